rank-board-here = **{ $game }**: { $people ->
        [0] Noch steht niemand auf der Rangliste dieses Servers.
        [one] { $people } Person auf der Rangliste dieses Servers.
       *[other] { $people } Personen auf der Rangliste dieses Servers.
    }
rank-board-everywhere = **{ $game }**: { $people ->
        [0] Noch steht niemand auf der Rangliste aller Server.
        [one] { $people } Person auf der Rangliste aller Server.
       *[other] { $people } Personen auf der Rangliste aller Server.
    }
rank-board-page = -# Seite { $page } von { $pages }. Ränge, die sich nicht unterscheiden lassen, sind als Bereich angegeben; der Balken zeigt, wo eine Spielstärke in 9 von 10 Fällen liegt.
rank-board-only = -# Ränge, die sich nicht unterscheiden lassen, sind als Bereich angegeben; der Balken zeigt, wo eine Spielstärke in 9 von 10 Fällen liegt.
rank-levels = -# Die gestrichelten Linien sind die KIs, nach Partien von Personen dieser Rangliste gegen sie: { $levels }.
rank-level = { people-level } { $number } ± { $margin }
rank-own-none = Du hast hier noch keine gewertete Partie. `{ name-game-new } rated:True` eröffnet einen gewerteten Tisch.
rank-own-provisional = Du stehst noch nicht auf der Rangliste: Deine Wertungszahl { $number } ist noch nicht sicher genug. Das braucht etwa 20 Partien zu zweit oder 10 zu dritt oder viert.
rank-own-unlisted = Du stehst nicht auf der Rangliste: Sie zeigt, wer in den letzten 180 Tagen gewertet gespielt hat, bisher gegen mindestens vier verschiedene Personen, davon zwei mit sicherer Wertungszahl, und dort stehen will (`{ name-me-boards }`).
rank-shown = { $name } zeigt die Rangliste von **{ $game }**.
rank-shown-done = Die Rangliste steht im Kanal.

## Eine Person
rank-person = { $name } bei **{ $game }**: { $number }.
rank-person-games =
    { $games ->
        [one] { $games } gewertete Partie.
       *[other] { $games } gewertete Partien.
    }
rank-person-place = Rang { $places } von { $people } auf der Rangliste.
rank-person-trend = { $trend } Punkte in 90 Tagen.
rank-person-none = { $name } hat hier keine gewertete Partie von **{ $game }** oder steht auf keiner Rangliste.
rank-history-none = Du hast hier noch keine gewertete Partie von **{ $game }**. `{ name-game-new } rated:True` eröffnet einen gewerteten Tisch.

## Die Bilder
rank-head-place = Rang
rank-head-name = Name
rank-head-rating = Wertung
rank-head-games = Partien
rank-head-trend = 90 Tage
rank-picture-board = Rangliste dieses Servers, Seite { $page } von { $pages }
rank-picture-board-everywhere = Rangliste aller Server, Seite { $page } von { $pages }
rank-places = { $from } bis { $to }
rank-no-place = –
rank-somebody = jemand
rank-no-trend = –
rank-curve-below =
    { $games ->
        [one] { $games } gewertete Partie
       *[other] { $games } gewertete Partien
    }; das Band zeigt, wo die Stärke in 9 von 10 Fällen lag

## Die Bilder in Worten
rank-alt-board = Die Rangliste von { $game }, Seite { $page } von { $pages }.
rank-alt-levels = Gestrichelte Linien sind die KIs: { $levels }.
rank-alt-row =
    { $places }: { $name } { $number } ± { $margin }, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $trend } in 90 Tagen.
rank-alt-row-new =
    { $places }: { $name } { $number } ± { $margin }, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }.
rank-alt-own = Darunter die eigene Zeile. { $row }
rank-alt-curve =
    { $name } bei { $game }: { $games ->
        [one] { $games } gewertete Partie
       *[other] { $games } gewertete Partien
    } von { $from } bis { $to }. Die Wertungszahl begann bei { $first }, war am niedrigsten { $least }, am höchsten { $most }, und ist jetzt { $number }.
