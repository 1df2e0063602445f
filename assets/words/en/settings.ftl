### The rules of a game that its host chooses on the lobby post.

settings-heading = **The rules of table { $table }**, as they are set:
settings-none = **Table { $table }**. This game has no rules to choose.
# $answer is true or false
settings-set = - { $what }: { $answer ->
        [true] **yes**
       *[false] **no**
    }
settings-name = Name of the table: { $name }. You can change it with `{ name-game-new } name:` in its channel until the game is over.
settings-no-name = The table has no name. You can give it one with `{ name-game-new } name:` in its channel until the game is over.
# Above the line of the form where the name is typed, at most 45 characters.
settings-name-line = Up to { $longest } characters
settings-yours = You opened this table, so you can change them, and the game, until it starts. The lobby post shows everybody what is set.
settings-of-host = Only { $host }, who opened this table, can change them, until it starts.
settings-fixed = The game has started, so they stay as they are.
settings-change = { $what }: change to { $answer ->
        [true] yes
       *[false] no
    }
settings-dismiss = Remove a player (cannot join again)
settings-question = Choose what to change
settings-game-question = Play another game

settings-own-colour = Your pieces: **{ $colour }**.
settings-colour =
    { $colour ->
        [purple] purple circle
        [orange] orange shield
        [white] white diamond
       *[brown] brown square
    }
settings-colour-question = Choose another colour for your pieces
