### Logs and what they prove.

export-of-others = Table { $table } is not one of this channel or of yours. `{ name-game-log-export }` in its channel gives its log.

export-verified = Table { $table }: everything is correct.
export-replayed =
    - Replayed by the rules: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $totals } points in the end.
export-promise = - The secret `{ $secret }` has the SHA-256 `{ $promise }`: compare it with the last line of the description (ALT) of the picture in the lobby post, and with your own note.
export-shuffle =
    - { $clicks ->
        [one] That secret and { $clicks } click give exactly this deal.
       *[other] That secret and { $clicks } clicks give exactly this deal.
    }
export-shuffle-after =
    - { $clicks ->
        [one] That secret and { $clicks } click give exactly this deal. By its number the click came after message { $post }, the lobby post.
       *[other] That secret and { $clicks } clicks give exactly this deal. By their numbers all came after message { $post }, the lobby post.
    }
export-shuffle-card = - That secret and the number of message { $post }, the lobby post, give the very deal that was played. All seats were taken before the lobby post was sent.
export-not-proved = - So no player could choose or foresee the deal. Not proved: that the people who run this bot have not looked into its database, or changed it.
export-no-secret = - This log does not tell the secret of its shuffle, so that was not checked.
export-how = -# `{ name-game-log-export }` gives the log; `aedile verify` checks it without me.
export-whole = The whole log. `{ name-game-log-verify }` checks it here, `aedile verify` anywhere.
export-so-far = What is public so far. The whole log comes when the game is over.

## Names of files: small letters of ASCII, digits and "-" before the dot, another name for each
export-file-table = table-{ $table }.txt
export-file-data = my-data.json
export-file-board = board.png
export-file-division = division-{ $division }.png
