# Die Wörter von kipp-calibrate, neben denen, die es mit kipp teilt.
help-template-kipp-calibrate =
    {"{"}about{"}"}

    Aufruf: {"{"}usage{"}"}

    Befehle:
    %tasks%

    Optionen:
    {"{"}options{"}"}

    Rückgabewerte: 0 fertig, 1 die Studie kann nicht laufen, 2 eine Eingabe ist unbrauchbar.
help-kipp-calibrate = Prüft eine Maschinendatei und misst, wie ihre Rohre kippen
help-check = Eine Maschinendatei prüfen und die Statik ihrer Rohre zeigen; prüfen, ob eine Studie laufen kann
help-check-file = Die Maschinendatei oder eine Studiendatei; ohne Angabe die eingebaute Maschine
help-check-study = Die Studiendatei; DATEI ist dann die Maschine, nach der sie fragt
help-check-threads = Zahl der Threads, für die der Aufwand genannt wird (ohne Angabe alle Kerne)
help-schema = Das JSON-Schema der Studiendateien zeigen, oder die Felder, die eine Stellgröße nennen darf
help-schema-fields = Statt des Schemas die Felder auflisten, die eine Stellgröße nennen darf, mit Einheit und Wert
help-schema-machine = Die Maschinendatei, deren Felder aufgelistet werden; ohne Angabe die eingebaute Maschine
help-fills = Rohre auf der simulierten Maschine von Hand füllen, bis sie kippen, viele Male
help-fills-file = Die Maschinendatei; ohne Angabe die eingebaute Maschine
help-fills-fills = Zahl der Füllungen, 1 bis 10000000; jede beobachtet ein Rohr, reihum
help-fills-seed = Startzahl des Laufs; jede Füllung folgt aus ihr und der eigenen Nummer
help-fills-dice = Welche Würfel: box (12 jeder Größe), small (klein), medium (mittel) oder large (groß), dann 12 dieser Größe
help-fills-alone = Nur das beobachtete Rohr füttern; sonst geht jeder Würfel in ein zufälliges Rohr

calibrate-valid = { $name }: gültig, also kehrt jedes leere Rohr in seine Ruhelage zurück
calibrate-digest = Prüfsumme { $digest }
calibrate-legend =
    Drehmomente des leeren Rohrs um die Stange in mN·m; negativ stellt zurück. Totband: was die
    Lagerreibung halten kann. Letzte Spalten: etwa so wenige Würfel einer Größe kippen das Rohr
    (hintereinander liegend, nicht simuliert); kipp-calibrate fills misst, was Würfel wirklich tun.
calibrate-tube = Rohr
calibrate-at-rest = in Ruhe
calibrate-at-front-stop = am vorderen Anschlag
calibrate-dead-band = Totband
calibrate-small = klein
calibrate-medium = mittel
calibrate-large = groß
calibrate-never = nie
calibrate-failed = gescheitert

calibrate-run =
    { $fills ->
        [one] { $name } (Prüfsumme { $digest }): 1 Füllung, Startzahl { $seed }, Würfel: { $dice }, andere Rohre mitgefüttert
       *[other] { $name } (Prüfsumme { $digest }): { $fills } Füllungen, Startzahl { $seed }, Würfel: { $dice }, andere Rohre mitgefüttert
    }
calibrate-run-alone =
    { $fills ->
        [one] { $name } (Prüfsumme { $digest }): 1 Füllung, Startzahl { $seed }, Würfel: { $dice }, andere Rohre leer
       *[other] { $name } (Prüfsumme { $digest }): { $fills } Füllungen, Startzahl { $seed }, Würfel: { $dice }, andere Rohre leer
    }
calibrate-dice-box = Schachtel mit 36
calibrate-dice-small = 12 kleine
calibrate-dice-medium = 12 mittlere
calibrate-dice-large = 12 große
calibrate-histogram = Würfel bis zum Kippen
calibrate-fills = Füllungen
calibrate-mean = Mittel
calibrate-all = alle
calibrate-shares = Anteile mit 95-%-Intervall (Wilson)
calibrate-what = was
calibrate-hits = Treffer
calibrate-of = aus
calibrate-share = Anteil
calibrate-from = von
calibrate-to = bis
calibrate-in-band = Füllungen, die bei Würfel 4 oder 5 kippen
calibrate-hanging = Freigaben, nach denen das Rohr hängt
calibrate-emptied = Kippvorgänge, die das Rohr leeren
calibrate-returned = Kippvorgänge, nach denen das Rohr zurückkehrt
calibrate-second-tube = Kippvorgänge, die ein zweites Rohr kippen
calibrate-stilled = Freigaben, nach denen an der Zeitgrenze alles angehalten wurde

report-warnings = Bevor man sich darauf verlässt
report-data = Die Zahlen hinter dem Bild
report-provenance = Woher das stammt
report-command = Mit diesem Befehl entsteht der Bericht aufs Neue:
report-unwritable = { $path } lässt sich nicht schreiben: { $cause }; nenne einen beschreibbaren Ordner, ältere Ergebnisse bleiben, wie sie waren

# Datendateien mit Messungen.
help-fit = Die Parameter eines echten Nachbaus aus Messungen bestimmen
help-fit-study = Die Studiendatei: ihre Stellgrößen dürfen von der Maschine abweichen
help-fit-data = Datendateien (CSV) mit den Spalten kind, of, dice, value, deviation, note; ohne Angabe die der Studie
help-fit-although = Anpassen, obwohl diese Prüfung der Studie fehlschlägt
help-fit-machine_out = Die angepasste Maschine in diese Datei schreiben
help-fit-force = Die Datei von --machine-out ersetzen, wenn es sie schon gibt
help-fit-out = report.html, CSV-Dateien und result.json in diesen Ordner schreiben
help-fit-ranks = Die Anpassung an N simulierten Exemplaren der angepassten Maschine wiederholen, 0 bis 1000, und zeigen, ob ihre Intervalle ehrlich sind
help-observe = Aufschreiben, was ein Mensch an der simulierten Maschine sähe, als Daten für fit
help-observe-machine = Die Maschinendatei; ohne Angabe die eingebaute Maschine
help-observe-fills = Zahl der Füllungen, 0 bis 100000; die Rohre werden reihum gefüllt, jedes für sich
help-observe-seed = Startzahl für Würfel, Hände und Messfehler
help-observe-values = Auch alles einmal wiegen, stoppen und ablesen
data-empty = die Datei ist leer; schreibe eine Zeile mit den Überschriften kind,of,dice,value,deviation und je Messung eine Zeile
data-too-large = die Datei ist größer als 1 MiB; nenne eine Datendatei
data-no-rows = unter den Überschriften steht keine Messung; schreibe für jede eine Zeile
data-no-column = in Zeile 1 fehlt die Überschrift „{ $column }“; möglich sind { $known }
data-unknown-column = Zeile 1: keine Spalte heißt „{ $column }“; möglich sind { $known }
data-column-twice = Zeile 1: die Spalte „{ $column }“ steht zweimal da; lass eine weg
data-cells = Zeile { $line }: { $found } Zellen unter { $wanted } Überschriften; setze einen Text mit Kommas in Anführungszeichen
data-malformed = Zeile { $line } ist keine Zeile einer CSV-Datei; suche ein verirrtes Anführungszeichen
data-not-text = Zeile { $line }, Zeichen { $character }: das ist kein UTF-8-Text; speichere die Tabelle als CSV in UTF-8
data-cell = Zeile { $line }, Spalte „{ $column }“: { $fault }
data-unknown = „{ $asked }“ bedeutet hier nichts; schreibe eines von { $known }
data-surplus = bei dieser Art von Messung darf hier nichts stehen; lass die Zelle leer
data-no-dice = ein Kippen ohne Würfel sagt nichts; liste sie in ihrer Reihenfolge auf, etwa s m l m
data-too-many-dice = in der Schachtel sind nicht mehr als 36 Würfel
data-no-such-die = „{ $asked }“ ist keiner der { $dice } Würfel; schreibe die Nummer des Würfels, der das Rohr kippte, nichts für den letzten, oder never für nie
data-no-unit = „{ $written }“ hat keine Einheit; schreibe eine von { $units } dahinter
data-no-number = „{ $written }“ ist keine Zahl mit Einheit; schreibe eine Zahl und ihre Einheit, etwa 6.1 g, 0.62 s oder 14 deg
data-not-positive = „{ $asked }“ muss größer als 0 sein
data-implausible = „{ $asked }“ kann bei einem solchen Spielzeug nicht stimmen, { $least } bis { $most } schon; prüfe die Zahl und ihre Einheit

# Anpassungen.
fit-no-knobs = es gibt keine Stellgröße, die eine Anpassung ändern dürfte; ergänze ein [[knob]] mit from und to oder friere weniger ein
fit-no-data = es gibt keine Messungen; nenne eine Datendatei hinter der Studie oder führe welche unter data in ihrer Tabelle [fit] auf
fit-data-twice = { $path } ist zweimal genannt, und Messungen, die doppelt zählen, machen die Intervalle zu schmal; nenne jede Datendatei einmal
fit-data-copied = { $path } enthält dieselben Bytes wie { $other }, und Messungen, die doppelt zählen, machen die Intervalle zu schmal; nenne eine von beiden
fit-whole = { $field } nimmt nur ganze Zahlen an, die eine Anpassung nicht ändern kann; zähle nach und trage die Zahl in die Maschinendatei ein, oder friere das Feld in der Tabelle [fit] ein
fit-frozen-unknown = fit.frozen: keine Stellgröße heißt „{ $asked }“; die Stellgrößen sind { $known }
fit-setting = { $place } = { $value }: erlaubt sind { $least } bis { $most }
fit-no-swing = { $file }: Zeile { $line }: beim Rohr { $tube } dieser Maschine liegt der Schwerpunkt so nahe an der Stange, dass die Reibung es in jedem Winkel hält; es hat also keine Periode, lass die Zeile weg
machine-out-exists = { $path } gibt es schon; nenne eine andere Datei oder ersetze sie mit --force
machine-out-input = { $path } ist eine Eingabe dieses Laufs und wird nie ersetzt; nenne eine andere Datei
machine-out-unwritable = { $path } lässt sich nicht schreiben: { $cause }; nenne eine Datei in einem beschreibbaren Ordner, sonst wurde nichts geändert
report-written = Der Bericht steht in { $path }, CSV-Tabellen und result.json daneben.
machine-out-written = Die Maschine mit diesen Werten steht in { $path }.
fit-machine-unsound = { $path } wurde nicht geschrieben, denn eine solche Maschine lässt sich nicht bauen: { $cause }; miss mehr oder verenge die Bereiche der Stellgrößen
fit-machine-note = Von kipp-calibrate an { $count } Messungen angepasst: { $fields }.
fit-title = Anpassung: { $study }
fit-verdict = { $all ->
        [one] { $known } von 1 Parameter ist nach beiden Seiten bekannt.
       *[other] { $known } von { $all } Parametern sind nach beiden Seiten bekannt.
    }
fit-rule = ✓ jeder Parameter ist nach beiden Seiten bekannt und es gibt keine Warnung, ! einige sind es, oder es gibt eine Warnung, ✗ keiner ist es.
fit-verdict-improved = Von { $tips } Kippvorgängen, die die Anpassung nicht kannte, waren vorher { $before } richtig vorausgesagt und nachher { $after }; die mittlere Überraschung sank um { $share }.
fit-verdict-was-right = Die Maschine, wie sie war, sagte alle { $tips } Kippvorgänge richtig voraus, die die Anpassung nicht kannte; zu verbessern blieb nichts.
fit-verdict-no-improvement = Kippvorgänge, die die Anpassung nicht kannte, sagt sie nicht besser voraus als zuvor.
fit-verdict-unchecked = Zur Prüfung wurde nichts zurückgehalten.
fit-verdict-no-intervals =
    Für { $all ->
        [one] 1 Parameter wurde ein Wert
       *[other] { $all } Parameter wurden Werte
    } gefunden, aber keine Intervalle.
fit-not-converged = Die Suche endete an der Höchstzahl ihrer Schritte; die Werte sind vielleicht nicht die wahrscheinlichsten.
fit-no-intervals = Es ließen sich keine Intervalle finden: Die Wahrscheinlichkeit hat mehrere Gipfel, und immer wieder fanden sich bessere Punkte. Die Werte sind der beste davon; über ihre Fehler ist nichts bekannt. Mehr oder bessere Messungen oder engere Bereiche können helfen.
fit-unmeasured = Keine Messung hängt von { $field } ab: der Wert ist der Anfang der Suche, kein Ergebnis.
fit-unknown = Die Messungen grenzen { $field } innerhalb seines Bereichs nicht ein: der Wert ist kein Ergebnis.
fit-at-bound = Das wahrscheinlichste { $field } liegt an einem Ende seines Bereichs: die Wahrheit liegt vielleicht außerhalb, oder etwas anderes stimmt nicht.
fit-open = Das Intervall von { $field } ist nach einer Seite offen: der Bereich endet, bevor die Messungen es begrenzen.
fit-condition = Das Wissen über die Parameter ist sehr ungleich (Konditionszahl { $number }): die Intervalle können durch Rundung falsch sein.
fit-no-improvement = Kippvorgänge, die die Anpassung nicht kannte, sagt sie nicht besser voraus: Ihre mittlere Überraschung sinkt gegenüber der Maschine zuvor um { $share } % (unter 0 steigt sie), und sicher wäre erst mehr als { $least } %.
fit-no-hold-out = Weniger als { $fewest } Kippvorgänge: es wurden keine zurückgehalten, also zeigt nichts, dass die Anpassung neue voraussagt.
fit-misfit = { $file }, Zeile { $line }: { $deviations } Standardabweichungen von der Voraussage entfernt oder kaum möglich; suche einen Schreibfehler.
fit-gap-far = Die Würfel liegen anders als erwartet (Packung { $packing }, Streuung { $scatter } %): vielleicht stimmt etwas nicht, das keine Stellgröße ist.
fit-swing-gone = Das angepasste Rohr { $tube } schwingt nicht von selbst, also bedeutet seine Periode nichts.
fit-unbuildable = Eine solche Maschine lässt sich nicht bauen: { $cause }
fit-machine = angepasste Maschine
fit-parameters = Parameter und Intervalle
fit-parameters-text = Die Intervalle enthalten die Wahrheit in 95 von 100 Fällen, wenn die Statik den Nachbau beschreibt und die Abweichungen stimmen. Fehlt ein Ende, so begrenzen die Messungen den Wert nach dieser Seite nicht: er ist nicht bekannt.
fit-parameters-alt = Angepasster Wert und 95-%-Intervall von { $count } Parametern als Anteile ihrer Nennwerte, ein offenes Ende bis ans Ende des Bereichs gezeichnet; die Tabelle enthält die Zahlen.
fit-parameters-x = Anteil am Nennwert
fit-field = Feld
fit-unit = Einheit
fit-initial = Anfang
fit-nominal = Nennwert
fit-fitted = angepasst
fit-low = 95 % von
fit-high = 95 % bis
fit-from = kleinster
fit-to = größter
fit-change = Änderung
fit-flag = Bemerkung
fit-flag-unmeasured = nicht gemessen
fit-flag-unknown = nicht bekannt
fit-flag-no-interval = kein Intervall gefunden
fit-flag-no-low = nach unten offen
fit-flag-no-high = nach oben offen
fit-flag-at-from = am kleinsten Wert
fit-flag-at-to = am größten Wert
fit-directions = Was die Messungen nicht unterscheiden
fit-directions-text = Entlang jeder Richtung ist das 95-%-Intervall breiter als die Bereiche der Studie. Relative Änderung: in diesem Verhältnis dürfen sich alle Felder einer Richtung zusammen ändern, und kaum eine Messung merkt es.
fit-direction = Richtung
fit-relative = relative Änderung
fit-half-width = halbes Intervall in Bereichen
fit-shape-single = Nichts legt { $fields } innerhalb seines Bereichs fest.
fit-shape-ratios = Bekannt ist nur das Verhältnis { $fields }, nicht die Werte selbst; ein gewogenes Teil würde sie festlegen.
fit-shape-product = Bekannt ist nur das Produkt von { $fields }, nicht die Werte selbst.
fit-shape-mixed = Bekannt ist nur eine Verbindung von { $fields }.
fit-hold-out = Kippvorgänge, vorausgesagt ohne sie zu kennen
fit-hold-out-text = Die { $tips } Kippvorgänge wurden in { $parts } Teile aufgeteilt und jeder Teil aus den übrigen vorausgesagt; vorher: die Maschine, wie sie war. Überraschung ist der negative Logarithmus der Chance dessen, was geschah.
fit-metric = Maß
fit-before = vorher
fit-after = nachher
fit-gain = Gewinn
fit-gain-error = Standardfehler
fit-surprise = mittlere Überraschung je Kippen
fit-hits = Kippen beim wahrscheinlichsten Würfel
fit-gap = Von der Statik zu echten Füllungen
fit-gap-text = Zwei Zahlen, die neben der Maschine angepasst werden: der Abstand benachbarter Würfel in Kanten, und wie stark das Moment, das ein Rohr kippt, von Füllung zu Füllung streut. Beide werden von der simulierten Maschine her erwartet, und nur weit entfernte Messungen verschieben sie.
fit-quantity = Größe
fit-expected = erwartet
fit-deviations = Standardabweichungen
fit-packing = Packung
fit-scatter = Streuung
fit-residuals = Messungen und Voraussagen
fit-residuals-text = Werte in SI-Einheiten; bei einem Kippen der Würfel, der das Rohr kippte. Chance: was die Anpassung dem Gesehenen gab; ungesehen: eine Anpassung ohne dieses Kippen.
fit-residuals-alt = Abweichungen von { $count } Messungen in Standardabweichungen, Kippvorgänge als Punkte und Werte als Kreuze; die Tabelle enthält die Zahlen.
fit-residuals-x = Messung
fit-file = Datei
fit-line = Zeile
fit-kind = Art
fit-tube = Rohr
fit-dice = Würfel
fit-seen = gesehen
fit-foretold = vorausgesagt
fit-chance = Chance
fit-chance-unseen = Chance ungesehen
fit-kind-tip = Kippen
fit-kind-die = Masse eines Würfels
fit-kind-plate = Masse einer Platte
fit-kind-tube = Masse des leeren Rohrs
fit-kind-period = Periode
fit-kind-slide = Neigung, bei der ein Würfel rutscht
fit-kind-rest = Ruhewinkel
fit-tips = Kippvorgänge
fit-values = Werte
ranks-title = Sind die Intervalle von { $field } ehrlich?
ranks-text = { $fits } simulierte Exemplare der angepassten Maschine wurden wie das echte gemessen, mit neuem Zufall, und angepasst: { $held } der 95-%-Intervalle enthielten die Wahrheit. Die Balken zählen, in welchem Zehntel dessen, was die Anpassung für wahrscheinlich hielt, die Wahrheit lag; gleich hohe Balken bedeuten ehrliche Intervalle.
ranks-doubtful = Die Intervalle von { $field } sind bei solchen Daten kaum ehrlich: { $held } von { $fits } enthielten die Wahrheit, und ehrliche enthalten sie in 95 von 100 Fällen, in jedem Teil gleich oft.
ranks-alt = In welchem Zehntel der angepassten Verteilung die Wahrheit von { $field } in { $fits } Anpassungen lag, mit der gleichmäßigen Zahl als Linie.
ranks-part = Zehntel der angepassten Verteilung
ranks-fits = Anpassungen
help-value-data = DATEN
report-long = ({ $rows } Zeilen: --out schreibt sie in eine Datei)
