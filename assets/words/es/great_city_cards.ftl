great_city_cards-kind = { $kind ->
    [farm] edificio de producción
    [house] vivienda de valor { $value }
    [green] edificio público, verde
    [red] edificio público, rojo
    [yellow] edificio público, amarillo
    [blue] edificio público, azul
    [aqueduct] acueducto
   *[temple] templo
}
great_city_cards-card = **{ $name }** (`{ $id }`): { $facts }
    { $does }
great_city_cards-copies = Cartas: { $decks }.
great_city_cards-in-deck = { $deck ->
    [III] { $number } en el mazo { $deck } (con 3 o 4 asientos)
    [IV] { $number } en el mazo { $deck } (con 4 asientos)
   *[other] { $number } en el mazo { $deck }
}
great_city_cards-one-each = Una por persona, si se juega con el Santuario.
great_city_cards-stars = { $stars ->
    [one] { $stars } estrella: una ficha de influencia al construir
   *[other] { $stars } estrellas: { $stars } fichas de influencia al construir
}
great_city_cards-star-number = { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}
great_city_cards-effect-farm = { $card ->
    [grain_farm] Produce una ficha de ladrillo, si no tiene ninguna; paga un ladrillo de un edificio posterior.
    [sheep_farm] Produce 1 ficha de influencia.
    [vineyard] Produce 1 moneda, y una ficha de ladrillo si no tiene ninguna.
   *[vegetable_farm] Produce 1 moneda.
}
great_city_cards-effect-house = Una zona da la suma de sus valores × el número de colores junto a ella, más las fichas de punto de las mejores termas junto a ella.
great_city_cards-effect-public = { $card ->
    [forum_romanum] Al construir: una moneda por cada edificio al lado, y una más.
    [arena] Al construir: una ficha de influencia por cada edificio al lado.
    [colosseum] Al construir: una ficha de influencia por cada edificio al lado, y una más.
    [school] Al construir: roba una carta por cada edificio al lado, de un mazo en juego que no sea el I, y quédate con una.
    [university] Al construir: roba una carta por cada edificio al lado, y una más, de un mazo en juego que no sea el I, y quédate con una.
    [thermal_baths] Al construir: una ficha de punto por cada edificio al lado; las cuenta cada zona de viviendas junto a ellas.
    [imperial_thermal_baths] Al construir: una ficha de punto por cada edificio al lado, y una más; las cuenta cada zona de viviendas junto a ellas.
   *[market] Al construir: una moneda por cada edificio al lado.
}
great_city_cards-effect-aqueduct = 4, 12, 24 o 40 puntos por 1, 2, 3 o 4 de ellos. Nunca dos en una fila o columna; puede sustituir a un edificio.
great_city_cards-effect-temple = { $card ->
    [temple_of_minerva] 10 puntos con dieciséis edificios en la ciudad.
    [temple_of_fortuna] 15 puntos con edificios públicos de los cuatro colores.
    [temple_of_cupid] 10 puntos con al menos cuatro viviendas de valor 2.
    [temple_of_juno] 10 puntos con al menos cuatro templos, contando este.
    [temple_of_saturn] 15 puntos con al menos cuatro edificios de producción.
    [temple_of_luna] 1 punto por cada estrella de la ciudad, contando la suya.
    [temple_of_mars] 5 puntos con al menos una vivienda de valor 4.
    [temple_of_venus] 2 puntos por cada vivienda de valor 2.
    [temple_of_jupiter] 2 puntos por cada templo, contando este.
    [temple_of_mercury] 1 punto por cada tres monedas, además de las propias monedas.
   *[shrine] 2 puntos por cada edificio al lado al final. Solo cuesta la acción de construir.
}

## Lo mismo en pocas palabras
great_city_cards-kind-in-short = { $kind ->
    [farm] Producción
    [house] Vivienda
    [green] Público, verde
    [red] Público, rojo
    [yellow] Público, amarillo
    [blue] Público, azul
    [aqueduct] Acueducto
   *[temple] Templo
}
great_city_cards-effect-in-short = { $card ->
    [vegetable_farm] Producir: 1 moneda.
    [grain_farm] Producir: 1 ficha de ladrillo aquí.
    [sheep_farm] Producir: 1 de influencia.
    [vineyard] Producir: 1 moneda y 1 ficha de ladrillo aquí.
    [residential_2] Da el valor de su zona × colores públicos al lado.
    [residential_3] Da el valor de su zona × colores públicos al lado.
    [residential_4] Da el valor de su zona × colores públicos al lado.
    [luxury_residential_2] Construir: 1 de influencia. Puntúa como vivienda.
    [luxury_residential_3] Construir: 1 de influencia. Puntúa como vivienda.
    [luxury_residential_4] Construir: 1 de influencia. Puntúa como vivienda.
    [market] Construir: 1 moneda por vecino.
    [forum_romanum] Construir: 1 moneda, y 1 por vecino.
    [arena] Construir: 1 de influencia por vecino.
    [colosseum] Construir: 1 de influencia, y 1 por vecino.
    [school] Construir: roba 1 carta por vecino; elige 1.
    [university] Construir: roba 1 carta, y 1 por vecino; elige 1.
    [thermal_baths] Construir: 1 ficha de punto por vecino.
    [imperial_thermal_baths] Construir: 1 ficha de punto, y 1 por vecino.
    [aqueduct] Uno por fila y columna. De 1 a 4 dan 4, 12, 24, 40.
    [grand_aqueduct] Construir: 1 de influencia. Puntúa como acueducto.
    [temple_of_minerva] 10 puntos con dieciséis edificios en tu ciudad.
    [temple_of_fortuna] 15 puntos con los cuatro colores públicos.
    [temple_of_cupid] 10 puntos con cuatro Viviendas 2.
    [temple_of_juno] 10 puntos con cuatro templos, este incluido.
    [temple_of_saturn] 15 puntos con cuatro edificios de producción.
    [temple_of_luna] Construir: 1 de influencia. 1 punto por estrella.
    [temple_of_mars] Construir: 3 de influencia. 5 puntos con una Vivienda 4.
    [temple_of_venus] Construir: 1 de influencia. 2 puntos por Vivienda 2.
    [temple_of_jupiter] Construir: 2 de influencia. 2 puntos por templo.
    [temple_of_mercury] Construir: 2 de influencia. 1 punto por tres monedas.
   *[shrine] 2 puntos por edificio al lado.
}
