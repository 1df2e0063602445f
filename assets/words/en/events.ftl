### Lines about moves.

events-took-back =
    { $name } took back { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
events-automatic = { $line } (automatic)
events-skipped = { $line } (skipped)
events-ordered = { $line } (standing order)
events-earlier =
    -# … { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    } before; `/game log show` has all of them.
