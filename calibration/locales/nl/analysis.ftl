analysis-input = invloed
analysis-from = van
analysis-to = tot
analysis-dice-mix = dobbelstenenmix
analysis-hand = hand van de speler
analysis-dice-to-tip = dobbelstenen tot kantelen
analysis-torque-to-tip = kantelmoment in mN·m
analysis-in-band = aandeel dat bij { $band } kantelt
analysis-unlucky = Niet alle { $cases } gevallen zijn gekanteld: { $endings }. Die tellen als buiten de band.
analysis-still = Niet bewogen, omdat bereik of tolerantie ontbreekt: { $fields }.
analysis-nothing-moves =
    { $over ->
        [tolerance] geen knop heeft een tolerantie, dus er beweegt niets; geef een knop een tolerantie, of zet over = "range" in [{ $table }]
       *[range] geen knop heeft een bereik, dus er beweegt niets; geef een knop een from en een to
    }
analysis-too-few-rows = [sensitivity] rows = { $rows } is te weinig; neem { $fewest } of meer
analysis-too-many-rows = [sensitivity] rows = { $rows } is meer dan de Sobolreeks heeft ({ $most }); neem er minder, of zet sequence = "random"
analysis-too-many-cases = [{ $table }] vraagt { $cases } gevallen, meer dan de { $most } die tegelijk worden bewaard; neem minder { $key }
analysis-too-many-knobs = de Sobolreeks is er voor hoogstens { $most } knoppen, niet voor { $knobs }; zet sequence = "random" in [sensitivity]
analysis-progress = gevallen

help-screen = Met elementaire effecten (Morris) de invloeden vinden die ertoe doen: weinig gevallen, een eerste blik
help-arg-threads = Aantal threads, 1 tot 1024; de uitkomst hangt er niet van af (zonder opgave alle kernen)
help-arg-out = Map voor report.html, tabellen als CSV en result.json
help-sensitivity = De variantie van de dobbelstenen tot kantelen verdelen over dobbelstenenmix en maten (Sobol)
help-arg-rows = Map met de gevallen die kipp-calibrate run --plan morris (voor screen) of sobol (voor sensitivity) al heeft berekend
help-arg-never_tips_as = Een buis die nooit kantelt als N dobbelstenen tellen, 1 tot 36
help-tolerance = De toleranties optellen: slechtste geval, RSS en willekeurig gebouwde exemplaren

screen-title = Voorselectie: { $name }
screen-nothing = In { $cases } gevallen veranderde geen enkele maat het aantal dobbelstenen tot kantelen ({ $fidelity }); wat dat op minder dan { $share } van de paden doet, kan verborgen zijn gebleven.
screen-unknown = Welke maat het aantal dobbelstenen tot kantelen het meest verandert, is uit { $paths } paden niet te zeggen ({ $fidelity }).
screen-unjudged = Welke maat het aantal dobbelstenen tot kantelen het meest verandert, is niet te zeggen ({ $fidelity }): te veel gevallen zijn mislukt om { $number } van { $of } maten te beoordelen.
screen-doubt = Meer dan de helft van de stappen van { $fields } begint of eindigt bij een mislukt geval, dus de invloed is niet bekend; stel de bereiken nauwer.
screen-clear =
    { $over ->
        [tolerance] { $name } verandert het aantal dobbelstenen tot kantelen het meest, over de tolerantie met { $dice } ({ $fidelity }).
       *[range] { $name } verandert het aantal dobbelstenen tot kantelen het meest, over het bereik met { $dice } ({ $fidelity }).
    }
screen-hardly = { $hardly } van { $of } maten veranderen het met minder dan een tiende daarvan.
screen-close =
    { $over ->
        [tolerance] { $name } lijkt het aantal dobbelstenen tot kantelen het meest te veranderen, over de tolerantie met { $dice } ({ $fidelity }), maar deze veranderen het misschien evenveel: { $others }. Welke voorop gaat, blijkt pas met meer paden.
       *[range] { $name } lijkt het aantal dobbelstenen tot kantelen het meest te veranderen, over het bereik met { $dice } ({ $fidelity }), maar deze veranderen het misschien evenveel: { $others }. Welke voorop gaat, blijkt pas met meer paden.
    }
screen-chance = Daarnaast heeft ook het toeval invloed: { $inputs }.
screen-rule = ✓ één maat heeft zeker de meeste invloed, ! dat is niet zeker, ✗ van geen maat is invloed te zien. Getallen tussen haakjes zijn μ* in dobbelstenen.
screen-section = Wat invloed heeft op: { $output }
screen-legend =
    { $over ->
        [tolerance] Grootte (μ*): gemiddelde absolute verandering over de hele tolerantie van een invloed, met 95%-interval; waar alle paden gelijk zijn, zo ver als andere verborgen kunnen zijn gebleven. Gemiddelde (μ): hetzelfde met teken. Spreiding (σ): groot waar een invloed krom of samen met andere werkt.
       *[range] Grootte (μ*): gemiddelde absolute verandering over het hele bereik van een invloed, met 95%-interval; waar alle paden gelijk zijn, zo ver als andere verborgen kunnen zijn gebleven. Gemiddelde (μ): hetzelfde met teken. Spreiding (σ): groot waar een invloed krom of samen met andere werkt.
    }
screen-missing = Stappen die bij een geval zonder waarde beginnen of eindigen, ontbreken.
screen-numbers = De nummers in de figuur zijn die van de tabel.
screen-undrawn = Niet getekend, want er veranderde niets: { $inputs }.
screen-unchanged = op alle { $paths } paden onveranderd
screen-number = nr.
screen-not-judged = niet beoordeeld
screen-size = grootte μ*
screen-mean = gemiddelde μ
screen-spread = spreiding σ
screen-paths = paden
screen-alt = Invloeden naar de grootte van hun effect op “{ $output }”, de grootste eerst: { $inputs }.

sensitivity-title = Gevoeligheid: { $name }
sensitivity-verdict =
    { $over ->
        [tolerance] Van de variantie van de dobbelstenen tot kantelen ({ $fidelity }) komt { $mix } van de dobbelstenenmix alleen, { $build } van de bouwtolerantie alleen en { $together } van hun samenspel.
       *[range] Van de variantie van de dobbelstenen tot kantelen ({ $fidelity }) komt { $mix } van de dobbelstenenmix alleen, { $build } van het ontwerp alleen en { $together } van hun samenspel.
    }
sensitivity-first-knob = Van de afzonderlijke maten telt { $knob } het meest: { $share } komt daarvandaan, alleen of samen met andere.
sensitivity-close-knobs = Van de afzonderlijke maten lijkt { $knob } het meest te tellen: { $share } komt daarvandaan, alleen of samen met andere; deze tellen misschien evenveel: { $others }.
sensitivity-no-first = Welke afzonderlijke maat het meest telt, is uit { $rows } rijen niet te zeggen.
sensitivity-rule = ✓ de delen vormen samen het geheel, geen interval voor het aandeel van een grootheid in de dobbelstenen tot het kantelen is breder dan ±10 % en één maat telt zeker het meest, ! een ervan geldt niet, ✗ er valt niets te verdelen. Alleen betekent: eerste Sobolindex, S1. Welke maat het meest telt, zegt de totale index, ST: het aandeel dat zou blijven als al het andere bekend was. Wat er meer samen doen, zit in de ST van elk, dus samen kunnen ze meer dan 100 % zijn.
sensitivity-refused-dice = { $missing } van { $of } gevallen hebben geen waarde voor “{ $output }” (geval { $cases }), en indices van de overige zouden fout zijn; stel de knoppen nauwer, of tel een buis die nooit kantelt met --never-tips-as N als N dobbelstenen.
sensitivity-refused = { $missing } van { $of } gevallen hebben geen waarde voor “{ $output }” (geval { $cases }), en indices van de overige zouden fout zijn; stel de knoppen nauwer.
sensitivity-unbuildable = geval { $case } van { $of } is niet te bouwen ({ $cause }), en indices van de overige zouden fout zijn; stel de knoppen nauwer
sensitivity-constant = “{ $output }” is in elk geval { $value }, dus niets heeft er invloed op.
sensitivity-not-adding = De delen van “{ $output }” vormen samen niet het geheel; er zijn meer rijen nodig.
sensitivity-wide = Sommige intervallen van “{ $output }” zijn breder dan ±10 %; er zijn meer rijen nodig.
sensitivity-imputed = Een buis die nooit kantelt, telt als { $dice } dobbelstenen.
sensitivity-section = Wat invloed heeft op: { $output }
sensitivity-mean = Gemiddelde { $mean }, standaardafwijking { $sd }.
sensitivity-split =
    { $over ->
        [tolerance] Dobbelstenenmix alleen { $mix }, bouwtolerantie alleen { $build }, in samenspel { $together }.
       *[range] Dobbelstenenmix alleen { $mix }, ontwerp alleen { $build }, in samenspel { $together }.
    }
sensitivity-hand = De hand alleen: { $hand }.
sensitivity-sum = Som van alle eerste indices { $sum }; 100 % als invloeden niet samenwerken.
sensitivity-missed = Getallen onder 0 of boven 100 % zijn aandelen die de schatting bij toeval heeft gemist; ze gelden als 0 of 100 %.
sensitivity-all =
    { $over ->
        [tolerance] alle bouwtoleranties
       *[range] het hele ontwerp
    }
sensitivity-first = alleen (S1)
sensitivity-total = in totaal (ST)
sensitivity-axis = aandeel in de variantie in %
sensitivity-alt = Invloeden naar hun totale aandeel in de variantie van “{ $output }”: { $inputs }.

tolerance-title = Toleranties: { $name }
tolerance-no-tolerance = geen knop heeft een tolerantie, dus alle exemplaren zijn gelijk; geef een knop een tolerantie, zoals {"{"} plus_minus = "0.2 mm" {"}"}
tolerance-verdict = { $share } van de exemplaren kantelt bij { $band } ({ $fidelity }); met volmaakte delen zou dat { $perfect } zijn.
tolerance-tighten = Maak eerst { $field } nauwer: gehalveerd wordt het { $share }.
tolerance-tighten-seems = Maak eerst { $field } nauwer, zo lijkt het: gehalveerd wordt het { $share }, maar andere winnen misschien evenveel.
tolerance-none-helps = Geen enkele tolerantie halveren brengt zeker meer exemplaren in de band.
tolerance-promises = { $field } lijkt het meest te beloven: gehalveerd is het { $gain } meer ({ $from } tot { $to }). Dat kan toeval zijn; meer exemplaren geven uitsluitsel.
tolerance-largest = De spreiding van het kantelmoment komt vooral van { $field } ({ $share }).
tolerance-failed = { $failed } van { $of } exemplaren zijn nooit gekanteld of mislukt; ze tellen als buiten de band.
tolerance-unanswered = Geen berekening voor “{ $response }”: geen machine of geen plaats voor de dobbelstenen bij { $point }.
tolerance-bends = “{ $response }” verloopt binnen de toleranties krom: een andere hoek is slechter dan de hellingen zeggen. De genoemde hoeken zijn de ware.
tolerance-holding =
    { $dice ->
        [0] houdmoment van de lege buis in mN·m
        [one] houdmoment met 1 dobbelsteen in mN·m
       *[other] houdmoment met { $dice } dobbelstenen in mN·m
    }
tolerance-tipping =
    { $dice ->
        [one] kanteloverschot met 1 dobbelsteen in mN·m
       *[other] kanteloverschot met { $dice } dobbelstenen in mN·m
    }
tolerance-which = toleranties
tolerance-share = aandeel in de band
tolerance-share-percent = aandeel in de band in %
tolerance-gain = winst
tolerance-now = zoals ze zijn
tolerance-perfect = volmaakte delen
tolerance-all-halved = alle gehalveerd
tolerance-halved = { $field } gehalveerd
tolerance-copies =
    { $copies ->
        [one] 1 exemplaar: aandeel dat bij { $band } kantelt
       *[other] { $copies } exemplaren: aandeel dat bij { $band } kantelt
    }
tolerance-copies-legend =
    Elke regel telt dezelfde exemplaren met dezelfde dobbelstenen; alleen de genoemde toleranties zijn nauwer. Intervallen van 95 %{ $parts ->
        [one] .
       *[other] ; die van de winst per maat gelden voor alle { $parts } samen (Bonferroni) en zijn dus ruimer.
    }
tolerance-copies-alt = Aandeel exemplaren in de band: { $now } zoals ze zijn; { $shares }.
tolerance-number = exemplaren
tolerance-mean = gemiddelde
tolerance-sd = standaardafwijking
tolerance-torque = Kantelmoment van de exemplaren in mN·m
tolerance-stack = Tolerantieberekening: { $response }
tolerance-stack-text = Zoals bedoeld { $nominal }; slechtste geval ±{ $worst } (op de hoeken { $from } tot { $to }); RSS ±{ $rss }; standaardafwijking { $sd }. Volgens de statica, gemiddeld over volgordes van de dobbelstenen.
tolerance-stays-right = Ook in het slechtste geval blijft het bij een gemiddelde volgorde van de dobbelstenen boven nul; zeldzame volgordes kunnen toch mislukken.
tolerance-turns-wrong = In het slechtste geval ligt het niet boven nul: sommige exemplaren kantelen al met gemiddelde dobbelstenen buiten de band.
tolerance-tornado-alt = Aandelen in de variantie, { $response }: { $shares }.
tolerance-change = verandering in mN·m
tolerance-part = maat
tolerance-nominal = zoals bedoeld
tolerance-plus-minus = tolerantie
tolerance-lower = aan de ondergrens
tolerance-upper = aan de bovengrens
tolerance-contribution = bijdrage
