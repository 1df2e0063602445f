### What is stored about somebody, and forgetting them.

privacy-nothing = I have stored no data about you. That changes when you take a seat at a table or set something with `{ name-me }`.
privacy-data = All data that I have stored about you. Times are milliseconds since 1970 (UTC). `{ name-me-forget }` deletes them.
privacy-forgotten-but-blocked = Done: your data are deleted, except your id where you are blocked; it is deleted when the block ends. New data are stored only if you use the bot again.
privacy-forgotten = Done: your data are deleted. New data are stored only if you use the bot again.

## What forgetting would do
privacy-question = **Delete all your data?** This cannot be undone.
privacy-running = - Running games: { $games }. You give up your seats there; they are offered to others, who get your cards. You cannot take them back.
privacy-lobbies = - Tables that have not started: { $tables }. You leave them.
privacy-over = - Games that you have played: { $games }. Your name there becomes “{ people-forgotten }”. Moves and scores stay, for the others.
privacy-blocks = - Servers where you are blocked: { $servers }. Your id stays there until the block ends, and nothing else.
privacy-erased = - Your name, settings, notes, statistics, ratings, votes, offers, reviews and predictions are deleted, and so are your deals and puzzles of the day. Somebody else becomes host of your tables. In rated results and leagues you become somebody without a name, so that nobody else's rating changes.
privacy-messages = -# Messages that are in Discord's channels already stay there; `{ name-me-data }` shows what I have.
