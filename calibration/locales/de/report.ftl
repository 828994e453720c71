# Was jeder Bericht sagt: woher er kommt, wie wahr sein Modell ist, wie seine Anteile sich bewegen.
origin-study = Studie
origin-machine = Maschine
origin-versions = Versionen
origin-engine = Rechenwerk (Übersetzung und Prozessor)
origin-schema = Formate
origin-schemas = Studienformat { $study }, Zeilenschema { $rows }
origin-seed = Startzahl
origin-fidelity = Rechenart
origin-cases = Fälle
origin-failures = gescheiterte Fälle
origin-no-failures = keine
origin-data = Datendateien
origin-measurements = Messungen
fidelity-statics = Statik
fidelity-machine = simulierte Maschine
share-percent = Anteil im Band (%)
verdict-rule-share = Genug sind { $enough } (enough in [goal] der Studie): ✓ das ganze 95-%-Intervall liegt darauf oder darüber, ! es liegt zu beiden Seiten, ✗ das ganze Intervall liegt darunter.
verdict-rule-worse = Von allen Füllungen und dem schlechtesten Zehntel der Exemplare zählt das schlechtere Zeichen.
verdict-rule-forced = Eine Prüfung wurde übergangen, darum gibt es kein ✓.

help-arg-gap = Fälle, die auf beide Arten gerechnet werden, um zu sehen, wie weit die Statik von der Maschine entfernt ist, 0 bis 10000; 0 lässt es weg
gap-title = Wie wahr ist das Modell? Statik gegen simulierte Maschine
gap-share = Anteil im Band
gap-mean-dice = Würfel bis zum Kippen im Mittel
gap-difference = Maschine minus Statik
gap-legend = { $fills } Fälle wurden auf beide Arten gerechnet, mit denselben Maschinen und denselben Würfeln. Wo ein Rohr auf beide Arten kippt, braucht die simulierte Maschine im Mittel { $mean } Würfel mehr (95-%-Intervall { $from } bis { $to }). Das Band ist { $band }; alle Intervalle zu 95 %, die der Anteile nach Wilson, die ihres Unterschieds paarweise.
gap-common = { $common } der Varianz der Würfel bis zum Kippen haben beide gemeinsam.
gap-other-verdict = Mit der anderen Rechenart ({ $fidelity }) fiele das Urteil anders aus: etwa { $share } im Band, { $shift } in den Fällen, die auf beide Arten gerechnet wurden (95-%-Intervall { $from } bis { $to }). Rechne mit dieser --fidelity, bevor du dich darauf verlässt.
gap-other-order = Mit der anderen Rechenart ({ $fidelity }) ist vielleicht eine andere Größe die wichtigste: Nur { $common } der Varianz der Würfel bis zum Kippen haben beide gemeinsam. Rechne mit dieser --fidelity, bevor du dich auf die Reihenfolge verlässt.

along-title = Anteil, der bei { $band } kippt, entlang jeder Stellgröße
along-legend = Gezählt aus Fällen, die ohnehin gerechnet wurden: Die Werte einer Stellgröße sind in gleich wahrscheinliche Teile geteilt, was immer die anderen Größen sind. Der Streifen ist Wilsons 95-%-Intervall; alle Felder haben einen Maßstab.
along-alt = Anteil im gewünschten Band entlang jeder Stellgröße, vom kleinsten zum größten: { $shares }.
along-value = mittlerer Wert
along-unit = Einheit
along-nominal = Nennwert

settling-title = Wie der Anteil zur Ruhe kam
settling-alt = Anteil im gewünschten Band über der Zahl der Fälle mit 95-%-Intervall, das nach { $cases } Fällen von { $from } bis { $to } reicht.
settling-saved = Die gewünschte halbe Breite von { $wanted } war nach { $cases } von { $all } Fällen erreicht: Das sparte { $saved } ({ $share }).
settling-missed = Die gewünschte halbe Breite von { $wanted } wurde in { $cases } Fällen nicht erreicht, sie sparte also keinen; die halbe Breite ist { $found }.
settling-all = Alle { $cases } Fälle wurden gerechnet, denn die Studie nennt keine halbe Breite, die genügt; sie ist { $found }.
