# De woorden van het laboratorium.
lab-menu = ☰ Hoofdmenu
lab-go-on = Verder
lab-pause = Pauze
lab-step = Stap
lab-instant = meteen
lab-look-front = Voor
lab-look-mouth = Mondingen
lab-look-side = Opzij
lab-overlay = Gewichten en hefboomsarmen
lab-alone = Alleen deze buis
lab-shapes = Botsvormen (C)
lab-tips = kantelt
lab-stays = blijft
lab-hangs = hangt
lab-returns = keert terug
lab-is-held = wordt vastgehouden
lab-settling = door een hand, tot de dobbelstenen stilliggen
lab-margin-beyond = { $margin } mN·m meer dan de wrijving houdt
lab-margin-short = { $margin } mN·m te weinig om te kantelen
lab-idle = Alles ligt stil.
lab-held = Een hand houdt de { $tube } vast.
lab-released = De { $tube } is losgelaten.
lab-motion = monding { $angle }° omhoog · { $rate } °/s · stang { $load } N
lab-motion-down = monding { $angle }° omlaag · { $rate } °/s · stang { $load } N
lab-contacts = { $dice ->
    [one] { $dice } dobbelsteen erin
   *[other] { $dice } dobbelstenen erin
} · { $contacts ->
    [one] { $contacts } aanraking
   *[other] { $contacts } aanrakingen
}
lab-tipping = kantelend
lab-restoring = houdend
lab-friction = wrijving
lab-sum = som
lab-lifts = monding op
lab-lowers = neer · mN·m
lab-weights = Elk gewicht
lab-board = buis
lab-ballast = tegenwicht
lab-die = dobbelsteen { $number } { $size }
lab-whole = zwaartepunt van alles
lab-drop = Een dobbelsteen inwerpen
lab-small = een kleine dobbelsteen
lab-medium = een middelgrote dobbelsteen
lab-large = een grote dobbelsteen
lab-empty = Leegmaken
lab-again = { $dice ->
    [one] Dezelfde dobbelsteen nog eens
   *[other] Dezelfde { $dice } dobbelstenen nog eens
}
lab-seed = Handnummer
lab-seed-why = Het nummer van de hand die inwerpt: hetzelfde nummer, dezelfde worpen. Een ander nummer maakt de machine leeg.
lab-full = De buis is vol.
lab-tipped-at = Gekanteld bij dobbelsteen { $number }.
lab-from-here = Ingeworpen (druk om het nog eens te zien)
lab-command = Hetzelfde in de terminal
lab-copy = Kopiëren
lab-no-dice = Werp eerst een dobbelsteen in.
lab-no-file = Bewaar eerst de machine, zodat de opdracht haar bestand kan noemen.
lab-telemetry = Meetwaarden van deze buis (CSV, laatste 60 s)
lab-export = Schrijven
lab-machine = De machine
lab-all-alike = Alle drie de buizen gelijk
lab-whole-machine = De hele machine
lab-plates = Ballastplaten
lab-plate-mass = Massa per plaat
lab-ballast-station = Ballast van achteren
lab-pivot-station = Stang van achteren
lab-pivot-height = Stang boven de as
lab-rest-angle = Rusthoek
lab-bearing-friction = Lagerwrijving
lab-mass-small = Kleine dobbelsteen S
lab-mass-medium = Middelste dobbelsteen M
lab-mass-large = Grote dobbelsteen L
lab-tilt-forward = Tafel naar voren
lab-tilt-sideways = Tafel opzij
lab-gravity = Zwaartekracht
lab-earth = Aarde 9,81
lab-moon = Maan 1,62
lab-mars = Mars 3,71
lab-build = Bouwen
lab-discard = Verwerpen
lab-reset = Ingebouwde
lab-not-built = Er is nog niets gebouwd. Bouwen maakt de buizen leeg.
lab-build-first = Bouw eerst, of verwerp de wijzigingen.
lab-file = Machinebestand (TOML)
lab-save = Bewaren
lab-load = Laden
lab-this-machine = deze machine
lab-taken = { $path }: zo heet al iets; kies een andere naam
lab-unwritten = { $path }: { $cause } (niet geschreven)
lab-saved = De machine staat in { $path }.
lab-loaded = Hier staat nu: { $name }.
lab-exported = { $lines ->
    [one] { $lines } regel staat
   *[other] { $lines } regels staan
} in { $path }.
lab-no-more-dice = Na { $most } dobbelstenen moet de machine leeg.
lab-last = Laatste
lab-mark-drop = inworp
lab-mark-let-go = losgelaten
lab-mark-leave = komt los van de aanslag
lab-mark-front = voorste aanslag: giet
lab-mark-return = terug
lab-mark-held = vastgehouden: bleke momenten werken niet
lab-plot-angle = Hoek van de monding, °
lab-plot-rate = Hoeksnelheid, °/s
lab-plot-moments = Momenten, mN·m
lab-plot-energies = Energieën, mJ
lab-angle = hoek
lab-rate = snelheid
lab-dice = dobbelstenen
lab-kinetic = van beweging
lab-potential = van hoogte
lab-total = samen
lab-tubes = Buis
lab-now = Nu
lab-then = Toen ze kantelde
lab-not-tipped = Deze buis is nog niet gekanteld.
lab-tips-now = Hij kantelt nu.
lab-tip = Gekanteld bij dobbelsteen { $number } { $size }: { $margin } mN·m te veel
lab-tip-shaken = Gekanteld door de schok van een buur.
lab-tip-sum = { $tipping } kantelend − { $restoring } houdend − { $friction } wrijving
lab-again-none = Dezelfde dobbelstenen nog eens
lab-keys = Toetsen: 1 2 3 kleine, middelgrote, grote dobbelsteen · T volgende buis · P pauze · . stap · + − tempo · I meteen
lab-no-number = { $name }: “{ $text }” is geen getal. Typ er een, of verwerp de wijzigingen.
lab-not-whole = { $name }: “{ $text }” is geen geheel getal van 0 tot { $most }.
lab-not-a-file = { $path }: dit is geen bestand.
