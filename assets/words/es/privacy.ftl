privacy-nothing = No guardo datos sobre ti. Eso cambia cuando tomas un asiento en una mesa o ajustas algo con `{ name-me }`.
privacy-data = Todos los datos que guardo sobre ti. Las horas son milisegundos desde 1970 (UTC). `{ name-me-forget }` los borra.
privacy-forgotten-but-blocked = Hecho: tus datos están borrados, salvo tu id donde tienes un bloqueo; se borra cuando acabe. Solo se guardan datos nuevos si vuelves a usar el bot.
privacy-forgotten = Hecho: tus datos están borrados. Solo se guardan datos nuevos si vuelves a usar el bot.

## Qué pasaría
privacy-question = **¿Borrar todos tus datos?** No se puede deshacer.
privacy-running = - Partidas en marcha: { $games }. Cedes tus asientos allí; se ofrecen a otras personas, que reciben tus cartas. No puedes recuperarlos.
privacy-lobbies = - Mesas que no han empezado: { $tables }. Sales de ellas.
privacy-over = - Partidas que has jugado: { $games }. Tu nombre allí pasa a ser «{ people-forgotten }». Las jugadas y puntuaciones quedan, para los demás.
privacy-blocks = - Servidores donde tienes un bloqueo: { $servers }. Tu id queda allí hasta que acabe, y nada más.
privacy-erased = - Se borran tu nombre, ajustes, notas, estadísticas, valoraciones, votos, ofertas, análisis y pronósticos, y también tus repartos y problemas del día. Tus mesas pasan a ser de otra persona. En los resultados clasificatorios y en las ligas apareces sin nombre, para que no cambie la valoración de nadie más.
privacy-messages = -# Los mensajes que ya están en los canales de Discord se quedan allí; `{ name-me-data }` muestra lo que guardo.
