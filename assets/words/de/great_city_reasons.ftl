great_city_reasons-no-use = keine dieser Karten hilft deiner Stadt viel
great_city_reasons-most-useful = { $points ->
    [one] die nützlichste Karte für deine Stadt: etwa { $points } Punkt wert
   *[other] die nützlichste Karte für deine Stadt: etwa { $points } Punkte wert
}
great_city_reasons-useful = { $points ->
    [one] deiner Stadt etwa { $points } Punkt wert, aber andere brauchen sie vielleicht mehr
   *[other] deiner Stadt etwa { $points } Punkte wert, aber andere brauchen sie vielleicht mehr
}
great_city_reasons-space = { $before ->
    [0] bringt { $symbols }; vor ihm steht noch kein Baumeister
    [one] bringt { $symbols }; { $before } Baumeister handelt vorher
   *[other] bringt { $symbols }; { $before } Baumeister handeln vorher
}
great_city_reasons-houses = { $points ->
    [one] Wohnhäuser vom Wert { $value }: +{ $points } Punkt
   *[other] Wohnhäuser vom Wert { $value }: +{ $points } Punkte
}
great_city_reasons-aqueduct = { $points ->
    [one] Aquädukt { $number } von 4: +{ $points } Punkt
   *[other] Aquädukt { $number } von 4: +{ $points } Punkte
}
great_city_reasons-temple = { $points ->
    [one] { $temple }: +{ $points } Punkt
   *[other] { $temple }: +{ $points } Punkte
}
great_city_reasons-temples = { $points ->
    [one] deine Tempel: +{ $points } Punkt
   *[other] deine Tempel: +{ $points } Punkte
}
great_city_reasons-influence = +{ $tokens }
great_city_reasons-influence-lead = +{ $tokens }, die meisten am Tisch
great_city_reasons-coins = +{ $coins }
great_city_reasons-draws = { $number ->
    [0] zieht keine Karte
    [one] zieht { $number } Karte
   *[other] zieht { $number } Karten zur Auswahl
}
great_city_reasons-farm = { $farm ->
    [grain] ein Baupunktmarker beim Produzieren
    [sheep] ein Einflussmarker beim Produzieren
    [vineyard] eine Münze und ein Baupunktmarker beim Produzieren
   *[vegetable] eine Münze beim Produzieren
}
great_city_reasons-prospect = { $kind ->
    [houses] Platz für öffentliche Gebäude
    [public] eine neue Farbe für Wohnhäuser
    [aqueduct] auf dem Weg zu vier Aquädukten
    [temple] ein Tempel, der noch Punkte bringen kann
   *[farm] ein Produktionsgebäude
}
great_city_reasons-goal = { $soon ->
    [now] die Karte kannst du noch in diesem Zug bauen ({ $gains })
   *[next] die Karte kannst du im nächsten Zug bauen ({ $gains })
}
great_city_reasons-deck = { $left ->
    [0] keine Karte mehr in Stapel { $deck }
    [one] noch { $left } Karte in Stapel { $deck }
   *[other] noch { $left } Karten in Stapel { $deck }
}
great_city_reasons-produce = bringt { $gains } mit Zahnrädern, die du schon hast
great_city_reasons-produce-for = bringt { $gains } für { $price }
great_city_reasons-turn-done = alles, was sich in diesem Zug lohnt, ist getan
great_city_reasons-not-worth = nichts, was jetzt geht, ist seinen Preis wert
