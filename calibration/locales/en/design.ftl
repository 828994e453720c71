# The words of kipp-calibrate design.
help-design = Find values of the free knobs that make the tubes tip in the wanted band
help-design-machine_out = Write the machine with the values found to this file (TOML)
help-design-force = Replace the file of --machine-out if it is there
design-title = Design: { $name }
design-verdict = With { $values }, { $share } of fills tip at { $band } ({ $fidelity }); the machine as it is gives { $present }.
design-verdict-worst = In the worst tenth of the copies it is { $share } ({ $fidelity }); as the machine is, { $present }.
design-verdict-unbuilt = Of { $builds } more copies of it, { $unbuilt } cannot be built, { $share }; they count as nothing.
design-out-of-reach = Out of reach: none of the { $tried } designs that were tried tips at { $band } in a single fill ({ $fidelity }). Wider ranges, other knobs or another band are needed.
design-at-bound = { $field } was found at an end of its range: a wider range may be better.
design-worst-better = The worst tenth cannot be better than all, as it seems to be here: the two met different dice. More fills and copies tell.
design-cliff = One step aside, at { $values }, it is only { $share }.
design-beaten = With { $values } some goal is better and none is worse; the design found was chosen for its share in the band and what lies beside it.
design-incomplete = { $tried } designs were tried, as many as allowed and not all that can be made: more designs may find a better one.
design-apart = Statics and the simulated machine differ about the design: { $statics } and { $machine } in the band. Search with --fidelity machine.
design-failed = { $failed } of { $of } fills of the design never tipped or failed.
design-no-knob = no knob has a range, so there is nothing to choose; give one a 'from' and a 'to'
design-needs-machine = 'also' in [design] needs the simulated machine; add --fidelity machine
design-few-copies = the aim 'worst-decile' in [design] needs at least { $copies } copies and { $fills } fills for each of them, else luck makes the worst; raise copies or fills
design-progress = designs
design-values = The values found
design-field = field
design-unit = unit
design-present = as it is
design-best = found
design-from = from
design-to = to
design-all-tried = All { $tried } designs that can be made were tried.
design-some-tried = { $tried } designs were tried.
design-settled = { $tried } designs were tried, not all; then the search stopped by itself, for no design one step from the best is better.
design-spent = { $tried } designs were tried, as many as allowed; of those tried, none one step from the best is better.
design-settled-elsewhere = Farther away there may be one: another seed may find it.
design-plateau =
    { $designs ->
        [one] No other design is as good as the best one ({ $peak } of what was aimed at) within its 95 % interval.
       *[other] { $designs } designs are as good as the best one ({ $peak } of what was aimed at) within its 95 % interval. Of these the middle one was chosen, where a step aside costs least: the nearest design that is worse, untried or out of range is { $steps } { $steps ->
            [one] step
           *[other] steps
        } of the knobs away.
    }
design-no-middle = { $designs } designs are as good as the best one ({ $peak } of what was aimed at) within its 95 % interval. Beside each of them lies one that never hits, was not tried or is out of range: of these the best was chosen.
design-beside = So near, every design reaches { $beside } at least.
design-outcomes = What the machine does, before and after
design-outcomes-legend = Measured with dice and copies that the search has not seen, for the best of many tries looks better than it is. Each fill had a copy of its own within the tolerances.
design-worst-legend = Worst tenth: { $copies } further copies all met the same dice, so that they differ by their build alone; shown is the mean share of the tenth of them that did worst. The interval holds the luck of the dice, of the copies that happened to be built, and of picking the worst.
design-builds-legend = A further { $builds } copies were only built: those that cannot be built count as nothing in the worst tenth, though they may be too rare to be among the { $copies }. A kind that can be built but tips badly, rarer than that, may have been missed.
design-which = machine
design-by = worked out by
design-share = share in the band
design-unbuilt = copies that cannot be built
design-worst-decile = share in the band, worst tenth of the copies
design-worst-percent = share in the band, worst tenth of the copies (%)
design-emptied = tips that empty the tube
design-alone = drops that tip no second tube
design-enough = enough
design-along = Along { $field }
design-slice-alt = { $what } against { $field } with its 95 % interval; the design found has { $best }.
design-unbuildable = The curve leaves out where no copy can be built: { $field } = { $values }.
design-map = Over two dimensions
design-map-legend = A broad top forgives more than a sharp peak: the box shows how far copies stray within the tolerances.
design-map-between = Judged at { $wide } × { $high } places; the colours between them are guessed.
design-map-exact =
    { $count ->
        [one] { $fields } has no tolerance: the box is only a line.
       *[other] { $fields } have no tolerance: there is no box.
    }
design-map-alt = { $what } over { $across } and { $up }; the design found lies at { $values }.
design-tolerance-box = within the tolerances
design-trade-offs = Where goals conflict
design-front-legend = Each row is a design that no other beats in every goal.
design-front-found = The last row is the design found, which another beats.
design-front-constant = Not drawn, for it is the same for all: { $goals }.
design-standing = remark
design-front-alt = { $designs } designs by { $what } and { $other }; { $best } of them are beaten by no other.
design-tried = designs tried
design-front = beaten by no other
