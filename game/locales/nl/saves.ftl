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

damage-not-text = het is geen tekst meer
damage-line = regel { $line } is kapot
damage-checksum = de controlesom klopt niet
