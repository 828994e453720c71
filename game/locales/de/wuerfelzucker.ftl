# Würfelzucker: was am Tisch gesagt wird, und die Regeln in eigenen Worten.
wuerfelzucker-note = Die Karten sind Platzhalter: Die echten Aufgaben- und Jokerkarten sind nicht öffentlich. Mehr sagt kipp rules --game wuerfelzucker.

# Karten.
wuerfelzucker-task-given = { $face }er sammeln
wuerfelzucker-task-equal =
    { $dice ->
        [2] Pasch
        [3] Drilling
        [4] Vierling
        [5] Fünfling
       *[other] Sechsling
    }
wuerfelzucker-task-groups =
    { $dice ->
        [1] { $groups ->
            [2] zwei verschiedene Augenzahlen
            [3] drei verschiedene Augenzahlen
            [4] vier verschiedene Augenzahlen
            [5] fünf verschiedene Augenzahlen
           *[other] sechs verschiedene Augenzahlen
        }
        [2] { $groups ->
            [2] zwei Paare
           *[other] drei Paare
        }
       *[other] zwei Drillinge
    }
wuerfelzucker-task-full-house = Full House
wuerfelzucker-task-smallest-sum =
    { $dice ->
        [one] kleinster Würfel
       *[other] kleinste Summe aus { $dice } Würfeln
    }
wuerfelzucker-task-highest-sum = höchste Summe
wuerfelzucker-card =
    { $points ->
        [one] „{ $task }“ (1 Punkt)
       *[other] „{ $task }“ ({ $points } Punkte)
    }
wuerfelzucker-card-own = die eigene Aufgabe von { $player }, { $card }
wuerfelzucker-card-unknown = Aufgabenkarte Nr. { $number }
wuerfelzucker-joker-reroll =
    { $dice ->
        [one] 1 Würfel neu
       *[other] { $dice } Würfel neu
    }
wuerfelzucker-joker-displace = Gleiche verdrängen
wuerfelzucker-joker-change = ±{ $by }
wuerfelzucker-joker-turn-over = umdrehen

# Was geschieht. „layout“ sagt dem Bildschirm, wie die Zeile gesetzt wird.
wuerfelzucker-event-tasks-shuffled = { $cards } Aufgabenkarten werden gemischt. Die Schlusskarte kommt auf die letzten { $below }.
wuerfelzucker-event-jokers-shuffled = { $cards } Jokerkarten werden gemischt.
wuerfelzucker-event-task-revealed = Ausgelegt: { $card }; noch { $left } im Stapel.
    .layout = detail
wuerfelzucker-event-own-task-revealed = { $player } zieht eine eigene Aufgabe: { $card }; noch { $left } im Stapel.
    .layout = detail
wuerfelzucker-event-no-own-task = Der Stapel ist leer: { $player } zieht keine eigene Aufgabe.
    .layout = detail
wuerfelzucker-event-closing-card = Die Schlusskarte liegt offen, { $player } ist am Zug: Nach dieser Runde sind alle noch einmal dran.
wuerfelzucker-event-last-round = Die letzte Runde beginnt.
    .layout = section
wuerfelzucker-event-turn-began = { $player } ist am Zug.
    .layout = section
wuerfelzucker-event-extra-turn = { $player } hat die Startkarte und den Zusatzzug: Aufgaben bringen darin keine Punkte, aber Würfel lassen sich verdrängen.
    .layout = section
wuerfelzucker-event-task-won = { $player } sammelt { $card } mit { $dice } ein.
wuerfelzucker-event-joker-won = { $player } zieht den Joker „{ $joker }“; noch { $left } im Jokerstapel.
wuerfelzucker-event-jokers-closed = Der Jokerstapel ist aufgebraucht und nimmt keine Würfel mehr an.
wuerfelzucker-event-rolled-all = { $player } würfelt { $dice }.
wuerfelzucker-event-rolled = { $player } würfelt { $dice } und hat { $all }.
wuerfelzucker-event-kept = { $player } sichert { $dice }.
    .layout = detail
wuerfelzucker-event-kept-none = { $player } sichert nichts.
    .layout = detail
wuerfelzucker-event-stopped = { $player } bleibt bei { $dice }.
    .layout = detail
wuerfelzucker-event-joker-used = { $player } spielt den Joker „{ $joker }“.
wuerfelzucker-event-rerolled = { $player } würfelt { $dice } und hat { $all }.
    .layout = detail
wuerfelzucker-event-die-changed = { $player } macht aus einer { $from } eine { $to }.
    .layout = detail
wuerfelzucker-event-displaced = { $player } wird von { $card } verdrängt und nimmt { $dice } zurück.
wuerfelzucker-event-placed = { $player } legt { $dice } auf { $card }.
wuerfelzucker-event-displaced-from-jokers =
    { $number ->
        [one] { $player } wird vom Jokerstapel verdrängt und nimmt 1 Würfel zurück.
       *[other] { $player } wird vom Jokerstapel verdrängt und nimmt { $number } Würfel zurück.
    }
wuerfelzucker-event-placed-on-jokers =
    { $number ->
        [one] { $player } legt 1 Würfel auf den Jokerstapel.
       *[other] { $player } legt { $number } Würfel auf den Jokerstapel.
    }
wuerfelzucker-event-turn-ended = { $player } hat alle Würfel abgelegt.
    .layout = detail
wuerfelzucker-event-dice-left =
    { $number ->
        [one] { $player } lässt 1 Würfel ungenutzt.
       *[other] { $player } lässt { $number } Würfel ungenutzt.
    }
    .layout = detail
wuerfelzucker-event-collected-at-end = { $player } sammelt { $card } ein: Darauf liegen noch Würfel.
wuerfelzucker-event-game-ended = Der Süßwarenladen ist geschlossen.
    .layout = section
wuerfelzucker-event-unworded = Etwas geschieht.

# Fragen und Möglichkeiten.
wuerfelzucker-ask-shuffle = Die Karten werden gemischt.
wuerfelzucker-ask-roll = Die Würfel rollen.
wuerfelzucker-ask-keep = Wurf { $roll } von { $rolls }: { $dice }. Welche Würfel sicherst du? Alle anderen rollen noch einmal, auch vorher gesicherte.
wuerfelzucker-ask-place = Deine Würfel: { $dice }. Welche legst du wohin?
wuerfelzucker-ask-place-rest =
    { $number ->
        [one] 1 deiner Würfel { $dice } kannst du noch ablegen{ $others ->
            [one] , der andere liegt auf dem Jokerstapel. Welchen wohin?
           *[other] , die anderen liegen auf dem Jokerstapel. Welchen wohin?
        }
       *[other] { $number } deiner Würfel { $dice } kannst du noch ablegen{ $others ->
            [one] , der andere liegt auf dem Jokerstapel. Welche wohin?
           *[other] , die anderen liegen auf dem Jokerstapel. Welche wohin?
        }
    }
wuerfelzucker-ask-end = Alle deine Würfel sind abgelegt.
wuerfelzucker-ask-over = Die Partie ist zu Ende.
wuerfelzucker-example = 4 4 sichern
wuerfelzucker-example-one = 4 sichern
wuerfelzucker-do-keep = { $dice } sichern, die anderen neu würfeln
    .also = sichere { $dice } | halte { $dice } | { $dice } behalten
    .also-rest = { $rest } neu würfeln | würfle { $rest } neu
wuerfelzucker-do-keep-none = alle neu würfeln
    .also = nichts sichern | nichts behalten | keinen sichern | keinen behalten | sichere nichts | behalte nichts | würfle alle neu
    .also-rest = { $rest } neu würfeln | würfle { $rest } neu
wuerfelzucker-do-stop = nicht mehr würfeln, { $dice } behalten
    .also = aufhören | hör auf | { $dice } sichern | sichere { $dice } | alle sichern | alle behalten
wuerfelzucker-do-reroll = Joker: { $dice } neu würfeln
    .also = würfle { $dice } neu
wuerfelzucker-do-place = { $dice } auf { $card }
    .also = { $dice } auf { $card } legen | { $dice } auf { $card } ablegen
wuerfelzucker-do-outbid = { $dice } auf { $card }, gegen { $there } von { $player }
    .also = { $dice } auf { $card } legen, gegen { $there } von { $player } | { $dice } auf { $card } ablegen, gegen { $there } von { $player }
wuerfelzucker-do-place-again = { $dice } auf { $card }, wo schon deine { $there } liegen
wuerfelzucker-do-displace = Joker, Gleiche verdrängen: { $place }
    .also = verdrängen: { $place } | Joker: { $place }
wuerfelzucker-do-place-on-jokers =
    { $number ->
        [one] 1 Würfel auf den Jokerstapel
       *[other] { $number } Würfel auf den Jokerstapel
    }
    .also = { $number } Würfel auf den Jokerstapel legen
wuerfelzucker-do-outbid-jokers =
    { $number ->
        [one] 1 Würfel auf den Jokerstapel, gegen { $player }
       *[other] { $number } Würfel auf den Jokerstapel, gegen { $player }
    }
    .also = { $number } Würfel auf den Jokerstapel legen, gegen { $player }
wuerfelzucker-do-place-again-on-jokers =
    { $number ->
        [one] 1 Würfel auf den Jokerstapel, wo schon deine liegen
       *[other] { $number } Würfel auf den Jokerstapel, wo schon deine liegen
    }
wuerfelzucker-do-change = Joker: aus einer { $from } eine { $to } machen
    .also = aus einer { $from } eine { $to } machen | eine { $from } in eine { $to } ändern
wuerfelzucker-do-turn-over = Joker, umdrehen: aus einer { $from } eine { $to } machen
    .also = umdrehen: aus einer { $from } eine { $to } machen | aus einer { $from } eine { $to } machen
wuerfelzucker-do-leave =
    { $number ->
        [one] den Zug beenden und 1 Würfel nicht nutzen
       *[other] den Zug beenden und { $number } Würfel nicht nutzen
    }
    .also = passen | ende | fertig | aufhören | weitergeben | beenden
wuerfelzucker-do-end = den Zug beenden
    .also = passen | ende | fertig | aufhören | weitergeben | beenden

# Warum nicht. „rest“ steht bei dem, was alles verbietet, was nicht an der Reihe ist.
wuerfelzucker-no-not-now = das geht jetzt nicht (an der Reihe ist: { $due })
    .layout = rest
wuerfelzucker-no-game-over = die Partie ist zu Ende
wuerfelzucker-no-not-your-dice = diese Würfel hast du nicht
wuerfelzucker-no-no-dice = mindestens ein Würfel gehört dazu
wuerfelzucker-no-on-jokers =
    { $number ->
        [one] 1 deiner Würfel liegt auf dem Jokerstapel und bleibt dort
       *[other] { $number } deiner Würfel liegen auf dem Jokerstapel und bleiben dort
    }
wuerfelzucker-no-not-so-many =
    { $free ->
        [one] du kannst nur noch 1 Würfel ablegen
       *[other] du kannst nur noch { $free } Würfel ablegen
    }
wuerfelzucker-no-not-on-table = diese Aufgabenkarte liegt nicht auf dem Tisch
wuerfelzucker-no-others-task = diese Aufgabe gehört jemand anderem allein
wuerfelzucker-no-already-there = dort liegen schon deine Würfel
wuerfelzucker-no-wrong-dice = die Würfel erfüllen die Aufgabe nicht
wuerfelzucker-no-too-many-dice = nicht alle diese Würfel passen zu der Aufgabe
wuerfelzucker-no-not-better = die Würfel, die dort liegen, sind ebenso gut oder besser
wuerfelzucker-no-not-equal = der Joker verdrängt nur fremde Würfel, die genau gleich gut sind
wuerfelzucker-no-jokers-closed = der Jokerstapel ist aufgebraucht und nimmt keine Würfel mehr an
wuerfelzucker-no-too-few =
    { $there ->
        [one] auf dem Jokerstapel liegt schon 1 Würfel, und es müssen mehr sein
       *[other] auf dem Jokerstapel liegen schon { $there } Würfel, und es müssen mehr sein
    }
wuerfelzucker-no-joker = dafür hast du keinen Joker
wuerfelzucker-no-reroll =
    { $dice ->
        [one] du hast keinen Joker, der genau 1 Würfel neu wirft
       *[other] du hast keinen Joker, der genau { $dice } Würfel neu wirft
    }
wuerfelzucker-no-same-face = der Würfel zeigt schon eine { $face }
wuerfelzucker-no-change = du hast keinen Joker, der aus einer { $from } eine { $to } macht
wuerfelzucker-no-rolling-is-over = das Ablegen hat begonnen, jetzt wird nicht mehr gewürfelt
wuerfelzucker-due-shuffle = die Karten mischen
wuerfelzucker-due-roll = würfeln
wuerfelzucker-due-keep = Würfel sichern
wuerfelzucker-due-place = Würfel ablegen
wuerfelzucker-due-nothing = nichts

# Der Tisch.
wuerfelzucker-table-free = Frei: { $card }
wuerfelzucker-table-taken = { $player } mit { $dice }: { $card }
wuerfelzucker-goal-outbid = { $card }, besser als { $there } von { $player }
wuerfelzucker-table-jokers-free =
    { $left ->
        [one] Jokerstapel: 1 Karte, keine Würfel darauf.
       *[other] Jokerstapel: { $left } Karten, keine Würfel darauf.
    }
wuerfelzucker-table-jokers-taken =
    { $left ->
        [one] { $number ->
            [one] Jokerstapel: 1 Karte, { $player } mit 1 Würfel.
           *[other] Jokerstapel: 1 Karte, { $player } mit { $number } Würfeln.
        }
       *[other] { $number ->
            [one] Jokerstapel: { $left } Karten, { $player } mit 1 Würfel.
           *[other] Jokerstapel: { $left } Karten, { $player } mit { $number } Würfeln.
        }
    }
wuerfelzucker-table-jokers-closed = Jokerstapel: aufgebraucht, nimmt keine Würfel an.
wuerfelzucker-table-deck-open =
    { $until ->
        [one] Aufgabenstapel: { $left } Karten, davon 1 über der Schlusskarte.
       *[other] Aufgabenstapel: { $left } Karten, davon { $until } über der Schlusskarte.
    }
wuerfelzucker-table-deck-closing =
    { $left ->
        [one] Aufgabenstapel: 1 Karte. Die Schlusskarte lag offen: Nach dieser Runde sind alle noch einmal dran.
       *[other] Aufgabenstapel: { $left } Karten. Die Schlusskarte lag offen: Nach dieser Runde sind alle noch einmal dran.
    }
wuerfelzucker-table-deck-last-round =
    { $left ->
        [one] Aufgabenstapel: 1 Karte. Die letzte Runde.
       *[other] Aufgabenstapel: { $left } Karten. Die letzte Runde.
    }
wuerfelzucker-table-deck-extra-turn =
    { $left ->
        [one] Aufgabenstapel: 1 Karte. Der Zusatzzug mit der Startkarte, der nur verdrängt.
       *[other] Aufgabenstapel: { $left } Karten. Der Zusatzzug mit der Startkarte, der nur verdrängt.
    }
wuerfelzucker-table-dice = Würfel von { $player }: { $dice }
wuerfelzucker-table-player =
    { $player }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } aus { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } | freie Würfel: { $dice } | Joker: { $jokers }

wuerfelzucker-score-display = Aufgabenkarten
wuerfelzucker-score-own = Eigene Aufgaben

# Die Regeln in eigenen Worten. Jede Nachricht ist ein Absatz.
rules-wuerfelzucker-title = Würfelzucker, für 2 bis 4 Spieler
rules-wuerfelzucker-aim = Im Süßwarenladen liegen Aufgabenkarten aus. Ihr erfüllt sie mit Würfeln und lasst die Würfel darauf liegen; wer eine Aufgabe besser erfüllt, stößt die Würfel der anderen herunter. Erst was bis zu deinem nächsten Zug liegen bleibt, gehört dir. Wer die meisten Punkte hat, gewinnt.
rules-wuerfelzucker-setup-title = Was auf dem Tisch liegt
rules-wuerfelzucker-setup = Alle haben sechs Würfel. Von den 37 gemischten Aufgabenkarten kommen einige nach unten: im kurzen Spiel 20 zu zweit, 18 zu dritt, 14 zu viert, im langen Spiel 14, 12 und 8. Darauf kommt die Schlusskarte, darauf der Rest. In der Auslage liegt offen eine Aufgabenkarte mehr, als Leute mitspielen. Die 17 Jokerkarten bilden gemischt einen eigenen Stapel. Wer zuletzt etwas Süßes gegessen hat, sitzt auf dem ersten Platz, hat die Startkarte und beginnt; dann geht es im Uhrzeigersinn weiter.
rules-wuerfelzucker-length = Eine Partie ist kurz, wenn die Kartendatei nichts anderes sagt: kipp cards --game wuerfelzucker zeigt die Datei; schreib length = "long" hinein und gib sie mit --cards DATEI an.
rules-wuerfelzucker-collect-title = 1. Einsammeln
rules-wuerfelzucker-collect = Dein Zug beginnt mit dem, was deine Würfel seit dem letzten gehalten haben: Du nimmst jede Aufgabenkarte, auf der sie liegen, und wenn sie auf dem Jokerstapel liegen, den obersten Joker, einen einzigen, egal wie viele Würfel es sind. Dann hast du alle sechs Würfel wieder, und die Auslage wird vom Stapel ergänzt. Ist der Stapel leer, wird die Auslage kleiner.
rules-wuerfelzucker-roll-title = 2. Würfeln
rules-wuerfelzucker-roll = Wirf alle sechs Würfel. Danach darfst du höchstens zweimal einige sichern und die anderen neu werfen. Was nach dem ersten Wurf gesichert war, darf nach dem zweiten wieder mitgeworfen werden. Du darfst früher aufhören: Dann sicherst du alle sechs.
rules-wuerfelzucker-place-title = 3. Ablegen
rules-wuerfelzucker-place = Leg Würfel auf so viele Karten, wie du willst, auf jede gleich alle, die dort liegen sollen. Die Würfel müssen die Aufgabe erfüllen. Liegen dort fremde Würfel, müssen deine sie besser erfüllen; gleich gut reicht nicht. Die fremden Würfel gehen sofort zurück. Ablegen muss niemand; Würfel, die du nicht nutzen kannst oder willst, ruhen bis zu deinem nächsten Zug.
rules-wuerfelzucker-joker-deck = Auf den Jokerstapel darf jede Zahl von Würfeln, egal was sie zeigen, aber mehr, als dort schon liegen. Nur ihre Anzahl zählt; darum sagst du, wie viele, nicht welche: Bis dein Zug endet, kannst du jeden deiner Würfel noch auf eine Aufgabe legen, solange so viele für den Jokerstapel übrig bleiben. Wird seine letzte Karte gezogen, ist der Jokerstapel für den Rest der Partie geschlossen, auch wenn gespielte Joker dorthin zurückkommen.
rules-wuerfelzucker-tasks-title = Die Aufgaben
rules-wuerfelzucker-tasks = Auf den Karten sind Würfel als Süßigkeiten gezeichnet: gleiche stehen für gleiche Augenzahlen, verschiedene für verschiedene. Hier ist jede Aufgabe in Worten genannt. Was besser ist, hängt von ihrer Art ab:
rules-wuerfelzucker-tasks-given = Möglichst viele einer Augenzahl: ein oder mehr Würfel mit dieser Zahl. Mehr Würfel sind besser.
rules-wuerfelzucker-tasks-equal = Pasch, Drilling, Vierling und so weiter: genau zwei, drei, vier gleiche Würfel. Die höhere Augenzahl ist besser.
rules-wuerfelzucker-tasks-groups = Zwei Paare, zwei Drillinge, mehrere verschiedene Augenzahlen und so weiter: genau die gezeigten Würfel und keine zwei gleichen Gruppen; 3 3 3 3 sind also keine zwei Paare. Die höchste Augenzahl entscheidet, ist sie gleich, die nächste, und so fort.
rules-wuerfelzucker-tasks-full-house = Full House: drei gleiche Würfel und zwei gleiche andere. Zuerst werden die drei verglichen, dann die zwei.
rules-wuerfelzucker-tasks-smallest = Kleinste Summe: genau so viele Würfel, wie die Karte sagt. Die kleinere Summe ist besser.
rules-wuerfelzucker-tasks-highest = Höchste Summe: beliebig viele Würfel. Die Karte bringt nur 1 Punkt, aber wer sie einsammelt, ergänzt die Auslage und zieht dann noch eine Aufgabenkarte, die vor dieser Person liegt. Nur ihr gehört sie; niemand sonst kann sie erfüllen oder die Würfel herunterstoßen. Ist es wieder eine höchste Summe, bringt sie noch eine. Ist der Stapel leer, wird nichts gezogen.
rules-wuerfelzucker-jokers-title = Die Joker
rules-wuerfelzucker-jokers = Joker liegen offen vor dir. In deinem Zug darfst du beliebig viele spielen, jeden einmal; dann kommt er verdeckt unter den Jokerstapel. Neu würfeln: nach deinen Würfen und vor allem anderen genau so viele Würfel, wie der Joker sagt, noch einmal werfen. Die übrigen spielst du beim Ablegen. Verdrängen: Würfel von einer Aufgabenkarte stoßen, die sie genau so gut erfüllen wie deine; nicht vom Jokerstapel. Plus oder minus: einen Würfel um genau die Zahl auf dem Joker ändern, zwischen 1 und 6. Umdrehen: einen Würfel auf die Gegenseite drehen, aus einer 1 wird eine 6. Ein geänderter Würfel bleibt geändert, solange er auf einer Karte liegt.
rules-wuerfelzucker-end-title = Das Ende
rules-wuerfelzucker-end = Liegt die Schlusskarte offen auf dem Stapel, kommt sie zur Seite. Die Runde wird zu Ende gespielt, bis zur Person rechts von der mit der Startkarte; dann sind alle noch einmal dran. Danach hat die Person mit der Startkarte einen Zusatzzug: Zu Beginn wird wie immer eingesammelt, aber was sie darin ablegt, verdrängt nur und bringt nichts.
rules-wuerfelzucker-score-title = Punkte
rules-wuerfelzucker-score = Zuletzt sammeln alle außer der Person mit der Startkarte die Aufgabenkarten ein, auf denen noch ihre Würfel liegen. Die Punkte aller eingesammelten Karten werden addiert; Joker bringen nichts. Bei Gleichstand zählt die beste einzelne Karte, und ist auch die gleich, wird der Sieg geteilt.
rules-wuerfelzucker-cards-title = Zu den Karten
rules-wuerfelzucker-cards = Welche Aufgaben die 37 echten Aufgabenkarten zeigen und mit wie vielen Punkten, und wie oft es jeden der 17 Joker gibt, ist nicht öffentlich. Die Karten hier sind Platzhalter aller Arten, mit mehr Punkten für das, was schwerer zu würfeln ist. Eigene kommen in eine Kartendatei (kipp cards --game wuerfelzucker zeigt eine zum Anfangen) und mit --cards DATEI ins Spiel.

# Was an einer Kartendatei falsch sein kann. Namen und Arten stehen da wie in der Datei.
wuerfelzucker-card-missing = { $field } fehlt; eine Karte der Art { $kind } braucht es, von { $least } bis { $most }
wuerfelzucker-card-range = { $field } = { $value } auf einer Karte der Art { $kind }; erlaubt sind { $least } bis { $most }
wuerfelzucker-card-idle = { $field } auf einer Karte der Art { $kind }, die keine solche Zahl hat; nimm es heraus
wuerfelzucker-card-too-many-dice = { $groups } Gruppen von { $dice } Würfeln; wer spielt, hat 6 Würfel, also nimm weniger oder kleinere
wuerfelzucker-card-highest-sum = points = { $points } auf einer Karte der Art highest_sum; die Regeln geben ihr 1
