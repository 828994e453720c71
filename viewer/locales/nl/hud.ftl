# De woorden van de panelen.
viewer-settings-damaged = { $path }: deze instellingen zijn niet leesbaar; de gewone gelden, en vervangen ze zodra er een verandert
viewer-settings-not-kept = De instellingen gelden, maar konden niet voor de volgende keer worden onthouden: { $cause }
hud-menu-line = Dobbelstenen, buizen en een beetje koppel
hud-go-on = Verder spelen
hud-go-on-line = Terug naar het spel op tafel
hud-go-on-none = Geen begonnen spel in deze map
hud-play = Spelen
hud-play-line = Vier spellen, met mensen en bots aan dit scherm
hud-lab = Laboratorium
hud-lab-line = In de buizen kijken en zien waarom ze kantelen
hud-replay = Herhaling
hud-replay-line = Een bewaard spel stap voor stap terugzien
hud-settings = Instellingen
hud-settings-line = Taal, grootte, contrast, beweging
hud-leave = Afsluiten
hud-leave-line = Spellen worden na elke keuze bewaard
hud-back = Terug
hud-begin = Beginnen
hud-language = Taal
hud-language-usual = zoals het systeem
hud-scale = Grootte van letters en panelen
hud-contrast = Hoog contrast
hud-contrast-line = Zwart op wit, met stevige randen
hud-still = Minder beweging
hud-still-line = Panelen en camera veranderen meteen, zonder te glijden
hud-settings-kept = Elke wijziging geldt meteen en wordt onthouden voor de volgende keer.
hud-game = Spel
hud-game-tubes = dobbelstenen vallen in kantelende buizen
hud-game-dice = een dobbelspel
hud-game-line = Voor { $least } tot { $most } spelers; { $kind }
hud-chairs = Aan tafel
hud-chair-away = Weghalen
hud-chair-more = Nog iemand
hud-person = een mens aan dit scherm
hud-machine = De machine
hud-machine-builtin = de ingebouwde
hud-machine-lab = die van het lab: { $name }
hud-machine-changed = de ingebouwde, zoals ze in het lab veranderd is
hud-dice = Dobbelstenen
hud-dice-thrown = op tafel gegooid
hud-dice-drawn = geloot, zonder worp
hud-seed = Startgetal
hud-seed-none = willekeurig
hud-seed-line = Hetzelfde getal geeft weer hetzelfde spel.
hud-seed-wrong = "{ $typed }" is geen startgetal: typ een geheel getal, of niets.
hud-saves = Bewaarde spellen
hud-saves-line = In { $folder }: druk op een spel om verder te spelen.
hud-saves-none = Geen in { $folder }. Elk spel wordt daar bewaard terwijl het gespeeld wordt.
hud-menu = Hoofdmenu
hud-due-person = { $player } is aan de beurt
hud-due-bot = { $player } denkt na
hud-due-chance = De dobbelstenen beslissen
hud-due-over = Het spel is afgelopen
hud-touch-dice = Tik de bedoelde dobbelstenen aan, met de aanwijzer of de cijfers eronder; kies daarna.
hud-nothing-with-these = Met precies deze dobbelstenen kan niets.
hud-hand = Jouw dobbelstenen (pijltjestoetsen)
hud-mouths = Waarin? (houd 1, 2 of 3, laat dan los)
hud-undo = Ongedaan maken
hud-redo = Opnieuw doen
hud-pause = Pauze
hud-time-on = Verder
hud-step = Eén tik
hud-step-why = Eén tik van de machine, 1/{ $rate } s, daarna staat ze stil (punt)
hud-speed = Snelheid
hud-instant = meteen
hud-notice-read = Goed
hud-cover = Alle anderen kijken weg: wat nu komt, is niet voor ieders ogen.
hud-cover-here = Ik ben er (Enter)
hud-returning = Het bewaarde spel wordt nog eens gespeeld tot waar het gebleven was: stap { $made } van { $all }
hud-returning-stop = Stoppen
hud-again = Nog een keer
hud-saved = Na elke keuze bewaard in { $path }
hud-hint-drop = Kies rechts een van je dobbelstenen. Druk dan op een buis, hier of met de toetsen 1, 2 en 3: de dobbelsteen hangt boven de opening en valt als je loslaat.
hud-hint-watch = Kijk naar de buis: hij kantelt zodra de dobbelstenen vóór de stang hem sterker draaien dan het tegenwicht erachter.
hud-hint-held = Laat los en de dobbelsteen valt. Esc neemt hem terug.
hud-rules = Spelregels
hud-points = Punten
hud-paused = Gepauzeerd:
hud-small = Dit venster is te klein: maak het minstens { $width } × { $height } pixels groot, of kies kleinere letters.
hud-small-letters = Kleinste letters
shelf-now = zojuist
shelf-minutes =
    { $count ->
        [one] 1 minuut geleden
       *[other] { $count } minuten geleden
    }
shelf-hours =
    { $count ->
        [one] 1 uur geleden
       *[other] { $count } uur geleden
    }
shelf-days =
    { $count ->
        [one] 1 dag geleden
       *[other] { $count } dagen geleden
    }
shelf-over = Afgelopen: { $winners }
shelf-machine = op de machine { $name }
shelf-machine-changed = veranderde machine
shelf-chance = Er is nog iets onderweg
