## Team
builders-card-apprentice = Leerling
builders-card-laborer = Handlanger
builders-card-companion = Gezel
builders-card-master = Meester

builders-card-person = { $title } { $trade }
builders-picture-trade = { $resources ->
    [S] metselaar
    [W] houtzager
    [A] architect
    [D] schilder
    [SW] klusser
    [SA] bouwer
    [SD] beitelaar
    [WA] dakwerker
    [WD] snijder
    [AD] ontwerper
   *[other] allround
}

## Gebouwen
builders-card-house = Huis
builders-card-market = Markt
builders-card-quarry = Steengroeve
builders-card-watering_trough = Drinkplaats
builders-card-trading_post = Handelspost
builders-card-camel_stable = Kamelenstal
builders-card-shop = Winkel
builders-card-rural_house = Landhuis
builders-card-armory = Wapenkamer
builders-card-shipyard = Scheepswerf
builders-card-port = Haven
builders-card-archery_range = Schietbaan
builders-card-town_hall = Stadhuis
builders-card-noble_house = Adellijk huis
builders-card-urban_house = Stadswoning
builders-card-temple = Tempel
builders-card-barracks = Kazerne
builders-card-fortress = Vesting
builders-card-forum = Forum
builders-card-school_of_philosophy = Filosofenschool
builders-card-ziggurat = Ziggoerat
builders-card-palace_of_assur = Paleis van Assur
builders-card-alexandria_lighthouse = Vuurtoren van Alexandrië
builders-card-theater = Theater
builders-card-tower_of_babel = Toren van Babel
builders-card-sphinx = Sfinx
builders-card-hanging_gardens = Hangende tuinen
builders-card-colossus_of_rhodes = Kolossus van Rhodos
builders-card-pyramid = Piramide

## Machines
builders-card-machine_saw = Zaagmachine
builders-card-machine_architect_table = Tekentafel
builders-card-machine_scaffold = Steiger
builders-card-machine_hoist = Hijskraan

## Gereedschap
builders-card-tool_mallet = Hamer
builders-card-tool_saw = Zaag
builders-card-tool_set_square = Winkelhaak
builders-card-tool_paintbrush = Kwast

## Universiteiten
builders-card-university_stone = Universiteit (steen)
builders-card-university_wood = Universiteit (hout)
builders-card-university_architecture = Universiteit (architectuur)
builders-card-university_decoration = Universiteit (decoratie)

## Lening
builders-card-loan = Lening
