builders-alt-round = Ronde { $round }.
builders-alt-over = Partij voorbij. Gewonnen door { $winners }.
builders-alt-stalled = Partij voorbij; er gebeurde niets meer. Gewonnen door { $winners }.
builders-alt-turn = Aan de beurt: { $who }; { $to_do }.
builders-alt-last-round = Laatste ronde ({ $who }).
builders-alt-first = Startspeler: { $who }.
builders-alt-player = { $who }: { $points }, { $has }; { $finished } afgewerkt.

builders-alt-new = Nieuw: { $new }.
builders-alt-new-of = { $who }: { $did }
builders-alt-new-finished = afgewerkt: { $buildings }
builders-alt-new-rows = in de rijen: { $cards }
builders-alt-new-line = investeringen
builders-alt-new-counts = nieuwe aantallen
builders-alt-new-count = { $what ->
    [coins] { $number ->
        [one] { $sign }{ $number } sestertie
       *[other] { $sign }{ $number } sestertiën
    }
    [points] { $number ->
        [one] { $sign }{ $number } punt
       *[other] { $sign }{ $number } punten
    }
   *[loans] { $number ->
        [one] { $sign }{ $number } lening
       *[other] { $sign }{ $number } leningen
    }
}
builders-alt-new-number = { $what ->
    [sites] { $number ->
        [one] { $number } bouwplaats
       *[other] { $number } bouwplaatsen
    }
    [members] { $number ->
        [one] { $number } teamlid
       *[other] { $number } teamleden
    }
   *[cards] { $number ->
        [one] { $number } kaart in de rijen
       *[other] { $number } kaarten in de rijen
    }
}

builders-alt-one-player = { $who }, ronde { $round }: { $have } van { $goal }, { $has }; { $finished } afgewerkt.
builders-alt-no-site = Geen open bouwplaats.
builders-alt-points = Punten tot nu toe: { $lines }; totaal { $total }.
builders-alt-points-of = { $line } { $points }

builders-alt-card = `{ name-game-card }` legt elke kaart uit.
builders-alt-buildings = Alle gebouwen en machines, op punten.
builders-alt-for-points = { $points }: { $buildings }.
builders-alt-builders = Wie bouwt, en wat er te koop is.
builders-alt-workers = { $name } ×{ $number }, { $price } per keer sturen.
builders-alt-machines = Machines, sturen is gratis: { $machines }.
builders-alt-to-buy = Gevangenen ×{ $number } voor { $price } sestertiën, sturen is gratis; elk −{ $penalty } punten tenzij vrijgelaten, daarna { $freed } per keer sturen.
builders-alt-buy-tool = { $card } ({ $price } sestertiën): +1 { $resource }.
builders-alt-buy-university = { $card } ({ $price } sestertiën): { $resource } stijgt tot 3.
builders-alt-buy-loans = Leningen ×{ $cards }: nu { $gain } sestertiën, aan het einde { $repay } of −{ $penalty } punten.
builders-alt-final = Eindscores, { $after }.
builders-alt-so-far = Scores tot nu toe, { $after }.
builders-alt-score = { $name } ({ $place }): { $total }. { $lines }.
builders-alt-in-round = in ronde { $round }
builders-alt-after-rounds = na { $round ->
    [one] { $round } ronde
   *[other] { $round } rondes
}
builders-alt-reached = { $who } haalde in ronde { $round } { $points } punten.
builders-alt-nothing-built = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} geen gebouw, tot ronde { $round }
builders-alt-nobody-finished = tot ronde { $round } had niemand het doel bereikt
