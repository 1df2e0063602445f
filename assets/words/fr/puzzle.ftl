### `/daily puzzle` : le problème du jour.

## La question et la réponse
puzzle-head = **Le problème du jour, { $date }** : { $game } à deux. { $stars }
puzzle-question = C’est à toi de jouer, dans une partie entre deux IA. Lequel de ces coups est le meilleur ?
puzzle-choice = **{ $letter }** { $what }
puzzle-one-answer = -# Une seule réponse compte, donnée avant le { $closes }. Personne ne voit laquelle c’était.
puzzle-right = **{ $letter }** : c’est juste.
puzzle-wrong = Tu as choisi **{ $own }**. **{ $letter }** est le meilleur coup.
puzzle-solution = **{ $letter }** est le meilleur coup.
puzzle-best = **{ $letter }** { $what } : { $reason }.
puzzle-loses = **{ $letter }** { $what } : { $points } ± { $error } points
puzzle-chosen = { $told } ({ $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    })
puzzle-figures-later = -# Combien de personnes ont choisi chaque coup apparaît le { $at }. *{ button-daily-share }* révèle seulement si tu l’as trouvé.
puzzle-found-by-nobody = Personne au classement de ce serveur ne l’a trouvé.
puzzle-found-by = Trouvé ici par { $more ->
        [0] { $names }.
        [one] { $names } et { $more } autre personne.
       *[other] { $names } et { $more } autres personnes.
    }
puzzle-you = Toi
puzzle-other = IA

## Dans les salons
puzzle-announced = **Le problème du jour** : quel coup est le meilleur ? { $game } à deux.
puzzle-announced-closed = **Le problème du jour**, { $game } : le meilleur coup était « { $what } ». { $people ->
        [0] Personne n’a répondu.
        [one] Sur { $people } réponse de tous les serveurs, justes : { $solved }.
       *[other] Sur { $people } réponses de tous les serveurs, justes : { $solved }.
    }
puzzle-shared-found = { $name } : problème { $date } · trouvé
puzzle-shared-missed = { $name } : problème { $date } · pas trouvé

## Entraînement
puzzle-practice-begins = **Entraînement** : { $game }, à partir de la position du problème, { $date }. Les cartes que tu ne peux pas connaître sont redistribuées. Il ne compte nulle part. `/game learn` t’y ramène ; pour l’arrêter, appuie sur *{ button-help }* puis sur *{ button-end-practice }*.

## Séries
puzzle-streak = Problèmes : **{ $now ->
        [one] { $now } date
       *[other] { $now } dates
    }** de suite. Ta plus longue série : { $best } ; réponses : { $dates ->
        [one] { $dates } problème.
       *[other] { $dates } problèmes.
    }

## Pourquoi rien n’est possible
puzzle-none-yet = Il n’y a pas de problème aujourd’hui : j’en cherche encore de bons dans des parties entre IA. La donne du jour est là : `/daily deal`.
puzzle-none = Ce problème n’existe pas. `/daily puzzle` montre celui d’aujourd’hui.
puzzle-over = On ne peut pas répondre maintenant au problème de cette date, { $date } : on répond le jour même, en UTC. `/daily puzzle` montre celui d’aujourd’hui.
puzzle-not-answered = Tu n’as pas répondu au problème de cette date, { $date }.
