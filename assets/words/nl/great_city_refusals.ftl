great_city_refusals-other-step = { $step ->
    [draft] Houd eerst één kaart van de startdraft.
    [place] Plaats nu een gezant op een vrij vak.
    [pick] Neem eerst een kaart uit het aanbod.
    [school-deck] Kies eerst de stapel waarvan je school trekt.
    [school-keep] Houd eerst een van de kaarten die je school getrokken heeft.
   *[act] Bouw of produceer nu, of pas om je beurt te beëindigen.
}
great_city_refusals-not-passed = { $card } is niet bij de kaarten die je gekregen hebt. Je kunt houden: { $cards }.
great_city_refusals-space-taken = Vak { $space } is bezet. Vrij: { $free }; het dichtst bij de keizer: { $nearest }.
great_city_refusals-placed-by-program = Aan deze tafel gaat de laatste gezant van een ronde naar het enige zinvolle vak: { $sensible }, niet { $space }.
great_city_refusals-not-offered = { $card } is deze ronde niet in het aanbod. Je kunt nemen: { $cards }.
great_city_refusals-card-taken = { $card } is deze ronde al genomen door { $who }. Je kunt nemen: { $cards }.
great_city_refusals-already-built = Je hebt deze beurt al gebouwd. Een beurt heeft één bouwactie.
great_city_refusals-already-produced = Je hebt deze beurt al geproduceerd. Een beurt heeft één productieactie.
great_city_refusals-not-in-hand = { $card } zit niet in je hand. Je hebt { $cards }.
great_city_refusals-empty-hand = { $card } zit niet in je hand. Je hebt geen kaarten.
great_city_refusals-place-taken = Op die plek staat al: { $building }. Alleen een aquaduct mag een gebouw vervangen.
great_city_refusals-not-adjacent = Die plek grenst met geen enkele zijde aan een gebouw van je stad. Bouw naast een gebouw.
great_city_refusals-too-wide = Daar zou de stad { $rows ->
        [one] { $rows } rij
       *[other] { $rows } rijen
    } bij { $columns ->
        [one] { $columns } kolom
       *[other] { $columns } kolommen
    } worden. De stad moet in 4 bij 4 passen.
great_city_refusals-aqueduct-in-line = In die rij of kolom staat al een aquaduct van je. Elke rij en kolom mag er één hebben.
great_city_refusals-aqueduct-over-aqueduct = Daar staat een aquaduct, en aan deze tafel vervangt een aquaduct geen ander aquaduct.
great_city_refusals-no-token = Op die plek ligt geen baksteenfiche. Je baksteenfiches liggen op { $farms }.
great_city_refusals-no-tokens = Op die plek ligt geen baksteenfiche. Je hebt er geen.
great_city_refusals-token-replaced = De boerderij die je vervangt, neemt het baksteenfiche mee, en aan deze tafel kan dat het gebouw niet betalen.
great_city_refusals-bricks-short = { $missing ->
    [one] { $card } vraagt { $missing } baksteen meer dan je vak geeft, en je betaalt { $paid }. Betaal { $missing } met een fiche of munten.
   *[other] { $card } vraagt { $missing } bakstenen meer dan je vak geeft, en je betaalt { $paid }. Betaal { $missing } met fiches of munten.
}
great_city_refusals-bricks-over = { $missing ->
    [one] { $card } vraagt { $missing } baksteen meer dan je vak geeft, en je betaalt { $paid }. Betaal precies { $missing }.
   *[other] { $card } vraagt { $missing } bakstenen meer dan je vak geeft, en je betaalt { $paid }. Betaal precies { $missing }.
}
great_city_refusals-tokens-first = { $needed ->
    [one] Aan deze tafel gaan baksteenfiches vóór munten: gebruik { $needed } fiche, niet { $spent }.
   *[other] Aan deze tafel gaan baksteenfiches vóór munten: gebruik { $needed } fiches, niet { $spent }.
}
great_city_refusals-too-dear = { $card } kost na je bakstenen nog { $price }, en je hebt { $held }.
great_city_refusals-cogs-too-dear = { $missing ->
    [one] Produceren vraagt nog { $missing } tandwiel voor 1 munt, en je hebt { $held }.
   *[other] Produceren vraagt nog { $missing } tandwielen voor 1 munt per stuk, en je hebt { $held }.
}
great_city_refusals-cogs-short = { $missing ->
    [one] Produceren vraagt { $missing } gekocht tandwiel, en je koopt er { $buy }. Koop er { $missing }.
   *[other] Produceren vraagt { $missing } gekochte tandwielen, en je koopt er { $buy }. Koop er { $missing }.
}
great_city_refusals-cogs-over = { $missing ->
    [one] Produceren vraagt { $missing } gekocht tandwiel, en je koopt er { $buy }. Koop er precies { $missing }.
   *[other] Produceren vraagt { $missing } gekochte tandwielen, en je koopt er { $buy }. Koop er precies { $missing }.
}
great_city_refusals-no-gain = { $missing ->
    [one] Produceren zou het tandwiel dat je moet kopen niet waard zijn, en aan deze tafel mag dat niet.
   *[other] Produceren zou de { $missing } tandwielen die je moet kopen niet waard zijn, en aan deze tafel mag dat niet.
}
great_city_refusals-deck-one = Een school trekt nooit van stapel I. Je kunt kiezen: stapel { $decks }.
great_city_refusals-deck-not-in-play = Stapel { $deck } doet met { $players } spelers niet mee. Je kunt kiezen: stapel { $decks }.
great_city_refusals-deck-empty = In stapel { $deck } zit geen kaart meer. Je kunt kiezen: stapel { $decks }.
great_city_refusals-no-deck = In geen enkele stapel zit nog een kaart.
great_city_refusals-not-drawn = { $card } is niet bij de kaarten die je getrokken hebt: { $cards }.
great_city_refusals-other-bottom = Onder de stapel gaan alle getrokken kaarten behalve { $card }: { $cards }.
great_city_refusals-other-bottom-none = { $card } is de enige kaart die je getrokken hebt: er gaat niets onder de stapel.
great_city_refusals-over = Deze partij is voorbij.
