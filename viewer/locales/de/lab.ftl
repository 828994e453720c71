# Die Wörter des Labors.
lab-menu = ☰ Menü
lab-go-on = Weiter
lab-pause = Anhalten
lab-step = Schritt
lab-instant = sofort
lab-look-front = Vorn
lab-look-mouth = Mündungen
lab-look-side = Seite
lab-overlay = Gewichte und Hebelarme
lab-alone = Nur dieses Rohr
lab-shapes = Kollisionskörper (C)
lab-tips = kippt
lab-stays = bleibt
lab-hangs = hängt
lab-returns = kehrt zurück
lab-is-held = wird gehalten
lab-settling = von der Hand, bis die Würfel ruhen
lab-margin-beyond = um { $margin } mN·m mehr, als die Reibung hält
lab-margin-short = { $margin } mN·m fehlen bis zum Kippen
lab-idle = Alles liegt still.
lab-held = Eine Hand hält das { $tube }.
lab-released = Das { $tube } ist losgelassen.
lab-motion = Mündung { $angle }° hoch · { $rate } °/s · Stange { $load } N
lab-motion-down = Mündung { $angle }° tief · { $rate } °/s · Stange { $load } N
lab-contacts = { $dice ->
    [one] { $dice } Würfel darin
   *[other] { $dice } Würfel darin
} · { $contacts ->
    [one] { $contacts } Berührung
   *[other] { $contacts } Berührungen
}
lab-tipping = kippend
lab-restoring = haltend
lab-friction = Reibung
lab-sum = Summe
lab-lifts = Mündung hoch
lab-lowers = tief · mN·m
lab-weights = Jedes Gewicht
lab-board = Rohr
lab-ballast = Ballast
lab-die = Würfel { $number } { $size }
lab-whole = Schwerpunkt von allem
lab-drop = Einen Würfel einwerfen
lab-small = ein kleiner Würfel
lab-medium = ein mittlerer Würfel
lab-large = ein großer Würfel
lab-empty = Leeren
lab-again = { $dice ->
    [one] Denselben Würfel noch einmal
   *[other] Dieselben { $dice } Würfel noch einmal
}
lab-seed = Hand Nr.
lab-seed-why = Die Nummer der Hand, die einwirft: gleiche Nummer, gleiche Würfe. Eine andere Nummer leert die Maschine.
lab-full = Das Rohr ist voll.
lab-tipped-at = Gekippt beim { $number }. Würfel.
lab-from-here = Eingeworfen (drücken zeigt es noch einmal)
lab-command = Dasselbe im Terminal
lab-copy = Kopieren
lab-no-dice = Zuerst einen Würfel einwerfen.
lab-no-file = Zuerst die Maschine speichern, damit der Befehl ihre Datei nennen kann.
lab-telemetry = Messwerte dieses Rohrs (CSV, letzte 60 s)
lab-export = Schreiben
lab-machine = Maschine
lab-all-alike = Alle drei Rohre gleich verstellen
lab-whole-machine = Die ganze Maschine
lab-plates = Ballastplatten
lab-plate-mass = Masse je Platte
lab-ballast-station = Ballast von hinten
lab-pivot-station = Stange von hinten
lab-pivot-height = Stange über Achse
lab-rest-angle = Ruhewinkel
lab-bearing-friction = Lagerreibung
lab-mass-small = Kleiner Würfel S
lab-mass-medium = Mittlerer Würfel M
lab-mass-large = Großer Würfel L
lab-tilt-forward = Tisch nach vorn
lab-tilt-sideways = Tisch zur Seite
lab-gravity = Schwerkraft
lab-earth = Erde 9,81
lab-moon = Mond 1,62
lab-mars = Mars 3,71
lab-build = Bauen
lab-discard = Verwerfen
lab-reset = Eingebaute
lab-not-built = Noch ist nichts gebaut. Bauen leert die Rohre.
lab-build-first = Zuerst bauen oder die Änderungen verwerfen.
lab-file = Maschinendatei (TOML)
lab-save = Speichern
lab-load = Laden
lab-this-machine = diese Maschine
lab-taken = { $path }: so heißt schon etwas; einen anderen Namen wählen
lab-unwritten = { $path }: { $cause } (nicht geschrieben)
lab-saved = Die Maschine steht in { $path }.
lab-loaded = Hier steht nun: { $name }.
lab-exported = { $lines ->
    [one] { $lines } Zeile steht
   *[other] { $lines } Zeilen stehen
} in { $path }.
lab-no-more-dice = Nach { $most } Würfeln muss die Maschine geleert werden.
lab-last = Letzte
lab-mark-drop = Einwurf
lab-mark-let-go = losgelassen
lab-mark-leave = löst sich vom Anschlag
lab-mark-front = vorn am Anschlag: gießt
lab-mark-return = zurück
lab-mark-held = gehalten: blasse Momente wirken nicht
lab-plot-angle = Winkel der Mündung, °
lab-plot-rate = Winkelgeschwindigkeit, °/s
lab-plot-moments = Momente, mN·m
lab-plot-energies = Energien, mJ
lab-angle = Winkel
lab-rate = Geschwindigkeit
lab-dice = Würfel
lab-kinetic = der Bewegung
lab-potential = der Höhe
lab-total = zusammen
lab-tubes = Rohr
lab-now = Jetzt
lab-then = Als es kippte
lab-not-tipped = Dieses Rohr ist noch nicht gekippt.
lab-tips-now = Es kippt gerade.
lab-tip = Gekippt bei Würfel { $number } { $size }: { $margin } mN·m zu viel
lab-tip-shaken = Gekippt durch den Stoß eines Nachbarn.
lab-tip-sum = { $tipping } kippend − { $restoring } haltend − { $friction } Reibung
lab-again-none = Dieselben Würfel noch einmal
lab-keys = Tasten: 1 2 3 kleiner, mittlerer, großer Würfel · T nächstes Rohr · P Pause · . Schritt · + − Tempo · I sofort
lab-no-number = { $name }: „{ $text }“ ist keine Zahl. Eine eingeben oder die Änderungen verwerfen.
lab-not-whole = { $name }: „{ $text }“ ist keine ganze Zahl von 0 bis { $most }.
lab-not-a-file = { $path }: das ist keine Datei.
