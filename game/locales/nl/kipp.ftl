# Woorden van Kipp mir Saures.
colour-yellow = geel
colour-red = rood
colour-blue = blauw
size-small = S
size-medium = M
size-large = L

kipp-tube-flavor = koperen buis (smaak)
kipp-tube-shape = zilveren buis (vorm)
kipp-tube-packing = gouden buis (inpakken)

# Een dobbelsteen heet kleur-maat, zoals rood-L.
kipp-die = { $colour }-{ $size }
kipp-die-owned = { $die } van { $player }
kipp-die-face = { $colour }-{ $size } met { $face }
kipp-card-yellow = geel (kost { $ingredients }, geeft { $points })
kipp-card-red = rood (kost { $ingredients }, geeft { $points })
kipp-card-blue = blauw (kost { $ingredients }, geeft { $points })
kipp-card-colorful = bont (kost { $ingredients }, geeft { $points })
kipp-card-unknown = nr. { $number }
kipp-card-packed = { $card } INGEPAKT met { $die }
kipp-card-open = { $card }
kipp-bundle =
    { $yellow ->
        [0] { $red ->
            [0] { $blue ->
                [0] niets
               *[other] blauw { $blue }
            }
           *[other] { $blue ->
                [0] rood { $red }
               *[other] rood { $red } · blauw { $blue }
            }
        }
       *[other] { $red ->
            [0] { $blue ->
                [0] geel { $yellow }
               *[other] geel { $yellow } · blauw { $blue }
            }
           *[other] { $blue ->
                [0] geel { $yellow } · rood { $red }
               *[other] geel { $yellow } · rood { $red } · blauw { $blue }
            }
        }
    }

# Wat er gebeurt. layout zegt het scherm hoe een regel wordt gezet.
kipp-event-deck-shuffled = { $cards } vormkaarten worden geschud.
kipp-event-card-revealed = Opengelegd: { $card }; nog { $left } op de stapel.
    .layout = detail
kipp-event-turn-began = { $player } is aan de beurt.
    .layout = silent
kipp-event-turn-skipped = { $player } heeft geen dobbelsteen meer en wordt overgeslagen.
    .layout = section
kipp-event-die-dropped = { $player } laat { $die } in de { $tube } vallen.
    .layout = section
kipp-event-die-came-back = De { $tube } is vol tot aan de monding: { $die } gaat terug naar { $player }.
kipp-event-tube-tipped = De { $tube } KANTELT!
kipp-event-tube-hangs = De { $tube } blijft halverwege hangen. Ze geldt als niet gekanteld en blijft zo.
kipp-event-nothing-tipped = Er kantelt niets.
    .layout = detail
kipp-event-die-poured = { $die } rolt uit de { $tube }.
    .layout = detail
kipp-event-die-reseated = { $die } rolt uit de { $tube }; hij leunde en is rechtgelegd.
    .layout = detail
kipp-event-die-picked = { $player } kiest { $die } uit de bak van de { $tube }.
kipp-event-ingredients-taken =
    { $number ->
        [one] { $player } neemt 1 ingrediënt: { $colour }.
       *[other] { $player } neemt { $number } ingrediënten: { $colour }.
    }
    .layout = detail
kipp-event-supply-short =
    { $missing ->
        [one] Het laatste ingrediënt voor { $player } is niet meer in voorraad.
       *[other] De laatste { $missing } ingrediënten voor { $player } zijn niet meer in voorraad.
    }
    .layout = detail
kipp-event-card-taken = { $player } neemt de kaart { $card }.
    .layout = detail
kipp-event-card-left = { $player } neemt geen kaart.
    .layout = detail
kipp-event-no-card-fits = Geen open kaart past bij de dobbelsteen van { $player }.
    .layout = detail
kipp-event-package-made = { $player } pakt { $card } in met { $die }. Prijs: { $payment }.
    .layout = detail
kipp-event-die-kept = { $player } houdt { $die } en pakt niets in.
    .layout = detail
kipp-event-over-limit =
    { $excess ->
        [one] { $player } zit boven de smaakgrens en geeft 1 ingrediënt terug.
       *[other] { $player } zit boven de smaakgrens en geeft { $excess } ingrediënten terug.
    }
kipp-event-ingredient-returned = { $player } geeft 1 ingrediënt terug: { $colour }.
    .layout = detail
kipp-event-last-picks = { $player } heeft vijf pakjes: zodra de bakken leeg zijn, is het spel afgelopen.
kipp-event-shape-closed = Er zijn geen vormkaarten meer: de { $tube } is gesloten.
kipp-event-game-ended = Het spel is afgelopen: { $reason }.
    .layout = section
kipp-event-unworded = Er gebeurt iets.
kipp-end-fifth-package = iemand heeft een vijfde pakje af
kipp-end-no-dice = niemand kan nog een dobbelsteen laten vallen
kipp-end-stalled = te veel worpen op rij leverden geen pakje op

# Vragen en keuzes.
kipp-ask-shuffle = De kaarten worden geschud.
kipp-ask-drop = Welke dobbelsteen in welke buis?
kipp-ask-falling = Er valt een dobbelsteen.
kipp-ask-pick = Welke dobbelsteen kies je?
kipp-ask-top-up =
    { $missing ->
        [one] De voorraad schiet tekort voor { $die }. In welke andere kleur neem je het ontbrekende ingrediënt?
       *[other] De voorraad schiet tekort voor { $die }. In welke andere kleur neem je de { $missing } ontbrekende ingrediënten?
    }
kipp-ask-take-card = Voor { $die } mag je een kaart nemen. Welke?
kipp-ask-pack = Met { $die } kun je een pakje afmaken. Welke kaart, en hoe betaal je?
kipp-ask-give-back =
    { $excess ->
        [one] Meer dan tien ingrediënten: geef er 1 terug. Welke kleur?
       *[other] Meer dan tien ingrediënten: geef er { $excess } terug. Welke kleur nu?
    }
kipp-ask-over = Het spel is afgelopen: { $reason }.
kipp-example = rood L koper
kipp-do-drop = { $die }: { $tube }
    .also = gooi { $die } in { $tube } | { $die } in { $tube } laten vallen | { $tube }: { $die }
kipp-do-pick = { $die }, { $tube }
    .also = { $die } uit { $tube } pakken | neem { $die } uit { $tube } | kies { $die } uit { $tube } | { $tube }: { $die }
kipp-do-pick-missing = { $die }, in geen bak
kipp-do-top-up = { $colour }
kipp-do-take-card = { $card }
    .also = neem { $card } | kaart: { $card }
kipp-do-leave-card = geen kaart
    .also = geen | niets | geen nemen
kipp-do-pack = { $card } voor { $payment }
    .also = inpakken: { $card } voor { $payment }
kipp-do-keep-die = de dobbelsteen houden, niets inpakken
    .also = niets
kipp-do-give-back = { $colour }

# Waarom niet. ‘rest’ staat bij wat alles verbiedt waarvoor het nu de tijd niet is.
kipp-no-not-now = dat kan nu niet (nu eerst: { $due })
    .layout = rest
kipp-no-game-over = het spel is afgelopen
kipp-no-not-your-die = deze dobbelsteen heb je nu niet
kipp-no-shape-closed = er zijn geen vormkaarten meer, dus gaat er geen dobbelsteen meer in de { $tube }
kipp-no-not-in-tray = deze dobbelsteen ligt in geen bak
kipp-no-same-colour = de vervanging moet een andere kleur hebben dan de dobbelsteen
kipp-no-supply-empty = deze kleur ({ $colour }) is niet meer in voorraad
kipp-no-not-in-display = deze kaart ligt niet open
kipp-no-wrong-colour = de kaart heeft een andere kleur dan de dobbelsteen
kipp-no-wrong-face = deze Bonte Mix vraagt een dobbelsteen met { $needs } of een 6
kipp-no-not-your-card = deze kaart ligt niet voor je
kipp-no-already-packed = deze kaart is al ingepakt
kipp-no-wrong-number = de kaart kost { $needs }, en betaald wordt { $paid }
kipp-no-wrong-ingredients = de betaling heeft niet de kleuren die de kaart vraagt
kipp-no-not-enough = deze ingrediënten heb je niet
kipp-no-none-of-colour = van deze kleur heb je geen ingrediënten
kipp-due-shuffle = de kaarten schudden
kipp-due-drop = een dobbelsteen laten vallen
kipp-due-falling = op de vallende dobbelsteen wachten
kipp-due-pick = een dobbelsteen uit een bak kiezen
kipp-due-top-up = de tweede kleur kiezen
kipp-due-take-card = een kaart kiezen
kipp-due-pack = inpakken of de dobbelsteen houden
kipp-due-give-back = ingrediënten teruggeven
kipp-due-nothing = niets

# De tafel.
kipp-table-display = Open kaarten: { $cards }
kipp-table-deck =
    { $left ->
        [one] Stapel: 1 kaart. Voorraad: { $supply }
       *[other] Stapel: { $left } kaarten. Voorraad: { $supply }
    }
kipp-table-tray = Bak van de { $tube }: { $dice }
kipp-table-hanging = De { $tube } hangt halverwege.
kipp-table-shape-closed = De { $tube } is gesloten: er zijn geen kaarten meer.
kipp-table-player =
    { $player }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } | ingrediënten: { $ingredients } | dobbelstenen: { $dice } | kaarten: { $cards }

kipp-score-packages = Pakjes
kipp-score-super = Supermix
kipp-score-certificate-yellow = Bestseller geel
kipp-score-certificate-red = Bestseller rood
kipp-score-certificate-blue = Bestseller blauw

# Wat een tip naast de keuzes vertelt.
kipp-prospect-tip = { $tube }: kantelt bij je zwaarste dobbelsteen, voor zover dat aan tafel te schatten is
