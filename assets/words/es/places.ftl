places-missing-permissions = No puedo trabajar en este canal. Permisos que faltan: { $permissions }. Quien gestiona el servidor puede darlos en los ajustes del canal; luego inténtalo de nuevo.
places-no-thread = me falta el permiso { $permissions }
places-permission = *{ $name }*
places-permission-name = { $name ->
    [view_channel] Ver canal
    [send_messages] Enviar mensajes
    [send_messages_in_threads] Enviar mensajes en hilos
    [create_public_threads] Crear hilos públicos
    [attach_files] Adjuntar archivos
    [embed_links] Insertar enlaces
   *[read_message_history] Leer el historial de mensajes
}
places-thread-named = { $name }: { $game }
places-thread-name = { $game }, mesa de { $host }
places-opened-in-thread = { $host } ha abierto la mesa { $table } de { $game } en un hilo: <#{ $channel }>
places-goes-on-in = La mesa { $table } continúa en <#{ $channel }>.
places-waits-here = La mesa { $table } espera aquí a que se una gente.
places-goes-on-here = La mesa { $table } continúa aquí. Siguen el tablero y una mención a quien le toca.
## Por qué una mesa no tiene hilo propio, tras dos puntos
places-is-thread = esto ya es un hilo
places-threads-off = este servidor ha desactivado los hilos en `{ name-admin-settings }`
places-most-threads = Discord no permite más hilos aquí
places-thread-forbidden = Discord no me deja abrir uno; necesito *Crear hilos públicos* y *Enviar mensajes en hilos*
places-thread-no-answer = Discord no respondió a tiempo
places-thread-impossible = en este canal no se pueden abrir hilos

## Foros
places-tag-free = asiento libre
places-tag-turn = a quién le toca
places-tag-finished = terminada
places-forum-post = Esta publicación es de una mesa de un juego de mesa. Sigue su anuncio: con *{ button-join }* tomas un asiento.
places-no-forum = <#{ $channel }> no es un foro. Elige un canal de foro, o deja fuera la opción `forum`.
places-forum-forbidden = Discord no me deja abrir una publicación en <#{ $channel }>. Allí necesito *Ver canal*, *Enviar mensajes* y *Enviar mensajes en hilos*; quien gestiona el servidor puede darlos en los ajustes del foro.
places-forum-needs-tag = Una publicación en <#{ $channel }> necesita una etiqueta, y no hay ninguna que diga cómo está una mesa. Quien gestiona el servidor puede añadir la etiqueta «{ places-tag-free }», o indicar otra con `{ name-admin-settings } tag_free:`.
places-forum-full = Discord no permite más publicaciones abiertas en <#{ $channel }>. Cierra algunas, o abre la mesa en otro canal.
places-forum-no-answer = Discord no respondió a tiempo, así que no se ha abierto ninguna mesa. Inténtalo de nuevo.
places-forum-impossible = Discord se niega a abrir una publicación en <#{ $channel }>, así que no se ha abierto ninguna mesa. Usa `{ name-game-new }` en otro canal.
