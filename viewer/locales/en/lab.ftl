# The words of the lab.
lab-menu = ☰ Menu
lab-go-on = Go on
lab-pause = Pause
lab-step = Step
lab-instant = at once
lab-look-front = Front
lab-look-mouth = Mouths
lab-look-side = Side
lab-overlay = Weights and lever arms
lab-alone = Only this tube
lab-shapes = Collision shapes (C)
lab-tips = tips
lab-stays = stays
lab-hangs = hangs
lab-returns = returns
lab-is-held = held
lab-settling = by a hand, until its dice lie still
lab-margin-beyond = by { $margin } mN·m beyond friction
lab-margin-short = { $margin } mN·m short of tipping
lab-idle = All lies still.
lab-held = A hand holds the { $tube }.
lab-released = The { $tube } has been let go.
lab-motion = mouth { $angle }° up · { $rate } °/s · rod load { $load } N
lab-motion-down = mouth { $angle }° down · { $rate } °/s · rod load { $load } N
lab-contacts = { $dice ->
    [one] { $dice } die inside
   *[other] { $dice } dice inside
} · { $contacts ->
    [one] { $contacts } contact
   *[other] { $contacts } contacts
}
lab-tipping = tipping
lab-restoring = restoring
lab-friction = friction
lab-sum = sum
lab-lifts = lifts mouth
lab-lowers = lowers · mN·m
lab-weights = Each weight
lab-board = tube
lab-ballast = ballast
lab-die = die { $number } { $size }
lab-whole = centre of all mass
lab-drop = Drop a die
lab-small = a small die
lab-medium = a medium die
lab-large = a large die
lab-empty = Empty
lab-again = { $dice ->
    [one] The same die again
   *[other] The same { $dice } dice again
}
lab-seed = Hand no.
lab-seed-why = The number of the hand that drops: the same number, the same drops. Another number empties the machine.
lab-full = The tube is full.
lab-tipped-at = Tipped at die { $number }.
lab-from-here = Dropped (press one to see it again)
lab-command = The same in the terminal
lab-copy = Copy
lab-no-dice = Drop a die first.
lab-no-file = Save the machine first, so that the command can name its file.
lab-telemetry = Telemetry of this tube (CSV, last 60 s)
lab-export = Write
lab-machine = Machine
lab-all-alike = Turn all three tubes alike
lab-whole-machine = All of the machine
lab-plates = Ballast plates
lab-plate-mass = A plate's mass
lab-ballast-station = Ballast from the rear
lab-pivot-station = Rod from the rear
lab-pivot-height = Rod over the axis
lab-rest-angle = Rest angle
lab-bearing-friction = Bearing friction
lab-mass-small = Small die S
lab-mass-medium = Medium die M
lab-mass-large = Large die L
lab-tilt-forward = Table slopes forward
lab-tilt-sideways = Table slopes sideways
lab-gravity = Gravity
lab-earth = Earth 9.81
lab-moon = Moon 1.62
lab-mars = Mars 3.71
lab-build = Build it
lab-discard = Discard
lab-reset = Built-in
lab-not-built = Nothing is built yet. Building empties the tubes.
lab-build-first = Build it first, or discard the changes.
lab-file = Machine file (TOML)
lab-save = Save
lab-load = Load
lab-this-machine = this machine
lab-taken = { $path }: there is something of that name already; choose another one
lab-unwritten = { $path }: { $cause }
lab-saved = The machine is in { $path }.
lab-loaded = { $name } stands here.
lab-exported = { $lines ->
    [one] { $lines } line is
   *[other] { $lines } lines are
} in { $path }.
lab-no-more-dice = After { $most } dice the machine has to be emptied.
lab-last = Last
lab-mark-drop = drop
lab-mark-let-go = let go
lab-mark-leave = leaves its stop
lab-mark-front = front stop: pours
lab-mark-return = is back
lab-mark-held = held: pale moments do not act
lab-plot-angle = Angle of the mouth, °
lab-plot-rate = Angular speed, °/s
lab-plot-moments = Moments, mN·m
lab-plot-energies = Energies, mJ
lab-angle = angle
lab-rate = angular speed
lab-dice = dice
lab-kinetic = of motion
lab-potential = of height
lab-total = together
lab-tubes = Tube
lab-now = Now
lab-then = When it tipped
lab-not-tipped = This tube has not tipped yet.
lab-tips-now = It is tipping now.
lab-tip = Tipped at die { $number } { $size }: { $margin } mN·m too much
lab-tip-shaken = Tipped by the shock of a neighbour.
lab-tip-sum = { $tipping } tipping − { $restoring } restoring − { $friction } friction
lab-again-none = The same dice again
lab-keys = Keys: 1 2 3 drop a small, medium or large die · T next tube · P pause · . step · + − speed · I at once
lab-no-number = { $name }: “{ $text }” is not a number. Type one, or discard the changes.
lab-not-whole = { $name }: “{ $text }” is not a whole number from 0 to { $most }.
lab-not-a-file = { $path }: this is not a file.
