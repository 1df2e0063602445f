lookup-all = Todas las cartas de { $game }: { $cards }
lookup-page = { $game }: { $cards }. `{ name-game-card }` con un nombre explica una.
lookup-other-pages = `{ name-game-card }` también tiene { $pages }.
lookup-other-page = *{ $cards }*
lookup-no-cards = Ninguna carta coincide con «{ $typed }».
lookup-no-card = Ninguna carta coincide con «{ $typed }». Escribe una parte de su nombre, como *{ $card }*.
