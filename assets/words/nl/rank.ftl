rank-board-here = **{ $game }**: { $people ->
        [0] nog niemand staat op de ranglijst van deze server.
        [one] { $people } persoon op de ranglijst van deze server.
       *[other] { $people } personen op de ranglijst van deze server.
    }
rank-board-everywhere = **{ $game }**: { $people ->
        [0] nog niemand staat op de ranglijst van alle servers.
        [one] { $people } persoon op de ranglijst van alle servers.
       *[other] { $people } personen op de ranglijst van alle servers.
    }
rank-board-page = -# Pagina { $page } van { $pages }. Rangen die niet te onderscheiden zijn, staan er als bereik; de balk toont waar de sterkte 9 van de 10 keer ligt.
rank-board-only = -# Rangen die niet te onderscheiden zijn, staan er als bereik; de balk toont waar de sterkte 9 van de 10 keer ligt.
rank-levels = -# De stippellijnen zijn de AI’s, volgens de partijen van mensen op deze ranglijst tegen hen: { $levels }.
rank-level = { people-level } { $number } ± { $margin }
rank-own-none = Je hebt hier nog geen partij met rating. `{ name-game-new } rated:True` opent een tafel met rating.
rank-own-provisional = Je staat nog niet op de ranglijst: je rating { $number } is nog niet goed genoeg bekend. Dat vraagt ongeveer 20 partijen met twee spelers, of 10 met drie of vier.
rank-own-unlisted = Je staat niet op de ranglijst. Daar staat wie in de laatste 180 dagen partijen met rating speelde tegen vier verschillende mensen, van wie er twee een goed bekende rating hebben, en wie er wil staan (`{ name-me-boards }`).
rank-shown = { $name } toont de ranglijst van **{ $game }**.
rank-shown-done = De ranglijst staat in het kanaal.

rank-person = { $name } in **{ $game }**: { $number }.
rank-person-games =
    { $games ->
        [one] { $games } partij met rating.
       *[other] { $games } partijen met rating.
    }
rank-person-place = Rang { $places } van { $people } op de ranglijst.
rank-person-trend = { $trend } punten in 90 dagen.
rank-person-none = { $name } heeft hier geen partij met rating van **{ $game }**, of staat op geen ranglijst.
rank-history-none = Je hebt hier nog geen partij met rating van **{ $game }**. `{ name-game-new } rated:True` opent een tafel met rating.

rank-head-place = rang
rank-head-name = naam
rank-head-rating = rating
rank-head-games = partijen
rank-head-trend = 90 dagen
rank-picture-board = ranglijst van deze server, pagina { $page } van { $pages }
rank-picture-board-everywhere = ranglijst van alle servers, pagina { $page } van { $pages }
rank-places = { $from } tot { $to }
rank-no-place = –
rank-somebody = iemand
rank-no-trend = –
rank-curve-below =
    { $games ->
        [one] { $games } partij met rating
       *[other] { $games } partijen met rating
    }; de band toont waar de sterkte 9 van de 10 keer lag

rank-alt-board = De ranglijst van { $game }, pagina { $page } van { $pages }.
rank-alt-levels = De stippellijnen zijn de AI’s: { $levels }.
rank-alt-row =
    { $places }: { $name } { $number } ± { $margin }, { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }, { $trend } in 90 dagen.
rank-alt-row-new =
    { $places }: { $name } { $number } ± { $margin }, { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }.
rank-alt-own = Onderaan de rij van wie het vraagt. { $row }
rank-alt-curve =
    { $name } in { $game }: { $games ->
        [one] { $games } partij met rating
       *[other] { $games } partijen met rating
    } van { $from } tot { $to }. De rating begon op { $first }, was op het laagst { $least } en op het hoogst { $most }, en is nu { $number }.
