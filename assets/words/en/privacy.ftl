### What is stored about somebody, and forgetting them.

privacy-nothing = I have stored nothing about you. That changes when you take a seat at a table or set something with `/me`.
privacy-data = Everything that I have stored about you. Times are milliseconds since 1970 (UTC). `/me forget` erases it.
privacy-forgotten-but-blocked = Done: I have forgotten you, but for your id where you are blocked; it is deleted when the block ends. What you do with me from now on is stored again.
privacy-forgotten = Done: I have forgotten you. What you do with me from now on is stored again.

## What forgetting would do
privacy-question = **Shall I forget you?** This cannot be taken back.
privacy-running =
    - You give up your seat in { $games ->
        [one] 1 running game
       *[other] { $games } running games
    }. The seats are offered to others, who get your cards; you cannot take them back.
privacy-lobbies =
    - You leave { $tables ->
        [one] 1 table that has
       *[other] { $tables } tables that have
    } not started yet.
privacy-over =
    - In { $games ->
        [one] 1 game
       *[other] { $games } games
    } that you played before, your name becomes “{ people-forgotten }”. Moves and scores stay, for the others.
privacy-blocks =
    - You are blocked in { $servers ->
        [one] { $servers } server
       *[other] { $servers } servers
    }: your id stays there until the block ends, and nothing else.
privacy-erased = - Your name, settings, statistics, ratings, votes and offers are erased. Where you host a table, somebody else does. In rated results you become somebody without a name, so that nobody else's rating changes.
privacy-messages = -# Messages that are in Discord's channels already stay there; `/me data` shows what I have.
