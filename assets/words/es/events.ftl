events-took-back =
    { $name } deshace { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }.
events-automatic = { $line } (automático)
events-skipped = { $line } (turno saltado)
events-ordered = { $line } (orden permanente)
events-planned = { $line } (planeado)
events-stand-in = { $line } (lo juega una IA)
events-turn = { $name } { $did }
events-turn-gains = { $name } { $did } · { $gains }
events-each = { $of }: { $each }
events-each-one = { $name } { $what }
events-entry = { $name }: { $said }.
events-earlier =
    -# … { $lines ->
        [one] { $lines } línea
       *[other] { $lines } líneas
    } antes; `{ name-game-log-show }` lo tiene todo.
events-since-last-turn = **Desde tu último turno**:
events-until-now = **Hasta ahora**:
# In one line above a panel: what happened, or how much
events-in-brief = { $is_first ->
    [true] **Hasta ahora:** { $told }
   *[false] **Desde tu último turno:** { $told }
}
events-in-brief-some = { $is_first ->
    [true] **Hasta ahora:** { $told } *{ button-help }* muestra el resto.
   *[false] **Desde tu último turno:** { $told } *{ button-help }* muestra el resto.
}
events-legend = -# { $marks ->
    [outlines] Los corchetes blancos marcan la última loseta; los contornos, aros, puntos y líneas verdes marcan
   *[corners] Una esquina con ✦ y una línea bajo un número marcan
} lo que es nuevo desde tu último turno.
events-more = … y { $number } más: { $counts }. `{ name-game-log-show } since:` lo muestra todo.
events-more-counted = … y { $number } más: { $counts }.
