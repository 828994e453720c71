# Wanzen tanzen: wat er aan tafel gezegd wordt, en de regels in eigen woorden.
wanzen-note = De opdrachtkaarten zijn vervangende kaarten: de echte zijn niet openbaar. kipp rules --game wanzen vertelt er meer over.

# Opdrachten. Dobbelstenen staan er met hun ogen: 3 3 6.
wanzen-task-numbers = { $dice }
wanzen-task-none-of = geen { $faces }
wanzen-task-all-of = alleen { $faces }
wanzen-faces =
    { $face ->
        [1] enen
        [2] tweeën
        [3] drieën
        [4] vieren
        [5] vijven
       *[other] zessen
    }
wanzen-faces-and = { $faces } en { $last }
wanzen-faces-or = { $faces } of { $last }
wanzen-task-all-even = alles even
wanzen-task-all-odd = alles oneven
wanzen-task-small-straight = kleine straat
wanzen-task-large-straight = grote straat
wanzen-task-two-pairs = twee paren
wanzen-task-three-of-a-kind = drie gelijke
wanzen-task-four-of-a-kind = vier gelijke
wanzen-task-full-house = full house
wanzen-task-sum = som minstens { $least }
wanzen-task-covered = { $task } (afgedekt)

# Wat er gebeurt. ‘layout’ zegt het scherm hoe de regel gezet wordt.
wanzen-event-shuffled = De opdrachtkaarten worden geschud: { $stack } voor de stapel; in de doos blijven: { $unused }.
wanzen-event-turned-up =
    { $points ->
        [one] Nieuwe kaart voor 1 punt: { $tasks }.
       *[other] Nieuwe kaart voor { $points } punten: { $tasks }.
    } { $left ->
        [0] Het is de laatste.
        [one] Er blijft één kaart op de stapel.
       *[other] Er blijven { $left } kaarten op de stapel.
    }
    .layout = section
wanzen-event-turn-began = { $player } is aan de beurt.
    .layout = section
wanzen-event-rolled = { $player } gooit { $dice }.
wanzen-event-first-set-aside = { $player } legt { $dice } apart.
    .layout = detail
wanzen-event-set-aside = { $player } legt { $dice } apart en heeft nu { $kept }.
    .layout = detail
wanzen-event-repeated = { $player } herhaalt de worp voor een babywants.
    .layout = detail
wanzen-event-bug =
    { $bugs ->
        [one] { $player } neemt een babywants en heeft er 1.
       *[other] { $player } neemt een babywants en heeft er { $bugs }.
    }
    .layout = detail
wanzen-event-failed = { $dice } voldoen aan geen enkele open opdracht: de beurt van { $player } is mislukt.
wanzen-event-given-up = { $player } geeft het op. Dat telt als mislukt.
wanzen-event-covered =
    { $open ->
        [0] { $player } volbrengt de laatste opdracht: { $task }.
        [one] { $player } volbrengt een opdracht: { $task }. Er is nog 1 opdracht open.
       *[other] { $player } volbrengt een opdracht: { $task }. Er zijn nog { $open } opdrachten open.
    }
wanzen-event-won =
    { $points ->
        [one] { $player } WINT DE KAART: 1 punt.
       *[other] { $player } WINT DE KAART: { $points } punten.
    }
wanzen-event-went-on = { $player } gaat door met alle vijf dobbelstenen.
wanzen-event-stopped = { $player } stopt.
wanzen-event-fifth-bug = Dat is de VIJFDE babywants van { $player }!
wanzen-event-penalty =
    { $points ->
        [one] { $player } neemt een strafkaart: 1 punt minder.
       *[other] { $player } neemt een strafkaart: { $points } punten minder.
    } { $left ->
        [0] Het was de laatste.
        [one] Er is nog 1 strafkaart.
       *[other] Er zijn nog { $left } strafkaarten.
    }
    .layout = detail
wanzen-event-bugs-returned = Alle babywantsen gaan terug naar de voorraad.
    .layout = detail
wanzen-event-game-ended = Het spel is uit: { $reason }.
    .layout = section
wanzen-event-unworded = Er gebeurt iets.
wanzen-end-cards = de laatste opdrachtkaart is gewonnen
wanzen-end-penalties = de laatste strafkaart is weg

# Vragen en antwoorden.
wanzen-ask-shuffle = De kaarten worden geschud.
wanzen-ask-roll = De dobbelstenen rollen.
wanzen-ask-choose = Gegooid: { $rolled }. Welke dobbelstenen leg je apart, of herhaal je de worp?
wanzen-ask-cover = De dobbelstenen { $dice } voldoen aan meer dan één opdracht. Welke dek je af?
wanzen-ask-go-on = Nog een keer met alle vijf dobbelstenen, of stoppen?
wanzen-ask-over = Het spel is uit: { $reason }.
wanzen-example = 6 6 apart
wanzen-example-one = 6 apart
wanzen-do-set-aside = { $dice } apart leggen
    .also = { $dice } houden | { $dice } vasthouden | { $dice } wegleggen
wanzen-do-set-aside-all = { $dice } apart leggen
    .also = { $dice } houden | { $dice } vasthouden | alles apart leggen | alles houden
wanzen-do-repeat = de worp herhalen voor een babywants
    .also = herhaal de worp
wanzen-do-repeat-fifth =
    { $points ->
        [one] de worp herhalen voor je vijfde babywants: 1 punt minder, en de beurt is voorbij
       *[other] de worp herhalen voor je vijfde babywants: { $points } punten minder, en de beurt is voorbij
    }
    .also = herhaal de worp voor je vijfde babywants
wanzen-do-give-up = opgeven en twee babywantsen nemen
    .also = geef op
wanzen-do-give-up-fifth =
    { $points ->
        [one] opgeven en je vijfde babywants krijgen: 1 punt minder
       *[other] opgeven en je vijfde babywants krijgen: { $points } punten minder
    }
    .also = geef op
wanzen-do-cover = { $task }
wanzen-do-go-on = doorgaan met alle vijf dobbelstenen
    .also = ga door
wanzen-do-stop = stoppen
    .also = passen | einde | klaar

# Wat er niet klopt aan een opdracht in een kaartenbestand.
wanzen-task-unknown = "{ $text }" is geen opdracht; schrijf "3 3 6", "none of 1 2", "all of 2 5", "sum 25", "all even", "all odd", "small straight", "large straight", "two pairs", "three of a kind", "four of a kind" of "full house"
wanzen-task-no-face = opdracht "{ $text }"; dobbelstenen tonen 1 tot en met 6
wanzen-task-too-many-dice = opdracht "{ $text }"; noem 1 tot 5 dobbelstenen
wanzen-task-face-twice = opdracht "{ $text }"; noem elke waarde maar één keer
wanzen-task-wrong-sum = opdracht "{ $text }"; de som moet 6 tot en met 30 zijn

# Waarom niet. ‘rest’ staat bij wat alles verbiedt waarvoor het nu de tijd niet is.
wanzen-no-not-now = dat kan nu niet (nu eerst: { $due })
    .layout = rest
wanzen-no-game-over = het spel is uit
wanzen-no-no-die = er moet minstens één dobbelsteen apart worden gelegd
wanzen-no-not-rolled = deze dobbelstenen zijn niet bij wat net is gegooid
wanzen-no-not-on-the-card = deze opdracht staat niet op de open kaart
wanzen-no-covered = deze opdracht is al afgedekt
wanzen-no-not-met = de dobbelstenen voldoen niet aan deze opdracht
wanzen-due-shuffle = de kaarten schudden
wanzen-due-roll = gooien
wanzen-due-choose = dobbelstenen apart leggen of de worp herhalen
wanzen-due-cover = de opdracht kiezen die wordt afgedekt
wanzen-due-go-on = doorgaan of stoppen
wanzen-due-nothing = niets

# De tafel.
wanzen-table-card =
    { $points ->
        [one] Kaart voor 1 punt: { $tasks }
       *[other] Kaart voor { $points } punten: { $tasks }
    }
wanzen-table-stacks =
    { $stack ->
        [0] Er ligt geen kaart meer op de stapel.
        [one] Er ligt nog 1 kaart op de stapel.
       *[other] Er liggen nog { $stack } kaarten op de stapel.
    } { $penalty } Babywantsen in de voorraad: { $supply }
wanzen-table-penalty =
    { $points ->
        [one] De volgende straf kost 1 punt.
       *[other] De volgende straf kost { $points } punten.
    }
wanzen-table-no-penalty = Er is geen strafkaart meer.
wanzen-table-kept = In deze beurt apart gelegd: { $dice }
wanzen-table-player = { $player } | punten: { $points } | babywantsen: { $bugs } | kaarten: { $cards } | straffen: { $penalties }

wanzen-score-cards = Opdrachtkaarten
wanzen-score-penalties = Strafkaarten

# Regels.
rules-wanzen-title = Wanzen tanzen, voor 2 tot 4 spelers
rules-wanzen-aim = Wantsen geven opdrachten voor vijf dobbelstenen. Iedereen helpt mee om de opdrachten van de open kaart te volbrengen, maar alleen wie de laatste volbrengt, krijgt de kaart. Wie aan het eind de meeste punten op zijn kaarten heeft, wint.
rules-wanzen-setup-title = Voordat je begint
rules-wanzen-setup = 15 van de 28 opdrachtkaarten, willekeurig getrokken, vormen de gedekte stapel; de bovenste wordt omgedraaid. De vijf strafkaarten kosten 1, 2, 3, 4 en 5 punten en worden in die volgorde genomen. In de voorraad zitten 16 babywantsen. De oudste speler zit op de eerste plaats en begint; daarna gaat het met de klok mee verder.
rules-wanzen-turn-title = Een beurt
rules-wanzen-turn = Gooi met alle vijf dobbelstenen. Na elke worp doe je een van twee dingen. Je legt zoveel van de gegooide dobbelstenen apart als je wilt, minstens één; ze blijven zo liggen tot het eind van je beurt, en met de rest gooi je verder. Of je neemt een babywants en herhaalt de worp met precies de dobbelstenen die je net gegooid hebt, allemaal; dat mag zo vaak als je wilt. Je bent klaar met gooien als alle vijf dobbelstenen apart liggen.
rules-wanzen-success-title = Een opdracht is volbracht
rules-wanzen-success = Voldoen je vijf dobbelstenen aan een open opdracht van de kaart, dan wordt die afgedekt. Voldoen ze aan meer dan één opdracht, dan kies je er één; afzien mag niet. Daarna beslis je: stoppen, of met alle vijf dobbelstenen nog een opdracht proberen. Een afgedekte opdracht is klaar en kan niet nog eens worden afgedekt.
rules-wanzen-failure-title = Geen opdracht is volbracht
rules-wanzen-failure = Voldoen je vijf dobbelstenen aan geen enkele open opdracht, dan neem je twee babywantsen en is de volgende speler aan de beurt. Dat geldt ook als je na een succes bent doorgegaan; wat je hebt afgedekt, blijft afgedekt. Je mag opgeven voordat alle dobbelstenen apart liggen: ook dan is je beurt mislukt.
rules-wanzen-card-title = De laatste opdracht
rules-wanzen-card = Wie de laatste open opdracht van een kaart afdekt, wint de kaart en de punten die erop staan. De volgende kaart wordt omgedraaid, en de volgende speler is aan de beurt. Een kaartenbestand kan de variant aanzetten waarin de winnaar met de nieuwe kaart mag doorgaan.
rules-wanzen-penalty-title = De vijfde babywants
rules-wanzen-penalty = Een vijfde babywants onderbreekt meteen alles, ook midden in een beurt. Wie hem krijgt, neemt de bovenste strafkaart, iedereen legt alle babywantsen terug in de voorraad, en de volgende speler is aan de beurt. Een tweede wants die nog zou volgen, wordt niet meer genomen. Zijn alle 16 wantsen uitgedeeld, dan is de volgende hoe dan ook iemands vijfde.
rules-wanzen-tasks-title = De opdrachten
rules-wanzen-tasks = Getallen zoals 3 3 6: deze dobbelstenen moeten bij je vijf zitten. Geen enen of tweeën: geen dobbelsteen toont een 1 of een 2. Alleen tweeën en vijven: elke dobbelsteen toont een 2 of een 5. Alles even, alles oneven: elke dobbelsteen. Kleine straat: vier waarden op rij; grote straat: vijf op rij; 6 en 1 zijn geen buren. Twee paren: twee gelijke dobbelstenen en twee andere gelijke, ook vier gelijke. Drie en vier gelijke: zoveel gelijke dobbelstenen. Full house: drie gelijke en twee andere gelijke; vijf gelijke tellen ook, tenzij het kaartenbestand anders zegt. Een som: alle vijf dobbelstenen tonen samen minstens zoveel. Waar een opdracht niet over alle dobbelstenen gaat, mag de rest van alles tonen; in een grote straat zit een kleine.
rules-wanzen-end-title = Het einde
rules-wanzen-end = Het spel is meteen uit als de laatste van de 15 opdrachtkaarten gewonnen of de vijfde strafkaart genomen is. De punten van je opdrachtkaarten min die van je strafkaarten zijn je resultaat; dat kan onder nul liggen. Spelers die bovenaan gelijk staan, delen de overwinning.
rules-wanzen-cards-title = Over de kaarten
rules-wanzen-cards = Wat er op de 28 echte opdrachtkaarten staat, is niet openbaar. De kaarten hier zijn vervangende kaarten: hun opdrachten zijn van de bekende soorten, en hun punten zijn afgeleid van berekende kansen. Zet je eigen kaarten in een kaartenbestand (kipp cards --game wanzen toont er een om mee te beginnen) en geef het mee met --cards BESTAND.
