# De woorden van kipp-calibrate design.
help-design = Waarden van de vrije knoppen vinden waarmee de buizen in de gewenste band kantelen
help-design-machine_out = De machine met de gevonden waarden in dit bestand (TOML) schrijven
help-design-force = Het bestand van --machine-out vervangen als het er al is
design-title = Ontwerp: { $name }
design-verdict = Met { $values } kantelt { $share } van de vullingen bij { $band } ({ $fidelity }); de machine zoals ze is haalt { $present }.
design-verdict-worst = In het slechtste tiende van de exemplaren is het { $share } ({ $fidelity }); bij de machine zoals ze is { $present }.
design-verdict-unbuilt = Van { $builds } andere exemplaren zijn er { $unbuilt } niet te bouwen, { $share }; die tellen als niets.
design-out-of-reach = Buiten bereik: geen van de { $tried } geprobeerde ontwerpen kantelt ook maar in één vulling bij { $band } ({ $fidelity }). Er zijn ruimere bereiken, andere knoppen of een andere band nodig.
design-at-bound = { $field } ligt aan de rand van zijn bereik: een ruimer bereik is misschien beter.
design-worst-better = Het slechtste tiende kan niet beter zijn dan alle, zoals het hier lijkt: beide kregen andere dobbelstenen. Meer vullingen en exemplaren geven uitsluitsel.
design-cliff = Eén stap ernaast, bij { $values }, is het maar { $share }.
design-beaten = Met { $values } is een doel beter en geen slechter; het gevonden ontwerp is gekozen om zijn aandeel in de band en om wat ernaast ligt.
design-incomplete = { $tried } ontwerpen zijn geprobeerd, zoveel als mag en niet alle die te maken zijn: meer ontwerpen leveren misschien een beter op.
design-apart = Statica en gesimuleerde machine oordelen verschillend over het ontwerp: { $statics } en { $machine } in de band. Zoek met --fidelity machine.
design-failed = { $failed } van { $of } vullingen van het ontwerp zijn nooit gekanteld of mislukt.
design-no-knob = geen knop heeft een bereik, er valt dus niets te kiezen; geef er een 'from' en een 'to'
design-needs-machine = 'also' in [design] heeft de gesimuleerde machine nodig; voeg --fidelity machine toe
design-few-copies = het doel 'worst-decile' in [design] vraagt minstens { $copies } exemplaren en voor elk { $fills } vullingen, anders maakt het toeval het slechtste; verhoog copies of fills
design-progress = ontwerpen
design-values = De gevonden waarden
design-field = veld
design-unit = eenheid
design-present = nu
design-best = gevonden
design-from = van
design-to = tot
design-all-tried = Alle { $tried } ontwerpen die te maken zijn, zijn geprobeerd.
design-some-tried = { $tried } ontwerpen zijn geprobeerd.
design-settled = { $tried } ontwerpen zijn geprobeerd, niet alle; toen stopte de zoektocht vanzelf, want geen ontwerp op één stap van het beste is beter.
design-spent = { $tried } ontwerpen zijn geprobeerd, zoveel als mocht; daarvan is er geen op één stap van het beste beter.
design-settled-elsewhere = Verder weg is er misschien een: een ander startgetal vindt het wellicht.
design-plateau =
    { $designs ->
        [one] Geen ander ontwerp is binnen het 95%-interval zo goed als het beste ({ $peak } van wat werd nagestreefd).
       *[other] { $designs } ontwerpen zijn binnen het 95%-interval zo goed als het beste ({ $peak } van wat werd nagestreefd). Daarvan is het middelste gekozen, waar een stap opzij het minst kost: het dichtstbijzijnde ontwerp dat slechter, niet geprobeerd of buiten de bereiken is, ligt { $steps } { $steps ->
            [one] stap
           *[other] stappen
        } van de knoppen verder.
    }
design-no-middle = { $designs } ontwerpen zijn binnen het 95%-interval zo goed als het beste ({ $peak } van wat werd nagestreefd). Naast elk ervan ligt er een die nooit treft, niet geprobeerd is of buiten de bereiken ligt: daarvan is het beste gekozen.
design-beside = Zo dichtbij haalt elk ontwerp ten minste { $beside }.
design-outcomes = Wat de machine doet, ervoor en erna
design-outcomes-legend = Gemeten met dobbelstenen en exemplaren die de zoektocht niet kende, want de beste van vele pogingen lijkt beter dan ze is. Elke vulling had een eigen exemplaar binnen de toleranties.
design-worst-legend = Slechtste tiende: { $copies } andere exemplaren kregen allemaal dezelfde dobbelstenen, zodat ze alleen in bouw verschillen; getoond is het gemiddelde aandeel van het tiende deel dat het slechtst deed. Het interval omvat het toeval van de dobbelstenen, van de exemplaren die toevallig gebouwd zijn en van het kiezen van de slechtste.
design-builds-legend = Nog { $builds } exemplaren zijn alleen gebouwd: wat niet te bouwen is, telt in het slechtste tiende als niets, ook als het te zeldzaam is om bij de { $copies } te zijn. Een nog zeldzamere soort die te bouwen is maar slecht kantelt, kan gemist zijn.
design-which = welke machine
design-by = berekend door
design-share = aandeel in de band
design-unbuilt = exemplaren die niet te bouwen zijn
design-worst-decile = aandeel in de band, slechtste tiende van de exemplaren
design-worst-percent = aandeel in de band, slechtste tiende van de exemplaren (%)
design-emptied = kantelingen die de buis legen
design-alone = worpen die geen tweede buis kantelen
design-enough = genoeg
design-along = Langs { $field }
design-slice-alt = { $what } tegen { $field } met het 95%-interval; het gevonden ontwerp heeft { $best }.
design-unbuildable = De kromme laat weg waar geen exemplaar te bouwen is: { $field } = { $values }.
design-map = Over twee maten
design-map-legend = Een brede top vergeeft meer dan een scherpe piek: het kader toont hoe ver exemplaren binnen de toleranties afwijken.
design-map-between = Beoordeeld op { $wide } × { $high } plaatsen; de kleuren ertussen zijn geschat.
design-map-exact =
    { $count ->
        [one] { $fields } heeft geen tolerantie: het kader is maar een lijn.
       *[other] { $fields } hebben geen tolerantie: er is geen kader.
    }
design-map-alt = { $what } over { $across } en { $up }; het gevonden ontwerp ligt bij { $values }.
design-tolerance-box = binnen de toleranties
design-trade-offs = Waar doelen botsen
design-front-legend = Elke rij is een ontwerp dat door geen ander op alle doelen wordt verslagen.
design-front-found = De laatste rij is het gevonden ontwerp, dat door een ander wordt verslagen.
design-front-constant = Niet getekend, want bij alle gelijk: { $goals }.
design-standing = opmerking
design-front-alt = { $designs } ontwerpen naar { $what } en { $other }; { $best } ervan wordt door geen ander verslagen.
design-tried = geprobeerde ontwerpen
design-front = door geen ander verslagen
