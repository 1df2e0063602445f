## Notas
asides-note = Tu nota aquí, que solo ves tú: { $note }
asides-note-none = No tienes ninguna nota aquí. Escribe una con `/me note text:`; solo la ves tú, en tu panel.
asides-note-kept = Anotado: { $note }
    Solo lo ves tú, en tu panel. `/me note off:True` lo borra.
asides-note-dropped = Tu nota de aquí está borrada.
asides-note-empty = Una nota no puede estar vacía. `/me note off:True` borra tu nota.
asides-note-line = -# Tu nota: { $note }

## Pronósticos
asides-tip-who = ¿Quién va a ganar? Puedes hacer un pronóstico y cambiarlo hasta la mitad de la partida. Al final se muestran todos; antes no los ve nadie.
asides-tip-is = Tu pronóstico hasta ahora: { $who }.
asides-tip-seat = { $who }
asides-tip-kept = Tu pronóstico está guardado: { $who }. Se muestra al final; antes no lo ve nadie.
asides-tip-late = Solo se puede pronosticar durante la primera mitad de la partida.
asides-tip-plays = Quien juega no puede hacer pronósticos.
asides-tips = Pronósticos: { $tips }.
asides-tips-on = { $who } (según { $by })
asides-tips-more = { $number ->
    [one] { $number } persona más
   *[other] { $number } personas más
}
