# How a game is kept, and what keeps it from being kept.
save-moved-changed = { $path }: another program changed the file, and it was left alone; the game is kept in { $new } from now on
save-moved-taken = { $path }: another file has that name by now, and it was left alone; the game is kept in { $new } from now on
save-moved-protected = { $path }: the file is protected against writing, and it was left alone; the game is kept in { $new } from now on
save-moved-away = { $path }: cannot be written ({ $cause }); the game is kept in { $new } from now on
save-not-kept = { $path }: the last step is not saved ({ $cause }); the game goes on, and the next step tries again
save-kept-again = { $path }: everything is saved again
save-rescued = { $path }: cannot be written ({ $cause }); the whole game is kept in { $new }: copy it to a safe place
error-save-lost = { $path }: the game is not kept; neither this file nor { $new } can be written ({ $cause }); make room and play on from the last save
error-save-in-use = { $path }: another kipp is playing this game; leave it there first, or play on from a copy of the file
error-save-protected = { $path }: the file is protected against writing, and it was left alone; choose another name
error-save-impossible = { $path }: { $place } is { $found }, and no game is saved like that; take another copy
error-save-incomplete = { $path }: { $place } is missing, and no game is saved like that; take another copy

trouble-full = the disk is full
trouble-forbidden = the rights are missing
trouble-protected = the disk is protected against writing
trouble-no-folder = the folder is not there

damage-not-text = it is not text any more
damage-line = line { $line } is broken
damage-checksum = its checksum differs
