# Wanzen tanzen: was am Tisch gesagt wird, und die Regeln in eigenen Worten.
wanzen-note = Die Aufgabenkarten sind Platzhalter: Die echten sind nicht öffentlich. Mehr sagt kipp rules --game wanzen.

# Aufgaben. Würfel stehen mit ihren Augen da: 3 3 6.
wanzen-task-numbers = { $dice }
wanzen-task-none-of = keine { $faces }
wanzen-task-all-of = nur { $faces }
wanzen-faces =
    { $face ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
       *[other] Sechsen
    }
wanzen-faces-and = { $faces } und { $last }
wanzen-faces-or = { $faces } oder { $last }
wanzen-task-all-even = alle gerade
wanzen-task-all-odd = alle ungerade
wanzen-task-small-straight = kleine Straße
wanzen-task-large-straight = große Straße
wanzen-task-two-pairs = Doppelpasch
wanzen-task-three-of-a-kind = Drilling
wanzen-task-four-of-a-kind = Vierling
wanzen-task-full-house = Full House
wanzen-task-sum = Summe mindestens { $least }
wanzen-task-covered = { $task } (abgedeckt)

# Was geschieht. „layout“ sagt dem Bildschirm, wie die Zeile gesetzt wird.
wanzen-event-shuffled = Die Aufgabenkarten werden gemischt: { $stack } für den Stapel; in der Schachtel bleiben: { $unused }.
wanzen-event-turned-up =
    { $points ->
        [one] Neue Karte für 1 Punkt: { $tasks }.
       *[other] Neue Karte für { $points } Punkte: { $tasks }.
    } { $left ->
        [0] Es ist die letzte.
        [one] Im Stapel liegt noch eine Karte.
       *[other] Im Stapel liegen noch { $left } Karten.
    }
    .layout = section
wanzen-event-turn-began = { $player } ist am Zug.
    .layout = section
wanzen-event-rolled = { $player } würfelt { $dice }.
wanzen-event-first-set-aside = { $player } legt { $dice } beiseite.
    .layout = detail
wanzen-event-set-aside = { $player } legt { $dice } beiseite und hat jetzt { $kept }.
    .layout = detail
wanzen-event-repeated = { $player } wiederholt den Wurf für eine Babywanze.
    .layout = detail
wanzen-event-bug =
    { $bugs ->
        [one] { $player } nimmt eine Babywanze und hat 1.
       *[other] { $player } nimmt eine Babywanze und hat { $bugs }.
    }
    .layout = detail
wanzen-event-failed = { $dice } erfüllen keine offene Aufgabe: { $player } ist gescheitert.
wanzen-event-given-up = { $player } gibt auf. Das zählt als gescheitert.
wanzen-event-covered =
    { $open ->
        [0] { $player } löst die letzte Aufgabe: { $task }.
        [one] { $player } löst eine Aufgabe: { $task }. 1 Aufgabe ist noch offen.
       *[other] { $player } löst eine Aufgabe: { $task }. { $open } Aufgaben sind noch offen.
    }
wanzen-event-won =
    { $points ->
        [one] { $player } GEWINNT DIE KARTE: 1 Punkt.
       *[other] { $player } GEWINNT DIE KARTE: { $points } Punkte.
    }
wanzen-event-went-on = { $player } macht mit allen fünf Würfeln weiter.
wanzen-event-stopped = { $player } hört auf.
wanzen-event-fifth-bug = Für { $player } ist das die FÜNFTE Babywanze!
wanzen-event-penalty =
    { $points ->
        [one] { $player } nimmt eine Strafkarte: 1 Punkt weniger.
       *[other] { $player } nimmt eine Strafkarte: { $points } Punkte weniger.
    } { $left ->
        [0] Es war die letzte.
        [one] Es gibt noch 1 Strafkarte.
       *[other] Es gibt noch { $left } Strafkarten.
    }
    .layout = detail
wanzen-event-bugs-returned = Alle Babywanzen kommen in den Vorrat zurück.
    .layout = detail
wanzen-event-game-ended = Das Spiel ist aus: { $reason }.
    .layout = section
wanzen-event-unworded = Etwas geschieht.
wanzen-end-cards = die letzte Aufgabenkarte ist gewonnen
wanzen-end-penalties = die letzte Strafkarte ist vergeben

# Fragen und Antworten.
wanzen-ask-shuffle = Die Karten werden gemischt.
wanzen-ask-roll = Die Würfel rollen.
wanzen-ask-choose = Gewürfelt: { $rolled }. Welche Würfel legst du beiseite, oder wiederholst du den Wurf?
wanzen-ask-cover = Die Würfel { $dice } lösen mehrere Aufgaben. Welche deckst du ab?
wanzen-ask-go-on = Noch einmal mit allen fünf Würfeln, oder aufhören?
wanzen-ask-over = Das Spiel ist aus: { $reason }.
wanzen-example = 6 6 beiseitelegen
wanzen-example-one = 6 beiseitelegen
wanzen-do-set-aside = { $dice } beiseitelegen
    .also = { $dice } behalten | halte { $dice } | { $dice } weglegen | lege { $dice } beiseite
wanzen-do-set-aside-all = { $dice } beiseitelegen
    .also = { $dice } behalten | halte { $dice } | { $dice } weglegen | alle beiseitelegen | alle behalten | lege { $dice } beiseite
wanzen-do-repeat = den Wurf wiederholen, für eine Babywanze
wanzen-do-repeat-fifth =
    { $points ->
        [one] den Wurf wiederholen, für die fünfte Babywanze: 1 Punkt weniger, und der Zug ist vorbei
       *[other] den Wurf wiederholen, für die fünfte Babywanze: { $points } Punkte weniger, und der Zug ist vorbei
    }
wanzen-do-give-up = aufgeben und zwei Babywanzen nehmen
    .also = gib auf
wanzen-do-give-up-fifth =
    { $points ->
        [one] aufgeben und die fünfte Babywanze bekommen: 1 Punkt weniger
       *[other] aufgeben und die fünfte Babywanze bekommen: { $points } Punkte weniger
    }
    .also = gib auf
wanzen-do-cover = { $task }
wanzen-do-go-on = mit allen fünf Würfeln weitermachen
wanzen-do-stop = aufhören
    .also = hör auf | passen | ende | fertig

# Was an einer Aufgabe einer Kartendatei nicht stimmt.
wanzen-task-unknown = „{ $text }“ ist keine Aufgabe; schreibe "3 3 6", "none of 1 2", "all of 2 5", "sum 25", "all even", "all odd", "small straight", "large straight", "two pairs", "three of a kind", "four of a kind" oder "full house"
wanzen-task-no-face = Aufgabe „{ $text }“; Würfel zeigen 1 bis 6
wanzen-task-too-many-dice = Aufgabe „{ $text }“; nenne 1 bis 5 Würfel
wanzen-task-face-twice = Aufgabe „{ $text }“; nenne jede Augenzahl nur einmal
wanzen-task-wrong-sum = Aufgabe „{ $text }“; die Summe muss 6 bis 30 sein

# Warum nicht. „rest“ steht bei dem, was alles verbietet, was nicht an der Reihe ist.
wanzen-no-not-now = das geht jetzt nicht (an der Reihe ist: { $due })
    .layout = rest
wanzen-no-game-over = das Spiel ist aus
wanzen-no-no-die = mindestens ein Würfel muss beiseitegelegt werden
wanzen-no-not-rolled = diese Würfel sind nicht unter den gerade gewürfelten
wanzen-no-not-on-the-card = diese Aufgabe steht nicht auf der offenen Karte
wanzen-no-covered = diese Aufgabe ist schon abgedeckt
wanzen-no-not-met = die Würfel erfüllen diese Aufgabe nicht
wanzen-due-shuffle = die Karten mischen
wanzen-due-roll = würfeln
wanzen-due-choose = Würfel beiseitelegen oder den Wurf wiederholen
wanzen-due-cover = die Aufgabe zum Abdecken wählen
wanzen-due-go-on = weitermachen oder aufhören
wanzen-due-nothing = nichts

# Der Tisch.
wanzen-table-card =
    { $points ->
        [one] Karte für 1 Punkt: { $tasks }
       *[other] Karte für { $points } Punkte: { $tasks }
    }
wanzen-table-stacks =
    { $stack ->
        [0] Im Stapel liegt keine Karte mehr.
        [one] Im Stapel liegt noch 1 Karte.
       *[other] Im Stapel liegen noch { $stack } Karten.
    } { $penalty } Babywanzen im Vorrat: { $supply }
wanzen-table-penalty =
    { $points ->
        [one] Die nächste Strafe kostet 1 Punkt.
       *[other] Die nächste Strafe kostet { $points } Punkte.
    }
wanzen-table-no-penalty = Es gibt keine Strafkarte mehr.
wanzen-table-kept = In diesem Zug beiseitegelegt: { $dice }
wanzen-table-player = { $player } | Punkte: { $points } | Babywanzen: { $bugs } | Karten: { $cards } | Strafen: { $penalties }

wanzen-score-cards = Aufgabenkarten
wanzen-score-penalties = Strafkarten

# Regeln.
rules-wanzen-title = Wanzen tanzen, für 2 bis 4 Personen
rules-wanzen-aim = Wanzen stellen Aufgaben für fünf Würfel. Alle helfen mit, die Aufgaben der offenen Karte zu lösen, aber nur wer die letzte löst, bekommt die Karte. Wer am Ende die meisten Punkte auf seinen Karten hat, gewinnt.
rules-wanzen-setup-title = Vor dem Spiel
rules-wanzen-setup = 15 der 28 Aufgabenkarten, zufällig gezogen, bilden den verdeckten Stapel; die oberste wird aufgedeckt. Die fünf Strafkarten kosten 1, 2, 3, 4 und 5 Punkte und werden in dieser Reihenfolge vergeben. Im Vorrat sind 16 Babywanzen. Die älteste Person setzt sich auf den ersten Platz und beginnt, dann geht es im Uhrzeigersinn weiter.
rules-wanzen-turn-title = Ein Zug
rules-wanzen-turn = Würfle mit allen fünf Würfeln. Nach jedem Wurf hast du zwei Möglichkeiten. Entweder legst du beliebig viele der gewürfelten Würfel beiseite, mindestens einen; sie bleiben bis zum Ende deines Zuges so liegen, und mit den übrigen würfelst du weiter. Oder du nimmst eine Babywanze und wiederholst den Wurf mit genau den Würfeln, die du gerade geworfen hast, und zwar mit allen; das geht, so oft du willst. Fertig gewürfelt hast du, wenn alle fünf Würfel beiseiteliegen.
rules-wanzen-success-title = Eine Aufgabe ist gelöst
rules-wanzen-success = Erfüllen deine fünf Würfel eine offene Aufgabe der Karte, so wird sie abgedeckt. Erfüllen sie mehrere, wählst du eine davon; verzichten darfst du nicht. Dann entscheidest du: aufhören, oder mit allen fünf Würfeln eine weitere Aufgabe versuchen. Eine abgedeckte Aufgabe ist erledigt und kann nicht noch einmal abgedeckt werden.
rules-wanzen-failure-title = Keine Aufgabe ist gelöst
rules-wanzen-failure = Erfüllen deine fünf Würfel keine offene Aufgabe, nimmst du zwei Babywanzen, und die nächste Person ist am Zug. Das gilt auch, wenn du nach einem Erfolg weitergemacht hast; was du abgedeckt hast, bleibt abgedeckt. Du darfst aufgeben, bevor alle Würfel beiseiteliegen: Auch dann bist du gescheitert.
rules-wanzen-card-title = Die letzte Aufgabe
rules-wanzen-card = Wer die letzte offene Aufgabe einer Karte abdeckt, gewinnt die Karte mit ihren Punkten. Die nächste Karte wird aufgedeckt, und die nächste Person ist am Zug. Eine Kartendatei kann die Variante einschalten, in der man danach mit der neuen Karte weitermachen darf.
rules-wanzen-penalty-title = Die fünfte Babywanze
rules-wanzen-penalty = Eine fünfte Babywanze unterbricht alles sofort, auch mitten im Zug. Wer sie bekommt, nimmt die oberste Strafkarte, alle legen alle Babywanzen in den Vorrat zurück, und die nächste Person ist am Zug. Eine zweite Wanze, die noch fällig wäre, wird nicht mehr genommen. Sind alle 16 Wanzen vergeben, ist die nächste ohnehin für jemanden die fünfte.
rules-wanzen-tasks-title = Die Aufgaben
rules-wanzen-tasks = Zahlen wie 3 3 6: Diese Würfel müssen unter deinen fünf sein. Keine Einsen oder Zweien: Kein Würfel zeigt eine 1 oder 2. Nur Zweien und Fünfen: Jeder Würfel zeigt eine 2 oder 5. Alle gerade, alle ungerade: jeder Würfel. Kleine Straße: vier Zahlen in Folge; große Straße: fünf in Folge; 6 und 1 sind keine Nachbarn. Doppelpasch: zwei gleiche und zwei andere gleiche Würfel, auch vier gleiche. Drilling und Vierling: so viele gleiche Würfel. Full House: drei gleiche und zwei andere gleiche Würfel; fünf gleiche gelten auch, wenn die Kartendatei nichts anderes sagt. Eine Summe: Alle fünf Würfel zeigen zusammen mindestens so viel. Wo eine Aufgabe nicht von allen Würfeln spricht, sind die übrigen beliebig; in einer großen Straße steckt eine kleine.
rules-wanzen-end-title = Das Ende
rules-wanzen-end = Das Spiel ist sofort aus, wenn die letzte der 15 Aufgabenkarten gewonnen oder die fünfte Strafkarte vergeben ist. Dein Ergebnis sind die Punkte deiner Aufgabenkarten abzüglich derer deiner Strafkarten; es kann unter null liegen. Wer an der Spitze gleich viel hat, teilt sich den Sieg.
rules-wanzen-cards-title = Über die Karten
rules-wanzen-cards = Was auf den 28 echten Aufgabenkarten steht, ist nicht öffentlich. Die Karten hier sind Platzhalter: Ihre Aufgaben sind von den bekannten Arten, und ihre Punkte folgen aus berechneten Chancen. Eigene kommen in eine Kartendatei (kipp cards --game wanzen zeigt eine zum Anfangen) und mit --cards DATEI ins Spiel.
