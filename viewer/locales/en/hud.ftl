# The words of the panels.
viewer-settings-damaged = { $path }: these settings cannot be read; the usual ones hold, and replace them as soon as one is changed
viewer-settings-not-kept = The settings hold, but could not be kept for the next time: { $cause }
hud-menu-line = Dice, tubes and a little torque
hud-go-on = Go on playing
hud-go-on-line = Back to the game on the table
hud-go-on-none = No unfinished game in this folder
hud-play = Play
hud-play-line = Four games, with people and bots at this screen
hud-lab = Lab
hud-lab-line = Look into the tubes and see why they tip
hud-replay = Replay
hud-replay-line = Watch a saved game again, step by step
hud-settings = Settings
hud-settings-line = Language, size, contrast, motion
hud-leave = Leave
hud-leave-line = Games are saved after every choice
hud-back = Back
hud-begin = Begin
hud-language = Language
hud-language-usual = as the system
hud-scale = Size of letters and panels
hud-contrast = High contrast
hud-contrast-line = Black on white, with strong edges
hud-still = Less motion
hud-still-line = Panels and camera change at once, without gliding
hud-settings-kept = Every change holds at once and is kept for the next time.
hud-game = Game
hud-game-tubes = dice dropped into tipping tubes
hud-game-dice = a dice game
hud-game-line = For { $least } to { $most } players; { $kind }
hud-chairs = Players
hud-chair-away = Remove
hud-chair-more = One more player
hud-person = a person at this screen
hud-machine = Machine
hud-machine-builtin = the built-in one
hud-machine-lab = that of the lab: { $name }
hud-machine-changed = the built-in one, as changed in the lab
hud-dice = Dice
hud-dice-thrown = thrown on the table
hud-dice-drawn = drawn by chance, without a throw
hud-seed = Seed
hud-seed-none = by chance
hud-seed-line = The same number gives the same game again.
hud-seed-wrong = "{ $typed }" is no seed: type a whole number, or nothing.
hud-saves = Saved games
hud-saves-line = In { $folder }: press a game to play on.
hud-saves-none = None in { $folder }. Every game is saved there while it is played.
hud-menu = Menu
hud-due-person = It is the turn of { $player }
hud-due-bot = { $player } is thinking
hud-due-chance = The dice decide
hud-due-over = The game is over
hud-touch-dice = Touch the dice that you mean, by pointer or by the numbers below them; then choose.
hud-nothing-with-these = Nothing can be done with exactly these dice.
hud-hand = Your dice (arrow keys)
hud-mouths = Drop it into (hold 1, 2 or 3, then let go)
hud-undo = Undo
hud-redo = Redo
hud-pause = Pause
hud-time-on = Go on
hud-step = One tick
hud-step-why = One tick of the machine, 1/{ $rate } s, then it stands still (full stop)
hud-speed = Speed
hud-instant = at once
hud-notice-read = OK
hud-cover = Everybody else looks away: what is shown next is not for all eyes.
hud-cover-here = I am here (Enter)
hud-returning = The saved game is played again up to where it was left: step { $made } of { $all }
hud-returning-stop = Stop
hud-again = Play again
hud-saved = Saved after every choice in { $path }
hud-hint-drop = Choose one of your dice at the right. Then press on a tube, here or by the keys 1, 2 and 3: the die hangs over its mouth and falls when you let go.
hud-hint-watch = Watch the tube: it tips once the dice in front of the rod turn it harder than the ballast behind it.
hud-hint-held = Let go to drop the die. Esc takes it back.
hud-rules = Rules
hud-points = Points
hud-paused = Paused:
hud-small = This window is too small for the panels: pull it to { $width } × { $height } pixels at least, or choose smaller letters.
hud-small-letters = Smallest letters
shelf-now = just now
shelf-minutes =
    { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
shelf-hours =
    { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
shelf-days =
    { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }
shelf-over = Finished: { $winners }
shelf-machine = machine { $name }
shelf-machine-changed = a changed machine
shelf-chance = Something is still on its way
