### Les Bâtisseurs : Antiquité : les mots des images. Il y a peu de place.

builders-picture-round = Manche { $round }
builders-picture-stalled = bloquée
builders-picture-last-round = manche finale
builders-picture-idle = sans bâtiment : { $rounds }/3
builders-picture-buildings = Bâtiments
builders-picture-workers = Ouvriers
builders-picture-deck = pioche { $cards }
builders-picture-none = rien
builders-picture-prisoners = Prisonniers
builders-picture-tools = Outils
builders-picture-universities = Universités
builders-picture-more = et { $number } de plus
builders-picture-also = aussi { $sites }
builders-picture-so-many-finished = { $number ->
    [one] { $number } terminé
   *[other] { $number } terminés
}
builders-picture-last = dernier
builders-picture-reached = { $who } atteint { $points } points
builders-picture-newest = dernier : { $building }
builders-picture-ready = dispo : { $number }
builders-picture-all-at-work = au travail
builders-picture-open-sites = Chantiers
builders-picture-no-site = aucun chantier
builders-picture-team = Équipe
builders-picture-nobody-there = encore personne
builders-picture-crew = { $number } au travail
builders-picture-next = { $actions ->
    [one] { $crew } ; suivant : { $actions } action
   *[other] { $crew } ; suivant : { $actions } actions
}
builders-picture-nothing-finished = Rien de terminé
builders-picture-finished = Terminés
builders-picture-so-far = points jusqu’ici
builders-score = { $line ->
    [buildings] Bâtiments
    [machines] Machines
    [sesterces] Sesterces
    [prisoners] Prisonniers
   *[loans] Emprunts
}
builders-picture-count-sesterces =
    { $count ->
        [one] sesterce
       *[other] sesterces
    }
builders-picture-count-points = pts sur { $goal }
builders-picture-count-finished =
    { $count ->
        [one] terminé
       *[other] terminés
    }
builders-picture-count-loans =
    { $count ->
        [one] emprunt
       *[other] emprunts
    }
builders-picture-available = disponible

## Noms quand il y a peu de place
builders-picture-university = Université
builders-picture-freed = Libéré
builders-picture-short =
    { $card ->
        [camel_stable] Étable
        [rural_house] M. rurale
        [shipyard] Ch. naval
        [town_hall] H. de ville
        [urban_house] Maison urb.
        [school_of_philosophy] Philosophie
        [palace_of_assur] Palais
        [alexandria_lighthouse] Phare
        [hanging_gardens] Jardins
        [colossus_of_rhodes] Colosse
        [tower_of_babel] Babel
        [machine_architect_table] Table
       *[other] { $name }
    }
builders-picture-least =
    { $card ->
        [watering_trough] Abreuv.
        [rural_house] Rurale
        [armory] Armur.
        [shipyard] Naval
        [archery_range] Tir
        [town_hall] Hôtel
        [noble_house] Noble
        [urban_house] Urbaine
        [fortress] Forter.
        [school_of_philosophy] Philos.
        [ziggurat] Ziggou.
        [machine_scaffold] Échaf.
       *[other] { $short }
    }
builders-picture-short-worker =
    { $kind ->
        [apprentice] Appr.
        [laborer] Man.
        [companion] Comp.
       *[other] { $name }
    }

## Cartes
builders-picture-machine = { $points ->
    [one] { $points } point, puis apporte { $brings }
   *[other] { $points } points, puis apporte { $brings }
}
builders-picture-building = { $points ->
    [one] { $sesterces } sesterces, { $points } point
   *[other] { $sesterces } sesterces, { $points } points
}
builders-picture-to-send = l’envoi
builders-picture-sending = { $price ->
    [0] envoi gratuit
    [one] { $price } sesterce par envoi
   *[other] { $price } sesterces par envoi
}
builders-picture-what-can-be-built = À construire
builders-picture-who-builds = Qui construit
