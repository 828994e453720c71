# Words of Kipp mir Saures.
colour-yellow = yellow
colour-red = red
colour-blue = blue
size-small = S
size-medium = M
size-large = L

kipp-tube-flavor = copper flavor tube
kipp-tube-shape = silver shape tube
kipp-tube-packing = gold packing tube

# A die is written colour-size, as in red-L.
kipp-die = { $colour }-{ $size }
kipp-die-owned = { $player }'s { $die }
kipp-die-face = { $colour }-{ $size } showing { $face }
kipp-card-yellow = yellow (costs { $ingredients }, gives { $points })
kipp-card-red = red (costs { $ingredients }, gives { $points })
kipp-card-blue = blue (costs { $ingredients }, gives { $points })
kipp-card-colorful = Colorful (costs { $ingredients }, gives { $points })
kipp-card-unknown = no. { $number }
kipp-card-packed = { $card } PACKED with { $die }
kipp-card-open = { $card }
kipp-bundle =
    { $yellow ->
        [0] { $red ->
            [0] { $blue ->
                [0] nothing
               *[other] blue { $blue }
            }
           *[other] { $blue ->
                [0] red { $red }
               *[other] red { $red } · blue { $blue }
            }
        }
       *[other] { $red ->
            [0] { $blue ->
                [0] yellow { $yellow }
               *[other] yellow { $yellow } · blue { $blue }
            }
           *[other] { $blue ->
                [0] yellow { $yellow } · red { $red }
               *[other] yellow { $yellow } · red { $red } · blue { $blue }
            }
        }
    }

# What happens. The layout tells the screen how to set a line.
kipp-event-deck-shuffled = { $cards } shape cards are shuffled.
kipp-event-card-revealed = Laid out: { $card }; { $left } left in the deck.
    .layout = detail
kipp-event-turn-began = It is { $player }'s turn.
    .layout = silent
kipp-event-turn-skipped = { $player } has no die left and is passed over.
    .layout = section
kipp-event-die-dropped = { $player } drops { $die } into the { $tube }.
    .layout = section
kipp-event-die-came-back = The { $tube } is full to the mouth: { $die } goes back to { $player }.
kipp-event-tube-tipped = The { $tube } TIPS!
kipp-event-tube-hangs = The { $tube } hangs half-way. It has not tipped, and stays so.
kipp-event-nothing-tipped = Nothing tips.
    .layout = detail
kipp-event-die-poured = { $die } rolls out of the { $tube }.
    .layout = detail
kipp-event-die-reseated = { $die } rolls out of the { $tube }; it leaned and was set flat.
    .layout = detail
kipp-event-die-picked = { $player } picks { $die } from the tray of the { $tube }.
kipp-event-ingredients-taken =
    { $number ->
        [one] { $player } takes 1 ingredient: { $colour }.
       *[other] { $player } takes { $number } ingredients: { $colour }.
    }
    .layout = detail
kipp-event-supply-short =
    { $missing ->
        [one] The supply cannot give { $player } the last ingredient.
       *[other] The supply cannot give { $player } the last { $missing } ingredients.
    }
    .layout = detail
kipp-event-card-taken = { $player } takes the card { $card }.
    .layout = detail
kipp-event-card-left = { $player } takes no card.
    .layout = detail
kipp-event-no-card-fits = No card on display fits { $player }'s die.
    .layout = detail
kipp-event-package-made = { $player } packs { $card } with { $die }. Price: { $payment }.
    .layout = detail
kipp-event-die-kept = { $player } keeps { $die } and packs nothing.
    .layout = detail
kipp-event-over-limit =
    { $excess ->
        [one] { $player } is over the Taste Limit and returns 1 ingredient.
       *[other] { $player } is over the Taste Limit and returns { $excess } ingredients.
    }
kipp-event-ingredient-returned = { $player } returns 1 { $colour } ingredient.
    .layout = detail
kipp-event-last-picks = { $player } has five packages: when the trays are empty, the game ends.
kipp-event-shape-closed = No shape cards are left: the { $tube } is closed.
kipp-event-game-ended = The game is over: { $reason }.
    .layout = section
kipp-event-unworded = Something happens.
kipp-end-fifth-package = somebody has finished a fifth package
kipp-end-no-dice = nobody can drop a die any more
kipp-end-stalled = too many drops in a row have brought no package

# Questions and choices.
kipp-ask-shuffle = The cards are being shuffled.
kipp-ask-drop = Drop which die into which tube?
kipp-ask-falling = A die is falling.
kipp-ask-pick = Pick which die?
kipp-ask-top-up =
    { $missing ->
        [one] The supply is short for { $die }. Take the missing ingredient in which other colour?
       *[other] The supply is short for { $die }. Take the { $missing } missing ingredients in which other colour?
    }
kipp-ask-take-card = { $die } may take a card. Which?
kipp-ask-pack = { $die } can finish a package. Which card, and how do you pay?
kipp-ask-give-back =
    { $excess ->
        [one] More than ten ingredients: return 1. Which colour?
       *[other] More than ten ingredients: return { $excess }. Which colour now?
    }
kipp-ask-over = The game is over: { $reason }.
kipp-example = red L copper
kipp-do-drop = { $die }: { $tube }
    .also = drop { $die } into the { $tube } | { $tube }: { $die }
kipp-do-pick = { $die }, { $tube }
    .also = pick { $die } from the { $tube } | take { $die } from the { $tube } | { $tube }: { $die }
kipp-do-pick-missing = { $die }, in no tray
kipp-do-top-up = { $colour }
kipp-do-take-card = { $card }
    .also = take { $card } | card: { $card }
kipp-do-leave-card = no card
    .also = none | nothing | take none
kipp-do-pack = { $card } for { $payment }
    .also = pack { $card } for { $payment }
kipp-do-keep-die = keep the die, pack nothing
    .also = nothing
kipp-do-give-back = { $colour }

# Why not. The layout rest marks what forbids whatever is not due.
kipp-no-not-now = this cannot be done now; next comes { $due }
    .layout = rest
kipp-no-game-over = the game is over
kipp-no-not-your-die = this die is not in your hand
kipp-no-shape-closed = no shape cards are left, so the { $tube } takes no more dice
kipp-no-not-in-tray = this die lies in no tray
kipp-no-same-colour = the substitute must have another colour than the die
kipp-no-supply-empty = the supply has no { $colour } ingredients left
kipp-no-not-in-display = this card is not on display
kipp-no-wrong-colour = the card has another colour than the die
kipp-no-wrong-face = this Colorful Selection needs a die showing { $needs } or a 6
kipp-no-not-your-card = this card does not lie in front of you
kipp-no-already-packed = this card is packed already
kipp-no-wrong-number = the card costs { $needs }, and the payment is { $paid }
kipp-no-wrong-ingredients = the payment does not have the colours that the card asks for
kipp-no-not-enough = you do not have these ingredients
kipp-no-none-of-colour = you have no ingredients of this colour
kipp-due-shuffle = shuffling the cards
kipp-due-drop = dropping a die
kipp-due-falling = waiting for the falling die
kipp-due-pick = picking a die from a tray
kipp-due-top-up = choosing the second colour
kipp-due-take-card = choosing a card
kipp-due-pack = packing or keeping the die
kipp-due-give-back = returning ingredients
kipp-due-nothing = nothing

# The table.
kipp-table-display = On display: { $cards }
kipp-table-deck =
    { $left ->
        [one] Deck: 1 card. Supply: { $supply }
       *[other] Deck: { $left } cards. Supply: { $supply }
    }
kipp-table-tray = Tray of the { $tube }: { $dice }
kipp-table-hanging = The { $tube } hangs half-way.
kipp-table-shape-closed = The { $tube } is closed: no cards are left.
kipp-table-player =
    { $player }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } | ingredients: { $ingredients } | dice: { $dice } | cards: { $cards }

kipp-score-packages = Packages
kipp-score-super = Super Selection
kipp-score-certificate-yellow = Bestseller yellow
kipp-score-certificate-red = Bestseller red
kipp-score-certificate-blue = Bestseller blue

# What a hint tells beside the choices.
kipp-prospect-tip = the { $tube } tips at your heaviest die, as far as players can tell
