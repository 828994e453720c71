# The words of kipp-calibrate, beside those that it shares with kipp.
help-template-kipp-calibrate =
    {"{"}about{"}"}

    Usage: {"{"}usage{"}"}

    Commands:
    %tasks%

    Options:
    {"{"}options{"}"}

    Exit codes: 0 done, 1 the study may not run, 2 something typed or passed cannot be used.
help-kipp-calibrate = Checks a machine file and measures how its tubes tip
help-check = Check a machine file and print the statics of its tubes; check whether a study may run
help-check-file = The machine file, or a study file; the built-in machine if left out
help-check-study = The study file; FILE is then the machine that it asks about
help-check-threads = Number of threads for which the cost is told (all cores if left out)
help-schema = Print the JSON Schema of study files
help-fills = Fill tubes by hand on the simulated machine until they tip, many times
help-fills-file = The machine file; the built-in machine if left out
help-fills-fills = Number of fills, 1 to 10000000; each watches one tube, in turn
help-fills-seed = Seed of the run; every fill follows from it and its own number
help-fills-dice = Which dice: box (12 of each size), small, medium or large (12 of that size)
help-fills-alone = Feed the watched tube only; else each die goes to a tube drawn at random
help-fills-threads = Number of threads, 1 to 1024; the answer does not depend on it (all cores if left out)

calibrate-valid = { $name }: valid, so every empty tube comes back to rest
calibrate-digest = digest { $digest }
calibrate-legend =
    Moments of the empty tube about the rod in mN·m; negative restores. Dead band: what bearing
    friction can hold. Last columns: about the fewest dice of one size that tip the tube (lying in
    single file, not simulated); kipp-calibrate fills measures what dice do.
calibrate-tube = tube
calibrate-at-rest = at rest
calibrate-at-front-stop = at front stop
calibrate-dead-band = dead band
calibrate-small = small
calibrate-medium = medium
calibrate-large = large
calibrate-never = never

calibrate-run =
    { $fills ->
        [one] { $name } (digest { $digest }): 1 fill, seed { $seed }, dice: { $dice }, other tubes fed too
       *[other] { $name } (digest { $digest }): { $fills } fills, seed { $seed }, dice: { $dice }, other tubes fed too
    }
calibrate-run-alone =
    { $fills ->
        [one] { $name } (digest { $digest }): 1 fill, seed { $seed }, dice: { $dice }, other tubes empty
       *[other] { $name } (digest { $digest }): { $fills } fills, seed { $seed }, dice: { $dice }, other tubes empty
    }
calibrate-dice-box = box of 36
calibrate-dice-small = 12 small
calibrate-dice-medium = 12 medium
calibrate-dice-large = 12 large
calibrate-histogram = Dice to tip
calibrate-fills = fills
calibrate-mean = mean
calibrate-all = all
calibrate-shares = Shares with 95 % interval (Wilson)
calibrate-what = what
calibrate-hits = hits
calibrate-of = of
calibrate-share = share
calibrate-from = from
calibrate-to = to
calibrate-in-band = fills that tip at die 4 or 5
calibrate-hanging = releases that leave the tube hanging
calibrate-emptied = tips that empty the tube
calibrate-returned = tips that end back at rest
calibrate-second-tube = tips that tip a second tube
calibrate-stilled = releases stilled at the time limit

report-warnings = Before you trust this
report-data = The figures behind the picture
report-provenance = Where this comes from
report-command = The command that makes this report again:
report-unwritable = { $path } cannot be written: { $cause }; name a folder that can be written to, older results stand as before
