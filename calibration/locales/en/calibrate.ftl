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
help-schema = Print the JSON Schema of study files, or the fields that a knob may name
help-schema-fields = List the fields that a knob may name, with their units and values, instead of the schema
help-schema-machine = The machine file whose fields are listed; the built-in machine if left out
help-fills = Fill tubes by hand on the simulated machine until they tip, many times
help-fills-file = The machine file; the built-in machine if left out
help-fills-fills = Number of fills, 1 to 10000000; each watches one tube, in turn
help-fills-seed = Seed of the run; every fill follows from it and its own number
help-fills-dice = Which dice: box (12 of each size), small, medium or large (12 of that size)
help-fills-alone = Feed the watched tube only; else each die goes to a tube drawn at random

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
calibrate-failed = failed

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

# Data files of measurements.
help-fit = Find the parameters of a real copy from measurements
help-fit-study = The study file: its knobs are what may differ from the machine
help-fit-data = Data files (CSV) with the columns kind, of, dice, value, deviation, note; those of the study if left out
help-fit-although = Fit although this check of the study fails
help-fit-machine_out = Write the fitted machine to this file
help-fit-force = Replace the file of --machine-out if it is there
help-fit-out = Write report.html, CSV files and result.json into this folder
help-fit-ranks = Repeat the fit on N simulated copies of the fitted machine, 0 to 1000, and show whether its intervals are honest
help-observe = Write down what a person would see on the simulated machine, as data for fit
help-observe-machine = The machine file; the built-in machine if left out
help-observe-fills = Number of fills, 0 to 100000; the tubes are filled in turn, each alone
help-observe-seed = Seed of dice, hands and errors of measurement
help-observe-values = Weigh, time and read off everything once as well
data-empty = the file is empty; write a line with the headings kind,of,dice,value,deviation and one line for each measurement
data-too-large = the file is larger than 1 MiB; name a data file
data-no-rows = there is no measurement under the headings; write one line for each
data-no-column = the heading "{ $column }" is missing in line 1; there may be { $known }
data-unknown-column = line 1: no column is called "{ $column }"; there may be { $known }
data-column-twice = line 1: the column "{ $column }" stands there twice; leave out one
data-cells = line { $line }: { $found } cells under { $wanted } headings; put quotes around a text with commas
data-malformed = line { $line } is not a line of a CSV file; look for a stray quote
data-not-text = line { $line }, character { $character }: this is no UTF-8 text; save the table as CSV in UTF-8
data-cell = line { $line }, column "{ $column }": { $fault }
data-unknown = "{ $asked }" means nothing here; write one of { $known }
data-surplus = for this kind of measurement nothing may stand here; leave the cell empty
data-no-dice = a tip without dice says nothing; list them in their order, such as s m l m
data-too-many-dice = the box holds no more than 36 dice
data-no-such-die = "{ $asked }" is none of the { $dice } dice; write the number of the die that tipped the tube, nothing for the last one, or never
data-no-unit = "{ $written }" has no unit; write one of { $units } behind it
data-no-number = "{ $written }" is no number with a unit; write a number and its unit, such as 6.1 g, 0.62 s or 14 deg
data-not-positive = "{ $asked }" must be more than 0
data-implausible = "{ $asked }" cannot be right on such a toy, { $least } to { $most } can; look at the number and its unit

# Fits.
fit-no-knobs = there is no knob that a fit may change; add a [[knob]] with from and to, or freeze fewer
fit-no-data = there are no measurements; name a data file behind the study, or list some under data in its table [fit]
fit-data-twice = { $path } is named twice, and measurements that count twice make intervals too narrow; name each data file once
fit-data-copied = { $path } holds the same bytes as { $other }, and measurements that count twice make intervals too narrow; name one of the two
fit-whole = { $field } takes whole numbers only, which a fit cannot change; count them and put the number into the machine file, or freeze the field in the table [fit]
fit-frozen-unknown = fit.frozen: no knob is called "{ $asked }"; the knobs are { $known }
fit-setting = { $place } = { $value }: must lie within { $least } to { $most }
fit-no-swing = { $file }: line { $line }: the tube { $tube } of this machine has its centre of mass so near to the rod that friction holds it at any angle, so it has no period; leave out the line
machine-out-exists = { $path } is there already; name another file or add --force to replace it
machine-out-input = { $path } is an input of this run and is never replaced; name another file
machine-out-unwritable = { $path } cannot be written: { $cause }; name a file in a folder that can be written, nothing else was changed
report-written = The report stands in { $path }, with CSV tables and result.json beside it.
machine-out-written = The machine with these values stands in { $path }.
fit-machine-unsound = { $path } was not written, for no such machine can be built: { $cause }; measure more, or narrow the ranges of the knobs
fit-machine-note = Fitted by kipp-calibrate to { $count } measurements: { $fields }.
fit-title = Fit: { $study }
fit-verdict = { $all ->
        [one] { $known } of 1 parameter is known to both sides.
       *[other] { $known } of { $all } parameters are known to both sides.
    }
fit-rule = ✓ every parameter is known to both sides and there is no warning, ! some are, or there is a warning, ✗ none is.
fit-verdict-improved = Of { $tips } tips that the fit had not seen, { $before } were foretold right before and { $after } after; the mean surprise fell by { $share }.
fit-verdict-was-right = The machine as it was foretold all { $tips } tips that the fit had not seen; nothing was left to improve.
fit-verdict-no-improvement = Tips that the fit had not seen are foretold no better than before.
fit-verdict-unchecked = Nothing was held out to check it.
fit-verdict-no-intervals =
    Values were found for { $all ->
        [one] 1 parameter
       *[other] { $all } parameters
    }, but no intervals.
fit-not-converged = The search stopped at its limit of steps; the values may not be the most likely ones.
fit-no-intervals = No intervals could be found: the likelihood has several tops, and better points turned up again and again. The values are the best of them; nothing is known of their errors. More or better measurements, or narrower ranges, may help.
fit-unmeasured = No measurement depends on { $field }: its value is the start of the search, not a result.
fit-unknown = The measurements do not limit { $field } within its range: its value is not a result.
fit-at-bound = The most likely { $field } lies at an end of its range: the truth may lie outside, or something else is wrong.
fit-open = The interval of { $field } is open on one side: the range ends before the measurements limit it.
fit-condition = The information about the parameters is very uneven (condition number { $number }): intervals may be wrong by rounding.
fit-no-improvement = Tips that the fit had not seen are foretold no better: their mean surprise falls by { $share } % against the machine as it was (below 0 it rises), and only more than { $least } % would be sure.
fit-no-hold-out = Fewer than { $fewest } tips: none were held out, so nothing shows that the fit foretells new ones.
fit-misfit = { $file }, line { $line }: { $deviations } standard deviations from what the fit foretells, or hardly possible; look for a slip.
fit-gap-far = Dice lie otherwise than expected (packing { $packing }, scatter { $scatter } %): something that is not among the knobs may be wrong.
fit-swing-gone = The fitted tube { $tube } does not swing by itself, so its period means nothing.
fit-unbuildable = No such machine can be built: { $cause }
fit-machine = fitted machine
fit-parameters = Parameters
fit-parameters-text = Intervals hold the truth 95 times in 100 if statics describes the copy and the deviations are right. A missing end means that the measurements do not limit the value to that side: it is not known.
fit-parameters-alt = Fitted value and 95 % interval of { $count } parameters as shares of their nominal values, an open end drawn to the end of the range; the table holds the numbers.
fit-parameters-x = share of the nominal value
fit-field = field
fit-unit = unit
fit-initial = start
fit-nominal = nominal
fit-fitted = fitted
fit-low = 95 % from
fit-high = 95 % to
fit-from = least
fit-to = most
fit-change = change
fit-flag = remark
fit-flag-unmeasured = not measured
fit-flag-unknown = not known
fit-flag-no-interval = no interval found
fit-flag-no-low = open below
fit-flag-no-high = open above
fit-flag-at-from = at the least value
fit-flag-at-to = at the largest value
fit-directions = What the measurements cannot tell
fit-directions-text = Along each direction the 95 % interval is wider than the ranges of the study. Relative change: all fields of a direction may change together in this proportion, and hardly any measurement notices.
fit-direction = direction
fit-relative = relative change
fit-half-width = half interval in ranges
fit-shape-single = Nothing fixes { $fields } within its range.
fit-shape-ratios = Only the ratio { $fields } is known, not the values themselves; one weighed part would fix them.
fit-shape-product = Only the product of { $fields } is known, not the values themselves.
fit-shape-mixed = Only a combination is known of { $fields }.
fit-hold-out = Tips foretold without having been seen
fit-hold-out-text = The { $tips } tips were dealt into { $parts } parts, and each part foretold by a fit to the rest; before: the machine as it was. Surprise is minus the logarithm of the chance of what happened.
fit-metric = measure
fit-before = before
fit-after = after
fit-gain = gain
fit-gain-error = standard error
fit-surprise = mean surprise of a tip
fit-hits = tips at the likeliest die
fit-gap = From statics to real fills
fit-gap-text = Two numbers that are fitted beside the machine: the distance of neighbouring dice in edges, and how much the moment that tips a tube scatters from fill to fill. Both are expected from the simulated machine, and only far measurements move them.
fit-quantity = quantity
fit-expected = expected
fit-deviations = standard deviations
fit-packing = packing
fit-scatter = scatter
fit-residuals = Measurements and what the fit foretells
fit-residuals-text = Values in SI units; of a tip, the die that tipped the tube. Chance: what the fit gave to what was seen; unseen: a fit without this tip.
fit-residuals-alt = Residuals of { $count } measurements in standard deviations, tips as dots and values as crosses; the table holds the numbers.
fit-residuals-x = measurement
fit-file = file
fit-line = line
fit-kind = kind
fit-tube = tube
fit-dice = dice
fit-seen = seen
fit-foretold = foretold
fit-chance = chance
fit-chance-unseen = chance unseen
fit-kind-tip = tip
fit-kind-die = mass of a die
fit-kind-plate = mass of a plate
fit-kind-tube = mass of the empty tube
fit-kind-period = period
fit-kind-slide = slope at which a die slides
fit-kind-rest = rest angle
fit-tips = tips
fit-values = values
ranks-title = Are the intervals of { $field } honest?
ranks-text = { $fits } simulated copies of the fitted machine were measured as the real one was, with fresh luck, and fitted: { $held } of the 95 % intervals held the truth. The bars count in which tenth of what the fit found likely the truth lay; bars of even height mean honest intervals.
ranks-doubtful = The intervals of { $field } are hardly honest for data such as these: { $held } of { $fits } held the truth, and honest ones hold it in 95 of 100, as often in every part.
ranks-alt = In which tenth of the fitted distribution the truth of { $field } lay in { $fits } fits, with the even count as a line.
ranks-part = tenth of the fitted distribution
ranks-fits = fits
help-value-data = DATA
report-long = ({ $rows } rows: --out writes them to a file)
