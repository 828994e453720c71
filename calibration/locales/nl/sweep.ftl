# Reeksen: run, merge, replay.
help-run = De gevallen van een studie of een deel ervan doorrekenen; verdergaan waar een afgebroken reeks was gebleven
help-run-plan = Welke gevallen: monte-carlo (exemplaren binnen hun toleranties), morris (voor screen) of sobol (voor sensitivity)
help-run-shard = Alleen een van meerdere gelijke delen doorrekenen, zoals 3/7; vraagt --out
help-run-out = Map waarin de gevallen blijven (anders worden ze alleen geteld)
help-merge = De delen van een studie samenvoegen tot één bestand met alle gevallen en tonen wat eruit volgt
help-merge-plan = Welke gevallen er zijn: monte-carlo, morris of sobol
help-merge-out = De map met de delen
help-kipp-calibrate-replay = Eén geval opnieuw doorrekenen en de opdrachten noemen die het tonen
help-kipp-calibrate-replay-plan = Het plan waar het geval bij hoort: monte-carlo, morris of sobol
help-kipp-calibrate-replay-case = Het nummer van het geval, vanaf 0
help-kipp-calibrate-replay-out = Map voor het machinebestand van het geval (anders deze map)
help-value-plan = PLANNAAM
help-value-shard = DEEL
help-value-dir = MAP

sweep-verdict = { $percent } van { $cases } gevallen kantelt bij { $band } (95%-interval { $from } tot { $to }; { $fidelity })
sweep-rows = { $cases } gevallen van het plan { $plan } zijn doorgerekend. Ze hangen van elkaar af; een aandeel ervan is geen aandeel van de exemplaren.
sweep-reader = Wat ze zeggen: { $command }
sweep-shard-done =
    { $cases ->
        [one] Deel { $shard }: 1 geval, waarvan { $resumed } er al was
       *[other] Deel { $shard }: { $cases } gevallen, waarvan { $resumed } er al waren
    }
sweep-shard-called-off = Deel { $shard }: gestopt na { $cases } gevallen, want samen is er genoeg bekend
sweep-next-merge = Als alle delen klaar zijn: { $command }
sweep-resumed = { $cases } gevallen waren er al.
sweep-saved = Na { $cases } gevallen was er genoeg bekend: { $saved } van { $all } zijn bespaard.
sweep-not-saved = De gewenste halve breedte van { $wanted } is in { $cases } gevallen niet gehaald; ze is { $found }.
sweep-statuses = Hoe de gevallen eindigden
sweep-status = afloop
sweep-cases = gevallen
status-ok = gekanteld
status-never-tipped = nooit gekanteld
status-jammed = vastgelopen
status-timed-out = bewoog nog bij de tijdslimiet
status-not-finite = geen eindig getal
status-unbuildable = niet te bouwen
sweep-hanging = gevallen waarna de buis blijft hangen
sweep-emptied = kantelingen waarbij alle dobbelstenen eruit vallen
sweep-second-tube = kantelingen die een tweede buis doen kantelen
sweep-torque = Gemiddeld kantelmoment: { $torque } mN·m
sweep-gap =
    Modelafwijking, machine min statica, in { $fills } vullingen met dezelfde dobbelstenen: { $mean }
    dobbelstenen tot het kantelen (95%-interval { $from } tot { $to }), { $torque } mN·m kantelmoment.
sweep-gap-spread = Per dobbelsteen: { $spread }; maar op één manier gekanteld of mislukt: { $unlike }.
sweep-gap-band = Bij { $band }: { $statics } volgens de statica, { $machine } op de machine.
sweep-gap-none = Modelafwijking: in { $fills } vullingen kantelde geen buis zowel volgens de statica als op de machine.
sweep-gap-progress = statica tegen machine

sweep-part-schema = opmaak van de regels
sweep-part-version = versie van kipp-calibrate
sweep-part-engine = rekenwerk (vertaling of processor)
sweep-part-machine = beschreven machine
sweep-part-study = studie
sweep-part-seed = startgetal
sweep-part-fidelity = rekenwijze
sweep-part-plan = plan van de gevallen
sweep-part-cases = aantal gevallen
sweep-part-shard = deel

sweep-folder = { $path }: de map is niet bruikbaar, { $cause }; noem met --out een andere
sweep-unwritten = { $path } kan niet geschreven worden: { $cause }; wat er al staat, blijft. Verhelp dit en geef dezelfde opdracht opnieuw
sweep-unread = { $path } kan niet gelezen worden: { $cause }; verhelp dit, of noem een andere map
sweep-unwritable = een geval kan niet in een bestand: { $cause }
sweep-not-rows = { $path } begint niet met de kop van een reeks; leg het bestand elders of noem met --out een andere map
sweep-damaged = { $path }: regel { $line } is geen geval, hoewel er andere volgen; leg het bestand elders en reken zijn deel opnieuw
sweep-misplaced = { $path }: op regel { $line } staat geval { $found }, aan de beurt is geval { $due }; leg het bestand elders en reken zijn deel opnieuw
sweep-impossible = { $path }: regel { $line } kan niet kloppen: { $what }; leg het bestand elders en reken zijn deel opnieuw
sweep-odd-tube = het geval bekijkt een andere buis
sweep-odd-point = de waarden zijn niet die van het geval
sweep-odd-dice = zulke dobbelstenen zitten niet in de doos
sweep-odd-tip = ze kantelt met meer dobbelstenen dan er gevallen zijn
sweep-odd-ending = de afloop spreekt de rest tegen
sweep-other = { $path } hoort bij een andere reeks: { $part } is daar { $found }, niet { $wanted }; noem met --out een andere map, of reken de studie waar het bij hoort
sweep-busy = { $path } wordt door een andere reeks geschreven; wacht erop of stop die
sweep-no-shards = { $path } bevat geen delen; reken ze eerst: kipp-calibrate run STUDIE --shard 1/7 --out MAP
sweep-mixed = { $path } bevat delen van { $first } en delen van { $second }; leg de delen die er niet bij horen elders
sweep-holes = { $holes }: reken deze delen af en voeg dan opnieuw samen
sweep-more-holes =
    { $more ->
        [one] { $holes }, en gevallen van nog 1 deel: reken deze delen af en voeg dan opnieuw samen
       *[other] { $holes }, en gevallen van nog { $more } delen: reken deze delen af en voeg dan opnieuw samen
    }
sweep-hole = de gevallen { $first } tot { $last } (in stappen van { $step }) van deel { $shard } ontbreken
sweep-hole-all = de gevallen { $first } tot { $last } van deel { $shard } ontbreken
sweep-hole-one = geval { $first } van deel { $shard } ontbreekt

sweep-shard-form = "{ $asked }" is geen deel; schrijf het als 3/7
sweep-shard-count = "{ $asked }" is geen deel; er mogen er 1 tot { $most } zijn
sweep-shard-beyond = er is geen deel { $number } van { $of }; het zijn 1 tot { $of }
sweep-shard-where = een deel heeft een map nodig om in te blijven; voeg --out MAP toe
sweep-no-plan = er is geen plan "{ $asked }"; kies een van { $known }
sweep-no-case = er is geen geval { $case }; het plan heeft de gevallen 0 tot { $last }
sweep-taken = { $path } bestaat al met een andere inhoud; leg het bestand elders of noem met --out een andere map

sweep-replay = Geval { $case }, bekeken is de buis { $tube }:
sweep-replay-tips =
    { $dice ->
        [one] Op de gesimuleerde machine kantelt de buis { $tube } bij haar eerste dobbelsteen:
       *[other] Op de gesimuleerde machine kantelt de buis { $tube } bij haar { $dice }e dobbelsteen:
    }
sweep-replay-stays = Op de gesimuleerde machine kantelt de buis { $tube } niet:
sweep-replay-unbuilt = De waarden van dit geval geven geen machine: { $cause }
sweep-replay-file = De machine van dit geval staat in { $path }. Deze opdrachten tonen het:
sweep-replay-cut = De opdrachten laten alleen de eerste { $most } dobbelstenen van het geval vallen; meer nemen kipp drop en het lab niet.
sweep-drop = worp
sweep-drop-tube = buis
sweep-drop-die = dobbelsteen
sweep-drop-what = wat er gebeurt
sweep-drop-stays = blijft
sweep-drop-full = vindt geen plaats
sweep-drop-hangs = hangt
sweep-drop-tips =
    { $tubes ->
        [one] kantelt
       *[other] { $tubes } buizen kantelen
    }
sweep-short = { $path } eindigt na { $found } van { $wanted } gevallen, hoewel daar nog niet genoeg bekend is; zet het bestand weg en reken zijn gevallen opnieuw
