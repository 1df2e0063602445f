lesson-begins = **Una lección de { $game }**: las primeras { $rounds } rondas de una partida contra una IA fácil, a tu ritmo. Solo la ves tú. Si te vas, te espera una semana; para terminarla antes, usa *{ button-help }* y luego *{ button-unlearn }*.
    { $aim }
    Las líneas citadas dicen qué importa ahora; *{ button-hint }* dice qué haría una IA, y `{ name-game-rules }` tiene todas las reglas.
lesson-asks-to-replace = Tienes una lección de { $game }, y solo puedes tener una a la vez. Una nueva la termina.
lesson-goes-on = **Tu lección de { $game }** continúa donde la dejaste. Para empezar de nuevo, termínala antes: usa *{ button-help }* y luego *{ button-unlearn }*.
lesson-explained = > { $says }
lesson-none = No tienes ninguna lección en marcha. `{ name-game-learn }` empieza una.
lesson-left = Has dejado la lección. `{ name-game-learn } game:{ $game }` la empieza de nuevo; `{ name-game-new }`, una partida.
lesson-help = En una lección se juega solo con los botones; los comandos son para mesas de verdad.
lesson-not-here = En una lección, no: es solo entre la IA y tú.
lesson-over = **Esa era la lección.** La imagen muestra cuántos puntos tendrías si la partida acabara aquí; una partida entera sigue así hasta el final.
    `{ name-game-new }` abre una mesa para ti y tus amistades, o para ti y una IA (`ai:normal`); `{ name-game-rules }` tiene el resto de las reglas.
