### `/daily puzzle`: das Tagesrätsel.

## Frage und Antwort
puzzle-head = **Das Tagesrätsel vom { $date }**: { $game } zu zweit. { $stars }
puzzle-question = Du bist am Zug, in einer Partie zwischen zwei KIs. Welcher dieser Züge ist der beste?
puzzle-choice = **{ $letter }** { $what }
puzzle-one-answer = -# Du hast eine einzige Antwort, bis { $closes }. Welche es war, sieht sonst niemand.
puzzle-right = **{ $letter }** ist richtig.
puzzle-wrong = Du hast **{ $own }** gewählt. **{ $letter }** ist am besten.
puzzle-solution = **{ $letter }** ist am besten.
puzzle-best = **{ $letter }** { $what }: { $reason }.
puzzle-loses = **{ $letter }** { $what }: { $points } ± { $error } Punkte
puzzle-chosen = { $told } ({ $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    })
puzzle-figures-later = -# Wie viele Personen welchen Zug gewählt haben, erscheint { $at }. *{ button-daily-share }* verrät nur, ob du den besten gefunden hast.
puzzle-found-by-nobody = Niemand auf der Rangliste dieses Servers hat den besten Zug gefunden.
puzzle-found-by = Hier gefunden von { $more ->
        [0] { $names }.
        [one] { $names } und { $more } weiteren Person.
       *[other] { $names } und { $more } weiteren Personen.
    }
puzzle-you = Du
puzzle-other = KI

## In Kanälen
puzzle-announced = **Das Tagesrätsel**: Welcher Zug ist der beste? { $game } zu zweit.
puzzle-announced-closed = **Das Tagesrätsel**, { $game }: Der beste Zug war „{ $what }“. { $people ->
        [0] Niemand hat geantwortet.
        [one] Auf allen Servern { $people } Antwort, davon richtig: { $solved }.
       *[other] Auf allen Servern { $people } Antworten, davon richtig: { $solved }.
    }
puzzle-shared-found = { $name }: Tagesrätsel vom { $date } · gelöst
puzzle-shared-missed = { $name }: Tagesrätsel vom { $date } · nicht gelöst

## Übung
puzzle-practice-begins = **Übungspartie**: { $game }, aus der Stellung des Rätsels vom { $date }. Karten, die du nicht kennen kannst, werden neu ausgeteilt. Die Partie zählt nirgends. { practice-back }

## Serien
puzzle-streak = Rätsel: **{ $now ->
        [one] { $now } Tag
       *[other] { $now } Tage
    }** in Folge. Deine längste Serie: { $best }; beantwortet: { $dates ->
        [one] { $dates } Rätsel.
       *[other] { $dates } Rätsel.
    }

## Warum nichts zu machen ist
puzzle-none-yet = Heute gibt es kein Rätsel: Ich suche noch gute in Partien, die KIs gegeneinander spielen. Die Tagespartie ist da: `{ name-daily-deal }`.
puzzle-none = Dieses Rätsel gibt es nicht. `{ name-daily-puzzle }` zeigt das heutige.
puzzle-over = Auf das Rätsel vom { $date } kannst du jetzt nicht antworten: Das geht nur an seinem eigenen Tag, in UTC. `{ name-daily-puzzle }` zeigt das heutige.
puzzle-not-answered = Du hast auf das Rätsel vom { $date } nicht geantwortet.
