### `/daily puzzle`: das Rätsel des Tages.

## Frage und Antwort
puzzle-head = **Das Rätsel vom { $date }**: { $game } zu zweit. { $stars }
puzzle-question = Du bist am Zug, in einer Partie zwischen zwei KI. Welcher dieser Züge ist der beste?
puzzle-choice = **{ $letter }** { $what }
puzzle-one-answer = -# Eine Antwort zählt, gegeben vor { $closes }. Niemand sieht, welche es war.
puzzle-right = **{ $letter }** ist richtig.
puzzle-wrong = Du hast **{ $own }** gewählt. **{ $letter }** ist am besten.
puzzle-solution = **{ $letter }** ist am besten.
puzzle-best = **{ $letter }** { $what }: { $reason }.
puzzle-loses = **{ $letter }** { $what }: { $points } ± { $error } Punkte
puzzle-chosen = { $told } ({ $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    })
puzzle-figures-later = -# Wie viele Personen welchen Zug gewählt haben, erscheint { $at }. *Teilen* verrät nur, ob du ihn gefunden hast.
puzzle-found-by-nobody = Niemand auf der Rangliste dieses Servers hat ihn gefunden.
puzzle-found-by = Hier gefunden von { $more ->
        [0] { $names }.
        [one] { $names } und { $more } weiteren Person.
       *[other] { $names } und { $more } weiteren Personen.
    }
puzzle-you = Du
puzzle-other = KI

## In Kanälen
puzzle-announced = **Das Rätsel des Tages**: Welcher Zug ist der beste? { $game } zu zweit.
puzzle-announced-closed = **Das Rätsel des Tages**, { $game }: Der beste Zug war „{ $what }“. { $people ->
        [0] Niemand hat geantwortet.
        [one] Von { $people } Antwort auf allen Servern: { $solved } richtig.
       *[other] Von { $people } Antworten auf allen Servern: { $solved } richtig.
    }
puzzle-shared-found = { $name }: Rätsel { $date } · gefunden
puzzle-shared-missed = { $name }: Rätsel { $date } · nicht gefunden

## Übung
puzzle-practice-begins = **Übungspartie**: { $game }, ab der Stellung des Rätsels vom { $date }. Karten, die du nicht kennen kannst, werden neu verteilt. Sie zählt nirgends. `/game learn` bringt dich zurück zu ihr; beenden kannst du sie mit *{ button-help }* und dann *{ button-end-practice }*.

## Serien
puzzle-streak = Rätsel: **{ $now ->
        [one] { $now } Tag
       *[other] { $now } Tage
    }** in Folge. Deine längste Serie: { $best }; beantwortet: { $dates ->
        [one] { $dates } Rätsel.
       *[other] { $dates } Rätsel.
    }

## Warum nichts zu machen ist
puzzle-none-yet = Heute gibt es kein Rätsel: Ich suche noch gute in Partien, die KI gegeneinander spielen. Die Tagespartie ist da: `/daily deal`.
puzzle-none = Dieses Rätsel gibt es nicht. `/daily puzzle` zeigt das heutige.
puzzle-over = Das Rätsel vom { $date } kann jetzt nicht beantwortet werden: Geantwortet wird am selben Tag, in UTC. `/daily puzzle` zeigt das heutige.
puzzle-not-answered = Du hast das Rätsel vom { $date } nicht beantwortet.
