# De woorden van het commando: menu's, spelen, terugkijken, controleren, statistiek.
decimal-sign = ,
list-empty = geen

kipp-note = De vormkaarten zijn vervangende kaarten: de waarden op de echte kaarten zijn niet openbaar. kipp rules vertelt er meer over.
bot-random = willekeurig (random): kiest zomaar iets wat mag
bot-random-name = willekeurig
bot-greedy = gulzig (greedy): neemt wat op dat moment het meest belooft
bot-greedy-name = gulzig
bot-strong = sterk (strong): denkt vooruit
bot-strong-name = sterk

greet-players = Aan tafel: { $names }
greet-seed = Startgetal { $seed }: hetzelfde getal en dezelfde keuzes geven hetzelfde spel.
greet-machine-builtin = Machine: ingebouwd ({ $digest })
greet-cards-own = Kaarten: uit een bestand. { $note }
greet-dice-thrown = Dobbelstenen: uit een beker op de gesimuleerde tafel geworpen
greet-machine-own = Machine: niet de ingebouwde ({ $digest })
finish-saved = Het spel staat in { $path }: zie kipp replay en kipp verify.

score-title = Eindstand
score-so-far = Punten tot nu toe
score-player = Speler
score-total = Totaal
score-place = Plaats
score-winner-and = { $names } en { $last }
score-winners =
    { $count ->
        [one] { $names } wint.
       *[other] { $names } delen de overwinning.
    }

menu-hint = Een lege regel neemt het laatste getal tussen haakjes. q stopt. kipp --help toont wat er nog meer is.
menu-game = Welk spel?
menu-people = { $game }: hoeveel mensen?
menu-name = Naam van persoon { $number } [{ $usual }]:
menu-name-default = Speler { $number }
menu-name-again = "{ $asked }" gaat niet: iedereen heeft een eigen naam nodig van hoogstens { $most } tekens.
menu-bots = Hoeveel bots?
menu-kind = Van welke soort is bot { $number }?
menu-number-again = "{ $asked }" gaat niet: typ een heel getal van { $least } tot en met { $most }.
menu-entry-again = "{ $asked }" gaat niet: typ een nummer van 1 tot en met { $most } of een van deze namen: { $known }.

play-saved-in = Na elke keuze bewaard in { $path }. Typ ? voor hulp, q om te stoppen en later verder te gaan.
play-rebuilding =
    { $steps ->
        [one] De machine herhaalt de ene vastgelegde stap …
       *[other] De machine herhaalt de { $steps } vastgelegde stappen …
    }
play-left = Het spel wacht in { $path }: kipp play --resume { $path }
play-prompt = { $player }:
# Words that may be typed without being in a choice.
play-small-words = de het een der van voor met uit op in naar aan te om alsjeblieft en ik
play-preview =
    { $points ->
        [one] { $change } punt: { $total }
       *[other] { $change } punten: { $total }
    }
play-preview-lead = { $rows }, zoals het nu staat
play-more = … nog { $more }: alles toont ze; of typ woorden van je keuze, zoals de dobbelstenen
play-only-choice = Enter neemt de enige mogelijkheid.
play-undone = Teruggenomen.
play-redone = Opnieuw gedaan.
play-no-undo = Er kan niets worden teruggenomen: sinds je laatste keuze zijn er dobbelstenen gevallen of gedekte kaarten getoond.
play-nothing-chosen = Er valt niets terug te nemen: je hebt nog niets gekozen.
play-no-redo = Er valt niets opnieuw te doen.
play-help-choose = Typ het nummer van je keuze.
play-help-words = Of typ woorden eruit, zoals "{ $example }". Mag een keuze niet, dan hoor je welke regel dat verbiedt; w (waarom) noemt elke reden met voorbeelden.
play-one-number = { $question } (Eén getal alleen is het nummer van een keuze.)
play-help-one = Eén getal alleen is het nummer van een keuze, nooit een dobbelsteen. Voor één dobbelsteen schrijf je "{ $example }".
play-help-commands = Of typ een van deze woorden: t of tafel (tafel en keuzes), alles (elke keuze van een lange lijst), w of waarom (wat niet mag, en waarom), u of terug (je keuze terugnemen), vooruit (weer doen), regels (de regels), q of quit (stoppen; het spel is bewaard).
play-help-score = Verandert een keuze meteen je punten, dan staat erbij hoeveel, en hoeveel je er dan hebt.
play-all-allowed = Alles wat je hier zou kunnen proberen, mag.
play-forbidden = Mag niet: { $action }. Reden: { $reason }.
play-forbidden-typed = "{ $asked }" mag niet. Reden: { $reason }.
play-forbidden-all = Niets wat "{ $asked }" kan betekenen is toegestaan:
play-part = "{ $asked }" is maar een deel van deze keuze. Bedoel je die, typ dan nummer { $number }: { $action }
play-refusals = { $reason }: { $list }
play-refusals-such-as = { $reason }, bijvoorbeeld: { $list } …
play-refusals-rest = Al het andere: { $reason }.
play-refusals-only = Wat niet in de lijst staat: { $reason }.
play-which = Er passen { $count } keuzes. Typ meer woorden of een nummer: { $list } …
play-no-number =
    { $most ->
        [one] Er is geen keuze { $asked }, alleen keuze 1.
       *[other] Er is geen keuze { $asked }: ze lopen van 1 tot en met { $most }.
    }
play-unknown =
    { $most ->
        [one] Geen keuze past bij "{ $asked }". Typ 1 voor de enige mogelijkheid, of ? voor hulp.
       *[other] Geen keuze past bij "{ $asked }". Typ een nummer van 1 tot en met { $most }, woorden uit een keuze, of ? voor hulp.
    }

replay-as-recorded = Getoond zoals vastgelegd, niet opnieuw gesimuleerd ({ $engine }, { $platform }).
replay-keys = Enter: volgende stap · b: terug · t: tafel · een getal: daarheen · q: stoppen
replay-prompt = stap { $step } van { $steps }
replay-unfinished = Hier houdt de opname op: het spel is niet afgelopen en niemand heeft nog gewonnen.

verify-progress = op de machine
verify-same =
    { $path }: gelijk. { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    } herhaald: { $drops ->
        [one] 1 worp
       *[other] { $drops } worpen
    }, { $faces ->
        [one] 1 ogental
       *[other] { $faces } ogentallen
    }, alles zoals vastgelegd.
verify-finished = De eindstand is gelijk aan die in de opname.
verify-unfinished = Het spel is niet afgelopen; kipp play --resume gaat ermee verder.
verify-differs = { $path } wijkt af: { $difference }
verify-other-build = De opname komt van { $engine } op { $platform }; dit is een ander programma of een andere computer, waarvan de machine niet dezelfde bits hoeft te geven.
verify-replay = kipp replay { $path } toont het spel toch zoals het is vastgelegd.

stats-progress = spellen
stats-title =
    { $games ->
        [one] 1 spel van { $players } bots, startgetal { $seed }
       *[other] { $games } spellen van { $players } bots, startgetallen vanaf { $seed }
    }
stats-seat = { $name } ({ $bot }): gemiddeld { $points } punten, { $wins } van de overwinningen
stats-machine = { $drops } worpen per spel. Na { $hanging } van de worpen hangt de buis halverwege. In { $double } van de gevallen dat er iets kantelt, loopt meer dan één buis leeg.
stats-stilled =
    { $drops ->
        [one] 1 worp was aan het eind van de tijd niet tot rust gekomen en is stilgezet.
       *[other] { $drops } worpen waren aan het eind van de tijd niet tot rust gekomen en zijn stilgezet.
    }
stats-histogram = Dobbelstenen in een buis als de laatste haar doet kantelen:
stats-timing = { $seconds } s, { $speed } spellen per seconde

tournament-title =
    { $games ->
        [one] 1 spel tussen { $bots } bots
       *[other] { $games } spellen tussen { $bots } bots
    }
tournament-method =
    { $rounds ->
        [one] 1 ronde met startgetal { $seed }: elke bot zit één keer op elke plaats en krijgt daar de dobbelstenen die ook de anderen kregen. Gedeelde overwinningen tellen naar rato; van en tot begrenzen het 95%-interval.
       *[other] { $rounds } rondes met startgetallen vanaf { $seed }: in elke ronde zit elke bot één keer op elke plaats en krijgt daar de dobbelstenen die ook de anderen kregen. Gedeelde overwinningen tellen naar rato; van en tot begrenzen het 95%-interval.
    }
tournament-bot = bot
tournament-games = spellen
tournament-share = overwinningen
tournament-from = van
tournament-to = tot
tournament-points = gemiddelde punten
tournament-time = ms per keuze
tournament-regret = verlies per keuze

cards-fit = { $path }: klopt.
cards-english = De namen en opmerkingen in dit bestand zijn in elke taal Engels; wat achter note = staat, wordt aan tafel getoond.
