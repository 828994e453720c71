# Größen.
quantity-not-finite = { $written } ist keine endliche Zahl; schreibe eine von gewöhnlicher Größe
quantity-no-number = „{ $written }“ ist keine Zahl mit Einheit; schreibe sie wie 0.0002 oder "0.2 mm", mit Dezimalpunkt
quantity-wrong-unit = die Einheit von „{ $written }“ gehört nicht hierher; nimm eine von { $units }
quantity-no-unit = „{ $written }“ fehlt die Einheit; nimm eine von { $units } oder schreibe die Zahl ohne Anführungszeichen in { $si }
quantity-plain = dies ist eine reine Zahl, deshalb kann „{ $written }“ keine Einheit außer % haben

# Studiendateien.
study-empty = die Datei ist leer; kipp-calibrate schema zeigt, was in einer Studiendatei stehen kann
study-too-large = die Datei ist größer als 1 MiB; nenne eine Studiendatei
study-no-format = die Datei nennt ihr Format nicht; nenne eine Studiendatei oder ergänze die Zeile format = { $known }
study-is-machine = das ist eine Maschinendatei; nenne eine Studiendatei, und diese Maschine mit --machine
machine-is-study = { $path } ist eine Studiendatei, gebraucht wird eine Maschinendatei; nenne eine Maschinendatei
study-is-table = das ist eine Tabelle (CSV); nenne eine Studiendatei (Tabellen liest nur fit, hinter der Studie)
machine-is-table = { $path } ist eine Tabelle (CSV), gebraucht wird eine Maschinendatei; nenne eine Maschinendatei (Tabellen liest nur fit, hinter der Studie)
study-newer-format = die Datei hat Format { $found }, diese Version liest Format { $known }; aktualisiere kipp-calibrate
study-other-format = format = { $found } ist unbekannt, diese Version liest Format { $known }; kipp-calibrate schema zeigt, was in einer Studiendatei stehen kann
study-no-field = { $place }: die Maschine hat kein Feld „{ $asked }“; am nächsten kommt „{ $nearest }“
study-no-field-like = { $place }: die Maschine hat kein Feld „{ $asked }“ und kein ähnliches; { $command } listet alle auf
study-line = Zeile { $line }: { $fault }
study-no-tube = goal.tubes: die Maschine hat kein Rohr „{ $asked }“; nenne einige von { $known } oder "*" für alle
study-no-tubes = goal.tubes ist leer, also würde kein Rohr beobachtet; nenne einige von { $known } oder "*" für alle
study-band =
    { $count ->
        [one] Würfel { $first }
       *[other] Würfel { $first } bis { $last }
    }
study-interval = { $place } = { $value }: erlaubt sind { $least } bis { $most }
study-percent = { $place } = { $value }: erlaubt sind { $least } bis { $most }; schreibe "{ $value } %", wenn das gemeint ist
study-not-positive = { $place } = { $value }: muss größer als 0 sein
study-odd = { $place } = { $value }: muss eine gerade Zahl sein
study-range = { $place }: from = { $from } liegt nicht unter to = { $to }; vertausche oder ändere sie
study-half-range = { $place } fehlt: nur { $given } ist angegeben; gib beide Enden an, oder keines und eine Toleranz
study-still = { $place } ändert sich nie; gib from und to oder eine Toleranz an
study-twice = { $place }: { $field } wird schon von { $before } geändert; lösche eines von beiden
study-named-twice = { $place } nennt „{ $name }“ zweimal; lösche eines von beiden
study-step-alone = { $place } zählt Schritte eines Bereichs, und es gibt keinen; gib from und to an oder lösche die Zeile

# Prüfungen einer Studie.
check-one-nominal = eine Stellgröße für alle Würfel oder Rohre geht von einem einzigen Wert aus
check-nominal-in-range = der eigene Wert der Maschine liegt im Bereich der Stellgröße
check-step-fits = der Schritt passt in den Bereich
check-range-builds = die Enden von Bereich und Toleranz lassen sich bauen
check-knob-moves = die Stellgröße ändert das, wonach gefragt wird
check-told-apart = Kippzahlen unterscheiden die Stellgrößen
finding-nominals-differ = { $field } ist in dieser Maschine { $values }; nenne eines davon oder gleiche sie in der Maschinendatei an
finding-nominal-outside = { $field } ist in dieser Maschine { $nominal }, außerhalb von { $from } bis { $to }; erweitere den Bereich
finding-unit = eine Zahl ohne Einheit ist in { $si }, schreibe also { $example }, wenn das gemeint ist
finding-step-too-large = der Schritt { $step } von { $field } ist größer als der ganze Bereich von { $from } bis { $to }; nimm einen kleineren
finding-step-not-whole = { $field } ist eine ganze Zahl; gib from und step als ganze Zahlen an
finding-step-uneven = { $field } geht in Schritten von { $step }, also bis { $last } und nicht bis ans Ende des Bereichs
finding-end-not-built = { $field } = { $value } ergibt keine Maschine ({ $cause }); solche Fälle zählen als gescheitert
finding-never-built = kein anderer Wert von { $field } ergibt eine Maschine; ändere den Bereich oder die Maschinendatei
finding-moves-nothing = { $field } ändert nichts, nicht einmal in der simulierten Maschine; nimm die Stellgröße heraus
finding-not-in-statics = { $field } ändert in der Statik nichts; nimm die Stellgröße heraus oder schreibe fidelity = "machine"
finding-not-told-apart = für eine Anpassung verraten Kippzahlen allein diese Werte nicht: { $fields }; wiege auch ein Teil oder stoppe eine Schwingung
study-stopped = { $path }: { $fault } (oder trotzdem ausführen mit --although { $check })
study-may-run = Die Studie „{ $name }“ kann laufen
study-may-run-with-care =
    { $count ->
        [one] Die Studie „{ $name }“ kann laufen, mit 1 Warnung
       *[other] Die Studie „{ $name }“ kann laufen, mit { $count } Warnungen
    }
study-may-run-but = Die Studie „{ $name }“ kann laufen, nur nicht { $verbs }
study-may-not-run =
    { $count ->
        [one] Die Studie „{ $name }“ kann nicht laufen: 1 Fehler
       *[other] Die Studie „{ $name }“ kann nicht laufen: { $count } Fehler
    }
study-rule = ✓ nichts gefunden, ! nur Warnungen, ✗ ein Fehler.
study-checks = Prüfungen (ein Fehler lässt sich mit --although und dem Namen übergehen)
study-check = Prüfung
study-result = Ergebnis
study-about = sieht nach, ob gilt:
study-passed = bestanden
study-warned = Warnung
study-failed = Fehler
study-knobs = Stellgrößen
study-field = Feld
study-nominal = jetzt
study-from = von
study-to = bis
study-step = Schritt
study-tolerance = Toleranz ±
study-cost-title = Aufwand
study-cost =
    { $threads ->
        [one] Zeiten auf 1 Thread, aus einigen eben gemachten Füllungen.
       *[other] Zeiten auf { $threads } Threads, aus einigen eben gemachten Füllungen.
    }
study-cost-verb = Befehl
study-cost-statics = Füllungen per Statik
study-cost-simulated = simulierte Füllungen
study-cost-time = Zeit
study-years = etwa { $count } Jahre
study-days = etwa { $count } Tage
study-hours = etwa { $count } Std.
study-minutes = etwa { $count } Min.
study-seconds = etwa { $count } Sek.
study-a-second = höchstens eine Sekunde

# Argumente jedes Befehls, der eine Studie ausführt.
help-value-study = STUDIE
help-value-check = PRÜFUNG
help-value-fidelity = RECHENART
help-arg-study = Die Studiendatei
help-arg-study_machine = Maschinendatei anstelle derjenigen, die die Studie nennt
help-arg-fidelity = Wie Füllungen bestimmt werden, anstelle dessen, was die Studie sagt: statics (geschlossene Formeln) oder machine (simuliert)
help-arg-although = Ausführen, obwohl diese Prüfung scheitert: one-nominal, nominal-in-range, step-fits, range-builds, knob-moves oder told-apart
