# Hints at the table, and luck and skill after a game.
hint-best = Best: { $action }
hint-as-good = As good: { $action }
hint-next = { $less } points worse: { $action }
hint-none = There is no advice for this game.
hint-prospects = Chances this turn, if you try for that alone:
hint-prospect = { $chance }: { $task }
play-help-hint = Or type hint: what the computer would choose, what other choices would cost, and how likely each open task is.

luck-title = Luck and skill, in points
luck-luck = Luck
luck-regret = Given away
luck-decisions = Choices
luck-best = Best ones
luck-worst = { $player } gave away most in step { $step }: { $regret }.
luck-note = Luck is how dice and cards changed what a player could expect. Given away is what the choices fell short of the best ones, as the computer estimates them.
luck-none = Luck and skill are not judged in this game.
