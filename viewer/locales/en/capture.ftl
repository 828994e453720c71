# Pictures without a window
help-kipp-viewer-shot = Draws the moment at which dice pour into a PNG file, without a window
help-kipp-viewer-gif = Draws the drop that makes a tube tip into an animated GIF file, without a window
help-kipp-viewer-size = Width and height of pictures in pixels; without it 1280x720 for a PNG, 480x270 for a GIF
help-kipp-viewer-camera = Where pictures are taken from: front, mouth or side
help-kipp-viewer-slow = How many times slower than real a film runs
help-kipp-viewer-overlay = Whether tubes in pictures are seen through and moments drawn: on or off
help-kipp-viewer-tube = The tube of pictures, as in kipp drop; with --lab the tube that is looked at
help-kipp-viewer-dice = Sizes of the dice in their order, S, M or L, separated by commas, as in kipp drop; with --lab they wait to fall, and in pictures medium ones fall until the tube tips if left out
help-kipp-viewer-seed = Seed of the dropping hand, in pictures and with --lab
help-kipp-viewer-record = Draws a saved game instead of a drop; with --step, the table after that step, and a film from that step on
help-kipp-viewer-step = The step of the saved game that pictures show; without it, a picture shows the end and a film begins at the beginning
help-value-size = WIDTHxHEIGHT
help-value-camera = CAMERA
help-value-times = TIMES
help-value-switch = ON|OFF
viewer-size = A picture cannot be { $asked }; give width and height in pixels, each { $least } to { $most }, as in 1280x720
viewer-slow = A film cannot be { $asked } times slower than real; give { $least } to { $most }
viewer-unwritable = { $path } cannot be written: { $cause }; give another file
viewer-pictures = pictures
viewer-written = { $pictures ->
    [one] { $path }: a picture of { $width } × { $height } pixels
   *[other] { $path }: a film of { $pictures } pictures, { $width } × { $height } pixels
}
viewer-film-cut = The film ends after { $pictures } pictures; --step begins it later
viewer-ending = { $path } does not end in .{ $ending }, which is what is drawn; give a name that does
viewer-same-file = { $path } cannot be a picture and a film at once; give two files
viewer-no-picture = The graphics adapter gave no picture back; try again, or use another Vulkan driver, such as Mesa's lavapipe
viewer-record-step = there is no step { $asked }; the game has { $steps } steps
viewer-nothing-tips = No tube tips with these dice; name more of them with --dice, or none
