### Les Bâtisseurs : Antiquité : montants et cartes, ce qui s’est passé, à qui de jouer.

builders-title = Les Bâtisseurs : Antiquité

## Montants et cartes, comme parties d’autres messages

builders-sesterces = { $number ->
    [one] { $number } sesterce
   *[other] { $number } sesterces
}
builders-actions = { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
builders-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
builders-amount = { $resource ->
    [stone] { $amount ->
        [one] { $amount } pierre
       *[other] { $amount } pierres
    }
    [wood] { $amount } bois
    [architecture] { $amount ->
        [one] { $amount } architecture
       *[other] { $amount } architectures
    }
   *[decoration] { $amount ->
        [one] { $amount } décoration
       *[other] { $amount } décorations
    }
}
builders-resource = { $resource ->
    [stone] pierre
    [wood] bois
    [architecture] architecture
   *[decoration] décoration
}
builders-tool = { $tool ->
    [stone] maillet
    [wood] scie
    [architecture] équerre
   *[decoration] pinceau
}
builders-no-resources = rien
builders-of-each = { $number } de chaque ressource
builders-prisoner = Prisonnier
builders-freed-prisoner = Prisonnier libéré
builders-member = { $name } ({ $brings })
builders-some-cards = { $number ->
    [one] { $name }
   *[other] { $name } ×{ $number }
}
builders-reward = { $sesterces } et { $points }
builders-sending-costs = { $price ->
    [0] ne coûte rien à l’envoi
    [one] coûte { $price } sesterce par envoi
   *[other] coûte { $price } sesterces par envoi
}
builders-needs = demande { $need }
builders-needs-so-many = { $number ->
    [one] demande { $number } ressource
   *[other] demande { $number } ressources
}
builders-brings = apporte { $what }
builders-missing = manque : { $missing }
builders-nothing-missing = il ne manque rien

## Ce qui s’est passé, une ligne chacun

builders-opened = { $who } ouvre **{ $building }**.
builders-recruited = { $who } recrute **{ $worker }** ({ $brings }).
builders-row-filled = Nouvelle carte dans la rangée : { $card }.
builders-row-shrinks = La pioche est vide, la rangée rétrécit.
builders-bought = { $bought ->
    [one] { $bought } action a été achetée pour { $price }.
   *[other] { $bought } actions ont été achetées pour { $price }.
}
builders-invested-prisoner = { $who } investit { $price } : **prisonnier** ({ $brings }).
builders-invested-tool = { $who } investit { $price } : **{ $card }**.
builders-invested-university = { $who } investit { $price } : **{ $card }**.
builders-educated = { $student } a appris et apporte maintenant { $learned }.
builders-took-loan = { $who } prend un **emprunt** de { $gain }.
builders-sent = { $spent ->
    [0] { $who } envoie { $worker } ({ $brings }) au chantier **{ $building }** ; { $missing }.
    [one] { $who } envoie { $worker } ({ $brings }) au chantier **{ $building }** pour { $spent } sesterce ; { $missing }.
   *[other] { $who } envoie { $worker } ({ $brings }) au chantier **{ $building }** pour { $spent } sesterces ; { $missing }.
}
builders-sent-with-tool = { $spent ->
    [0] { $who } envoie { $worker } + { $tool } ({ $brings }) au chantier **{ $building }** ; { $missing }.
    [one] { $who } envoie { $worker } + { $tool } ({ $brings }) au chantier **{ $building }** pour { $spent } sesterce ; { $missing }.
   *[other] { $who } envoie { $worker } + { $tool } ({ $brings }) au chantier **{ $building }** pour { $spent } sesterces ; { $missing }.
}
builders-sending-took = Cela prend { $actions }.
builders-sending-bought = { $bought ->
    [one] Cela prend { $actions }, dont { $bought } achetée pour { $price }.
   *[other] Cela prend { $actions }, dont { $bought } achetées pour { $price }.
}
builders-sending-all-bought = Il faut pour cela acheter { $actions } pour { $price }.
builders-finished = { $who } __termine **{ $building }**__ et reçoit { $reward }. De retour : { $crew }.
builders-machine-joins = { $machine } rejoint l’équipe et apporte { $brings }.
builders-took = { $who } prend { $sesterces } pour { $actions }.
builders-freed = { $who } libère un **prisonnier** ({ $brings }). L’envoyer coûte maintenant { $price }.
builders-ended-turn = { $who } termine son tour.
builders-ended-turn-early = { $who } termine son tour sans utiliser { $actions }.

## Ce qui s’ensuit

builders-round = La __manche { $round }__ commence.
builders-last-round = __La dernière manche :__ { $who } a { $points }. La manche est jouée jusqu’au bout, pour que tout le monde ait eu le même nombre de tours.
builders-over = La partie est terminée. { $number ->
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
} Points : { $totals }.
builders-stalled = Il ne se passait plus rien, la partie est donc terminée. { $number ->
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
} Points : { $totals }.
builders-total = { $who } : { $score }
builders-tally-freed = { $number ->
    [one] Décompte final : { $who } libère { $number } prisonnier.
   *[other] Décompte final : { $who } libère { $number } prisonniers.
}
builders-tally-repaid = { $number ->
    [one] Décompte final : { $who } rembourse { $number } emprunt.
   *[other] Décompte final : { $who } rembourse { $number } emprunts.
}

## La même chose dans un résumé, derrière le nom et deux points

builders-brief-opened = ouvre **{ $building }**
builders-brief-recruited = recrute **{ $worker }** ({ $brings })
builders-brief-prisoner = investit dans un **prisonnier** ({ $brings })
builders-brief-invested = investit : **{ $card }**
builders-brief-loan = prend un **emprunt**
builders-brief-sent = envoie { $worker } au chantier **{ $building }**
builders-brief-sent-with-tool = envoie { $worker } + { $tool } au chantier **{ $building }**
builders-brief-finished = __termine **{ $building }**__ pour { $reward }
builders-brief-took = prend { $sesterces }
builders-brief-freed = libère un **prisonnier**
builders-brief-ended-turn = termine son tour
builders-brief-buying = { $number ->
    [one] { $did } avec { $number } action achetée
   *[other] { $did } avec { $number } actions achetées
}

## La même chose dans la ligne d’un tour

builders-story-round = **Manche { $round }**
builders-story-last-round = La dernière manche : { $who } a { $points }.
builders-story-over = { $stalled ->
    [true] La partie n’avançait plus et est terminée.
   *[false] La partie est terminée.
}
builders-story-opened = ouvre { $building }
builders-story-finished = { $is_opened ->
    [true] ouvre et __termine { $building }__
   *[false] __termine { $building }__
}
builders-story-recruited = recrute { $worker }
builders-story-bought = achète { $card }
builders-story-loan = prend un emprunt de { $gain }
builders-story-freed = libère un prisonnier ({ $brings })
builders-story-sent = envoie { $workers } au chantier { $building }
builders-story-with = { $did } ({ $tools })
builders-story-bought-actions = { $number ->
    [one] achète { $number } action ({ $price })
   *[other] achète { $number } actions ({ $price })
}
builders-story-coins = { $number ->
    [one] { $change } sesterce
   *[other] { $change } sesterces
}
builders-story-points = +{ $points }

## Ce qui est seulement compté

builders-count = { $kind ->
    [open] { $number ->
        [one] { $number } chantier ouvert
       *[other] { $number } chantiers ouverts
    }
    [recruit] { $number ->
        [one] { $number } ouvrier recruté
       *[other] { $number } ouvriers recrutés
    }
    [invest] { $number ->
        [one] { $number } investissement
       *[other] { $number } investissements
    }
    [send] { $number ->
        [one] { $number } ouvrier envoyé
       *[other] { $number } ouvriers envoyés
    }
    [finish] { $number ->
        [one] { $number } bâtiment terminé
       *[other] { $number } bâtiments terminés
    }
    [take] { $number } fois des sesterces
    [free] { $number ->
        [one] { $number } prisonnier libéré
       *[other] { $number } prisonniers libérés
    }
    [end_turn] { $number ->
        [one] { $number } tour terminé
       *[other] { $number } tours terminés
    }
    [round] { $number ->
        [one] { $number } nouvelle manche
       *[other] { $number } nouvelles manches
    }
    [last_round] { $number ->
        [one] { $number } dernière manche
       *[other] { $number } dernières manches
    }
   *[over] { $number ->
        [one] { $number } fin de partie
       *[other] { $number } fins de partie
    }
}

## Ce qu’il y a à faire

builders-call-no-site = tu as { $actions } et { $sesterces }, mais pas encore de chantier. Équipe disponible : { $free } sur { $team }.
builders-call-site = tu as { $actions }, { $sesterces } et le chantier { $site } ({ $missing }). Équipe disponible : { $free } sur { $team }.
builders-call-sites = tu as { $actions }, { $sesterces } et { $sites } chantiers. Équipe disponible : { $free } sur { $team }.
builders-call-last-round = C’est la dernière manche.
builders-call-over = la partie est terminée.
builders-duty-act = utiliser au plus { $actions }, puis terminer le tour
builders-duty-buy = terminer le tour ou acheter une action
builders-duty-end = terminer le tour
builders-duty-over = rien

## Options

builders-option-automatic = les tours ne finissent que quand on les termine

## Le bouton Aide

builders-help-over = Il n’y a plus rien à faire. `{ name-game-score }` montre le résultat.
builders-help-not-you = Ce n’est pas à toi de jouer. Tu peux tout regarder.
builders-help-have = Tu as { $actions } et { $sesterces }. Une action de plus coûte { $price }.
builders-help-points = Points des bâtiments et machines : { $have } sur { $needed }.
builders-help-send = - Envoie quelqu’un sur un de tes chantiers (`{ name-builders-send }`) : choisis le chantier, puis qui y va. Si tu peux terminer un bâtiment ce tour-ci, le panneau te montre comment.
builders-help-open = - Ouvre un bâtiment de la rangée (`{ name-builders-open }`). C’est alors un de tes chantiers : avec *{ commands-builders-send.button }*, tu y envoies tes ouvriers.
builders-help-recruit = - Recrute un ouvrier de la rangée (`{ name-builders-recruit }`) : cela prend une action et ne coûte pas de sesterces.
builders-help-invest = - Investis une fois par tour (`{ name-builders-invest }`) : un prisonnier, un outil, une université ou un emprunt.
builders-help-free = - Libère un prisonnier qui n’est sur aucun chantier (`{ name-builders-free }`).
builders-help-take = - Échange des actions inutilisées contre des sesterces (`{ name-builders-take }`).
builders-help-end = - Termine ton tour (`{ name-builders-end }`).
builders-explain = { $kind ->
    [open] Il te faut un bâtiment à construire et des gens qui apportent ce qu’il demande : choisis les deux ensemble, dans l’ordre que tu veux. Compare ce que demandent les bâtiments de la rangée avec ce qu’apportent les ouvriers : un petit bâtiment vite terminé paie le suivant. N’ouvre que ce que tu peux commencer : un chantier ne se rend pas.
    [sites] Tu as plusieurs chantiers ouverts. Aucun ne rapporte quoi que ce soit avant la fin, alors termines-en un avant d’en ouvrir un autre : regarde ce qui manque à chacun, et recrute les ouvriers qui apportent exactement cela.
    [recruit] Une plus grande équipe termine de plus grands bâtiments. Les symboles d’un ouvrier montrent ce que tu obtiens à chaque envoi ; recrute ceux qui apportent ce qui manque à tes chantiers. Recruter coûte une action et pas de sesterces : tu ne paies que pour envoyer.
    [price] Tu paies le prix d’un ouvrier à chaque envoi, et les ressources dont le bâtiment n’a pas besoin sont perdues. Un apprenti bon marché qui apporte la dernière pierre vaut donc mieux qu’un maître qui en apporte quatre.
    [take] Les actions dont tu n’as pas besoin s’échangent contre des sesterces : toutes en une fois rapportent bien plus que l’une après l’autre. Sans sesterces, personne ne va travailler : y passer un tour de temps en temps, c’est rentable.
    [invest] Une fois par tour, tu peux investir. Un outil apporte une ressource de plus à chaque envoi ; une université forme un ouvrier pour toujours ; un emprunt apporte des sesterces maintenant et coûte plus tard ; un prisonnier travaille gratuitement, mais coûte un point à la fin si tu ne le libères pas.
    [send] Un chantier est terminé dès que ton équipe a apporté tout ce qu’il demande. Envoie des ouvriers qui apportent ce qui manque et pas beaucoup plus ; le premier envoyé à un chantier dans un tour prend une action, le deuxième deux, le troisième trois. Un bâtiment terminé paie aussitôt, et toute l’équipe qui y travaillait est de nouveau disponible.
   *[end] Tes actions sont utilisées. Tu peux toujours en acheter une de plus avec des sesterces : c’est utile si elle termine un bâtiment, rarement sinon.
}
builders-help-more = *{ button-undo }* (`{ name-game-undo }`) annule ton dernier coup, tant qu’aucune rangée n’est complétée et que le tour suivant n’a pas commencé. *{ button-look }* (`{ name-game-board }`) montre la table, *{ builders-own }* (`{ name-game-hand }`) ton équipe. `{ name-game-rules }` explique le jeu, `{ name-game-card }` chaque carte.

## Pourquoi une option de `/builders` n’a rien à choisir
builders-instead-no-student = Seule une université forme quelqu’un : laisse cette option vide
builders-instead-invested = Tu as déjà fait ton seul investissement de ce tour
builders-instead-no-tool = Aucun outil ne peut être emporté : laisse cette option vide
builders-instead-no-site = Tu n’as pas encore de chantier ; /builders open en ouvre un
builders-instead-all-at-work = Toute ton équipe est au travail jusqu’à la fin de ses chantiers
builders-instead-no-prisoner = Aucun de tes prisonniers ne peut être libéré maintenant
builders-instead-no-action = Il ne reste aucune action, et une de plus coûte { $price } ; /builders end
builders-instead-too-little = Rien de cela n’est possible avec { $actions } et { $sesterces }

## Ce qu’on consulte, choisit et possède
builders-sheet-buildings = bâtiments et machines
builders-sheet-workers = ouvriers et investissements
builders-own = Mon équipe

## Comment on peut nommer un choix
builders-called-no-tool = Aucun outil
builders-called-no = non
builders-called-without = sans
builders-called-without-tool = sans outil

## Ce dont un plan peut dépendre
builders-watch-open = { $who } ouvre un chantier
builders-watch-open-one = { $who } ouvre { $what }
builders-watch-recruit = { $who } recrute un ouvrier
builders-watch-recruit-one = { $who } recrute { $what }
builders-watch-invest = { $who } investit
builders-watch-invest-one = { $who } achète { $what }
builders-watch-last-round = la dernière manche commence

builders-line = { $line ->
    [buildings] bâtiments
    [machines] machines
    [prisoners] prisonniers
    [loans] emprunts
    [sesterces] sesterces
   *[total] total
}
