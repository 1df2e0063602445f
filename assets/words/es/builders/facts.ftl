builders-facts-actions = { $actions ->
    [0] ninguna acción
    [one] { $actions } acción
   *[other] { $actions } acciones
}
builders-facts-bought = compradas: { $number }
builders-facts-invested = ya ha invertido
builders-facts-may-invest = aún puede invertir
builders-facts-last-site = Última obra: { $building } de { $who }.
builders-facts-idle = Rondas sin construir: { $rounds } de { $most }.
builders-facts-tool = { $tool }
builders-facts-loans = { $number ->
    [one] { $number } préstamo
   *[other] { $number } préstamos
}
builders-facts-nobody = nadie
builders-facts-at = { $who } ({ $site })
builders-facts-a-site = una obra
builders-facts-team = Se puede enviar: { $free }.
builders-facts-team-and-out = Se puede enviar: { $free }. Trabajando: { $out }.
builders-facts-site = { $building } (falta: { $missing })
builders-facts-priced = { $who } por { $sesterces }
builders-facts-learned = { $who } (aprendió: { $resource })
builders-facts-on = { $who } en { $site }
builders-facts-with = { $who } con { $tool }
builders-facts-each = Equipo: { $team }.
builders-facts-next = El próximo envío a { $building } en este turno cuesta { $actions }.
builders-facts-finished = Terminados: { $buildings }.
builders-facts-sites = Obras: { $sites }.
builders-facts-buildings = Edificios en la fila: { $cards }; { $deck } en el mazo.
builders-facts-workers = Trabajadores en la fila: { $cards }; { $deck } en el mazo.
builders-facts-none = ninguno
builders-facts-line = Inversiones: { $parts }.
builders-facts-line-empty = Inversiones: no queda ninguna.
builders-facts-some = { $what ->
    [prisoners] { $number ->
        [one] { $number } prisionero
       *[other] { $number } prisioneros
    }
    [tools] { $number ->
        [one] { $number } herramienta
       *[other] { $number } herramientas
    }
   *[universities] { $number ->
        [one] { $number } universidad
       *[other] { $number } universidades
    }
}
builders-facts-prisoners-each = { $prisoners } ({ $each })
builders-facts-tools = herramientas: { $tools }
builders-facts-universities = { $number ->
    [one] universidad ({ $taught })
   *[other] universidades ({ $taught })
}
