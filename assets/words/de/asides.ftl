## Notizen
asides-note = Deine Notiz hier, die nur du siehst: { $note }
asides-note-none = Hier hast du keine Notiz. Schreib eine mit `/me note text:`; nur du siehst sie, in deinem Panel.
asides-note-kept = Notiert: { $note }
    Nur du siehst es, in deinem Panel. `/me note off:True` löscht es.
asides-note-dropped = Deine Notiz hier ist gelöscht.
asides-note-empty = Eine Notiz kann nicht leer sein. `/me note off:True` löscht deine Notiz.
asides-note-line = -# Deine Notiz: { $note }

## Vorhersagen
asides-tip-who = Wer gewinnt? Du kannst eine Vorhersage machen und sie ändern, bis die Partie zur Hälfte vorbei ist. Am Ende werden alle Vorhersagen gezeigt, vorher keine.
asides-tip-is = Deine Vorhersage bisher: { $who }.
asides-tip-seat = { $who }
asides-tip-kept = Deine Vorhersage ist gespeichert: { $who }. Am Ende ist sie für alle zu sehen, vorher für niemanden.
asides-tip-late = Vorhersagen sind nur möglich, solange die Partie läuft und noch nicht zur Hälfte vorbei ist.
asides-tip-plays = Wer mitspielt, kann keine Vorhersage machen.
asides-tips = Vorhersagen: { $tips }.
asides-tips-on = { $who } (vorhergesagt von { $by })
asides-tips-more = { $number ->
    [one] noch { $number }
   *[other] noch { $number }
}
