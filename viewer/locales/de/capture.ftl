# Bilder ohne Fenster
help-kipp-viewer-shot = Zeichnet den Augenblick, in dem Würfel herausrollen, in eine PNG-Datei, ohne Fenster
help-kipp-viewer-gif = Zeichnet den Wurf, der ein Rohr kippen lässt, in eine bewegte GIF-Datei, ohne Fenster
help-kipp-viewer-size = Breite und Höhe der Bilder in Pixeln; ohne die Angabe 1280x720 für PNG, 480x270 für GIF
help-kipp-viewer-camera = Von wo aus Bilder gemacht werden: front (von vorn), mouth (in die Mündungen) oder side (von der Seite)
help-kipp-viewer-slow = Wievielmal langsamer als in Wirklichkeit ein Film läuft
help-kipp-viewer-overlay = Ob Rohre in Bildern durchsichtig und Drehmomente eingezeichnet sind: on (ja) oder off (nein)
help-kipp-viewer-tube = Das Rohr in Bildern, wie bei kipp drop; mit --lab das Rohr, das betrachtet wird
help-kipp-viewer-dice = Größen der Würfel in ihrer Reihenfolge, S, M oder L, durch Kommas getrennt, wie bei kipp drop; mit --lab liegen sie zum Einwurf bereit, in Bildern fallen ohne Angabe mittlere, bis das Rohr kippt
help-kipp-viewer-seed = Startzahl der Hand, die Würfel einwirft, in Bildern und mit --lab
help-kipp-viewer-record = Zeichnet ein gespeichertes Spiel statt eines Einwurfs; mit --step den Tisch nach diesem Schritt, und einen Film von diesem Schritt an
help-kipp-viewer-step = Der Schritt des gespeicherten Spiels, den Bilder zeigen; ohne Angabe zeigt ein Bild das Ende, und ein Film fängt vorn an
help-value-size = BREITExHÖHE
help-value-camera = KAMERA
help-value-times = WIEVIELMAL
help-value-switch = AN|AUS (on|off)
viewer-size = Ein Bild kann nicht { $asked } groß sein; nötig sind Breite und Höhe in Pixeln, je { $least } bis { $most }, etwa 1280x720
viewer-slow = Ein Film kann nicht { $asked }-mal langsamer als in Wirklichkeit laufen; möglich ist { $least } bis { $most }
viewer-unwritable = { $path } lässt sich nicht schreiben: { $cause }; bitte eine andere Datei angeben
viewer-pictures = Bilder
viewer-written = { $pictures ->
    [one] { $path }: ein Bild von { $width } × { $height } Bildpunkten
   *[other] { $path }: ein Film aus { $pictures } Bildern, { $width } × { $height } Bildpunkte
}
viewer-film-cut = Der Film endet nach { $pictures } Bildern; mit --step beginnt er später
viewer-ending = { $path } endet nicht auf .{ $ending }, und nichts anderes wird gezeichnet; gib einen solchen Namen an
viewer-same-file = { $path } kann nicht Bild und Film zugleich sein; nenne zwei Dateien
viewer-no-picture = Der Grafikadapter hat kein Bild zurückgegeben; bitte noch einmal versuchen oder einen anderen Vulkan-Treiber nehmen, etwa Mesas lavapipe
viewer-record-step = einen Schritt { $asked } gibt es nicht; das Spiel hat { $steps } Schritte
viewer-nothing-tips = Mit diesen Würfeln kippt kein Rohr; nenne mehr davon mit --dice, oder keine
