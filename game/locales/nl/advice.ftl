# Tips aan tafel, en geluk en kunde na een spel.
hint-best = Het beste: { $action }
hint-as-good = Even goed: { $action }
hint-next = { $less } punten slechter: { $action }
hint-none = Bij dit spel geeft niemand tips.
hint-prospects = Kansen in deze beurt, voor wie alleen dat ene probeert:
hint-prospect = { $chance }: { $task }
play-help-hint = Of typ tip: wat de computer zou kiezen, wat andere keuzes kosten en hoe waarschijnlijk elke open opdracht is.

luck-title = Geluk en kunde, in punten
luck-luck = Geluk
luck-regret = Weggegeven
luck-decisions = Keuzes
luck-best = Beste keuzes
luck-worst = { $player } gaf in stap { $step } het meeste weg: { $regret }.
luck-note = Geluk is wat dobbelstenen en kaarten veranderden aan wat iemand mocht verwachten. Weggegeven is wat de keuzes bij de beste achterbleven, zoals de computer ze schat.
luck-none = Bij dit spel beoordeelt niemand geluk en kunde.
