# Was Bilder kosten.
help-kipp-viewer-frames = Zeichnet so viele Bilder ohne Fenster und sagt, was sie den Prozessor kosten
help-kipp-viewer-json = Mit --frames: sagt es als ein JSON-Objekt (Millisekunden, Sekunden, MiB)
frames-title =
    { $count ->
        [one] Ein Bild
       *[other] { $count } Bilder
    } des Labors, ohne Fenster gezeichnet, mit { $dice } Würfeln auf dem Tisch
frames-tick = Schritte (vier je Bild)
frames-pose = Lagen
frames-panels = Tafeln
frames-render = Sammeln, was gezeichnet wird
frames-whole = ganzes Bild bis zum Zeichnen
frames-first = Erstes Bild nach { $seconds } s.
frames-memory = Größter Speicherbedarf: { $mebibytes } MiB.
