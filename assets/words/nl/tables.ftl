tables-none = Op deze server is geen tafel open. `{ name-game-new }` opent er een.
tables-unknown-game = een spel dat ik niet ken
tables-game-named = { $name } ({ $game })
tables-line = { $table }. <#{ $channel }>: { $game }, { $players }; { $state }; { $since } geopend
tables-damaged =
    { $damaged ->
        [one] ⚠️ Wat van tafel { $tables } bewaard is, is beschadigd, dus die kan niet doorgaan. Meld het aan wie deze bot beheert: het logboek en `aedile check` zeggen wat er mis is, en in een back-up is het misschien nog heel.
       *[other] ⚠️ Wat van { $damaged } tafels bewaard is, is beschadigd, dus ze kunnen niet doorgaan: { $tables }. Meld het aan wie deze bot beheert: het logboek en `aedile check` zeggen wat er mis is, en in een back-up is het misschien nog heel.
    }

tables-waits-for-players = vrije plaatsen: { $seats }
tables-waits-for-nobody = wacht op niemand
tables-waits-for = aan de beurt: { $name }
tables-waits-for-holder = vrije plaats van { $name }
tables-with-limit = { $turn } (de tijd loopt { $ends } af)

tables-mine = **Jouw tafels: { $all }**; wachten op jou: { $waiting }.
tables-mine-named = - [{ $name }]({ $link }), { $game }: { $state }
tables-mine-line = - [Tafel { $table }]({ $link }), { $game }: { $state }
tables-mine-asleep = { $state }; kanaal verwijderd: een serverbeheerder kan de tafel voortzetten met `{ name-admin-move }`
tables-your-turn = **jij bent aan de beurt**
tables-your-turn-until = **jij bent aan de beurt** (de tijd loopt { $ends } af)
tables-your-vote = **jouw stem**
tables-joining = wacht op spelers
tables-vacant = wacht op een nieuwe speler
tables-mine-none = Je hebt aan geen enkele tafel een plaats. `{ name-game-list }` toont de tafels van een server, `{ name-game-new }` opent er een.
tables-page = -# Pagina { $page } van { $pages }
