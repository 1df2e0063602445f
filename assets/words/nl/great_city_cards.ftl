great_city_cards-kind = { $kind ->
    [farm] productiegebouw
    [house] huis met waarde { $value }
    [green] openbaar gebouw, groen
    [red] openbaar gebouw, rood
    [yellow] openbaar gebouw, geel
    [blue] openbaar gebouw, blauw
    [aqueduct] aquaduct
   *[temple] tempel
}
great_city_cards-card = **{ $name }** (`{ $id }`): { $facts }
    { $does }
great_city_cards-copies = Kaarten: { $decks }.
great_city_cards-in-deck = { $deck ->
    [III] { $number } in stapel { $deck } (met 3 of 4 spelers)
    [IV] { $number } in stapel { $deck } (met 4 spelers)
   *[other] { $number } in stapel { $deck }
}
great_city_cards-one-each = Eén voor elke speler, als het Heiligdom meedoet.
great_city_cards-stars = { $stars ->
    [one] { $stars } ster: bij het bouwen een invloedsfiche
   *[other] { $stars } sterren: bij het bouwen { $stars } invloedsfiches
}
great_city_cards-star-number = { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}
great_city_cards-effect-farm = { $card ->
    [grain_farm] Produceert een baksteenfiche, als er geen op ligt; dat betaalt één baksteen van een later gebouw.
    [sheep_farm] Produceert 1 invloedsfiche.
    [vineyard] Produceert 1 munt, en een baksteenfiche als er geen op ligt.
   *[vegetable_farm] Produceert 1 munt.
}
great_city_cards-effect-house = Een woonwijk levert de som van de waarden × het aantal kleuren ernaast op, plus de puntenfiches van de beste thermen ernaast.
great_city_cards-effect-public = { $card ->
    [forum_romanum] Bij het bouwen: een munt voor elk gebouw ernaast, en nog één.
    [arena] Bij het bouwen: een invloedsfiche voor elk gebouw ernaast.
    [colosseum] Bij het bouwen: een invloedsfiche voor elk gebouw ernaast, en nog één.
    [school] Bij het bouwen: trek een kaart voor elk gebouw ernaast van een stapel die meedoet, niet stapel I, en houd er één.
    [university] Bij het bouwen: trek een kaart voor elk gebouw ernaast, en nog één, van een stapel die meedoet, niet stapel I, en houd er één.
    [thermal_baths] Bij het bouwen: een puntenfiche voor elk gebouw ernaast; ze tellen voor elke woonwijk ernaast.
    [imperial_thermal_baths] Bij het bouwen: een puntenfiche voor elk gebouw ernaast, en nog één; ze tellen voor elke woonwijk ernaast.
   *[market] Bij het bouwen: een munt voor elk gebouw ernaast.
}
great_city_cards-effect-aqueduct = 4, 12, 24 of 40 punten als je er 1, 2, 3 of 4 hebt. Nooit twee in één rij of kolom; het mag een gebouw vervangen.
great_city_cards-effect-temple = { $card ->
    [temple_of_minerva] 10 punten met zestien gebouwen in de stad.
    [temple_of_fortuna] 15 punten met openbare gebouwen van alle vier de kleuren.
    [temple_of_cupid] 10 punten met minstens vier huizen met waarde 2.
    [temple_of_juno] 10 punten met minstens vier tempels, deze inbegrepen.
    [temple_of_saturn] 15 punten met minstens vier productiegebouwen.
    [temple_of_luna] 1 punt voor elke ster in de stad, de eigen ster inbegrepen.
    [temple_of_mars] 5 punten met minstens één huis met waarde 4.
    [temple_of_venus] 2 punten voor elk huis met waarde 2.
    [temple_of_jupiter] 2 punten voor elke tempel, deze inbegrepen.
    [temple_of_mercury] 1 punt voor elke drie munten, naast de munten zelf.
   *[shrine] 2 punten voor elk gebouw dat er aan het einde naast staat. Het kost niets dan de bouwactie.
}

great_city_cards-kind-in-short = { $kind ->
    [farm] Productie
    [house] Woonhuis
    [green] Openbaar, groen
    [red] Openbaar, rood
    [yellow] Openbaar, geel
    [blue] Openbaar, blauw
    [aqueduct] Aquaduct
   *[temple] Tempel
}
great_city_cards-effect-in-short = { $card ->
    [vegetable_farm] Productie: 1 munt.
    [grain_farm] Productie: hier 1 baksteenfiche.
    [sheep_farm] Productie: 1 invloed.
    [vineyard] Productie: 1 munt en hier 1 baksteenfiche.
    [residential_2] Wijkwaarde × openbare kleuren ernaast.
    [residential_3] Wijkwaarde × openbare kleuren ernaast.
    [residential_4] Wijkwaarde × openbare kleuren ernaast.
    [luxury_residential_2] Bouw: 1 invloed. Punten als elk huis.
    [luxury_residential_3] Bouw: 1 invloed. Punten als elk huis.
    [luxury_residential_4] Bouw: 1 invloed. Punten als elk huis.
    [market] Bouw: 1 munt per buurgebouw.
    [forum_romanum] Bouw: 1 munt, en 1 per buurgebouw.
    [arena] Bouw: 1 invloed per buurgebouw.
    [colosseum] Bouw: 1 invloed, en 1 per buurgebouw.
    [school] Bouw: trek 1 kaart per buurgebouw; houd er 1.
    [university] Bouw: trek 1 kaart, en 1 per buurgebouw; houd er 1.
    [thermal_baths] Bouw: 1 puntenfiche per buurgebouw.
    [imperial_thermal_baths] Bouw: 1 puntenfiche, en 1 per buurgebouw.
    [aqueduct] Eén per rij en kolom. 1 tot 4: 4, 12, 24, 40 punten.
    [grand_aqueduct] Bouw: 1 invloed. Punten als elk aquaduct.
    [temple_of_minerva] 10 punten met zestien gebouwen in je stad.
    [temple_of_fortuna] 15 punten met alle vier openbare kleuren.
    [temple_of_cupid] 10 punten bij vier huizen met waarde 2.
    [temple_of_juno] 10 punten met vier tempels, ook deze.
    [temple_of_saturn] 15 punten met vier productiegebouwen.
    [temple_of_luna] Bouw: 1 invloed. 1 punt per ster in je stad.
    [temple_of_mars] Bouw: 3 invloed. 5 punten bij een huis met waarde 4.
    [temple_of_venus] Bouw: 1 invloed. 2 punten per huis met waarde 2.
    [temple_of_jupiter] Bouw: 2 invloed. 2 punten per tempel.
    [temple_of_mercury] Bouw: 2 invloed. 1 punt per drie munten.
   *[shrine] 2 punten per gebouw ernaast.
}
