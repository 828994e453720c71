# Grootheden.
quantity-not-finite = { $written } is geen eindig getal
quantity-no-number = "{ $written }" begint niet met een getal; schrijf het als 0.0002 of "0.2 mm", met een decimale punt
quantity-wrong-unit = de eenheid van "{ $written }" hoort hier niet; neem een van { $units }
quantity-no-unit = bij "{ $written }" ontbreekt de eenheid; neem een van { $units }, of schrijf het getal zonder aanhalingstekens in { $si }
quantity-plain = dit is een kaal getal, dus "{ $written }" kan geen andere eenheid hebben dan %

# Studiebestanden.
study-empty = het bestand is leeg; kipp-calibrate schema toont wat er in een studiebestand kan staan
study-too-large = het bestand is groter dan 1 MiB; noem een studiebestand
study-no-format = het bestand noemt zijn formaat niet; noem een studiebestand of voeg de regel format = { $known } toe
study-newer-format = het bestand heeft formaat { $found }, deze versie leest formaat { $known }; werk kipp-calibrate bij
study-other-format = format = { $found } is onbekend, deze versie leest formaat { $known }; kipp-calibrate schema toont wat er in een studiebestand kan staan
study-no-field = { $place }: de machine heeft geen veld "{ $asked }"; het dichtst in de buurt komt "{ $nearest }"
study-no-tube = goal.tubes: de machine heeft geen buis "{ $asked }"; noem er een paar van { $known }, of "*" voor alle
study-interval = { $place } = { $value }: moet tussen { $least } en { $most } liggen
study-not-positive = { $place } = { $value }: moet groter zijn dan 0
study-range = { $place }: from = { $from } ligt niet onder to = { $to }; verwissel of verander ze
study-half-range = { $place } ontbreekt: alleen { $given } is opgegeven; geef beide uiteinden, of geen van beide en een tolerantie
study-still = { $place } verandert nooit; geef from en to, of een tolerantie
study-twice = { $place }: { $field } wordt al veranderd door { $before }; schrap een van beide
