### `/daily puzzle`: de puzzel van de dag.

## De vraag en het antwoord
puzzle-head = **De puzzel van de dag, { $date }**: { $game } voor twee. { $stars }
puzzle-question = Jij bent aan de beurt in een partij tussen twee AI’s. Welke van deze zetten is de beste?
puzzle-choice = **{ $letter }** { $what }
puzzle-one-answer = -# Je hebt één antwoord, vóór { $closes }. Niemand anders ziet welk antwoord het was.
puzzle-right = **{ $letter }** is de juiste zet.
puzzle-wrong = Je koos **{ $own }**. **{ $letter }** is de beste.
puzzle-solution = **{ $letter }** is de beste.
puzzle-best = **{ $letter }** { $what }: { $reason }.
puzzle-loses = **{ $letter }** { $what }: { $points } ± { $error } punten
puzzle-chosen = { $told } ({ $people ->
        [one] { $people } persoon
       *[other] { $people } personen
    })
puzzle-figures-later = -# Hoeveel mensen elke zet kozen, verschijnt { $at }. *{ button-daily-share }* verklapt alleen of je de beste vond.
puzzle-found-by-nobody = Niemand op de ranglijst van deze server vond de beste zet.
puzzle-found-by = Hier gevonden door { $more ->
        [0] { $names }.
        [one] { $names } en { $more } ander.
       *[other] { $names } en { $more } anderen.
    }
puzzle-you = Jij
puzzle-other = AI

## In kanalen
puzzle-announced = **De puzzel van de dag**: welke zet is de beste? { $game } voor twee.
puzzle-announced-closed = **De puzzel van de dag**, { $game }: de beste zet was ‘{ $what }’. { $people ->
        [0] Niemand heeft geantwoord.
        [one] Op alle servers samen { $people } antwoord, waarvan goed: { $solved }.
       *[other] Op alle servers samen { $people } antwoorden, waarvan goed: { $solved }.
    }
puzzle-shared-found = { $name }: Puzzel van { $date } · opgelost
puzzle-shared-missed = { $name }: Puzzel van { $date } · niet opgelost

## Oefenen
puzzle-practice-begins = **Oefenpartij**: { $game }, vanaf de stand van de puzzel van { $date }. Kaarten die je niet kunt kennen, worden opnieuw gedeeld. Deze partij telt nergens mee. { practice-back }

## Reeksen
puzzle-streak = Puzzels: **{ $now ->
        [one] { $now } dag
       *[other] { $now } dagen
    }** op rij. Je langste reeks: { $best }; beantwoord: { $dates ->
        [one] { $dates } puzzel.
       *[other] { $dates } puzzels.
    }

## Waarom het niet kan
puzzle-none-yet = Er is vandaag geen puzzel: ik zoek nog naar goede in partijen tussen AI’s. De deling van de dag is er wel: `{ name-daily-deal }`.
puzzle-none = Die puzzel bestaat niet. `{ name-daily-puzzle }` toont die van vandaag.
puzzle-over = Op de puzzel van { $date } kun je nu niet antwoorden: dat kan alleen op de dag zelf, in UTC. `{ name-daily-puzzle }` toont die van vandaag.
puzzle-not-answered = Je hebt niet op de puzzel van { $date } geantwoord.
