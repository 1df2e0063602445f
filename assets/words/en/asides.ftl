### What people leave at a table beside its game: notes for themselves, and tips who wins.

## Notes
asides-note = Your note here, which only you see: { $note }
asides-note-none = You have no note here. Write one with `/me note text:`; only you see it, in your panel.
asides-note-kept = Noted: { $note }
    Only you see it, in your panel. `/me note off:True` deletes it.
asides-note-dropped = Your note here is deleted.
asides-note-empty = A note cannot be empty. `/me note off:True` deletes your note.
asides-note-line = -# Your note: { $note }

## Tips
asides-tip-who = Who will win? You can make one prediction, and change it until half of the game is over. At the end everybody sees all predictions, nobody earlier.
asides-tip-is = Your prediction so far: { $who }.
asides-tip-seat = { $who }
asides-tip-kept = Your prediction is saved: { $who }. Everybody sees it at the end, nobody earlier.
asides-tip-late = Predictions are possible only while the game is running and less than half over.
asides-tip-plays = Players cannot make predictions.
asides-tips = Predictions: { $tips }.
asides-tips-on = { $who } (predicted by { $by })
asides-tips-more = { $number ->
    [one] { $number } more
   *[other] { $number } more
}
