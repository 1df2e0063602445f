### Ce qu’on laisse à une table à côté du jeu : notes pour soi, et pronostics.

## Notes
asides-note = Ta note ici, cachée aux autres : { $note }
asides-note-none = Tu n’as pas de note ici. Écris-en une avec `/me note text:` ; elle apparaît dans ton panneau, cachée aux autres.
asides-note-kept = Noté : { $note }
    La note apparaît dans ton panneau, cachée aux autres. `/me note off:True` la supprime.
asides-note-dropped = Ta note ici est supprimée.
asides-note-empty = Une note ne peut pas être vide. `/me note off:True` supprime ta note.
asides-note-line = -# Ta note : { $note }

## Pronostics
asides-tip-who = Qui va gagner ? Tu peux faire un pronostic, et le changer jusqu’à la moitié de la partie. À la fin, tout le monde voit tous les pronostics, personne avant.
asides-tip-is = Ton pronostic jusqu’ici : { $who }.
asides-tip-seat = { $who }
asides-tip-kept = Ton pronostic est enregistré : { $who }. Tout le monde le voit à la fin, personne avant.
asides-tip-late = Les pronostics ne sont possibles que pendant la première moitié de la partie.
asides-tip-plays = On ne peut pas faire de pronostic sur sa propre partie.
asides-tips = Pronostics : { $tips }.
asides-tips-on = { $who } (selon { $by })
asides-tips-more = { $number ->
    [one] { $number } de plus
   *[other] { $number } de plus
}
