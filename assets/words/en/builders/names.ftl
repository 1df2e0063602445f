### The Builders: Antiquity: what stands on the cards.

## The people of a team
builders-card-apprentice = Apprentice
builders-card-laborer = Laborer
builders-card-companion = Companion
builders-card-master = Master

# A person of a team everywhere, in pictures, menus, logs and lists: "Companion mason"
builders-card-person = { $title } { $trade }
# What they bring most of: stone, wood, architecture, decoration, or two of them alike
builders-picture-trade = { $resources ->
    [S] mason
    [W] carpenter
    [A] architect
    [D] decorator
    [SW] handyman
    [SA] builder
    [SD] sculptor
    [WA] joiner
    [WD] carver
    [AD] designer
   *[other] all-round
}

## Buildings
builders-card-house = House
builders-card-market = Market
builders-card-quarry = Quarry
builders-card-watering_trough = Watering Trough
builders-card-trading_post = Trading Post
builders-card-camel_stable = Camel Stable
builders-card-shop = Shop
builders-card-rural_house = Rural House
builders-card-armory = Armory
builders-card-shipyard = Shipyard
builders-card-port = Port
builders-card-archery_range = Archery Range
builders-card-town_hall = Town Hall
builders-card-noble_house = Noble House
builders-card-urban_house = Urban House
builders-card-temple = Temple
builders-card-barracks = Barracks
builders-card-fortress = Fortress
builders-card-forum = Forum
builders-card-school_of_philosophy = School of Philosophy
builders-card-ziggurat = Ziggurat
builders-card-palace_of_assur = Palace of Assur
builders-card-alexandria_lighthouse = Alexandria Lighthouse
builders-card-theater = Theater
builders-card-tower_of_babel = Tower of Babel
builders-card-sphinx = Sphinx
builders-card-hanging_gardens = Hanging Gardens
builders-card-colossus_of_rhodes = Colossus of Rhodes
builders-card-pyramid = Pyramid

## Machines
builders-card-machine_saw = Saw Machine
builders-card-machine_architect_table = Architect's Table
builders-card-machine_scaffold = Scaffold
builders-card-machine_hoist = Hoist

## Tools
builders-card-tool_mallet = Mallet
builders-card-tool_saw = Saw
builders-card-tool_set_square = Set Square
builders-card-tool_paintbrush = Paintbrush

## Universities
builders-card-university_stone = University of Stone
builders-card-university_wood = University of Wood
builders-card-university_architecture = University of Architecture
builders-card-university_decoration = University of Decoration

## Loan
builders-card-loan = Loan
