### What people leave at a table beside its game: notes for themselves, and tips who wins.

## Notes
asides-note = Your note here, which only you see: { $note }
asides-note-none = You have no note here. Write one with `/me note text:`; only you see it, in your panel.
asides-note-kept = Noted: { $note }
    Only you see it, in your panel. `/me note off:True` drops it.
asides-note-dropped = You have no note here any more.
asides-note-empty = A note needs words. `/me note off:True` drops the one that you have.
asides-note-line = -# Your note: { $note }

## Tips
asides-tip-who = Who wins? One tip a person; until half of the game is over you may change your tip. At the end everybody reads who tipped whom, and nobody before.
asides-tip-is = So far you have tipped { $who }.
asides-tip-seat = { $who }
asides-tip-kept = Your tip: { $who } wins. At the end everybody reads it, and nobody before.
asides-tip-late = Tips are taken while a game runs, until half of it is over.
asides-tip-plays = Those who play give no tips.
asides-tips = Tips: { $tips }.
asides-tips-on = { $who } by { $by }
asides-tips-more = { $number ->
    [one] { $number } more
   *[other] { $number } more
}
