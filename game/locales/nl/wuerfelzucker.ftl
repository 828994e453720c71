# Würfelzucker: wat er aan tafel wordt gezegd, en de regels in eigen woorden.
wuerfelzucker-note = De kaarten zijn vervangende kaarten: de echte opdracht- en jokerkaarten zijn niet openbaar. kipp rules --game wuerfelzucker vertelt er meer over.

# Kaarten.
wuerfelzucker-task-given =
    { $face ->
        [1] enen verzamelen
        [2] tweeën verzamelen
        [3] drieën verzamelen
        [4] vieren verzamelen
        [5] vijven verzamelen
       *[other] zessen verzamelen
    }
wuerfelzucker-task-equal =
    { $dice ->
        [2] paar
        [3] drie gelijke
        [4] vier gelijke
        [5] vijf gelijke
       *[other] zes gelijke
    }
wuerfelzucker-task-groups =
    { $dice ->
        [1] { $groups ->
            [2] twee verschillende waarden
            [3] drie verschillende waarden
            [4] vier verschillende waarden
            [5] vijf verschillende waarden
           *[other] zes verschillende waarden
        }
        [2] { $groups ->
            [2] twee paren
           *[other] drie paren
        }
       *[other] twee drietallen
    }
wuerfelzucker-task-full-house = full house
wuerfelzucker-task-smallest-sum =
    { $dice ->
        [one] laagste dobbelsteen
       *[other] laagste som van { $dice } dobbelstenen
    }
wuerfelzucker-task-highest-sum = hoogste som
wuerfelzucker-card =
    { $points ->
        [one] "{ $task }" (1 punt)
       *[other] "{ $task }" ({ $points } punten)
    }
wuerfelzucker-card-own = de eigen opdracht van { $player }, { $card }
wuerfelzucker-card-unknown = opdrachtkaart nr. { $number }
wuerfelzucker-joker-reroll =
    { $dice ->
        [one] 1 dobbelsteen opnieuw
       *[other] { $dice } dobbelstenen opnieuw
    }
wuerfelzucker-joker-displace = gelijke verdringen
wuerfelzucker-joker-change = ±{ $by }
wuerfelzucker-joker-turn-over = omdraaien

# Wat er gebeurt. layout zegt het scherm hoe een regel wordt gezet.
wuerfelzucker-event-tasks-shuffled = { $cards } opdrachtkaarten worden geschud. De sluitingskaart komt op de laatste { $below }.
wuerfelzucker-event-jokers-shuffled = { $cards } jokerkaarten worden geschud.
wuerfelzucker-event-task-revealed = Opengelegd: { $card }; nog { $left } op de stapel.
    .layout = detail
wuerfelzucker-event-own-task-revealed = { $player } trekt een eigen opdracht: { $card }; nog { $left } op de stapel.
    .layout = detail
wuerfelzucker-event-no-own-task = De stapel is leeg: { $player } trekt geen eigen opdracht.
    .layout = detail
wuerfelzucker-event-closing-card = De sluitingskaart ligt open in de beurt van { $player }: na deze ronde is iedereen nog één keer aan de beurt.
wuerfelzucker-event-last-round = De laatste ronde begint.
    .layout = section
wuerfelzucker-event-turn-began = { $player } is aan de beurt.
    .layout = section
wuerfelzucker-event-extra-turn = { $player } heeft de startkaart en de extra beurt: opdrachten leveren daarin geen punten op, maar verdringen mag.
    .layout = section
wuerfelzucker-event-task-won = { $player } int { $card } met { $dice }.
wuerfelzucker-event-joker-won = { $player } trekt de joker "{ $joker }"; nog { $left } op de jokerstapel.
wuerfelzucker-event-jokers-closed = De jokerstapel is op en neemt geen dobbelstenen meer aan.
wuerfelzucker-event-rolled-all = { $player } gooit { $dice }.
wuerfelzucker-event-rolled = { $player } gooit { $dice } en heeft { $all }.
wuerfelzucker-event-kept = { $player } houdt { $dice } vast.
    .layout = detail
wuerfelzucker-event-kept-none = { $player } houdt niets vast.
    .layout = detail
wuerfelzucker-event-stopped = { $player } blijft bij { $dice }.
    .layout = detail
wuerfelzucker-event-joker-used = { $player } speelt de joker "{ $joker }".
wuerfelzucker-event-rerolled = { $player } gooit { $dice } en heeft { $all }.
    .layout = detail
wuerfelzucker-event-die-changed = { $player } maakt van een { $from } een { $to }.
    .layout = detail
wuerfelzucker-event-displaced = { $player } wordt verdrongen van { $card } en neemt { $dice } terug.
wuerfelzucker-event-placed = { $player } legt { $dice } op { $card }.
wuerfelzucker-event-displaced-from-jokers =
    { $number ->
        [one] { $player } wordt verdrongen van de jokerstapel en neemt 1 dobbelsteen terug.
       *[other] { $player } wordt verdrongen van de jokerstapel en neemt { $number } dobbelstenen terug.
    }
wuerfelzucker-event-placed-on-jokers =
    { $number ->
        [one] { $player } legt 1 dobbelsteen op de jokerstapel.
       *[other] { $player } legt { $number } dobbelstenen op de jokerstapel.
    }
wuerfelzucker-event-turn-ended = { $player } heeft alle dobbelstenen gelegd.
    .layout = detail
wuerfelzucker-event-dice-left =
    { $number ->
        [one] { $player } laat 1 dobbelsteen ongebruikt.
       *[other] { $player } laat { $number } dobbelstenen ongebruikt.
    }
    .layout = detail
wuerfelzucker-event-collected-at-end = { $player } heeft nog dobbelstenen op { $card } en int die kaart.
wuerfelzucker-event-game-ended = De snoepwinkel is gesloten.
    .layout = section
wuerfelzucker-event-unworded = Er gebeurt iets.

# Vragen en mogelijkheden.
wuerfelzucker-ask-shuffle = De kaarten worden geschud.
wuerfelzucker-ask-roll = De dobbelstenen rollen.
wuerfelzucker-ask-keep = Worp { $roll } van { $rolls }: { $dice }. Welke dobbelstenen houd je vast? Alle andere rollen opnieuw, ook die je eerder vasthield.
wuerfelzucker-ask-place = Je dobbelstenen: { $dice }. Welke leg je waar?
wuerfelzucker-ask-place-rest =
    { $number ->
        [one] 1 van je dobbelstenen { $dice } kun je nog leggen{ $others ->
            [one] , de andere ligt op de jokerstapel. Welke waar?
           *[other] , de andere liggen op de jokerstapel. Welke waar?
        }
       *[other] { $number } van je dobbelstenen { $dice } kun je nog leggen{ $others ->
            [one] , de andere ligt op de jokerstapel. Welke leg je waar?
           *[other] , de andere liggen op de jokerstapel. Welke leg je waar?
        }
    }
wuerfelzucker-ask-end = Al je dobbelstenen zijn gelegd.
wuerfelzucker-ask-over = Het spel is afgelopen.
wuerfelzucker-example = 4 4 vasthouden
wuerfelzucker-example-one = 4 vasthouden
wuerfelzucker-do-keep = { $dice } vasthouden, de andere opnieuw gooien
    .also = houd { $dice } | bewaar { $dice } | { $dice } houden
    .also-rest = { $rest } opnieuw gooien | { $rest } opnieuw werpen
wuerfelzucker-do-keep-none = alles opnieuw gooien
    .also = niets vasthouden | niets houden | niets bewaren
    .also-rest = { $rest } opnieuw gooien
wuerfelzucker-do-stop = niet meer gooien, { $dice } houden
    .also = stoppen | { $dice } vasthouden | bewaar { $dice } | alles vasthouden | alles houden
wuerfelzucker-do-reroll = joker: { $dice } opnieuw gooien
    .also = { $dice } opnieuw werpen
wuerfelzucker-do-place = { $dice } op { $card }
    .also = { $dice } op { $card } leggen | { $dice } op { $card } plaatsen
wuerfelzucker-do-outbid = { $dice } op { $card }, tegen { $there } van { $player }
    .also = { $dice } op { $card } leggen, tegen { $there } van { $player } | { $dice } op { $card } plaatsen, tegen { $there } van { $player }
wuerfelzucker-do-place-again = { $dice } op { $card }, waar al jouw { $there } liggen
wuerfelzucker-do-displace = joker, gelijke verdringen: { $place }
    .also = verdringen: { $place } | joker: { $place }
wuerfelzucker-do-place-on-jokers =
    { $number ->
        [one] 1 dobbelsteen op de jokerstapel
       *[other] { $number } dobbelstenen op de jokerstapel
    }
    .also = { $number } dobbelstenen op de jokerstapel leggen
wuerfelzucker-do-outbid-jokers =
    { $number ->
        [one] 1 dobbelsteen op de jokerstapel, tegen { $player }
       *[other] { $number } dobbelstenen op de jokerstapel, tegen { $player }
    }
    .also = { $number } dobbelstenen op de jokerstapel leggen, tegen { $player }
wuerfelzucker-do-place-again-on-jokers =
    { $number ->
        [one] 1 dobbelsteen op de jokerstapel, waar al die van jou liggen
       *[other] { $number } dobbelstenen op de jokerstapel, waar al die van jou liggen
    }
wuerfelzucker-do-change = joker: van een { $from } een { $to } maken
    .also = van een { $from } een { $to } maken | een { $from } in een { $to } veranderen
wuerfelzucker-do-turn-over = joker, omdraaien: van een { $from } een { $to } maken
    .also = omdraaien: van een { $from } een { $to } maken | van een { $from } een { $to } maken
wuerfelzucker-do-leave =
    { $number ->
        [one] de beurt beëindigen en 1 dobbelsteen niet gebruiken
       *[other] de beurt beëindigen en { $number } dobbelstenen niet gebruiken
    }
    .also = passen | einde | klaar | stoppen | doorgeven | beëindigen
wuerfelzucker-do-end = de beurt beëindigen
    .also = passen | einde | klaar | stoppen | doorgeven | beëindigen

# Waarom niet. De regel rest staat bij wat alles verbiedt waarvoor het nu de tijd niet is.
wuerfelzucker-no-not-now = dat kan nu niet (nu eerst: { $due })
    .layout = rest
wuerfelzucker-no-game-over = het spel is afgelopen
wuerfelzucker-no-not-your-dice = deze dobbelstenen heb je niet
wuerfelzucker-no-no-dice = er hoort minstens één dobbelsteen bij
wuerfelzucker-no-on-jokers =
    { $number ->
        [one] 1 van je dobbelstenen ligt op de jokerstapel en blijft daar
       *[other] { $number } van je dobbelstenen liggen op de jokerstapel en blijven daar
    }
wuerfelzucker-no-not-so-many =
    { $free ->
        [one] je kunt nog maar 1 dobbelsteen leggen
       *[other] je kunt nog maar { $free } dobbelstenen leggen
    }
wuerfelzucker-no-not-on-table = deze opdrachtkaart ligt niet op tafel
wuerfelzucker-no-others-task = deze opdracht is alleen van een andere speler
wuerfelzucker-no-already-there = daar liggen al dobbelstenen van jou
wuerfelzucker-no-wrong-dice = de dobbelstenen vervullen de opdracht niet
wuerfelzucker-no-too-many-dice = niet al deze dobbelstenen passen bij de opdracht
wuerfelzucker-no-not-better = de dobbelstenen die er liggen zijn even goed of beter
wuerfelzucker-no-not-equal = de joker verdringt alleen dobbelstenen van anderen die precies even goed zijn
wuerfelzucker-no-jokers-closed = de jokerstapel is op en neemt geen dobbelstenen meer aan
wuerfelzucker-no-too-few =
    { $there ->
        [one] op de jokerstapel ligt al 1 dobbelsteen, en het moeten er meer zijn
       *[other] op de jokerstapel liggen al { $there } dobbelstenen, en het moeten er meer zijn
    }
wuerfelzucker-no-joker = daar heb je geen joker voor
wuerfelzucker-no-reroll =
    { $dice ->
        [one] je hebt geen joker die precies 1 dobbelsteen opnieuw gooit
       *[other] je hebt geen joker die precies { $dice } dobbelstenen opnieuw gooit
    }
wuerfelzucker-no-same-face = de dobbelsteen toont al een { $face }
wuerfelzucker-no-change = je hebt geen joker die van een { $from } een { $to } maakt
wuerfelzucker-no-rolling-is-over = het leggen is begonnen, er wordt niet meer gegooid
wuerfelzucker-due-shuffle = de kaarten schudden
wuerfelzucker-due-roll = gooien
wuerfelzucker-due-keep = dobbelstenen vasthouden
wuerfelzucker-due-place = dobbelstenen leggen
wuerfelzucker-due-nothing = niets

# De tafel.
wuerfelzucker-table-free = Vrij: { $card }
wuerfelzucker-table-taken = { $player } met { $dice }: { $card }
wuerfelzucker-goal-outbid = { $card }, beter dan { $there } van { $player }
wuerfelzucker-table-jokers-free =
    { $left ->
        [one] Jokerstapel: 1 kaart, geen dobbelstenen erop.
       *[other] Jokerstapel: { $left } kaarten, geen dobbelstenen erop.
    }
wuerfelzucker-table-jokers-taken =
    { $left ->
        [one] { $number ->
            [one] Jokerstapel: 1 kaart, { $player } met 1 dobbelsteen.
           *[other] Jokerstapel: 1 kaart, { $player } met { $number } dobbelstenen.
        }
       *[other] { $number ->
            [one] Jokerstapel: { $left } kaarten, { $player } met 1 dobbelsteen.
           *[other] Jokerstapel: { $left } kaarten, { $player } met { $number } dobbelstenen.
        }
    }
wuerfelzucker-table-jokers-closed = Jokerstapel: op, neemt geen dobbelstenen aan.
wuerfelzucker-table-deck-open =
    { $until ->
        [one] Opdrachtstapel: { $left } kaarten, waarvan 1 boven de sluitingskaart.
       *[other] Opdrachtstapel: { $left } kaarten, waarvan { $until } boven de sluitingskaart.
    }
wuerfelzucker-table-deck-closing =
    { $left ->
        [one] Opdrachtstapel: 1 kaart. De sluitingskaart lag open: na deze ronde is iedereen nog één keer aan de beurt.
       *[other] Opdrachtstapel: { $left } kaarten. De sluitingskaart lag open: na deze ronde is iedereen nog één keer aan de beurt.
    }
wuerfelzucker-table-deck-last-round =
    { $left ->
        [one] Opdrachtstapel: 1 kaart. De laatste ronde.
       *[other] Opdrachtstapel: { $left } kaarten. De laatste ronde.
    }
wuerfelzucker-table-deck-extra-turn =
    { $left ->
        [one] Opdrachtstapel: 1 kaart. De extra beurt met de startkaart, die alleen verdringt.
       *[other] Opdrachtstapel: { $left } kaarten. De extra beurt met de startkaart, die alleen verdringt.
    }
wuerfelzucker-table-dice = Dobbelstenen van { $player }: { $dice }
wuerfelzucker-table-player =
    { $player }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } met { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } | vrije dobbelstenen: { $dice } | jokers: { $jokers }

wuerfelzucker-score-display = Opdrachtkaarten
wuerfelzucker-score-own = Eigen opdrachten

# De regels in eigen woorden. Elk bericht is een alinea.
rules-wuerfelzucker-title = Würfelzucker, voor 2 tot 4 spelers
rules-wuerfelzucker-aim = In de snoepwinkel liggen opdrachtkaarten. Jullie vervullen ze met dobbelstenen en laten die op de kaarten liggen; wie een opdracht beter vervult, stoot de dobbelstenen van de ander eraf. Pas wat tot je volgende beurt blijft liggen, is van jou. De meeste punten winnen.
rules-wuerfelzucker-setup-title = Wat er op tafel ligt
rules-wuerfelzucker-setup = Iedereen heeft zes dobbelstenen. Van de 37 geschudde opdrachtkaarten komen er een aantal onderop: in een kort spel 20 met twee spelers, 18 met drie en 14 met vier; in een lang spel 14, 12 en 8. Daarop komt de sluitingskaart en daarop de rest. Open op tafel ligt één opdrachtkaart meer dan er spelers zijn. De 17 jokerkaarten vormen geschud een eigen stapel. Wie het laatst iets zoets at, zit op de eerste plaats, heeft de startkaart en begint; daarna gaat het met de klok mee.
rules-wuerfelzucker-length = Een spel is kort, tenzij het kaartenbestand iets anders zegt: kipp cards --game wuerfelzucker toont het bestand; schrijf er length = "long" in en geef het mee met --cards BESTAND.
rules-wuerfelzucker-collect-title = 1. Innen
rules-wuerfelzucker-collect = Je beurt begint met wat je dobbelstenen sinds de vorige hebben vastgehouden: je neemt elke opdrachtkaart waarop ze liggen, en als ze op de jokerstapel liggen de bovenste joker: eentje maar, hoeveel dobbelstenen het ook zijn. Dan heb je alle zes dobbelstenen terug, en de open kaarten worden van de stapel aangevuld. Is de stapel leeg, dan komen er minder open kaarten te liggen.
rules-wuerfelzucker-roll-title = 2. Gooien
rules-wuerfelzucker-roll = Gooi alle zes dobbelstenen. Daarna mag je hoogstens twee keer een aantal vasthouden en de andere opnieuw gooien. Wat je na de eerste worp vasthield, mag na de tweede weer mee. Eerder stoppen mag: houd dan alle zes vast.
rules-wuerfelzucker-place-title = 3. Leggen
rules-wuerfelzucker-place = Leg dobbelstenen op zo veel kaarten als je wilt, op elke kaart meteen alles wat daar moet liggen. De dobbelstenen moeten de opdracht vervullen. Liggen er dobbelstenen van een ander, dan moeten de jouwe het beter doen; even goed is niet genoeg. Die van de ander gaan meteen terug. Leggen hoeft niet; dobbelstenen die je niet kunt of wilt gebruiken, rusten tot je volgende beurt.
rules-wuerfelzucker-joker-deck = Op de jokerstapel mag je elk aantal dobbelstenen leggen, wat ze ook tonen, maar wel meer dan er al liggen. Alleen hun aantal telt; daarom zeg je hoeveel, niet welke: tot je beurt eindigt, kun je elke dobbelsteen nog op een opdracht leggen, zolang er zo veel voor de jokerstapel overblijven. Wordt de laatste kaart getrokken, dan is de jokerstapel voor de rest van het spel gesloten, ook als gespeelde jokers er weer onder komen.
rules-wuerfelzucker-tasks-title = De opdrachten
rules-wuerfelzucker-tasks = Op de kaarten zijn dobbelstenen als snoepjes getekend: dezelfde snoepjes staan voor gelijke waarden, andere snoepjes voor andere. Hier staat elke opdracht in woorden. Wat beter is, hangt van de soort af:
rules-wuerfelzucker-tasks-given = Zo veel mogelijk van één aantal ogen: een of meer dobbelstenen met dat getal. Meer dobbelstenen zijn beter.
rules-wuerfelzucker-tasks-equal = Een paar, drie gelijke, vier gelijke enzovoort: precies zo veel gelijke dobbelstenen. Meer ogen zijn beter.
rules-wuerfelzucker-tasks-groups = Twee paren, twee drietallen, een aantal verschillende waarden enzovoort: precies de getoonde dobbelstenen en geen twee gelijke groepen; 3 3 3 3 is dus geen twee paren. Het hoogste aantal ogen beslist; is dat gelijk, dan het volgende, en zo verder.
rules-wuerfelzucker-tasks-full-house = Full house: drie gelijke dobbelstenen en twee gelijke andere. Eerst worden de drie vergeleken, dan de twee.
rules-wuerfelzucker-tasks-smallest = Laagste som: precies zo veel dobbelstenen als de kaart zegt. De lagere som is beter.
rules-wuerfelzucker-tasks-highest = Hoogste som: elk aantal dobbelstenen. De kaart levert maar 1 punt op, maar wie haar int, vult de open kaarten aan en trekt dan nog een opdrachtkaart, die voor die speler ligt. Alleen die speler mag haar vervullen, en niemand kan er dobbelstenen af stoten. Is het weer een hoogste som, dan levert ze er nog een op. Is de stapel leeg, dan wordt er niets getrokken.
rules-wuerfelzucker-jokers-title = De jokers
rules-wuerfelzucker-jokers = Jokers liggen open voor je. In je beurt mag je er zo veel spelen als je wilt, elk één keer; daarna gaat de joker gedekt onder de jokerstapel. Opnieuw gooien: na je worpen en vóór al het andere precies zo veel dobbelstenen als de joker zegt nog een keer gooien. De andere speel je tijdens het leggen. Verdringen: dobbelstenen van een opdrachtkaart stoten die haar precies even goed vervullen als de jouwe; niet van de jokerstapel. Plus of min: een dobbelsteen met precies het getal op de joker veranderen, tussen 1 en 6. Omdraaien: een dobbelsteen op de andere kant leggen, een 1 wordt een 6. Een veranderde dobbelsteen blijft veranderd zolang hij op een kaart ligt.
rules-wuerfelzucker-end-title = Het einde
rules-wuerfelzucker-end = Ligt de sluitingskaart open op de stapel, dan gaat ze aan de kant. De ronde wordt uitgespeeld, tot en met de speler rechts van de startspeler; daarna is iedereen nog één keer aan de beurt. Ten slotte heeft de startspeler een extra beurt: aan het begin daarvan wordt zoals altijd geïnd, maar wat er dan gelegd wordt, verdringt alleen en levert niets op.
rules-wuerfelzucker-score-title = Punten
rules-wuerfelzucker-score = Aan het slot int iedereen behalve de startspeler de opdrachtkaarten waarop nog eigen dobbelstenen liggen. De punten van alle geïnde kaarten worden opgeteld; jokers leveren niets op. Bij een gelijke stand telt de beste enkele kaart, en is ook die gelijk, dan wordt de overwinning gedeeld.
rules-wuerfelzucker-cards-title = Over de kaarten
rules-wuerfelzucker-cards = Welke opdrachten de 37 echte opdrachtkaarten tonen en voor hoeveel punten, en hoe vaak elk van de 17 jokers voorkomt, is niet openbaar. De kaarten hier zijn vervangende kaarten van elke soort, met meer punten voor wat moeilijker te gooien is. Zet je eigen kaarten in een kaartenbestand (kipp cards --game wuerfelzucker toont er een om mee te beginnen) en geef het mee met --cards BESTAND.

# Wat er mis kan zijn met een kaartenbestand. Namen en soorten staan er zoals in het bestand.
wuerfelzucker-card-missing = { $field } ontbreekt; een kaart van soort { $kind } heeft het nodig, van { $least } tot { $most }
wuerfelzucker-card-range = { $field } = { $value } op een kaart van soort { $kind }; toegestaan is { $least } tot { $most }
wuerfelzucker-card-idle = { $field } op een kaart van soort { $kind }, die zo'n getal niet heeft; haal het weg
wuerfelzucker-card-too-many-dice = { $groups } groepen van { $dice } dobbelstenen; een speler heeft er 6, dus maak er minder of kleinere
wuerfelzucker-card-highest-sum = points = { $points } op een kaart van soort highest_sum; de regels geven haar er 1
