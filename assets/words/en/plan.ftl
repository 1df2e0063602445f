### What a player has planned, which nobody else sees.

plan-heading = **Your plan** for table { $table }, which only you see:
plan-step = { $number }. { $wanted }
plan-else = { $first }, else { $then }
plan-best = { $what } (best place)
plan-best-kind = { $what } (best choice)
plan-at-least = { $what } or higher, lowest first
plan-ask = ask me
plan-repeats = The last step is repeated.
plan-repeats-until = The last step is repeated until round { $round } begins.
plan-ends = Then your turn ends, unless that would waste something.
plan-unless = The plan ends if this happens: { $what }.
plan-how = -# The first legal alternative is played, 20 to 90 seconds after your turn comes, without a mention. If none is legal, you are mentioned. The picture shows how the table may look then, if the others make the best moves.
plan-so-far = Planned so far:
plan-choose = **Step { $number } of your plan**, which only you see: what would you do in this imagined position? Nothing is played now.
plan-no-further = You have no decision to plan after this.
plan-not-open = That cannot be planned for this step; nothing has changed.
plan-not-here = Only players can plan, and only while the game is running.

plan-decides = Your plan decides here: its move is played 20 to 90 seconds after your turn came. To do something else, act now, or drop it in *{ button-my-plan }*.
plan-over-nothing-legal = **Your plan has ended**: nothing that its next step names is legal now.
plan-over-several = **Your plan has ended**: its next step fits several different moves.
plan-over-happened = **Your plan has ended.** Reason: { $what }.
plan-over-round = **Your plan has ended**: its round has come.
plan-over-overtaken = **Your plan has ended**: the decision was already made.
plan-over-undone = **Your plan has ended**: a move was taken back.

# On the buttons of moves that are planned, not played
plan-do = Plan: { $what }
plan-if-left = If others leave me more
plan-if-taken = If others take the best

## In selects
plan-select-step = Add to a step
plan-select-another = Step { $number }: another move if that one is not legal
plan-select-at-least = Step { $number }: if that is not legal, { $what }
plan-select-widen = Every step: otherwise the best move of the same kind
plan-select-end = Then end the turn
plan-select-go-on = Don't end the turn after it
plan-select-new = Step { $number }: the next decision
plan-select-watch = Let it depend on what happens
plan-watch-on = End the plan if: { $what }
plan-watch-off = Keep the plan even if: { $what }
plan-watch-somebody = somebody else
plan-watch-moves = { $who } makes any move
plan-watch-certain = More precisely: { $what } …
plan-watch-player = Any move of one player …
plan-watch-page = **When should your plan end?** You are mentioned then, as if there were no plan.
plan-select-thing = What?
plan-select-player = Who?
plan-select-remove = Remove something
plan-remove = Remove from step { $number }: { $what }
