lookup-all = Alle Karten von { $game }: { $cards }
lookup-page = { $game }: { $cards }. `{ name-game-card }` mit einem Namen erklärt eine.
lookup-other-pages = `{ name-game-card }` hat auch { $pages }.
lookup-other-page = *{ $cards }*
lookup-no-cards = Keine Karte passt auf „{ $typed }“.
lookup-no-card = Keine Karte passt auf „{ $typed }“. Gib einen Teil ihres Namens ein, etwa *{ $card }*.
