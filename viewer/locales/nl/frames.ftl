# Wat beelden kosten.
help-kipp-viewer-frames = Tekent zoveel beelden zonder venster en zegt wat ze de processor kosten
help-kipp-viewer-json = Met --frames: zegt het als één JSON-object (milliseconden, seconden, MiB)
frames-title =
    { $count ->
        [one] Eén beeld
       *[other] { $count } beelden
    } van het laboratorium, zonder venster getekend, met { $dice } dobbelstenen op tafel
frames-tick = stappen (vier per beeld)
frames-pose = standen
frames-panels = panelen
frames-render = verzamelen wat getekend wordt
frames-whole = heel beeld tot het tekenen
frames-first = Eerste beeld na { $seconds } s.
frames-memory = Meeste geheugen: { $mebibytes } MiB.
