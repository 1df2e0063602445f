### What is stored about somebody, and forgetting them.

privacy-nothing = I have stored no data about you. That changes when you take a seat at a table or set something with `/me`.
privacy-data = All data that I have stored about you. Times are milliseconds since 1970 (UTC). `/me forget` deletes them.
privacy-forgotten = Done: your data are deleted. New data are stored only if you use the bot again.

## What forgetting would do
privacy-question = **Delete all your data?** This cannot be undone.
privacy-running = - Running games: { $games }. You give up your seats there; they are offered to others, who get your cards. You cannot take them back.
privacy-lobbies = - Tables that have not started: { $tables }. You leave them.
privacy-over = - Games that you have played: { $games }. Your name there becomes “{ people-forgotten }”. Moves and scores stay, for the others.
privacy-erased = - Your name, settings, statistics, votes and offers are deleted. Somebody else becomes host of your tables.
privacy-messages = -# Messages that are in Discord's channels already stay there; `/me data` shows what I have.
