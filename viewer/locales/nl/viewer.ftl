# De woorden van kipp-viewer, naast die het met kipp deelt.
viewer-no-undo = Er valt niets ongedaan te maken: sinds de laatste keuze zijn er dobbelstenen gevallen of kaarten onthuld.
viewer-no-redo = Er is niets ongedaan gemaakt om opnieuw te doen.
help-kipp-viewer = Toont de buizen, speelt de spellen en laat zien waarom een buis kantelt
help-kipp-viewer-lab = Opent het laboratorium in plaats van het menu
viewer-no-display = er is geen scherm voor een venster (DISPLAY is niet gezet); kipp speelt in de terminal, en kipp-viewer --shot BESTAND tekent in een bestand
viewer-display-unreachable = het scherm { $name } antwoordt niet; zet DISPLAY op een ander scherm, speel met kipp in de terminal of teken met kipp-viewer --shot BESTAND in een bestand
viewer-no-driver = niets kan hier tekenen: er is geen grafische kaart met een werkend stuurprogramma; installeer een stuurprogramma voor Vulkan, bijvoorbeeld lavapipe van Mesa, dat geen kaart nodig heeft (in Debian: mesa-vulkan-drivers), of speel met kipp in de terminal
viewer-broken = de weergave kan niet verder: er is iets misgegaan dat nooit mis mag gaan (RUST_BACKTRACE=1 toont wat); spellen worden na elke stap bewaard, en kipp speelt in de terminal
viewer-no-window = er kan geen venster geopend worden: het scherm antwoordt niet, of er ontbreekt een bibliotheek voor vensters (in Debian: libxcursor1, libxi6, libxkbcommon-x11-0); probeer het nog eens, zet DISPLAY op een ander scherm, speel met kipp in de terminal of teken met kipp-viewer --shot BESTAND in een bestand
viewer-device-lost = de grafische kaart antwoordt niet meer
viewer-device-full = de grafische kaart heeft geen geheugen meer
viewer-device-failed = het grafische stuurprogramma weigert te tekenen ({ $cause })
viewer-drawing-failed = het tekenen is mislukt: de grafische kaart of haar stuurprogramma werkt niet meer zoals het moet; spellen worden na elke stap bewaard: start kipp-viewer opnieuw of speel met kipp in de terminal
viewer-stopped = { $cause }; start kipp-viewer opnieuw of speel met kipp in de terminal
viewer-stopped-kept = { $cause }; het spel wacht in { $path }: kipp-viewer opent het weer, en kipp play --resume { $path } ook
viewer-other-question = Dat wordt nu niet gevraagd; wat je kunt kiezen, staat rechts.
viewer-not-yours = Je bent niet aan de beurt: { $player } denkt nog na.
viewer-still-moving = Nog niet: er is nog iets onderweg.
