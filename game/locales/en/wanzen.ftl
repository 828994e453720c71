# Wanzen tanzen: what is said at the table, and the rules in our own words.

wanzen-note = The task cards are stand-ins: the original ones are not public. kipp rules --game wanzen says more.

# Tasks. Dice are written by their pips: 3 3 6.
wanzen-task-numbers = { $dice }
wanzen-task-none-of = no { $faces }
wanzen-task-all-of = only { $faces }
wanzen-faces = { $face }s
wanzen-faces-and = { $faces } and { $last }
wanzen-faces-or = { $faces } or { $last }
wanzen-task-all-even = all even
wanzen-task-all-odd = all odd
wanzen-task-small-straight = small straight
wanzen-task-large-straight = large straight
wanzen-task-two-pairs = two pairs
wanzen-task-three-of-a-kind = three of a kind
wanzen-task-four-of-a-kind = four of a kind
wanzen-task-full-house = full house
wanzen-task-sum = sum of { $least } or more
wanzen-task-covered = { $task } (covered)

# What happens. The layout tells the screen how to set a line.
wanzen-event-shuffled = The task cards are shuffled: { $stack } for the stack; left in the box: { $unused }.
wanzen-event-turned-up =
    { $points ->
        [one] New card for 1 point: { $tasks }.
       *[other] New card for { $points } points: { $tasks }.
    } { $left ->
        [0] It is the last one.
        [one] One card is left in the stack.
       *[other] { $left } cards are left in the stack.
    }
    .layout = section
wanzen-event-turn-began = It is { $player }'s turn.
    .layout = section
wanzen-event-rolled = { $player } rolls { $dice }.
wanzen-event-first-set-aside = { $player } sets aside { $dice }.
    .layout = detail
wanzen-event-set-aside = { $player } sets aside { $dice } and now has { $kept }.
    .layout = detail
wanzen-event-repeated = { $player } repeats the roll for a baby bug.
    .layout = detail
wanzen-event-bug =
    { $bugs ->
        [one] { $player } takes a baby bug and has 1.
       *[other] { $player } takes a baby bug and has { $bugs }.
    }
    .layout = detail
wanzen-event-failed = { $dice } meet no open task: { $player } has failed.
wanzen-event-given-up = { $player } gives up. That counts as a failure.
wanzen-event-covered =
    { $open ->
        [0] { $player } completes the last task: { $task }.
        [one] { $player } completes a task: { $task }. 1 task is still open.
       *[other] { $player } completes a task: { $task }. { $open } tasks are still open.
    }
wanzen-event-won =
    { $points ->
        [one] { $player } WINS THE CARD: 1 point.
       *[other] { $player } WINS THE CARD: { $points } points.
    }
wanzen-event-went-on = { $player } goes on with all five dice.
wanzen-event-stopped = { $player } stops.
wanzen-event-fifth-bug = That is { $player }'s FIFTH baby bug!
wanzen-event-penalty =
    { $points ->
        [one] { $player } takes a penalty card: 1 point less.
       *[other] { $player } takes a penalty card: { $points } points less.
    } { $left ->
        [0] It was the last one.
        [one] 1 penalty card is left.
       *[other] { $left } penalty cards are left.
    }
    .layout = detail
wanzen-event-bugs-returned = All baby bugs go back to the supply.
    .layout = detail
wanzen-event-game-ended = The game is over: { $reason }.
    .layout = section
wanzen-event-unworded = Something happens.
wanzen-end-cards = the last task card has been won
wanzen-end-penalties = the last penalty card has been taken

# Questions and choices.
wanzen-ask-shuffle = The cards are being shuffled.
wanzen-ask-roll = The dice are rolling.
wanzen-ask-choose = You rolled { $rolled }. Set aside which dice, or repeat the roll?
wanzen-ask-cover = Your dice { $dice } meet several tasks. Cover which?
wanzen-ask-go-on = Another turn with all five dice, or stop?
wanzen-ask-over = The game is over: { $reason }.
wanzen-example = set aside 6 6
wanzen-example-one = set aside 6
wanzen-do-set-aside = set aside { $dice }
    .also = keep { $dice } | hold { $dice } | put { $dice } aside
wanzen-do-set-aside-all = set aside { $dice }
    .also = keep { $dice } | hold { $dice } | set aside all | keep all
wanzen-do-repeat = repeat the roll for a baby bug
wanzen-do-repeat-fifth =
    { $points ->
        [one] repeat the roll for your fifth baby bug: 1 point less, and the turn is over
       *[other] repeat the roll for your fifth baby bug: { $points } points less, and the turn is over
    }
wanzen-do-give-up = give up and take two baby bugs
wanzen-do-give-up-fifth =
    { $points ->
        [one] give up and get your fifth baby bug: 1 point less
       *[other] give up and get your fifth baby bug: { $points } points less
    }
wanzen-do-cover = { $task }
wanzen-do-go-on = go on with all five dice
    .also = continue
wanzen-do-stop = stop
    .also = pass | end | done

# What is wrong with a task of a card file.
wanzen-task-unknown = "{ $text }" is not a task; write "3 3 6", "none of 1 2", "all of 2 5", "sum 25", "all even", "all odd", "small straight", "large straight", "two pairs", "three of a kind", "four of a kind" or "full house"
wanzen-task-no-face = task "{ $text }"; dice show 1 to 6
wanzen-task-too-many-dice = task "{ $text }"; name 1 to 5 dice
wanzen-task-face-twice = task "{ $text }"; name every face once
wanzen-task-wrong-sum = task "{ $text }"; the sum must be 6 to 30

# Why not. The layout rest marks what forbids whatever is not due.
wanzen-no-not-now = this cannot be done now; next comes { $due }
    .layout = rest
wanzen-no-game-over = the game is over
wanzen-no-no-die = at least one die must be set aside
wanzen-no-not-rolled = these dice are not among those just rolled
wanzen-no-not-on-the-card = this task is not on the open card
wanzen-no-covered = this task is covered already
wanzen-no-not-met = your dice do not meet this task
wanzen-due-shuffle = shuffling the cards
wanzen-due-roll = waiting for the dice
wanzen-due-choose = setting dice aside or repeating the roll
wanzen-due-cover = choosing a task to cover
wanzen-due-go-on = going on or stopping
wanzen-due-nothing = nothing

# The table.
wanzen-table-card =
    { $points ->
        [one] Card for 1 point: { $tasks }
       *[other] Card for { $points } points: { $tasks }
    }
wanzen-table-stacks =
    { $stack ->
        [0] No card is left in the stack.
        [one] 1 card is left in the stack.
       *[other] { $stack } cards are left in the stack.
    } { $penalty } Baby bugs in the supply: { $supply }
wanzen-table-penalty =
    { $points ->
        [one] The next penalty costs 1 point.
       *[other] The next penalty costs { $points } points.
    }
wanzen-table-no-penalty = No penalty card is left.
wanzen-table-kept = Set aside in this turn: { $dice }
wanzen-table-player = { $player } | points: { $points } | baby bugs: { $bugs } | cards: { $cards } | penalties: { $penalties }

wanzen-score-cards = Task cards
wanzen-score-penalties = Penalty cards

# Rules.
rules-wanzen-title = Wanzen tanzen, for 2 to 4 players
rules-wanzen-aim = Bugs set tasks for five dice. Everybody helps to complete the tasks of the open card, but only whoever completes its last one gets the card. Whoever has the most points on cards at the end wins.
rules-wanzen-setup-title = Before you begin
rules-wanzen-setup = Of the 28 task cards, 15 are drawn by chance and form a face-down stack; the top one is turned up. The five penalty cards cost 1, 2, 3, 4 and 5 points and are taken in this order. There are 16 baby bugs in the supply. The oldest player sits in the first seat and begins; play goes clockwise.
rules-wanzen-turn-title = A turn
rules-wanzen-turn = Roll all five dice. After every roll you do one of two things. Either you set aside as many of the rolled dice as you like, at least one; they stay as they are until your turn ends, and you roll the rest. Or you take a baby bug and repeat the roll with exactly the dice that you have just rolled, all of them; you may do that as often as you like. Your roll is finished when all five dice are set aside.
rules-wanzen-success-title = A task is completed
rules-wanzen-success = If your five dice meet an open task of the card, it is covered. If they meet several, you choose one; you may not decline. Then you decide: stop, or take all five dice and try another task. A covered task is done with; it cannot be covered twice.
rules-wanzen-failure-title = No task is completed
rules-wanzen-failure = If your five dice meet no open task, you take two baby bugs and the turn passes to the next player. That also holds if you went on after a success; what you covered before stays covered. You may give up before all dice are set aside: that is a failure too.
rules-wanzen-card-title = The last task
rules-wanzen-card = Whoever covers the last open task of a card wins the card with its points. The next card is turned up, and the turn passes to the next player. A card file can switch on the variant in which the winner may go on with the new card.
rules-wanzen-penalty-title = The fifth baby bug
rules-wanzen-penalty = A fifth baby bug stops everything at once, even in the middle of a turn. Its owner takes the top penalty card, everybody puts all baby bugs back into the supply, and the turn passes to the next player. A second bug that would be due is no longer taken. If all 16 bugs have been handed out, the next one is somebody's fifth anyway.
rules-wanzen-tasks-title = The tasks
rules-wanzen-tasks = Numbers such as 3 3 6: these dice must be among your five. No 1s or 2s: no die shows a 1 or a 2. Only 2s and 5s: every die shows a 2 or a 5. All even, all odd: every die. Small straight: four values in a row; large straight: five in a row, 6 and 1 are not neighbours. Two pairs: two equal dice and two other equal dice, also four equal ones. Three and four of a kind: so many equal dice. Full house: three equal dice and two other equal dice; five equal ones count too, unless the card file says otherwise. A sum: all five dice together show at least so much. Where a task does not speak of all dice, the others may show anything; a large straight contains a small one.
rules-wanzen-end-title = The end
rules-wanzen-end = The game ends at once when the last of the 15 task cards has been won or the fifth penalty card has been taken. The points of your task cards less those of your penalty cards are your result, which can be below zero. Players who are level at the top share the victory.
rules-wanzen-cards-title = About the cards
rules-wanzen-cards = What is printed on the 28 original task cards is not public. The cards used here are stand-ins: their tasks are of the known kinds, and their points follow from computed chances. Put your own into a card file (kipp cards --game wanzen prints one to start from) and pass it with --cards FILE.
