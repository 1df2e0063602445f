### The rules of all games, to read and to search.
rules-more = -# `{ name-game-rules } topic:` searches the rules.
rules-more-of = -# `{ name-game-rules } topic:` searches the rules, also those of { $games }.
rules-game = *{ $game }*
rules-details = { $topic }, details
rules-here = **At this table:** { $options }.
rules-choose = Another part of the rules
rules-found = Also found in
rules-example = **Scoring example.** Two AI players who look one move ahead have played { $game } by the usual rules. The final score of the first player, line by line.
rules-nothing = The rules do not mention “{ $typed }”. Here is their first part.
