# Wie eine Partie aufbewahrt wird, und was das verhindert.
save-moved-changed = { $path }: ein anderes Programm hat die Datei geändert, sie bleibt unberührt; die Partie steht ab jetzt in { $new }
save-moved-taken = { $path }: inzwischen heißt eine andere Datei so, sie bleibt unberührt; die Partie steht ab jetzt in { $new }
save-moved-protected = { $path }: die Datei ist schreibgeschützt und bleibt unberührt; die Partie steht ab jetzt in { $new }
save-moved-away = { $path }: lässt sich nicht schreiben ({ $cause }); die Partie steht ab jetzt in { $new }
save-not-kept = { $path }: der letzte Schritt ist nicht gespeichert ({ $cause }); die Partie geht weiter, und der nächste Schritt versucht es wieder
save-kept-again = { $path }: alles ist wieder gespeichert
save-rescued = { $path }: lässt sich nicht schreiben ({ $cause }); die ganze Partie steht in { $new }: kopiere sie an einen sicheren Ort
error-save-lost = { $path }: die Partie ist nicht gespeichert; weder diese Datei noch { $new } lässt sich schreiben ({ $cause }); schaffe Platz und spiele vom letzten Stand weiter
error-save-in-use = { $path }: ein anderes kipp spielt diese Partie gerade; beende es dort zuerst oder spiele mit einer Kopie der Datei weiter
error-save-protected = { $path }: die Datei ist schreibgeschützt und bleibt unberührt; wähle einen anderen Namen
error-save-impossible = { $path }: { $place } ist { $found }, so wird keine Partie gespeichert; nimm eine andere Kopie
error-save-incomplete = { $path }: { $place } fehlt, so wird keine Partie gespeichert; nimm eine andere Kopie

trouble-full = der Datenträger ist voll
trouble-forbidden = die Rechte fehlen
trouble-protected = der Datenträger ist schreibgeschützt
trouble-no-folder = den Ordner gibt es nicht
trouble-no-new-files = der Ordner ist da, nimmt aber keine Dateien auf
trouble-folder = so heißt ein Ordner
trouble-taken = so heißt schon eine andere Datei
trouble-changed = ein anderes Programm hat die Datei geändert
trouble-bad-name = der Name ist zu lang oder enthält verbotene Zeichen
remedy-full = schaffe dort Platz oder wähle einen anderen Ort
remedy-forbidden = prüfe die Rechte oder wähle einen anderen Ort
remedy-protected = wähle einen anderen Ort
remedy-no-folder = lege ihn an oder wähle einen anderen Ort
remedy-bad-name = wähle einen anderen Namen
remedy-other = prüfe den Namen, die Rechte und den Datenträger
trouble-other = das System sagt auf Englisch „{ $said }“

damage-not-text = der Inhalt ist kein Text mehr
damage-line = Zeile { $line } ist kaputt
damage-checksum = die Prüfsumme stimmt nicht

# Was sich zwischen einer Aufzeichnung und ihrer Wiederholung unterscheidet.
difference-builtin = die Partie wurde auf der eingebauten Maschine { $recorded } gespielt; diese Version hat { $builtin }
difference-hash = die Maschine in der Aufzeichnung hat die Prüfsumme { $found }; die Aufzeichnung sagt { $recorded }
difference-rules = Die Aufzeichnung bricht die Regeln: { $cause }.
difference-machine = Schritt { $step }: { $cause }.
difference-roll = Schritt { $step }: die Würfel zeigen { $found }; in der Aufzeichnung { $recorded }.
difference-shuffle = Schritt { $step }: die Karten liegen nach dem Mischen anders als in der Aufzeichnung.
difference-enters = Schritt { $step }: der Würfel kommt ins Rohr; in der Aufzeichnung nicht.
difference-bounces = Schritt { $step }: das Rohr ist voll; in der Aufzeichnung kommt der Würfel hinein.
difference-tips = Schritt { $step }: das { $tube } kippt; in der Aufzeichnung nicht.
difference-stays = Schritt { $step }: das { $tube } kippt nicht; in der Aufzeichnung schon.
difference-hangs = Schritt { $step }: das { $tube } hängt auf halbem Weg; in der Aufzeichnung nicht.
difference-hangs-not = Schritt { $step }: das { $tube } hängt nicht; in der Aufzeichnung schon.
difference-dice = Schritt { $step }: diese Würfel fallen heraus: { $found }; in der Aufzeichnung: { $recorded }.
difference-tray = Schritt { $step }: { $die } liegt in der Schale unter dem { $found }; in der Aufzeichnung unter dem { $recorded }.
difference-face = Schritt { $step }: { $die } zeigt { $found }; in der Aufzeichnung { $recorded }.
difference-reseated = Schritt { $step }: { $die } lehnt und wird flach gelegt; in der Aufzeichnung liegt der Würfel flach.
difference-reseated-not = Schritt { $step }: { $die } liegt flach; in der Aufzeichnung lehnt der Würfel und wird flach gelegt.
difference-stilled = Schritt { $step }: bei Ablauf der Zeit bewegt sich noch etwas und wird angehalten; in der Aufzeichnung kommt alles zur Ruhe.
difference-stilled-not = Schritt { $step }: alles kommt zur Ruhe; in der Aufzeichnung wurde bei Ablauf der Zeit etwas angehalten.
difference-state = Schritt { $step }: gleiches Ergebnis, aber die Maschine endet im Zustand { $found }; die Aufzeichnung sagt { $recorded }.
difference-score =
    { $found ->
        [one] { $player } hat { $found } Punkt; die Aufzeichnung sagt { $recorded }.
       *[other] { $player } hat { $found } Punkte; die Aufzeichnung sagt { $recorded }.
    }
difference-over = Die Partie ist hier zu Ende; die Aufzeichnung hat kein Ergebnis.
difference-not-over = Die Partie ist hier nicht zu Ende; die Aufzeichnung hat ein Ergebnis.
difference-winners = Die Aufzeichnung nennt andere Sieger als die Punkte.
difference-die = Würfel { $number }

# Warum einer Aufzeichnung nicht zu folgen ist.
unfit-recipe = ihre Zufallszahlen stammen aus dem Rezept „{ $found }“, diese Version kennt „{ $known }“
unfit-players = { $title } ist für { $min } bis { $max } Spieler, und sie hat { $got }
unfit-option = { $place }: { $problem }
unfit-machine = die Maschine in der Aufzeichnung lässt sich nicht bauen
unfit-cup = der Becher in der Aufzeichnung lässt sich nicht bauen
unfit-illegal = Schritt { $step }: { $reason }
unfit-turn = Schritt { $step }: { $player } entscheidet, ist aber nicht an der Reihe
unfit-nobody = Schritt { $step }: Spieler { $number } entscheidet, doch am Tisch sitzen nur { $seats }
unfit-outcome = Schritt { $step }: { $cause }
mismatch-kind = fällig ist { $due }, doch da steht { $got }
mismatch-count =
    { $want ->
        [one] fällig ist 1 Wert, doch da stehen { $got }
       *[other] fällig sind { $want } Werte, doch da stehen { $got }
    }
mismatch-order = Karte Nr. { $card } des gemischten Stapels steht doppelt da oder gibt es nicht
mismatch-die = Würfel { $number } gehört nicht zu diesem Spiel
mismatch-tray = Würfel { $number } liegt in Schale { $tray }, es gibt aber nur die Schalen 0 bis 2
mismatch-not-inside = Würfel { $number } liegt in Schale { $tray }, war aber nicht in dem Rohr darüber
mismatch-twice = Würfel { $number } kommt zweimal heraus
due-choice = eine Entscheidung
due-roll = ein Wurf von Würfeln
due-shuffle = ein Mischen der Karten
due-drop = ein Einwurf in die Maschine
due-nothing = nichts mehr, denn die Partie ist zu Ende
nature-no-machine = die Aufzeichnung nennt keine Maschine, und ihre Würfel brauchen eine
nature-no-cup = laut der Aufzeichnung wurden die Würfel geworfen, aber sie sagt nicht, aus welchem Becher
error-record = die gespeicherte Partie folgt nicht den Regeln ({ $cause }); nimm eine andere Kopie
error-record-game = das ist ein Spielstand von „{ $found }“, einem Spiel, das diese Version nicht kennt; aktualisiere kipp
error-record-bot = in der gespeicherten Partie spielt ein Bot „{ $asked }“, den diese Version nicht kennt; aktualisiere kipp
error-record-result = das Ergebnis der gespeicherten Partie ist nicht das ihrer Schritte ({ $cause }); nimm eine andere Kopie; kipp replay zeigt die Schritte
error-verify = { $path }: lässt sich hier nicht vergleichen ({ $cause }); kipp replay { $path } zeigt die Partie trotzdem

replay-at-end = Das ist das Ende. b: zurück · eine Zahl: dorthin · q: beenden
replay-no-step = Einen Schritt { $asked } gibt es nicht: Sie gehen von 0 bis { $steps }.
