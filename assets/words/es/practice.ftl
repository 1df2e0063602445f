practice-offer = **Seguir desde aquí**: una partida que solo ves tú, contra IA, desde la jugada { $number } de la mesa { $table }. No cuenta en ninguna estadística ni valoración, cada asiento se llama como su color y, si te vas, te espera una semana.
practice-cards-anew = Las cartas que no podías conocer se reparten de nuevo.
practice-cards-as-they-lay = Las cartas que no podías conocer son las de la partida.
practice-ends-lesson = Solo puedes tener una partida así a la vez: esta termina tu lección de { $game }.
practice-ends-other = Solo puedes tener una partida así a la vez: esta termina tu práctica de { $game }.
practice-seat-question = Tomar otro asiento
practice-seat = Tomar el asiento de { $name }
practice-seat-chosen = Asiento de { $name } (elegido)
practice-level-question = Jugar contra otro nivel
practice-level = Contra una IA { people-level }
practice-level-chosen = Contra una IA { people-level } (elegida)
practice-name =
    { $colour ->
        [purple] Morado
        [orange] Naranja
        [white] Blanco
       *[brown] Marrón
    }
practice-begins = **Práctica**: la partida sigue desde la jugada { $number } de la mesa { $table }. { practice-back }
practice-back = `{ name-game-learn }` te devuelve a ella; para terminarla, usa *{ button-help }* y luego *{ button-end-practice }*.
practice-goes-on = **Tu práctica de { $game }** continúa donde la dejaste. Para terminarla, usa *{ button-help }* y luego *{ button-end-practice }*.
practice-asks-to-replace = Tienes una práctica de { $game }, y solo puedes tener una a la vez. Una lección la termina.
practice-none = Esta práctica ha acabado. *{ button-play-on-from-here }*, en un momento anterior de una partida terminada, empieza otra.
practice-left = Has terminado la práctica.
practice-help = En una práctica se juega solo con los botones; los comandos son para mesas de verdad.
practice-not-here = En una práctica, no: es solo entre las IA y tú.
practice-over = **Esa era la práctica.** No cuenta en ninguna parte.
