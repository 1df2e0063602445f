### Posts in the channel: the board and the end of a game.

posts-begins = **{ $game }** begins: { $players }.
posts-drawn-by-number = { $number } in the pictures: { $name }.
posts-as-it-stands = The table now.
posts-victory =
    { $number ->
        [one] ## { $winners } wins
       *[other] ## { $winners } share the victory
    }
posts-total = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
posts-secret = -# The shuffle was promised as `{ $promise }`; its secret was `{ $secret }`. `/game log verify` checks it here, `aedile verify` with the log anywhere.
posts-given-up = -# Discord has refused a message of this table for good (code { $code }), so it is missing in the channel. The game has lost nothing; the host of this bot can see which message it was.
posts-not-made = -# A message of this table could not be made, so it is missing in the channel. The game has lost nothing; the host of this bot can see which message it was.
