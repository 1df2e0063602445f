### Listes de tables : `/game list` et `/me tables`.

tables-none = Aucune table n’est ouverte sur ce serveur. `{ name-game-new }` en ouvre une.
tables-unknown-game = un jeu que je ne connais pas
tables-game-named = { $name } ({ $game })
tables-line = { $table }. <#{ $channel }> : { $game }, { $players } ; { $state } ; ouverte { $since }
tables-damaged =
    { $damaged ->
        [one] ⚠️ Les données enregistrées de cette table sont abîmées : { $tables }. Elle ne peut donc pas continuer. Dis-le, s’il te plaît, aux gens qui gèrent ce bot : leur journal et `aedile check` disent ce qui ne va pas, et une sauvegarde l’a peut-être entière.
       *[other] ⚠️ Les données enregistrées de { $damaged } tables sont abîmées : { $tables }. Elles ne peuvent donc pas continuer. Dis-le, s’il te plaît, aux gens qui gèrent ce bot : leur journal et `aedile check` disent ce qui ne va pas, et une sauvegarde les a peut-être entières.
    }

## Ce qu’une table attend
tables-waits-for-players = places libres : { $seats }
tables-waits-for-nobody = n’attend personne
tables-waits-for = au tour : { $name }
tables-waits-for-holder = place libre (avant : { $name })
tables-with-limit = { $turn } (le temps finit { $ends })

## `/me tables`
tables-mine = **Tes tables : { $all }** ; t’attendent : { $waiting }.
tables-mine-named = - [{ $name }]({ $link }), { $game } : { $state }
tables-mine-line = - [Table { $table }]({ $link }), { $game } : { $state }
tables-mine-asleep = { $state } ; salon supprimé : une personne qui gère le serveur peut la continuer avec `{ name-admin-move }`
tables-your-turn = **à toi de jouer**
tables-your-turn-until = **à toi de jouer** (le temps finit { $ends })
tables-your-vote = **ton vote**
tables-joining = attend des gens
tables-vacant = attend une nouvelle personne
tables-mine-none = Tu n’as de place à aucune table. `{ name-game-list }` montre les tables d’un serveur, `{ name-game-new }` en ouvre une.
tables-page = -# Page { $page } sur { $pages }
