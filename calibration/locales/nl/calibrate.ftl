# De woorden van kipp-calibrate, naast die welke het met kipp deelt.
help-template-kipp-calibrate =
    {"{"}about{"}"}

    Gebruik: {"{"}usage{"}"}

    Commando's:
    %tasks%

    Opties:
    {"{"}options{"}"}

    Afsluitcodes: 0 klaar, 1 de studie kan niet draaien, 2 iets wat is opgegeven, is onbruikbaar.
help-kipp-calibrate = Controleert een machinebestand en meet hoe de buizen kantelen
help-check = Een machinebestand controleren en de statica van de buizen tonen; controleren of een studie kan draaien
help-check-file = Het machinebestand of een studiebestand; zonder opgave de ingebouwde machine
help-check-study = Het studiebestand; BESTAND is dan de machine waar het naar vraagt
help-check-threads = Aantal threads waarvoor de kosten worden genoemd (zonder opgave alle kernen)
help-schema = Het JSON-schema van studiebestanden tonen, of de velden die een knop mag noemen
help-schema-fields = In plaats van het schema de velden tonen die een knop mag noemen, met eenheid en waarde
help-schema-machine = Het machinebestand waarvan de velden worden getoond; zonder opgave de ingebouwde machine
help-fills = Buizen op de gesimuleerde machine met de hand vullen tot ze kantelen, vele malen
help-fills-file = Het machinebestand; zonder opgave de ingebouwde machine
help-fills-fills = Aantal vullingen, 1 tot 10000000; elke bekijkt één buis, om de beurt
help-fills-seed = Startgetal van de reeks; elke vulling volgt daaruit en uit haar eigen nummer
help-fills-dice = Welke dobbelstenen: box (12 van elke maat), small (klein), medium (middel) of large (groot), dan 12 van die maat
help-fills-alone = Alleen de bekeken buis vullen; anders gaat elke dobbelsteen in een willekeurige buis

calibrate-valid = { $name }: geldig, dus elke lege buis keert terug naar haar ruststand
calibrate-digest = controlesom { $digest }
calibrate-legend =
    Momenten van de lege buis om de stang in mN·m; negatief stelt terug. Dode band: wat de
    lagerwrijving kan tegenhouden. Laatste kolommen: ongeveer zo weinig dobbelstenen van één maat
    kantelen de buis (achter elkaar, niet gesimuleerd); kipp-calibrate fills meet wat ze echt doen.
calibrate-tube = buis
calibrate-at-rest = in rust
calibrate-at-front-stop = bij de voorste aanslag
calibrate-dead-band = dode band
calibrate-small = klein
calibrate-medium = middel
calibrate-large = groot
calibrate-never = nooit
calibrate-failed = mislukt

calibrate-run =
    { $fills ->
        [one] { $name } (controlesom { $digest }): 1 vulling, startgetal { $seed }, dobbelstenen: { $dice }, andere buizen ook gevuld
       *[other] { $name } (controlesom { $digest }): { $fills } vullingen, startgetal { $seed }, dobbelstenen: { $dice }, andere buizen ook gevuld
    }
calibrate-run-alone =
    { $fills ->
        [one] { $name } (controlesom { $digest }): 1 vulling, startgetal { $seed }, dobbelstenen: { $dice }, andere buizen leeg
       *[other] { $name } (controlesom { $digest }): { $fills } vullingen, startgetal { $seed }, dobbelstenen: { $dice }, andere buizen leeg
    }
calibrate-dice-box = doos van 36
calibrate-dice-small = 12 kleine
calibrate-dice-medium = 12 middelgrote
calibrate-dice-large = 12 grote
calibrate-histogram = Dobbelstenen tot het kantelen
calibrate-fills = vullingen
calibrate-mean = gemiddeld
calibrate-all = alle
calibrate-shares = Aandelen met 95%-interval (Wilson)
calibrate-what = wat
calibrate-hits = treffers
calibrate-of = uit
calibrate-share = aandeel
calibrate-from = van
calibrate-to = tot
calibrate-in-band = vullingen die bij dobbelsteen 4 of 5 kantelen
calibrate-hanging = keren dat de buis na het loslaten blijft hangen
calibrate-emptied = kantelingen die de buis legen
calibrate-returned = kantelingen waarna de buis terugkeert
calibrate-second-tube = kantelingen die een tweede buis doen kantelen
calibrate-stilled = keren dat bij de tijdslimiet alles is stilgezet

report-warnings = Voordat je hierop vertrouwt
report-data = De cijfers achter de afbeelding
report-provenance = Waar dit vandaan komt
report-command = De opdracht waarmee dit verslag opnieuw ontstaat:
report-unwritable = { $path } kan niet worden geschreven: { $cause }; noem een map waarin geschreven mag worden, oudere resultaten blijven zoals ze waren

# Gegevensbestanden met metingen.
help-fit = De parameters van een echt exemplaar uit metingen bepalen
help-fit-study = Het studiebestand: zijn knoppen mogen van de machine afwijken
help-fit-data = Gegevensbestanden (CSV) met de kolommen kind, of, dice, value, deviation, note; zonder opgave die van de studie
help-fit-although = Aanpassen hoewel deze controle van de studie mislukt
help-fit-machine_out = De aangepaste machine in dit bestand schrijven
help-fit-force = Het bestand van --machine-out vervangen als het er al is
help-fit-out = report.html, CSV-bestanden en result.json in deze map schrijven
help-fit-ranks = De aanpassing herhalen op N gesimuleerde exemplaren van de aangepaste machine, 0 tot 1000, en tonen of haar intervallen eerlijk zijn
help-observe = Opschrijven wat een mens aan de gesimuleerde machine zou zien, als gegevens voor fit
help-observe-machine = Het machinebestand; zonder opgave de ingebouwde machine
help-observe-fills = Aantal vullingen, 0 tot 100000; de buizen worden om beurten gevuld, elk apart
help-observe-seed = Startgetal voor dobbelstenen, handen en meetfouten
help-observe-values = Ook alles één keer wegen, klokken en aflezen
data-empty = het bestand is leeg; schrijf een regel met de kopjes kind,of,dice,value,deviation en één regel per meting
data-too-large = het bestand is groter dan 1 MiB; noem een gegevensbestand
data-no-rows = onder de kopjes staat geen meting; schrijf voor elke meting een regel
data-no-column = in regel 1 ontbreekt het kopje "{ $column }"; mogelijk zijn { $known }
data-unknown-column = regel 1: geen kolom heet "{ $column }"; mogelijk zijn { $known }
data-column-twice = regel 1: de kolom "{ $column }" staat er twee keer; laat er één weg
data-cells = regel { $line }: { $found } cellen onder { $wanted } kopjes; zet een tekst met komma's tussen aanhalingstekens
data-malformed = regel { $line } is geen regel van een CSV-bestand; zoek een verdwaald aanhalingsteken
data-not-text = regel { $line }, teken { $character }: dit is geen UTF-8-tekst; bewaar de tabel als CSV in UTF-8
data-cell = regel { $line }, kolom "{ $column }": { $fault }
data-unknown = "{ $asked }" betekent hier niets; schrijf een van { $known }
data-surplus = bij dit soort meting mag hier niets staan; laat de cel leeg
data-no-dice = kantelen zonder dobbelstenen zegt niets; noem ze in hun volgorde, zoals s m l m
data-too-many-dice = in de doos zitten niet meer dan 36 dobbelstenen
data-no-such-die = "{ $asked }" is geen van de { $dice } dobbelstenen; schrijf het nummer van de dobbelsteen die de buis kantelde, niets voor de laatste, of never voor nooit
data-no-unit = "{ $written }" heeft geen eenheid; schrijf er een van { $units } achter
data-no-number = "{ $written }" is geen getal met eenheid; schrijf een getal met eenheid, zoals 6.1 g, 0.62 s of 14 deg
data-not-positive = "{ $asked }" moet groter zijn dan 0
data-implausible = "{ $asked }" kan bij zulk speelgoed niet kloppen, { $least } tot { $most } wel; controleer het getal en de eenheid

# Aanpassingen.
fit-no-knobs = er is geen knop die een aanpassing mag veranderen; voeg een [[knob]] met from en to toe, of bevries minder
fit-no-data = er zijn geen metingen; noem een gegevensbestand achter de studie, of zet er enkele onder data in haar tabel [fit]
fit-data-twice = { $path } is twee keer genoemd, en metingen die dubbel tellen maken de intervallen te smal; noem elk gegevensbestand één keer
fit-data-copied = { $path } bevat dezelfde bytes als { $other }, en metingen die dubbel tellen maken de intervallen te smal; noem een van beide
fit-whole = { $field } neemt alleen gehele getallen aan, die een aanpassing niet kan veranderen; tel ze en zet het getal in het machinebestand, of bevries het veld in de tabel [fit]
fit-frozen-unknown = fit.frozen: geen knop heet "{ $asked }"; de knoppen zijn { $known }
fit-setting = { $place } = { $value }: moet tussen { $least } en { $most } liggen
fit-no-swing = { $file }: regel { $line }: bij de buis { $tube } van deze machine ligt het zwaartepunt zo dicht bij de stang dat wrijving haar in elke hoek houdt; ze heeft dus geen periode, laat de regel weg
machine-out-exists = { $path } bestaat al; noem een ander bestand of vervang het met --force
machine-out-input = { $path } is invoer van deze run en wordt nooit vervangen; noem een ander bestand
machine-out-unwritable = { $path } kan niet worden geschreven: { $cause }; noem een bestand in een beschrijfbare map, verder is niets veranderd
report-written = Het rapport staat in { $path }, met CSV-tabellen en result.json ernaast.
machine-out-written = De machine met deze waarden staat in { $path }.
fit-machine-unsound = { $path } is niet geschreven, want zo'n machine is niet te bouwen: { $cause }; meet meer, of maak de bereiken van de knoppen nauwer
fit-machine-note = Door kipp-calibrate aan { $count } metingen aangepast: { $fields }.
fit-title = Aanpassing: { $study }
fit-verdict = { $all ->
        [one] { $known } van 1 parameter is naar beide kanten bekend.
       *[other] { $known } van { $all } parameters zijn naar beide kanten bekend.
    }
fit-rule = ✓ elke parameter is naar beide kanten bekend en er is geen waarschuwing, ! sommige zijn het, of er is een waarschuwing, ✗ geen enkele is het.
fit-verdict-improved = Van { $tips } kantelingen die de aanpassing niet kende, waren er vooraf { $before } goed voorspeld en achteraf { $after }; de gemiddelde verrassing daalde met { $share }.
fit-verdict-was-right = De machine zoals ze was voorspelde alle { $tips } kantelingen die de aanpassing niet kende; er viel niets te verbeteren.
fit-verdict-no-improvement = Kantelingen die de aanpassing niet kende, voorspelt ze niet beter dan voorheen.
fit-verdict-unchecked = Er is niets achtergehouden om het te controleren.
fit-verdict-no-intervals =
    Voor { $all ->
        [one] 1 parameter is een waarde
       *[other] { $all } parameters zijn waarden
    } gevonden, maar geen intervallen.
fit-not-converged = Het zoeken stopte bij zijn grootste aantal stappen; de waarden zijn misschien niet de waarschijnlijkste.
fit-no-intervals = Er zijn geen intervallen gevonden: de waarschijnlijkheid heeft meerdere toppen, en telkens weer doken betere punten op. De waarden zijn het beste daarvan; over hun fouten is niets bekend. Meer of betere metingen of een nauwer bereik kunnen helpen.
fit-unmeasured = Geen meting hangt van { $field } af: de waarde is het begin van het zoeken, geen resultaat.
fit-unknown = De metingen begrenzen { $field } niet binnen zijn bereik: de waarde is geen resultaat.
fit-at-bound = De waarschijnlijkste { $field } ligt aan een eind van zijn bereik: de waarheid ligt misschien erbuiten, of iets anders klopt niet.
fit-open = Het interval van { $field } is naar één kant open: het bereik eindigt voordat de metingen het begrenzen.
fit-condition = De kennis over de parameters is zeer ongelijk (conditiegetal { $number }): de intervallen kunnen door afronding fout zijn.
fit-no-improvement = Kantelingen die de aanpassing niet kende, voorspelt ze niet beter: hun gemiddelde verrassing daalt tegenover de machine zoals ze was met { $share } % (onder 0 stijgt ze), en pas meer dan { $least } % zou zeker zijn.
fit-no-hold-out = Minder dan { $fewest } kantelingen: er zijn er geen achtergehouden, dus niets toont dat de aanpassing nieuwe voorspelt.
fit-misfit = { $file }, regel { $line }: { $deviations } standaardafwijkingen van wat de aanpassing voorspelt, of nauwelijks mogelijk; zoek een schrijffout.
fit-gap-far = De dobbelstenen liggen anders dan verwacht (pakking { $packing }, spreiding { $scatter } %): misschien klopt iets niet dat geen knop is.
fit-swing-gone = De aangepaste buis { $tube } slingert niet vanzelf, dus haar periode betekent niets.
fit-unbuildable = Zo'n machine kan niet worden gebouwd: { $cause }
fit-machine = aangepaste machine
fit-parameters = Parameters en intervallen
fit-parameters-text = De intervallen bevatten de waarheid 95 van de 100 keer als de statica het exemplaar beschrijft en de afwijkingen kloppen. Ontbreekt een eind, dan begrenzen de metingen de waarde naar die kant niet: ze is niet bekend.
fit-parameters-alt = Aangepaste waarde en 95%-interval van { $count } parameters als deel van hun nominale waarde, een open eind getekend tot het eind van het bereik; de tabel bevat de getallen.
fit-parameters-x = deel van de nominale waarde
fit-field = veld
fit-unit = eenheid
fit-initial = begin
fit-nominal = nominaal
fit-fitted = aangepast
fit-low = 95 % van
fit-high = 95 % tot
fit-from = kleinste
fit-to = grootste
fit-change = verandering
fit-flag = opmerking
fit-flag-unmeasured = niet gemeten
fit-flag-unknown = niet bekend
fit-flag-no-interval = geen interval gevonden
fit-flag-no-low = naar beneden open
fit-flag-no-high = naar boven open
fit-flag-at-from = bij de kleinste waarde
fit-flag-at-to = bij de grootste waarde
fit-directions = Wat de metingen niet onderscheiden
fit-directions-text = Langs elke richting is het 95%-interval breder dan de bereiken van de studie. Relatieve verandering: in deze verhouding mogen alle velden van een richting samen veranderen, en nauwelijks een meting merkt het.
fit-direction = richting
fit-relative = relatieve verandering
fit-half-width = half interval in bereiken
fit-shape-single = Niets legt { $fields } binnen zijn bereik vast.
fit-shape-ratios = Alleen de verhouding { $fields } is bekend, niet de waarden zelf; één gewogen onderdeel zou ze vastleggen.
fit-shape-product = Alleen het product van { $fields } is bekend, niet de waarden zelf.
fit-shape-mixed = Alleen een combinatie is bekend van { $fields }.
fit-hold-out = Kantelingen, voorspeld zonder ze te kennen
fit-hold-out-text = De { $tips } kantelingen zijn over { $parts } delen verdeeld, en elk deel is uit de rest voorspeld; ervoor: de machine zoals ze was. Verrassing is de negatieve logaritme van de kans op wat er gebeurde.
fit-metric = maat
fit-before = ervoor
fit-after = erna
fit-gain = winst
fit-gain-error = standaardfout
fit-surprise = gemiddelde verrassing per kanteling
fit-hits = kantelingen bij de waarschijnlijkste dobbelsteen
fit-gap = Van statica naar echte vullingen
fit-gap-text = Twee getallen die naast de machine worden aangepast: de afstand van naburige dobbelstenen in ribben, en hoe sterk het moment dat een buis kantelt van vulling tot vulling spreidt. Beide worden vanuit de gesimuleerde machine verwacht, en alleen verre metingen verschuiven ze.
fit-quantity = grootheid
fit-expected = verwacht
fit-deviations = standaardafwijkingen
fit-packing = pakking
fit-scatter = spreiding
fit-residuals = Metingen en voorspellingen
fit-residuals-text = Waarden in SI-eenheden; bij een kanteling de dobbelsteen die de buis kantelde. Kans: wat de aanpassing aan het geziene gaf; ongezien: een aanpassing zonder deze kanteling.
fit-residuals-alt = Afwijkingen van { $count } metingen in standaardafwijkingen, kantelingen als stippen en waarden als kruisjes; de tabel bevat de getallen.
fit-residuals-x = meting
fit-file = bestand
fit-line = regel
fit-kind = soort
fit-tube = buis
fit-dice = dobbelstenen
fit-seen = gezien
fit-foretold = voorspeld
fit-chance = kans
fit-chance-unseen = kans ongezien
fit-kind-tip = kanteling
fit-kind-die = massa van een dobbelsteen
fit-kind-plate = massa van een plaat
fit-kind-tube = massa van de lege buis
fit-kind-period = periode
fit-kind-slide = helling waarbij een dobbelsteen glijdt
fit-kind-rest = rusthoek
fit-tips = kantelingen
fit-values = waarden
ranks-title = Zijn de intervallen van { $field } eerlijk?
ranks-text = { $fits } gesimuleerde exemplaren van de aangepaste machine zijn gemeten zoals het echte, met nieuw toeval, en aangepast: { $held } van de 95%-intervallen bevatten de waarheid. De balken tellen in welk tiende van wat de aanpassing waarschijnlijk vond de waarheid lag; even hoge balken betekenen eerlijke intervallen.
ranks-doubtful = De intervallen van { $field } zijn bij zulke gegevens nauwelijks eerlijk: { $held } van { $fits } bevatten de waarheid, en eerlijke bevatten die in 95 van de 100 gevallen, in elk deel even vaak.
ranks-alt = In welk tiende van de aangepaste verdeling de waarheid van { $field } in { $fits } aanpassingen lag, met het gelijkmatige aantal als lijn.
ranks-part = tiende van de aangepaste verdeling
ranks-fits = aanpassingen
help-value-data = GEGEVENS
report-long = ({ $rows } rijen: --out schrijft ze naar een bestand)
