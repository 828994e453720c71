# Was an einer Maschinen- oder Kartendatei nicht stimmt. Namen und Werte stehen da wie in der Datei.
file-syntax = Zeile { $line }, Spalte { $column }: { $fault }; vergleiche mit dem, was { $command } zeigt
machine-wrong = { $origin }: { $problem }
machine-of-record = die Maschine in der Aufzeichnung
machine-no-such-tube = die Maschine hat kein Rohr und keine Schale { $tube }; es gibt 0 bis 2
machine-die-inside = Würfel { $number } ist schon in der Maschine
machine-not-in-tray = Würfel { $number } liegt nicht in Schale { $tray }
machine-busy = die Maschine ist noch mit dem letzten Einwurf beschäftigt
machine-strange-die = aus der Maschine kommt Würfel { $number }, den das Spiel nicht hat
machine-too-many-dice =
    { $dice ->
        [one] 1 Würfel lässt sich aus diesem Becher nicht werfen
       *[other] { $dice } Würfel lassen sich aus diesem Becher nicht auf einmal werfen
    }
machine-no-face = ein Würfel zeigt keine Seite
machine-unsound = ihre Beschreibung ist nicht in sich stimmig

# Was beim Lesen solcher Dateien auffällt.
reader-missing = „{ $name }“ fehlt
reader-unknown = der Name { $name } gehört nicht hierher; hier bekannt: { $known }
reader-unknown-word = „{ $found }“ ist keines der Wörter, die hier stehen können: { $known }
reader-type = hier steht { $found }, es gehört aber { $expected } hierher
reader-count = die Liste muss { $want } Einträge haben, nicht { $found }
reader-unquoted = ein Text muss in Anführungszeichen stehen, wie in name = "gold"
reader-text = der Text ist nicht geschlossen oder enthält ein unlesbares Zeichen
reader-no-value = nach einem Namen müssen = und ein Wert stehen, wie in sides = 8
reader-number = diese Zahl ist nicht zu lesen; schreibe sie wie 8 oder 0.04
reader-twice = dieser Name steht zweimal da
reader-list = die Liste oder Tabelle ist kaputt; zwischen ihren Einträgen stehen Kommas, und sie muss geschlossen werden
reader-heading = die Überschrift ist nicht geschlossen; sie endet mit ]
reader-no-name = hier muss ein Name stehen, wie in sides = 8
reader-too-much = hier steht etwas, das nicht in diese Zeile gehört
reader-sign = hier steht ein Steuerzeichen; lösche es
reader-deep = zu viele Klammern ineinander
reader-other = der TOML-Leser sagt auf Englisch „{ $said }“
reader-found-number = die Zahl { $value }
reader-found-text = der Text { $value }
reader-found-truth = { $value }
reader-found-list = eine Liste
reader-found-table = eine Tabelle oder ein Datum
reader-expects-whole = eine ganze Zahl von { $least } bis { $most }
reader-expects-number = eine Zahl
reader-expects-text = ein Text in Anführungszeichen
reader-expects-truth = true oder false
reader-expects-list = eine Liste in eckigen Klammern
reader-expects-table = eine Tabelle

# Kartendateien.
error-cards = { $place } ergibt kein Spiel: { $fault }
error-cards-missing = { $path }: diese Datei gibt es nicht; prüfe den Namen
error-cards-folder = { $path }: das ist ein Ordner; nenne eine Kartendatei
error-cards-not-text = { $path }: die Kartendatei ist kein Text; speichere sie als UTF-8
cards-of-record = der gespeicherte Kartensatz
cards-count =
    { $got ->
        [one] { $list } hat 1 Eintrag; es müssen genau { $want } sein
       *[other] { $list } hat { $got } Einträge; es müssen genau { $want } sein
    }
cards-kind =
    { $got ->
        [one] 1 Karte der Art { $kind }; es müssen genau { $want } sein
       *[other] { $got } Karten der Art { $kind }; es müssen genau { $want } sein
    }
cards-range = { $field } = { $value }; erlaubt sind { $least } bis { $most }
cards-entry = { $list } Nr. { $number }: { $fault }

# Maschinendateien.
machine-no-format = die Datei nennt ihr Format nicht; nenne eine Maschinendatei oder ergänze die Zeile format = { $known }
machine-newer-format = die Datei hat Format { $found }, diese Version liest Format { $known }; aktualisiere kipp
machine-other-format = format = { $found } ist unbekannt, diese Version liest Format { $known }; beginne mit dem, was kipp machine zeigt
machine-interval = { $field } = { $value }: erlaubt sind { $least } bis { $most }
machine-text = { $field }: hier muss ein Text mit 1 bis { $most } Zeichen ohne Steuerzeichen stehen
machine-conflict = { $field } = { $value }: { $rule }
machine-missing = diese Datei gibt es nicht; prüfe den Namen
machine-folder = das ist ein Ordner; nenne eine Datei darin
machine-forbidden = die Datei darf nicht gelesen werden; prüfe ihre Rechte
machine-empty = die Datei ist leer; beginne mit dem, was kipp machine zeigt
machine-too-large = die Datei ist größer als 1 MiB; nenne eine Maschinendatei
machine-not-text = Byte { $byte } ist kein UTF-8-Text; speichere die Datei als UTF-8
machine-system = das System sagt auf Englisch „{ $said }“; prüfe den Namen

# Was zwei Werte einer Maschinendatei zusammen nicht tun dürfen.
rule-tube-name-twice = so heißt schon tube[{ $first }], nämlich { $name }; gib jedem Rohr einen eigenen Namen
rule-die-too-round = darf höchstens 0.45 Kanten sein, sonst bleibt keine ebene Fläche (edge_m = { $edge }); runde den Würfel weniger
rule-die-density = ergibt mit edge_m = { $edge } eine Dichte von { $density } kg/m3, erlaubt sind 50 bis 25000 kg/m3; prüfe die Masse in kg
rule-die-order = darf nicht kleiner sein als die Größe davor (die[{ $before }].edge_m = { $edge }); ordne die Würfel von klein nach groß
rule-bore-too-narrow = muss weiter sein als die Diagonale des größten Würfels (die[2].edge_m = { $edge }, Diagonale { $diagonal } m); weite das Rohr oder nimm kleinere Würfel; unter 2.2 Kanten klemmen Würfel
rule-end-wall-too-far-back = muss Platz für die Dicke der Endwand selbst lassen (wall_m = { $wall }); rücke die Endwand zur Mündung
rule-end-wall-too-far-forward = muss vor der Mündung mindestens eine Rohrweite Länge lassen (length_m = { $length }, bore_m = { $bore }); rücke die Endwand nach hinten oder verlängere das Rohr
rule-rod-behind-tube = muss die ganze Stange im Rohr halten (rod.diameter_m = { $diameter }); rücke die Drehachse zur Mündung
rule-rod-in-end-wall = muss die Stange hinter der Endwand halten (end_wall_station_m = { $station }, wall_m = { $wall }, rod.diameter_m = { $diameter }); rücke die Drehachse nach hinten oder die Endwand zur Mündung
rule-rod-out-of-bore = muss die Stange im Hohlraum halten (bore_m = { $bore }, rod.diameter_m = { $diameter }); rücke die Drehachse näher zur Rohrachse
rule-ballast-behind-tube = muss den Stapel im Rohr halten (der Stapel ist { $thick } m dick); rücke ihn zur Mündung oder nimm weniger oder dünnere Platten
rule-ballast-too-far-forward = muss den Stapel hinter Stange und Endwand halten (der Stapel ist { $thick } m dick und muss bei { $limit } m enden); rücke ihn nach hinten oder nimm weniger oder dünnere Platten
rule-ballast-out-of-bore = muss in den Hohlraum passen (bore_m = { $bore }, sides = { $sides }, height_m = { $height }); nimm kleinere Platten oder rücke sie zur Achse
rule-hand-too-deep = muss vor der Endwand loslassen (depth_spread_m = { $spread }, tube[{ $tube }].end_wall_station_m = { $station }); greife weniger tief
rule-hand-out-of-mouth = darf nicht aus der Mündung herausreichen (depth_m = { $depth }); verringere die Streuung oder greife tiefer
rule-hand-throws-out = darf keinen Würfel aus der Mündung werfen (speed_m_per_s = { $speed }); verringere die Streuung oder erhöhe die Geschwindigkeit
rule-mouth-behind-tray = muss die Schale unter die gekippte Mündung bringen (Rohr „{ $tube }“ hat sie ab { $rear } m vor der Stange); rücke die Schale nach hinten
rule-mouth-before-tray = muss die Schale unter die gekippte Mündung bringen (Rohr „{ $tube }“ hat sie bis { $front } m vor der Stange); verlängere die Schale oder rücke sie nach vorn
rule-tray-too-narrow = muss mindestens so breit sein wie das Rohr (Rohr „{ $tube }“ ist { $width } m breit); verbreitere die Schale
rule-floor-too-high-for-mouth = muss unter der gekippten Mündung die Höhe des größten Würfels lassen (Mündung von Rohr „{ $tube }“ { $mouth } m unter der Stange); senke den Boden, hebe den vorderen Anschlag oder kürze das Rohr
rule-floor-too-high-for-rear = muss das hintere Rohrende über dem Tisch halten (Ende von Rohr „{ $tube }“ { $rear } m unter der Stange); senke den Boden oder den Ruhewinkel
rule-rear-wall-too-high = muss die Rückwand unter dem gekippten Rohr halten (floor_depth_m = { $floor }, und Rohr „{ $tube }“ ist dort { $under } m unter der Stange); senke die Wand oder den Boden
rule-does-not-rest = muss vom Ballast des leeren Rohrs gegen die Reibung gehalten werden (er stellt mit { $restoring } mN·m zurück, die Reibung hält { $friction } mN·m); nimm mehr Ballast, rücke ihn nach hinten oder verringere rod.friction
rule-does-not-return = muss vom leeren Rohr gegen die Reibung verlassen werden (es stellt mit { $restoring } mN·m zurück, die Reibung hält { $friction } mN·m); erhöhe pivot_height_m, nimm mehr Ballast oder hebe den vorderen Anschlag
rule-does-not-pour = muss steil genug sein, dass Würfel herausrutschen (Gefälle { $slope }, materials.die_on_tube.friction = { $friction }); senke den vorderen Anschlag oder die Reibung
rule-throw-tray-too-small = muss mindestens acht Kanten messen, damit alle Würfel Platz finden (die längste Kante ist { $edge } m); verbreitere die Schale oder nimm kleinere Würfel
rule-cup-too-narrow = muss sieben Würfel nebeneinander fassen, { $least } m bei Kanten von { $edge } m; vergrößere den Wert oder nimm kleinere Würfel
rule-cup-too-shallow = muss 24 Würfel in Lagen zu sieben fassen, { $least } m bei Kanten von { $edge } m; vergrößere den Wert oder nimm kleinere Würfel
rule-cup-too-low = muss den Becher über Würfel am Boden schwingen lassen, { $least } m bei Kanten von { $edge } m; vergrößere den Wert oder nimm kleinere Würfel
