### Posts in the channel: the board and the end of a game.

posts-begins = **{ $game }** begins: { $players }.
posts-drawn-by-number = { $number } in the pictures: { $name }.
posts-as-it-stands = The table now.
posts-victory =
    { $number ->
        [one] ## { $winners } wins
       *[other] ## { $winners } share the victory
    }
# How it was decided, in one sentence
posts-decided = { $name } overtook { $rival } in round { $round } and stayed ahead.
posts-decided-last = { $name } overtook { $rival } in the last round.
posts-decided-ahead = { $name } was ahead from the first turn on.
posts-decided-tie = { $name } and { $rival } have equally many points: the tie-break decides.
posts-total = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
posts-given-up = -# Discord has refused a message of this table for good (code { $code }), so it is missing in the channel. The game has lost nothing; the host of this bot can see which message it was.
posts-not-made = -# A message of this table could not be made, so it is missing in the channel. The game has lost nothing; the host of this bot can see which message it was.
