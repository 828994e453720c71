# Hilfetexte der Kommandozeile.
help-template =
    {"{"}about{"}"}

    Aufruf: {"{"}usage{"}"}

    Befehle:
    %tasks%

    Optionen:
    {"{"}options{"}"}

    Ohne Befehl fragt kipp, was gespielt wird; ohne Terminal zeigt es eine Partie mit vier Bots.
    Rückgabewerte: 0 fertig, 1 die Prüfung fand einen Unterschied, 2 eine Eingabe ist unbrauchbar.
    NO_COLOR=1 druckt ohne Farben; TERM=dumb druckt alles in je einer Zeile, zum Vorlesen.
help-template-task =
    {"{"}about{"}"}

    Aufruf: {"{"}usage{"}"}

    {"{"}all-args{"}"}
help-default = {" "}(Vorgabe: { $value })
help-usage = { $program } [Optionen] [Befehl]
help-usage-alone = { $program } [Optionen]
help-usage-task = { $program } { $task } [Optionen]
help-heading-options = Optionen
help-heading-arguments = Angaben
help-kipp = Würfelspiele, eines davon auf einer simulierten Maschine mit drei Rohren
help-kipp-seed = Startzahl der Partie, die ohne Befehl gespielt wird
help-kipp-json = Ohne Befehl: ein JSON-Dokument statt Worten ausgeben
help-play = Eine Partie spielen: Menschen und Bots an einem Tisch
help-watch = Bots bei einer Partie zusehen, bis zur Schlusswertung
help-drop = Würfel in ein Rohr werfen und mit Drehmomenten erklären, warum es kippt oder bleibt
help-replay = Eine gespeicherte Partie Schritt für Schritt ansehen
help-verify = Eine gespeicherte Partie erneut auf der Maschine rechnen und alles vergleichen
help-rules = Die Regeln zeigen
help-stats = Viele Partien mit Bots spielen und Zahlen berichten
help-machine = Die eingebaute Maschinendatei oder ihr Schema zeigen oder eine eigene prüfen
help-cards = Die eingebauten Karten als Datei zum Anfangen zeigen oder eine eigene prüfen
help-help = Zeigen, was man tippen kann, wie --help
help-cards-check = Eine Kartendatei des Spiels prüfen, das --game nennt
help-value-file = DATEI
help-value-command = BEFEHL
help-value-dice = WÜRFEL
help-value-game = SPIEL
help-value-kinds = ARTEN
help-value-lang = SPRACHE
help-value-n = ZAHL
help-value-names = NAMEN
help-value-sizes = GRÖSSEN
help-value-tube = ROHR
help-arg-help = Diese Hilfe zeigen
help-arg-version = Die Version zeigen
help-arg-lang = Sprache aller Ausgaben: en, de oder nl (sonst entscheidet die Systemsprache)
help-arg-game = Das Spiel: { $known }
help-arg-machine = Eine Maschinendatei statt der eingebauten Maschine
help-arg-cards = Eine Kartendatei statt der eingebauten Karten
help-arg-dice = Woher die Augen gewürfelter Würfel kommen: drawn (Zufallszahlen) oder thrown (Würfel aus einem Becher auf dem simulierten Tisch)
help-arg-seed = Startzahl für Karten, Würfe und Bots; gleiche Zahl, gleiche Partie
help-arg-json = Genau ein JSON-Dokument auf die Standardausgabe schreiben, sonst nichts
help-arg-luck = Nach der Partie Glück und Können zeigen: was der Zufall gab, was Entscheidungen verschenkten
help-arg-file = Die gespeicherte Partie
help-arg-command = Der Befehl, um den es geht
help-arg-save = Datei für die Partie; Vorhandenes wird nie ersetzt
help-arg-players = Zahl der Spieler (sonst 4, oder so viele, wie das Spiel zulässt)
help-arg-bots = Arten der Bots in Sitzfolge, durch Kommas getrennt; die letzte Art füllt die übrigen Plätze
help-play-people = Namen der Menschen in Sitzfolge, durch Kommas getrennt
help-play-bots = Arten der Bots, die nach den Menschen sitzen, durch Kommas getrennt
help-play-save = Datei für die Partie, nach jeder Entscheidung geschrieben (sonst der erste freie Name aus kipp.json, kipp-2.json, …)
help-play-resume = Eine gespeicherte Partie fortsetzen
help-drop-tube = Das Rohr mit seinem Namen in der Maschinendatei, oder copper, silver oder gold nach seinem Platz
help-drop-dice = Größen in der Folge des Einwurfs, S (klein), M (mittel) oder L (groß), durch Kommas getrennt; gold:S fällt ins goldene Rohr
help-drop-seed = Startzahl der werfenden Hand
help-drop-csv = Datei für die Messwerte: eine Zeile je Zeitschritt; Vorhandenes wird nie ersetzt
help-drop-sweep = Stattdessen fragen, beim wievielten Würfel das Rohr kippt, über so viele Füllungen aus dem Vorrat von 12 Würfeln jeder Größe
help-stats-games = Anzahl der Partien
help-stats-seed = Startzahl der ersten Partie; Partie k nimmt Startzahl plus k
help-stats-timing = Auch die Geschwindigkeit berichten, die einzigen Zahlen, die sich von Lauf zu Lauf ändern
help-stats-tournament = Die Bots aus --bots auf wechselnden Plätzen mit gleichen Würfeln gegeneinander antreten lassen und vergleichen; --games wird auf ganze Runden aufgerundet, --players ist die Zahl der genannten Bots
help-stats-regret = Im Turnier: den Ratgeber des Spiels sagen lassen, wie viele Punkte eine Entscheidung im Mittel verschenkt; das dauert bei Kipp mir Saures ein Vielfaches der Partien
help-machine-schema = Das JSON-Schema der Maschinendateien zeigen
help-machine-check = Eine Maschinendatei prüfen
