tables-none = No hay ninguna mesa abierta en este servidor. `{ name-game-new }` abre una.
tables-unknown-game = un juego que no se conoce aquí
tables-game-named = { $name } ({ $game })
tables-line = { $table }. <#{ $channel }>: { $game }, { $players }; { $state }; abierta { $since }
tables-damaged =
    { $damaged ->
        [one] ⚠️ Lo guardado de la mesa { $tables } está dañado, así que no puede continuar. Avisa a quienes mantienen este bot: su registro y `aedile check` dicen qué falla, y una copia de seguridad puede tenerlo entero.
       *[other] ⚠️ Lo guardado de { $damaged } mesas está dañado, así que no pueden continuar: { $tables }. Avisa a quienes mantienen este bot: su registro y `aedile check` dicen qué falla, y una copia de seguridad puede tenerlas enteras.
    }

## A qué espera una mesa
tables-waits-for-players = asientos libres: { $seats }
tables-waits-for-nobody = no espera a nadie
tables-waits-for = turno: { $name }
tables-waits-for-holder = asiento libre de { $name }
tables-with-limit = { $turn } (el tiempo acaba { $ends })

## `/me tables`
tables-mine = **Tus mesas: { $all }**; te esperan: { $waiting }.
tables-mine-line = - [Mesa { $table }]({ $link }), { $game }: { $state }
tables-mine-named = - [{ $name }]({ $link }), { $game }: { $state }
tables-mine-asleep = { $state }; canal borrado: quien gestiona el servidor puede continuarla con `{ name-admin-move }`
tables-your-turn = **te toca**
tables-your-turn-until = **te toca** (el tiempo acaba { $ends })
tables-your-vote = **te toca votar**
tables-joining = espera a más gente
tables-vacant = espera a que alguien tome un asiento
tables-mine-none = No tienes asiento en ninguna mesa. `{ name-game-list }` muestra las mesas de un servidor; `{ name-game-new }` abre una.
tables-page = -# Página { $page } de { $pages }
