# Wörter von Kipp mir Saures.
colour-yellow = gelb
colour-red = rot
colour-blue = blau
size-small = S
size-medium = M
size-large = L

kipp-tube-flavor = Kupferrohr (Geschmack)
kipp-tube-shape = Silberrohr (Form)
kipp-tube-packing = Goldrohr (Packen)

# Ein Würfel heißt Farbe-Größe, etwa rot-L.
kipp-die = { $colour }-{ $size }
kipp-die-owned = { $die } von { $player }
kipp-die-face = { $colour }-{ $size } mit { $face }
kipp-card-yellow = gelb (kostet { $ingredients }, bringt { $points })
kipp-card-red = rot (kostet { $ingredients }, bringt { $points })
kipp-card-blue = blau (kostet { $ingredients }, bringt { $points })
kipp-card-colorful = bunt (kostet { $ingredients }, bringt { $points })
kipp-card-unknown = Nr. { $number }
kipp-card-packed = { $card } VERPACKT mit { $die }
kipp-card-open = { $card }
kipp-bundle =
    { $yellow ->
        [0] { $red ->
            [0] { $blue ->
                [0] nichts
               *[other] blau { $blue }
            }
           *[other] { $blue ->
                [0] rot { $red }
               *[other] rot { $red } · blau { $blue }
            }
        }
       *[other] { $red ->
            [0] { $blue ->
                [0] gelb { $yellow }
               *[other] gelb { $yellow } · blau { $blue }
            }
           *[other] { $blue ->
                [0] gelb { $yellow } · rot { $red }
               *[other] gelb { $yellow } · rot { $red } · blau { $blue }
            }
        }
    }

# Was geschieht. „layout“ sagt dem Bildschirm, wie die Zeile gesetzt wird.
kipp-event-deck-shuffled = { $cards } Formkarten werden gemischt.
kipp-event-card-revealed = Ausgelegt: { $card }; noch { $left } im Stapel.
    .layout = detail
kipp-event-turn-began = { $player } ist am Zug.
    .layout = silent
kipp-event-turn-skipped = { $player } hat keinen Würfel mehr und wird übersprungen.
    .layout = section
kipp-event-die-dropped = { $player } wirft { $die } ins { $tube }.
    .layout = section
kipp-event-die-came-back = Das { $tube } ist bis zur Mündung voll: { $die } geht zurück an { $player }.
kipp-event-tube-tipped = Das { $tube } KIPPT!
kipp-event-tube-hangs = Das { $tube } hängt auf halbem Weg. Es gilt als nicht gekippt und bleibt so.
kipp-event-nothing-tipped = Nichts kippt.
    .layout = detail
kipp-event-die-poured = { $die } rollt aus dem { $tube }.
    .layout = detail
kipp-event-die-reseated = { $die } rollt aus dem { $tube }; der Würfel lehnte und wurde zurechtgelegt.
    .layout = detail
kipp-event-die-picked = { $player } wählt { $die } aus der Schale vor dem { $tube }.
kipp-event-ingredients-taken =
    { $number ->
        [one] { $player } nimmt 1 Zutat: { $colour }.
       *[other] { $player } nimmt { $number } Zutaten: { $colour }.
    }
    .layout = detail
kipp-event-supply-short =
    { $missing ->
        [one] Die letzte Zutat für { $player } gibt der Vorrat nicht her.
       *[other] Die letzten { $missing } Zutaten für { $player } gibt der Vorrat nicht her.
    }
    .layout = detail
kipp-event-card-taken = { $player } nimmt die Karte { $card }.
    .layout = detail
kipp-event-card-left = { $player } nimmt keine Karte.
    .layout = detail
kipp-event-no-card-fits = Keine offene Karte passt zum Würfel von { $player }.
    .layout = detail
kipp-event-package-made = { $player } verpackt { $card } mit { $die }. Preis: { $payment }.
    .layout = detail
kipp-event-die-kept = { $player } behält { $die } und packt nichts.
    .layout = detail
kipp-event-over-limit =
    { $excess ->
        [one] { $player } liegt über der Geschmacksgrenze und gibt 1 Zutat zurück.
       *[other] { $player } liegt über der Geschmacksgrenze und gibt { $excess } Zutaten zurück.
    }
kipp-event-ingredient-returned = { $player } gibt 1 Zutat zurück: { $colour }.
    .layout = detail
kipp-event-last-picks = { $player } hat fünf Packungen: Sind die Schalen leer, ist Schluss.
kipp-event-shape-closed = Es gibt keine Formkarten mehr: Das { $tube } ist geschlossen.
kipp-event-game-ended = Die Partie ist zu Ende: { $reason }.
    .layout = section
kipp-event-unworded = Etwas geschieht.
kipp-end-fifth-package = jemand hat die fünfte Packung fertig
kipp-end-no-dice = niemand kann mehr einen Würfel einwerfen
kipp-end-stalled = zu viele Würfe hintereinander brachten keine Packung

# Fragen und Möglichkeiten.
kipp-ask-shuffle = Die Karten werden gemischt.
kipp-ask-drop = Welchen Würfel in welches Rohr?
kipp-ask-falling = Ein Würfel fällt.
kipp-ask-pick = Welchen Würfel wählst du?
kipp-ask-top-up =
    { $missing ->
        [one] Der Vorrat reicht nicht für { $die }. In welcher anderen Farbe nimmst du die fehlende Zutat?
       *[other] Der Vorrat reicht nicht für { $die }. In welcher anderen Farbe nimmst du die { $missing } fehlenden Zutaten?
    }
kipp-ask-take-card = Für { $die } darfst du eine Karte nehmen. Welche?
kipp-ask-pack = Mit { $die } kannst du eine Packung fertig machen. Welche Karte, und womit zahlst du?
kipp-ask-give-back =
    { $excess ->
        [one] Mehr als zehn Zutaten: gib 1 zurück. Welche Farbe?
       *[other] Mehr als zehn Zutaten: gib { $excess } zurück. Welche Farbe jetzt?
    }
kipp-ask-over = Die Partie ist zu Ende: { $reason }.
kipp-example = rot L Kupfer
kipp-do-drop = { $die }: { $tube }
    .also = { $die } in { $tube } werfen | wirf { $die } in { $tube } | { $tube }: { $die }
kipp-do-pick = { $die }, { $tube }
    .also = { $die } aus { $tube } nehmen | nimm { $die } aus { $tube } | { $die } aus { $tube } wählen | { $tube }: { $die }
kipp-do-pick-missing = { $die }, in keiner Schale
kipp-do-top-up = { $colour }
kipp-do-take-card = { $card }
    .also = nimm { $card } | Karte: { $card }
kipp-do-leave-card = keine Karte
    .also = keine | nichts | keine nehmen
kipp-do-pack = { $card } für { $payment }
    .also = packen: { $card } für { $payment }
kipp-do-keep-die = den Würfel behalten, nichts packen
    .also = nichts
kipp-do-give-back = { $colour }

# Warum nicht. „rest“ steht bei dem, was alles verbietet, was nicht an der Reihe ist.
kipp-no-not-now = das geht jetzt nicht (an der Reihe ist: { $due })
    .layout = rest
kipp-no-game-over = die Partie ist zu Ende
kipp-no-not-your-die = diesen Würfel hast du gerade nicht
kipp-no-shape-closed = es gibt keine Formkarten mehr, deshalb nimmt das { $tube } keine Würfel an
kipp-no-not-in-tray = dieser Würfel liegt in keiner Schale
kipp-no-same-colour = der Ersatz muss eine andere Farbe haben als der Würfel
kipp-no-supply-empty = diese Farbe ({ $colour }) gibt es im Vorrat nicht mehr
kipp-no-not-in-display = diese Karte liegt nicht aus
kipp-no-wrong-colour = die Karte hat eine andere Farbe als der Würfel
kipp-no-wrong-face = diese Bunte Auswahl braucht einen Würfel mit { $needs } oder eine 6
kipp-no-not-your-card = diese Karte liegt nicht vor dir
kipp-no-already-packed = diese Karte ist schon verpackt
kipp-no-wrong-number = die Karte kostet { $needs }, gezahlt würden { $paid }
kipp-no-wrong-ingredients = die Zahlung hat nicht die Farben, die die Karte verlangt
kipp-no-not-enough = diese Zutaten hast du nicht
kipp-no-none-of-colour = von dieser Farbe hast du keine Zutaten
kipp-due-shuffle = Karten mischen
kipp-due-drop = einen Würfel einwerfen
kipp-due-falling = auf den fallenden Würfel warten
kipp-due-pick = einen Würfel aus einer Schale wählen
kipp-due-top-up = die zweite Farbe wählen
kipp-due-take-card = eine Karte wählen
kipp-due-pack = packen oder den Würfel behalten
kipp-due-give-back = Zutaten zurückgeben
kipp-due-nothing = nichts

# Der Tisch.
kipp-table-display = Auslage: { $cards }
kipp-table-deck =
    { $left ->
        [one] Stapel: 1 Karte. Vorrat: { $supply }
       *[other] Stapel: { $left } Karten. Vorrat: { $supply }
    }
kipp-table-tray = Schale vor dem { $tube }: { $dice }
kipp-table-hanging = Das { $tube } hängt auf halbem Weg.
kipp-table-shape-closed = Das { $tube } ist geschlossen: keine Karten mehr.
kipp-table-player =
    { $player }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } | Zutaten: { $ingredients } | Würfel: { $dice } | Karten: { $cards }

kipp-score-packages = Packungen
kipp-score-super = Superauswahl
kipp-score-certificate-yellow = Bestseller gelb
kipp-score-certificate-red = Bestseller rot
kipp-score-certificate-blue = Bestseller blau

# Was ein Hinweis neben den Möglichkeiten nennt.
kipp-prospect-tip = { $tube }: kippt bei deinem schwersten Würfel, soweit man es am Tisch abschätzen kann
