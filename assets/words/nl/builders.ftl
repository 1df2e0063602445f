builders-title = The Builders: Antiquity

## Aantallen en kaarten

builders-sesterces = { $number ->
    [one] { $number } sestertie
   *[other] { $number } sestertiën
}
builders-actions = { $number ->
    [one] { $number } actie
   *[other] { $number } acties
}
builders-points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}
builders-amount = { $resource ->
    [stone] { $amount } steen
    [wood] { $amount } hout
    [architecture] { $amount } architectuur
   *[decoration] { $amount } decoratie
}
builders-resource = { $resource ->
    [stone] steen
    [wood] hout
    [architecture] architectuur
   *[decoration] decoratie
}
builders-tool = { $tool ->
    [stone] hamer
    [wood] zaag
    [architecture] winkelhaak
   *[decoration] kwast
}
builders-no-resources = niets
builders-of-each = { $number } van elke soort
builders-prisoner = Gevangene
builders-freed-prisoner = Vrijgelaten gevangene
builders-member = { $name } ({ $brings })
builders-some-cards = { $number ->
    [one] { $name }
   *[other] { $name } ×{ $number }
}
builders-reward = { $sesterces } en { $points }
builders-sending-costs = { $price ->
    [0] sturen kost niets
    [one] sturen kost { $price } sestertie
   *[other] sturen kost { $price } sestertiën
}
builders-needs = vraagt { $need }
builders-needs-so-many = vraagt { $number } grondstoffen
builders-brings = levert { $what }
builders-missing = ontbreekt: { $missing }
builders-nothing-missing = er ontbreekt niets

## Wat er gebeurde

builders-opened = { $who } opent **{ $building }**.
builders-recruited = { $who } werft **{ $worker }** ({ $brings }) aan.
builders-row-filled = Nieuw in de rij: { $card }.
builders-row-shrinks = De stapel is leeg, dus de rij wordt korter.
builders-bought = { $bought ->
    [one] Er is { $bought } actie gekocht voor { $price }.
   *[other] Er zijn { $bought } acties gekocht voor { $price }.
}
builders-invested-prisoner = { $who } investeert { $price }: **gevangene** ({ $brings }).
builders-invested-tool = { $who } investeert { $price }: **{ $card }**.
builders-invested-university = { $who } investeert { $price }: **{ $card }**.
builders-educated = { $student } heeft geleerd en levert nu { $learned }.
builders-took-loan = { $who } neemt een **lening** van { $gain }.
builders-sent = { $spent ->
    [0] { $who } stuurt { $worker } ({ $brings }) naar **{ $building }**; { $missing }.
    [one] { $who } stuurt { $worker } ({ $brings }) naar **{ $building }** voor { $spent } sestertie; { $missing }.
   *[other] { $who } stuurt { $worker } ({ $brings }) naar **{ $building }** voor { $spent } sestertiën; { $missing }.
}
builders-sent-with-tool = { $spent ->
    [0] { $who } stuurt { $worker } met de { $tool } ({ $brings }) naar **{ $building }**; { $missing }.
    [one] { $who } stuurt { $worker } met de { $tool } ({ $brings }) naar **{ $building }** voor { $spent } sestertie; { $missing }.
   *[other] { $who } stuurt { $worker } met de { $tool } ({ $brings }) naar **{ $building }** voor { $spent } sestertiën; { $missing }.
}
builders-sending-took = Dat kost { $actions }.
builders-sending-bought = Dat kost { $actions }, waarvan { $bought } gekocht voor { $price }.
builders-sending-all-bought = Dat kost { $actions }, gekocht voor { $price }.
builders-finished = { $who } __werkt **{ $building }** af__ en krijgt { $reward }. Weer vrij: { $crew }.
builders-machine-joins = { $machine } komt bij het team en levert { $brings }.
builders-took = { $who } neemt { $sesterces } voor { $actions }.
builders-freed = { $who } laat een **gevangene** vrij ({ $brings }). Deze arbeider sturen kost nu { $price }.
builders-ended-turn = { $who } beëindigt de beurt.
builders-ended-turn-early = { $who } beëindigt de beurt; ongebruikt: { $actions }.

## Wat daarop volgt

builders-round = __Ronde { $round }__ begint.
builders-last-round = __De laatste ronde:__ { $who } heeft { $points }. De ronde wordt uitgespeeld, zodat iedereen evenveel beurten heeft.
builders-over = De partij is voorbij. { $number ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
} Punten: { $totals }.
builders-stalled = Er gebeurde niets meer, dus de partij is voorbij. { $number ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
} Punten: { $totals }.
builders-total = { $who }: { $score }
builders-tally-freed = { $number ->
    [one] Eindwaardering: { $who } laat { $number } gevangene vrij.
   *[other] Eindwaardering: { $who } laat { $number } gevangenen vrij.
}
builders-tally-repaid = { $number ->
    [one] Eindwaardering: { $who } betaalt { $number } lening terug.
   *[other] Eindwaardering: { $who } betaalt { $number } leningen terug.
}

builders-brief-opened = opent **{ $building }**
builders-brief-recruited = werft **{ $worker }** ({ $brings }) aan
builders-brief-prisoner = investeert in een **gevangene** ({ $brings })
builders-brief-invested = investeert: **{ $card }**
builders-brief-loan = neemt een **lening**
builders-brief-sent = stuurt { $worker } naar **{ $building }**
builders-brief-sent-with-tool = stuurt { $worker } met de { $tool } naar **{ $building }**
builders-brief-finished = __werkt **{ $building }** af__ voor { $reward }
builders-brief-took = neemt { $sesterces }
builders-brief-freed = laat een **gevangene** vrij
builders-brief-ended-turn = beëindigt de beurt
builders-brief-buying = { $number ->
    [one] { $did } met { $number } gekochte actie
   *[other] { $did } met { $number } gekochte acties
}

builders-story-round = **Ronde { $round }**
builders-story-last-round = De laatste ronde: { $who } heeft { $points }.
builders-story-over = { $stalled ->
    [true] De partij lag stil en is voorbij.
   *[false] De partij is voorbij.
}
builders-story-opened = opent { $building }
builders-story-finished = { $is_opened ->
    [true] opent { $building } en __werkt het meteen af__
   *[false] __werkt { $building } af__
}
builders-story-recruited = werft { $worker } aan
builders-story-bought = koopt { $card }
builders-story-loan = neemt een lening van { $gain }
builders-story-freed = laat een gevangene vrij ({ $brings })
builders-story-sent = stuurt { $workers } naar { $building }
builders-story-with = { $did } met { $tools }
builders-story-bought-actions = { $number ->
    [one] koopt { $number } actie ({ $price })
   *[other] koopt { $number } acties ({ $price })
}
builders-story-coins = { $number ->
    [one] { $change } sestertie
   *[other] { $change } sestertiën
}
builders-story-points = +{ $points }

builders-count = { $kind ->
    [open] { $number ->
        [one] { $number } gebouw geopend
       *[other] { $number } gebouwen geopend
    }
    [recruit] { $number ->
        [one] { $number } arbeider aangeworven
       *[other] { $number } arbeiders aangeworven
    }
    [invest] { $number ->
        [one] { $number } investering
       *[other] { $number } investeringen
    }
    [send] { $number ->
        [one] { $number } arbeider gestuurd
       *[other] { $number } arbeiders gestuurd
    }
    [finish] { $number ->
        [one] { $number } gebouw afgewerkt
       *[other] { $number } gebouwen afgewerkt
    }
    [take] { $number ->
        [one] { $number } keer sestertiën genomen
       *[other] { $number } keer sestertiën genomen
    }
    [free] { $number ->
        [one] { $number } gevangene vrijgelaten
       *[other] { $number } gevangenen vrijgelaten
    }
    [end_turn] { $number ->
        [one] { $number } beurt beëindigd
       *[other] { $number } beurten beëindigd
    }
    [round] { $number ->
        [one] { $number } nieuwe ronde
       *[other] { $number } nieuwe rondes
    }
    [last_round] { $number ->
        [one] { $number } laatste ronde
       *[other] { $number } laatste rondes
    }
   *[over] { $number ->
        [one] { $number } einde van de partij
       *[other] { $number } keer einde van de partij
    }
}

## Wat er te doen is

builders-call-no-site = je hebt { $actions } en { $sesterces }, maar nog geen bouwplaats. Vrij om te sturen: { $free } van { $team }.
builders-call-site = je hebt { $actions }, { $sesterces } en de bouwplaats { $site } ({ $missing }). Vrij om te sturen: { $free } van { $team }.
builders-call-sites = je hebt { $actions }, { $sesterces } en { $sites } bouwplaatsen. Vrij om te sturen: { $free } van { $team }.
builders-call-last-round = Dit is de laatste ronde.
builders-call-over = de partij is voorbij.
builders-duty-act = tot { $actions } gebruiken, dan de beurt beëindigen
builders-duty-buy = de beurt beëindigen of een actie kopen
builders-duty-end = de beurt beëindigen
builders-duty-over = niets

builders-option-automatic = beurten eindigen alleen als je ze zelf beëindigt

## Help

builders-help-over = Er valt niets meer te doen. `{ name-game-score }` toont de uitslag.
builders-help-not-you = Je bent niet aan de beurt. Je kunt alles bekijken.
builders-help-have = Je hebt { $actions } en { $sesterces }. Nog een actie kost { $price }.
builders-help-points = Punten uit gebouwen en machines: { $have } van { $needed }.
builders-help-send = - Stuur iemand naar een van je bouwplaatsen (`{ name-builders-send }`): kies de bouwplaats, dan wie er gaat. Kun je deze beurt een gebouw afwerken, dan toont het paneel hoe.
builders-help-open = - Open een gebouw van de rij (`{ name-builders-open }`). Vanaf dan staat het bij je bouwplaatsen: daar stuur je je arbeiders naartoe.
builders-help-recruit = - Werf een arbeider van de rij aan (`{ name-builders-recruit }`): dat kost een actie en geen sestertiën.
builders-help-invest = - Investeer één keer per beurt (`{ name-builders-invest }`): een gevangene, gereedschap, een universiteit of een lening.
builders-help-free = - Laat een gevangene vrij die niet op een bouwplaats is (`{ name-builders-free }`).
builders-help-take = - Ruil ongebruikte acties voor sestertiën (`{ name-builders-take }`).
builders-help-end = - Beëindig de beurt (`{ name-builders-end }`).
builders-explain = { $kind ->
    [open] Je hebt een gebouw nodig om aan te werken, en mensen die leveren wat het vraagt; kies beide dus samen, in welke volgorde je wilt. Vergelijk wat de gebouwen van de rij vragen met wat de arbeiders daar leveren: een klein gebouw dat je snel kunt afwerken, betaalt voor het volgende. Open alleen wat je kunt beginnen: een bouwplaats kun je niet teruggeven.
    [sites] Je hebt verschillende open bouwplaatsen. Geen ervan levert iets op voordat die afgewerkt is, dus werk er een af voordat je een andere opent: kijk wat elke nog vraagt, en werf arbeiders aan die precies dat leveren.
    [recruit] Een groter team werkt grotere gebouwen af. De symbolen op een arbeider tonen wat die levert, telkens als je die stuurt; werf arbeiders aan die leveren wat je bouwplaatsen missen. Aanwerven kost een actie en geen sestertiën: je betaalt pas als je stuurt.
    [price] De prijs van een arbeider betaal je telkens als je die stuurt, en grondstoffen die het gebouw niet nodig heeft, gaan verloren. Een goedkope leerling die de laatste steen levert, is dus beter dan een meester die er vier levert.
    [take] Acties die je niet nodig hebt, kun je ruilen voor sestertiën: allemaal tegelijk leveren ze veel meer op dan een voor een. Zonder sestertiën gaat niemand aan het werk, dus af en toe een beurt daarvoor gebruiken loont.
    [invest] Eén keer per beurt mag je investeren. Gereedschap levert één extra, telkens als het meegaat; een universiteit leidt één arbeider voorgoed op; een lening levert nu sestertiën en kost later meer; een gevangene werkt gratis, maar kost aan het einde een punt als je die niet vrijlaat.
    [send] Een bouwplaats is afgewerkt zodra je mensen alles geleverd hebben wat daar nodig is. Stuur arbeiders die leveren wat ontbreekt en weinig anders; de eerste die je in een beurt naar een bouwplaats stuurt, kost één actie, de tweede twee, de derde drie. Een afgewerkt gebouw betaalt meteen, en iedereen die er werkte, is weer vrij.
   *[end] Je acties zijn op. Met sestertiën kun je er altijd nog een kopen: dat loont als je er een gebouw mee afwerkt, anders zelden.
}
builders-help-more = *{ button-undo }* (`{ name-game-undo }`) neemt je laatste zet terug tot een rij wordt aangevuld of de volgende speler iets doet. *{ button-look }* (`{ name-game-board }`) toont de tafel, *{ builders-own }* (`{ name-game-hand }`) je team. `{ name-game-rules }` legt het spel uit, `{ name-game-card }` elke kaart.

builders-instead-no-student = Alleen een universiteit leidt iemand op: laat dit leeg
builders-instead-invested = Je hebt je ene investering van deze beurt al gedaan
builders-instead-no-tool = Er kan geen gereedschap mee: laat dit leeg
builders-instead-no-site = Je hebt nog geen bouwplaats; /builders open neemt er een van de rij
builders-instead-all-at-work = Je hele team is aan het werk tot de bouwplaats afgewerkt is
builders-instead-no-prisoner = Geen gevangene van je kan nu vrijgelaten worden
builders-instead-no-action = Er is geen actie over, en nog een kost { $price }; /builders end
builders-instead-too-little = Niets van deze soort kan met { $actions } en { $sesterces }

builders-sheet-buildings = gebouwen en machines
builders-sheet-workers = arbeiders en investeringen
builders-own = Mijn team

builders-called-no-tool = Geen gereedschap
builders-called-no = nee
builders-called-without = zonder
builders-called-without-tool = zonder gereedschap

builders-watch-open = { $who } opent een gebouw
builders-watch-open-one = { $who } opent { $what }
builders-watch-recruit = { $who } werft een arbeider aan
builders-watch-recruit-one = { $who } werft { $what } aan
builders-watch-invest = { $who } investeert
builders-watch-invest-one = { $who } koopt { $what }
builders-watch-last-round = de laatste ronde begint

builders-line = { $line ->
    [buildings] gebouwen
    [machines] machines
    [prisoners] gevangenen
    [loans] leningen
    [sesterces] sestertiën
   *[total] totaal
}
