# De machine: kipp drop en kipp machine.
tube-copper = koperen buis
tube-silver = zilveren buis
tube-gold = gouden buis
tube-named = buis "{ $name }"

machine-fits = { $path }: klopt. "{ $name }", controlesom { $digest }

drop-title = { $tube }, machine "{ $machine }", startgetal { $seed }
drop-signs = Momenten om de stang in mN·m, voordat de hand loslaat: positief draait de monding omlaag, negatief houdt haar omhoog.
drop-die = Dobbelsteen { $number }, maat { $size }
drop-die-into = Dobbelsteen { $number }, maat { $size }, in de { $tube }
drop-full =
    { $left ->
        [0] De { $tube } is vol tot aan de monding: de dobbelsteen komt terug.
        [one] De { $tube } is vol tot aan de monding: de dobbelsteen komt terug, en die ene daarna wordt niet geprobeerd.
       *[other] De { $tube } is vol tot aan de monding: de dobbelsteen komt terug, en de { $left } daarna worden niet geprobeerd.
    }
drop-csv = Meetwaarden van elke tijdstap: { $path }
drop-part = deel
drop-mass = massa g
drop-arm = hefboomsarm mm
drop-moment = moment mN·m
drop-row-die = dobbelsteen { $number } ({ $size })
drop-row-board = buis
drop-row-ballast = ballast
drop-row-sum = som
drop-row-band = dode band (lagerwrijving)
drop-row-margin = marge (som - dode band)
drop-why-tips =
    { $count ->
        [one] Ze KANTELT: de dobbelsteen draait de monding met { $dice } mN·m omlaag, { $margin } meer dan de nodige { $needed } ({ $hold } tegen de lege buis, { $band } tegen de wrijving).
       *[other] Ze KANTELT: de { $count } dobbelstenen draaien de monding met { $dice } mN·m omlaag, { $margin } meer dan de nodige { $needed } ({ $hold } tegen de lege buis, { $band } tegen de wrijving).
    }
drop-why-stays =
    { $count ->
        [one] Ze kantelt niet: de dobbelsteen draait de monding met { $dice } mN·m omlaag, { $margin } te weinig voor de nodige { $needed } ({ $hold } tegen de lege buis, { $band } tegen de wrijving).
       *[other] Ze kantelt niet: de { $count } dobbelstenen draaien de monding met { $dice } mN·m omlaag, { $margin } te weinig voor de nodige { $needed } ({ $hold } tegen de lege buis, { $band } tegen de wrijving).
    }
drop-why-hangs = Ze blijft halverwege hangen: vóór het loslaten gaven de dobbelstenen { $dice } mN·m, nodig was { $needed }; ze verschoven terwijl de { $tube } bewoog, en nu houdt de wrijving haar tegen. Dat geldt als niet gekanteld.
drop-why-stays-moving = Ze kantelt niet, hoewel er { $margin } mN·m aan de kantelkant was: de dobbelstenen schoven terug toen de { $tube } in beweging kwam ({ $dice } tegen de nodige { $needed }).
drop-why-tips-moving = Ze KANTELT, hoewel er in rust { $margin } mN·m ontbrak: de dobbelstenen verschoven, of de { $tube } bewoog nog ({ $dice } tegen de nodige { $needed }).
drop-neighbour = De schok doet ook de buur kantelen: { $tube }.
drop-face = dobbelsteen { $number } ({ $size }) toont { $face }
drop-face-reseated = dobbelsteen { $number } ({ $size }) leunde, is rechtgelegd en toont { $face }
drop-faces = In de bak: { $list }.

sweep-progress = vullingen
sweep-title =
    { $fills ->
        [one] { $tube }, machine "{ $machine }": 1 vulling met dobbelstenen uit de hele voorraad, startgetal { $seed }. Ze kantelt bij dobbelsteen
       *[other] { $tube }, machine "{ $machine }": { $fills } vullingen met dobbelstenen uit de hele voorraad, startgetal { $seed }. Ze kantelt bij dobbelsteen
    }
sweep-row = { $die }
sweep-rest = Nooit gekanteld: { $never }. Keren dat de buis na het loslaten halverwege bleef hangen: { $hanging } ({ $share }).
