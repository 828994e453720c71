# Läufe: run, merge, replay.
help-run = Die Fälle einer Studie oder einen Teil davon berechnen; weitermachen, wo ein abgebrochener Lauf stand
help-run-plan = Welche Fälle: monte-carlo (Exemplare innerhalb ihrer Toleranzen), morris (für screen) oder sobol (für sensitivity)
help-run-shard = Nur einen von mehreren gleichen Teilen berechnen, etwa 3/7; verlangt --out
help-run-out = Ordner, in dem die Fälle bleiben (sonst werden sie nur gezählt)
help-merge = Die Teile einer Studie zu einer Datei aller Fälle zusammenfügen und sagen, was sie ergeben
help-merge-plan = Welche Fälle gerechnet wurden: monte-carlo, morris oder sobol
help-merge-out = Der Ordner mit den Teilen
help-kipp-calibrate-replay = Einen Fall noch einmal berechnen und die Befehle nennen, die ihn zeigen
help-kipp-calibrate-replay-plan = Der Plan, zu dem der Fall gehört: monte-carlo, morris oder sobol
help-kipp-calibrate-replay-case = Die Nummer des Falls, ab 0
help-kipp-calibrate-replay-out = Ordner für die Maschinendatei des Falls (sonst dieser Ordner)
help-value-plan = PLANNAME
help-value-shard = TEIL
help-value-dir = ORDNER

sweep-verdict = { $percent } von { $cases } Fällen kippen bei { $band } (95-%-Intervall { $from } bis { $to }; { $fidelity })
sweep-rows = { $cases } Fälle des Plans { $plan } wurden gerechnet. Sie hängen voneinander ab; ein Anteil von ihnen ist kein Anteil der Exemplare.
sweep-reader = Was sie sagen: { $command }
sweep-shard-done =
    { $cases ->
        [one] Teil { $shard }: 1 Fall, { $resumed } davon lagen schon vor
       *[other] Teil { $shard }: { $cases } Fälle, { $resumed } davon lagen schon vor
    }
sweep-shard-called-off = Teil { $shard }: nach { $cases } Fällen beendet, denn zusammen ist schon genug bekannt
sweep-next-merge = Wenn alle Teile fertig sind: { $command }
sweep-resumed = { $cases } Fälle lagen schon vor.
sweep-saved = Nach { $cases } Fällen war genug bekannt: { $saved } von { $all } wurden gespart.
sweep-not-saved = Die gewünschte halbe Breite von { $wanted } wurde in { $cases } Fällen nicht erreicht; sie ist { $found }.
sweep-statuses = Wie die Fälle endeten
sweep-status = Ausgang
sweep-cases = Fälle
status-ok = gekippt
status-never-tipped = nie gekippt
status-jammed = verklemmt
status-timed-out = an der Zeitgrenze noch in Bewegung
status-not-finite = keine endliche Zahl
status-unbuildable = nicht baubar
sweep-hanging = Fälle, nach denen das Rohr hängen bleibt
sweep-emptied = Kippvorgänge, bei denen alle Würfel herausfallen
sweep-second-tube = Kippvorgänge, die ein zweites Rohr kippen
sweep-torque = Mittleres Kippmoment: { $torque } mN·m
sweep-gap =
    Modellabweichung, Maschine minus Statik, in { $fills } Füllungen mit denselben Würfeln: { $mean } Würfel
    bis zum Kippen (95-%-Intervall { $from } bis { $to }), { $torque } mN·m Kippmoment.
sweep-gap-spread = Nach Würfeln: { $spread }; nur auf eine Art gekippt oder gescheitert: { $unlike }.
sweep-gap-band = Bei { $band }: { $statics } nach der Statik, { $machine } auf der Maschine.
sweep-gap-none = Modellabweichung: In { $fills } Füllungen kippte kein Rohr sowohl nach der Statik als auch auf der Maschine.
sweep-gap-progress = Statik gegen Maschine

sweep-part-schema = Format der Zeilen
sweep-part-version = Version von kipp-calibrate
sweep-part-engine = Rechenwerk (Übersetzung oder Prozessor)
sweep-part-machine = Maschine
sweep-part-study = Studie
sweep-part-seed = Startzahl
sweep-part-fidelity = Rechenart
sweep-part-plan = Plan
sweep-part-cases = Zahl der Fälle
sweep-part-shard = Teil

sweep-folder = { $path }: Der Ordner ist nicht zu gebrauchen, { $cause }; nenne mit --out einen anderen
sweep-unwritten = { $path } lässt sich nicht schreiben: { $cause }; was schon geschrieben ist, bleibt. Behebe das und gib denselben Befehl noch einmal
sweep-unread = { $path } lässt sich nicht lesen: { $cause }; behebe das oder nenne einen anderen Ordner
sweep-unwritable = ein Fall lässt sich nicht in eine Datei schreiben: { $cause }
sweep-not-rows = { $path } beginnt nicht mit dem Kopf eines Laufs; lege die Datei woandershin oder nenne mit --out einen anderen Ordner
sweep-damaged = { $path }: Zeile { $line } ist kein Fall, obwohl weitere folgen; lege die Datei woandershin und rechne ihren Teil neu
sweep-misplaced = { $path }: In Zeile { $line } steht Fall { $found }, an der Reihe ist Fall { $due }; lege die Datei woandershin und rechne ihren Teil neu
sweep-impossible = { $path }: Zeile { $line } kann nicht stimmen: { $what }; lege die Datei woandershin und rechne ihren Teil neu
sweep-odd-tube = ihr Fall beobachtet ein anderes Rohr
sweep-odd-point = ihre Werte sind nicht die ihres Falls
sweep-odd-dice = solche Würfel sind nicht in der Schachtel
sweep-odd-tip = sie kippt mit mehr Würfeln, als gefallen sind
sweep-odd-ending = ihr Ausgang widerspricht dem Übrigen
sweep-other = { $path } gehört zu einem anderen Lauf: { $part } ist dort { $found }, nicht { $wanted }; nenne mit --out einen anderen Ordner oder rechne die Studie, zu der die Datei gehört
sweep-busy = { $path } wird gerade von einem anderen Lauf geschrieben; warte auf ihn oder beende ihn
sweep-no-shards = { $path } enthält keine Teile; rechne sie zuerst: kipp-calibrate run STUDIE --shard 1/7 --out ORDNER
sweep-mixed = { $path } enthält Teile von { $first } und Teile von { $second }; lege die woandershin, die nicht dazugehören
sweep-holes = { $holes }: rechne diese Teile zu Ende, dann füge noch einmal zusammen
sweep-more-holes =
    { $more ->
        [one] { $holes }, dazu Fälle aus 1 weiteren Teil: rechne diese Teile zu Ende, dann füge noch einmal zusammen
       *[other] { $holes }, dazu Fälle aus { $more } weiteren Teilen: rechne diese Teile zu Ende, dann füge noch einmal zusammen
    }
sweep-hole = die Fälle { $first } bis { $last } (in Schritten von { $step }) von Teil { $shard } fehlen
sweep-hole-all = die Fälle { $first } bis { $last } von Teil { $shard } fehlen
sweep-hole-one = Fall { $first } von Teil { $shard } fehlt

sweep-shard-form = „{ $asked }“ ist kein Teil; schreibe ihn wie 3/7
sweep-shard-count = „{ $asked }“ ist kein Teil; es darf 1 bis { $most } davon geben
sweep-shard-beyond = einen Teil { $number } von { $of } gibt es nicht; es sind 1 bis { $of }
sweep-shard-where = ein Teil braucht einen Ordner, in dem er bleibt; ergänze --out ORDNER
sweep-no-plan = einen Plan „{ $asked }“ gibt es nicht; wähle einen aus { $known }
sweep-no-case = einen Fall { $case } gibt es nicht; der Plan hat die Fälle 0 bis { $last }
sweep-taken = { $path } gibt es schon mit anderem Inhalt; lege die Datei woandershin oder nenne mit --out einen anderen Ordner

sweep-replay = Fall { $case }, beobachtet ist das Rohr { $tube }:
sweep-replay-tips =
    { $dice ->
        [one] Auf der simulierten Maschine kippt das Rohr { $tube } bei seinem ersten Würfel:
       *[other] Auf der simulierten Maschine kippt das Rohr { $tube } bei seinem { $dice }. Würfel:
    }
sweep-replay-stays = Auf der simulierten Maschine kippt das Rohr { $tube } nicht:
sweep-replay-unbuilt = Die Werte dieses Falls ergeben keine Maschine: { $cause }
sweep-replay-file = Die Maschine dieses Falls steht in { $path }. Diese Befehle zeigen ihn:
sweep-replay-cut = Die Befehle lassen nur die ersten { $most } Würfel des Falls fallen; mehr nehmen kipp drop und das Labor nicht.
sweep-drop = Wurf
sweep-drop-tube = Rohr
sweep-drop-die = Würfel
sweep-drop-what = was geschieht
sweep-drop-stays = bleibt
sweep-drop-full = findet keinen Platz
sweep-drop-hangs = hängt
sweep-drop-tips =
    { $tubes ->
        [one] kippt
       *[other] { $tubes } Rohre kippen
    }
sweep-short = { $path } endet nach { $found } von { $wanted } Fällen, obwohl dort noch nicht genug bekannt ist; räume die Datei weg und rechne ihre Fälle neu
