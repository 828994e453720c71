# The command's own words: menus, play, replay, verify, statistics.
decimal-sign = .
list-empty = none

kipp-note = The shape cards are stand-ins: the values printed on the original cards are not public. kipp rules says more.
bot-random = random: chooses anything allowed
bot-random-name = random
bot-greedy = greedy: takes what promises most at once
bot-greedy-name = greedy
bot-strong = strong: thinks ahead
bot-strong-name = strong

greet-players = At the table: { $names }
greet-seed = Seed { $seed }: the same seed and the same choices give the same game.
greet-machine-builtin = Machine: built in ({ $digest })
greet-cards-own = Cards: from a file. { $note }
greet-dice-thrown = Dice: thrown from a cup on the simulated table
greet-machine-own = Machine: not the built-in one ({ $digest })
finish-saved = The game is kept in { $path }: see kipp replay and kipp verify.

score-title = Final scores
score-so-far = Points so far
score-player = Player
score-total = Total
score-place = Place
score-winner-and = { $names } and { $last }
score-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }

menu-hint = An empty line takes the last number in brackets. q leaves. kipp --help lists what else there is.
menu-game = Which game?
menu-people = { $game }: how many people?
menu-name = Name of person { $number } [{ $usual }]:
menu-name-default = Player { $number }
menu-name-again = "{ $asked }" does not do: every person needs a name of their own, of at most { $most } characters.
menu-bots = How many bots?
menu-kind = Which kind is bot { $number }?
menu-number-again = "{ $asked }" does not do: type a whole number from { $least } to { $most }.
menu-entry-again = "{ $asked }" does not do: type a number from 1 to { $most } or one of these names: { $known }.

play-saved-in = Saved after every decision in { $path }. Type ? for help, q to leave and go on later.
play-rebuilding =
    { $steps ->
        [one] The machine repeats the 1 recorded step …
       *[other] The machine repeats the { $steps } recorded steps …
    }
play-left = The game waits in { $path }: kipp play --resume { $path }
play-prompt = { $player }:
# Words that may be typed without being in a choice.
play-small-words = the a an of from in on at to into with for front my your me i it please and
play-preview =
    { $points ->
        [one] { $change } point: { $total }
       *[other] { $change } points: { $total }
    }
play-preview-lead = { $rows }, as it stands
play-more = … { $more } more: type all to see them, or words of your choice such as its dice
play-only-choice = Enter takes the only choice.
play-undone = Taken back.
play-redone = Done again.
play-no-undo = Nothing can be taken back: since your last choice dice have fallen or hidden cards have been shown.
play-nothing-chosen = There is nothing to take back: you have not chosen anything yet.
play-no-redo = There is nothing to redo.
play-help-choose = Type the number of your choice.
play-help-words = Or type words of it, such as "{ $example }". A choice that is not allowed is answered with the rule that forbids it; w (why) names every reason with examples.
play-one-number = { $question } (One number alone is the number of a choice.)
play-help-one = One number alone is the number of a choice, never a die. For one die write "{ $example }".
play-help-commands = Or type one of these words: t or table (table and choices), all (every choice of a long list), w or why (what is not allowed, and why), u or undo (take your choice back), redo (do it again), rules (the rules), q or quit (leave; the game is saved).
play-help-score = A choice that changes your score at once shows by how much, and the points you would then have.
play-all-allowed = Everything that could be tried here is allowed.
play-forbidden = Not allowed: { $action }. Reason: { $reason }.
play-forbidden-typed = "{ $asked }" is not allowed. Reason: { $reason }.
play-forbidden-all = Nothing that "{ $asked }" can mean is allowed:
play-part = "{ $asked }" is only part of this choice. If you mean it, type its number { $number }: { $action }
play-refusals = { $reason }: { $list }
play-refusals-such-as = { $reason }, for example: { $list } …
play-refusals-rest = Everything else: { $reason }.
play-refusals-only = Whatever is not in the list: { $reason }.
play-which = { $count } choices fit. Type more words or a number: { $list } …
play-no-number =
    { $most ->
        [one] There is no choice { $asked }, only the choice 1.
       *[other] There is no choice { $asked }: they run from 1 to { $most }.
    }
play-unknown =
    { $most ->
        [one] No choice fits "{ $asked }". Type 1 for the only choice, or ? for help.
       *[other] No choice fits "{ $asked }". Type a number from 1 to { $most }, words of a choice, or ? for help.
    }

replay-as-recorded = Shown as recorded, not simulated again ({ $engine }, { $platform }).
replay-keys = Enter: next step · b: back · t: table · a number: go there · q: leave
replay-prompt = step { $step } of { $steps }
replay-unfinished = The record ends here: the game is not over, and nobody has won yet.

verify-progress = on the machine
verify-same =
    { $path }: the same. { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } repeated: { $drops ->
        [one] 1 drop
       *[other] { $drops } drops
    }, { $faces ->
        [one] 1 face
       *[other] { $faces } faces
    }, every outcome as recorded.
verify-finished = The final scores are those of the record.
verify-unfinished = The game is not over; kipp play --resume goes on with it.
verify-differs = { $path } differs: { $difference }
verify-other-build = The record comes from { $engine } on { $platform }; this is another program or computer, whose machine need not give the same bits.
verify-replay = kipp replay { $path } still shows the game as it was recorded.

stats-progress = games
stats-title =
    { $games ->
        [one] 1 game of { $players } bots, seed { $seed }
       *[other] { $games } games of { $players } bots, seeds from { $seed }
    }
stats-seat = { $name } ({ $bot }): { $points } points on average, { $wins } of the victories
stats-machine = { $drops } drops a game. After { $hanging } of the drops the tube hangs half-way. { $double } of the tips empty more than one tube.
stats-stilled =
    { $drops ->
        [one] 1 drop had not come to rest at the time limit and was stilled.
       *[other] { $drops } drops had not come to rest at the time limit and were stilled.
    }
stats-histogram = Dice in a tube when its last die tips it:
stats-timing = { $seconds } s, { $speed } games a second

tournament-title =
    { $games ->
        [one] 1 game between { $bots } bots
       *[other] { $games } games between { $bots } bots
    }
tournament-method =
    { $rounds ->
        [one] 1 round with seed { $seed }: every bot sits once in every seat and meets the dice that the others met there. Shared victories are split; from and to bound the 95 % interval.
       *[other] { $rounds } rounds with seeds from { $seed }: in each, every bot sits once in every seat and meets the dice that the others met there. Shared victories are split; from and to bound the 95 % interval.
    }
tournament-bot = bot
tournament-games = games
tournament-share = victories
tournament-from = from
tournament-to = to
tournament-points = mean points
tournament-time = ms a choice
tournament-regret = regret a choice

cards-fit = { $path }: fits.
cards-english = The names and comments in this file are English in every language; what stands after note = is shown at the table.
