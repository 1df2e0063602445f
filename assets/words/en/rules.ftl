### The rules of all games, to read and to search.
rules-more = -# `/game rules topic:` finds whatever you type in the rules.
rules-more-of = -# `/game rules topic:` finds whatever you type in the rules, also in those of { $games }.
rules-game = *{ $game }*
rules-details = { $topic }, in detail
rules-here = **At this table:** { $options }.
rules-choose = Another part of the rules
rules-found = Also found in
rules-example = **A score explained.** Two AI players who look one move ahead have played { $game } by the usual rules. This is what the first of them has at the end, and for what.
rules-nothing = The rules say nothing of “{ $typed }”. Here is their first part.
