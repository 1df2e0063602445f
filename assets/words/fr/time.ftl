### Temps : mentions, rappels, délais, durées.

## Mentions
time-table = -# { $game }, table { $table }
time-table-named = -# { $name } ({ $game }, table { $table })
time-ping = { $you }, à toi de jouer : { $duty }
time-call =
    { $why ->
        [reminder] { $you }, c’est toujours à toi de jouer : { $duty }
        [warning] { $you }, ton temps est bientôt écoulé : { $duty }
       *[first] { $you }, à toi de jouer : { $duty }
    }
time-direct-call =
    { $why ->
        [reminder] C’est toujours à toi de jouer dans { $place } : { $duty }
        [warning] Ton temps est bientôt écoulé dans { $place } : { $duty }
       *[first] C’est à toi de jouer dans { $place } : { $duty }
    }
time-next-up = Ton tour vient ensuite dans { $place }. Au tour maintenant : { $name }.
time-shut-out = Je ne peux plus écrire dans { $place }, donc personne n’y est mentionné. Les messages manquants suivront quand une personne qui gère le serveur m’aura rendu les permissions.
time-shut-out-turn = Je ne peux plus écrire dans { $place }, et c’est à toi d’y jouer : { $duty }
time-channel-gone = Le salon de la table { $table } ({ $game }) sur { $server } a été supprimé. La table attend d’être déplacée : personne n’est mentionné, aucun temps ne s’écoule, et rien n’est perdu. Pour continuer, demande à une personne qui gère le serveur d’utiliser `{ name-admin-move }` dans un autre salon.
time-next-in-line = -# { $you }, ton tour vient ensuite.

## Quand le temps d’un tour est écoulé
time-limit =
    { $then ->
        [ai] Le temps de ce tour finit le { $at } ; une IA le joue alors.
        [vote] Le temps de ce tour finit le { $at } ; les autres peuvent alors sauter le tour ou offrir la place.
       *[remind] Le temps de ce tour finit le { $at }.
    }

## Pourquoi personne n’est mentionné
time-your-own-turn = C’est ton propre tour : appuie sur *{ button-your-turn }*.
time-nobody-to-call = Personne n’a besoin d’une mention maintenant : `{ name-game-status }` dit ce que la table attend.
time-not-now = { $name } a des heures calmes ou ne veut pas de rappels maintenant. La mention viendra ensuite.
time-called-lately = { $name } a eu une mention récemment. Tu pourras redemander une mention le { $again }.

## Durées
time-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
time-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
time-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
time-hours-minutes = { time-hours } { time-minutes }
time-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
time-days-hours = { time-days } { time-hours }

## Dates
time-date =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
time-date-short = { $day }/{ $month }/{ $year }
