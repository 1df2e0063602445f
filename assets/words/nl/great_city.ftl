great_city-title = The Great City of Rome

## Aantallen

great_city-coins = { $number ->
    [one] { $number } munt
   *[other] { $number } munten
}
great_city-bricks = { $number ->
    [one] { $number } baksteen
   *[other] { $number } bakstenen
}
great_city-cogs = { $number ->
    [one] { $number } tandwiel
   *[other] { $number } tandwielen
}
great_city-brick-tokens = { $number ->
    [one] { $number } baksteenfiche
   *[other] { $number } baksteenfiches
}
great_city-influence-tokens = { $number ->
    [one] { $number } invloedsfiche
   *[other] { $number } invloedsfiches
}
great_city-point-tokens = { $number ->
    [one] { $number } puntenfiche
   *[other] { $number } puntenfiches
}
great_city-cards = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}
great_city-points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}
great_city-nothing = niets
great_city-place = rij { $row }, kolom { $column }
great_city-symbol = { $symbol ->
    [brick] baksteen
   *[cog] tandwiel
}
great_city-stakes = { $number ->
    [one] invloedskaart { $values }
   *[other] invloedskaarten { $values }
}

## Wat er gebeurde

great_city-drafted = { $who } houdt een kaart van de startdraft.
great_city-placed = { $who } plaatst een gezant op vak { $space }.
great_city-picked = { $who } neemt **{ $card }** en heeft { $symbols }.
great_city-built = { $who } bouwt **{ $card }**.
great_city-built-over = { $who } bouwt **{ $card }** in plaats van { $replaced }.
great_city-built-for = { $who } bouwt **{ $card }** voor { $price }.
great_city-built-over-for = { $who } bouwt **{ $card }** in plaats van { $replaced } voor { $price }.
great_city-build-gives = Dat levert op: { $gains }.
great_city-drew = { $number ->
    [one] { $who } trekt { $number } kaart van stapel { $deck }.
   *[other] { $who } trekt { $number } kaarten van stapel { $deck }.
}
great_city-kept = { $who } houdt een kaart; de andere gaan onder stapel { $deck }.
great_city-produced = { $who } produceert { $gains }.
great_city-produced-for = { $who } koopt tandwielen voor { $price } en produceert { $gains }.
great_city-passed = { $who } beëindigt de beurt.

## Wat daarop volgt

great_city-round = __Ronde { $round }__: { $strip }; { $who } plaatst eerst.
great_city-offer = Aanbod: { $cards }.
great_city-offered = **{ $card }**
great_city-waiting = Te winnen: { $stakes }.
great_city-influence = Invloed: { $who } heeft het meest, { $tokens }, en neemt { $stakes }. De fiches gaan terug.
great_city-influence-shared = { $number ->
    [one] Invloed: gelijkstand bovenaan. Blijft wachten: { $stakes }.
   *[other] Invloed: gelijkstand bovenaan. Blijven wachten: { $stakes }.
}
great_city-over = De partij is voorbij. { $number ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
} Punten: { $totals }.
great_city-total = { $who }: { $points }

great_city-brief-drafted = houdt een kaart van de startdraft
great_city-brief-placed = plaatst een gezant op vak { $space }
great_city-brief-picked = neemt **{ $card }**
great_city-brief-built = bouwt **{ $card }**
great_city-brief-built-over = bouwt **{ $card }** in plaats van { $replaced }
great_city-brief-drew = { $number ->
    [one] trekt { $number } kaart van stapel { $deck }
   *[other] trekt { $number } kaarten van stapel { $deck }
}
great_city-brief-kept = houdt een kaart
great_city-brief-produced = produceert { $gains }
great_city-brief-passed = beëindigt de beurt

great_city-story-round = **Ronde { $round }**
great_city-story-draft = **De startdraft**
great_city-story-over = De partij is voorbij.
great_city-story-influence = Invloed: { $who } heeft het meest en neemt { $stakes }.
great_city-story-emissaries = Gezanten
great_city-story-space = { $space }
great_city-story-drafted = Gehouden kaarten
great_city-story-card = ✓
great_city-story-took = neemt { $card }
great_city-story-built = { $is_taken ->
    [true] neemt en bouwt { $card }
   *[false] bouwt { $card }
}
great_city-story-built-over = { $is_taken ->
    [true] neemt en bouwt { $card } in plaats van { $replaced }
   *[false] bouwt { $card } in plaats van { $replaced }
}
great_city-story-drew = houdt een kaart van stapel { $deck }
great_city-story-produced = produceert
great_city-story-change = { $is_more ->
    [true] +{ $amount }
   *[false] −{ $amount }
}

great_city-count = { $kind ->
    [draft] { $number ->
        [one] { $number } gedrafte kaart
       *[other] { $number } gedrafte kaarten
    }
    [place] { $number ->
        [one] { $number } gezant
       *[other] { $number } gezanten
    }
    [pick] { $number ->
        [one] { $number } kaart genomen
       *[other] { $number } kaarten genomen
    }
    [aqueduct] { $number ->
        [one] { $number } aquaduct
       *[other] { $number } aquaducten
    }
    [build] { $number ->
        [one] { $number } keer gebouwd
       *[other] { $number } keer gebouwd
    }
    [school_deck] { $number ->
        [one] { $number } keer getrokken (school)
       *[other] { $number } keer getrokken (school)
    }
    [school_keep] { $number ->
        [one] { $number } schoolkaart gehouden
       *[other] { $number } schoolkaarten gehouden
    }
    [produce] { $number ->
        [one] { $number } keer geproduceerd
       *[other] { $number } keer geproduceerd
    }
    [pass] { $number ->
        [one] { $number } beurt beëindigd
       *[other] { $number } beurten beëindigd
    }
    [round] { $number ->
        [one] { $number } nieuwe ronde
       *[other] { $number } nieuwe rondes
    }
    [influence] { $number ->
        [one] { $number } invloedswaardering
       *[other] { $number } invloedswaarderingen
    }
   *[end] { $number ->
        [one] { $number } einde van de partij
       *[other] { $number } keer einde van de partij
    }
}

## Wat er te doen is

great_city-call-draft = houd één kaart van de startdraft.
great_city-call-place = plaats een gezant; vrij: { $spaces }.
great_city-free-space = { $space } ({ $symbols })
great_city-call-pick = vak { $space } geeft je { $symbols }; neem een kaart uit het aanbod.
great_city-call-act = { $open ->
    [both] je hebt { $symbols }; bouw, produceer of beëindig de beurt.
    [produce] je hebt { $symbols }; produceer of beëindig de beurt.
    [build] je hebt { $symbols }; bouw of beëindig de beurt.
   *[none] de beurt is voorbij.
}
great_city-call-school-deck = kies de stapel waarvan je school trekt.
great_city-call-school-keep = kies de kaart die je school houdt.
great_city-call-over = de partij is voorbij.
great_city-duty = { $phase ->
    [draft] een kaart van de startdraft houden
    [place] een gezant plaatsen
    [pick] een kaart uit het aanbod nemen
    [act] bouwen, produceren of de beurt beëindigen
    [school-deck] een stapel voor de school kiezen
    [school-keep] de kaart kiezen die de school houdt
   *[over] niets
}

## Opties

great_city-option-shrine = met het Heiligdom
great_city-option-shrine-no-temple = het Heiligdom is geen tempel
great_city-option-coins-part = munten beslissen bij gelijke punten en invloedsfiches
great_city-option-worth-its-cogs = je mag alleen tandwielen kopen als produceren dan een invloedsfiche oplevert, of meer dan ze kosten
great_city-option-tokens-first = baksteenfiches gaan vóór munten
great_city-option-no-aqueduct-over-aqueduct = geen aquaduct over een aquaduct
great_city-option-no-replaced-farm = een boerderij die vervangen wordt, kan niet met het fiche erop betalen
great_city-option-surplus = je mag meer bakstenen en tandwielen kopen dan nodig
great_city-option-emissary = het programma plaatst de laatste gezant als maar één vak zinvol is
great_city-option-automatic = het programma doet geen automatische zetten
great_city-option-open-hands = een gedrafte kaart wordt getoond zodra alle anderen die kunnen afleiden

great_city-wish-shrine = Het Heiligdom, een kleine uitbreiding, doet mee
great_city-wish-open-hands = Een gedrafte kaart wordt getoond zodra alle anderen die kunnen afleiden
great_city-wish-worth-its-cogs = Produceren moet de tandwielen waard zijn
great_city-wish-tokens-first = Baksteenfiches gaan vóór munten
great_city-wish-coins-part = Munten beslissen bij gelijke punten en invloedsfiches
great_city-wish-aqueduct-over-aqueduct = Een aquaduct mag een aquaduct vervangen
great_city-wish-replaced-farm = Een boerderij die een aquaduct vervangt, mag met het fiche erop betalen

## Help

great_city-help = { $phase ->
    [draft] Houd één kaart met een knop, of met `{ name-rome-draft }`. De andere gaan naar de volgende speler.
    [place] Kies een vrij vak met een knop, of met `{ name-rome-place }`. Dicht bij de keizer ben je vroeg aan de beurt; verder weg krijg je meer bakstenen en tandwielen.
    [pick] Neem één kaart uit het aanbod met een knop, of met `{ name-rome-pick }`. Die komt in je hand, en je mag die meteen bouwen.
    [act] Bouw één kaart uit je hand (kies de kaart, dan de plek aan de hand van de letter, en bevestig; of `{ name-rome-build }`), en produceer één keer met twee tandwielen (`{ name-rome-produce }`), in welke volgorde je wilt. *{ great_city-pass }* (`{ name-rome-pass }`) als je niets meer wilt.
    [school-deck] Je school trekt kaarten van een stapel naar keuze; je houdt er één, de andere gaan onder de stapel in een volgorde die alleen jij kent (`{ name-rome-keep }`).
    [school-keep] Je school trekt kaarten van een stapel naar keuze; je houdt er één, de andere gaan onder de stapel in een volgorde die alleen jij kent (`{ name-rome-keep }`).
   *[over] Er valt niets meer te doen. `{ name-game-score }` toont de uitslag.
}
great_city-explain = { $kind ->
    [draft] Je stad begint met een boerderij en een huis (te zien met *{ button-look }*), en jij met een van deze kaarten in je hand. Huizen van één waarde naast elkaar leveren samen punten op, en meer voor elke kleur openbare gebouwen ernaast: nog een huis van die waarde, of een openbaar gebouw ernaast, is een goed begin.
    [place] Elke ronde begint met gezanten. Op een vak dicht bij de keizer kies je een kaart voor de anderen; een vak verder weg geeft je meer bakstenen om te bouwen en meer tandwielen om te produceren. Kijk eerst naar het aanbod: welke kaart wil je, en hoeveel bakstenen kost die?
    [pick] De kaart komt in je hand, om nu of in een latere ronde te bouwen. Denk ook aan de anderen: zij nemen wat jij laat liggen.
    [act] Bouw één kaart (in het menu staan de kaarten die je nu kunt bouwen), en produceer één keer met twee tandwielen, zodat je boerderijen iets opleveren; in welke volgorde je wilt. Bakstenen en tandwielen die je mist, koop je met munten. Bakstenen en tandwielen die je niet gebruikt, vervallen aan het einde van je beurt.
    [areas] Je stad wordt nooit groter dan 4 bij 4, dus denk aan de woonwijken: huizen van één waarde naast elkaar leveren hun waarden samen op, maal het aantal verschillende kleuren openbare gebouwen die eraan grenzen.
    [neighbours] Een openbaar gebouw telt één keer de gebouwen ernaast, op het moment dat je het bouwt: groen levert munten op, rood invloedsfiches, blauw puntenfiches, en geel trekt kaarten waarvan je er één houdt. Bouw het naast veel gebouwen.
    [produce] Produceren is zijn twee tandwielen waard als je boerderijen nu iets opleveren: een groentetuin een munt, een graanboerderij een baksteen voor een later gebouw, een schapenboerderij een invloedsfiche. Met wat binnenkomt, kun je het gebouw betalen dat je erna bouwt. Aan het einde is een munt één punt waard, en twee invloedsfiches samen ook: een boerderij die je vroeg bouwt, levert het meest op.
    [influence] In sommige rondes komt er een invloedskaart. Wie aan het einde van de ronde als enige de meeste invloedsfiches heeft, neemt die en geeft alle fiches terug. Gebouwen met sterren en rode openbare gebouwen leveren fiches op; staat er meer dan één speler bovenaan, dan wacht de kaart.
    [order] Met twee spelers plaats je per ronde twee gezanten, en elk geeft je een eigen beurt. Twee gezanten naast elkaar geven je twee beurten op rij: handig om verder te bouwen op wat je net begonnen bent.
    [colours] Kijk naar de kleuren: een woonwijk levert punten op voor elke verschillende kleur openbare gebouwen die eraan grenst. Een tweede gebouw van dezelfde kleur voegt dus niets toe, een eerste van een andere kleur wel.
    [hand] Een kaart die je nu niet kunt bouwen, wacht in je hand, zolang je wilt; bouw je die nooit, dan kost dat niets. Een kaart voor later kan dus meer waard zijn dan een voor nu.
    [school-deck] Kies de stapel waarin kan zitten wat je stad mist. Alleen jij ziet wat je school ervan trekt.
   *[other] Alleen jij ziet deze kaarten. Houd de kaart die bij je stad past; niemand komt te weten welke het was.
}
great_city-help-pictures = Bij elke kaart staat wat die nu op de beste plek zou opleveren, zonder de prijs. Een ontbrekende baksteen kost 2 munten, een ontbrekend tandwiel 1.
great_city-help-more = *{ button-undo }* (`{ name-game-undo }`) neemt je laatste zet terug, tot iemand anders iets gedaan heeft, er een geheim getoond is of het toeval beslist heeft. *{ button-look }* (`{ name-game-board }`) toont de tafel, *{ great_city-own }* (`{ name-game-hand }`) je kaarten. `{ name-game-rules }` legt het spel uit, `{ name-game-card }` elk gebouw.

great_city-hand-empty = **Je hand** is leeg.
great_city-hand = **Je hand:** { $cards }, pagina { $page } van { $pages }.
great_city-hand-previous = Vorige pagina
great_city-hand-next = Volgende pagina

great_city-preset-publisher = publisher: de gedrukte regels
great_city-preset-yucata = yucata: zoals op Yucata.de
great_city-sheet-homes = boerderijen, huizen en aquaducten
great_city-sheet-public = openbare gebouwen
great_city-sheet-temples = tempels
great_city-own = Mijn hand
great_city-instead = Nu niet. Eerst: { $duty } ({ $command })

great_city-called-space = Vak { $space }
great_city-called-deck = Stapel { $deck }

great_city-watch-place = { $who } plaatst een gezant
great_city-watch-place-one = { $who } plaatst een gezant op { $what }
great_city-watch-pick = { $who } neemt een kaart
great_city-watch-pick-one = { $who } neemt { $what }
great_city-watch-build = { $who } bouwt
great_city-watch-build-one = { $who } bouwt { $what }
great_city-watch-round = een ronde begint

great_city-line = { $line ->
    [residential_2] woonhuizen 2
    [residential_3] woonhuizen 3
    [residential_4] woonhuizen 4
    [aqueducts] aquaducten
    [temples] tempels
    [coins] munten
    [influence_tokens] invloedsfiches
    [influence_cards] invloedskaarten
   *[total] totaal
}
