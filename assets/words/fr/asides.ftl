### Ce qu’on laisse à une table à côté du jeu : notes pour soi.

## Notes
asides-note = Ta note ici, cachée aux autres : { $note }
asides-note-none = Tu n’as pas de note ici. Écris-en une avec `{ name-me-note } text:` ; elle apparaît dans ton panneau, cachée aux autres.
asides-note-kept = Noté : { $note }
    La note apparaît dans ton panneau, cachée aux autres. `{ name-me-note } off:True` la supprime.
asides-note-dropped = Ta note ici est supprimée.
asides-note-empty = Une note ne peut pas être vide. `{ name-me-note } off:True` supprime ta note.
asides-note-line = -# Ta note : { $note }
