### What is offered while somebody types a command: at most 100 characters, no markdown.
autocomplete-table = { $table }: { $game }, with { $players }
autocomplete-table-asleep = { $table }: { $game }, channel deleted, with { $players }
autocomplete-last-turn = my last turn
autocomplete-day = a day ago
autocomplete-week = a week ago
autocomplete-start = the start of the game
autocomplete-round = round { $round } (from move { $number })

autocomplete-rated-result = { $table }: { $game }, { $ended }
