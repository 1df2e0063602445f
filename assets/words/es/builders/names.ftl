## El equipo
builders-card-apprentice = Aprendiz
builders-card-laborer = Peón
builders-card-companion = Oficial
builders-card-master = Maestro

builders-card-person = { $title } { $trade }
builders-picture-trade = { $resources ->
    [S] cantero
    [W] carpintero
    [A] arquitecto
    [D] decorador
    [SW] manitas
    [SA] constructor
    [SD] escultor
    [WA] ebanista
    [WD] tallista
    [AD] diseñador
   *[other] versátil
}

## Edificios
builders-card-house = Casa
builders-card-market = Mercado
builders-card-quarry = Cantera
builders-card-watering_trough = Abrevadero
builders-card-trading_post = Puesto comercial
builders-card-camel_stable = Establo de camellos
builders-card-shop = Tienda
builders-card-rural_house = Casa rural
builders-card-armory = Armería
builders-card-shipyard = Astillero
builders-card-port = Puerto
builders-card-archery_range = Campo de tiro
builders-card-town_hall = Ayuntamiento
builders-card-noble_house = Casa noble
builders-card-urban_house = Casa urbana
builders-card-temple = Templo
builders-card-barracks = Cuartel
builders-card-fortress = Fortaleza
builders-card-forum = Foro
builders-card-school_of_philosophy = Escuela de filosofía
builders-card-ziggurat = Zigurat
builders-card-palace_of_assur = Palacio de Asur
builders-card-alexandria_lighthouse = Faro de Alejandría
builders-card-theater = Teatro
builders-card-tower_of_babel = Torre de Babel
builders-card-sphinx = Esfinge
builders-card-hanging_gardens = Jardines colgantes
builders-card-colossus_of_rhodes = Coloso de Rodas
builders-card-pyramid = Pirámide

## Máquinas
builders-card-machine_saw = Máquina de serrar
builders-card-machine_architect_table = Mesa de arquitecto
builders-card-machine_scaffold = Andamio
builders-card-machine_hoist = Polea

## Herramientas
builders-card-tool_mallet = Mazo
builders-card-tool_saw = Sierra
builders-card-tool_set_square = Escuadra
builders-card-tool_paintbrush = Pincel

## Universidades
builders-card-university_stone = Universidad (piedra)
builders-card-university_wood = Universidad (madera)
builders-card-university_architecture = Universidad (arquitectura)
builders-card-university_decoration = Universidad (decoración)

## Préstamo
builders-card-loan = Préstamo
