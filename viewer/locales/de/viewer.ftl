# Die Wörter von kipp-viewer, neben denen, die es mit kipp teilt.
viewer-no-undo = Nichts lässt sich zurücknehmen: Seit der letzten Entscheidung sind Würfel gefallen oder Karten aufgedeckt worden.
viewer-no-redo = Es wurde nichts zurückgenommen, was sich wiederherstellen ließe.
help-kipp-viewer = Zeigt die Rohre, spielt die Spiele und lässt sehen, warum ein Rohr kippt
help-kipp-viewer-lab = Öffnet das Labor statt des Menüs
viewer-no-display = es gibt keinen Bildschirm für ein Fenster (DISPLAY ist nicht gesetzt); kipp spielt im Terminal, und kipp-viewer --shot DATEI zeichnet in eine Datei
viewer-display-unreachable = der Bildschirm { $name } antwortet nicht; DISPLAY auf einen anderen setzen, mit kipp im Terminal spielen oder mit kipp-viewer --shot DATEI in eine Datei zeichnen
viewer-no-driver = nichts kann hier zeichnen: Es gibt keine Grafikkarte mit einem Treiber, der läuft; einen Vulkan-Treiber installieren, etwa lavapipe von Mesa, das ohne Karte auskommt (in Debian: mesa-vulkan-drivers), oder mit kipp im Terminal spielen
viewer-broken = die Anzeige kann nicht weitermachen: Etwas ist fehlgeschlagen, das nie fehlschlagen darf (RUST_BACKTRACE=1 zeigt, was); Partien werden nach jedem Schritt gespeichert, und kipp spielt im Terminal
viewer-no-window = es lässt sich kein Fenster öffnen: Der Bildschirm antwortet nicht, oder eine Bibliothek für Fenster fehlt (in Debian: libxcursor1, libxi6, libxkbcommon-x11-0); es noch einmal versuchen, DISPLAY auf einen anderen Bildschirm setzen, mit kipp im Terminal spielen oder mit kipp-viewer --shot DATEI in eine Datei zeichnen
viewer-device-lost = die Grafikkarte antwortet nicht mehr
viewer-device-full = die Grafikkarte hat keinen Speicher mehr
viewer-device-failed = der Grafiktreiber weigert sich zu zeichnen ({ $cause })
viewer-drawing-failed = das Zeichnen ist fehlgeschlagen: Die Grafikkarte oder ihr Treiber arbeitet nicht mehr, wie er soll; Partien werden nach jedem Schritt gespeichert: kipp-viewer neu starten oder mit kipp im Terminal spielen
viewer-stopped = { $cause }; kipp-viewer neu starten oder mit kipp im Terminal spielen
viewer-stopped-kept = { $cause }; die Partie wartet in { $path }: kipp-viewer öffnet sie wieder, und kipp play --resume { $path } ebenso
viewer-other-question = Danach ist gerade nicht gefragt; was zur Wahl steht, siehst du rechts.
viewer-not-yours = Du bist nicht am Zug: { $player } überlegt noch.
viewer-still-moving = Noch nicht: Es ist noch etwas unterwegs.
