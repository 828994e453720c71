# Würfelzucker: what is said at the table, and the rules in our own words.
wuerfelzucker-note = The cards are stand-ins: the original task and joker cards are not public. kipp rules --game wuerfelzucker says more.

# Cards.
wuerfelzucker-task-given = collect { $face }s
wuerfelzucker-task-equal =
    { $dice ->
        [2] pair
        [3] triple
        [4] four of a kind
        [5] five of a kind
       *[other] six of a kind
    }
wuerfelzucker-task-groups =
    { $dice ->
        [1] { $groups ->
            [2] two different faces
            [3] three different faces
            [4] four different faces
            [5] five different faces
           *[other] six different faces
        }
        [2] { $groups ->
            [2] two pairs
           *[other] three pairs
        }
       *[other] two triples
    }
wuerfelzucker-task-full-house = full house
wuerfelzucker-task-smallest-sum =
    { $dice ->
        [one] smallest die
       *[other] smallest sum of { $dice } dice
    }
wuerfelzucker-task-highest-sum = highest sum
wuerfelzucker-card =
    { $points ->
        [one] "{ $task }" (1 point)
       *[other] "{ $task }" ({ $points } points)
    }
wuerfelzucker-card-own = { $player }'s own task, { $card }
wuerfelzucker-card-unknown = task card no. { $number }
wuerfelzucker-joker-reroll =
    { $dice ->
        [one] re-roll 1 die
       *[other] re-roll { $dice } dice
    }
wuerfelzucker-joker-displace = displace equals
wuerfelzucker-joker-change = ±{ $by }
wuerfelzucker-joker-turn-over = turn over

# What happens. The layout tells the screen how to set a line.
wuerfelzucker-event-tasks-shuffled = { $cards } task cards are shuffled. The closing card goes on the last { $below }.
wuerfelzucker-event-jokers-shuffled = { $cards } joker cards are shuffled.
wuerfelzucker-event-task-revealed = Laid out: { $card }; { $left } left in the deck.
    .layout = detail
wuerfelzucker-event-own-task-revealed = { $player } draws a task of their own: { $card }; { $left } left in the deck.
    .layout = detail
wuerfelzucker-event-no-own-task = The deck is empty: { $player } draws no task of their own.
    .layout = detail
wuerfelzucker-event-closing-card = The closing card shows in { $player }'s turn: when this round is finished, everybody has one more turn.
wuerfelzucker-event-last-round = The last round begins.
    .layout = section
wuerfelzucker-event-turn-began = It is { $player }'s turn.
    .layout = section
wuerfelzucker-event-extra-turn = { $player } has the start card and the extra turn: tasks fulfilled in it bring no points, but dice can be displaced.
    .layout = section
wuerfelzucker-event-task-won = { $player } collects { $card } with { $dice }.
wuerfelzucker-event-joker-won = { $player } draws the joker "{ $joker }"; { $left } left in the joker deck.
wuerfelzucker-event-jokers-closed = The joker deck is used up and takes no more dice.
wuerfelzucker-event-rolled-all = { $player } rolls { $dice }.
wuerfelzucker-event-rolled = { $player } rolls { $dice } and has { $all }.
wuerfelzucker-event-kept = { $player } secures { $dice }.
    .layout = detail
wuerfelzucker-event-kept-none = { $player } secures nothing.
    .layout = detail
wuerfelzucker-event-stopped = { $player } stops at { $dice }.
    .layout = detail
wuerfelzucker-event-joker-used = { $player } uses the joker "{ $joker }".
wuerfelzucker-event-rerolled = { $player } rolls { $dice } and has { $all }.
    .layout = detail
wuerfelzucker-event-die-changed = { $player } makes a { $from } a { $to }.
    .layout = detail
wuerfelzucker-event-displaced = { $player } is knocked off { $card } and takes { $dice } home.
wuerfelzucker-event-placed = { $player } places { $dice } on { $card }.
wuerfelzucker-event-displaced-from-jokers =
    { $number ->
        [one] { $player } is knocked off the joker deck and takes 1 die home.
       *[other] { $player } is knocked off the joker deck and takes { $number } dice home.
    }
wuerfelzucker-event-placed-on-jokers =
    { $number ->
        [one] { $player } places 1 die on the joker deck.
       *[other] { $player } places { $number } dice on the joker deck.
    }
wuerfelzucker-event-turn-ended = { $player } has placed all dice.
    .layout = detail
wuerfelzucker-event-dice-left =
    { $number ->
        [one] { $player } leaves 1 die unused.
       *[other] { $player } leaves { $number } dice unused.
    }
    .layout = detail
wuerfelzucker-event-collected-at-end = { $player } still has dice on { $card } and collects it.
wuerfelzucker-event-game-ended = The candy shop is closed.
    .layout = section
wuerfelzucker-event-unworded = Something happens.

# Questions and choices.
wuerfelzucker-ask-shuffle = The cards are being shuffled.
wuerfelzucker-ask-roll = The dice are rolling.
wuerfelzucker-ask-keep = Roll { $roll } of { $rolls }: { $dice }. Which dice do you secure? All others roll again, also those secured before.
wuerfelzucker-ask-place = Your dice: { $dice }. Where do you place which?
wuerfelzucker-ask-place-rest =
    { $number ->
        [one] 1 of your dice { $dice } can still be placed{ $others ->
            [one] , the other lies on the joker deck. Where?
           *[other] , the others lie on the joker deck. Where?
        }
       *[other] { $number } of your dice { $dice } can still be placed{ $others ->
            [one] , the other lies on the joker deck. Where do you place which?
           *[other] , the others lie on the joker deck. Where do you place which?
        }
    }
wuerfelzucker-ask-end = All your dice are placed.
wuerfelzucker-ask-over = The game is over.
wuerfelzucker-example = secure 4 4
wuerfelzucker-example-one = secure 4
wuerfelzucker-do-keep = secure { $dice }, roll the others again
    .also = keep { $dice } | hold { $dice }
    .also-rest = roll { $rest } again | reroll { $rest }
wuerfelzucker-do-keep-none = roll all again
    .also = secure none | secure nothing | keep none | keep nothing | hold none
    .also-rest = roll { $rest } again | reroll { $rest }
wuerfelzucker-do-stop = stop rolling and keep { $dice }
    .also = stop | secure { $dice } | keep { $dice } | hold { $dice } | secure all | keep all | hold all
wuerfelzucker-do-reroll = joker: roll { $dice } again
    .also = reroll { $dice }
wuerfelzucker-do-place = { $dice } on { $card }
    .also = place { $dice } on { $card } | put { $dice } on { $card }
wuerfelzucker-do-outbid = { $dice } on { $card }, against { $player }'s { $there }
    .also = place { $dice } on { $card }, against { $player }'s { $there } | put { $dice } on { $card }, against { $player }'s { $there }
wuerfelzucker-do-place-again = { $dice } on { $card }, where your own { $there } lie
wuerfelzucker-do-displace = joker, displace equals: { $place }
    .also = displace: { $place } | joker: { $place }
wuerfelzucker-do-place-on-jokers =
    { $number ->
        [one] 1 die on the joker deck
       *[other] { $number } dice on the joker deck
    }
    .also = place { $number } dice on the joker deck | put { $number } dice on the joker deck
wuerfelzucker-do-outbid-jokers =
    { $number ->
        [one] 1 die on the joker deck, against { $player }
       *[other] { $number } dice on the joker deck, against { $player }
    }
    .also = place { $number } dice on the joker deck, against { $player } | put { $number } dice on the joker deck, against { $player }
wuerfelzucker-do-place-again-on-jokers =
    { $number ->
        [one] 1 die on the joker deck, where your own dice lie
       *[other] { $number } dice on the joker deck, where your own dice lie
    }
wuerfelzucker-do-change = joker: make a { $from } a { $to }
    .also = make a { $from } a { $to } | change a { $from } into a { $to }
wuerfelzucker-do-turn-over = joker, turn over: make a { $from } a { $to }
    .also = turn over: make a { $from } a { $to } | make a { $from } a { $to }
wuerfelzucker-do-leave =
    { $number ->
        [one] end the turn and leave 1 die unused
       *[other] end the turn and leave { $number } dice unused
    }
    .also = pass | stop | done
wuerfelzucker-do-end = end the turn
    .also = pass | stop | done

# Why not. The layout rest marks what forbids whatever is not due.
wuerfelzucker-no-not-now = this cannot be done now; next comes { $due }
    .layout = rest
wuerfelzucker-no-game-over = the game is over
wuerfelzucker-no-not-your-dice = you do not have these dice
wuerfelzucker-no-no-dice = at least one die is needed
wuerfelzucker-no-on-jokers =
    { $number ->
        [one] 1 of your dice lies on the joker deck and stays there
       *[other] { $number } of your dice lie on the joker deck and stay there
    }
wuerfelzucker-no-not-so-many =
    { $free ->
        [one] you have only 1 die left to place
       *[other] you have only { $free } dice left to place
    }
wuerfelzucker-no-not-on-table = this task card does not lie on the table
wuerfelzucker-no-others-task = this task is for another player alone
wuerfelzucker-no-already-there = your dice lie there already
wuerfelzucker-no-wrong-dice = the dice do not fulfil the task
wuerfelzucker-no-too-many-dice = not all of these dice fit the task
wuerfelzucker-no-not-better = the dice that lie there are as good or better
wuerfelzucker-no-not-equal = the joker displaces only dice of others that are exactly as good
wuerfelzucker-no-jokers-closed = the joker deck is used up and takes no more dice
wuerfelzucker-no-too-few =
    { $there ->
        [one] 1 die lies on the joker deck already, and it takes more than that
       *[other] { $there } dice lie on the joker deck already, and it takes more than that
    }
wuerfelzucker-no-joker = you have no joker for this
wuerfelzucker-no-reroll =
    { $dice ->
        [one] you have no joker that rolls exactly 1 die again
       *[other] you have no joker that rolls exactly { $dice } dice again
    }
wuerfelzucker-no-same-face = the die shows a { $face } already
wuerfelzucker-no-change = you have no joker that makes a { $from } a { $to }
wuerfelzucker-no-rolling-is-over = placing has begun, so nothing is rolled any more
wuerfelzucker-due-shuffle = shuffling the cards
wuerfelzucker-due-roll = rolling the dice
wuerfelzucker-due-keep = securing dice
wuerfelzucker-due-place = placing dice
wuerfelzucker-due-nothing = nothing

# The table.
wuerfelzucker-table-free = Free: { $card }
wuerfelzucker-table-taken = { $player } with { $dice }: { $card }
wuerfelzucker-goal-outbid = { $card }, against { $player }'s { $there }
wuerfelzucker-table-jokers-free =
    { $left ->
        [one] Joker deck: 1 card, no dice on it.
       *[other] Joker deck: { $left } cards, no dice on it.
    }
wuerfelzucker-table-jokers-taken =
    { $left ->
        [one] { $number ->
            [one] Joker deck: 1 card, { $player } with 1 die.
           *[other] Joker deck: 1 card, { $player } with { $number } dice.
        }
       *[other] { $number ->
            [one] Joker deck: { $left } cards, { $player } with 1 die.
           *[other] Joker deck: { $left } cards, { $player } with { $number } dice.
        }
    }
wuerfelzucker-table-jokers-closed = Joker deck: used up, takes no dice.
wuerfelzucker-table-deck-open =
    { $until ->
        [one] Task deck: { $left } cards, 1 of them above the closing card.
       *[other] Task deck: { $left } cards, { $until } of them above the closing card.
    }
wuerfelzucker-table-deck-closing =
    { $left ->
        [one] Task deck: 1 card. The closing card has shown: after this round everybody has one more turn.
       *[other] Task deck: { $left } cards. The closing card has shown: after this round everybody has one more turn.
    }
wuerfelzucker-table-deck-last-round =
    { $left ->
        [one] Task deck: 1 card. The last round.
       *[other] Task deck: { $left } cards. The last round.
    }
wuerfelzucker-table-deck-extra-turn =
    { $left ->
        [one] Task deck: 1 card. The start player's extra turn, which only displaces.
       *[other] Task deck: { $left } cards. The start player's extra turn, which only displaces.
    }
wuerfelzucker-table-dice = Dice of { $player }: { $dice }
wuerfelzucker-table-player =
    { $player }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } from { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } | dice at hand: { $dice } | jokers: { $jokers }

wuerfelzucker-score-display = Task cards
wuerfelzucker-score-own = Own tasks

# The rules in our own words. Every message is one paragraph.
rules-wuerfelzucker-title = Würfelzucker, for 2 to 4 players
rules-wuerfelzucker-aim = In the candy shop lie task cards. You roll dice to fulfil them and leave the dice on the cards, but anybody who does a task better knocks your dice off. Only what lies there until your next turn is yours. The most points win.
rules-wuerfelzucker-setup-title = What is on the table
rules-wuerfelzucker-setup = Everybody has six dice. Of the 37 shuffled task cards some are put at the bottom: in a short game 20 with two players, 18 with three, 14 with four; in a long game 14, 12 and 8. The closing card goes on top of them and the other task cards on top of that. Task cards lie face up in the display, one more than there are players. The 17 joker cards are shuffled into a deck of their own. Whoever ate something sweet last sits in the first seat, holds the start card and begins; play goes clockwise.
rules-wuerfelzucker-length = A game is short unless the card file says otherwise: kipp cards --game wuerfelzucker prints the file, write length = "long" there and pass it with --cards FILE.
rules-wuerfelzucker-collect-title = 1. Collect
rules-wuerfelzucker-collect = Your turn begins with what your dice have held since your last one: you take every task card on which they lie, and if they lie on the joker deck, the top joker, just one, however many dice lie there. All six dice are then back in your hand, and the display is filled up from the deck. When the deck is empty, the display shrinks.
rules-wuerfelzucker-roll-title = 2. Roll
rules-wuerfelzucker-roll = Roll all six dice. Then you may secure some and roll the others again, twice at most. What was secured after the first roll may be rolled again after the second. You may stop earlier: secure all six.
rules-wuerfelzucker-place-title = 3. Place
rules-wuerfelzucker-place = Put dice on as many cards as you like, and put all that you want on a card there at once. The dice must fulfil the task. Where another player's dice lie, yours must fulfil it better; being as good is not enough. The others' dice then go home at once. Nothing has to be placed; dice that you cannot or will not use rest until your next turn.
rules-wuerfelzucker-joker-deck = On the joker deck any number of dice can be placed, whatever they show, but more than lie there. Only their number counts, so you say how many, not which: until your turn ends, any dice that you hold can still go to a task, as long as so many are left for the joker deck. When its last card is drawn, the joker deck is closed for the rest of the game, even if used jokers come back to it.
rules-wuerfelzucker-tasks-title = The tasks
rules-wuerfelzucker-tasks = The cards draw dice as candies: the same candy stands for equal faces, another candy for another face. Here every task is named in words. What is better depends on the kind:
rules-wuerfelzucker-tasks-given = As many of a face as you can: one or more dice of that face. More dice are better.
rules-wuerfelzucker-tasks-equal = Pair, triple, four of a kind and so on: exactly so many equal dice. The higher face is better.
rules-wuerfelzucker-tasks-groups = Two pairs, two triples, several different faces and so on: exactly the dice shown, and no two groups alike, so 3 3 3 3 is not two pairs. The highest face decides; if it is the same, the next one, and so on.
rules-wuerfelzucker-tasks-full-house = Full house: three equal dice and two equal others. First the three are compared, then the two.
rules-wuerfelzucker-tasks-smallest = Smallest sum: exactly so many dice as the card says. The smaller sum is better.
rules-wuerfelzucker-tasks-highest = Highest sum: any number of dice. The card gives 1 point, but whoever collects it fills the display and then draws one more task card, which lies before that player. Only its owner can fulfil it, and nobody can knock the dice off. If it is a highest sum again, it brings another one. When the deck is empty, nothing is drawn.
rules-wuerfelzucker-jokers-title = The jokers
rules-wuerfelzucker-jokers = Jokers lie open before you. You may use as many in your turn as you like, each once; then it goes face down under the joker deck. Re-roll: after your rolls and before anything else, roll once more exactly as many dice as it says. The others are used while placing. Displace: knock dice off a task card that fulfil it exactly as well as yours; not off the joker deck. Plus or minus: change a die by exactly the number on it, within 1 to 6. Turn over: turn a die to the opposite face, a 1 becomes a 6. A changed die stays changed while it lies on a card.
rules-wuerfelzucker-end-title = The end
rules-wuerfelzucker-end = When the closing card lies open on the deck, it is set aside. The round is played to its end, up to the player on the right of the start player; then everybody has one more turn. After that the start player has an extra turn: cards are collected at its beginning as always, but what is placed in it only displaces and brings nothing.
rules-wuerfelzucker-score-title = Points
rules-wuerfelzucker-score = In the end everybody but the start player collects the task cards on which their dice still lie. The points on all collected cards are added up; jokers bring nothing. Players who are level compare their best single card, and if that is level too, they share the victory.
rules-wuerfelzucker-cards-title = About the cards
rules-wuerfelzucker-cards = Which tasks the 37 original task cards show and for how many points, and how often each of the 17 jokers is there, is not public. The cards used here are stand-ins of every kind, with more points for what is harder to roll. Put your own into a card file (kipp cards --game wuerfelzucker prints one to start from) and pass it with --cards FILE.

# What can be wrong with a card file. Names and kinds stay as the file has them.
wuerfelzucker-card-missing = { $field } is missing; a { $kind } card needs it, from { $least } to { $most }
wuerfelzucker-card-range = { $field } = { $value } on a { $kind } card; allowed are { $least } to { $most }
wuerfelzucker-card-idle = { $field } on a { $kind } card, which has no such number; take it out
wuerfelzucker-card-too-many-dice = { $groups } groups of { $dice } dice; a player has 6 dice, so make them fewer or smaller
wuerfelzucker-card-highest-sum = points = { $points } on a highest_sum card; the rules give it 1
