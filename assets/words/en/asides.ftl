### Notes that players leave for themselves at a table.

## Notes
asides-note = Your note here, which only you see: { $note }
asides-note-none = You have no note here. Write one with `{ name-me-note } text:`; only you see it, in your panel.
asides-note-kept = Noted: { $note }
    Only you see it, in your panel. `{ name-me-note } off:True` deletes it.
asides-note-dropped = Your note here is deleted.
asides-note-empty = A note cannot be empty. `{ name-me-note } off:True` deletes your note.
asides-note-line = -# Your note: { $note }
