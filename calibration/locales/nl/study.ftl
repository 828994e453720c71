# Grootheden.
quantity-not-finite = { $written } is geen eindig getal; schrijf er een van gewone grootte
quantity-no-number = "{ $written }" is geen getal met eenheid; schrijf het als 0.0002 of "0.2 mm", met een decimale punt
quantity-wrong-unit = de eenheid van "{ $written }" hoort hier niet; neem een van { $units }
quantity-no-unit = bij "{ $written }" ontbreekt de eenheid; neem een van { $units }, of schrijf het getal zonder aanhalingstekens in { $si }
quantity-plain = dit is een kaal getal, dus "{ $written }" kan geen andere eenheid hebben dan %

# Studiebestanden.
study-empty = het bestand is leeg; kipp-calibrate schema toont wat er in een studiebestand kan staan
study-too-large = het bestand is groter dan 1 MiB; noem een studiebestand
study-no-format = het bestand noemt zijn formaat niet; noem een studiebestand of voeg de regel format = { $known } toe
study-is-machine = dit is een machinebestand; noem een studiebestand, en deze machine met --machine
machine-is-study = { $path } is een studiebestand, maar hier is een machinebestand nodig; noem een machinebestand
study-is-table = dit is een tabel (CSV); noem een studiebestand (alleen fit leest tabellen, achter de studie)
machine-is-table = { $path } is een tabel (CSV), maar hier is een machinebestand nodig; noem een machinebestand (alleen fit leest tabellen, achter de studie)
study-newer-format = het bestand heeft formaat { $found }, deze versie leest formaat { $known }; werk kipp-calibrate bij
study-other-format = format = { $found } is onbekend, deze versie leest formaat { $known }; kipp-calibrate schema toont wat er in een studiebestand kan staan
study-no-field = { $place }: de machine heeft geen veld "{ $asked }"; het dichtst in de buurt komt "{ $nearest }"
study-no-field-like = { $place }: de machine heeft geen veld "{ $asked }" en geen dat erop lijkt; { $command } toont ze allemaal
study-line = regel { $line }: { $fault }
study-no-tube = goal.tubes: de machine heeft geen buis "{ $asked }"; noem er een paar van { $known }, of "*" voor alle
study-no-tubes = goal.tubes is leeg, dus zou er naar geen buis worden gekeken; noem er een paar van { $known }, of "*" voor alle
study-band =
    { $count ->
        [one] dobbelsteen { $first }
       *[other] dobbelsteen { $first } tot { $last }
    }
study-interval = { $place } = { $value }: moet tussen { $least } en { $most } liggen
study-percent = { $place } = { $value }: moet tussen { $least } en { $most } liggen; schrijf "{ $value } %" als dat bedoeld is
study-not-positive = { $place } = { $value }: moet groter zijn dan 0
study-odd = { $place } = { $value }: moet een even getal zijn
study-range = { $place }: from = { $from } ligt niet onder to = { $to }; verwissel of verander ze
study-half-range = { $place } ontbreekt: alleen { $given } is opgegeven; geef beide uiteinden, of geen van beide en een tolerantie
study-still = { $place } verandert nooit; geef from en to, of een tolerantie
study-twice = { $place }: { $field } wordt al veranderd door { $before }; schrap een van beide
study-named-twice = { $place } noemt "{ $name }" twee keer; schrap een van beide
study-step-alone = { $place } telt stappen van een bereik, en dat is er niet; geef from en to, of schrap de regel

# Controles van een studie.
check-one-nominal = een knop voor alle dobbelstenen of buizen gaat uit van één waarde
check-nominal-in-range = de eigen waarde van de machine ligt in het bereik van de knop
check-step-fits = de stap past in het bereik
check-range-builds = de uiteinden van bereik en tolerantie kunnen gebouwd worden
check-knob-moves = de knop verandert waar naar gevraagd wordt
check-told-apart = kanteltellingen onderscheiden de knoppen
finding-nominals-differ = { $field } is in deze machine { $values }; noem er een van, of maak ze gelijk in het machinebestand
finding-nominal-outside = { $field } is in deze machine { $nominal }, buiten { $from } tot { $to }; verruim het bereik
finding-unit = een getal zonder eenheid is in { $si }, schrijf dus { $example } als dat bedoeld is
finding-step-too-large = de stap { $step } van { $field } is groter dan het hele bereik van { $from } tot { $to }; neem een kleinere stap
finding-step-not-whole = { $field } is een geheel getal; geef from en step als gehele getallen
finding-step-uneven = { $field } gaat met stappen van { $step }, dus tot { $last } en niet tot het einde van het bereik
finding-end-not-built = { $field } = { $value } geeft geen machine ({ $cause }); zulke gevallen tellen als mislukt
finding-never-built = geen andere waarde van { $field } geeft een machine; verander het bereik of het machinebestand
finding-moves-nothing = { $field } verandert niets, zelfs niet in de gesimuleerde machine; haal de knop weg
finding-not-in-statics = { $field } verandert niets in de statica; haal de knop weg, of schrijf fidelity = "machine"
finding-not-told-apart = voor een aanpassing verraden kantelaantallen alleen deze waarden niet: { $fields }; weeg ook een onderdeel of meet een slingertijd
study-stopped = { $path }: { $fault } (of voer toch uit met --although { $check })
study-may-run = De studie “{ $name }” kan draaien
study-may-run-with-care =
    { $count ->
        [one] De studie “{ $name }” kan draaien, met 1 waarschuwing
       *[other] De studie “{ $name }” kan draaien, met { $count } waarschuwingen
    }
study-may-run-but = De studie “{ $name }” kan draaien, alleen { $verbs } niet
study-may-not-run =
    { $count ->
        [one] De studie “{ $name }” kan niet draaien: 1 fout
       *[other] De studie “{ $name }” kan niet draaien: { $count } fouten
    }
study-rule = ✓ niets gevonden, ! alleen waarschuwingen, ✗ een fout.
study-checks = Controles (een fout is te negeren met --although en de naam)
study-check = controle
study-result = uitkomst
study-about = kijkt of geldt:
study-passed = geslaagd
study-warned = waarschuwing
study-failed = fout
study-knobs = Knoppen
study-field = veld
study-nominal = nu
study-from = van
study-to = tot
study-step = stap
study-tolerance = tolerantie ±
study-cost-title = Kosten
study-cost =
    { $threads ->
        [one] Tijden op 1 thread, uit enkele zojuist gemaakte vullingen.
       *[other] Tijden op { $threads } threads, uit enkele zojuist gemaakte vullingen.
    }
study-cost-verb = opdracht
study-cost-statics = vullingen met statica
study-cost-simulated = gesimuleerde vullingen
study-cost-time = tijd
study-years = ongeveer { $count } jaar
study-days = ongeveer { $count } dagen
study-hours = ongeveer { $count } uur
study-minutes = ongeveer { $count } minuten
study-seconds = ongeveer { $count } seconden
study-a-second = hooguit een seconde

# Argumenten van elke opdracht die een studie uitvoert.
help-value-study = STUDIE
help-value-check = CONTROLE
help-value-fidelity = REKENWIJZE
help-arg-study = Het studiebestand
help-arg-study_machine = Machinebestand in plaats van dat wat de studie noemt
help-arg-fidelity = Hoe vullingen worden bepaald, in plaats van wat de studie zegt: statics (gesloten formules) of machine (gesimuleerd)
help-arg-although = Uitvoeren hoewel deze controle mislukt: one-nominal, nominal-in-range, step-fits, range-builds, knob-moves of told-apart
