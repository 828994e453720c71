# The machine: kipp drop and kipp machine.
tube-copper = copper tube
tube-silver = silver tube
tube-gold = gold tube
tube-named = tube "{ $name }"

machine-fits = { $path }: fits. "{ $name }", hash { $digest }

drop-title = { $tube } of the { $machine }, seed { $seed }
drop-signs = Moments about the rod in mN·m, before the hand lets go: positive turns the mouth down, negative holds it up.
drop-die = Die { $number }, size { $size }
drop-die-into = Die { $number }, size { $size }, into the { $tube }
drop-full =
    { $left ->
        [0] The { $tube } is full to the mouth: the die comes back.
        [one] The { $tube } is full to the mouth: the die comes back, and the 1 die after it is not tried.
       *[other] The { $tube } is full to the mouth: the die comes back, and the { $left } dice after it are not tried.
    }
drop-csv = Telemetry of every tick: { $path }
drop-part = part
drop-mass = mass g
drop-arm = lever arm mm
drop-moment = moment mN·m
drop-row-die = die { $number } ({ $size })
drop-row-board = tube
drop-row-ballast = ballast
drop-row-sum = sum
drop-row-band = dead band (bearing friction)
drop-row-margin = margin (sum - dead band)
drop-why-tips =
    { $count ->
        [one] It TIPS: the die turns the mouth down with { $dice } mN·m, { $margin } more than the { $needed } needed ({ $hold } against the empty tube, { $band } against friction).
       *[other] It TIPS: the { $count } dice turn the mouth down with { $dice } mN·m, { $margin } more than the { $needed } needed ({ $hold } against the empty tube, { $band } against friction).
    }
drop-why-stays =
    { $count ->
        [one] It stays: the die turns the mouth down with { $dice } mN·m, { $margin } short of the { $needed } needed ({ $hold } against the empty tube, { $band } against friction).
       *[other] It stays: the { $count } dice turn the mouth down with { $dice } mN·m, { $margin } short of the { $needed } needed ({ $hold } against the empty tube, { $band } against friction).
    }
drop-why-hangs = It hangs half-way: the dice gave { $dice } mN·m before the release, { $needed } were needed; they shifted while the { $tube } moved, and friction now holds it. That counts as not tipped.
drop-why-stays-moving = It stays although the margin was { $margin } mN·m on the tipping side: the dice shifted back as the { $tube } began to move ({ $dice } against { $needed } needed).
drop-why-tips-moving = It TIPS although { $margin } mN·m were missing at rest: the dice shifted or the { $tube } was still moving ({ $dice } against { $needed } needed).
drop-neighbour = The shock tips its neighbour too: { $tube }.
drop-face = die { $number } ({ $size }) shows { $face }
drop-face-reseated = die { $number } ({ $size }) leaned, was set flat and shows { $face }
drop-faces = In the tray: { $list }.

sweep-progress = fills
sweep-title =
    { $fills ->
        [one] { $tube } of the { $machine }: 1 fill with dice from the whole pool, seed { $seed }. It tips at die
       *[other] { $tube } of the { $machine }: { $fills } fills with dice from the whole pool, seed { $seed }. It tips at die
    }
sweep-row = { $die }
sweep-rest = Never tipped: { $never }. Releases that left the tube hanging half-way: { $hanging } ({ $share }).
