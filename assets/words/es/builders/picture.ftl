builders-picture-round = Ronda { $round }
builders-picture-stalled = parada
builders-picture-last-round = última ronda
builders-picture-idle = inactivas: { $rounds }/3
builders-picture-buildings = Edificios
builders-picture-workers = Trabajadores
builders-picture-deck = mazo { $cards }
builders-picture-none = nada
builders-picture-prisoners = Prision.
builders-picture-tools = Herram.
builders-picture-universities = Univers.
builders-picture-more = y { $number } más
builders-picture-also = también { $sites }
builders-picture-so-many-finished = { $number } acabados
builders-picture-last = último
builders-picture-reached = { $who } llegó a { $points } puntos
builders-picture-newest = más nuevo: { $building }
builders-picture-ready = listos: { $number }
builders-picture-all-at-work = nadie libre
builders-picture-open-sites = Obras
builders-picture-no-site = sin obras
builders-picture-team = Equipo
builders-picture-nobody-there = aún no hay nadie
builders-picture-crew = { $number } en obra
builders-picture-next = { $actions ->
    [one] { $crew }; otro: { $actions } acción
   *[other] { $crew }; otro: { $actions } acciones
}
builders-picture-nothing-finished = Aún nada terminado
builders-picture-finished = Terminados
builders-picture-so-far = puntos por ahora
builders-score = { $line ->
    [buildings] Edificios
    [machines] Máquinas
    [sesterces] Sestercios
    [prisoners] Prisioneros
   *[loans] Préstamos
}
builders-picture-count-sesterces =
    { $count ->
        [one] sestercio
       *[other] sestercios
    }
builders-picture-count-points = pts de { $goal }
builders-picture-count-finished =
    { $count ->
        [one] acabado
       *[other] acabados
    }
builders-picture-count-loans =
    { $count ->
        [one] préstamo
       *[other] préstamos
    }
builders-picture-available = disponible

## Nombres donde hay poco sitio
builders-picture-university = Universidad
builders-picture-freed = Liberado
builders-picture-short =
    { $card ->
        [trading_post] Puesto com.
        [camel_stable] Establo
        [archery_range] Campo tiro
        [school_of_philosophy] Filosofía
        [palace_of_assur] Palacio
        [alexandria_lighthouse] Faro
        [hanging_gardens] Jardines
        [colossus_of_rhodes] Coloso
        [tower_of_babel] Babel
        [machine_saw] Serradora
        [machine_architect_table] Mesa arq.
       *[other] { $name }
    }
builders-picture-least =
    { $card ->
        [watering_trough] Abrevad.
        [trading_post] Puesto
        [archery_range] Tiro
        [town_hall] Ayunt.
        [shipyard] Astill.
        [fortress] Fortal.
        [school_of_philosophy] Filos.
        [noble_house] C. noble
        [urban_house] C. urb.
        [rural_house] C. rural
        [machine_saw] Serrad.
        [machine_architect_table] Mesa
       *[other] { $short }
    }
builders-picture-short-worker =
    { $kind ->
        [apprentice] Aprend.
        [companion] Ofic.
       *[other] { $name }
    }

## Cartas
builders-picture-machine = { $points ->
    [one] { $points } punto, luego aporta { $brings }
   *[other] { $points } puntos, luego aporta { $brings }
}
builders-picture-building = { $points ->
    [one] { $sesterces } sestercios, { $points } punto
   *[other] { $sesterces } sestercios, { $points } puntos
}
builders-picture-to-send = envío
builders-picture-sending = { $price ->
    [0] envío gratis
    [one] { $price } sestercio por envío
   *[other] { $price } sestercios por envío
}
builders-picture-what-can-be-built = Qué se puede construir
builders-picture-who-builds = Quién construye
