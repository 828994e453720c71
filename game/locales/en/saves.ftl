# How a game is kept, and what keeps it from being kept.
save-moved-changed = { $path }: another program changed the file, and it was left alone; the game is kept in { $new } from now on
save-moved-taken = { $path }: another file has that name by now, and it was left alone; the game is kept in { $new } from now on
save-moved-protected = { $path }: the file is protected against writing, and it was left alone; the game is kept in { $new } from now on
save-moved-away = { $path }: cannot be written ({ $cause }); the game is kept in { $new } from now on
save-not-kept = { $path }: the last step is not saved ({ $cause }); the game goes on, and the next step tries again
save-kept-again = { $path }: everything is saved again
save-rescued = { $path }: cannot be written ({ $cause }); the whole game is kept in { $new }: copy it to a safe place
error-save-lost = { $path }: the game is not kept; neither this file nor { $new } can be written ({ $cause }); make room and play on from the last save
error-save-in-use = { $path }: another kipp is playing this game; leave it there first, or play on from a copy of the file
error-save-protected = { $path }: the file is protected against writing, and it was left alone; choose another name
error-save-impossible = { $path }: { $place } is { $found }, and no game is saved like that; take another copy
error-save-incomplete = { $path }: { $place } is missing, and no game is saved like that; take another copy

trouble-full = the disk is full
trouble-forbidden = the rights are missing
trouble-protected = the disk is protected against writing
trouble-no-folder = the folder is not there
trouble-no-new-files = the folder is there, but takes no files
trouble-folder = a folder has that name
trouble-taken = another file has that name
trouble-changed = another program changed the file
trouble-bad-name = the name is too long or has forbidden signs
remedy-full = make room there, or choose another place
remedy-forbidden = check the rights, or choose another place
remedy-protected = choose another place
remedy-no-folder = make it first, or choose another place
remedy-bad-name = choose another name
remedy-other = check the name, the rights and the disk
trouble-other = the system says "{ $said }"

damage-not-text = it is no longer text
damage-line = line { $line } is broken
damage-checksum = its checksum differs

# What differs between a record and its repetition.
difference-builtin = the game was played on the built-in machine { $recorded }; this version has { $builtin }
difference-hash = the machine in the record has the hash { $found }; the record says { $recorded }
difference-rules = The record breaks the rules: { $cause }.
difference-machine = Step { $step }: { $cause }.
difference-roll = Step { $step }: the dice show { $found }; in the record they show { $recorded }.
difference-shuffle = Step { $step }: the cards are shuffled into another order than in the record.
difference-enters = Step { $step }: the die enters the tube; in the record it does not.
difference-bounces = Step { $step }: the tube is full; in the record the die enters it.
difference-tips = Step { $step }: the { $tube } tips; in the record it does not.
difference-stays = Step { $step }: the { $tube } does not tip; in the record it does.
difference-hangs = Step { $step }: the { $tube } hangs half-way; in the record it does not.
difference-hangs-not = Step { $step }: the { $tube } does not hang; in the record it does.
difference-dice = Step { $step }: these dice come out: { $found }; in the record: { $recorded }.
difference-tray = Step { $step }: { $die } lies in the tray of the { $found }; in the record in that of the { $recorded }.
difference-face = Step { $step }: { $die } shows { $found }; in the record it shows { $recorded }.
difference-reseated = Step { $step }: { $die } leans and is set flat; in the record it lies flat.
difference-reseated-not = Step { $step }: { $die } lies flat; in the record it leans and is set flat.
difference-stilled = Step { $step }: something still moves at the time limit and is stilled; in the record everything comes to rest.
difference-stilled-not = Step { $step }: everything comes to rest; in the record something was stilled at the time limit.
difference-state = Step { $step }: the outcome is the same, but the machine ends in state { $found }; the record says { $recorded }.
difference-score =
    { $found ->
        [one] { $player } has { $found } point; the record says { $recorded }.
       *[other] { $player } has { $found } points; the record says { $recorded }.
    }
difference-over = The game is over here; the record has no result.
difference-not-over = The game is not over here; the record has a result.
difference-winners = The record names other winners than the points.
difference-die = die { $number }

# Why a record cannot be followed.
unfit-recipe = its random numbers come from the recipe "{ $found }", this version knows "{ $known }"
unfit-players = { $title } is for { $min } to { $max } players, and it has { $got }
unfit-option = { $place }: { $problem }
unfit-machine = the machine in the record cannot be built
unfit-cup = the cup in the record cannot be built
unfit-illegal = step { $step }: { $reason }
unfit-turn = step { $step }: { $player } decides, but it is not that player's turn
unfit-nobody = step { $step }: player { $number } decides, and only { $seats } sit at the table
unfit-outcome = step { $step }: { $cause }
mismatch-kind = { $due } is due, and the record has { $got }
mismatch-count =
    { $want ->
        [one] 1 value is due, and the record has { $got }
       *[other] { $want } values are due, and the record has { $got }
    }
mismatch-order = card no. { $card } of the shuffled deck is there twice or does not exist
mismatch-die = die { $number } does not belong to this game
mismatch-tray = die { $number } lies in tray { $tray }, and there are trays 0 to 2
mismatch-not-inside = die { $number } lies in tray { $tray }, and was not in the tube above it
mismatch-twice = die { $number } comes out twice
due-choice = a player's choice
due-roll = a roll of dice
due-shuffle = a shuffle of cards
due-drop = a drop into the machine
due-nothing = nothing, for the game is over
nature-no-machine = the record names no machine, and its dice need one
nature-no-cup = the record says that its dice were thrown, but not from which cup
error-record = the saved game does not follow the rules ({ $cause }); take another copy
error-record-game = this is a save of the game "{ $found }", which this version does not know; update kipp
error-record-bot = a bot "{ $asked }" plays in the saved game, and this version does not know it; update kipp
error-record-result = the result in the saved game is not that of its steps ({ $cause }); take another copy; kipp replay shows the steps
error-verify = { $path }: cannot be compared here ({ $cause }); kipp replay { $path } still shows it

replay-at-end = This is the end. b: back · a number: go there · q: leave
replay-no-step = There is no step { $asked }: they run from 0 to { $steps }.
