## El mensaje de una temporada
league-head = { $league } · temporada { $season }: **{ $game }** en mesas de { $players }.
league-sign-up =
    { $season ->
        [1] La inscripción está abierta hasta el { $at }. Usa *{ button-league-join }* para jugar todos tus encuentros de la temporada; son clasificatorios.
       *[other] La inscripción está abierta hasta el { $at }. Usa *{ button-league-stay }* para jugar todos tus encuentros de la temporada; son clasificatorios. Si jugaste la temporada anterior, empiezas en la división que alcanzaste.
    }
league-terms =
    { $weeks ->
        [one] -# { $size } personas por división · { $weeks } semana para los encuentros · { $clock }; después juega una IA
       *[other] -# { $size } personas por división · { $weeks } semanas para los encuentros · { $clock }; después juega una IA
    }
league-joined =
    { $people ->
        [0] Aún no se ha inscrito nadie; hacen falta al menos { $least } personas.
        [one] Se ha inscrito { $people } persona; hacen falta al menos { $least }. De momento: { $names }.
       *[other] Se han inscrito { $people } personas: { $names }.
    }
league-reserves = Suplentes: { $names }.
league-stay = { $people }: ¿quién sigue en la temporada { $season }? Para seguir, usa *{ button-league-stay }*.
league-more = y { $more } más
league-promise = -# SHA-256 del secreto que decide el sorteo: `{ $commitment }`. El secreto se muestra cuando acaba la temporada.
league-secret = -# El secreto que decidió el sorteo: `{ $secret }`.
league-playing = Los encuentros cuentan hasta el { $at }. Para decir que puedes empezar uno, usa *{ button-join }* en su hilo.
league-closing = Los encuentros han acabado. Quienes organizan corrigen errores hasta el { $at }; luego se cierra la temporada.
league-closed = La temporada ha acabado.
league-cancelled = Se ha inscrito muy poca gente, o la liga ha acabado: esta temporada no se juega.
league-divisions =
    { $divisions ->
        [one] { $divisions } división, { $people } personas.
       *[other] { $divisions } divisiones, { $people } personas.
    }
league-divisions-shown = -# Las imágenes muestran las { $shown } primeras divisiones; *{ button-league-standings }* las muestra todas.

## El hilo de un encuentro
league-thread = Encuentro { $number } · Div { $division } · T{ $season } · { $league }
league-hello = { $people }: este encuentro está abierto. Cuando puedas empezar, y en un plazo de 48 horas, usa *{ button-join }* aquí debajo; tu clic forma parte del reparto. Después empieza sin esperar más, o el asiento pasa a una persona suplente.
league-hello-nobody = Este encuentro está abierto.

## Respuestas
league-created = La liga { $league } está creada. Su mensaje de inscripción llegará a este canal.
league-done-joined = Participas en { $league }, temporada { $season }. Cuando empiece, cada uno de tus encuentros abrirá un hilo y te mencionará en él.
league-done-reserve = Eres suplente en { $league }, temporada { $season }: si alguien se retira, te quedas con sus encuentros que no hayan empezado.
league-done-left = Has dejado { $league }, temporada { $season }.
league-leave-question = La temporada ya ha empezado. Si la dejas, tus asientos pasan a una persona suplente o a una IA, los encuentros ya empezados cuentan como abandono y quedas fuera de esta temporada.
league-left-out = -# Dejar un encuentro ya empezado cuenta también como abandonar una partida clasificatoria.
league-question = Los encuentros de una liga son clasificatorios, así que puedes aparecer en las tablas de este servidor. Por ahora no figuras en ninguna (`{ name-me-boards }`).
league-corrected = Hecho. Está en el registro de la temporada.
league-which = ¿Qué liga? Hay varias aquí; elige una en la opción *league*.
league-none = Aún no hay ninguna liga en este servidor. `{ name-league-create }` crea una.
league-shown = { $name } muestra la clasificación de { $league }.
league-shown-done = La clasificación está en el canal.

## Clasificación
league-standings = { $league } · temporada { $season } · división { $division } de { $divisions }
league-standings-none = La temporada no ha empezado: aún no hay clasificación.
league-standings-until = Los encuentros cuentan hasta el { $at }.
league-picture-after = temporada { $season } · división { $division }
league-picture-until = cuentan hasta el { $date }
league-picture-closing = correcciones hasta el { $date }
league-picture-over = cerrada
league-head-place = puesto
league-head-name = nombre
league-head-points = puntos
league-head-most = posible
league-head-matches = encuentros
league-cell-open = { $days } d
league-cell-drawn = –
league-cell-void = nulo
league-alt = Clasificación de { $league }, temporada { $season }, división { $division } de { $divisions }.
league-alt-row =
    { $place }: { $name }, puntos: { $points } de { $most } posibles; encuentros: { $cells }.{ $moves ->
        [up] {" "}Sube.
        [down] {" "}Baja.
        [out] {" "}Fuera de la temporada.
       *[stays] {""}
    }
league-alt-place = puesto { $place }
league-alt-open = { $matches } por jugar
league-alt-forfeit = abandono
league-alt-void = nulo
league-alt-none = ninguno

## Encuentros y calendario
league-mine = Tus encuentros en { $league }, temporada { $season }:
league-mine-none = No tienes ningún encuentro en esta temporada.
league-schedule = Los encuentros de { $league }, temporada { $season }:
league-schedule-none = Los encuentros se sortean cuando empieza la temporada.
league-match = Encuentro { $number }, división { $division }: { $people }. { $state }
league-match-drawn = Se abre pronto.
league-match-trouble = No se ha podido abrir un hilo: { $why }.
league-match-open = Abierto en { $thread }.
league-match-open-nowhere = Abierto.
league-match-done = Acabado: { $results }.
league-match-adjudicated = Decidido sin jugarse hasta el final: { $results }.
league-match-void = No cuenta.
league-result = { $name } { $points }
league-result-forfeit = { $name } (abandono)

## El registro
league-log = Lo que han corregido quienes organizan { $league }, temporada { $season }:
league-log-none = En esta temporada no se ha corregido nada.
league-log-line = { $at } { $what } Motivo: { $reason }
league-log-no-reason = ya no se muestra
league-log-places = Puestos del encuentro { $number }: { $places } (antes: { $before }).
league-log-void = Encuentro { $number } anulado.
league-log-reopen = Encuentro { $number } reabierto.
league-log-remove = Fuera de la temporada: { $name }.
league-log-restore = De vuelta en la temporada: { $name }.
league-log-deadline = Plazo cambiado del { $before } al { $to }.
league-log-stop = La liga acaba con esta temporada.
league-log-other = Una corrección que esta versión no conoce.
league-log-not-shown = { $at } Discord no me deja publicar ni editar el mensaje de esta temporada. En el canal de la liga necesito *Ver canal*, *Enviar mensajes* y *Adjuntar archivos*; lo intentaré de nuevo con el próximo cambio.

## El panel para gestionar
league-manage = Gestionar { $league }, temporada { $season }. Indica *action* y *reason*; cualquiera puede leer ambas en el registro.
league-manage-out = Fuera de la temporada: { $names }.
league-action-places = fijar puestos
league-action-void = anular
league-action-reopen = reabrir
league-action-remove = excluir
league-action-restore = readmitir
league-action-deadline = ampliar el plazo
league-action-stop = terminar la liga
league-manage-how =
    -# *{ league-action-places }*: encuentro y puestos por asiento, como `1 3 2`; 0 es un abandono. *{ league-action-void }*, *{ league-action-reopen }*: encuentro. *{ league-action-remove }*, *{ league-action-restore }*: persona. *{ league-action-deadline }*: días desde ahora. *{ league-action-stop }*: no sigue ninguna temporada.

## Por qué no se puede
league-refused-stage-signup = La temporada sigue en inscripción.
league-refused-stage-playing = La temporada ya ha empezado. Aún puedes unirte como suplente.
league-refused-stage-closing = Los encuentros de la temporada han acabado.
league-refused-stage-closed = La temporada ha acabado.
league-refused-stage-cancelled = Esta temporada no se juega.
league-refused-joined = Ya participas.
league-refused-no-entrant = Esa persona no está en esta temporada.
league-refused-not-in = No estás en esta temporada.
league-refused-out = Estás fuera de esta temporada.
league-refused-full = La liga está completa.
league-refused-no-league = Esa liga no existe en este servidor.
league-refused-no-match = Ese encuentro no existe en esta temporada.
league-refused-match-state = Eso no se puede hacer con este encuentro tal como está ahora.
league-refused-own = Nadie corrige sus propios encuentros ni su propia participación. Puede hacerlo otra persona que gestione el servidor.
league-refused-no-organiser = Solo pueden hacerlo quienes gestionan el servidor.
league-refused-no-reason = Una corrección necesita un motivo, que cualquiera puede leer.
league-refused-places = Indica un puesto por asiento, como `1 3 2`; 0 es un abandono, y no pueden serlo todos.
league-refused-deadline = Un plazo nuevo debe ser posterior al actual, estar en el futuro y no pasar de un año. Un encuentro solo se puede reabrir mientras quede tiempo para jugarlo.
league-refused-too-many = Este servidor ya tiene todas las ligas que puede tener.
league-refused-format = Una liga tiene mesas de 2 a 4 personas, según permita su juego, y divisiones de 4 a 8.
league-refused-name = El nombre de una liga tiene de 1 a 40 caracteres, y ninguna otra liga del servidor lo lleva.
league-refused-missing = Esta acción necesita también la opción *{ $option }*.
