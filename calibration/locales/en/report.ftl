# What every report says: where it comes from, how true its model is, how its shares move.
origin-study = study
origin-machine = machine
origin-versions = versions
origin-engine = engine (build and processor)
origin-schema = formats
origin-schemas = study format { $study }, row schema { $rows }
origin-seed = seed
origin-fidelity = fidelity
origin-cases = cases
origin-failures = failed cases
origin-no-failures = none
origin-data = data files
origin-measurements = measurements
fidelity-statics = statics
fidelity-machine = simulated machine
share-percent = share in the band (%)
verdict-rule-share = Enough is { $enough } (enough in [goal] of the study): ✓ the whole 95 % interval is at or above it, ! it lies to both sides, ✗ the whole interval is below.
verdict-rule-worse = Of all fills and the worst tenth of the copies, the worse mark counts.
verdict-rule-forced = A check was overridden, so there is no ✓.

help-arg-gap = Cases that are run by both fidelities to see how far statics is from the machine, 0 to 10000; 0 leaves it out
gap-title = How true is the model? Statics against the simulated machine
gap-share = share in the band
gap-mean-dice = mean dice to tip
gap-difference = machine less statics
gap-legend = { $fills } cases were run both ways, with the same machines and the same dice. Where a tube tips both ways, the simulated machine needs { $mean } dice more on average (95 % interval { $from } to { $to }). The band is { $band }; intervals are at 95 %, of shares by Wilson, of their difference in pairs.
gap-common = Both have { $common } of the variance of dice to tip in common.
gap-other-verdict = By the other fidelity ({ $fidelity }) the verdict would be another: about { $share } in the band, { $shift } in the cases run both ways (95 % interval { $from } to { $to }). Run with that --fidelity before you rely on it.
gap-other-order = By the other fidelity ({ $fidelity }) another input may matter most: only { $common } of the variance of dice to tip is common to both. Run with that --fidelity before you rely on the order.

along-title = Share that tips at { $band } along each knob
along-legend = Counted from cases that were run anyway: the values of a knob are cut into parts that are equally likely, whatever the other inputs are. The band is Wilson's 95 % interval; all panels have one scale.
along-alt = Share in the wanted band along each knob, from the least to the largest: { $shares }.
along-value = mean value
along-unit = unit
along-nominal = nominal

settling-title = How the share settled
settling-alt = Share in the wanted band against the number of cases with its 95 % interval, which after { $cases } cases is { $from } to { $to }.
settling-saved = The wanted half width of { $wanted } was reached after { $cases } of { $all } cases: it saved { $saved } ({ $share }).
settling-missed = The wanted half width of { $wanted } was not reached in { $cases } cases, so it saved none; the half width is { $found }.
settling-all = All { $cases } cases were run, for the study names no half width that is enough; it is { $found }.
