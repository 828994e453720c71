# Die Wörter des Befehls: Menüs, Spiel, Wiedergabe, Prüfung, Statistik.
decimal-sign = ,
list-empty = keine

kipp-note = Die Formkarten sind Platzhalter: Die Werte der echten Karten sind nicht öffentlich. Mehr dazu zeigt kipp rules.
bot-random = zufällig (random): wählt irgendetwas Erlaubtes
bot-random-name = zufällig
bot-greedy = gierig (greedy): nimmt, was gerade am meisten verspricht
bot-greedy-name = gierig
bot-strong = stark (strong): denkt voraus
bot-strong-name = stark

greet-players = Am Tisch: { $names }
greet-seed = Startzahl { $seed }: Dieselbe Zahl und dieselben Entscheidungen ergeben dieselbe Partie.
greet-machine-builtin = Maschine: eingebaut ({ $digest })
greet-cards-own = Karten: aus einer Datei. { $note }
greet-dice-thrown = Würfel: aus einem Becher auf den simulierten Tisch geworfen
greet-machine-own = Maschine: nicht die eingebaute ({ $digest })
finish-saved = Die Partie liegt in { $path }: siehe kipp replay und kipp verify.

score-title = Schlusswertung
score-so-far = Punkte bis hier
score-player = Spieler
score-total = Summe
score-place = Platz
score-winner-and = { $names } und { $last }
score-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }

menu-hint = Eine leere Zeile nimmt die letzte Zahl in der Klammer. q bricht ab. kipp --help zeigt, was es noch gibt.
menu-game = Welches Spiel?
menu-people = { $game }: wie viele Menschen?
menu-name = Name von Person { $number } [{ $usual }]:
menu-name-default = Spieler { $number }
menu-name-again = „{ $asked }“ geht nicht: Jede Person braucht einen eigenen Namen mit höchstens { $most } Zeichen.
menu-bots = Wie viele Bots?
menu-kind = Welcher Art ist Bot { $number }?
menu-number-again = „{ $asked }“ geht nicht: tippe eine ganze Zahl von { $least } bis { $most }.
menu-entry-again = „{ $asked }“ geht nicht: tippe eine Nummer von 1 bis { $most } oder einen dieser Namen: { $known }.

play-saved-in = Gespeichert nach jeder Entscheidung in { $path }. ? zeigt Hilfe, q beendet, und später geht es weiter.
play-rebuilding =
    { $steps ->
        [one] Die Maschine wiederholt den einen aufgezeichneten Schritt …
       *[other] Die Maschine wiederholt die { $steps } aufgezeichneten Schritte …
    }
play-left = Die Partie wartet in { $path }: kipp play --resume { $path }
play-prompt = { $player }:
# Words that may be typed without being in a choice.
play-small-words = der die das den dem des ein eine einen einer einem von vom vor für mit aus auf in im zu zum bitte und ich es
play-preview =
    { $points ->
        [one] { $change } Punkt: { $total }
       *[other] { $change } Punkte: { $total }
    }
play-preview-lead = { $rows }, Stand jetzt
play-more = … { $more } weitere: alle zeigt sie; oder tippe Wörter deiner Wahl, etwa ihre Würfel
play-only-choice = Enter nimmt die einzige Möglichkeit.
play-undone = Zurückgenommen.
play-redone = Wieder ausgeführt.
play-no-undo = Nichts lässt sich zurücknehmen: Seit deiner letzten Entscheidung sind Würfel gefallen oder verdeckte Karten gezeigt worden.
play-nothing-chosen = Es gibt nichts zurückzunehmen: Du hast noch nichts entschieden.
play-no-redo = Es gibt nichts wieder auszuführen.
play-help-choose = Tippe die Nummer deiner Wahl.
play-help-words = Oder tippe Wörter daraus, etwa „{ $example }“. Ist die Wahl nicht erlaubt, erfährst du, welche Regel es verbietet; w (warum) nennt jeden Grund mit Beispielen.
play-one-number = { $question } (Eine Zahl allein ist die Nummer einer Möglichkeit.)
play-help-one = Eine Zahl allein ist die Nummer einer Möglichkeit, nie ein Würfel. Für einen einzelnen Würfel schreibe „{ $example }“.
play-help-commands = Oder tippe eines dieser Wörter: t oder tisch (Tisch und Auswahl), alle (jede Möglichkeit einer langen Liste), w oder warum (was nicht erlaubt ist und warum), u oder zurück (deine Wahl zurücknehmen), vor (wieder ausführen), regeln (die Regeln), q oder quit (beenden; die Partie ist gespeichert).
play-help-score = Ändert eine Wahl sofort deine Punkte, steht dabei, um wie viele, und wie viele du dann hast.
play-all-allowed = Alles, was sich hier versuchen lässt, ist erlaubt.
play-forbidden = Nicht erlaubt: { $action }. Grund: { $reason }.
play-forbidden-typed = „{ $asked }“ ist nicht erlaubt. Grund: { $reason }.
play-forbidden-all = Nichts, was „{ $asked }“ bedeuten kann, ist erlaubt:
play-part = „{ $asked }“ ist nur ein Teil dieser Möglichkeit. Falls du sie meinst, tippe ihre Nummer { $number }: { $action }
play-refusals = { $reason }: { $list }
play-refusals-such-as = { $reason }, zum Beispiel: { $list } …
play-refusals-rest = Alles andere: { $reason }.
play-refusals-only = Was nicht in der Liste steht: { $reason }.
play-which = { $count } Möglichkeiten passen. Tippe mehr Wörter oder eine Nummer: { $list } …
play-no-number =
    { $most ->
        [one] Eine Möglichkeit { $asked } gibt es nicht, nur die Möglichkeit 1.
       *[other] Eine Möglichkeit { $asked } gibt es nicht: Sie gehen von 1 bis { $most }.
    }
play-unknown =
    { $most ->
        [one] Nichts passt zu „{ $asked }“. Tippe 1 für die einzige Möglichkeit oder ? für Hilfe.
       *[other] Nichts passt zu „{ $asked }“. Tippe eine Nummer von 1 bis { $most }, Wörter einer Möglichkeit oder ? für Hilfe.
    }

replay-as-recorded = Gezeigt wie aufgezeichnet, nicht neu simuliert ({ $engine }, { $platform }).
replay-keys = Enter: nächster Schritt · b: zurück · t: Tisch · eine Zahl: dorthin · q: beenden
replay-prompt = Schritt { $step } von { $steps }
replay-unfinished = Hier endet die Aufzeichnung: Die Partie ist nicht zu Ende, und noch hat niemand gewonnen.

verify-progress = auf der Maschine
verify-same =
    { $path }: gleich. { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } wiederholt: { $drops ->
        [one] 1 Einwurf
       *[other] { $drops } Einwürfe
    }, { $faces ->
        [one] 1 Augenzahl
       *[other] { $faces } Augenzahlen
    }, alles wie aufgezeichnet.
verify-finished = Die Schlusswertung stimmt mit der Aufzeichnung überein.
verify-unfinished = Die Partie ist nicht zu Ende; kipp play --resume setzt sie fort.
verify-differs = { $path } weicht ab: { $difference }
verify-other-build = Die Aufzeichnung stammt von { $engine } auf { $platform }; dies ist ein anderes Programm oder ein anderer Rechner, dessen Maschine nicht dieselben Bits liefern muss.
verify-replay = kipp replay { $path } zeigt die Partie trotzdem so, wie sie aufgezeichnet wurde.

stats-progress = Partien
stats-title =
    { $games ->
        [one] 1 Partie mit { $players } Bots, Startzahl { $seed }
       *[other] { $games } Partien mit { $players } Bots, Startzahlen ab { $seed }
    }
stats-seat = { $name } ({ $bot }): im Mittel { $points } Punkte, { $wins } der Siege
stats-machine = { $drops } Einwürfe je Partie. Nach { $hanging } der Einwürfe hängt das Rohr auf halbem Weg. In { $double } der Fälle, in denen etwas kippt, leert sich mehr als ein Rohr.
stats-stilled =
    { $drops ->
        [one] 1 Einwurf war bei Ablauf der Zeit nicht zur Ruhe gekommen und wurde angehalten.
       *[other] { $drops } Einwürfe waren bei Ablauf der Zeit nicht zur Ruhe gekommen und wurden angehalten.
    }
stats-histogram = Würfel im Rohr, wenn sein letzter es kippt:
stats-timing = { $seconds } s, { $speed } Partien je Sekunde

tournament-title =
    { $games ->
        [one] 1 Partie zwischen { $bots } Bots
       *[other] { $games } Partien zwischen { $bots } Bots
    }
tournament-method =
    { $rounds ->
        [one] 1 Runde mit der Startzahl { $seed }: jeder Bot sitzt einmal auf jedem Platz und bekommt dort die Würfel, die auch die anderen bekamen. Geteilte Siege zählen anteilig; von und bis begrenzen das 95-%-Intervall.
       *[other] { $rounds } Runden mit Startzahlen ab { $seed }: in jeder sitzt jeder Bot einmal auf jedem Platz und bekommt dort die Würfel, die auch die anderen bekamen. Geteilte Siege zählen anteilig; von und bis begrenzen das 95-%-Intervall.
    }
tournament-bot = Bot
tournament-games = Partien
tournament-share = Siege
tournament-from = von
tournament-to = bis
tournament-points = Punkte im Mittel
tournament-time = ms je Entscheidung
tournament-regret = Verlust je Entscheidung

cards-fit = { $path }: passt.
cards-english = Namen und Kommentare dieser Datei sind in jeder Sprache englisch; was hinter note = steht, wird am Tisch gezeigt.
