### Logs and what they prove.

export-of-others = Table { $table } is not one of this channel or of yours. `/game log export` in its channel gives its log.

export-verified = Table { $table } is as it should be.
export-replayed =
    - Replayed by the rules: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $totals } points in the end.
export-promise = - The secret `{ $secret }` has the SHA-256 `{ $promise }`: compare it with the lobby card, which showed it before anybody joined.
export-shuffle = - The secret and the players' joins, shuffled again, give the very deal that was played.
export-no-secret = - This log does not tell the secret of its shuffle, so that was not checked.
export-how = -# `/game log export` gives the log; `aedile verify` checks it without me.
export-whole = The whole log. `/game log verify` checks it here, `aedile verify` anywhere.
export-so-far = What is public so far. The whole log comes when the game is over.
