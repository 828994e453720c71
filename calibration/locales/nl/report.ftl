# Wat elk verslag zegt: waar het vandaan komt, hoe waar zijn model is, hoe zijn aandelen bewegen.
origin-study = studie
origin-machine = gebruikte machine
origin-versions = versies
origin-engine = rekenhart (bouw en processor)
origin-schema = formaten
origin-schemas = studieformaat { $study }, rijschema { $rows }
origin-seed = startgetal
origin-fidelity = rekenwijze
origin-cases = gevallen
origin-failures = mislukte gevallen
origin-no-failures = geen
origin-data = gegevensbestanden
origin-measurements = metingen
fidelity-statics = statica
fidelity-machine = gesimuleerde machine
share-percent = aandeel in de band (%)
verdict-rule-share = Genoeg is { $enough } (enough in [goal] van de studie): ✓ het hele 95%-interval ligt erop of erboven, ! het ligt aan weerszijden, ✗ het hele interval ligt eronder.
verdict-rule-worse = Van alle vullingen en het slechtste tiende van de exemplaren telt het slechtere teken.
verdict-rule-forced = Een controle is genegeerd, daarom is er geen ✓.

help-arg-gap = Gevallen die op beide manieren worden gerekend om te zien hoe ver de statica van de machine afligt, 0 tot 10000; 0 laat het weg
gap-title = Hoe waar is het model? Statica tegen gesimuleerde machine
gap-share = aandeel in de band
gap-mean-dice = gemiddeld aantal dobbelstenen tot het kantelen
gap-difference = machine min statica
gap-legend = { $fills } gevallen zijn op beide manieren gerekend, met dezelfde machines en dezelfde dobbelstenen. Waar een buis op beide manieren kantelt, heeft de gesimuleerde machine gemiddeld { $mean } dobbelstenen meer nodig (95%-interval { $from } tot { $to }). De band is { $band }; alle intervallen zijn 95 %, die van aandelen volgens Wilson, die van hun verschil in paren.
gap-common = { $common } van de variantie van het aantal dobbelstenen hebben beide gemeen.
gap-other-verdict = Met de andere rekenwijze ({ $fidelity }) zou het oordeel anders zijn: ongeveer { $share } in de band, { $shift } in de gevallen die op beide manieren zijn gerekend (95%-interval { $from } tot { $to }). Reken met die --fidelity voordat je erop vertrouwt.
gap-other-order = Met de andere rekenwijze ({ $fidelity }) is misschien een andere grootheid de belangrijkste: slechts { $common } van de variantie van het aantal dobbelstenen hebben beide gemeen. Reken met die --fidelity voordat je op de volgorde vertrouwt.

along-title = Aandeel dat bij { $band } kantelt, langs elke knop
along-legend = Geteld uit gevallen die toch al waren gerekend: de waarden van een knop zijn in even waarschijnlijke delen gesneden, wat de andere grootheden ook zijn. De band is het 95%-interval van Wilson; alle vakken hebben één schaal.
along-alt = Aandeel in de gewenste band langs elke knop, van het kleinste tot het grootste: { $shares }.
along-value = gemiddelde waarde
along-unit = eenheid
along-nominal = nominaal

settling-title = Hoe het aandeel tot rust kwam
settling-alt = Aandeel in de gewenste band tegen het aantal gevallen met het 95%-interval, dat na { $cases } gevallen van { $from } tot { $to } loopt.
settling-saved = De gewenste halve breedte van { $wanted } was bereikt na { $cases } van { $all } gevallen: dat bespaarde er { $saved } ({ $share }).
settling-missed = De gewenste halve breedte van { $wanted } is in { $cases } gevallen niet bereikt en bespaarde dus niets; de halve breedte is { $found }.
settling-all = Alle { $cases } gevallen zijn gerekend, want de studie noemt geen halve breedte die genoeg is; ze is { $found }.
