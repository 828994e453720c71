# Sweeps: run, merge, replay.
help-run = Run the cases of a study, or one shard of them; go on where a killed run stopped
help-run-plan = Which cases to run: monte-carlo (copies within their tolerances), morris (for screen) or sobol (for sensitivity)
help-run-shard = Run one of several equal parts only, such as 3/7; needs --out
help-run-out = Folder in which the cases are kept (they are only counted if left out)
help-merge = Merge the shards of a study into one file of all cases and tell what they show
help-merge-plan = Which cases were run: monte-carlo, morris or sobol
help-merge-out = The folder in which the shards are kept
help-kipp-calibrate-replay = Run one case again, and name the commands that show it
help-kipp-calibrate-replay-plan = The plan that the case is of: monte-carlo, morris or sobol
help-kipp-calibrate-replay-case = The number of the case, from 0
help-kipp-calibrate-replay-out = Folder for the machine file of the case (this folder if left out)
help-value-plan = PLAN
help-value-shard = I/N
help-value-dir = FOLDER

sweep-verdict = { $percent } of { $cases } cases tip at { $band } (95 % interval { $from } to { $to }; { $fidelity })
sweep-rows = { $cases } cases of the plan { $plan } were run. They depend on each other, so a share of them is no share of copies.
sweep-reader = What they say: { $command }
sweep-shard-done =
    { $cases ->
        [one] Shard { $shard }: 1 case, { $resumed } of them there before
       *[other] Shard { $shard }: { $cases } cases, { $resumed } of them there before
    }
sweep-shard-called-off = Shard { $shard }: ended after { $cases } cases, since the merge knows enough
sweep-next-merge = When all shards are finished: { $command }
sweep-resumed = { $cases } cases were there before.
sweep-saved = Enough was known after { $cases } cases: { $saved } of { $all } were saved.
sweep-not-saved = The wanted half width of { $wanted } was not reached in { $cases } cases; it is { $found }.
sweep-statuses = How cases ended
sweep-status = ending
sweep-cases = cases
status-ok = tipped
status-never-tipped = never tipped
status-jammed = jammed
status-timed-out = still moved at the time limit
status-not-finite = not a finite number
status-unbuildable = cannot be built
sweep-hanging = cases that leave the tube hanging
sweep-emptied = tips that pour every die
sweep-second-tube = tips that tip a second tube
sweep-torque = Mean torque to tip: { $torque } mN·m
sweep-gap =
    Model discrepancy, machine less statics, in { $fills } fills with the same dice: { $mean } dice to tip
    (95 % interval { $from } to { $to }), { $torque } mN·m of torque to tip.
sweep-gap-spread = By dice: { $spread }; tipped or failed in one way only: { $unlike }.
sweep-gap-band = At { $band }: { $statics } by statics, { $machine } on the machine.
sweep-gap-none = Model discrepancy: in { $fills } fills no tube tipped both by statics and on the machine.
sweep-gap-progress = statics against machine

sweep-part-schema = format of the rows
sweep-part-version = version of kipp-calibrate
sweep-part-engine = engine (build or processor)
sweep-part-machine = machine
sweep-part-study = study
sweep-part-seed = seed
sweep-part-fidelity = fidelity
sweep-part-plan = plan
sweep-part-cases = number of cases
sweep-part-shard = shard

sweep-folder = { $path }: the folder cannot be used, { $cause }; name another with --out
sweep-unwritten = { $path } cannot be written: { $cause }; what was written before is kept, mend this and run the same command again
sweep-unread = { $path } cannot be read: { $cause }; mend this, or name another folder
sweep-unwritable = a case has no form in a file: { $cause }
sweep-not-rows = { $path } does not begin with the header of a sweep; move it away or name another folder with --out
sweep-damaged = { $path }: line { $line } is no case, though others follow it; move the file away and run its shard again
sweep-misplaced = { $path }: line { $line } holds case { $found } where case { $due } is due; move the file away and run its shard again
sweep-impossible = { $path }: line { $line } cannot be true: { $what }; move the file away and run its shard again
sweep-odd-tube = its case watches another tube
sweep-odd-point = its values are not those of its case
sweep-odd-dice = the box does not hold such dice
sweep-odd-tip = it tips with more dice than were dropped
sweep-odd-ending = its status contradicts the rest of it
sweep-other = { $path } is of another sweep: its { $part } is { $found }, not { $wanted }; name another folder with --out, or run the study that it is of
sweep-busy = { $path } is being written by another run; wait for it, or stop it
sweep-no-shards = { $path } holds no shards; run them first: kipp-calibrate run STUDY --shard 1/7 --out FOLDER
sweep-mixed = { $path } holds shards of { $first } and shards of { $second }; move the ones away that do not belong
sweep-holes = { $holes }: run these shards to their ends, then merge again
sweep-more-holes =
    { $more ->
        [one] { $holes }, and cases of 1 more shard: run these shards to their ends, then merge again
       *[other] { $holes }, and cases of { $more } more shards: run these shards to their ends, then merge again
    }
sweep-hole = cases { $first } to { $last } (in steps of { $step }) of shard { $shard } are missing
sweep-hole-all = cases { $first } to { $last } of shard { $shard } are missing
sweep-hole-one = case { $first } of shard { $shard } is missing

sweep-shard-form = "{ $asked }" is no shard; write it like 3/7
sweep-shard-count = "{ $asked }" is no shard; there may be 1 to { $most } of them
sweep-shard-beyond = there is no shard { $number } of { $of }; they are 1 to { $of }
sweep-shard-where = a shard needs a folder to be kept in; add --out FOLDER
sweep-no-plan = there is no plan "{ $asked }"; choose one of { $known }
sweep-no-case = there is no case { $case }; the plan has the cases 0 to { $last }
sweep-taken = { $path } is there already and holds something else; move it away, or name another folder with --out

sweep-replay = Case { $case }, replicate of the { $tube } tube:
sweep-replay-tips =
    { $dice ->
        [one] On the simulated machine the { $tube } tube tips at its first die:
       *[other] On the simulated machine the { $tube } tube tips at die { $dice }:
    }
sweep-replay-stays = On the simulated machine the { $tube } tube does not tip:
sweep-replay-unbuilt = The values of this case make no machine: { $cause }
sweep-replay-file = The machine of this case is in { $path }. These commands show it:
sweep-replay-cut = The commands drop the first { $most } dice of the case only; kipp drop and the lab take no more.
sweep-drop = drop
sweep-drop-tube = tube
sweep-drop-die = die
sweep-drop-what = what happens
sweep-drop-stays = stays
sweep-drop-full = finds no room
sweep-drop-hangs = hangs
sweep-drop-tips =
    { $tubes ->
        [one] tips
       *[other] { $tubes } tubes tip
    }
sweep-short = { $path } ends after { $found } of { $wanted } cases, though enough is not known there; move it away and run its cases again
