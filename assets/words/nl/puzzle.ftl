### `/daily puzzle`: de puzzel van de dag.

## De vraag en het antwoord
puzzle-head = **De puzzel van de dag { $date }**: { $game } voor twee. { $stars }
puzzle-question = Jij bent aan de beurt in een partij tussen twee AI's. Welke van deze zetten is de beste?
puzzle-choice = **{ $letter }** { $what }
puzzle-one-answer = -# Eén antwoord telt, gegeven vóór { $closes }. Niemand ziet welk het was.
puzzle-right = **{ $letter }** is goed.
puzzle-wrong = Je koos **{ $own }**. **{ $letter }** is de beste.
puzzle-solution = **{ $letter }** is de beste.
puzzle-best = **{ $letter }** { $what }: { $reason }.
puzzle-loses = **{ $letter }** { $what }: { $points } ± { $error } punten
puzzle-chosen = { $told } ({ $people ->
        [one] { $people } persoon
       *[other] { $people } personen
    })
puzzle-figures-later = -# Hoeveel mensen welke zet kozen, verschijnt { $at }. *Delen* verklapt alleen of je de zet vond.
puzzle-found-by-nobody = Niemand op de ranglijst van deze server vond de zet.
puzzle-found-by = Hier gevonden door { $more ->
        [0] { $names }.
        [one] { $names } en { $more } ander.
       *[other] { $names } en { $more } anderen.
    }
puzzle-you = Jij
puzzle-other = AI

## In kanalen
puzzle-announced = **De puzzel van de dag**: welke zet is de beste? { $game } voor twee.
puzzle-announced-closed = **De puzzel van de dag**, { $game }: de beste zet was „{ $what }”. { $people ->
        [0] Niemand heeft geantwoord.
        [one] Van { $people } antwoord op alle servers samen: { $solved } goed.
       *[other] Van { $people } antwoorden op alle servers samen: { $solved } goed.
    }
puzzle-shared-found = { $name }: Puzzel { $date } · gevonden
puzzle-shared-missed = { $name }: Puzzel { $date } · niet gevonden

## Oefenen
puzzle-practice-begins = **Oefenpartij**: { $game }, vanaf de stelling van de puzzel { $date }. Kaarten die je niet kunt kennen, worden opnieuw gedeeld. Die telt nergens. Met `/game learn` kom je er weer bij; beëindigen kan met *{ button-help }* en vervolgens *{ button-end-practice }*.

## Reeksen
puzzle-streak = Puzzels: **{ $now ->
        [one] { $now } dag
       *[other] { $now } dagen
    }** op rij. Je langste reeks: { $best }; beantwoord: { $dates ->
        [one] { $dates } puzzel.
       *[other] { $dates } puzzels.
    }

## Waarom het niet kan
puzzle-none-yet = Er is vandaag geen puzzel: ik zoek nog naar goede in partijen tussen AI's. De deling van de dag is er: `/daily deal`.
puzzle-none = Die puzzel is er niet. `/daily puzzle` toont die van vandaag.
puzzle-over = De puzzel van { $date } kan nu niet beantwoord worden: dat kan alleen op de dag zelf, in UTC. `/daily puzzle` toont die van vandaag.
puzzle-not-answered = Je hebt de puzzel van { $date } niet beantwoord.
