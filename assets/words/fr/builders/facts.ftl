### Les Bâtisseurs : Antiquité : ce qu’il y a à dire d’une table.

builders-facts-actions = { $actions ->
    [0] aucune action
    [one] { $actions } action
   *[other] { $actions } actions
}
builders-facts-bought = { $number ->
    [one] { $number } achetée
   *[other] { $number } achetées
}
builders-facts-invested = a déjà investi
builders-facts-may-invest = peut investir
builders-facts-last-site = Dernier chantier : { $building } ({ $who }).
builders-facts-idle = Manches sans rien construire : { $rounds } sur { $most }.
builders-facts-tool = { $tool }
builders-facts-loans = { $number ->
    [one] { $number } emprunt
   *[other] { $number } emprunts
}
builders-facts-nobody = personne
builders-facts-at = { $who } ({ $site })
builders-facts-a-site = un chantier
builders-facts-team = Disponibles : { $free }.
builders-facts-team-and-out = Disponibles : { $free }. Au travail : { $out }.
builders-facts-site = { $building } (manque : { $missing })
builders-facts-priced = { $who } pour { $sesterces }
builders-facts-learned = { $who } (a appris : { $resource })
builders-facts-on = { $who } au chantier { $site }
builders-facts-with = { $who } + { $tool }
builders-facts-each = Équipe : { $team }.
builders-facts-next = Le prochain envoi au chantier { $building } dans ce tour prend { $actions }.
builders-facts-finished = Terminés : { $buildings }.
builders-facts-sites = Chantiers : { $sites }.
builders-facts-buildings = Bâtiments à ouvrir : { $cards } ; { $deck } dans la pioche.
builders-facts-workers = Ouvriers à recruter : { $cards } ; { $deck } dans la pioche.
builders-facts-none = aucun
builders-facts-line = Investissements : { $parts }.
builders-facts-line-empty = Investissements : il n’en reste aucun.
builders-facts-some = { $what ->
    [prisoners] { $number ->
        [one] { $number } prisonnier
       *[other] { $number } prisonniers
    }
    [tools] { $number ->
        [one] { $number } outil
       *[other] { $number } outils
    }
   *[universities] { $number ->
        [one] { $number } université
       *[other] { $number } universités
    }
}
builders-facts-prisoners-each = { $prisoners } ({ $each })
builders-facts-tools = outils : { $tools }
builders-facts-universities = { $number ->
    [one] université : { $taught }
   *[other] universités : { $taught }
}
