great_city_reasons-no-use = geen van deze kaarten helpt je stad veel
great_city_reasons-most-useful = { $points ->
    [one] de nuttigste kaart voor je stad: ongeveer { $points } punt waard
   *[other] de nuttigste kaart voor je stad: ongeveer { $points } punten waard
}
great_city_reasons-useful = { $points ->
    [one] ongeveer { $points } punt waard voor je stad, maar anderen hebben die misschien meer nodig
   *[other] ongeveer { $points } punten waard voor je stad, maar anderen hebben die misschien meer nodig
}
great_city_reasons-space = { $before ->
    [0] geeft { $symbols }; er staat nog geen gezant voor
    [one] geeft { $symbols }; er staat { $before } gezant voor
   *[other] geeft { $symbols }; er staan { $before } gezanten voor
}
great_city_reasons-houses = { $points ->
    [one] huizen met waarde { $value }: +{ $points } punt
   *[other] huizen met waarde { $value }: +{ $points } punten
}
great_city_reasons-aqueduct = { $points ->
    [one] aquaduct { $number } van 4: +{ $points } punt
   *[other] aquaduct { $number } van 4: +{ $points } punten
}
great_city_reasons-temple = { $points ->
    [one] { $temple }: +{ $points } punt
   *[other] { $temple }: +{ $points } punten
}
great_city_reasons-temples = { $points ->
    [one] je tempels: +{ $points } punt
   *[other] je tempels: +{ $points } punten
}
great_city_reasons-influence = +{ $tokens }
great_city_reasons-influence-lead = +{ $tokens }, het meest aan tafel
great_city_reasons-coins = +{ $coins }
great_city_reasons-draws = { $number ->
    [0] trekt geen kaart
    [one] trekt { $number } kaart
   *[other] trekt { $number } kaarten om uit te kiezen
}
great_city_reasons-farm = { $farm ->
    [grain] een baksteenfiche als je produceert
    [sheep] een invloedsfiche als je produceert
    [vineyard] een munt en een baksteenfiche als je produceert
   *[vegetable] een munt als je produceert
}
great_city_reasons-prospect = { $kind ->
    [houses] ruimte voor openbare gebouwen
    [public] een nieuwe kleur voor huizen
    [aqueduct] op weg naar vier aquaducten
    [temple] een tempel die nog punten kan opleveren
   *[farm] een boerderij
}
great_city_reasons-deck = { $left ->
    [0] in stapel { $deck } is geen kaart meer over
    [one] in stapel { $deck } is nog { $left } kaart over
   *[other] in stapel { $deck } zijn nog { $left } kaarten over
}
great_city_reasons-produce = levert { $gains } op, met tandwielen die je al hebt
great_city_reasons-produce-for = levert { $gains } op voor { $price }
great_city_reasons-turn-done = alles wat deze beurt de moeite waard was, is gedaan
great_city_reasons-not-worth = niets wat je nu kunt doen, is zijn prijs waard
great_city_reasons-goal = { $soon ->
    [now] je kunt die deze beurt bouwen ({ $gains })
   *[next] je kunt die volgende beurt bouwen ({ $gains })
}
