# Hulpteksten van de opdrachtregel.
help-template =
    {"{"}about{"}"}

    Gebruik: {"{"}usage{"}"}

    Commando's:
    %tasks%

    Opties:
    {"{"}options{"}"}

    Zonder commando vraagt kipp wat er gespeeld wordt; zonder terminal toont het één spel van vier bots.
    Afsluitcodes: 0 klaar, 1 de controle vond een verschil, 2 iets wat is opgegeven, is onbruikbaar.
    NO_COLOR=1 drukt zonder kleuren af; TERM=dumb drukt elk ding op één regel af, om voor te lezen.
help-template-task =
    {"{"}about{"}"}

    Gebruik: {"{"}usage{"}"}

    {"{"}all-args{"}"}
help-default = {" "}(standaard: { $value })
help-usage = { $program } [opties] [commando]
help-usage-alone = { $program } [opties]
help-usage-task = { $program } { $task } [opties]
help-heading-options = Opties
help-heading-arguments = Gegevens
help-kipp = Dobbelspellen, waarvan één op een gesimuleerde machine met drie buizen
help-kipp-seed = Startgetal van het spel dat zonder commando wordt gespeeld
help-kipp-json = Zonder commando: één JSON-document afdrukken in plaats van woorden
help-play = Een spel spelen: mensen en bots aan één tafel
help-watch = Bots een spel zien spelen, tot en met de eindstand
help-drop = Dobbelstenen in een buis laten vallen en met momenten uitleggen waarom ze kantelt of blijft
help-replay = Een bewaard spel stap voor stap bekijken
help-verify = Een bewaard spel opnieuw op de machine uitvoeren en alles vergelijken
help-rules = De regels tonen
help-stats = Veel spellen met bots spelen en cijfers geven
help-machine = Het ingebouwde machinebestand of zijn schema tonen, of een eigen bestand controleren
help-cards = De ingebouwde kaarten tonen als bestand om mee te beginnen, of een eigen bestand controleren
help-help = Tonen wat je kunt typen, net als --help
help-cards-check = Een kaartenbestand controleren van het spel dat --game noemt
help-value-file = BESTAND
help-value-command = COMMANDO
help-value-dice = WORP
help-value-game = SPEL
help-value-kinds = SOORTEN
help-value-lang = TAAL
help-value-n = GETAL
help-value-names = NAMEN
help-value-sizes = MATEN
help-value-tube = BUIS
help-arg-help = Deze hulp tonen
help-arg-version = De versie tonen
help-arg-lang = Taal van alle uitvoer: en, de of nl (anders beslist de systeemtaal)
help-arg-game = Het spel: { $known }
help-arg-machine = Een machinebestand in plaats van de ingebouwde machine
help-arg-cards = Een kaartenbestand in plaats van de ingebouwde kaarten
help-arg-dice = Waar de ogen van geworpen dobbelstenen vandaan komen: drawn (toevalsgetallen) of thrown (dobbelstenen uit een beker op de gesimuleerde tafel)
help-arg-seed = Startgetal voor kaarten, worpen en bots; hetzelfde getal geeft hetzelfde spel
help-arg-json = Precies één JSON-document op de standaarduitvoer schrijven en verder niets
help-arg-luck = Na het spel geluk en vaardigheid tonen: wat het toeval gaf, wat keuzes weggaven
help-arg-file = Het bewaarde spel
help-arg-command = Het commando waar het om gaat
help-arg-save = Bestand voor het spel; wat er al is, wordt nooit vervangen
help-arg-players = Aantal spelers (anders 4, of zoveel als het spel toelaat)
help-arg-bots = Soorten van de bots in zitvolgorde, met komma's ertussen; de laatste soort vult de overige plaatsen
help-play-people = Namen van de mensen in zitvolgorde, met komma's ertussen
help-play-bots = Soorten van de bots die na de mensen zitten, met komma's ertussen
help-play-save = Bestand voor het spel, na elke keuze geschreven (anders de eerste vrije naam uit kipp.json, kipp-2.json, …)
help-play-resume = Met een bewaard spel verdergaan
help-drop-tube = De buis met haar naam in het machinebestand, of copper, silver of gold naar haar plaats
help-drop-dice = Maten in de volgorde van het vallen, S (klein), M (middel) of L (groot), met komma's ertussen; gold:S valt in de gouden buis
help-drop-seed = Startgetal van de werpende hand
help-drop-csv = Bestand voor de meetwaarden: één regel per tijdstap; wat er al is, wordt nooit vervangen
help-drop-sweep = In plaats daarvan vragen bij de hoeveelste dobbelsteen de buis kantelt, over zoveel vullingen uit de voorraad van 12 dobbelstenen van elke maat
help-stats-games = Aantal spellen
help-stats-seed = Startgetal van het eerste spel; spel k neemt het startgetal plus k
help-stats-timing = Ook de snelheid geven, de enige cijfers die van keer tot keer verschillen
help-stats-tournament = De bots uit --bots op wisselende plaatsen met dezelfde dobbelstenen tegen elkaar laten spelen en vergelijken; --games wordt naar boven afgerond op hele rondes, --players is het aantal genoemde bots
help-stats-regret = In een toernooi: de adviseur van het spel laten zeggen hoeveel punten een keuze gemiddeld weggeeft; bij Kipp mir Saures duurt dat veel langer dan de spellen zelf
help-machine-schema = Het JSON-schema van machinebestanden tonen
help-machine-check = Een machinebestand controleren
