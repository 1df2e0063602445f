### Les Bâtisseurs : Antiquité : ce qui est écrit sur les cartes.

## Les gens d’une équipe
builders-card-apprentice = Apprenti
builders-card-laborer = Manœuvre
builders-card-companion = Compagnon
builders-card-master = Maître

builders-card-person = { $title } { $trade }
builders-picture-trade = { $resources ->
    [S] maçon
    [W] charpentier
    [A] architecte
    [D] décorateur
    [SW] artisan
    [SA] bâtisseur
    [SD] sculpteur
    [WA] menuisier
    [WD] ébéniste
    [AD] dessinateur
   *[other] polyvalent
}

## Bâtiments
builders-card-house = Maison
builders-card-market = Marché
builders-card-quarry = Carrière
builders-card-watering_trough = Abreuvoir
builders-card-trading_post = Comptoir
builders-card-camel_stable = Étable à chameaux
builders-card-shop = Échoppe
builders-card-rural_house = Maison rurale
builders-card-armory = Armurerie
builders-card-shipyard = Chantier naval
builders-card-port = Port
builders-card-archery_range = Champ de tir
builders-card-town_hall = Hôtel de ville
builders-card-noble_house = Maison noble
builders-card-urban_house = Maison urbaine
builders-card-temple = Temple
builders-card-barracks = Caserne
builders-card-fortress = Forteresse
builders-card-forum = Forum
builders-card-school_of_philosophy = École de philosophie
builders-card-ziggurat = Ziggourat
builders-card-palace_of_assur = Palais d’Assur
builders-card-alexandria_lighthouse = Phare d’Alexandrie
builders-card-theater = Théâtre
builders-card-tower_of_babel = Tour de Babel
builders-card-sphinx = Sphinx
builders-card-hanging_gardens = Jardins suspendus
builders-card-colossus_of_rhodes = Colosse de Rhodes
builders-card-pyramid = Pyramide

## Machines
builders-card-machine_saw = Scierie
builders-card-machine_architect_table = Table d’architecte
builders-card-machine_scaffold = Échafaudage
builders-card-machine_hoist = Treuil

## Outils
builders-card-tool_mallet = Maillet
builders-card-tool_saw = Scie
builders-card-tool_set_square = Équerre
builders-card-tool_paintbrush = Pinceau

## Universités
builders-card-university_stone = Université (pierre)
builders-card-university_wood = Université (bois)
builders-card-university_architecture = Université (architecture)
builders-card-university_decoration = Université (décoration)

## Emprunt
builders-card-loan = Emprunt
