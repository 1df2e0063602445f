builders_reasons-saves = al final ahorra { $sesterces } o { $points }
builders_reasons-nothing-to-do = no cuesta nada más en este turno
builders_reasons-not-worth = una acción más no vale su precio ({ $price })

builders_reasons-pays = { $reward }
builders_reasons-machine = { $points } y una máquina que trabaja gratis
builders_reasons-open = { $gain }, y nadie más lo consigue
builders_reasons-open-with-help = { $gain }; tu equipo puede hacer casi todo con algo de ayuda
builders_reasons-open-for-team = { $sendings ->
    [one] { $gain }; tu equipo puede terminarlo con { $sendings } envío
   *[other] { $gain }; tu equipo puede terminarlo con { $sendings } envíos
}

builders_reasons-brings = { $resources ->
    [one] aporta { $resources } recurso por { $price }
   *[other] aporta { $resources } recursos por { $price }
}
builders_reasons-brings-useful = { $resources ->
    [one] aporta { $resources } recurso, que le falta a { $building }, por { $price }
   *[other] aporta { $resources } recursos, { $useful } de ellos para { $building }, por { $price }
}
builders_reasons-prisoner = { $brings }; al final cuesta { $points } si no se libera
builders_reasons-for-nothing = 0 sestercios
builders_reasons-tool = una unidad más de { $resource } cada vez que un trabajador la lleva, por { $price } una sola vez
builders_reasons-university = { $student } aporta { $after } en vez de { $before } por el mismo precio
builders_reasons-university-somebody = forma a un trabajador
builders_reasons-loan = { $gain } ahora, cuando más te sirven; al final devuelves { $repay }, o { $points }

builders_reasons-finishes = lo termina: { $gain }; quienes trabajan ahí vuelven
builders_reasons-contributes = aporta { $brought } de lo que falta ({ $lacked }); luego falta: { $missing }
builders_reasons-goal = { $soon ->
    [now] así tu equipo puede terminar { $building } en este turno ({ $gain })
   *[next] así tu equipo puede terminar { $building } en el próximo turno ({ $gain })
}

builders_reasons-pays-somebody = con { $sesterces } más puedes enviar a alguien que ahora es demasiado caro
builders_reasons-pays-workers = { $sesterces } para pagar trabajadores; ahora nada más vale sus acciones
builders_reasons-counts = { $number ->
    [one] { $number } sestercio vale una décima de punto, y nada da más
   *[other] { $number } sestercios valen una décima de punto cada uno, y nada da más
}
