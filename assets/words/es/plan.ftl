plan-heading = **Tu plan** para la mesa { $table }, que solo ves tú:
plan-step = { $number }. { $wanted }
plan-else = { $first }; si no, { $then }
plan-best = { $what } (el mejor lugar)
plan-best-kind = { $what } (la mejor opción)
plan-at-least = { $what } o más, de menor a mayor
plan-ask = preguntarme
plan-repeats = El último paso se repite.
plan-repeats-until = El último paso se repite hasta que empiece la ronda { $round }.
plan-unless = Acaba si ocurre: { $what }.
plan-how = -# Se juega la primera alternativa legal, de 20 a 90 segundos después de que llegue tu turno, sin mención. Si ninguna es legal, se te menciona. La imagen muestra cómo puede estar la mesa entonces, si los demás hacen las mejores jugadas.
plan-none = No has planeado nada en la mesa { $table }. Nadie más ve lo que planeas antes de que se juegue.
plan-choose = **Paso { $number } de tu plan**: ¿qué harías en esta posición? La mesa de abajo es imaginaria, y ahora no se juega nada.
    -# Supongo que los demás hacen las mejores jugadas; las cartas desconocidas se adivinan.
plan-no-further = Después de esto no tienes ninguna decisión que planear.
plan-not-open = Eso no se puede planear para este paso; no ha cambiado nada.
plan-not-here = Solo puede planear quien juega, y solo durante la partida.

plan-decides = Aquí decide tu plan: su jugada se hace de 20 a 90 segundos después de llegar tu turno. Para hacer otra cosa, juega ya, o descártalo en *{ button-my-plan }*.
plan-over-nothing-legal = **Tu plan ha acabado**: ahora no es legal nada de lo que dice su próximo paso.
plan-over-several = **Tu plan ha acabado**: su próximo paso coincide con varias jugadas distintas.
plan-over-happened = **Tu plan ha acabado.** Motivo: { $what }.
plan-over-round = **Tu plan ha acabado**: ha llegado su ronda.
plan-over-overtaken = **Tu plan ha acabado**: la decisión ya estaba tomada.
plan-over-undone = **Tu plan ha acabado**: se ha deshecho una jugada.

## Menús
plan-select-step = Añadir a un paso
plan-select-another = Paso { $number }: otra jugada si esa no es legal
plan-select-at-least = Paso { $number }: si eso no es legal, { $what }
plan-select-widen = Cada paso: si no, la mejor jugada del mismo tipo
plan-select-new = Paso { $number }: la decisión siguiente
plan-select-watch = Que dependa de lo que ocurra
plan-watch-on = Acabar si ocurre: { $what }
plan-watch-off = Seguir aunque ocurra: { $what }
plan-watch-somebody = otra persona
plan-watch-moves = { $who } hace cualquier jugada
plan-watch-certain = Más exacto: { $what } …
plan-watch-player = Cualquier jugada de una persona …
plan-watch-page = **¿Cuándo debe acabar tu plan?** Entonces se te menciona, como si no hubiera plan.
plan-select-thing = ¿Qué?
plan-select-player = ¿Quién?
plan-select-remove = Quitar algo
plan-remove = Quitar del paso { $number }: { $what }
