# Hinweise am Tisch und Glück und Können nach einer Partie.
hint-best = Am besten: { $action }
hint-as-good = Genauso gut: { $action }
hint-next = { $less } Punkte schlechter: { $action }
hint-none = Für dieses Spiel gibt es keine Hinweise.
hint-prospects = Aussichten in diesem Zug, wenn man nur das eine versucht:
hint-prospect = { $chance }: { $task }
play-help-hint = Oder tippe hinweis: was der Computer wählen würde, was andere Möglichkeiten kosten und wie wahrscheinlich jede offene Aufgabe ist.

luck-title = Glück und Können, in Punkten
luck-luck = Glück
luck-regret = Verschenkt
luck-decisions = Entscheidungen
luck-best = Davon beste
luck-worst = { $player } hat in Schritt { $step } am meisten verschenkt: { $regret }.
luck-note = Glück ist, wie Würfel und Karten verändert haben, was jemand erwarten durfte. Verschenkt ist, um wie viel die Entscheidungen hinter den besten zurückblieben, wie der Computer sie schätzt.
luck-none = Glück und Können werden bei diesem Spiel nicht beurteilt.
