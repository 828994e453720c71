# Quantities.
quantity-not-finite = { $written } is not a finite number
quantity-no-number = "{ $written }" does not begin with a number; write it like 0.0002 or "0.2 mm", with a decimal point
quantity-wrong-unit = the unit of "{ $written }" does not belong here; take one of { $units }
quantity-no-unit = "{ $written }" lacks its unit; take one of { $units }, or write the number without quotation marks in { $si }
quantity-plain = this is a plain number, so "{ $written }" cannot have a unit other than %

# Study files.
study-empty = the file is empty; kipp-calibrate schema prints what a study file may hold
study-too-large = the file is larger than 1 MiB; name a study file
study-no-format = the file does not say its format; name a study file, or add the line format = { $known }
study-newer-format = the file has format { $found }, this version reads format { $known }; update kipp-calibrate
study-other-format = format = { $found } is unknown, this version reads format { $known }; kipp-calibrate schema prints what a study file may hold
study-no-field = { $place }: the machine has no field "{ $asked }"; the nearest is "{ $nearest }"
study-no-tube = goal.tubes: the machine has no tube "{ $asked }"; name some of { $known }, or "*" for all
study-interval = { $place } = { $value }: must lie between { $least } and { $most }
study-not-positive = { $place } = { $value }: must be more than 0
study-range = { $place }: from = { $from } is not below to = { $to }; exchange or change them
study-half-range = { $place } is missing: only { $given } is given; give both ends, or neither and a tolerance
study-still = { $place } never varies; give it from and to, or a tolerance
study-twice = { $place }: { $field } is already changed by { $before }; delete one of the two
