lookup-all = Alle kaarten van { $game }: { $cards }
lookup-page = { $game }: { $cards }. `{ name-game-card }` met een naam legt er een uit.
lookup-other-pages = `{ name-game-card }` heeft ook { $pages }.
lookup-other-page = *{ $cards }*
lookup-no-cards = Geen kaart past bij ‘{ $typed }’.
lookup-no-card = Geen kaart past bij ‘{ $typed }’. Typ een deel van de naam, zoals *{ $card }*.
