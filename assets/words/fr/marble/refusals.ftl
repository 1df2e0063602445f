### Rome: City of Marble : pourquoi un coup est refusé, et ce qui serait juste.

marble-refusal-open-first = Ouvre d’abord l’aqueduc dont ta tuile touche la source : { $due }.
marble-refusal-finish-first = Termine d’abord un emplacement complet : { $due }.
marble-refusal-reward-first = Décide d’abord pour { $site } : le magistrat en { $own } peut aller vers { marble-space }, ou aucun ne bouge.
marble-refusal-no-action = Il ne te reste aucune action. Rends une tuile Imperium pour en avoir une de plus, ou termine ton tour.
marble-refusal-actions-left = Il te reste { marble-actions }. Pioche, prolonge des aqueducs, rappelle un magistrat ou joue une tuile avant de terminer ton tour.
marble-refusal-last-round = À la dernière manche, l’imperium n’achète pas d’actions.
marble-refusal-no-imperium = Tu n’as pas cet imperium ({ marble-kind }). Tu as : { $held }.
marble-refusal-empty-stack = La pile des tuiles { marble-kind } est vide. Il reste : { $left }.
marble-refusal-same-type = Les deux tuiles doivent être de types différents tant que deux piles ont des tuiles. Il reste : { $left }.
marble-refusal-two-tiles = On pioche deux tuiles. Il reste : { $left }.
marble-refusal-last-tile = Il ne reste en tout qu’une seule tuile { marble-kind }.
marble-refusal-draw-order = Nomme les deux tuiles dans l’ordre temple, bains, théâtre, arène.
marble-refusal-nothing-to-draw = Il n’y a plus de tuile à piocher : toutes les piles sont vides.
marble-refusal-not-open = L’aqueduc { marble-aqueduct } n’est pas encore ouvert. Il s’ouvre quand une tuile touche sa source en { $spring }.
marble-refusal-no-pieces = L’aqueduc { marble-aqueduct } n’a plus de segments.
marble-refusal-not-next = L’aqueduc { marble-aqueduct } finit en { $tail }, et { $to } n’est pas à côté. { marble-refusal-steps }
marble-refusal-no-side = Aucun côté de tuile ne mène de { $tail } à { $to }. { marble-refusal-steps }
marble-refusal-loop = Un aqueduc ne peut pas se croiser : il passe déjà par { $to }. { marble-refusal-steps }
marble-refusal-touches = Les aqueducs ne se touchent pas, et { $to } est déjà pris par l’aqueduc { marble-aqueduct }. { marble-refusal-steps }
marble-refusal-steps = { $count ->
    [0] Il ne peut aller nulle part maintenant.
   *[other] Suites possibles : { $steps }.
}
marble-refusal-second-piece = Deux segments sont possibles, tu dois donc en poser deux : { $advice }.
marble-refusal-no-magistrate-there = Tu n’as pas de magistrat en { $tile }. { $count ->
    [0] Aucun des tiens n’est sur une tuile.
   *[other] Les tiens sont en { $own }.
}
marble-refusal-not-ready = { $drawn ->
    [0] Tu n’as aucune tuile { marble-kind } prête. Tu as : { $held }.
   *[other] Tu n’as aucune tuile { marble-kind } prête. Tu as : { $held }. Ce que tu as pioché dans ce tour sera prêt au prochain.
}
marble-refusal-no-magistrate = Tu n’as aucun magistrat disponible. Joue la tuile sans magistrat, ou rappelles-en d’abord un.
marble-refusal-taken-by-tile = { $at } est pris par la tuile { marble-kind } en { $tile }. { marble-refusal-places }
marble-refusal-taken-by-hill = { $at } est pris par une colline ({ $hill }). { marble-refusal-places }
marble-refusal-unsupported = Une tuile en { $at } n’aurait aucun côté en commun avec une colline ou une autre tuile. { marble-refusal-places }
marble-refusal-places = { $count ->
    [0] Il ne reste aucun endroit pour une tuile.
   *[other] Les endroits les plus proches : { $places }.
}
marble-refusal-not-due = L’aqueduc { marble-aqueduct } ne peut pas être ouvert maintenant : aucune tuile ne vient de toucher sa source.
marble-refusal-too-short = Pose { $most } segments tant que c’est possible. Après { $path }, un autre segment peut suivre. { marble-refusal-steps }
marble-refusal-not-complete = { $count ->
    [0] { $site } n’est pas un emplacement complet. Il n’y en a aucun maintenant.
   *[other] { $site } n’est pas un emplacement complet. Emplacements complets : { $due }.
}
marble-refusal-no-reward = Aucun emplacement ne vient d’être terminé, donc aucun magistrat ne peut se déplacer. Rappelles-en un : cela prend une action.
marble-refusal-not-on-site = Tu n’as pas de magistrat en { $tile } qui pourrait quitter { $site }. Tu en as un en { $own }, ou n’en déplace aucun.
marble-refusal-over = Cette partie est terminée.
