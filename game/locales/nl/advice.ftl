# Tips aan tafel, en geluk en vaardigheid na een spel.
hint-best = Het beste: { $action }
hint-as-good = Even goed: { $action }
hint-next = { $less } punten slechter: { $action }
hint-none = Voor dit spel zijn er geen tips.
hint-prospects = Kansen in deze beurt, als je alleen dat ene probeert:
hint-prospect = { $chance }: { $task }
play-help-hint = Of typ tip: wat de computer zou kiezen, wat andere keuzes kosten en hoe waarschijnlijk elke open opdracht is.

luck-title = Geluk en vaardigheid, in punten
luck-luck = Geluk
luck-regret = Weggegeven
luck-decisions = Keuzes
luck-best = Beste keuzes
luck-worst = { $player } gaf in stap { $step } het meeste weg: { $regret }.
luck-note = Geluk is hoe dobbelstenen en kaarten veranderden wat iemand mocht verwachten. Weggegeven is hoeveel de keuzes bij de beste achterbleven, zoals de computer die schat.
luck-none = Bij dit spel worden geluk en vaardigheid niet beoordeeld.
