# Hoe een spel wordt bewaard, en wat dat verhindert.
save-moved-changed = { $path }: een ander programma heeft het bestand veranderd, het blijft zoals het is; het spel staat vanaf nu in { $new }
save-moved-taken = { $path }: intussen heet een ander bestand zo, het blijft zoals het is; het spel staat vanaf nu in { $new }
save-moved-protected = { $path }: het bestand is tegen schrijven beveiligd en blijft zoals het is; het spel staat vanaf nu in { $new }
save-moved-away = { $path }: kan niet worden geschreven ({ $cause }); het spel staat vanaf nu in { $new }
save-not-kept = { $path }: de laatste stap is niet bewaard ({ $cause }); het spel gaat door, en de volgende stap probeert het opnieuw
save-kept-again = { $path }: alles is weer bewaard
save-rescued = { $path }: kan niet worden geschreven ({ $cause }); het hele spel staat in { $new }: zet het van daar op een veilige plek
error-save-lost = { $path }: het spel is niet bewaard; noch dit bestand noch { $new } kan worden geschreven ({ $cause }); maak ruimte en speel verder vanaf de laatste stand
error-save-in-use = { $path }: een andere kipp speelt dit spel op dit moment; stop daar eerst, of speel verder met een kopie van het bestand
error-save-protected = { $path }: het bestand is tegen schrijven beveiligd en blijft zoals het is; kies een andere naam
error-save-impossible = { $path }: { $place } is { $found }, zo wordt geen spel bewaard; neem een andere kopie
error-save-incomplete = { $path }: { $place } ontbreekt, zo wordt geen spel bewaard; neem een andere kopie

trouble-full = de schijf is vol
trouble-forbidden = de rechten ontbreken
trouble-protected = de schijf is tegen schrijven beveiligd
trouble-no-folder = de map is er niet
trouble-no-new-files = de map is er, maar neemt geen bestanden op
trouble-folder = er is al een map die zo heet
trouble-taken = er is al een ander bestand dat zo heet
trouble-changed = een ander programma heeft het bestand veranderd
trouble-bad-name = de naam is te lang of bevat verboden tekens
remedy-full = maak daar ruimte, of kies een andere plek
remedy-forbidden = controleer de rechten, of kies een andere plek
remedy-protected = kies een andere plek
remedy-no-folder = maak die eerst aan, of kies een andere plek
remedy-bad-name = kies een andere naam
remedy-other = controleer de naam, de rechten en de schijf
trouble-other = het systeem zegt in het Engels "{ $said }"

damage-not-text = het is geen tekst meer
damage-line = regel { $line } is kapot
damage-checksum = de controlesom klopt niet

# Wat er verschilt tussen een opname en haar herhaling.
difference-builtin = het spel is op de ingebouwde machine { $recorded } gespeeld; deze versie heeft { $builtin }
difference-hash = de machine in de opname heeft controlesom { $found }; de opname zegt { $recorded }
difference-rules = De opname breekt de regels: { $cause }.
difference-machine = Stap { $step }: { $cause }.
difference-roll = Stap { $step }: de dobbelstenen tonen { $found }; in de opname { $recorded }.
difference-shuffle = Stap { $step }: de kaarten liggen na het schudden anders dan in de opname.
difference-enters = Stap { $step }: de dobbelsteen komt in de buis; in de opname niet.
difference-bounces = Stap { $step }: de buis is vol; in de opname komt de dobbelsteen erin.
difference-tips = Stap { $step }: de { $tube } kantelt; in de opname niet.
difference-stays = Stap { $step }: de { $tube } kantelt niet; in de opname wel.
difference-hangs = Stap { $step }: de { $tube } blijft halverwege hangen; in de opname niet.
difference-hangs-not = Stap { $step }: de { $tube } blijft niet hangen; in de opname wel.
difference-dice = Stap { $step }: deze dobbelstenen komen eruit: { $found }; in de opname: { $recorded }.
difference-tray = Stap { $step }: { $die } ligt in de bak onder de { $found }; in de opname onder de { $recorded }.
difference-face = Stap { $step }: { $die } toont { $found }; in de opname { $recorded }.
difference-reseated = Stap { $step }: { $die } leunt en wordt rechtgelegd; in de opname ligt die vlak.
difference-reseated-not = Stap { $step }: { $die } ligt vlak; in de opname leunt die en wordt rechtgelegd.
difference-stilled = Stap { $step }: aan het eind van de tijd beweegt er nog iets en wordt het stilgezet; in de opname komt alles tot rust.
difference-stilled-not = Stap { $step }: alles komt tot rust; in de opname is aan het eind van de tijd iets stilgezet.
difference-state = Stap { $step }: de uitkomst is gelijk, maar de machine eindigt in toestand { $found }; de opname zegt { $recorded }.
difference-score =
    { $found ->
        [one] { $player } heeft { $found } punt; de opname zegt { $recorded }.
       *[other] { $player } heeft { $found } punten; de opname zegt { $recorded }.
    }
difference-over = Het spel is hier afgelopen; de opname heeft geen uitslag.
difference-not-over = Het spel is hier niet afgelopen; de opname heeft een uitslag.
difference-winners = De opname noemt andere winnaars dan de punten.
difference-die = dobbelsteen { $number }

# Waarom een opname niet te volgen is.
unfit-recipe = de toevalsgetallen komen uit het recept "{ $found }", deze versie kent "{ $known }"
unfit-players = { $title } is voor { $min } tot { $max } spelers, en er zijn er { $got }
unfit-option = { $place }: { $problem }
unfit-machine = de machine in de opname kan niet worden gebouwd
unfit-cup = de beker in de opname kan niet worden gebouwd
unfit-illegal = stap { $step }: { $reason }
unfit-turn = stap { $step }: { $player } kiest, maar is niet aan de beurt
unfit-nobody = stap { $step }: speler { $number } kiest, maar er zitten er maar { $seats } aan tafel
unfit-outcome = stap { $step }: { $cause }
mismatch-kind = hier hoort { $due }, maar er staat { $got }
mismatch-count =
    { $want ->
        [one] hier hoort 1 waarde, maar er staan er { $got }
       *[other] hier horen { $want } waarden, maar er staan er { $got }
    }
mismatch-order = kaart nr. { $card } van de geschudde stapel staat er dubbel of bestaat niet
mismatch-die = dobbelsteen { $number } hoort niet bij dit spel
mismatch-tray = dobbelsteen { $number } ligt in bak { $tray }, maar er zijn alleen bakken 0 tot 2
mismatch-not-inside = dobbelsteen { $number } ligt in bak { $tray }, maar zat niet in de buis erboven
mismatch-twice = dobbelsteen { $number } komt er twee keer uit
due-choice = een keuze
due-roll = een worp van dobbelstenen
due-shuffle = het schudden van de kaarten
due-drop = een worp in de machine
due-nothing = niets meer, want het spel is afgelopen
nature-no-machine = de opname noemt geen machine, en haar dobbelstenen hebben er een nodig
nature-no-cup = volgens de opname zijn de dobbelstenen geworpen, maar niet uit welke beker
error-record = het bewaarde spel volgt de regels niet ({ $cause }); neem een andere kopie
error-record-game = dit is een bewaard spel van "{ $found }", dat deze versie niet kent; werk kipp bij
error-record-bot = in het bewaarde spel speelt een bot "{ $asked }", die deze versie niet kent; werk kipp bij
error-record-result = de uitslag in het bewaarde spel is niet die van zijn stappen ({ $cause }); neem een andere kopie; kipp replay toont de stappen
error-verify = { $path }: kan hier niet worden vergeleken ({ $cause }); kipp replay { $path } toont het toch

replay-at-end = Dit is het einde. b: terug · een getal: daarheen · q: stoppen
replay-no-step = Er is geen stap { $asked }: ze lopen van 0 tot { $steps }.
