## Notizen
asides-note = Deine Notiz hier, die nur du siehst: { $note }
asides-note-none = Hier hast du keine Notiz. Schreib eine mit `{ name-me-note } text:`; nur du siehst sie, in deinem Panel.
asides-note-kept = Notiert: { $note }
    Nur du siehst es, in deinem Panel. `{ name-me-note } off:True` löscht es.
asides-note-dropped = Deine Notiz hier ist gelöscht.
asides-note-empty = Eine Notiz kann nicht leer sein. `{ name-me-note } off:True` löscht deine Notiz.
asides-note-line = -# Deine Notiz: { $note }
