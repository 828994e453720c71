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
help-check-threads = Anzahl der Threads, für die der Aufwand genannt wird (ohne Angabe alle Kerne)
help-schema = Das JSON-Schema der Studiendateien zeigen
help-fills = Rohre auf der simulierten Maschine von Hand füllen, bis sie kippen, viele Male
help-fills-file = Die Maschinendatei; ohne Angabe die eingebaute Maschine
help-fills-fills = Anzahl der Füllungen, 1 bis 10000000; jede beobachtet ein Rohr, reihum
help-fills-seed = Startzahl des Laufs; jede Füllung folgt aus ihr und der eigenen Nummer
help-fills-dice = Welche Würfel: box (12 jeder Größe), small (klein), medium (mittel) oder large (groß), dann 12 dieser Größe
help-fills-alone = Nur das beobachtete Rohr füttern; sonst geht jeder Würfel in ein zufälliges Rohr
help-fills-threads = Anzahl der Threads, 1 bis 1024; das Ergebnis hängt nicht davon ab (ohne Angabe alle Kerne)

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
report-unwritable = { $path } lässt sich nicht schreiben: { $cause }; bitte einen beschreibbaren Ordner nennen, ältere Ergebnisse bleiben, wie sie waren
