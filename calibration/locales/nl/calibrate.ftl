# De woorden van kipp-calibrate, naast die welke het met kipp deelt.
help-template-kipp-calibrate =
    {"{"}about{"}"}

    Gebruik: {"{"}usage{"}"}

    Commando's:
    %tasks%

    Opties:
    {"{"}options{"}"}

    Afsluitcodes: 0 klaar, 1 de studie kan niet draaien, 2 iets wat is opgegeven, is onbruikbaar.
help-kipp-calibrate = Controleert een machinebestand en meet hoe de buizen kantelen
help-check = Een machinebestand controleren en de statica van de buizen tonen; controleren of een studie kan draaien
help-check-file = Het machinebestand of een studiebestand; zonder opgave de ingebouwde machine
help-check-study = Het studiebestand; BESTAND is dan de machine waar het naar vraagt
help-check-threads = Aantal threads waarvoor de kosten worden genoemd (zonder opgave alle kernen)
help-schema = Het JSON-schema van studiebestanden tonen
help-fills = Buizen op de gesimuleerde machine met de hand vullen tot ze kantelen, vele malen
help-fills-file = Het machinebestand; zonder opgave de ingebouwde machine
help-fills-fills = Aantal vullingen, 1 tot 10000000; elke bekijkt één buis, om de beurt
help-fills-seed = Startgetal van de reeks; elke vulling volgt daaruit en uit haar eigen nummer
help-fills-dice = Welke dobbelstenen: box (12 van elke maat), small (klein), medium (middel) of large (groot), dan 12 van die maat
help-fills-alone = Alleen de bekeken buis vullen; anders gaat elke dobbelsteen in een willekeurige buis
help-fills-threads = Aantal threads, 1 tot 1024; het antwoord hangt er niet van af (zonder opgave alle kernen)

calibrate-valid = { $name }: geldig, dus elke lege buis keert terug naar haar ruststand
calibrate-digest = controlesom { $digest }
calibrate-legend =
    Momenten van de lege buis om de stang in mN·m; negatief stelt terug. Dode band: wat de
    lagerwrijving kan tegenhouden. Laatste kolommen: ongeveer zo weinig dobbelstenen van één maat
    kantelen de buis (achter elkaar, niet gesimuleerd); kipp-calibrate fills meet wat ze echt doen.
calibrate-tube = buis
calibrate-at-rest = in rust
calibrate-at-front-stop = bij de voorste aanslag
calibrate-dead-band = dode band
calibrate-small = klein
calibrate-medium = middel
calibrate-large = groot
calibrate-never = nooit

calibrate-run =
    { $fills ->
        [one] { $name } (controlesom { $digest }): 1 vulling, startgetal { $seed }, dobbelstenen: { $dice }, andere buizen ook gevuld
       *[other] { $name } (controlesom { $digest }): { $fills } vullingen, startgetal { $seed }, dobbelstenen: { $dice }, andere buizen ook gevuld
    }
calibrate-run-alone =
    { $fills ->
        [one] { $name } (controlesom { $digest }): 1 vulling, startgetal { $seed }, dobbelstenen: { $dice }, andere buizen leeg
       *[other] { $name } (controlesom { $digest }): { $fills } vullingen, startgetal { $seed }, dobbelstenen: { $dice }, andere buizen leeg
    }
calibrate-dice-box = doos van 36
calibrate-dice-small = 12 kleine
calibrate-dice-medium = 12 middelgrote
calibrate-dice-large = 12 grote
calibrate-histogram = Dobbelstenen tot het kantelen
calibrate-fills = vullingen
calibrate-mean = gemiddeld
calibrate-all = alle
calibrate-shares = Aandelen met 95%-interval (Wilson)
calibrate-what = wat
calibrate-hits = treffers
calibrate-of = uit
calibrate-share = aandeel
calibrate-from = van
calibrate-to = tot
calibrate-in-band = vullingen die bij dobbelsteen 4 of 5 kantelen
calibrate-hanging = keren dat de buis na het loslaten blijft hangen
calibrate-emptied = kantelingen die de buis legen
calibrate-returned = kantelingen waarna de buis terugkeert
calibrate-second-tube = kantelingen die een tweede buis doen kantelen
calibrate-stilled = keren dat bij de tijdgrens alles is stilgezet

report-warnings = Voordat je hierop vertrouwt
report-data = De cijfers achter de afbeelding
report-provenance = Waar dit vandaan komt
report-command = De opdracht waarmee dit verslag opnieuw ontstaat:
report-unwritable = { $path } kan niet worden geschreven: { $cause }; noem een map waarin geschreven mag worden, oudere resultaten blijven zoals ze waren
