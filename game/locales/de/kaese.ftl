# Käse Würfeln: was am Tisch gesagt wird, und die Regeln in eigenen Worten.
kaese-note = Wie viele Stücke es von den Zahlen 2 bis 6 jeweils gibt, ist angenommen: Die echte Aufteilung ist nicht öffentlich. Mehr sagt kipp rules --game kaese.

# Ein Stapel wird von unten nach oben geschrieben, etwa 6-4-2.
kaese-piece = { $number }
kaese-on = { $below }-{ $top }
kaese-stack-open = { $stack }
kaese-stack-closed = { $stack } geschlossen
kaese-left = { $number }er: { $left }
kaese-bonus = { $points } für { $pieces } Stücke

# Was geschieht. „layout“ sagt dem Bildschirm, wie die Zeile gesetzt wird.
kaese-event-turn-began = { $player } nimmt die Würfel.
    .layout = section
kaese-event-rolled-all = Wurf { $roll }: { $dice }
kaese-event-rolled = Wurf { $roll }: { $rolled }, zusammen { $dice }
kaese-event-dice-kept = { $player } behält { $dice } und würfelt die anderen neu.
    .layout = detail
kaese-event-none-kept = { $player } würfelt alle acht Würfel neu.
    .layout = detail
kaese-event-stopped = { $player } hört auf zu würfeln.
    .layout = detail
kaese-event-gift-used = { $player } gibt die Geschenkkarte zurück und dreht eine { $from } auf { $to }, zusammen { $dice }
kaese-event-earned = { $player } hat genau gewürfelt: { $numbers }
kaese-event-nothing-earned = { $player } hat keine Zahl genau gewürfelt.
kaese-event-piece-taken = { $player } nimmt eine { $piece } aus der Mitte; dort noch { $left }.
    .layout = detail
kaese-event-lower-taken = { $player } nimmt für die gewürfelte { $rolled } eine { $piece } aus der Mitte; dort noch { $left }.
    .layout = detail
kaese-event-used-up =
    { $stacks ->
        [one] Die { $piece }er in der Mitte sind aufgebraucht: Ein Stapel ist weg.
       *[other] Die { $piece }er in der Mitte sind aufgebraucht: { $stacks } Stapel sind weg.
    }
kaese-event-piece-stolen = { $player } stiehlt die { $piece } vom Stapel { $stack }, der vor { $from } liegt.
    .layout = detail
kaese-event-single-stolen = { $player } stiehlt die einzelne { $piece }, die vor { $from } liegt.
    .layout = detail
kaese-event-lapsed = Für die gewürfelte { $rolled } gibt es für { $player } kein Stück.
    .layout = detail
kaese-event-gift-given = Kein Stück nach vier Würfen: { $player } bekommt zum Trost eine Geschenkkarte.
    .layout = detail
kaese-event-no-second-gift = Kein Stück, und { $player } hat schon eine Geschenkkarte.
    .layout = detail
kaese-event-no-gift = Kein Stück; eine Geschenkkarte gibt es nur nach vier Würfen, und { $player } hat früher aufgehört.
    .layout = detail
kaese-event-stack-begun = { $player } beginnt mit der { $piece } einen Stapel.
    .layout = detail
kaese-event-dome-alone = { $player } hat zwei Mäuse und keinen offenen Stapel: Die { $piece } liegt mit der Glocke nach oben als eigener geschlossener Stapel da.
    .layout = detail
kaese-event-piece-put = { $player } legt die { $piece } auf den Stapel { $stack }.
    .layout = detail
kaese-event-mouse-laid = { $player } legt eine 1 mit der Maus nach oben hin.
    .layout = detail
kaese-event-stack-closed =
    { $points ->
        [one] { $player } schließt mit der 1 einen Stapel: { $stack }, 1 Punkt wert.
       *[other] { $player } schließt mit der 1 einen Stapel: { $stack }, { $points } Punkte wert.
    }
    .layout = detail
kaese-event-mouse-closes =
    { $points ->
        [one] { $player } schließt mit einer Maus einen Stapel: { $stack }, 1 Punkt wert.
       *[other] { $player } schließt mit einer Maus einen Stapel: { $stack }, { $points } Punkte wert.
    }
    .layout = detail
kaese-event-bonus-taken = { $player } nimmt die Bonuskarte mit { $points } Punkten für { $pieces } Stücke.
    .layout = detail
kaese-event-no-bonus-left = Für { $pieces } Stücke ist keine Bonuskarte mehr da; { $player } bekommt keine.
    .layout = detail
kaese-event-mice-spared = { $player } schließt nichts mehr und gibt die Würfel weiter.
    .layout = detail
kaese-event-last-closing = Drei Stapel der Mitte sind aufgebraucht: Das Spiel endet. Ab { $player } schließen die Mäuse, was offen ist.
    .layout = section
kaese-event-mouse-turned = Eine Maus von { $player } findet keinen offenen Stapel und wird umgedreht, als eigener geschlossener Stapel.
    .layout = detail
kaese-event-most-stacks =
    { $sharers ->
        [one] { $player } hat die meisten Stapel, { $stacks }, und bekommt die Bonuskarte dafür.
       *[other] { $player } hat die meisten Stapel, { $stacks }, gemeinsam mit anderen ({ $sharers } Leute insgesamt), und bekommt einen Teil der Bonuskarte dafür.
    }
    .layout = detail
kaese-event-game-ended = Das Spiel ist aus.
    .layout = section
kaese-event-unworded = Etwas geschieht.

# Fragen und Möglichkeiten.
kaese-ask-roll = Die Würfel rollen.
kaese-ask-choose =
    { $left ->
        [0] Nach dem letzten Wurf: { $dice }. Die Geschenkkarte einsetzen?
        [one] { $dice }, noch ein Wurf. Welche Würfel behältst du?
       *[other] { $dice }, noch { $left } Würfe. Welche Würfel behältst du?
    }
kaese-ask-take = Genau gewürfelt: { $numbers }. Welches Stück nimmst du?
kaese-ask-place = Abzulegen: { $hand }. Wohin mit welchem Stück?
kaese-ask-pass = Mit einer Maus einen Stapel schließen oder die Würfel weitergeben?
kaese-ask-close = Das Spiel endet. Welchen Stapel schließt deine Maus?
kaese-ask-over = Das Spiel ist aus.
kaese-example = 3 3 behalten
kaese-example-one = 3 behalten
kaese-do-keep = { $dice } behalten, die anderen neu würfeln
    .also = halte { $dice } | sichere { $dice } | { $dice } sichern
    .also-rest = { $rest } neu würfeln | würfle { $rest } neu
kaese-do-keep-none = alle neu würfeln
    .also = nichts behalten | keinen behalten | behalte nichts | nichts sichern | würfle alle neu
    .also-rest = { $rest } neu würfeln | würfle { $rest } neu
kaese-do-stop = aufhören
    .also = hör auf | alle behalten | alle sichern | jetzt mit dem Würfeln aufhören
kaese-do-gift = Geschenkkarte: eine { $from } auf { $to } drehen
    .also = eine { $from } auf { $to } drehen
kaese-do-take = eine { $piece } aus der Mitte nehmen
    .also = nimm eine { $piece } aus der Mitte
kaese-do-take-lower = eine { $piece } aus der Mitte nehmen für die gewürfelte { $rolled }
    .also = nimm eine { $piece } aus der Mitte für die gewürfelte { $rolled }
kaese-do-steal = die { $piece } vom Stapel { $stack } stehlen, der vor { $from } liegt
    .also = stiehl die { $piece } von { $from }, vom Stapel { $stack }
kaese-do-steal-single = die einzelne { $piece } stehlen, die vor { $from } liegt
    .also = stiehl die einzelne { $piece } von { $from }
kaese-do-begin = mit der { $piece } einen Stapel beginnen
    .also = neuen Stapel mit der { $piece } beginnen | die { $piece } allein hinlegen
kaese-do-dome-alone = die 1 mit der Glocke nach oben hinlegen, als eigenen Stapel
kaese-do-put = die { $piece } auf den Stapel { $stack } legen
    .also = die { $piece } auf den Stapel { $stack } tun
kaese-do-dome =
    { $bonus ->
        [0] den Stapel { $stack } mit der 1 schließen
       *[other] den Stapel { $stack } mit der 1 schließen und die Bonuskarte mit { $bonus } nehmen
    }
kaese-do-mouse = die 1 mit der Maus nach oben hinlegen
kaese-do-close =
    { $bonus ->
        [0] den Stapel { $stack } mit einer Maus schließen
       *[other] den Stapel { $stack } mit einer Maus schließen und die Bonuskarte mit { $bonus } nehmen
    }
kaese-do-end-turn = nichts schließen, die Würfel weitergeben
    .also = passen | ende | fertig

# Warum nicht. „rest“ kennzeichnet, was alles verbietet, was nicht an der Reihe ist.
kaese-no-not-now = das geht jetzt nicht (an der Reihe ist: { $due })
    .layout = rest
kaese-no-game-over = das Spiel ist aus
kaese-no-roll-left = der vierte Wurf war der letzte
kaese-no-not-these-dice = die Würfel zeigen nicht { $dice }
kaese-no-nothing-to-roll = so bleibt kein Würfel zum Werfen; wer alle acht behalten will, hört auf
kaese-no-gift = du hast keine Geschenkkarte
kaese-no-same-face = der Würfel zeigt diese Zahl schon
kaese-no-not-rolled = die { $rolled } ist nicht genau gewürfelt, oder ihr Stück ist schon genommen
kaese-no-too-high = eine gewürfelte { $rolled } bringt keine { $piece }, nur das eigene Stück und niedrigere
kaese-no-middle-empty = in der Mitte liegt keine { $piece } mehr
kaese-no-ones-are-safe = eine 1 kann niemand stehlen
kaese-no-own = was vor dir liegt, gehört dir schon
kaese-no-not-neighbour = gestohlen wird nur beim linken und beim rechten Nachbarn
kaese-no-not-on-top = oben liegt eine { $top }, und du brauchst eine { $rolled }
kaese-no-such-stack = dort liegt kein Stapel { $stack }
kaese-no-nothing-to-steal = niemand neben dir hat ein Stück, das du genau gewürfelt hast und stehlen kannst
kaese-no-none-to-steal = niemand neben dir hat eine { $rolled }, die du stehlen kannst
kaese-no-stack-closed = auf { $stack } kommt nichts mehr, und nichts kommt mehr herunter
kaese-no-not-in-hand = du hast keine { $piece } abzulegen
kaese-no-not-lower = eine { $piece } passt nicht auf eine { $top }, denn jedes Stück muss niedriger sein als das darunter
kaese-no-not-alone = eine 1 steht nur dann allein, wenn du zwei Mäuse und keinen offenen Stapel hast
kaese-no-third-mouse = du hast schon zwei Mäuse, also muss diese 1 einen Stapel schließen
kaese-no-mouse = du hast keine Maus
kaese-no-pieces-left = du musst erst deine Stücke ablegen
kaese-due-roll = würfeln
kaese-due-choose = Würfel behalten oder aufhören
kaese-due-take = ein Stück nehmen oder stehlen
kaese-due-place = Stücke ablegen oder Stapel schließen
kaese-due-close = mit einer Maus einen Stapel schließen
kaese-due-nothing = nichts
kaese-pieces-wrong = { $got } Stücke mit den Zahlen 2 bis 6; es müssen genau { $want } sein

# Der Tisch.
kaese-table-middle = In der Mitte: { $pieces }
kaese-table-cards = Geschenkkarten: { $gifts }. Bonuskarten: { $cards }; am Ende 12 für die meisten Stapel
kaese-table-player =
    { $player }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $most ->
        [0] {""}
       *[other] {" "}(davon { $most } für die meisten Stapel, Stand jetzt)
    } | Stapel: { $stacks } | Mäuse: { $mice }{ $mice ->
        [0] {""}
       *[other] {" "}(noch ohne Punkte)
    } | Bonuskarten: { $cards }{ $gifts ->
        [0] {""}
       *[other] {" "}| eine Geschenkkarte
    }

kaese-prospect = die { $number } genau
kaese-score-closed = Geschlossene Stapel
kaese-score-open = Offene Stapel
kaese-score-bonus = Bonuskarten
kaese-score-most = Meiste Stapel

# Die Regeln in eigenen Worten. Jede Nachricht ist ein Absatz.
rules-kaese-title = Käse Würfeln, für 2 bis 5 Leute
rules-kaese-aim = Würfel bringen Käsestücke, und Stücke werden gestapelt. Ein geschlossener Stapel ist sicher und zählt viel mehr als ein offener, an dem sich die Nachbarn bedienen dürfen. Wer am Ende die meisten Käsepunkte hat, gewinnt.
rules-kaese-setup-title = Was in der Mitte liegt
rules-kaese-setup = 54 Käsestücke, nach ihren Zahlen in sechs Stapeln: 16 mit der Zahl 1, die auf der einen Seite eine Maus und auf der anderen eine Käseglocke zeigen, und 38 mit den Zahlen 2 bis 6. Daneben fünf Geschenkkarten und sieben Bonuskarten: 12, 10 und 8 für Stapel aus vier Stücken, 25 und 20 für fünf, 40 für sechs und 12 für die meisten Stapel. Wer zu Hause den meisten Käse im Kühlschrank hat, sitzt auf dem ersten Platz und beginnt; dann geht es im Uhrzeigersinn weiter.
rules-kaese-roll-title = Würfeln
rules-kaese-roll = Wirf alle acht Würfel. Danach darfst du beliebig viele davon neu werfen, bis zu vier Würfe insgesamt; auch ein beiseitegelegter Würfel darf später wieder mit. Aufhören kannst du nach jedem Wurf. Es zählt, was am Ende alle acht Würfel zeigen.
rules-kaese-earn-title = Was die Würfel bringen
rules-kaese-earn = Eine Zahl ist genau gewürfelt, wenn so viele Würfel sie zeigen, wie sie angibt: eine 1, zwei 2en, drei 3en, vier 4en, fünf 5en oder sechs 6en, nicht mehr und nicht weniger. Jede genau gewürfelte Zahl bringt ein Stück, ein Zug also vielleicht mehrere.
rules-kaese-take = Nimm das Stück mit dieser Zahl aus der Mitte oder ein beliebiges niedrigeres, was hilft, wenn sein Stapel aufgebraucht ist. Gibt es ein Stück, das du nehmen kannst, musst du eines nehmen. Erst werden alle Stücke genommen, in beliebiger Reihenfolge, und dann abgelegt.
rules-kaese-steal-title = Stehlen
rules-kaese-steal = Statt es aus der Mitte zu nehmen, darfst du das Stück deinem linken oder rechten Nachbarn stehlen: genau die gewürfelte Zahl, und nur ein Stück, das einzeln oder oben auf einem offenen Stapel liegt. Was darunter lag, liegt dann oben und darf für eine andere gewürfelte Zahl gestohlen werden. Eine 1 wird nie gestohlen, und aus geschlossenen Stapeln wird nichts gestohlen. Zu zweit sind der linke und der rechte Nachbar dieselbe Person.
rules-kaese-place-title = Stapel
rules-kaese-place = Ein Stück beginnt einen neuen Stapel oder kommt auf einen deiner offenen Stapel, wenn es niedriger ist als das oberste Stück: Nach oben werden die Zahlen eines Stapels immer kleiner. Später wird nichts mehr umgelegt. In welcher Reihenfolge du deine neuen Stücke ablegst, bestimmst du.
rules-kaese-close-title = Schließen
rules-kaese-close = Eine 1 mit der Glocke nach oben schließt den Stapel, auf den sie kommt: Er bleibt bis zum Ende, wie er ist. Du darfst die 1 auch mit der Maus nach oben vor dich legen und später mit ihr einen Stapel schließen, in diesem oder einem deiner nächsten Züge, wenn deine Würfel ausgewertet sind. Mehr als zwei Mäuse gibt es nicht: Eine dritte 1 muss einen Stapel schließen, und hast du keinen offenen, wird sie selbst ein geschlossener Stapel.
rules-kaese-bonus = Wer einen Stapel aus vier, fünf oder sechs Stücken schließt, die 1 mitgezählt, nimmt die höchste Bonuskarte, die für diese Größe noch da ist. Sind sie weg, gibt es keine, auch nicht die einer anderen Größe.
rules-kaese-gift-title = Geschenkkarten
rules-kaese-gift = Wer alle vier Würfe gemacht hat und kein einziges Stück nehmen kann, bekommt eine Geschenkkarte, falls nicht schon eine vor ihm liegt. In einem späteren Zug kann er sie nach einem beliebigen Wurf zurückgeben und dafür einen Würfel auf eine beliebige Zahl drehen.
rules-kaese-end-title = Das Ende
rules-kaese-end = Sind drei der sechs Stapel in der Mitte aufgebraucht, nimmt und legt die Person am Zug noch alle gewürfelten Stücke, dann ist das Spiel aus. Nun schließen die Mäuse, was noch offen ist: zuerst die dieser Person, dann reihum im Uhrzeigersinn die der anderen, jede Maus einen Stapel nach Wahl ihrer Besitzer, und fällige Bonuskarten werden vergeben. Eine Maus, die keinen offenen Stapel findet, wird umgedreht und ist selbst ein geschlossener Stapel. (Mit einer Zeile in der Kartendatei endet das Spiel stattdessen sofort, mitten im Nehmen.)
rules-kaese-score-title = Punkte
rules-kaese-score = Ein geschlossener Stapel zählt seine unterste Zahl mal die Anzahl seiner Stücke, die 1 mitgezählt: 6-5-2-1 sind vier mal 6, also 24. Ein offener Stapel zählt die Summe seiner Zahlen. Bonuskarten zählen, was auf ihnen steht. Wer die meisten Stapel hat, bekommt die letzte Bonuskarte; einzelne Stücke, offene und geschlossene Stapel zählen alle mit. Haben mehrere die meisten, teilen sie sich die 12 Punkte, notfalls in Brüchen. Geschenkkarten zählen nichts. Wer oben gleichauf liegt, gewinnt gemeinsam. Die Punkte, die während des Spiels dastehen, sind die des Tisches, wie er gerade ist, samt den 12 für die meisten Stapel; Mäuse zählen erst, wenn sie auf einem Stapel liegen oder selbst einer sind.
rules-kaese-cards-title = Zu den Stücken
rules-kaese-cards = Wie sich die 38 Stücke auf die Zahlen 2 bis 6 verteilen, ist nicht öffentlich. Die Aufteilung hier ist angenommen, mit weniger Stücken der höheren Zahlen, denn so viel ist bekannt; deine eigene schreibst du in eine Kartendatei (kipp cards --game kaese druckt eine zum Anfangen) und gibst sie mit --cards DATEI an.
