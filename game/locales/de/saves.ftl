# Wie ein Spiel aufbewahrt wird, und was das verhindert.
save-moved-changed = { $path }: ein anderes Programm hat die Datei geändert, sie bleibt unberührt; das Spiel steht ab jetzt in { $new }
save-moved-taken = { $path }: inzwischen heißt eine andere Datei so, sie bleibt unberührt; das Spiel steht ab jetzt in { $new }
save-moved-protected = { $path }: die Datei ist schreibgeschützt und bleibt unberührt; das Spiel steht ab jetzt in { $new }
save-moved-away = { $path }: lässt sich nicht schreiben ({ $cause }); das Spiel steht ab jetzt in { $new }
save-not-kept = { $path }: der letzte Schritt ist nicht gesichert ({ $cause }); das Spiel geht weiter, und der nächste Schritt versucht es wieder
save-kept-again = { $path }: alles ist wieder gesichert
save-rescued = { $path }: lässt sich nicht schreiben ({ $cause }); das ganze Spiel steht in { $new }: bitte von dort in Sicherheit bringen
error-save-lost = { $path }: das Spiel ist nicht gesichert; weder diese Datei noch { $new } lässt sich schreiben ({ $cause }); Platz schaffen und vom letzten Stand weiterspielen
error-save-in-use = { $path }: ein anderes kipp spielt dieses Spiel gerade; dort zuerst beenden oder mit einer Kopie der Datei weiterspielen
error-save-protected = { $path }: die Datei ist schreibgeschützt und bleibt unberührt; einen anderen Namen wählen
error-save-impossible = { $path }: { $place } ist { $found }, so wird kein Spiel gesichert; eine andere Kopie nehmen
error-save-incomplete = { $path }: { $place } fehlt, so wird kein Spiel gesichert; eine andere Kopie nehmen

trouble-full = der Datenträger ist voll
trouble-forbidden = die Rechte fehlen
trouble-protected = der Datenträger ist schreibgeschützt
trouble-no-folder = den Ordner gibt es nicht

damage-not-text = sie ist kein Text mehr
damage-line = Zeile { $line } ist kaputt
damage-checksum = die Prüfsumme stimmt nicht
