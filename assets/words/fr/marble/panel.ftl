### Rome: City of Marble : ce que disent panneaux, boutons et menus.

## Au-dessus des boutons

marble-panel-your-turn = **À toi de jouer :** { $call }
marble-panel-ask-reward = **L’emplacement { $site } est terminé.** { $building ->
    [fountain] Tu peux déplacer un de tes magistrats de là vers { marble-space } : il t’y rapporte une pièce la prochaine fois que tu termines un tour, puis tu peux le réutiliser.
   *[other] Tu peux déplacer un de tes magistrats de là vers { marble-space } : il t’y rapporte de l’imperium (tant qu’il en reste) la prochaine fois que tu termines un tour, puis tu peux le réutiliser.
}
marble-panel-about-orders = Une consigne peut répondre à ta place : *{ marble-own }*, ou `{ name-marble-orders }`.
marble-panel-ask-finish = **Plusieurs emplacements sont complets.** Lequel est terminé ensuite ?
marble-panel-ask-open = **Ta tuile touche une source.** Pose les premiers segments ({ $aqueducts }).
marble-panel-purse = Tu as { $points } et { $coins } ; imperium : { $imperium }.
marble-panel-fresh = Prêtes au prochain tour : { $tiles }.
marble-panel-where = **Où va la tuile { marble-kind } ?** L’image porte les numéros des endroits ; 1 à 3 sont les meilleurs.
marble-panel-ask-magistrate = **{ $at } :** avec un magistrat ? Disponibles : { $left }. *{ marble-own }* contient ta consigne pour les emplacements terminés par les autres.
marble-panel-ask-piece = { $step ->
    [aqueduct] **Quel aqueduc ouvres-tu d’abord ?**
    [first] **Où mène le premier segment ?**
    [second] **Où mène le deuxième segment ?**
    [third] **Où mène le troisième segment ?**
   *[piece] **Quel segment poses-tu ?**
}
marble-panel-ask-else = **Quel choix ?**

## Choix

marble-panel-tile = { $kind ->
    [temple] Temple
    [bathhouse] Bains
    [theatre] Théâtre
   *[arena] Arène
} · { $ready ->
    [one] { $ready } prête
   *[other] { $ready } prêtes
} · { $places ->
    [one] { $places } endroit
   *[other] { $places } endroits
}
marble-panel-tile-in-short = Jouer { $kind ->
    [temple] temple
    [bathhouse] bains
    [theatre] théâtre
   *[arena] arène
} · { $ready ->
    [one] { $ready } prête
   *[other] { $ready } prêtes
}
marble-panel-best = au mieux : { $brings }
marble-panel-row = Ligne { $row }
marble-panel-magistrate = { $magistrate ->
    [true] Avec un magistrat
   *[false] Sans magistrat
}
marble-panel-lay-first = { $piece }, puis un autre segment
marble-panel-lead-to = Vers { $to }

## Ce qu’un coup rapporte

marble-panel-makes = { $whose ->
    [you] { marble-building } en { $site } pour toi : { $points }
    [another] { marble-building } en { $site } pour quelqu’un d’autre : { $points }
   *[nobody] { marble-building } en { $site }
}

## Pourquoi il n’y a rien à choisir

marble-panel-leave-out = Rien à choisir ici : laisse vide
marble-panel-instead = { $order ->
    [open] Aucun aqueduc à ouvrir maintenant
    [finish] Aucun emplacement complet
    [reward] Aucun emplacement ne vient d’être terminé
    [spend] Tu n’as pas d’imperium à rendre
   *[other] Pas maintenant
}. D’abord : { $duty }

## Le bouton Aide

marble-panel-help-over = Il n’y a plus rien à faire. `{ name-game-score }` montre le résultat.
marble-panel-help-not-you = Ce n’est pas à toi de jouer. Tu peux tout regarder.
marble-panel-help-act = Il te reste { marble-actions }. Chacun de ces coups en prend une :
marble-panel-help-can = { $order ->
    [play] - **Jouer** une tuile prête (`{ name-marble-play }`) : choisis son type, l’endroit, et si un magistrat va dessus.
    [draw] - **Piocher** deux tuiles (`{ name-marble-draw }`), prêtes à partir de ton prochain tour.
    [expand] - **Prolonger** des aqueducs ouverts (`{ name-marble-expand }`) de deux segments.
    [recall] - **Rappeler** un magistrat (`{ name-marble-recall }`).
   *[spend] L’imperium achète d’autres actions (`{ name-marble-spend }`). Puis termine ton tour (`{ name-marble-end }`).
}
marble-panel-help-decide = Maintenant : { $duty }.
marble-explain = { $kind ->
    [draw] Pour jouer, il te faut des tuiles. Ce que tu pioches maintenant est prêt à partir de ton prochain tour. Le type d’une tuile dit pour quel bâtiment tes magistrats dessus comptent : pense donc à un emplacement où tu peux en avoir le plus.
    [play] Là où six triangles se touchent, il y a un emplacement. Quand des tuiles et des collines couvrent les six, un bâtiment y est construit, pour la personne qui, sans égalité, a le plus de magistrats sur les tuiles de ce type autour. Mets un magistrat sur une tuile où il peut gagner un tel emplacement ; sans magistrat, la tuile ne fait que remplir le terrain.
    [types] Compte les tuiles qui se touchent à un emplacement : 3 temple, 4 bains, 5 théâtre, 6 arène. Seuls les magistrats sur des tuiles de ce type comptent. Un angle obtus remplit deux des six triangles, un angle aigu ou une colline un seul : trois angles obtus font un temple. Compte donc ce qui doit encore venir avant de jouer une tuile.
    [lead] Un emplacement rapporte des points à la personne qui, sans égalité, y a le plus de magistrats. En cas d’égalité, ou sans magistrat du bon type, il devient une fontaine, qui ne rapporte rien à personne. Un magistrat peut donc aussi empêcher quelqu’un d’être en tête.
    [bridges] Une tuile sur une case avec un pont prend le pont, qui rapporte de { $least } à { $most } points à la fin ; personne d’autre n’en voit la valeur.
    [springs] Une tuile qui touche une source ouvre un aqueduc, dont tu poses les premiers segments. À la fin, chaque bâtiment qu’un aqueduc atteint rapporte { $on_aqueduct }.
    [fountains] Une fontaine ne rapporte rien quand elle est construite, mais à la fin, chaque bâtiment à côté d’elle rapporte { $fountain }. Et si tu poses un segment d’aqueduc qui l’atteint, tu reçois une pièce, qui vaut { $coin } à la fin.
    [expand] Les aqueducs n’appartiennent à personne : à la fin, chaque bâtiment qu’un aqueduc atteint rapporte { $on_aqueduct }. Fais-les passer par tes bâtiments et loin de ceux des autres.
    [orders] Un emplacement peut être terminé pendant le tour de quelqu’un d’autre, et tu peux alors déplacer un de tes magistrats de là. Ta consigne dit à l’avance ce que tu veux, pour que personne ne t’attende. Par défaut, seuls les magistrats sans effet sont déplacés. *{ marble-own }* permet de la changer.
    [recall] Tu as peu de magistrats. Un magistrat sans effet revient avec `{ name-marble-recall }`, pour une action ; celui qui quitte un emplacement terminé pour une case Imperium revient gratuitement, et rapporte quelque chose.
    [open] Tu poses les premiers segments d’un aqueduc, et tout le monde peut le prolonger ensuite. Fais-le passer par tes propres bâtiments : chaque bâtiment atteint te rapporte { $on_aqueduct } à la fin.
    [finish] Plusieurs emplacements sont complets. Tu choisis l’ordre, et il compte : un magistrat que tu envoies ailleurs après l’un d’eux ne compte plus pour le suivant.
    [reward] Un de tes magistrats peut maintenant quitter cet emplacement. { $building ->
        [fountain] Dans le trésor, il rapporte une pièce.
       *[other] Sur une case Imperium, il rapporte une tuile Imperium, qui vaut une action de plus ou des points à la fin.
    } Envoie un magistrat sans effet si tu en as un.
    [imperium] À la fin, pour chaque type, qui a le plus de tuiles Imperium sans égalité reçoit { $alone } ; en cas d’égalité, { $tied } chacun. Pendant la partie, chacune t’achète une action de plus à ton tour. Les magistrats ne reviennent que quand tu termines un tour.
    [last] La fin approche : quand trois piles sont vides à la fin d’un tour, tout le monde a encore une action, et l’imperium n’en achète plus. C’est le moment pour ce qui compte à la fin : ponts, aqueducs, imperium.
   *[end] Tes actions sont utilisées. Rendre de l’imperium en achète une de plus ; ce que tu gardes compte à la fin.
}
marble-panel-help-more = *{ button-undo }* (`{ name-game-undo }`) annule ton dernier coup, tant que tu n’as pas vu de pont et que personne d’autre n’a joué. *{ button-look }* (`{ name-game-board }`) montre le plateau. `{ name-game-rules }` explique le jeu.

## La page de ce qu’on possède

marble-panel-own = **Tu as** { $points } ; prêtes : { $ready } ; piochées dans ce tour : { $fresh } ; à placer : { $magistrates }.
marble-panel-own-post = Un magistrat en { $tile } ({ marble-kind }) : { $corners ->
    [0] sans effet
   *[other] angles ouverts : { $corners }
}.
marble-panel-own-spaces = À la fin de ton prochain tour, reviennent avec de l’imperium : { $spaces } ; avec une pièce : { $treasury }.
marble-panel-own-score = Si la partie finissait maintenant, tu aurais { $points }.

## Pourquoi un conseil propose un coup

marble-reason-lacks = aucune tuile prête de ce type : { $kinds }
marble-reason-few-ready = { $ready ->
    [0] tu n’as aucune tuile prête
    [one] seulement { $ready } tuile prête
   *[other] seulement { $ready } tuiles prêtes
}
marble-reason-reaches = { $own ->
    [0] { $number ->
        [0] mène vers là où tu peux construire
       *[other] rapporte { marble-coins }
    }
    [one] { $number ->
        [0] atteint { $own } de tes bâtiments
       *[other] atteint { $own } de tes bâtiments et rapporte { marble-coins }
    }
   *[other] { $number ->
        [0] atteint { $own } de tes bâtiments
       *[other] atteint { $own } de tes bâtiments et rapporte { marble-coins }
    }
}
marble-reason-spent = ce magistrat ne peut plus compter pour aucun emplacement, et tu peux l’utiliser ailleurs
marble-reason-needed-elsewhere = ce magistrat est plus utile ailleurs
marble-reason-waits = ton magistrat qui s’y trouve attend ce bâtiment : { marble-kind }
marble-reason-nears = fait avancer des emplacements où tu as des magistrats
marble-reason-becomes = { $building ->
    [fountain] { $site } devient une fontaine
    [temple] { $site } devient un temple, pour { $points }
    [bathhouse] { $site } devient des bains, pour { $points }
    [theatre] { $site } devient un théâtre, pour { $points }
   *[arena] { $site } devient une arène, pour { $points }
}
marble-reason-goal = { $soon ->
    [now] ensuite, dans ce tour : { $becomes }
   *[next] ensuite, au prochain tour : { $becomes }
}
marble-reason-brings = { $building ->
    [fountain] rapporte une pièce
   *[other] rapporte de l’imperium ({ marble-building })
}
marble-reason-sends = { $was_spent ->
    [true] magistrat sans effet ; { marble-reason-brings }
   *[false] { marble-reason-brings } ; le magistrat est de nouveau disponible à la fin de ton tour
}
marble-reason-keeps = tes magistrats y peuvent encore gagner d’autres emplacements
marble-reason-spares = une action de plus ; tu peux te passer de cet imperium ({ marble-kind })
marble-reason-nothing-to-do = rien ne vaut une tuile Imperium pour une action de plus

## Consignes, au plus 100 caractères

marble-order-send-spent-or-ask = Envoyer un magistrat sans effet, sinon me demander
marble-order-send-spent-or-keep = Envoyer un magistrat sans effet, garder les autres
marble-order-always-send = Un sans effet, sinon celui avec le moins d’angles ouverts
marble-order-always-ask = Toujours me demander
marble-order = { $order ->
    [send_spent_or_ask] { marble-order-send-spent-or-ask }
    [send_spent_or_keep] { marble-order-send-spent-or-keep }
    [always_send] { marble-order-always-send }
   *[always_ask] { marble-order-always-ask }
}

## Ce qui se règle avant le début

marble-wish-fixed-hills = Collines fixes : Esquilin, Quirinal, Aventin
marble-wish-hill-corners = L’angle d’une colline compte comme une tuile de son emplacement
marble-wish-fountains = Les fontaines ne rapportent que le long des bords de tuiles

## Ce qu’on consulte, choisit et possède
marble-sheet-pieces = tuiles, bâtiments et points
marble-own = Mes pièces

## Comment on peut nommer un choix
marble-panel-called-magistrate = { marble-panel-called-magistrate-short } magistrat
marble-panel-called-magistrate-short = { $magistrate ->
    [true] avec
   *[false] sans
}
marble-panel-called-none = aucun magistrat
marble-panel-called-none-short = aucun
marble-panel-called-keep = garder
