### `/daily puzzle` : le problème du jour.

## La question et la réponse
puzzle-head = **Le problème du jour, { $date }** : { $game } à deux. { $stars }
puzzle-question = C’est à toi de jouer, dans une partie entre deux IA. Lequel de ces coups est le meilleur ?
puzzle-choice = **{ $letter }** { $what }
puzzle-one-answer = -# Une seule réponse compte, avant le { $closes }. Personne d’autre ne voit laquelle c’était.
puzzle-right = **{ $letter }** est la bonne réponse.
puzzle-wrong = Tu as choisi **{ $own }**. **{ $letter }** est le meilleur coup.
puzzle-solution = **{ $letter }** est le meilleur coup.
puzzle-best = **{ $letter }** { $what } : { $reason }.
puzzle-loses = **{ $letter }** { $what } : { $points } ± { $error } points
puzzle-chosen = { $told } ({ $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    })
puzzle-figures-later = -# Le nombre de personnes qui ont choisi chaque coup apparaît le { $at }. *{ button-daily-share }* révèle seulement si tu as trouvé le meilleur.
puzzle-found-by-nobody = Personne au classement de ce serveur n’a trouvé le meilleur coup.
puzzle-found-by = Trouvé ici par { $more ->
        [0] { $names }.
        [one] { $names } et { $more } autre personne.
       *[other] { $names } et { $more } autres personnes.
    }
puzzle-you = Toi
puzzle-other = IA

## Dans les salons
puzzle-announced = **Le problème du jour** : quel coup est le meilleur ? { $game } à deux.
puzzle-announced-closed = **Le problème du jour**, { $game } : le meilleur coup était « { $what } ». { $people ->
        [0] Personne n’a répondu.
        [one] Sur tous les serveurs, { $people } réponse, dont { $solved } juste.
       *[other] Sur tous les serveurs, { $people } réponses, dont { $solved } { $solved ->
            [one] juste
           *[other] justes
        }.
    }
puzzle-shared-found = { $name } : problème du { $date } · résolu
puzzle-shared-missed = { $name } : problème du { $date } · pas résolu

## Entraînement
puzzle-practice-begins = **Entraînement** : { $game }, à partir de la position du problème du { $date }. Les cartes que tu ne peux pas connaître sont redistribuées. Cette partie ne compte nulle part. { practice-back }

## Séries
puzzle-streak = Problèmes : **{ $now ->
        [one] { $now } jour
       *[other] { $now } jours
    }** de suite. Ta plus longue série : { $best } ; tu as répondu à { $dates ->
        [one] { $dates } problème.
       *[other] { $dates } problèmes.
    }

## Pourquoi rien n’est possible
puzzle-none-yet = Il n’y a pas de problème aujourd’hui : j’en cherche encore de bons dans des parties entre IA. La donne du jour est là : `{ name-daily-deal }`.
puzzle-none = Ce problème n’existe pas. `{ name-daily-puzzle }` montre celui d’aujourd’hui.
puzzle-over = Tu ne peux pas répondre maintenant au problème du { $date } : on répond le jour même, en UTC. `{ name-daily-puzzle }` montre celui d’aujourd’hui.
puzzle-not-answered = Tu n’as pas répondu au problème du { $date }.
