# Wat er mis is met een machine- of kaartenbestand. Namen en waarden staan er zoals in het bestand.
file-syntax = regel { $line }, kolom { $column }: { $fault }; vergelijk met wat { $command } toont
machine-wrong = { $origin }: { $problem }
machine-of-record = de machine in de opname
machine-no-such-tube = de machine heeft geen buis of bak { $tube }; er zijn er 0 tot 2
machine-die-inside = dobbelsteen { $number } zit al in de machine
machine-not-in-tray = dobbelsteen { $number } ligt niet in bak { $tray }
machine-busy = de machine is nog bezig met de vorige worp
machine-strange-die = uit de machine komt dobbelsteen { $number }, die het spel niet heeft
machine-too-many-dice =
    { $dice ->
        [one] 1 dobbelsteen kan niet uit deze beker worden geworpen
       *[other] { $dice } dobbelstenen kunnen niet tegelijk uit deze beker worden geworpen
    }
machine-no-face = een dobbelsteen toont geen zijde
machine-unsound = haar beschrijving spreekt zichzelf tegen

# Wat bij het lezen van zulke bestanden opvalt.
reader-missing = "{ $name }" ontbreekt
reader-unknown = de naam { $name } hoort hier niet; hier bekend: { $known }
reader-unknown-word = "{ $found }" is geen van de woorden die hier kunnen staan: { $known }
reader-type = hier staat { $found }, maar hier hoort { $expected }
reader-count = de lijst moet { $want } regels hebben, niet { $found }
reader-unquoted = een tekst moet tussen aanhalingstekens staan, zoals in name = "gold"
reader-text = de tekst is niet gesloten of bevat een onleesbaar teken
reader-no-value = na een naam moeten = en een waarde staan, zoals in sides = 8
reader-number = dit getal is niet te lezen; schrijf het als 8 of 0.04
reader-twice = deze naam staat er tweemaal
reader-list = de lijst of tabel is stuk; tussen de delen staan komma's, en ze moet worden gesloten
reader-heading = het kopje is niet gesloten; het eindigt met ]
reader-no-name = hier moet een naam staan, zoals in sides = 8
reader-too-much = hier staat iets wat niet in deze regel hoort
reader-sign = hier staat een stuurteken; wis het
reader-deep = te veel haakjes in elkaar
reader-other = de TOML-lezer zegt in het Engels "{ $said }"
reader-found-number = het getal { $value }
reader-found-text = de tekst { $value }
reader-found-truth = { $value }
reader-found-list = een lijst
reader-found-table = een tabel of een datum
reader-expects-whole = een geheel getal van { $least } tot { $most }
reader-expects-number = een getal
reader-expects-text = een tekst tussen aanhalingstekens
reader-expects-truth = true of false
reader-expects-list = een lijst tussen rechte haken
reader-expects-table = een tabel

# Kaartenbestanden.
error-cards = { $place } geeft geen spel: { $fault }
error-cards-missing = { $path }: dit bestand bestaat niet; controleer de naam
error-cards-folder = { $path }: dit is een map; noem een kaartenbestand
error-cards-not-text = { $path }: het kaartenbestand is geen tekst; bewaar het als UTF-8
cards-of-record = de bewaarde kaartenset
cards-count =
    { $got ->
        [one] { $list } heeft 1 regel; het moeten er precies { $want } zijn
       *[other] { $list } heeft { $got } regels; het moeten er precies { $want } zijn
    }
cards-kind =
    { $got ->
        [one] 1 kaart van soort { $kind }; het moeten er precies { $want } zijn
       *[other] { $got } kaarten van soort { $kind }; het moeten er precies { $want } zijn
    }
cards-range = { $field } = { $value }; toegestaan is { $least } tot { $most }
cards-entry = { $list } nr. { $number }: { $fault }

# Machinebestanden.
machine-no-format = het bestand noemt zijn formaat niet; noem een machinebestand, of voeg de regel format = { $known } toe
machine-newer-format = het bestand heeft formaat { $found }, deze versie leest formaat { $known }; werk kipp bij
machine-other-format = format = { $found } is onbekend, deze versie leest formaat { $known }; begin met wat kipp machine toont
machine-interval = { $field } = { $value }: toegestaan is { $least } tot { $most }
machine-text = { $field }: hier moet een tekst staan van 1 tot { $most } tekens, zonder stuurtekens
machine-conflict = { $field } = { $value }: { $rule }
machine-missing = dit bestand bestaat niet; controleer de naam
machine-folder = dit is een map; noem een bestand daarin
machine-forbidden = het bestand mag niet worden gelezen; controleer de rechten
machine-empty = het bestand is leeg; begin met wat kipp machine toont
machine-too-large = het bestand is groter dan 1 MiB; noem een machinebestand
machine-not-text = byte { $byte } is geen UTF-8-tekst; bewaar het bestand als UTF-8
machine-system = het systeem zegt in het Engels "{ $said }"; controleer de naam

# Wat twee waarden van een machinebestand samen niet mogen doen.
rule-tube-name-twice = zo heet tube[{ $first }] al, namelijk { $name }; geef elke buis een eigen naam
rule-die-too-round = mag hoogstens 0.45 ribben zijn, anders blijft er geen plat vlak over (edge_m = { $edge }); rond de dobbelsteen minder af
rule-die-density = geeft met edge_m = { $edge } een dichtheid van { $density } kg/m3, toegestaan is 50 tot 25000 kg/m3; controleer de massa in kg
rule-die-order = mag niet kleiner zijn dan de maat ervoor (die[{ $before }].edge_m = { $edge }); zet de dobbelstenen van klein naar groot
rule-bore-too-narrow = moet wijder zijn dan de diagonaal van de grootste dobbelsteen (die[2].edge_m = { $edge }, diagonaal { $diagonal } m); maak de buis wijder of neem kleinere dobbelstenen; onder 2.2 ribben klemmen ze
rule-end-wall-too-far-back = moet plaats laten voor de dikte van de eindwand zelf (wall_m = { $wall }); schuif de eindwand naar de monding
rule-end-wall-too-far-forward = moet voor de monding minstens één buiswijdte lengte laten (length_m = { $length }, bore_m = { $bore }); schuif de eindwand naar achteren of maak de buis langer
rule-rod-behind-tube = moet de hele stang in de buis houden (rod.diameter_m = { $diameter }); schuif het draaipunt naar de monding
rule-rod-in-end-wall = moet de stang achter de eindwand houden (end_wall_station_m = { $station }, wall_m = { $wall }, rod.diameter_m = { $diameter }); schuif het draaipunt naar achteren of de eindwand naar de monding
rule-rod-out-of-bore = moet de stang in de holte houden (bore_m = { $bore }, rod.diameter_m = { $diameter }); breng het draaipunt dichter bij de as van de buis
rule-ballast-behind-tube = moet de stapel in de buis houden (de stapel meet { $thick } m); schuif hem naar de monding of neem minder of dunnere platen
rule-ballast-too-far-forward = moet de stapel achter stang en eindwand houden (de stapel meet { $thick } m en moet bij { $limit } m eindigen); schuif hem naar achteren of neem minder of dunnere platen
rule-ballast-out-of-bore = moet in de holte passen (bore_m = { $bore }, sides = { $sides }, height_m = { $height }); neem kleinere platen of breng ze naar de as
rule-hand-too-deep = moet vóór de eindwand loslaten (depth_spread_m = { $spread }, tube[{ $tube }].end_wall_station_m = { $station }); reik minder diep
rule-hand-out-of-mouth = mag niet buiten de monding komen (depth_m = { $depth }); verklein de spreiding of reik dieper
rule-hand-throws-out = mag geen dobbelsteen uit de monding gooien (speed_m_per_s = { $speed }); verklein de spreiding of verhoog de snelheid
rule-mouth-behind-tray = moet de bak onder de gekantelde monding brengen (buis "{ $tube }" heeft die vanaf { $rear } m voor de stang); schuif de bak naar achteren
rule-mouth-before-tray = moet de bak onder de gekantelde monding brengen (buis "{ $tube }" heeft die tot { $front } m voor de stang); maak de bak langer of schuif hem naar voren
rule-tray-too-narrow = moet minstens zo breed zijn als de buis (buis "{ $tube }" meet { $width } m); maak de bak breder
rule-floor-too-high-for-mouth = moet onder de gekantelde monding de hoogte van de grootste dobbelsteen laten (monding van buis "{ $tube }" { $mouth } m onder de stang); verlaag de bodem, verhoog de voorste aanslag of maak de buis korter
rule-floor-too-high-for-rear = moet het achtereind van de buis boven de tafel houden (eind van buis "{ $tube }" { $rear } m onder de stang); verlaag de bodem of de rusthoek
rule-rear-wall-too-high = moet de achterwand onder de gekantelde buis houden (floor_depth_m = { $floor }, en buis "{ $tube }" zit daar { $under } m onder de stang); verlaag de wand of de bodem
rule-does-not-rest = moet door de ballast van de lege buis tegen de wrijving worden gehouden (die stelt terug met { $restoring } mN·m, de wrijving houdt { $friction } mN·m tegen); neem meer ballast, schuif die naar achteren of verlaag rod.friction
rule-does-not-return = moet door de lege buis tegen de wrijving worden verlaten (ze stelt terug met { $restoring } mN·m, de wrijving houdt { $friction } mN·m tegen); verhoog pivot_height_m, neem meer ballast of verhoog de voorste aanslag
rule-does-not-pour = moet steil genoeg zijn om dobbelstenen te laten uitglijden (helling { $slope }, materials.die_on_tube.friction = { $friction }); verlaag de voorste aanslag of de wrijving
rule-throw-tray-too-small = moet minstens acht ribben meten, zodat alle dobbelstenen plaats vinden (de langste ribbe is { $edge } m); maak de bak breder of neem kleinere dobbelstenen
rule-cup-too-narrow = moet zeven dobbelstenen naast elkaar bergen, { $least } m bij ribben van { $edge } m; maak de waarde groter of neem kleinere dobbelstenen
rule-cup-too-shallow = moet 24 dobbelstenen in lagen van zeven bergen, { $least } m bij ribben van { $edge } m; maak de waarde groter of neem kleinere dobbelstenen
rule-cup-too-low = moet de beker over dobbelstenen op de bodem laten zwaaien, { $least } m bij ribben van { $edge } m; maak de waarde groter of neem kleinere dobbelstenen
