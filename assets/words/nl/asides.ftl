## Notities
asides-note = Je notitie hier, die alleen jij ziet: { $note }
asides-note-none = Je hebt hier geen notitie. Schrijf er een met `{ name-me-note } text:`; alleen jij ziet die, in je paneel.
asides-note-kept = Genoteerd: { $note }
    Alleen jij ziet dit, in je paneel. `{ name-me-note } off:True` wist de notitie.
asides-note-dropped = Je notitie hier is gewist.
asides-note-empty = Een notitie kan niet leeg zijn. `{ name-me-note } off:True` wist je notitie.
asides-note-line = -# Je notitie: { $note }
