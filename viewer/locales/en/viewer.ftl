# The words of kipp-viewer, beside those that it shares with kipp.
help-kipp-viewer = Drops dice into a tube and prints where every mirrored part of the machine lies in the end
help-kipp-viewer-tube = Number of the tube that gets the dice, 0 to 2
help-kipp-viewer-dice = Number of dice, 0 to 36, sizes in turn
help-kipp-viewer-seed = Seed of the hand that drops them
