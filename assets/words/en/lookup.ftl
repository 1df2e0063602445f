### The cards of the games, to look up.
lookup-all = All { $cards } · { $game }
lookup-page = All { $cards } of { $game }. `/game card` with a name explains one.
lookup-other-pages = `/game card` also has { $pages }.
lookup-other-page = *All { $cards }*
lookup-no-cards = No card fits “{ $typed }”.
lookup-no-card = No card fits “{ $typed }”. Type a part of its name, such as *{ $card }*.
