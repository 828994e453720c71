analysis-input = Einfluss
analysis-from = von
analysis-to = bis
analysis-dice-mix = Würfelmischung
analysis-hand = Hand
analysis-dice-to-tip = Würfel bis zum Kippen
analysis-torque-to-tip = Kippmoment in mN·m
analysis-in-band = Anteil, der bei { $band } kippt
analysis-unlucky = Nicht alle { $cases } Fälle sind gekippt: { $endings }. Die nicht gekippten zählen als außerhalb des Bandes.
analysis-still = Nicht bewegt, weil Bereich oder Toleranz fehlt: { $fields }.
analysis-nothing-moves =
    { $over ->
        [tolerance] keine Stellgröße hat eine Toleranz, es bewegt sich also nichts; gib einer eine Toleranz oder setze over = "range" in [{ $table }]
       *[range] keine Stellgröße hat einen Bereich, es bewegt sich also nichts; gib einer from und to
    }
analysis-too-few-rows = [sensitivity] rows = { $rows } ist zu wenig; nimm { $fewest } oder mehr
analysis-too-many-rows = [sensitivity] rows = { $rows } ist mehr, als die Sobol-Folge hat ({ $most }); nimm weniger oder setze sequence = "random"
analysis-too-many-cases = [{ $table }] verlangt { $cases } Fälle, mehr als die { $most }, die zugleich aufgehoben werden; nimm weniger { $key }
analysis-too-many-knobs = die Sobol-Folge reicht für höchstens { $most } Stellgrößen, nicht für { $knobs }; setze sequence = "random" in [sensitivity]
analysis-progress = Fälle

help-screen = Mit Elementareffekten (Morris) die Einflüsse finden, auf die es ankommt: wenige Fälle, ein erster Blick
help-arg-threads = Zahl der Threads, 1 bis 1024; das Ergebnis hängt nicht davon ab (ohne Angabe alle Kerne)
help-arg-out = Ordner für report.html, Tabellen als CSV und result.json
help-sensitivity = Die Varianz der Würfel bis zum Kippen auf Würfelmischung und Maße verteilen (Sobol)
help-arg-rows = Ordner mit den Fällen, die kipp-calibrate run --plan morris (für screen) oder sobol (für sensitivity) schon gerechnet hat
help-arg-never_tips_as = Ein Rohr, das nie kippt, als N Würfel zählen, 1 bis 36
help-tolerance = Die Toleranzen aufrechnen: schlimmster Fall, RSS und zufällig gebaute Exemplare

screen-title = Vorauswahl: { $name }
screen-nothing = In { $cases } Fällen hat kein Maß die Zahl der Würfel bis zum Kippen verändert ({ $fidelity }); was das auf weniger als { $share } der Pfade tut, kann verborgen geblieben sein.
screen-unknown = Welches Maß die Zahl der Würfel bis zum Kippen am stärksten verändert, lässt sich aus { $paths } Pfaden nicht sagen ({ $fidelity }).
screen-unjudged = Welches Maß die Zahl der Würfel bis zum Kippen am stärksten verändert, lässt sich nicht sagen ({ $fidelity }): Zu viele Fälle sind gescheitert, um { $number } von { $of } Maßen zu beurteilen.
screen-doubt = Mehr als die Hälfte der Schritte von { $fields } beginnt oder endet bei einem gescheiterten Fall, die Wirkung ist also nicht bekannt; fasse die Bereiche enger.
screen-clear =
    { $over ->
        [tolerance] { $name } verändert die Zahl der Würfel bis zum Kippen am stärksten, über die Toleranz um { $dice } ({ $fidelity }).
       *[range] { $name } verändert die Zahl der Würfel bis zum Kippen am stärksten, über den Bereich um { $dice } ({ $fidelity }).
    }
screen-hardly = { $hardly } von { $of } Maßen verändern sie um weniger als ein Zehntel davon.
screen-close =
    { $over ->
        [tolerance] { $name } verändert die Zahl der Würfel bis zum Kippen wohl am stärksten, über die Toleranz um { $dice } ({ $fidelity }), doch diese verändern sie vielleicht ebenso stark: { $others }. Was vorne liegt, zeigen erst mehr Pfade.
       *[range] { $name } verändert die Zahl der Würfel bis zum Kippen wohl am stärksten, über den Bereich um { $dice } ({ $fidelity }), doch diese verändern sie vielleicht ebenso stark: { $others }. Was vorne liegt, zeigen erst mehr Pfade.
    }
screen-chance = Daneben wirkt der Zufall: { $inputs }.
screen-rule = ✓ ein Maß wirkt sicher am stärksten, ! das ist nicht sicher, ✗ von keinem ist eine Wirkung zu sehen. Zahlen in Klammern sind μ* in Würfeln.
screen-section = Was sich auswirkt auf: { $output }
screen-legend =
    { $over ->
        [tolerance] Größe (μ*): mittlere absolute Änderung über die ganze Toleranz eines Einflusses, mit 95-%-Intervall; wo alle Pfade gleich sind, so weit, wie andere verborgen geblieben sein können. Mittel (μ): dasselbe mit Vorzeichen. Streuung (σ): groß, wo ein Einfluss gekrümmt oder mit anderen zusammen wirkt.
       *[range] Größe (μ*): mittlere absolute Änderung über den ganzen Bereich eines Einflusses, mit 95-%-Intervall; wo alle Pfade gleich sind, so weit, wie andere verborgen geblieben sein können. Mittel (μ): dasselbe mit Vorzeichen. Streuung (σ): groß, wo ein Einfluss gekrümmt oder mit anderen zusammen wirkt.
    }
screen-missing = Schritte, die bei einem Fall ohne Wert beginnen oder enden, fehlen.
screen-numbers = Die Nummern im Bild sind die der Tabelle.
screen-undrawn = Nicht gezeichnet, weil sich nichts änderte: { $inputs }.
screen-unchanged = auf allen { $paths } Pfaden unverändert
screen-number = Nr.
screen-not-judged = nicht beurteilt
screen-size = Größe μ*
screen-mean = Mittel μ
screen-spread = Streuung σ
screen-paths = Pfade
screen-alt = Einflüsse nach der Größe ihrer Wirkung auf „{ $output }“, der größte zuerst: { $inputs }.

sensitivity-title = Empfindlichkeit: { $name }
sensitivity-verdict =
    { $over ->
        [tolerance] Von der Varianz der Würfel bis zum Kippen ({ $fidelity }) bringt die Würfelmischung allein { $mix }, die Bautoleranz allein { $build }, und { $together } kommen aus dem Zusammenwirken.
       *[range] Von der Varianz der Würfel bis zum Kippen ({ $fidelity }) bringt die Würfelmischung allein { $mix }, der Entwurf allein { $build }, und { $together } kommen aus dem Zusammenwirken.
    }
sensitivity-first-knob = Von den einzelnen Maßen zählt { $knob } am meisten: { $share } kommen von dort, allein oder mit anderen zusammen.
sensitivity-close-knobs = Von den einzelnen Maßen zählt wohl { $knob } am meisten: { $share } kommen von dort, allein oder mit anderen zusammen; diese zählen vielleicht ebenso viel: { $others }.
sensitivity-no-first = Welches einzelne Maß am meisten zählt, lässt sich aus { $rows } Zeilen nicht sagen.
sensitivity-rule = ✓ die Teile ergeben das Ganze, kein Intervall für den Anteil einer Größe an den Würfeln bis zum Kippen ist breiter als ±10 % und ein Maß zählt sicher am meisten, ! eines davon trifft nicht zu, ✗ es lässt sich nichts verteilen. Allein heißt: erster Sobol-Index, S1. Welches Maß am meisten zählt, sagt der totale Index, ST: der Anteil, der bliebe, wenn alles andere bekannt wäre. Was mehrere zusammen bewirken, steckt im ST eines jeden; zusammen können sie also mehr als 100 % ergeben.
sensitivity-refused-dice = { $missing } von { $of } Fällen fehlt der Wert „{ $output }“ (Fall { $cases }), und Indizes der übrigen wären falsch; fasse die Bereiche der Stellgrößen enger oder zähle ein Rohr, das nie kippt, mit --never-tips-as N als N Würfel.
sensitivity-refused = { $missing } von { $of } Fällen fehlt der Wert „{ $output }“ (Fall { $cases }), und Indizes der übrigen wären falsch; fasse die Bereiche der Stellgrößen enger.
sensitivity-unbuildable = Fall { $case } von { $of } lässt sich nicht bauen ({ $cause }), und Indizes der übrigen wären falsch; fasse die Bereiche der Stellgrößen enger
sensitivity-constant = „{ $output }“ ist in jedem Fall { $value }, nichts bewegt es also.
sensitivity-not-adding = Die Teile von „{ $output }“ ergeben nicht das Ganze; es braucht mehr Zeilen.
sensitivity-wide = Manche Intervalle von „{ $output }“ sind breiter als ±10 %; es braucht mehr Zeilen.
sensitivity-imputed = Ein Rohr, das nie kippt, zählt als { $dice } Würfel.
sensitivity-section = Was sich auswirkt auf: { $output }
sensitivity-mean = Mittel { $mean }, Standardabweichung { $sd }.
sensitivity-split =
    { $over ->
        [tolerance] Würfelmischung allein { $mix }, Bautoleranz allein { $build }, im Zusammenwirken { $together }.
       *[range] Würfelmischung allein { $mix }, Entwurf allein { $build }, im Zusammenwirken { $together }.
    }
sensitivity-hand = Die Hand allein: { $hand }.
sensitivity-sum = Summe aller ersten Indizes { $sum }; 100 %, wenn Einflüsse nicht zusammenwirken.
sensitivity-missed = Zahlen unter 0 oder über 100 % sind Anteile, die die Schätzung zufällig verfehlt hat; sie gelten als 0 oder 100 %.
sensitivity-all =
    { $over ->
        [tolerance] alle Bautoleranzen
       *[range] der ganze Entwurf
    }
sensitivity-first = allein (S1)
sensitivity-total = insgesamt (ST)
sensitivity-axis = Anteil an der Varianz in %
sensitivity-alt = Einflüsse nach ihrem gesamten Anteil an der Varianz von „{ $output }“: { $inputs }.

tolerance-title = Toleranzen: { $name }
tolerance-no-tolerance = keine Stellgröße hat eine Toleranz, alle Exemplare sind also gleich; gib einer eine Toleranz, etwa {"{"} plus_minus = "0.2 mm" {"}"}
tolerance-verdict = { $share } der Exemplare kippen bei { $band } ({ $fidelity }); mit vollkommenen Teilen wären es { $perfect }.
tolerance-tighten = Zuerst { $field } enger fassen: halbiert ergibt sich { $share }.
tolerance-tighten-seems = Zuerst { $field } enger fassen, wie es scheint: halbiert ergibt sich { $share }, doch andere bringen vielleicht ebenso viel.
tolerance-none-helps = Keine einzelne Toleranz zu halbieren bringt sicher mehr Exemplare ins Band.
tolerance-promises = { $field } scheint am meisten zu versprechen: halbiert sind es { $gain } mehr ({ $from } bis { $to }). Das kann Zufall sein; mehr Exemplare klären es.
tolerance-largest = Am meisten streut das Kippmoment durch { $field } ({ $share }).
tolerance-failed = { $failed } von { $of } Exemplaren sind nie gekippt oder gescheitert; sie zählen als außerhalb des Bandes.
tolerance-unanswered = Keine Rechnung für „{ $response }“: keine Maschine oder kein Platz für die Würfel bei { $point }.
tolerance-bends = „{ $response }“ verläuft innerhalb der Toleranzen gekrümmt: Eine andere Ecke ist schlimmer, als die Steigungen sagen. Angegeben sind die wahren Ecken.
tolerance-holding =
    { $dice ->
        [0] Haltemoment des leeren Rohrs in mN·m
        [one] Haltemoment mit 1 Würfel in mN·m
       *[other] Haltemoment mit { $dice } Würfeln in mN·m
    }
tolerance-tipping =
    { $dice ->
        [one] Kippüberschuss mit 1 Würfel in mN·m
       *[other] Kippüberschuss mit { $dice } Würfeln in mN·m
    }
tolerance-which = Toleranzen
tolerance-share = Anteil im Band
tolerance-share-percent = Anteil im Band in %
tolerance-gain = Gewinn
tolerance-now = wie sie sind
tolerance-perfect = vollkommene Teile
tolerance-all-halved = alle halbiert
tolerance-halved = { $field } halbiert
tolerance-copies =
    { $copies ->
        [one] 1 Exemplar: Anteil, der bei { $band } kippt
       *[other] { $copies } Exemplare: Anteil, der bei { $band } kippt
    }
tolerance-copies-legend =
    Jede Zeile zählt dieselben Exemplare mit denselben Würfeln; nur die genannten Toleranzen sind enger. Intervalle zu 95 %{ $parts ->
        [one] .
       *[other] ; die der Gewinne einzelner Maße gelten für alle { $parts } zusammen (Bonferroni), sind also weiter.
    }
tolerance-copies-alt = Anteil der Exemplare im Band: { $now } wie sie sind; { $shares }.
tolerance-number = Exemplare
tolerance-mean = Mittel
tolerance-sd = Standardabweichung
tolerance-torque = Kippmoment der Exemplare in mN·m
tolerance-stack = Toleranzrechnung: { $response }
tolerance-stack-text = Wie gemeint { $nominal }; schlimmster Fall ±{ $worst } (an den Ecken { $from } bis { $to }); RSS ±{ $rss }; Standardabweichung { $sd }. Nach der Statik, im Mittel über Reihenfolgen der Würfel.
tolerance-stays-right = Auch im schlimmsten Fall bleibt es bei einer durchschnittlichen Reihenfolge der Würfel über null; seltene Reihenfolgen können trotzdem danebengehen.
tolerance-turns-wrong = Im schlimmsten Fall liegt es nicht über null: Manche Exemplare kippen schon mit durchschnittlichen Würfeln außerhalb des Bandes.
tolerance-tornado-alt = Anteile an der Varianz, { $response }: { $shares }.
tolerance-change = Änderung in mN·m
tolerance-part = Maß
tolerance-nominal = wie gemeint
tolerance-plus-minus = Toleranz
tolerance-lower = an der unteren Grenze
tolerance-upper = an der oberen Grenze
tolerance-contribution = Beitrag
