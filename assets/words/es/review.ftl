## Mientras se calcula
review-waits =
    Se va a analizar la partida de { $name }; esta página lo muestra en cuanto esté hecho. { $before ->
        [0] Es el próximo análisis.
        [one] Antes va { $before } análisis.
       *[other] Antes van { $before } análisis.
    }
review-under-way = Se está analizando la partida de { $name }: paso { $done } de { $of }. Esta página muestra el análisis en cuanto esté hecho.
review-failed = No se ha podido analizar esta partida. Inténtalo de nuevo en una hora.

## Rechazos
review-no-such-seat = No existe ese asiento en esta mesa, o no juega nadie en él.
review-private = { $name } no ha compartido el análisis de esta partida. Los análisis son privados hasta que se comparten con *{ button-review-share }*.
review-enough = Has pedido { $most ->
        [one] { $most } análisis
       *[other] { $most } análisis
    } en las últimas 24 horas, que es el máximo. Lo que ya está analizado se puede leer en cualquier momento.
review-off = Los análisis están desactivados en este bot.
review-not-whole = Aún no hay análisis de tu partida. *{ button-review }* pide uno.
review-gone = Esta partida ya no está guardada, y sus análisis se borraron con ella. Una mesa que nunca empezó no tiene análisis.
review-nothing-here = No jugaste en esta mesa, y nadie ha compartido aún un análisis de esta partida.
review-others = No jugaste en esta mesa. Puedes leer estos análisis:

## La página
review-head = **{ $name }** en **{ $game }**, según una IA que en cada decisión no sabía más que { $name } entonces.
review-own = En { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    } perdiste { $lost } ± { $error } puntos; decisiones sin coste apreciable: { $clean }.
review-of-other = En { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    } { $name } perdió { $lost } ± { $error } puntos; decisiones sin coste apreciable: { $clean }.
review-too-few = **{ $name }** tuvo en esta partida { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    } con más de una jugada sensata; un análisis necesita al menos { $least }.
review-band = -# La línea es la ventaja que se podía esperar; la banda muestra dónde está en 9 de cada 10 casos. Lo que va tras ± significa lo mismo.
review-swings = Los mayores cambios: { $swings }.
review-swing = **{ $number }** { $cause } en la ronda { $round }, { $points } ± { $error }
review-turning-points = Dónde se perdió más, con los botones para verlo:
review-turning-point = Ronda { $round }: { $points } ± { $error }, { $made }
review-no-turning-points = De ninguna decisión se puede asegurar que por sí sola costara mucho.
review-cause-own = tu jugada
review-cause-move = su jugada
review-cause-others = los demás
review-cause-cards = las cartas

## Números de puntos
review-more = +{ $points }
review-less = −{ $points }
review-even = { $points }

## Un punto de inflexión
review-point-head = Ronda { $round }, jugada { $number }: { $points } ± { $error } puntos.
review-point-made = **2** Elegiste: { $made }
review-point-made-by = **2** { $name } eligió: { $made }
review-point-better = **1** Mejor: { $better }. Motivo: { $reason }
review-point-then = -# Luego: { $moves }
review-point-gone = Este momento ya no existe.

## Compartir
review-shared = { $name } comparte el análisis de esta partida. { $figures }
review-shared-done = Quien mire esta mesa puede leer ahora tu análisis.

## La imagen y su texto alternativo
review-picture-after = ventaja esperada de { $name }
review-picture-below = ronda
review-picture-swing = { $points } ± { $error }, ronda { $round }
review-alt = Análisis de { $game }: la ventaja que { $name } podía esperar antes de cada decisión, con la mitad del ancho de la banda que la contiene 9 de cada 10 veces. Antes de la ronda { $round }: { $first }; el mínimo { $least }; el máximo { $most }; tras la última decisión { $last } ± { $error }.
review-alt-round = Ronda { $round }: { $points } ± { $error }.
