# Die Maschine: kipp drop und kipp machine.
tube-copper = Kupferrohr
tube-silver = Silberrohr
tube-gold = Goldrohr
tube-named = Rohr „{ $name }“

machine-fits = { $path }: passt. „{ $name }“, Prüfsumme { $digest }

drop-title = { $tube }, Maschine „{ $machine }“, Startzahl { $seed }
drop-signs = Drehmomente um die Stange in mN·m, bevor die Hand loslässt: positiv dreht die Mündung nach unten, negativ hält sie oben.
drop-die = Würfel { $number }, Größe { $size }
drop-die-into = Würfel { $number }, Größe { $size }, ins { $tube }
drop-full =
    { $left ->
        [0] Das { $tube } ist bis zur Mündung voll: der Würfel kommt zurück.
        [one] Das { $tube } ist bis zur Mündung voll: der Würfel kommt zurück, und der eine danach wird nicht versucht.
       *[other] Das { $tube } ist bis zur Mündung voll: der Würfel kommt zurück, und die { $left } danach werden nicht versucht.
    }
drop-csv = Messwerte zu jedem Zeitschritt: { $path }
drop-part = Teil
drop-mass = Masse g
drop-arm = Hebelarm mm
drop-moment = Moment mN·m
drop-row-die = Würfel { $number } ({ $size })
drop-row-board = Rohr
drop-row-ballast = Ballast
drop-row-sum = Summe
drop-row-band = Totband (Lagerreibung)
drop-row-margin = Abstand (Summe - Totband)
drop-why-tips =
    { $count ->
        [one] Es KIPPT: der Würfel dreht die Mündung mit { $dice } mN·m nach unten, { $margin } mehr als die nötigen { $needed } ({ $hold } gegen das leere Rohr, { $band } gegen die Reibung).
       *[other] Es KIPPT: die { $count } Würfel drehen die Mündung mit { $dice } mN·m nach unten, { $margin } mehr als die nötigen { $needed } ({ $hold } gegen das leere Rohr, { $band } gegen die Reibung).
    }
drop-why-stays =
    { $count ->
        [one] Es kippt nicht: der Würfel dreht die Mündung mit { $dice } mN·m nach unten, { $margin } zu wenig für die nötigen { $needed } ({ $hold } gegen das leere Rohr, { $band } gegen die Reibung).
       *[other] Es kippt nicht: die { $count } Würfel drehen die Mündung mit { $dice } mN·m nach unten, { $margin } zu wenig für die nötigen { $needed } ({ $hold } gegen das leere Rohr, { $band } gegen die Reibung).
    }
drop-why-hangs = Es hängt auf halbem Weg: vor dem Loslassen gaben die Würfel { $dice } mN·m, nötig waren { $needed }; sie sind verrutscht, während sich das { $tube } bewegte, und nun hält es die Reibung. Das gilt als nicht gekippt.
drop-why-stays-moving = Es kippt nicht, obwohl { $margin } mN·m auf der Kippseite waren: die Würfel rutschten zurück, als sich das { $tube } zu bewegen begann ({ $dice } gegen nötige { $needed }).
drop-why-tips-moving = Es KIPPT, obwohl in Ruhe { $margin } mN·m fehlten: die Würfel rutschten, oder das { $tube } war noch in Bewegung ({ $dice } gegen nötige { $needed }).
drop-neighbour = Der Stoß kippt auch das Nachbarrohr: { $tube }.
drop-face = Würfel { $number } ({ $size }) zeigt { $face }
drop-face-reseated = Würfel { $number } ({ $size }) lehnte, wurde zurechtgelegt und zeigt { $face }
drop-faces = In der Schale: { $list }.

sweep-progress = Füllungen
sweep-title =
    { $fills ->
        [one] { $tube }, Maschine „{ $machine }“: 1 Füllung mit Würfeln aus dem ganzen Vorrat, Startzahl { $seed }. Es kippt bei Würfel
       *[other] { $tube }, Maschine „{ $machine }“: { $fills } Füllungen mit Würfeln aus dem ganzen Vorrat, Startzahl { $seed }. Es kippt bei Würfel
    }
sweep-row = { $die }
sweep-rest = Nie gekippt: { $never }. Freigaben, nach denen das Rohr auf halbem Weg hing: { $hanging } ({ $share }).
