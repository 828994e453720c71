# Help texts of the command line.
help-template =
    {"{"}about{"}"}

    Usage: {"{"}usage{"}"}

    Commands:
    %tasks%

    Options:
    {"{"}options{"}"}

    Without a command, kipp asks what to play; away from a terminal it shows one game of four bots.
    Exit codes: 0 done, 1 the check found a difference, 2 something typed or passed cannot be used.
    NO_COLOR=1 prints without colours; TERM=dumb prints each thing on one line, to be read aloud.
help-template-task =
    {"{"}about{"}"}

    Usage: {"{"}usage{"}"}

    {"{"}all-args{"}"}
help-default = {" "}(default: { $value })
help-usage = { $program } [options] [command]
help-usage-alone = { $program } [options]
help-usage-task = { $program } { $task } [options]
help-heading-options = Options
help-heading-arguments = Arguments
help-kipp = Dice games, one of them on a simulated three-tube machine
help-kipp-seed = Seed of the game that is played without a command
help-kipp-json = Without a command: print one JSON document instead of words
help-play = Play a game: people and bots share the table
help-watch = Watch bots play one game, to the final score
help-drop = Drop dice into one tube and explain in torques why it tips or stays
help-replay = Step through a saved game
help-verify = Run a saved game on the machine again and compare every outcome and score
help-rules = Print the rules
help-stats = Play many games of bots and report figures
help-machine = Print the built-in machine file, its schema, or check one of your own
help-cards = Print the built-in cards as a file to start from, or check one of your own
help-help = Print what can be typed, as --help does
help-cards-check = Check a card file of the game that --game names
help-value-file = FILE
help-value-command = COMMAND
help-value-dice = DICE
help-value-game = GAME
help-value-kinds = KINDS
help-value-lang = LANG
help-value-n = N
help-value-names = NAMES
help-value-sizes = SIZES
help-value-tube = TUBE
help-arg-help = Print this help
help-arg-version = Print the version
help-arg-lang = Language of every word printed: en, de or nl (otherwise the locale decides)
help-arg-game = The game: { $known }
help-arg-machine = A machine file instead of the built-in machine
help-arg-cards = A card file instead of the built-in cards
help-arg-dice = Where the faces of rolled dice come from: drawn (random numbers) or thrown (dice from a cup on the simulated table)
help-arg-seed = Seed of cards, drops and bots; the same seed gives the same game
help-arg-json = Print one JSON document on standard output and nothing else there
help-arg-luck = Print luck and skill after the game: what chance gave, what choices gave away
help-arg-file = The saved game
help-arg-command = The command to explain
help-arg-save = File that keeps the game; nothing existing is replaced
help-arg-players = Number of players (usually 4, or as many as the game takes)
help-arg-bots = Kinds of the bots in seat order, separated by commas; the last kind fills the other seats
help-play-people = Names of the people in seat order, separated by commas
help-play-bots = Kinds of the bots that sit after the people, separated by commas
help-play-save = File that keeps the game, written after every decision (otherwise the first free name of kipp.json, kipp-2.json, …)
help-play-resume = Go on with a saved game
help-drop-tube = The tube by its name in the machine file, or copper, silver or gold by its place
help-drop-dice = Sizes in the order of dropping, S, M or L, separated by commas; gold:S goes into the gold tube
help-drop-seed = Seed of the dropping hand
help-drop-csv = File for the telemetry: one line for every tick; nothing existing is replaced
help-drop-sweep = Ask instead at which die the tube tips, over N fills from the pool of 12 dice of each size
help-stats-games = Number of games
help-stats-seed = Seed of the first game; game k takes the seed plus k
help-stats-timing = Report the speed too, the only figures that differ from run to run
help-stats-tournament = Let the bots of --bots meet in turned seats with the same dice and rank them; --games is rounded up to whole rounds, and --players is the number of bots named
help-stats-regret = In a tournament: let the game's advisor say how many points a choice gives away on average; for Kipp mir Saures this takes many times as long as the games
help-machine-schema = Print the JSON Schema of machine files
help-machine-check = Check a machine file
