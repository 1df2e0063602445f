button-your-turn = Te toca
button-my-panel = Mi panel
button-look = Mirar
button-tip = Pronosticar quién gana
button-not-now = No recordármelo
button-undo = Deshacer
button-plan-like = Planear como la pista
button-plan-next = Acción siguiente
button-ask-no-more = Sí, y no preguntar más aquí
button-help = Ayuda
button-learn = Cómo se juega
button-play-on = Seguir jugando
button-versus = Partida contra esta IA
button-learn-again = Otra lección
button-unlearn = Terminar lección
button-end-practice = Terminar práctica
button-play-on-from-here = Seguir desde aquí
button-practice-begin = Empezar
button-practice-again = Otra vez desde ahí
button-cards-anew = Repartir de nuevo lo oculto
button-cards-as-they-lay = Mantener las cartas
button-learn-on = Seguir jugando: { $game }
button-learn-other = Nueva lección: { $game }
button-rules-details = Detalles
button-rules-example = Ejemplo de puntuación
button-rules-back = Las reglas
button-rules-short = Resumen
button-explain-off = Dejar de explicar
button-explain-on = Explicar las decisiones
button-hint = Pista
button-back = Volver
button-rematch = Revancha
button-film = Película
button-curve = Puntuación por turnos
button-hands = Manos finales
button-missed = La jugada que se me escapó
button-review = Análisis
button-review-show = Ver ronda { $round }: { $points }
button-review-share = Compartir
button-review-back = Volver al análisis
button-review-of = Análisis de { $name }
button-show = Mostrar a todo el canal
button-still = La partida sigue
button-i-am-back = Ya estoy aquí

button-join = Unirse
button-leave = Salir
button-start = Empezar
button-fair-play = ¿Es justo el reparto?
button-remove-ai = Quitar IA
button-settings = Ajustes
button-table-name = Nombre de la mesa
button-join-ranked = Unirse y figurar en la tabla
button-do-not-join = No unirse
button-open-ranked = Hacerla clasificatoria aquí
button-leave-friendly = Dejarla amistosa

button-take-seat = Tomar el asiento
button-take-this-seat = Tomar asiento { $seat } · { $name }
button-let-ai = Que juegue una IA
button-decline = No, gracias
button-withdraw = Retirar oferta
button-vote =
    { $answer ->
        [agree] A favor
        [against] En contra
        [skip] Saltar este turno
        [stand_in] Que juegue una IA
        [replace] Ofrecer el asiento
       *[wait] Esperar más
    }
button-unpropose = Retirar propuesta
button-propose = Proponer…
button-give-to-ai = Dárselo a la IA
button-change-nothing = No cambiar nada
button-give-seat-up = Ceder mi asiento
button-keep-seat = Conservar mi asiento

button-next-table = Mesa siguiente
button-earlier = ◀ Antes
button-later = Después ▶
button-now = Ahora
button-as-text = Como texto
button-as-picture = Como imagen
button-previous = Anterior
button-more = Más
button-forget-me = Olvidarme
button-close-tables =
    { $tables ->
        [one] Cerrar { $tables } mesa
       *[other] Cerrar { $tables } mesas
    }

button-plan-ahead = Planear
button-my-plan = Mi plan
button-drop-plan = Descartar el plan
button-plan-ask = Preguntarme entonces
button-plan-best = El mejor lugar
button-plan-pass = Pasar hasta que ocurra algo
button-plan-pass-until = Pasar hasta la ronda { $round }

button-rank-show = Mostrar aquí
button-daily-deal = Jugar el reparto
button-daily-play = Jugar
button-daily-share = Compartir
button-daily-board = Tabla
button-daily-before = ◀ { $date }
button-daily-best = La mejor partida
button-daily-own = Mi partida
button-daily-practise = Practicar
button-puzzle = Resolver el problema
button-puzzle-solution = El problema
button-puzzle-answer = { $letter }
button-puzzle-moves = Las jugadas
button-puzzle-table = Toda la mesa
button-puzzle-hand = Mi mano
button-league-join = Unirse
button-league-stay = Unirse o seguir
button-league-reserve = Como suplente
button-league-leave = Salir
button-league-leave-sure = Dejar la temporada
button-league-ranked = Unirse y figurar en la tabla
button-league-standings = Clasificación
button-league-mine = Mis encuentros
button-league-schedule = Calendario
button-league-log = Registro
button-league-up = ◀ División superior
button-league-down = División inferior ▶
