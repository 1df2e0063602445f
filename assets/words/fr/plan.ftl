### Ce qu’une personne a planifié, caché aux autres.

plan-heading = **Ton plan** pour la table { $table }, caché aux autres :
plan-step = { $number }. { $wanted }
plan-else = { $first }, sinon { $then }
plan-best = { $what } (meilleur endroit)
plan-best-kind = { $what } (meilleur choix)
plan-at-least = { $what } ou plus, le plus bas d’abord
plan-ask = me demander
plan-repeats = La dernière étape est répétée.
plan-repeats-until = La dernière étape est répétée jusqu’au début de la manche { $round }.
plan-ends = Ensuite ton tour se termine, sauf si cela fait perdre quelque chose.
plan-unless = Le plan s’arrête si ceci arrive : { $what }.
plan-how = -# La première alternative permise est jouée, 20 à 90 secondes après le début de ton tour, sans mention. Si aucune n’est permise, tu reçois une mention. L’image montre la table telle qu’elle pourrait être à ce moment, si les autres jouent les meilleurs coups.
plan-so-far = Prévu jusqu’ici :
plan-choose = **Étape { $number } de ton plan**, cachée aux autres : que ferais-tu dans cette position imaginée ? Rien n’est joué maintenant.
plan-no-further = Il n’y a pas de décision à planifier après cela.
plan-not-open = Cela ne peut pas être planifié pour cette étape ; rien n’a changé.
plan-not-here = Pour planifier, il faut une place à la table et une partie en cours.

plan-decides = Ton plan décide ici : son coup est joué 20 à 90 secondes après le début de ton tour. Pour faire autre chose, joue maintenant, ou abandonne-le dans *{ button-my-plan }*.
plan-over-nothing-legal = **Ton plan est terminé** : rien de ce que dit l’étape suivante n’est permis maintenant.
plan-over-several = **Ton plan est terminé** : l’étape suivante correspond à plusieurs coups différents.
plan-over-happened = **Ton plan est terminé.** Raison : { $what }.
plan-over-round = **Ton plan est terminé** : sa manche est arrivée.
plan-over-overtaken = **Ton plan est terminé** : la décision était déjà prise.
plan-over-undone = **Ton plan est terminé** : un coup a été annulé.

## Dans les menus
plan-do = Plan : { $what }
plan-if-left = Si les autres m’en laissent plus
plan-if-taken = Si les autres prennent le meilleur
plan-select-step = Ajouter à une étape
plan-select-another = Étape { $number } : un autre coup si celui-là n’est pas permis
plan-select-at-least = Étape { $number } : si ce n’est pas permis, { $what }
plan-select-widen = Chaque étape : sinon le meilleur coup du même genre
plan-select-end = Ensuite terminer le tour
plan-select-go-on = Ne pas terminer le tour ensuite
plan-select-new = Étape { $number } : la décision suivante
plan-select-watch = Faire dépendre le plan de ce qui arrive
plan-watch-on = Arrêter si ceci arrive : { $what }
plan-watch-off = Continuer même si ceci arrive : { $what }
plan-watch-somebody = quelqu’un d’autre
plan-watch-moves = { $who } joue n’importe quel coup
plan-watch-certain = Plus précisément : { $what }…
plan-watch-player = N’importe quel coup d’une personne…
plan-watch-page = **Quand ton plan doit-il s’arrêter ?** Tu reçois alors une mention, comme s’il n’y avait pas de plan.
plan-select-thing = Quoi ?
plan-select-player = Qui ?
plan-select-remove = Retirer quelque chose
plan-remove = Retirer de l’étape { $number } : { $what }
