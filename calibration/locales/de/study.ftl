# Größen.
quantity-not-finite = { $written } ist keine endliche Zahl
quantity-no-number = „{ $written }“ beginnt nicht mit einer Zahl; schreibe sie wie 0.0002 oder "0.2 mm", mit Dezimalpunkt
quantity-wrong-unit = die Einheit von „{ $written }“ gehört nicht hierher; nimm eine von { $units }
quantity-no-unit = „{ $written }“ fehlt die Einheit; nimm eine von { $units } oder schreibe die Zahl ohne Anführungszeichen in { $si }
quantity-plain = dies ist eine reine Zahl, deshalb kann „{ $written }“ keine Einheit außer % haben

# Studiendateien.
study-empty = die Datei ist leer; kipp-calibrate schema zeigt, was in einer Studiendatei stehen kann
study-too-large = die Datei ist größer als 1 MiB; nenne eine Studiendatei
study-no-format = die Datei nennt ihr Format nicht; nenne eine Studiendatei oder ergänze die Zeile format = { $known }
study-newer-format = die Datei hat Format { $found }, diese Version liest Format { $known }; aktualisiere kipp-calibrate
study-other-format = format = { $found } ist unbekannt, diese Version liest Format { $known }; kipp-calibrate schema zeigt, was in einer Studiendatei stehen kann
study-no-field = { $place }: die Maschine hat kein Feld „{ $asked }“; am nächsten kommt „{ $nearest }“
study-no-tube = goal.tubes: die Maschine hat kein Rohr „{ $asked }“; nenne einige von { $known } oder "*" für alle
study-interval = { $place } = { $value }: erlaubt sind { $least } bis { $most }
study-not-positive = { $place } = { $value }: muss größer als 0 sein
study-range = { $place }: from = { $from } liegt nicht unter to = { $to }; vertausche oder ändere sie
study-half-range = { $place } fehlt: nur { $given } ist angegeben; gib beide Enden an, oder keines und eine Toleranz
study-still = { $place } ändert sich nie; gib from und to oder eine Toleranz an
study-twice = { $place }: { $field } wird schon von { $before } geändert; lösche eines von beiden
