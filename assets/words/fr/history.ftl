### Ce qui s’est passé depuis un moment d’une partie, en mots.
## Depuis quand, au milieu d’une phrase
history-last-turn = ton dernier tour
history-week = une semaine
history-day = un jour
history-start = le début de la partie
history-move = le coup { $number }
history-round = le début de la manche { $round }

## Ce qui en est dit
history-nothing = Rien ne s’est passé depuis { $moment }.
history-heading = **Depuis { $moment }**, { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } :
history-heading-newest = **Depuis { $moment }**, { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } : le fichier les a toutes, voici les dernières.
history-still-to-come = Le coup { $number } n’a pas encore été joué : la table en est au coup { $now }. Choisis-en un plus tôt.
history-no-last-turn = Tu n’as pas de place à cette table, donc pas de dernier tour ici. Choisis un jour, une manche ou un numéro de coup.
history-unknown = « { $typed } » n’est pas un moment de cette partie. Choisis-en un parmi ceux proposés, par exemple *mon dernier tour*, *il y a un jour* ou *manche 3*, ou tape un numéro de coup.
