### Rome: City of Marble : pièces, ce qui s’est passé, à qui de jouer.

marble-title = Rome: City of Marble

## Pièces, comme parties d’autres messages

marble-hill = { $hill ->
    [palatine] Palatin
    [esquiline] Esquilin
    [viminal] Viminal
    [quirinal] Quirinal
    [capitoline] Capitole
    [aventine] Aventin
   *[caelian] Caelius
}

marble-kind = { $kind ->
    [temple] temple
    [bathhouse] bains
    [theatre] théâtre
   *[arena] arène
}
marble-building = { $building ->
    [temple] temple
    [bathhouse] bains
    [theatre] théâtre
    [arena] arène
   *[fountain] fontaine
}
marble-space = { $building ->
    [temple] la case temple
    [bathhouse] la case bains
    [theatre] la case théâtre
    [arena] la case arène
   *[fountain] le trésor
}
marble-aqueduct = { $aqueduct ->
    [grey] gris
    [brown] brun
   *[white] blanc
}
marble-kinds = { $kind ->
    [temple] { $number ->
        [one] { $number } temple
       *[other] { $number } temples
    }
    [bathhouse] { $number } bains
    [theatre] { $number ->
        [one] { $number } théâtre
       *[other] { $number } théâtres
    }
   *[arena] { $number ->
        [one] { $number } arène
       *[other] { $number } arènes
    }
}
marble-nothing = rien
marble-actions = { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
marble-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
marble-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
marble-magistrates = { $number ->
    [one] { $number } magistrat
   *[other] { $number } magistrats
}
marble-piece = { marble-aqueduct } → { $to }

## Ce que quelqu’un fait

marble-did-draw = { $form ->
    [line] { $who } pioche { $tiles }.
    [part] pioche { $tiles }
   *[button] Piocher { $tiles }
}
marble-did-expand = { $form ->
    [line] { $who } pose des segments d’aqueduc : { $pieces }.
    [part] pose des segments d’aqueduc : { $pieces }
   *[button] Prolonger : { $pieces }
}
marble-did-recall = { $form ->
    [line] { $who } rappelle un magistrat posé en { $tile }.
    [part] rappelle un magistrat posé en { $tile }
   *[button] Rappeler le magistrat posé en { $tile }
}
marble-with-magistrate = { $magistrate ->
    [true] {" "}avec un magistrat
   *[false] {""}
}
marble-did-play = { $form ->
    [line] { $who } joue une tuile **{ marble-kind }**{ marble-with-magistrate } en **{ $at }**.
    [part] joue une tuile { marble-kind }{ marble-with-magistrate } en **{ $at }**
   *[button] Jouer { marble-kind } en { $at }{ marble-with-magistrate }
}
marble-did-open = { $form ->
    [line] { $who } __ouvre l’aqueduc **{ marble-aqueduct }**__{ $pieces ->
        [0] , mais aucun segment ne peut être posé
       *[other] {" "}par { $path }
    }.
    [part] __ouvre l’aqueduc **{ marble-aqueduct }**__
   *[button] Ouvrir l’aqueduc { marble-aqueduct }{ $pieces ->
        [0] {""}
       *[other] {" "}par { $path }
    }
}
marble-did-finish = { $form ->
    [line] { $who } termine l’emplacement { $site }.
    [part] termine l’emplacement { $site }
   *[button] Terminer { $site }
}
marble-did-send = { $form ->
    [line] { $who } déplace un magistrat posé en { $tile } vers { marble-space }.
    [part] déplace un magistrat vers { marble-space }
   *[button] Déplacer le magistrat posé en { $tile } vers { marble-space }
}
marble-did-keep = { $form ->
    [line] { $who } ne déplace aucun magistrat.
    [part] ne déplace aucun magistrat
   *[button] N’en déplacer aucun
}
marble-did-spend = { $form ->
    [line] { $who } rend une tuile Imperium ({ marble-kind }) pour une action de plus.
    [part] rend une tuile Imperium ({ marble-kind }) pour une action
   *[button] Rendre une tuile Imperium ({ marble-kind }) pour une action
}
marble-did-end = { $form ->
    [line] { $who } termine son tour.
    [part] termine son tour
   *[button] Terminer le tour
}

## Ce qui s’ensuit

marble-bridge = { $form ->
    [line] { $who } prend le pont en { $space }.
   *[part] prend le pont en { $space }
}
marble-built = { $form ->
    [line] { $who } construit __**{ marble-building }**__ en { $site } pour { $points }.
   *[part] __construit **{ marble-building }**__ en { $site } pour { $points }
}
marble-fountain = Une **fontaine** est construite en { $site } : égalité en tête, ou aucun magistrat du bon type.
marble-coin = { $form ->
    [line] Le segment atteint la fontaine en { $at } : { $who } prend une pièce.
   *[part] prend une pièce
}
marble-collected = { $form ->
    [line] { $who } reçoit { $brought ->
        [imperium] de l’imperium ({ $imperium })
        [coins] { marble-coins } du trésor
       *[both] de l’imperium ({ $imperium }) et { marble-coins }
    }.
   *[part] reçoit { $brought ->
        [imperium] de l’imperium ({ $imperium })
        [coins] { marble-coins }
       *[both] de l’imperium ({ $imperium }) et { marble-coins }
    }
}

## Ce qui concerne tout le monde

marble-last-round = __La dernière manche :__ trois piles sont vides. Tout le monde a encore une action ; { $who } jouera en dernier.
marble-round = La __manche { $round }__ commence.
marble-over = La partie est terminée. { $number ->
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
} Points : { $totals }.
marble-total = { $who } : { $score }

## La même chose dans la ligne d’un tour

marble-story-round = { $is_near ->
    [true] **Manche { $round }**, la dernière peut bientôt venir
   *[false] **Manche { $round }**
}
marble-story-last-round = La dernière manche : encore une action pour tout le monde, { $who } en dernier.
marble-story-over = La partie est terminée.
marble-story-ended = termine son tour
marble-story-bridge = prend le pont en { $space }
marble-story-fountain = termine { $site } (fontaine)
marble-story-built = __construit { marble-building } en { $site }__
marble-story-drew = pioche { $tiles }
marble-story-laid = pose des segments vers { $places }
marble-story-recalled = rappelle le magistrat posé en { $tile }
marble-story-played = { $magistrate ->
    [true] joue une tuile { marble-kind } avec un magistrat en { $at }
   *[false] joue une tuile { marble-kind } en { $at }
}
marble-story-opened = ouvre l’aqueduc { marble-aqueduct }
marble-story-sent = déplace un magistrat vers { marble-space }
marble-story-more = +{ $amount }
marble-story-imperium = imperium : { $kinds }

## Ce qui est seulement compté

marble-count = { $kind ->
    [draw] { $number ->
        [one] { $number } pioche
       *[other] { $number } pioches
    }
    [expand] { $number ->
        [one] { $number } prolongement d’aqueducs
       *[other] { $number } prolongements d’aqueducs
    }
    [recall] { $number ->
        [one] { $number } magistrat rappelé
       *[other] { $number } magistrats rappelés
    }
    [play] { $number ->
        [one] { $number } tuile jouée
       *[other] { $number } tuiles jouées
    }
    [open] { $number ->
        [one] { $number } aqueduc ouvert
       *[other] { $number } aqueducs ouverts
    }
    [finish] { $number ->
        [one] { $number } emplacement terminé
       *[other] { $number } emplacements terminés
    }
    [reward] { $number ->
        [one] { $number } choix pour un magistrat
       *[other] { $number } choix pour des magistrats
    }
    [spend] { $number ->
        [one] { $number } tuile Imperium rendue
       *[other] { $number } tuiles Imperium rendues
    }
    [end_turn] { $number ->
        [one] { $number } tour terminé
       *[other] { $number } tours terminés
    }
    [bridge] { $number ->
        [one] { $number } pont pris
       *[other] { $number } ponts pris
    }
    [build] { $number ->
        [one] { $number } construction
       *[other] { $number } constructions
    }
    [coin] { $number ->
        [one] { $number } pièce d’une fontaine
       *[other] { $number } pièces de fontaines
    }
    [collect] { $number ->
        [one] { $number } encaissement
       *[other] { $number } encaissements
    }
    [round] { $number ->
        [one] { $number } nouvelle manche
       *[other] { $number } nouvelles manches
    }
    [last_round] { $number ->
        [one] la dernière manche
       *[other] { $number } dernières manches
    }
   *[over] { $number ->
        [one] la fin de la partie
       *[other] { $number } fins de partie
    }
}

## Ce qu’il y a à faire

marble-call = { $decision ->
    [act] il te reste { marble-actions } ; tu as { $ready } à jouer et { $magistrates } à placer.
    [last-round] c’est la dernière manche : joue ta dernière action. Tu as { $ready } à jouer.
    [imperium] il ne reste aucune action ; rends de l’imperium pour en avoir une autre, ou termine ton tour.
    [end] termine ton tour.
    [open] ta tuile touche une source : pose les premiers segments de l’aqueduc ({ $about }).
    [finish] choisis l’emplacement à terminer ensuite : { $about }.
   *[reward] l’emplacement { $about } est terminé : tu peux déplacer un de tes magistrats de là vers { marble-space }.
}
marble-call-over = la partie est terminée.
marble-call-near = { $tiles ->
    [0] Trois piles sont vides : la dernière manche commence après ce tour, avec une action pour tout le monde.
    [one] La dernière manche peut bientôt commencer, dès que { $tiles } tuile de plus est piochée.
   *[other] La dernière manche peut bientôt commencer, dès que { $tiles } tuiles de plus sont piochées.
}
marble-duty = { $decision ->
    [act] utiliser { marble-actions }
    [end] terminer le tour ou rendre de l’imperium pour une action
    [open] poser les premiers segments de l’aqueduc ({ $about })
    [finish] choisir l’emplacement à terminer ensuite
   *[reward] décider pour un magistrat en { $about }
}
marble-duty-over = rien

## Options

marble-option = { $option ->
    [hill-corners] l’angle d’une colline compte comme une tuile de son emplacement
    [edge] les fontaines ne rapportent que le long des bords de tuiles
    [lattice] les fontaines rapportent pour les six intersections autour d’elles
    [fixed-hills] les collines sont Esquilin, Quirinal et Aventin
   *[asks] le programme ne joue aucun coup automatique
}

## Ce dont un plan peut dépendre
marble-watch-play = { $who } joue une tuile
marble-watch-play-one = { $who } joue une tuile { $what }
marble-watched-row = sur la ligne { $row }
marble-watched-place = en { $at }
marble-watch-site = un emplacement devient un bâtiment qui n’est pas à toi
marble-watch-site-one = l’emplacement { $what } devient un bâtiment qui n’est pas à toi
marble-watch-aqueduct = { $who } pose des segments d’aqueduc
marble-watch-aqueduct-one = { $who } pose des segments : { $what }
marble-watch-last-round = la dernière manche commence

marble-line = { $line ->
    [sites] emplacements
    [bridges] ponts
    [aqueducts] aqueducs
    [fountains] fontaines
    [coins] pièces
    [most_coins] le plus de pièces
    [imperium] imperium
   *[total] total
}
