great_city_cards-kind = { $kind ->
    [farm] Produktionsgebäude
    [house] Wohnhaus vom Wert { $value }
    [green] öffentliches Gebäude, grün
    [red] öffentliches Gebäude, rot
    [yellow] öffentliches Gebäude, gelb
    [blue] öffentliches Gebäude, blau
    [aqueduct] Aquädukt
   *[temple] Tempel
}
great_city_cards-card = **{ $name }** (`{ $id }`): { $facts }
    { $does }
great_city_cards-copies = Karten: { $decks }.
great_city_cards-in-deck = { $deck ->
    [III] { $number } in Stapel { $deck } (zu dritt oder viert)
    [IV] { $number } in Stapel { $deck } (zu viert)
   *[other] { $number } in Stapel { $deck }
}
great_city_cards-one-each = Alle haben einen, wenn der Schrein im Spiel ist.
great_city_cards-stars = { $stars ->
    [one] { $stars } Stern: beim Bau ein Einflussmarker
   *[other] { $stars } Sterne: beim Bau { $stars } Einflussmarker
}
great_city_cards-star-number = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
great_city_cards-effect-farm = { $card ->
    [grain_farm] Produziert einen Baupunktmarker, wenn er keinen hat; der bezahlt einen Baupunkt eines späteren Gebäudes.
    [sheep_farm] Produziert 1 Einflussmarker.
    [vineyard] Produziert 1 Münze und einen Baupunktmarker, wenn es keinen hat.
   *[vegetable_farm] Produziert 1 Münze.
}
great_city_cards-effect-house = Ein Wohngebiet bringt die Summe seiner Werte × Zahl der Farben daneben, plus die Siegpunktmarker der besten Therme daneben.
great_city_cards-effect-public = { $card ->
    [forum_romanum] Beim Bau: eine Münze je Gebäude daneben, und noch eine.
    [arena] Beim Bau: ein Einflussmarker je Gebäude daneben.
    [colosseum] Beim Bau: ein Einflussmarker je Gebäude daneben, und noch einer.
    [school] Beim Bau: Zieh je Gebäude daneben eine Karte von einem Stapel im Spiel außer Stapel I und behalte eine.
    [university] Beim Bau: Zieh je Gebäude daneben eine Karte, und noch eine, von einem Stapel im Spiel außer Stapel I und behalte eine.
    [thermal_baths] Beim Bau: ein Siegpunktmarker je Gebäude daneben; sie zählen für jedes Wohngebiet daneben.
    [imperial_thermal_baths] Beim Bau: ein Siegpunktmarker je Gebäude daneben, und noch einer; sie zählen für jedes Wohngebiet daneben.
   *[market] Beim Bau: eine Münze je Gebäude daneben.
}
great_city_cards-effect-aqueduct = 4, 12, 24 oder 40 Punkte für 1, 2, 3 oder 4 davon. Nie zwei in einer Zeile oder Spalte; es darf ein Gebäude ersetzen.
great_city_cards-effect-temple = { $card ->
    [temple_of_minerva] 10 Punkte bei sechzehn Gebäuden in der Stadt.
    [temple_of_fortuna] 15 Punkte bei öffentlichen Gebäuden aller vier Farben.
    [temple_of_cupid] 10 Punkte bei mindestens vier Wohnhäusern vom Wert 2.
    [temple_of_juno] 10 Punkte bei mindestens vier Tempeln, diesen mitgezählt.
    [temple_of_saturn] 15 Punkte bei mindestens vier Produktionsgebäuden.
    [temple_of_luna] 1 Punkt für jeden Stern in der Stadt, den eigenen mitgezählt.
    [temple_of_mars] 5 Punkte bei mindestens einem Wohnhaus vom Wert 4.
    [temple_of_venus] 2 Punkte für jedes Wohnhaus vom Wert 2.
    [temple_of_jupiter] 2 Punkte für jeden Tempel, diesen mitgezählt.
    [temple_of_mercury] 1 Punkt je drei Münzen, zusätzlich zu den Münzen selbst.
   *[shrine] 2 Punkte für jedes Gebäude, das am Ende daneben steht. Er kostet nur die Bauaktion.
}

## Kurzfassung auf gezeichneten Karten
great_city_cards-kind-in-short = { $kind ->
    [farm] Produktion
    [house] Wohnhaus
    [green] Grün
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [aqueduct] Aquädukt
   *[temple] Tempel
}
great_city_cards-effect-in-short = { $card ->
    [vegetable_farm] Produktion: 1 Münze.
    [grain_farm] Produktion: 1 Baupunktmarker hier.
    [sheep_farm] Produktion: 1 Einfluss.
    [vineyard] Produktion: 1 Münze, 1 Baupunktmarker hier.
    [residential_2] Summe im Wohngebiet × Farben daneben.
    [residential_3] Summe im Wohngebiet × Farben daneben.
    [residential_4] Summe im Wohngebiet × Farben daneben.
    [luxury_residential_2] Bau: 1 Einfluss. Zählt wie jedes Wohnhaus.
    [luxury_residential_3] Bau: 1 Einfluss. Zählt wie jedes Wohnhaus.
    [luxury_residential_4] Bau: 1 Einfluss. Zählt wie jedes Wohnhaus.
    [market] Bau: 1 Münze je Nachbar.
    [forum_romanum] Bau: 1 Münze, und 1 je Nachbar.
    [arena] Bau: 1 Einfluss je Nachbar.
    [colosseum] Bau: 1 Einfluss, und 1 je Nachbar.
    [school] Bau: zieh 1 Karte je Nachbar; behalte 1.
    [university] Bau: zieh 1 Karte, und 1 je Nachbar; behalte 1.
    [thermal_baths] Bau: 1 Punktmarker je Nachbar.
    [imperial_thermal_baths] Bau: 1 Punktmarker, und 1 je Nachbar.
    [aqueduct] Nur 1 je Zeile, Spalte. 1–4 bringen 4, 12, 24, 40.
    [grand_aqueduct] Bau: 1 Einfluss. Zählt wie jedes Aquädukt.
    [temple_of_minerva] 10 Punkte bei 16 Gebäuden in der Stadt.
    [temple_of_fortuna] 15 Punkte bei allen vier Farben.
    [temple_of_cupid] 10 Punkte bei vier Wohnhaus 2.
    [temple_of_juno] 10 Punkte bei vier Tempeln, mit diesem.
    [temple_of_saturn] 15 Punkte bei vier Produktionsgebäuden.
    [temple_of_luna] Bau: 1 Einfluss. 1 Punkt je Stern der Stadt.
    [temple_of_mars] Bau: 3 Einfluss. 5 Punkte bei Wohnhaus 4.
    [temple_of_venus] Bau: 1 Einfluss. 2 Punkte je Wohnhaus 2.
    [temple_of_jupiter] Bau: 2 Einfluss. 2 Punkte je Tempel.
    [temple_of_mercury] Bau: 2 Einfluss. 1 Punkt je drei Münzen.
   *[shrine] 2 Punkte je Gebäude daneben.
}
