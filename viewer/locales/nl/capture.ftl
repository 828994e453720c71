# Beelden zonder venster
help-kipp-viewer-shot = Tekent het ogenblik waarop dobbelstenen eruit rollen in een PNG-bestand, zonder venster
help-kipp-viewer-gif = Tekent de worp die een buis laat kantelen in een bewegend GIF-bestand, zonder venster
help-kipp-viewer-size = Breedte en hoogte van beelden in pixels; zonder opgave 1280x720 voor PNG, 480x270 voor GIF
help-kipp-viewer-camera = Vanwaar beelden worden gemaakt: front (van voren), mouth (in de mondingen) of side (van opzij)
help-kipp-viewer-slow = Hoeveel keer langzamer dan echt een film loopt
help-kipp-viewer-overlay = Of buizen in beelden doorzichtig zijn en momenten getekend worden: on (aan) of off (uit)
help-kipp-viewer-tube = De buis in beelden, zoals bij kipp drop; met --lab de buis die bekeken wordt
help-kipp-viewer-dice = Maten van de dobbelstenen op volgorde, S, M of L, gescheiden door komma's, zoals bij kipp drop; met --lab liggen ze klaar om te vallen, in beelden vallen zonder opgave middelgrote tot de buis kantelt
help-kipp-viewer-seed = Startgetal van de hand die dobbelstenen inwerpt, in beelden en met --lab
help-kipp-viewer-record = Tekent een bewaard spel in plaats van een inworp; met --step de tafel na die stap, en een film vanaf die stap
help-kipp-viewer-step = De stap van het bewaarde spel die beelden tonen; zonder opgave toont een beeld het einde en begint een film vooraan
help-value-size = BREEDTExHOOGTE
help-value-camera = CAMERASTAND
help-value-times = KEER
help-value-switch = AAN|UIT (on|off)
viewer-size = Een beeld kan niet { $asked } groot zijn; geef breedte en hoogte in pixels, elk { $least } tot { $most }, bijvoorbeeld 1280x720
viewer-slow = Een film kan niet { $asked } keer langzamer dan echt lopen; geef { $least } tot { $most }
viewer-unwritable = { $path } kan niet worden geschreven: { $cause }; geef een ander bestand
viewer-pictures = beelden
viewer-written = { $pictures ->
    [one] { $path }: een beeld van { $width } × { $height } beeldpunten
   *[other] { $path }: een film van { $pictures } beelden, { $width } × { $height } beeldpunten
}
viewer-film-cut = De film eindigt na { $pictures } beelden; met --step begint hij later
viewer-ending = { $path } eindigt niet op .{ $ending }, en iets anders wordt niet getekend; geef zo’n naam op
viewer-same-file = { $path } kan niet tegelijk beeld en film zijn; geef twee bestanden
viewer-no-picture = De grafische adapter gaf geen beeld terug; probeer het nog eens, of gebruik een ander Vulkan-stuurprogramma, zoals lavapipe van Mesa
viewer-record-step = een stap { $asked } is er niet; het spel heeft { $steps } stappen
viewer-nothing-tips = Met deze dobbelstenen kantelt geen buis; noem er meer met --dice, of geen
