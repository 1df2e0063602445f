### What is offered while somebody types a command: at most 100 characters, no markdown.
autocomplete-nothing-contains = No choice contains what you typed
autocomplete-no-table = There is no table here; open one with /game new
autocomplete-not-started = This game has not started yet; /game start starts it
autocomplete-nothing = Nothing can be chosen now
autocomplete-no-open-table = No table is open in this server
autocomplete-company = For example: 3 normal
autocomplete-no-game = There is no started game here
autocomplete-no-rules = There are no rules
autocomplete-no-card = No card has such a name
autocomplete-no-seat = You have no seat at this table
autocomplete-only-watching = You have no seat at this table; /game board shows it
autocomplete-others-turn = To move: { $name }, not you
autocomplete-over = The game is over
autocomplete-table = { $table }: { $game }, with { $players }
autocomplete-table-asleep = { $table }: { $game }, channel deleted, with { $players }
autocomplete-last-turn = my last turn
autocomplete-day = a day ago
autocomplete-week = a week ago
autocomplete-start = the start of the game
autocomplete-round = round { $round } (from move { $number })
autocomplete-no-proposal = Nothing is proposed at this table; /game propose does it

autocomplete-no-rated-result = No rated result of this server counts
autocomplete-rated-result = { $table }: { $game }, { $ended }
