server-reminders = Recordatorios para quien no ha fijado otro tiempo: { $every }.
server-no-plans = Sin planes: cada decisión se toma cuando llega.
server-no-clock = Sin reloj: cada persona juega cuando tiene tiempo.
server-clock =
    { $allowance } por turno; el tiempo sin usar se guarda, hasta { $most }. El reloj se para en horas de silencio y en vacaciones. Cuando se agota el tiempo: { $then ->
        [ai] una IA juega ese turno; tras dos turnos así seguidos, sigue jugando hasta que vuelva la persona.
        [vote] los demás votan si saltar el turno, ofrecer el asiento o esperar más.
       *[remind] se envía un recordatorio y la partida espera.
    }

server-posts-each-turn = Una imagen nueva en cada turno.
server-posts-each-move = Una imagen nueva en cada jugada.
server-calls-stay = Las menciones siguen en el canal cuando acaba su turno.

## Por qué alguien no puede abrir una mesa aquí
server-only-channels = En este servidor las mesas están en { $channels }. Usa `{ name-game-new }` allí.
server-no-threads = En este servidor las mesas están en canales, no en hilos. Usa `{ name-game-new }` en un canal.
server-only-role = En este servidor solo abren mesas los miembros con el rol { $role }. Puedes unirte a sus mesas; `{ name-game-list }` las muestra.
server-only-managers = En este servidor solo abren mesas quienes lo gestionan. Puedes unirte a sus mesas; `{ name-game-list }` las muestra.

## Por qué no cambiaron los ajustes
server-no-role = Indica también el rol: `{ name-admin-settings } open_by:miembros con un rol role:@Rol`.
server-role-unused = `role` solo se usa con `open_by:miembros con un rol`. Deja una de las dos vacía.
server-channel-and-all = Usa `all_channels`, o bien `add_channel` y `remove_channel`.
server-not-listed = <#{ $channel }> no está en la lista de canales; `{ name-admin-settings }` muestra la lista.
server-list-full = La lista ya tiene { $most } canales, y no caben más.

## Todo lo ajustado
server-in-every-channel = **Canales:** todos.
server-in-channels = **Canales:** { $channels }.
server-open-everybody = **Quién abre mesas:** cualquiera.
server-open-role = **Quién abre mesas:** miembros con el rol { $role }, y quienes gestionan el servidor.
server-open-managers = **Quién abre mesas:** quienes gestionan el servidor.
server-threads = **Mesas en hilos:** sí.
server-without-threads = **Mesas en hilos:** no.
server-pace = **Ritmo por defecto.** { $terms }
server-lobbies = **Mesas sin empezar:** se cierran tras { $days }.
server-idle = **Mesas inactivas:** se pregunta tras { $idle }; { $closing } después se cierran sin puntuación.
server-tags = **Etiquetas de publicaciones en foros:** «{ $free }», «{ $turn }» y «{ $finished }», donde el foro las tenga.
server-how = -# Cámbialo con las opciones de `{ name-admin-settings }`; `{ name-admin-limit }` muestra cuántas mesas puede haber abiertas.

## Qué lee quien gestiona
server-called = { $name } recibe una mención.
server-table-ended = La mesa de este canal se ha finalizado. `{ name-game-new }` abre otra.
server-no-move-to-thread = Este servidor no permite mesas en hilos. Usa el comando en un canal, o permite los hilos con `{ name-admin-settings }`.
server-not-a-manager = Solo puede hacerlo quien gestiona el servidor. Pregunta a alguien que lo haga.
server-only-in-servers = Las mesas se abren en el canal de un servidor.
server-no-such-number = «{ $typed }» no es un número de mesa. Elige una de las que se ofrecen; `{ name-game-list }` las muestra.
