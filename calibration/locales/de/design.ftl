# Die Wörter von kipp-calibrate design.
help-design = Werte der freien Stellgrößen finden, mit denen die Rohre im gewünschten Band kippen
help-design-machine_out = Die Maschine mit den gefundenen Werten in diese Datei (TOML) schreiben
help-design-force = Die Datei von --machine-out ersetzen, wenn es sie schon gibt
design-title = Entwurf: { $name }
design-verdict = Mit { $values } kippen { $share } der Füllungen bei { $band } ({ $fidelity }); die Maschine, wie sie ist, kommt auf { $present }.
design-verdict-worst = Im schlechtesten Zehntel der Exemplare sind es { $share } ({ $fidelity }); bei der Maschine, wie sie ist, { $present }.
design-verdict-unbuilt = Von { $builds } weiteren Exemplaren lassen sich { $unbuilt } nicht bauen, { $share }; sie zählen als nichts.
design-out-of-reach = Außer Reichweite: Keiner der { $tried } versuchten Entwürfe kippt auch nur in einer Füllung bei { $band } ({ $fidelity }). Es braucht weitere Bereiche, andere Stellgrößen oder ein anderes Band.
design-at-bound = { $field } liegt am Rand seines Bereichs: Ein weiterer Bereich ist vielleicht besser.
design-worst-better = Das schlechteste Zehntel kann nicht besser sein als alle, wie es hier scheint: Beide bekamen verschiedene Würfel. Mehr Füllungen und Exemplare klären es.
design-cliff = Einen Schritt daneben, bei { $values }, sind es nur { $share }.
design-beaten = Mit { $values } ist ein Ziel besser und keines schlechter; der gefundene Entwurf wurde nach seinem Anteil im Band und dem gewählt, was neben ihm liegt.
design-incomplete = { $tried } Entwürfe wurden versucht, so viele wie erlaubt und nicht alle machbaren: Mit mehr Entwürfen findet sich vielleicht ein besserer.
design-apart = Statik und simulierte Maschine urteilen verschieden über den Entwurf: { $statics } und { $machine } im Band. Suche mit --fidelity machine.
design-failed = { $failed } von { $of } Füllungen des Entwurfs sind nie gekippt oder gescheitert.
design-no-knob = keine Stellgröße hat einen Bereich, es gibt also nichts zu wählen; gib einer 'from' und 'to'
design-needs-machine = 'also' in [design] braucht die simulierte Maschine; füge --fidelity machine an
design-few-copies = das Ziel „worst-decile“ in [design] braucht mindestens { $copies } Exemplare und für jedes { $fills } Füllungen, sonst macht der Zufall das schlechteste; erhöhe copies oder fills
design-progress = Entwürfe
design-values = Die gefundenen Werte
design-field = Feld
design-unit = Einheit
design-present = bisher
design-best = gefunden
design-from = von
design-to = bis
design-all-tried = Alle { $tried } machbaren Entwürfe wurden versucht.
design-some-tried = { $tried } Entwürfe wurden versucht.
design-settled = { $tried } Entwürfe wurden versucht, nicht alle; dann endete die Suche von selbst, denn kein Entwurf einen Schritt neben dem besten ist besser.
design-spent = { $tried } Entwürfe wurden versucht, so viele wie erlaubt; davon ist keiner einen Schritt neben dem besten besser.
design-settled-elsewhere = Weiter weg gibt es vielleicht einen: Eine andere Startzahl findet ihn womöglich.
design-plateau =
    { $designs ->
        [one] Kein anderer Entwurf ist innerhalb des 95-%-Intervalls so gut wie der beste ({ $peak } des Angestrebten).
       *[other] { $designs } Entwürfe sind innerhalb des 95-%-Intervalls so gut wie der beste ({ $peak } des Angestrebten). Gewählt wurde der mittlere davon, wo ein Schritt zur Seite am wenigsten kostet: Der nächste Entwurf, der schlechter, nicht versucht oder außerhalb der Bereiche ist, liegt { $steps } { $steps ->
            [one] Schritt
           *[other] Schritte
        } der Stellgrößen entfernt.
    }
design-no-middle = { $designs } Entwürfe sind innerhalb des 95-%-Intervalls so gut wie der beste ({ $peak } des Angestrebten). Neben jedem liegt einer, der nie trifft, nicht versucht wurde oder außerhalb der Bereiche ist: Gewählt wurde der beste davon.
design-beside = So nahe erreicht jeder Entwurf mindestens { $beside }.
design-outcomes = Was die Maschine tut, vorher und nachher
design-outcomes-legend = Gemessen mit Würfeln und Exemplaren, die die Suche nicht kannte, denn der beste von vielen Versuchen sieht besser aus, als er ist. Zu jeder Füllung gehörte ein eigenes Exemplar innerhalb der Toleranzen.
design-worst-legend = Schlechtestes Zehntel: { $copies } weitere Exemplare bekamen alle dieselben Würfel, sodass sie sich nur im Bau unterscheiden; gezeigt ist der mittlere Anteil des Zehntels, das am schlechtesten abschnitt. Das Intervall umfasst den Zufall der Würfel, der gerade gebauten Exemplare und der Auswahl der schlechtesten.
design-builds-legend = Weitere { $builds } Exemplare wurden nur gebaut: Was sich nicht bauen lässt, zählt im schlechtesten Zehntel als nichts, auch wenn es zu selten ist, um unter den { $copies } zu sein. Eine noch seltenere Art, die sich bauen lässt, aber schlecht kippt, kann übersehen sein.
design-which = Maschine
design-by = berechnet durch
design-share = Anteil im Band
design-unbuilt = Exemplare, die sich nicht bauen lassen
design-worst-decile = Anteil im Band, schlechtestes Zehntel der Exemplare
design-worst-percent = Anteil im Band, schlechtestes Zehntel der Exemplare (%)
design-emptied = Kippvorgänge, die das Rohr leeren
design-alone = Würfe, die kein zweites Rohr kippen
design-enough = genug
design-along = Entlang { $field }
design-slice-alt = { $what } über { $field } mit 95-%-Intervall; der gefundene Entwurf hat { $best }.
design-unbuildable = Die Kurve lässt aus, wo sich kein Exemplar bauen lässt: { $field } = { $values }.
design-map = Über zwei Maße
design-map-legend = Ein breiter Gipfel verzeiht mehr als eine scharfe Spitze: Der Kasten zeigt, wie weit Exemplare innerhalb der Toleranzen abweichen.
design-map-between = Beurteilt an { $wide } × { $high } Stellen; die Farben dazwischen sind geschätzt.
design-map-exact =
    { $count ->
        [one] { $fields } hat keine Toleranz: Der Kasten ist nur eine Linie.
       *[other] { $fields } haben keine Toleranz: Es gibt keinen Kasten.
    }
design-map-alt = { $what } über { $across } und { $up }; der gefundene Entwurf liegt bei { $values }.
design-tolerance-box = innerhalb der Toleranzen
design-trade-offs = Wo sich Ziele widersprechen
design-front-legend = Jede Zeile ist ein Entwurf, den kein anderer in allen Zielen schlägt.
design-front-found = Die letzte Zeile ist der gefundene Entwurf, den ein anderer schlägt.
design-front-constant = Nicht gezeichnet, weil bei allen gleich: { $goals }.
design-standing = Bemerkung
design-front-alt = { $designs } Entwürfe nach { $what } und { $other }; { $best } davon schlägt kein anderer.
design-tried = versuchte Entwürfe
design-front = von keinem geschlagen
