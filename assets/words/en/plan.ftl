### What a player has planned, which nobody else sees.

plan-heading = **Your plan** for table { $table }, which only you see:
plan-step = { $number }. { $wanted }
plan-else = { $first }, else { $then }
plan-best = { $what }, wherever it looks best
plan-best-kind = { $what }, whichever looks best
plan-at-least = { $what } or higher, the lowest first
plan-ask = ask me
plan-repeats = The last step again and again.
plan-repeats-until = The last step again and again until round { $round } begins.
plan-unless = Only if this has not happened: { $what }.
plan-how = -# The first of a step that is legal is played when its decision comes, 20 to 90 seconds later, and you are not mentioned. If nothing fits, you are mentioned as usual. The picture shows how things may stand after it, if the others do what looks best.
plan-none = You have planned nothing at table { $table }. Nobody else sees what you plan before it is played.
plan-choose = **Step { $number } of your plan**: what would you do if things came like this? The table below is imagined, and nothing is played now.
    -# The others are thought to do what looks best; cards that nobody knows are guessed.
plan-no-further = As far as one can think ahead, you have nothing to decide after this.
plan-not-open = That cannot be planned for this step; nothing has changed.
plan-not-here = A plan is for those who play, while the game runs.

plan-decides = Your plan decides here: its move is played 20 to 90 seconds after your turn came. Act now, or drop it in *My plan*, if you want something else.
plan-over-nothing-legal = **Your plan has ended**: nothing that its next step names is legal now.
plan-over-several = **Your plan has ended**: what its next step names fits several moves that differ.
plan-over-happened = **Your plan has ended**, as this has happened: { $what }.
plan-over-round = **Your plan has ended**: its round has come.
plan-over-overtaken = **Your plan has ended**: the decision was made without it.
plan-over-undone = **Your plan has ended**: a move was taken back.

## In selects
plan-select-step = Add to a step
plan-select-another = Step { $number }: something else if that is not legal
plan-select-at-least = Step { $number }: if that is not legal, { $what }
plan-select-widen = Every step: if nothing fits, a move of the same kind, whichever looks best
plan-select-new = Step { $number }: what comes after
plan-select-watch = Let it depend on what happens
plan-watch-on = End it when { $what }
plan-watch-off = Keep it when { $what }
plan-watch-somebody = somebody else
plan-watch-moves = { $who } makes any move
plan-watch-certain = Choose more exactly: { $what } …
plan-watch-player = Choose a player who makes any move …
plan-watch-page = **When should your plan end?** You are mentioned then, as if there were no plan.
plan-select-thing = When it is about …
plan-select-player = When it is done by …
plan-select-remove = Take something out
plan-remove = Step { $number }, without: { $what }
