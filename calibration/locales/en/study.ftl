# Quantities.
quantity-not-finite = { $written } is not a finite number; write one of ordinary size
quantity-no-number = "{ $written }" is no number with a unit; write it like 0.0002 or "0.2 mm", with a decimal point
quantity-wrong-unit = the unit of "{ $written }" does not belong here; take one of { $units }
quantity-no-unit = "{ $written }" lacks its unit; take one of { $units }, or write the number without quotation marks in { $si }
quantity-plain = this is a plain number, so "{ $written }" cannot have a unit other than %

# Study files.
study-empty = the file is empty; kipp-calibrate schema prints what a study file may hold
study-too-large = the file is larger than 1 MiB; name a study file
study-no-format = the file does not say its format; name a study file, or add the line format = { $known }
study-is-machine = this is a machine file; name a study file, and this machine with --machine
machine-is-study = { $path } is a study file, where a machine file is needed; name a machine file
study-is-table = this is a table (CSV); name a study file (only fit reads tables, behind the study)
machine-is-table = { $path } is a table (CSV), where a machine file is needed; name a machine file (only fit reads tables, behind the study)
study-newer-format = the file has format { $found }, this version reads format { $known }; update kipp-calibrate
study-other-format = format = { $found } is unknown, this version reads format { $known }; kipp-calibrate schema prints what a study file may hold
study-no-field = { $place }: the machine has no field "{ $asked }"; the nearest is "{ $nearest }"
study-no-field-like = { $place }: the machine has no field "{ $asked }", nor one like it; { $command } lists them all
study-line = line { $line }: { $fault }
study-no-tube = goal.tubes: the machine has no tube "{ $asked }"; name some of { $known }, or "*" for all
study-no-tubes = goal.tubes is empty, so no tube would be watched; name some of { $known }, or "*" for all
study-band =
    { $count ->
        [one] die { $first }
       *[other] die { $first } to { $last }
    }
study-interval = { $place } = { $value }: must lie between { $least } and { $most }
study-percent = { $place } = { $value }: must lie between { $least } and { $most }; write "{ $value } %" if that is meant
study-not-positive = { $place } = { $value }: must be more than 0
study-odd = { $place } = { $value }: must be an even number
study-range = { $place }: from = { $from } is not below to = { $to }; exchange or change them
study-half-range = { $place } is missing: only { $given } is given; give both ends, or neither and a tolerance
study-still = { $place } never varies; give it from and to, or a tolerance
study-twice = { $place }: { $field } is already changed by { $before }; delete one of the two
study-named-twice = { $place } names "{ $name }" twice; delete one of the two
study-step-alone = { $place } counts steps of a range, and there is none; give from and to, or delete it

# Checks of a study.
check-one-nominal = a knob for all dice or tubes begins from one value
check-nominal-in-range = the machine's own value lies in the knob's range
check-step-fits = the step fits into the range
check-range-builds = the ends of range and tolerance can be built
check-knob-moves = the knob changes what is asked about
check-told-apart = tip counts tell the knobs apart
finding-nominals-differ = { $field } is { $values } in this machine; name one of them, or make them equal in the machine file
finding-nominal-outside = { $field } is { $nominal } in this machine, outside { $from } to { $to }; widen the range
finding-unit = a number without a unit is in { $si }, so write { $example } if that is meant
finding-step-too-large = { $field } steps by { $step }, more than the whole range from { $from } to { $to }; take a smaller step
finding-step-not-whole = { $field } is a whole number; give whole numbers as from and step
finding-step-uneven = { $field } steps by { $step }, so its last value is { $last }, not the end of its range
finding-end-not-built = { $field } = { $value } makes no machine ({ $cause }); such cases count as failed
finding-never-built = no other value of { $field } makes a machine; change the range or the machine file
finding-moves-nothing = { $field } changes nothing, not even in the simulated machine; take the knob out
finding-not-in-statics = { $field } changes nothing in statics; take the knob out, or say fidelity = "machine"
finding-not-told-apart = for a fit, tip counts alone do not tell these values: { $fields }; weigh a part or time a swing as well
study-stopped = { $path }: { $fault } (or run it all the same with --although { $check })
study-may-run = The study “{ $name }” may run
study-may-run-with-care =
    { $count ->
        [one] The study “{ $name }” may run, with 1 warning
       *[other] The study “{ $name }” may run, with { $count } warnings
    }
study-may-run-but = The study “{ $name }” may run, but not { $verbs }
study-may-not-run =
    { $count ->
        [one] The study “{ $name }” may not run: 1 fault
       *[other] The study “{ $name }” may not run: { $count } faults
    }
study-rule = ✓ nothing was found, ! warnings only, ✗ a fault.
study-checks = Checks (a fault can be overridden by its name, with --although)
study-check = check
study-result = result
study-about = looks whether
study-passed = passed
study-warned = warning
study-failed = fault
study-knobs = Knobs
study-field = field
study-nominal = now
study-from = from
study-to = to
study-step = step
study-tolerance = ±
study-cost-title = Cost
study-cost =
    { $threads ->
        [one] Times on 1 thread, from a few fills that were just made.
       *[other] Times on { $threads } threads, from a few fills that were just made.
    }
study-cost-verb = verb
study-cost-statics = fills by statics
study-cost-simulated = simulated fills
study-cost-time = time
study-years = about { $count } years
study-days = about { $count } days
study-hours = about { $count } h
study-minutes = about { $count } min
study-seconds = about { $count } s
study-a-second = a second or less

# Arguments of every verb that runs a study.
help-value-study = STUDY
help-value-check = CHECK
help-value-fidelity = FIDELITY
help-arg-study = The study file
help-arg-study_machine = Machine file in place of the one that the study names
help-arg-fidelity = How fills are worked out, in place of what the study says: statics (closed form) or machine (simulated)
help-arg-although = Run although this check fails: one-nominal, nominal-in-range, step-fits, range-builds, knob-moves or told-apart
