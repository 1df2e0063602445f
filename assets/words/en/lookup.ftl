### The cards of the games, to look up.
lookup-all = All cards of { $game }: { $cards }
lookup-page = { $game }: { $cards }. `{ name-game-card }` with a name explains one.
lookup-other-pages = `{ name-game-card }` also has { $pages }.
lookup-other-page = *{ $cards }*
lookup-no-cards = No card fits “{ $typed }”.
lookup-no-card = No card fits “{ $typed }”. Type a part of its name, such as *{ $card }*.
