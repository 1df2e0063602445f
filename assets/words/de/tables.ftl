tables-none = Auf diesem Server ist kein Tisch offen. `{ name-game-new }` eröffnet einen.
tables-unknown-game = ein Spiel, das ich nicht kenne
tables-game-named = { $name } ({ $game })
tables-line = { $table }. <#{ $channel }>: { $game }, { $players }; { $state }; eröffnet { $since }
tables-damaged =
    { $damaged ->
        [one] ⚠️ Die gespeicherten Daten von Tisch { $tables } sind beschädigt, deshalb geht er nicht weiter. Sag es bitte denen, die diesen Bot betreiben: Ihr Log und `aedile check` sagen, was fehlt, und eine Sicherung hat ihn vielleicht heil.
       *[other] ⚠️ Die gespeicherten Daten von { $damaged } Tischen sind beschädigt, deshalb gehen sie nicht weiter: { $tables }. Sag es bitte denen, die diesen Bot betreiben: Ihr Log und `aedile check` sagen, was fehlt, und eine Sicherung hat sie vielleicht heil.
    }

## Worauf ein Tisch wartet
tables-waits-for-players = freie Plätze: { $seats }
tables-waits-for-nobody = wartet auf niemanden
tables-waits-for = am Zug: { $name }
tables-waits-for-holder = freier Platz von { $name }
tables-with-limit = { $turn } (Zeit läuft { $ends } ab)

## `/me tables`
tables-mine = **Deine Tische: { $all }**; warten auf dich: { $waiting }.
tables-mine-line = - [Tisch { $table }]({ $link }), { $game }: { $state }
tables-mine-named = - [{ $name }]({ $link }), { $game }: { $state }
tables-mine-asleep = { $state }; Kanal gelöscht: Die Serververwaltung kann mit `{ name-admin-move }` fortsetzen
tables-your-turn = **du bist dran**
tables-your-turn-until = **du bist dran** (Zeit läuft { $ends } ab)
tables-your-vote = **deine Stimme fehlt**
tables-joining = noch Plätze frei
tables-vacant = wartet auf jemand Neues
tables-mine-none = Du hast an keinem Tisch einen Platz. `{ name-game-list }` zeigt die Tische eines Servers, `{ name-game-new }` eröffnet einen.
tables-page = -# Seite { $page } von { $pages }
