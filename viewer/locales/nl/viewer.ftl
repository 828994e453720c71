# De woorden van kipp-viewer, naast die welke het met kipp deelt.
help-kipp-viewer = Gooit dobbelstenen in een buis en toont waar elk gespiegeld deel van de machine ten slotte ligt
help-kipp-viewer-tube = Nummer van de buis die de dobbelstenen krijgt, 0 tot 2
help-kipp-viewer-dice = Aantal dobbelstenen, 0 tot 36, om de beurt van elke maat
help-kipp-viewer-seed = Startgetal van de werpende hand
