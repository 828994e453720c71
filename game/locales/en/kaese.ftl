# Käse Würfeln: what is said at the table, and the rules in our own words.
kaese-note = How many pieces there are of each number from 2 to 6 is assumed: the original split is not public. kipp rules --game kaese says more.

# A stack is written from bottom to top, as in 6-4-2.
kaese-piece = { $number }
kaese-on = { $below }-{ $top }
kaese-stack-open = { $stack }
kaese-stack-closed = { $stack } closed
kaese-left = { $number }s: { $left }
kaese-bonus = { $points } for { $pieces } pieces

# What happens. The layout tells the screen how to set a line.
kaese-event-turn-began = { $player } takes the dice.
    .layout = section
kaese-event-rolled-all = Roll { $roll }: { $dice }
kaese-event-rolled = Roll { $roll }: { $rolled }, which makes { $dice }
kaese-event-dice-kept = { $player } keeps { $dice } and rolls the others again.
    .layout = detail
kaese-event-none-kept = { $player } rolls all eight dice again.
    .layout = detail
kaese-event-stopped = { $player } stops rolling.
    .layout = detail
kaese-event-gift-used = { $player } returns the gift card and turns a { $from } into a { $to }, which makes { $dice }
kaese-event-earned = { $player } has rolled exactly: { $numbers }
kaese-event-nothing-earned = { $player } has rolled no number exactly.
kaese-event-piece-taken = { $player } takes a { $piece } from the middle; { $left } left there.
    .layout = detail
kaese-event-lower-taken = { $player } takes a { $piece } from the middle for the rolled { $rolled }; { $left } left there.
    .layout = detail
kaese-event-used-up =
    { $stacks ->
        [one] The { $piece }s in the middle are used up: one of the six stacks is gone.
       *[other] The { $piece }s in the middle are used up: { $stacks } of the six stacks are gone.
    }
kaese-event-piece-stolen = { $player } steals the { $piece } off { $from }'s stack { $stack }.
    .layout = detail
kaese-event-single-stolen = { $player } steals the single { $piece } in front of { $from }.
    .layout = detail
kaese-event-lapsed = For the rolled { $rolled } there is no piece for { $player }.
    .layout = detail
kaese-event-gift-given = No piece after four rolls: { $player } gets a gift card as consolation.
    .layout = detail
kaese-event-no-second-gift = No piece, and { $player } holds a gift card already.
    .layout = detail
kaese-event-no-gift = No piece; a gift card is only for four rolls, and { $player } stopped earlier.
    .layout = detail
kaese-event-stack-begun = { $player } begins a stack with the { $piece }.
    .layout = detail
kaese-event-dome-alone = { $player } has two mice and no open stack: the { $piece } is laid down dome side up, as a closed stack of its own.
    .layout = detail
kaese-event-piece-put = { $player } puts the { $piece } on the stack { $stack }.
    .layout = detail
kaese-event-mouse-laid = { $player } lays down a 1, mouse side up.
    .layout = detail
kaese-event-stack-closed =
    { $points ->
        [one] { $player } closes a stack with the 1: { $stack }, worth 1 point.
       *[other] { $player } closes a stack with the 1: { $stack }, worth { $points } points.
    }
    .layout = detail
kaese-event-mouse-closes =
    { $points ->
        [one] { $player } closes a stack with a mouse: { $stack }, worth 1 point.
       *[other] { $player } closes a stack with a mouse: { $stack }, worth { $points } points.
    }
    .layout = detail
kaese-event-bonus-taken = { $player } takes the bonus card of { $points } points for { $pieces } pieces.
    .layout = detail
kaese-event-no-bonus-left = No bonus card for { $pieces } pieces is left for { $player }.
    .layout = detail
kaese-event-mice-spared = { $player } closes nothing more and passes the dice on.
    .layout = detail
kaese-event-last-closing = Three stacks of the middle are used up: the game ends. From { $player } on, the mice close what is open.
    .layout = section
kaese-event-mouse-turned = A mouse of { $player } finds no open stack and is turned over, as a closed stack of its own.
    .layout = detail
kaese-event-most-stacks =
    { $sharers ->
        [one] { $player } has the most stacks, { $stacks }, and takes the bonus card for it.
       *[other] { $player } has the most stacks, { $stacks }, level with others ({ $sharers } players in all), and takes a share of the bonus card for it.
    }
    .layout = detail
kaese-event-game-ended = The game is over.
    .layout = section
kaese-event-unworded = Something happens.

# Questions and choices.
kaese-ask-roll = The dice are rolling.
kaese-ask-choose =
    { $left ->
        [0] After the last roll: { $dice }. Use the gift card?
        [one] { $dice }, one roll left. Keep which dice?
       *[other] { $dice }, { $left } rolls left. Keep which dice?
    }
kaese-ask-take = Rolled exactly: { $numbers }. Take which piece?
kaese-ask-place = To be placed: { $hand }. Where does which piece go?
kaese-ask-pass = Close a stack with a mouse, or pass the dice on?
kaese-ask-close = The game ends. Which stack does your mouse close?
kaese-ask-over = The game is over.
kaese-example = keep 3 3
kaese-example-one = keep 3
kaese-do-keep = keep { $dice }, roll the others again
    .also = hold { $dice } | secure { $dice } | set aside { $dice }
    .also-rest = roll { $rest } again | reroll { $rest }
kaese-do-keep-none = roll all again
    .also = keep none | keep nothing | hold none | secure none
    .also-rest = roll { $rest } again | reroll { $rest }
kaese-do-stop = stop
    .also = keep all | hold all | secure all | stop rolling now
kaese-do-gift = gift card: turn a { $from } into a { $to }
    .also = turn a { $from } into a { $to }
kaese-do-take = take a { $piece } from the middle
    .also = get a { $piece } from the middle
kaese-do-take-lower = take a { $piece } from the middle for the rolled { $rolled }
    .also = get a { $piece } from the middle for the rolled { $rolled }
kaese-do-steal = steal the { $piece } off { $from }'s stack { $stack }
    .also = steal the { $piece } from { $from }, off the stack { $stack }
kaese-do-steal-single = steal the single { $piece } in front of { $from }
    .also = steal the single { $piece } from { $from }
kaese-do-begin = begin a stack with the { $piece }
    .also = start a new stack with the { $piece } | lay the { $piece } down | put the { $piece } alone
kaese-do-dome-alone = lay the 1 down dome side up, as a stack of its own
kaese-do-put = put the { $piece } on the stack { $stack }
    .also = lay the { $piece } on the stack { $stack }
kaese-do-dome =
    { $bonus ->
        [0] close the stack { $stack } with the 1
       *[other] close the stack { $stack } with the 1 and take the bonus card of { $bonus }
    }
kaese-do-mouse = lay the 1 down mouse side up
kaese-do-close =
    { $bonus ->
        [0] close the stack { $stack } with a mouse
       *[other] close the stack { $stack } with a mouse and take the bonus card of { $bonus }
    }
kaese-do-end-turn = close nothing, pass the dice on
    .also = pass | end | done

# Why not. The layout rest marks what forbids whatever is not due.
kaese-no-not-now = this cannot be done now; next comes { $due }
    .layout = rest
kaese-no-game-over = the game is over
kaese-no-roll-left = the fourth roll was the last
kaese-no-not-these-dice = the dice do not show { $dice }
kaese-no-nothing-to-roll = this leaves no die to roll; to keep all eight, stop
kaese-no-gift = you hold no gift card
kaese-no-same-face = the die shows that number already
kaese-no-not-rolled = the { $rolled } was not rolled exactly, or its piece has been taken already
kaese-no-too-high = a rolled { $rolled } earns no { $piece }, only lower pieces and its own
kaese-no-middle-empty = no { $piece } is left in the middle
kaese-no-ones-are-safe = nobody can steal a 1
kaese-no-own = what lies in front of you is yours already
kaese-no-not-neighbour = you steal from your left and your right neighbour only
kaese-no-not-on-top = a { $top } lies on top, and you need a { $rolled }
kaese-no-such-stack = no stack { $stack } lies there
kaese-no-nothing-to-steal = nobody beside you has a piece to steal that you rolled exactly
kaese-no-none-to-steal = nobody beside you has a { $rolled } that you can steal
kaese-no-stack-closed = nothing goes on { $stack } or off it any more
kaese-no-not-in-hand = you have no { $piece } to place
kaese-no-not-lower = a { $piece } does not go on a { $top }, for every piece must be lower than the one below
kaese-no-not-alone = a 1 stands alone only when you have two mice and no open stack
kaese-no-third-mouse = you have two mice already, so this 1 must close a stack
kaese-no-mouse = you have no mouse
kaese-no-pieces-left = you have pieces to place first
kaese-due-roll = rolling the dice
kaese-due-choose = keeping dice or stopping
kaese-due-take = taking or stealing a piece
kaese-due-place = placing pieces or closing stacks
kaese-due-close = closing a stack with a mouse
kaese-due-nothing = nothing
kaese-pieces-wrong = { $got } pieces with the numbers 2 to 6; there must be exactly { $want }

# The table.
kaese-table-middle = In the middle: { $pieces }
kaese-table-cards = Gift cards: { $gifts }. Bonus cards: { $cards }; at the end 12 for the most stacks
kaese-table-player =
    { $player }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $most ->
        [0] {""}
       *[other] {" "}({ $most } of them for the most stacks, as it stands)
    } | stacks: { $stacks } | mice: { $mice }{ $mice ->
        [0] {""}
       *[other] {" "}(no points yet)
    } | bonus cards: { $cards }{ $gifts ->
        [0] {""}
       *[other] {" "}| a gift card
    }

kaese-prospect = the { $number } exactly
kaese-score-closed = Closed stacks
kaese-score-open = Open stacks
kaese-score-bonus = Bonus cards
kaese-score-most = Most stacks

# The rules in our own words. Every message is one paragraph.
rules-kaese-title = Käse Würfeln, for 2 to 5 players
rules-kaese-aim = Dice earn pieces of cheese, and pieces are piled into stacks. A closed stack is safe and counts far more than an open one, from which the neighbours may help themselves. Whoever has the most cheese points at the end wins.
rules-kaese-setup-title = What lies in the middle
rules-kaese-setup = 54 pieces of cheese in six stacks by their numbers: 16 with the number 1, which have a mouse on one side and a cheese dome on the other, and 38 with the numbers 2 to 6. Beside them five gift cards and seven bonus cards: 12, 10 and 8 for stacks of four pieces, 25 and 20 for five, 40 for six, and 12 for the most stacks. Whoever keeps the most cheese in the fridge at home sits in the first seat and begins; play goes clockwise.
rules-kaese-roll-title = Rolling
rules-kaese-roll = Roll all eight dice. Then roll again as many of them as you like, up to four rolls in all; a die that was set aside may be rolled again later. You may stop after any roll. What counts is what all eight dice show at the end.
rules-kaese-earn-title = What the dice earn
rules-kaese-earn = A number is rolled exactly when so many dice show it as it says: one 1, two 2s, three 3s, four 4s, five 5s or six 6s, no more and no fewer. Every number rolled exactly earns one piece, so a turn can bring several.
rules-kaese-take = Take the piece with that number from the middle, or any lower one, which is the way out when its stack is used up. If there is a piece that you can take you must take one. All pieces are taken first, in the order you like, and then placed.
rules-kaese-steal-title = Stealing
rules-kaese-steal = Instead of taking it from the middle you may steal the piece from your left or your right neighbour: exactly the number that you rolled, and only a piece that lies alone or on top of an open stack. What lies below a stolen piece is then on top and may be stolen for another rolled number. A 1 is never stolen, and nothing is stolen from closed stacks. With two players, the left and the right neighbour are the same person.
rules-kaese-place-title = Stacks
rules-kaese-place = A piece begins a new stack, or goes on one of your open stacks if it is lower than the piece on top: upwards the numbers of a stack always fall. Pieces are never moved to another stack later. You choose the order in which you place your new pieces.
rules-kaese-close-title = Closing
rules-kaese-close = A 1 with its dome side up closes the stack that it is put on: it stays as it is until the end. You may also lay the 1 in front of you with its mouse side up and close a stack with it later, in this turn or in one of your next, after your dice have been evaluated. Two mice are the most: a third 1 must close a stack, and if you have no open one it becomes a closed stack of its own.
rules-kaese-bonus = Whoever closes a stack of four, five or six pieces, the 1 included, takes the highest bonus card left for stacks of that size. When they are gone there is none, and no other size's card instead.
rules-kaese-gift-title = Gift cards
rules-kaese-gift = Whoever has made all four rolls and cannot take a single piece gets a gift card, unless there is one in front of them already. In a later turn, after any roll, it can be returned to turn one die to any face.
rules-kaese-end-title = The end
rules-kaese-end = When three of the six stacks in the middle are used up, whoever's turn it is still takes and places all pieces rolled, and the game is over. Then the mice close what is still open: that player first, the others clockwise after, everybody with each of their mice and on the stack of their choice, and bonus cards are handed out if they are due. A mouse that finds no open stack is turned over and becomes a closed stack of its own. (A line in the card file makes the game end at once instead, in the middle of taking.)
rules-kaese-score-title = Points
rules-kaese-score = A closed stack counts its bottom number times its pieces, the 1 included: 6-5-2-1 is four times 6, which is 24. An open stack counts the sum of its numbers. Bonus cards count what they say. Whoever has the most stacks gets the last bonus card; single pieces and open and closed stacks all count. If several have the most, they share its 12 points, in fractions if need be. Gift cards count nothing. Players who are level at the top share the victory. The points shown during the game are those of the table as it stands, with the 12 for the most stacks; mice count nothing until they lie on a stack or are one.
rules-kaese-cards-title = About the pieces
rules-kaese-cards = How the 38 pieces are divided among the numbers 2 to 6 is not public. The split used here is assumed, with fewer pieces of the higher numbers, as is known; put your own into a card file (kipp cards --game kaese prints one to start from) and pass it with --cards FILE.
