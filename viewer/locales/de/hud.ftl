# Die Wörter der Tafeln.
viewer-settings-damaged = { $path }: diese Einstellungen sind nicht lesbar; es gelten die üblichen, die sie ersetzen, sobald eine geändert wird
viewer-settings-not-kept = Die Einstellungen gelten, konnten aber nicht für das nächste Mal gemerkt werden: { $cause }
hud-menu-line = Würfel, Rohre und ein wenig Drehmoment
hud-go-on = Weiterspielen
hud-go-on-line = Zurück zur Partie auf dem Tisch
hud-go-on-none = Keine angefangene Partie in diesem Ordner
hud-play = Spielen
hud-play-line = Vier Spiele, mit Menschen und Bots an diesem Bildschirm
hud-lab = Labor
hud-lab-line = In die Rohre schauen und sehen, warum sie kippen
hud-replay = Wiederholung
hud-replay-line = Eine gespeicherte Partie Schritt für Schritt noch einmal ansehen
hud-settings = Einstellungen
hud-settings-line = Sprache, Größe, Kontrast, Bewegung
hud-leave = Beenden
hud-leave-line = Partien werden nach jeder Entscheidung gespeichert
hud-back = Zurück
hud-begin = Los geht’s
hud-language = Sprache
hud-language-usual = wie das System
hud-scale = Größe von Schrift und Tafeln
hud-contrast = Hoher Kontrast
hud-contrast-line = Schwarz auf Weiß, mit kräftigen Rändern
hud-still = Weniger Bewegung
hud-still-line = Tafeln und Kamera wechseln sofort, ohne zu gleiten
hud-settings-kept = Jede Änderung gilt sofort und wird für das nächste Mal gemerkt.
hud-game = Spiel
hud-game-tubes = Würfel fallen in kippende Rohre
hud-game-dice = ein Würfelspiel
hud-game-line = Für { $least } bis { $most } Personen; { $kind }
hud-chairs = Am Tisch
hud-chair-away = Entfernen
hud-chair-more = Noch jemand
hud-person = ein Mensch an diesem Bildschirm
hud-machine = Maschine
hud-machine-builtin = die eingebaute
hud-machine-lab = die des Labors: { $name }
hud-machine-changed = die eingebaute, wie sie im Labor verändert wurde
hud-dice = Würfel
hud-dice-thrown = auf den Tisch geworfen
hud-dice-drawn = ausgelost, ohne Wurf
hud-seed = Startzahl
hud-seed-none = zufällig
hud-seed-line = Dieselbe Zahl ergibt wieder dieselbe Partie.
hud-seed-wrong = „{ $typed }“ ist keine Startzahl: Nötig ist eine ganze Zahl oder nichts.
hud-saves = Gespeicherte Partien
hud-saves-line = In { $folder }: Drücke auf eine Partie, um sie weiterzuspielen.
hud-saves-none = Keine in { $folder }. Jede Partie wird dort gespeichert, während sie läuft.
hud-menu = Menü
hud-due-person = { $player } ist am Zug
hud-due-bot = { $player } überlegt
hud-due-chance = Die Würfel entscheiden
hud-due-over = Die Partie ist aus
hud-touch-dice = Die gemeinten Würfel antippen, mit dem Zeiger oder den Ziffern darunter; dann wählen.
hud-nothing-with-these = Mit genau diesen Würfeln geht nichts.
hud-hand = Deine Würfel (Pfeiltasten)
hud-mouths = Wohin? (1, 2, 3 halten, dann loslassen)
hud-undo = Zurücknehmen
hud-redo = Wiederherstellen
hud-pause = Anhalten
hud-time-on = Weiter
hud-step = Ein Takt
hud-step-why = Ein Takt der Maschine, 1/{ $rate } s, dann steht sie still (Punkt)
hud-speed = Tempo
hud-instant = sofort
hud-notice-read = In Ordnung
hud-cover = Alle anderen schauen weg: Was jetzt kommt, ist nicht für alle Augen.
hud-cover-here = Ich bin da (Eingabe)
hud-returning = Die gespeicherte Partie wird bis zur letzten Stelle noch einmal gespielt: Schritt { $made } von { $all }
hud-returning-stop = Abbrechen
hud-again = Noch einmal
hud-saved = Nach jeder Entscheidung gespeichert in { $path }
hud-hint-drop = Wähle rechts einen deiner Würfel. Drücke dann auf ein Rohr, hier oder mit den Tasten 1, 2 und 3: Der Würfel hängt über der Mündung und fällt, wenn du loslässt.
hud-hint-watch = Schau auf das Rohr: Es kippt, sobald die Würfel vor der Stange mehr ausrichten als der Ballast dahinter.
hud-hint-held = Loslassen, und der Würfel fällt. Esc nimmt ihn zurück.
hud-rules = Regeln
hud-points = Punkte
hud-paused = Angehalten:
hud-small = Das Fenster ist zu klein: Zieh es auf mindestens { $width } × { $height } Pixel, oder wähle eine kleinere Schrift.
hud-small-letters = Kleinste Schrift
shelf-now = eben erst
shelf-minutes =
    { $count ->
        [one] vor 1 Minute
       *[other] vor { $count } Minuten
    }
shelf-hours =
    { $count ->
        [one] vor 1 Stunde
       *[other] vor { $count } Stunden
    }
shelf-days =
    { $count ->
        [one] vor 1 Tag
       *[other] vor { $count } Tagen
    }
shelf-over = Zu Ende: { $winners }
shelf-machine = Maschine { $name }
shelf-machine-changed = veränderte Maschine
shelf-chance = Noch ist etwas unterwegs
