analysis-input = input
analysis-from = from
analysis-to = to
analysis-dice-mix = dice mix
analysis-hand = hand
analysis-dice-to-tip = dice to tip
analysis-torque-to-tip = torque to tip in mN·m
analysis-in-band = share that tips at { $band }
analysis-unlucky = Not all of { $cases } cases tipped: { $endings }. Those count as outside the band.
analysis-still = Not moved, for want of a range or a tolerance: { $fields }.
analysis-nothing-moves =
    { $over ->
        [tolerance] no knob has a tolerance, so nothing moves; give one knob a tolerance, or set over = "range" in [{ $table }]
       *[range] no knob has a range, so nothing moves; give one knob a from and a to
    }
analysis-too-few-rows = [sensitivity] rows = { $rows } is too few; take { $fewest } or more
analysis-too-many-rows = [sensitivity] rows = { $rows } is more than the Sobol sequence has ({ $most }); take fewer, or set sequence = "random"
analysis-too-many-cases = [{ $table }] asks for { $cases } cases, more than the { $most } that are kept at a time; take fewer { $key }
analysis-too-many-knobs = the Sobol sequence serves at most { $most } knobs, not { $knobs }; set sequence = "random" in [sensitivity]
analysis-progress = cases

help-screen = Find the inputs that matter by elementary effects (Morris): few cases, a first look
help-arg-threads = Number of threads, 1 to 1024; the answer does not depend on it (all cores if left out)
help-arg-out = Folder for report.html, tables as CSV and result.json
help-sensitivity = Share out the variance of dice to tip among dice mix and dimensions (Sobol)
help-arg-rows = Folder with the cases, run before by kipp-calibrate run --plan morris (for screen) or sobol (for sensitivity)
help-arg-never_tips_as = Count a tube that never tips as N dice, 1 to 36
help-tolerance = Stack the tolerances: worst case, RSS and copies built at random

screen-title = Screening: { $name }
screen-nothing = In { $cases } cases no dimension moved the number of dice to tip ({ $fidelity }); what does so on fewer than { $share } of the paths may have gone unseen.
screen-unknown = Which dimension moves the number of dice to tip most cannot be told from { $paths } paths ({ $fidelity }).
screen-unjudged = Which dimension moves the number of dice to tip most cannot be told ({ $fidelity }): too many cases failed to judge { $number } of { $of } dimensions.
screen-doubt = More than half of the steps of { $fields } begin or end at a case that failed, so what it does is not known; narrow the ranges.
screen-clear =
    { $over ->
        [tolerance] { $name } moves the number of dice to tip most, by { $dice } over its tolerance ({ $fidelity }).
       *[range] { $name } moves the number of dice to tip most, by { $dice } over its range ({ $fidelity }).
    }
screen-hardly = { $hardly } of { $of } dimensions move it by less than a tenth of that.
screen-close =
    { $over ->
        [tolerance] { $name } seems to move the number of dice to tip most, by { $dice } over its tolerance ({ $fidelity }), but these may move it as much: { $others }. More paths tell which is first.
       *[range] { $name } seems to move the number of dice to tip most, by { $dice } over its range ({ $fidelity }), but these may move it as much: { $others }. More paths tell which is first.
    }
screen-chance = Chance moves it too: { $inputs }.
screen-rule = ✓ one dimension surely moves the tip most, ! that is not sure, ✗ none was seen to move it. Numbers in brackets are μ* in dice.
screen-section = What moves { $output }
screen-legend =
    { $over ->
        [tolerance] Size (μ*): mean absolute change over an input's whole tolerance, with its 95 % interval; where all paths agree, as far as others can have gone unseen. Mean (μ): the same with its sign. Spread (σ): large where an input bends or acts together with others.
       *[range] Size (μ*): mean absolute change over an input's whole range, with its 95 % interval; where all paths agree, as far as others can have gone unseen. Mean (μ): the same with its sign. Spread (σ): large where an input bends or acts together with others.
    }
screen-missing = Steps that begin or end at a case without a value are left out.
screen-numbers = The numbers in the picture are those of the table.
screen-undrawn = Not drawn, for nothing changed: { $inputs }.
screen-unchanged = unchanged on all { $paths } paths
screen-number = no.
screen-not-judged = not judged
screen-size = size μ*
screen-mean = mean μ
screen-spread = spread σ
screen-paths = paths
screen-alt = Inputs by the size of their effect on { $output }, the largest first: { $inputs }.

sensitivity-title = Sensitivity: { $name }
sensitivity-verdict =
    { $over ->
        [tolerance] Of the variance of dice to tip ({ $fidelity }), the dice mix alone brings { $mix }, the build tolerance alone { $build }, and { $together } come from acting together.
       *[range] Of the variance of dice to tip ({ $fidelity }), the dice mix alone brings { $mix }, the design alone { $build }, and { $together } come from acting together.
    }
sensitivity-first-knob = Of the single dimensions { $knob } matters most: { $share } come from it, alone or together with others.
sensitivity-close-knobs = Of the single dimensions { $knob } seems to matter most: { $share } come from it, alone or together with others; these may matter as much: { $others }.
sensitivity-no-first = Which single dimension matters most cannot be told from { $rows } rows.
sensitivity-rule = ✓ the parts add up to the whole, no interval of an input's share of dice to tip is wider than ±10 % and one dimension surely matters most, ! one of these fails, ✗ nothing can be shared out. Alone is the first Sobol index, S1. Which dimension matters most is judged by the total index, ST: the share that would stay if all but it were known. What several do together is in the ST of each, so they may add up to more than 100 %.
sensitivity-refused-dice = { $missing } of { $of } cases have no { $output } (case { $cases }), and indices of the others would be wrong; narrow the knobs, or count a tube that never tips as N dice with --never-tips-as N.
sensitivity-refused = { $missing } of { $of } cases have no { $output } (case { $cases }), and indices of the others would be wrong; narrow the knobs.
sensitivity-unbuildable = case { $case } of { $of } cannot be built ({ $cause }), and indices of the others would be wrong; narrow the knobs
sensitivity-constant = In every case { $output } is { $value }, so nothing moves it.
sensitivity-not-adding = The parts of { $output } do not add up to the whole; more rows are needed.
sensitivity-wide = Some intervals of { $output } are wider than ±10 %; more rows are needed.
sensitivity-imputed = A tube that never tips counts as { $dice } dice.
sensitivity-section = What moves { $output }
sensitivity-mean = Mean { $mean }, standard deviation { $sd }.
sensitivity-split =
    { $over ->
        [tolerance] Dice mix alone { $mix }, build tolerance alone { $build }, acting together { $together }.
       *[range] Dice mix alone { $mix }, design alone { $build }, acting together { $together }.
    }
sensitivity-hand = The hand alone: { $hand }.
sensitivity-sum = Sum of all first indices { $sum }; 100 % if inputs do not act together.
sensitivity-missed = Numbers below 0 or above 100 % are shares whose estimate missed by chance; take them as 0 or 100 %.
sensitivity-all =
    { $over ->
        [tolerance] all build tolerances
       *[range] the whole design
    }
sensitivity-first = alone (S1)
sensitivity-total = in all (ST)
sensitivity-axis = share of the variance in %
sensitivity-alt = Inputs by their total share of the variance of { $output }: { $inputs }.

tolerance-title = Tolerances: { $name }
tolerance-no-tolerance = no knob has a tolerance, so all copies are alike; give one knob a tolerance such as {"{"} plus_minus = "0.2 mm" {"}"}
tolerance-verdict = { $share } of the copies tip at { $band } ({ $fidelity }); perfect parts would at { $perfect }.
tolerance-tighten = Tighten { $field } first: halved, it makes { $share }.
tolerance-tighten-seems = Tighten { $field } first, it seems: halved, it makes { $share }, but others may gain as much.
tolerance-none-helps = No tolerance, halved alone, surely brings more copies into the band.
tolerance-promises = { $field } seems to promise most: halved, it gains { $gain } ({ $from } to { $to }). That may be chance; more copies tell.
tolerance-largest = Most of the spread of the torque to tip comes from { $field } ({ $share }).
tolerance-failed = { $failed } of { $of } copies never tipped or failed; they count as outside the band.
tolerance-unanswered = No stack of “{ $response }”: no machine or no room for the dice at { $point }.
tolerance-bends = “{ $response }” bends within the tolerances: another corner is worse than the slopes say. The corners given are the true ones.
tolerance-holding =
    { $dice ->
        [0] holding moment of the empty tube in mN·m
        [one] holding moment with 1 die in mN·m
       *[other] holding moment with { $dice } dice in mN·m
    }
tolerance-tipping =
    { $dice ->
        [one] tipping moment with 1 die in mN·m
       *[other] tipping moment with { $dice } dice in mN·m
    }
tolerance-which = tolerances
tolerance-share = share in the band
tolerance-share-percent = share in the band in %
tolerance-gain = gain
tolerance-now = as they are
tolerance-perfect = perfect parts
tolerance-all-halved = all halved
tolerance-halved = { $field } halved
tolerance-copies =
    { $copies ->
        [one] 1 copy: share that tips at { $band }
       *[other] { $copies } copies: share that tips at { $band }
    }
tolerance-copies-legend =
    Every line counts the same copies with the same dice; only the named tolerances are tighter. Intervals at 95 %{ $parts ->
        [one] .
       *[other] ; those of the gains of single dimensions hold for all { $parts } together (Bonferroni), so they are wider.
    }
tolerance-copies-alt = Share of copies in the band: { $now } as they are; { $shares }.
tolerance-number = copies
tolerance-mean = mean
tolerance-sd = standard deviation
tolerance-torque = Torque to tip of the copies in mN·m
tolerance-stack = Stack of the { $response }
tolerance-stack-text = As meant { $nominal }; worst case ±{ $worst } (at the corners { $from } to { $to }); RSS ±{ $rss }; standard deviation { $sd }. By statics, on average over orders of the dice.
tolerance-stays-right = Even in the worst case it stays above zero for the average order of dice; rare orders may still fail.
tolerance-turns-wrong = In the worst case it is not above zero: some copies tip outside the band even with average dice.
tolerance-tornado-alt = Shares of the variance of the { $response }: { $shares }.
tolerance-change = change in mN·m
tolerance-part = dimension
tolerance-nominal = as meant
tolerance-plus-minus = tolerance
tolerance-lower = at lower limit
tolerance-upper = at upper limit
tolerance-contribution = contribution
