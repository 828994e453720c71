# Die Wörter von kipp-viewer, neben denen, die es mit kipp teilt.
help-kipp-viewer = Wirft Würfel in ein Rohr und zeigt, wo am Ende jedes gespiegelte Teil der Maschine liegt
help-kipp-viewer-tube = Nummer des Rohrs, das die Würfel bekommt, 0 bis 2
help-kipp-viewer-dice = Anzahl der Würfel, 0 bis 36, reihum in jeder Größe
help-kipp-viewer-seed = Startzahl der werfenden Hand
