# The words of kipp-viewer, beside those that it shares with kipp.
viewer-no-undo = Nothing can be taken back: dice have fallen or cards were revealed since the last choice.
viewer-no-redo = Nothing was taken back that could be done again.
help-kipp-viewer = Shows the tubes, plays the games and lets you see why a tube tips
help-kipp-viewer-lab = Opens the lab instead of the menu
viewer-no-display = there is no display to open a window on (DISPLAY is not set); play in the terminal with kipp, or draw into a file with kipp-viewer --shot FILE
viewer-display-unreachable = the display { $name } does not answer; set DISPLAY to one that does, play in the terminal with kipp, or draw into a file with kipp-viewer --shot FILE
viewer-no-driver = nothing here can draw: there is no graphics card with a working driver; install a Vulkan driver, for instance Mesa's lavapipe, which needs no card (on Debian: mesa-vulkan-drivers), or play in the terminal with kipp
viewer-broken = the viewer cannot go on: something has failed that must not fail (RUST_BACKTRACE=1 shows what); games are kept after every step, and kipp plays in the terminal
viewer-no-window = no window can be opened: the display does not answer, or a library for windows is missing (on Debian: libxcursor1, libxi6, libxkbcommon-x11-0); try again, set DISPLAY to another display, play in the terminal with kipp, or draw into a file with kipp-viewer --shot FILE
viewer-device-lost = the graphics card no longer answers
viewer-device-full = the graphics card has no memory left
viewer-device-failed = the graphics driver refused to draw ({ $cause })
viewer-drawing-failed = drawing failed: the graphics card or its driver no longer works as it should; games are kept after every step: start kipp-viewer again, or play in the terminal with kipp
viewer-stopped = { $cause }; start kipp-viewer again, or play in the terminal with kipp
viewer-stopped-kept = { $cause }; the game waits in { $path }: kipp-viewer opens it again, and so does kipp play --resume { $path }
viewer-other-question = This is not asked now; what can be answered stands at the right.
viewer-not-yours = It is not your turn: { $player } is choosing.
viewer-still-moving = Not yet: something is still on its way.
