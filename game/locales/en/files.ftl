# What is wrong with a machine file or a card file. Names and values stay as the file has them.
file-syntax = line { $line }, column { $column }: { $fault }; compare with what { $command } prints
machine-wrong = { $origin }: { $problem }
machine-of-record = the machine in the record
machine-no-such-tube = the machine has no tube or tray { $tube }; they are 0 to 2
machine-die-inside = die { $number } is in the machine already
machine-not-in-tray = die { $number } does not lie in tray { $tray }
machine-busy = the machine is still busy with the last drop
machine-strange-die = die { $number } comes out of the machine, and the game does not have it
machine-too-many-dice =
    { $dice ->
        [one] 1 die cannot be thrown from this cup
       *[other] { $dice } dice cannot be thrown from this cup at once
    }
machine-no-face = a die shows no face
machine-unsound = its description does not hold together

# What the reader of such files finds.
reader-missing = "{ $name }" is missing
reader-unknown = the name { $name } does not belong here; known here: { $known }
reader-unknown-word = "{ $found }" is none of the words that can stand here: { $known }
reader-type = found { $found }, where { $expected } belongs
reader-count = the list must have { $want } entries, not { $found }
reader-unquoted = a text must stand in quotation marks, as in name = "gold"
reader-text = the text is not closed, or has a sign that cannot be read
reader-no-value = a name must be followed by = and a value, as in sides = 8
reader-number = this number cannot be read; write it like 8 or 0.04
reader-twice = this name is there twice
reader-list = the list or table is broken; put commas between its entries, and close it
reader-heading = the heading is not closed; it ends with ]
reader-no-name = a name belongs here, as in sides = 8
reader-too-much = there is something here that does not belong on this line
reader-sign = there is a control character here; delete it
reader-deep = too many brackets inside each other
reader-other = the TOML reader says "{ $said }"
reader-found-number = the number { $value }
reader-found-text = the text { $value }
reader-found-truth = { $value }
reader-found-list = a list
reader-found-table = a table or a date
reader-expects-whole = a whole number from { $least } to { $most }
reader-expects-number = a number
reader-expects-text = a text in quotation marks
reader-expects-truth = true or false
reader-expects-list = a list in square brackets
reader-expects-table = a table

# Card files.
error-cards = { $place } makes no game: { $fault }
error-cards-missing = { $path }: there is no such file; check the name
error-cards-folder = { $path }: this is a folder; name a card file
error-cards-not-text = { $path }: the card file is no text; save it as UTF-8
cards-of-record = the saved set of cards
cards-count =
    { $got ->
        [one] { $list } has 1 entry; there must be exactly { $want }
       *[other] { $list } has { $got } entries; there must be exactly { $want }
    }
cards-kind =
    { $got ->
        [one] 1 card of kind { $kind }; there must be exactly { $want }
       *[other] { $got } cards of kind { $kind }; there must be exactly { $want }
    }
cards-range = { $field } = { $value }; allowed are { $least } to { $most }
cards-entry = { $list } no. { $number }: { $fault }

# Machine files.
machine-no-format = the file does not say its format; name a machine file, or add the line format = { $known }
machine-newer-format = the file has format { $found }, this version reads format { $known }; update kipp
machine-other-format = format = { $found } is unknown, this version reads format { $known }; start from what kipp machine prints
machine-interval = { $field } = { $value }: must lie between { $least } and { $most }
machine-text = { $field }: must be a text of 1 to { $most } characters without control characters
machine-conflict = { $field } = { $value }: { $rule }
machine-missing = there is no such file; check the name
machine-folder = this is a folder; name a file in it
machine-forbidden = the file may not be read; check its rights
machine-empty = the file is empty; start from what kipp machine prints
machine-too-large = the file is larger than 1 MiB; name a machine file
machine-not-text = byte { $byte } is not UTF-8 text; save the file as UTF-8
machine-system = the system says "{ $said }"; check the name

# What two values of a machine file must not do together.
rule-tube-name-twice = tube[{ $first }] is called { $name } already; give every tube a name of its own
rule-die-too-round = must be at most 0.45 edges, or no flat face is left (edge_m = { $edge }); round the die less
rule-die-density = makes { $density } kg/m3 with edge_m = { $edge }, and 50 to 25000 kg/m3 are allowed; check the mass in kg
rule-die-order = must not be smaller than the size before (die[{ $before }].edge_m = { $edge }); list the dice from small to large
rule-bore-too-narrow = must be wider than the largest die's diagonal (die[2].edge_m = { $edge }, diagonal { $diagonal } m); widen the bore or take smaller dice; below 2.2 edges dice jam
rule-end-wall-too-far-back = must leave room for the end wall's own thickness (wall_m = { $wall }); move the end wall towards the mouth
rule-end-wall-too-far-forward = must leave at least one bore of length before the mouth (length_m = { $length }, bore_m = { $bore }); move the end wall to the rear or lengthen the tube
rule-rod-behind-tube = must keep the whole rod inside the tube (rod.diameter_m = { $diameter }); move the pivot towards the mouth
rule-rod-in-end-wall = must keep the rod behind the end wall (end_wall_station_m = { $station }, wall_m = { $wall }, rod.diameter_m = { $diameter }); move the pivot to the rear or the end wall towards the mouth
rule-rod-out-of-bore = must keep the rod inside the bore (bore_m = { $bore }, rod.diameter_m = { $diameter }); bring the pivot nearer to the tube's axis
rule-ballast-behind-tube = must keep the stack inside the tube (the stack is { $thick } m thick); move it towards the mouth or take fewer or thinner plates
rule-ballast-too-far-forward = must keep the stack behind rod and end wall (the stack is { $thick } m thick and must end at { $limit } m); move it to the rear or take fewer or thinner plates
rule-ballast-out-of-bore = must fit into the bore (bore_m = { $bore }, sides = { $sides }, height_m = { $height }); take smaller plates or bring them to the axis
rule-hand-too-deep = must let go before the end wall (depth_spread_m = { $spread }, tube[{ $tube }].end_wall_station_m = { $station }); reach less deep
rule-hand-out-of-mouth = must not reach out of the mouth (depth_m = { $depth }); lower the spread or reach deeper
rule-hand-throws-out = must not throw a die out of the mouth (speed_m_per_s = { $speed }); lower the spread or raise the speed
rule-mouth-behind-tray = must put the tray under the tipped mouth (tube "{ $tube }" has it from { $rear } m before the rod); move the tray to the rear
rule-mouth-before-tray = must put the tray under the tipped mouth (tube "{ $tube }" has it up to { $front } m before the rod); lengthen the tray or move it forward
rule-tray-too-narrow = must be at least as wide as the tube (tube "{ $tube }" is { $width } m wide); widen the tray
rule-floor-too-high-for-mouth = must leave the height of the largest die under the tipped mouth (mouth of tube "{ $tube }" { $mouth } m below the rod); lower the floor, raise the front stop, or shorten the tube
rule-floor-too-high-for-rear = must keep the tube's rear end above the table (rear of tube "{ $tube }" { $rear } m below the rod); lower the floor, or lower the rest angle
rule-rear-wall-too-high = must keep the rear wall under the tipped tube (floor_depth_m = { $floor }, and tube "{ $tube }" is { $under } m below the rod there); lower the wall or the floor
rule-does-not-rest = must be held by the empty tube's ballast against friction (it restores { $restoring } mN·m, friction holds { $friction } mN·m); add ballast, move it to the rear, or lower rod.friction
rule-does-not-return = must be left by the empty tube against friction (it restores { $restoring } mN·m, friction holds { $friction } mN·m); raise pivot_height_m, add ballast, or raise the front stop
rule-does-not-pour = must be steep enough for dice to slide out (slope { $slope }, materials.die_on_tube.friction = { $friction }); lower the front stop or the friction
rule-throw-tray-too-small = must be at least eight edges, so that all dice find a seat (the longest edge is { $edge } m); widen the tray or take smaller dice
rule-cup-too-narrow = must hold seven dice beside each other, { $least } m with edges of { $edge } m; make it larger or take smaller dice
rule-cup-too-shallow = must hold 24 dice in layers of seven, { $least } m with edges of { $edge } m; make it larger or take smaller dice
rule-cup-too-low = must let the cup swing over dice on the floor, { $least } m with edges of { $edge } m; make it larger or take smaller dice
