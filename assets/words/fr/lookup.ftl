### Les cartes des jeux, à consulter.
lookup-all = Toutes les cartes ({ $game }) : { $cards }
lookup-page = { $game } : { $cards }. `{ name-game-card }` avec un nom explique cette carte.
lookup-other-pages = `{ name-game-card }` a aussi { $pages }.
lookup-other-page = *{ $cards }*
lookup-no-cards = Aucune carte ne correspond à « { $typed } ».
lookup-no-card = Aucune carte ne correspond à « { $typed } ». Tape une partie de son nom, par exemple *{ $card }*.
