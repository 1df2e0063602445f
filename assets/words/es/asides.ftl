## Notas
asides-note = Tu nota aquí, que solo ves tú: { $note }
asides-note-none = No tienes ninguna nota aquí. Escribe una con `{ name-me-note } text:`; solo la ves tú, en tu panel.
asides-note-kept = Anotado: { $note }
    Solo lo ves tú, en tu panel. `{ name-me-note } off:True` lo borra.
asides-note-dropped = Tu nota de aquí está borrada.
asides-note-empty = Una nota no puede estar vacía. `{ name-me-note } off:True` borra tu nota.
asides-note-line = -# Tu nota: { $note }
