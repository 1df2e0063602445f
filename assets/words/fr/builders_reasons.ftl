### Les Bâtisseurs : Antiquité : pourquoi un conseil propose un coup ; derrière le coup et deux points.

builders_reasons-saves = { $sesterces } ou { $points } d’économisé à la fin
builders_reasons-nothing-to-do = plus aucun coût dans ce tour
builders_reasons-not-worth = une action de plus ne vaut pas son prix ({ $price })

builders_reasons-pays = { $reward }
builders_reasons-machine = { $points } et une machine qui travaille gratuitement
builders_reasons-open = { $gain }, et personne d’autre ne l’aura
builders_reasons-open-with-help = { $gain } ; ton équipe peut en faire la plus grande part, avec un peu d’aide
builders_reasons-open-for-team = { $sendings ->
    [one] { $gain } ; ton équipe peut le terminer en { $sendings } envoi
   *[other] { $gain } ; ton équipe peut le terminer en { $sendings } envois
}

builders_reasons-brings = { $resources ->
    [one] apporte { $resources } ressource pour { $price }
   *[other] apporte { $resources } ressources pour { $price }
}
builders_reasons-brings-useful = { $resources ->
    [one] apporte { $resources } ressource, qui manque au chantier { $building }, pour { $price }
   *[other] apporte { $resources } ressources, dont { $useful } pour { $building }, pour { $price }
}
builders_reasons-prisoner = { $brings } ; coûte { $points } à la fin si pas libéré
builders_reasons-for-nothing = aucun sesterce
builders_reasons-tool = { $resource } : un de plus chaque fois qu’un ouvrier l’emporte, pour { $price } une seule fois
builders_reasons-university = { $student } apporte { $after } au lieu de { $before } au même prix
builders_reasons-university-somebody = forme un ouvrier
builders_reasons-loan = { $gain } maintenant, quand ils te font le plus avancer ; { $repay } à rendre à la fin, ou { $points }

builders_reasons-finishes = le termine : { $gain } ; l’équipe revient
builders_reasons-contributes = apporte { $brought } sur { $lacked } qui manquent ; manque ensuite : { $missing }

builders_reasons-goal = { $soon ->
    [now] ton équipe peut ensuite terminer { $building } dans ce tour ({ $gain })
   *[next] ton équipe peut ensuite terminer { $building } au prochain tour ({ $gain })
}
builders_reasons-pays-somebody = avec { $sesterces } de plus, tu peux envoyer un ouvrier trop cher pour l’instant
builders_reasons-pays-workers = { $sesterces } pour payer les ouvriers ; rien d’autre ne vaut ses actions maintenant
builders_reasons-counts = { $number ->
    [one] { $number } sesterce vaut un dixième de point, et rien ne rapporte plus
   *[other] { $number } sesterces valent chacun un dixième de point, et rien ne rapporte plus
}
