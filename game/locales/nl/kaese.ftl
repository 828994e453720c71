# Käse Würfeln: wat er aan tafel gezegd wordt, en de regels in eigen woorden.
kaese-note = Hoeveel stukken er van de getallen 2 tot en met 6 zijn, is aangenomen: de echte verdeling is niet openbaar. kipp rules --game kaese vertelt er meer over.

# Een stapel wordt van onder naar boven geschreven, zoals 6-4-2.
kaese-piece = { $number }
kaese-on = { $below }-{ $top }
kaese-stack-open = { $stack }
kaese-stack-closed = { $stack } gesloten
kaese-left =
    { $number ->
        [1] enen: { $left }
        [2] tweeën: { $left }
        [3] drieën: { $left }
        [4] vieren: { $left }
        [5] vijven: { $left }
       *[other] zessen: { $left }
    }
kaese-bonus = { $points } voor { $pieces } stukken

# Wat er gebeurt. "layout" zegt het scherm hoe de regel gezet wordt.
kaese-event-turn-began = { $player } pakt de dobbelstenen.
    .layout = section
kaese-event-rolled-all = Worp { $roll }: { $dice }
kaese-event-rolled = Worp { $roll }: { $rolled }, samen { $dice }
kaese-event-dice-kept = { $player } houdt { $dice } en gooit de andere opnieuw.
    .layout = detail
kaese-event-none-kept = { $player } gooit alle acht dobbelstenen opnieuw.
    .layout = detail
kaese-event-stopped = { $player } stopt met gooien.
    .layout = detail
kaese-event-gift-used = { $player } geeft de cadeaukaart terug en draait een { $from } naar { $to }, samen { $dice }
kaese-event-earned = { $player } heeft precies gegooid: { $numbers }
kaese-event-nothing-earned = { $player } heeft geen enkel getal precies gegooid.
kaese-event-piece-taken = { $player } pakt een { $piece } uit het midden; daar nog { $left }.
    .layout = detail
kaese-event-lower-taken = { $player } pakt voor de gegooide { $rolled } een { $piece } uit het midden; daar nog { $left }.
    .layout = detail
kaese-event-used-up =
    { $stacks ->
        [one] De stukken met een { $piece } in het midden zijn op: er is nu één stapel weg.
       *[other] De stukken met een { $piece } in het midden zijn op: er zijn nu { $stacks } stapels weg.
    }
kaese-event-piece-stolen = { $player } steelt de { $piece } van de stapel { $stack } die voor { $from } ligt.
    .layout = detail
kaese-event-single-stolen = { $player } steelt de losse { $piece } die voor { $from } ligt.
    .layout = detail
kaese-event-lapsed = Voor de gegooide { $rolled } is er geen stuk voor { $player }.
    .layout = detail
kaese-event-gift-given = Geen stuk na vier worpen: { $player } krijgt een cadeaukaart als troost.
    .layout = detail
kaese-event-no-second-gift = Geen stuk, en { $player } heeft al een cadeaukaart.
    .layout = detail
kaese-event-no-gift = Geen stuk; een cadeaukaart is er alleen na vier worpen, en { $player } is eerder gestopt.
    .layout = detail
kaese-event-stack-begun = { $player } begint een stapel met de { $piece }.
    .layout = detail
kaese-event-dome-alone = { $player } heeft twee muizen en geen open stapel: de { $piece } ligt met de stolp naar boven, als eigen gesloten stapel.
    .layout = detail
kaese-event-piece-put = { $player } legt de { $piece } op de stapel { $stack }.
    .layout = detail
kaese-event-mouse-laid = { $player } legt een 1 neer met de muis naar boven.
    .layout = detail
kaese-event-stack-closed =
    { $points ->
        [one] { $player } sluit een stapel met de 1: { $stack }, 1 punt waard.
       *[other] { $player } sluit een stapel met de 1: { $stack }, { $points } punten waard.
    }
    .layout = detail
kaese-event-mouse-closes =
    { $points ->
        [one] { $player } sluit een stapel met een muis: { $stack }, 1 punt waard.
       *[other] { $player } sluit een stapel met een muis: { $stack }, { $points } punten waard.
    }
    .layout = detail
kaese-event-bonus-taken = { $player } pakt de bonuskaart van { $points } punten voor { $pieces } stukken.
    .layout = detail
kaese-event-no-bonus-left = Voor { $pieces } stukken is er geen bonuskaart meer; { $player } krijgt er geen.
    .layout = detail
kaese-event-mice-spared = { $player } sluit niets meer en geeft de dobbelstenen door.
    .layout = detail
kaese-event-last-closing = Drie stapels in het midden zijn op: het spel is afgelopen. Vanaf { $player } sluiten de muizen wat open is.
    .layout = section
kaese-event-mouse-turned = Een muis van { $player } vindt geen open stapel en wordt omgedraaid, als eigen gesloten stapel.
    .layout = detail
kaese-event-most-stacks =
    { $sharers ->
        [one] { $player } heeft de meeste stapels, { $stacks }, en krijgt daarvoor de bonuskaart.
       *[other] { $player } heeft de meeste stapels, { $stacks }, samen met anderen ({ $sharers } spelers in totaal), en krijgt een deel van de bonuskaart daarvoor.
    }
    .layout = detail
kaese-event-game-ended = Het spel is uit.
    .layout = section
kaese-event-unworded = Er gebeurt iets.

# Vragen en keuzes.
kaese-ask-roll = De dobbelstenen rollen.
kaese-ask-choose =
    { $left ->
        [0] Na de laatste worp: { $dice }. De cadeaukaart gebruiken?
        [one] { $dice }, nog één worp. Welke dobbelstenen houd je?
       *[other] { $dice }, nog { $left } worpen. Welke dobbelstenen houd je?
    }
kaese-ask-take = Precies gegooid: { $numbers }. Welk stuk pak je?
kaese-ask-place = Neer te leggen: { $hand }. Waar gaat welk stuk heen?
kaese-ask-pass = Een stapel sluiten met een muis, of de dobbelstenen doorgeven?
kaese-ask-close = Het spel is afgelopen. Welke stapel sluit je muis?
kaese-ask-over = Het spel is uit.
kaese-example = 3 3 houden
kaese-example-one = 3 houden
kaese-do-keep = { $dice } houden, de andere opnieuw gooien
    .also = { $dice } vasthouden | bewaar { $dice }
    .also-rest = { $rest } opnieuw gooien | { $rest } opnieuw werpen
kaese-do-keep-none = alles opnieuw gooien
    .also = niets houden | niets vasthouden | houd niets
    .also-rest = { $rest } opnieuw gooien
kaese-do-stop = stoppen
    .also = alles houden | alles vasthouden | nu met gooien stoppen
kaese-do-gift = cadeaukaart: een { $from } naar { $to } draaien
    .also = een { $from } naar { $to } draaien
kaese-do-take = een { $piece } uit het midden pakken
    .also = neem een { $piece } uit het midden | een { $piece } uit het midden nemen
kaese-do-take-lower = een { $piece } uit het midden pakken voor de gegooide { $rolled }
    .also = neem een { $piece } uit het midden voor de gegooide { $rolled } | een { $piece } uit het midden nemen voor de gegooide { $rolled }
kaese-do-steal = de { $piece } stelen van de stapel { $stack } die voor { $from } ligt
    .also = steel de { $piece } van { $from }, van de stapel { $stack } | stelen: de { $piece } van { $from }, van de stapel { $stack }
kaese-do-steal-single = de losse { $piece } stelen die voor { $from } ligt
    .also = steel de losse { $piece } van { $from } | stelen: de losse { $piece } van { $from }
kaese-do-begin = een stapel beginnen met de { $piece }
    .also = nieuwe stapel met de { $piece } beginnen | de { $piece } apart neerleggen | leg de { $piece } neer
kaese-do-dome-alone = de 1 neerleggen met de stolp naar boven, als eigen stapel
kaese-do-put = de { $piece } op de stapel { $stack } leggen
    .also = de { $piece } op de stapel { $stack } doen
kaese-do-dome =
    { $bonus ->
        [0] de stapel { $stack } sluiten met de 1
       *[other] de stapel { $stack } sluiten met de 1 en de bonuskaart van { $bonus } pakken
    }
kaese-do-mouse = de 1 neerleggen met de muis naar boven
kaese-do-close =
    { $bonus ->
        [0] de stapel { $stack } sluiten met een muis
       *[other] de stapel { $stack } sluiten met een muis en de bonuskaart van { $bonus } pakken
    }
kaese-do-end-turn = niets sluiten, de dobbelstenen doorgeven
    .also = passen | einde | klaar

# Waarom niet. "rest" kenmerkt wat alles verbiedt waarvoor het nu de tijd niet is.
kaese-no-not-now = dat kan nu niet (nu eerst: { $due })
    .layout = rest
kaese-no-game-over = het spel is uit
kaese-no-roll-left = de vierde worp was de laatste
kaese-no-not-these-dice = de dobbelstenen tonen geen { $dice }
kaese-no-nothing-to-roll = zo blijft er geen dobbelsteen over om te gooien; wie ze alle acht houdt, stopt
kaese-no-gift = je hebt geen cadeaukaart
kaese-no-same-face = de dobbelsteen toont dat getal al
kaese-no-not-rolled = de { $rolled } is niet precies gegooid, of het stuk ervoor is al gepakt
kaese-no-too-high = een gegooide { $rolled } levert geen { $piece } op, alleen het eigen stuk en lagere
kaese-no-middle-empty = in het midden ligt geen { $piece } meer
kaese-no-ones-are-safe = niemand kan een 1 stelen
kaese-no-own = wat voor je ligt, is al van jou
kaese-no-not-neighbour = stelen kan alleen van je linker- en je rechterbuur
kaese-no-not-on-top = bovenop ligt een { $top }, en je hebt een { $rolled } nodig
kaese-no-such-stack = daar ligt geen stapel { $stack }
kaese-no-nothing-to-steal = niemand naast je heeft een stuk dat je precies hebt gegooid en kunt stelen
kaese-no-none-to-steal = niemand naast je heeft een { $rolled } die je kunt stelen
kaese-no-stack-closed = er gaat niets meer op { $stack }, en er gaat niets meer af
kaese-no-not-in-hand = je hebt geen { $piece } om neer te leggen
kaese-no-not-lower = een { $piece } past niet op een { $top }, want elk stuk moet lager zijn dan dat eronder
kaese-no-not-alone = een 1 mag pas een eigen stapel zijn als je twee muizen en geen open stapel hebt
kaese-no-third-mouse = je hebt al twee muizen, dus moet deze 1 een stapel sluiten
kaese-no-mouse = je hebt geen muis
kaese-no-pieces-left = je moet eerst je stukken neerleggen
kaese-due-roll = gooien
kaese-due-choose = dobbelstenen houden of stoppen
kaese-due-take = een stuk pakken of stelen
kaese-due-place = stukken neerleggen of stapels sluiten
kaese-due-close = een stapel sluiten met een muis
kaese-due-nothing = niets
kaese-pieces-wrong = { $got } stukken met de getallen 2 tot en met 6; het moeten er precies { $want } zijn

# De tafel.
kaese-table-middle = In het midden: { $pieces }
kaese-table-cards = Cadeaukaarten: { $gifts }. Bonuskaarten: { $cards }; aan het eind 12 voor de meeste stapels
kaese-table-player =
    { $player }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $most ->
        [0] {""}
       *[other] {" "}(waarvan { $most } voor de meeste stapels, zoals het nu staat)
    } | stapels: { $stacks } | muizen: { $mice }{ $mice ->
        [0] {""}
       *[other] {" "}(nog zonder punten)
    } | bonuskaarten: { $cards }{ $gifts ->
        [0] {""}
       *[other] {" "}| een cadeaukaart
    }

kaese-prospect = de { $number } precies
kaese-score-closed = Gesloten stapels
kaese-score-open = Open stapels
kaese-score-bonus = Bonuskaarten
kaese-score-most = Meeste stapels

# De regels in eigen woorden. Elk bericht is een alinea.
rules-kaese-title = Käse Würfeln, voor 2 tot 5 spelers
rules-kaese-aim = Dobbelstenen leveren stukken kaas op, en stukken worden gestapeld. Een gesloten stapel is veilig en telt veel zwaarder dan een open stapel, waar de buren van mogen snoepen. Wie aan het eind de meeste kaaspunten heeft, wint.
rules-kaese-setup-title = Wat er in het midden ligt
rules-kaese-setup = 54 stukken kaas, op getal in zes stapels: 16 met het getal 1, die aan de ene kant een muis en aan de andere een kaasstolp tonen, en 38 met de getallen 2 tot en met 6. Daarnaast vijf cadeaukaarten en zeven bonuskaarten: 12, 10 en 8 voor stapels van vier stukken, 25 en 20 voor vijf, 40 voor zes en 12 voor de meeste stapels. Wie thuis de meeste kaas in de koelkast heeft, zit op de eerste plaats en begint; daarna gaat het met de klok mee.
rules-kaese-roll-title = Gooien
rules-kaese-roll = Gooi alle acht dobbelstenen. Gooi er daarna zoveel opnieuw als je wilt, tot vier worpen in totaal; een dobbelsteen die je opzij hebt gelegd, mag later weer mee. Stoppen mag na elke worp. Het gaat om wat alle acht dobbelstenen aan het eind tonen.
rules-kaese-earn-title = Wat de dobbelstenen opleveren
rules-kaese-earn = Een getal is precies gegooid als zoveel dobbelstenen het tonen als het zegt: één 1, twee keer 2, drie keer 3, vier keer 4, vijf keer 5 of zes keer 6, niet meer en niet minder. Elk precies gegooid getal levert één stuk op, dus een beurt soms meer dan één.
rules-kaese-take = Pak het stuk met dat getal uit het midden, of een willekeurig lager stuk, wat helpt als de stapel op is. Is er een stuk dat je kunt pakken, dan moet je er een pakken. Eerst worden alle stukken gepakt, in de volgorde die je wilt, en daarna neergelegd.
rules-kaese-steal-title = Stelen
rules-kaese-steal = In plaats van het uit het midden te pakken mag je het stuk stelen van je linker- of je rechterbuur: precies het gegooide getal, en alleen een stuk dat los ligt of bovenop een open stapel. Wat eronder lag, ligt dan bovenop en mag voor een ander gegooid getal gestolen worden. Een 1 wordt nooit gestolen, en uit gesloten stapels wordt niets gestolen. Met twee spelers zijn de linker- en de rechterbuur dezelfde persoon.
rules-kaese-place-title = Stapels
rules-kaese-place = Een stuk begint een nieuwe stapel, of gaat op een van je open stapels als het lager is dan het bovenste stuk: naar boven toe worden de getallen van een stapel altijd kleiner. Later wordt niets meer verlegd. Je kiest zelf in welke volgorde je je nieuwe stukken neerlegt.
rules-kaese-close-title = Sluiten
rules-kaese-close = Een 1 met de stolp naar boven sluit de stapel waar hij op komt: die blijft tot het eind zoals hij is. Je mag de 1 ook met de muis naar boven voor je neerleggen en er later een stapel mee sluiten, in deze of een van je volgende beurten, zodra je dobbelstenen geteld zijn. Meer dan twee muizen heb je nooit: een derde 1 moet een stapel sluiten, en heb je geen open stapel, dan wordt hij zelf een gesloten stapel.
rules-kaese-bonus = Wie een stapel van vier, vijf of zes stukken sluit, de 1 meegeteld, pakt de hoogste bonuskaart die er voor die grootte nog ligt. Zijn ze op, dan is er geen, ook niet die van een andere grootte.
rules-kaese-gift-title = Cadeaukaarten
rules-kaese-gift = Wie alle vier de worpen heeft gedaan en geen enkel stuk kan pakken, krijgt een cadeaukaart, tenzij er al een ligt. In een latere beurt kun je die kaart na een worp teruggeven om één dobbelsteen naar een willekeurig getal te draaien.
rules-kaese-end-title = Het einde
rules-kaese-end = Als drie van de zes stapels in het midden op zijn, pakt en legt wie aan de beurt is nog alle gegooide stukken, en dan is het spel uit. Daarna sluiten de muizen wat nog open is: eerst die van deze speler, dan met de klok mee die van de anderen, elke muis een stapel naar keuze van haar eigenaar, en bonuskaarten worden uitgedeeld als ze verdiend zijn. Een muis die geen open stapel vindt, wordt omgedraaid en is zelf een gesloten stapel. (Met een regel in het kaartenbestand is het spel in plaats daarvan meteen uit, midden in het pakken.)
rules-kaese-score-title = Punten
rules-kaese-score = Een gesloten stapel telt het onderste getal maal het aantal stukken, de 1 meegeteld: 6-5-2-1 is vier maal 6, dus 24. Een open stapel telt de som van de getallen. Bonuskaarten tellen wat erop staat. Wie de meeste stapels heeft, krijgt de laatste bonuskaart; losse stukken, open en gesloten stapels tellen allemaal mee. Hebben meer spelers de meeste, dan delen ze de 12 punten, zo nodig in breuken. Cadeaukaarten tellen niet. Wie bovenaan gelijk staat, wint samen. De punten die je tijdens het spel ziet, zijn die van de tafel zoals ze nu is, met de 12 voor de meeste stapels erbij; muizen tellen pas als ze op een stapel liggen of er zelf een zijn.
rules-kaese-cards-title = Over de stukken
rules-kaese-cards = Hoe de 38 stukken over de getallen 2 tot en met 6 verdeeld zijn, is niet openbaar. De verdeling hier is aangenomen, met minder stukken van de hogere getallen, want zoveel is bekend; zet je eigen verdeling in een kaartenbestand (kipp cards --game kaese drukt er een af om mee te beginnen) en geef het mee met --cards BESTAND.
