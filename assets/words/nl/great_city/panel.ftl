great_city-panel-which = { $order }

great_city-panel-price = { $bricks }, je betaalt { $payment }
great_city-panel-price-enough = { $bricks }, alles beschikbaar
great_city-panel-price-short = { $bricks }; { $number } te weinig, { $coins }
great_city-panel-price-too-dear = { $bricks }, nu te duur
great_city-panel-price-coins = bouw: { $coins }
great_city-panel-too-dear = te duur
great_city-panel-best = beste: { $effect }
great_city-panel-draw = { $cards } trekken
great_city-panel-over = vervangt { $card }
great_city-panel-brings-nothing = levert nog niets op
great_city-panel-strip-pays = geen fiche: de strook volstaat
great_city-panel-brick-of = fiche van { $farm } ({ $place })
great_city-panel-buys = koopt { $cogs } voor { $coins }
# Zonder het symbool van het vak zelf: daarmee past het niet op een knop.
great_city-panel-space = Vak { $space }{ $symbol ->
   *[other] {""}
}
great_city-panel-left = nog { $cards }
great_city-panel-you-pay = je betaalt { $payment }
great_city-panel-then = { $first }, dan { $last }
great_city-panel-nothing-returns = niets gaat terug

great_city-panel-keep = { $card } houden
great_city-panel-take = { $card } nemen
great_city-panel-at = { $card } op { $letter }
great_city-panel-build = { $card } bouwen
great_city-panel-build-for = { $card } bouwen, betaal { $payment }
great_city-panel-build-and-end = Op { $letter } bouwen, beurt beëindigen
great_city-panel-draw-from = Trekken van { $deck }
great_city-panel-produce = Produceren
great_city-panel-produce-what = { $gain } produceren
great_city-pass = Passen
great_city-panel-pass = { great_city-pass } · beurt beëindigen

great_city-panel-draft = **Startdraft.** Houd een van deze kaarten; de andere gaan naar de volgende speler. Niemand anders ziet wat je houdt.
great_city-panel-place = **Plaats een gezant** (ronde { $round } van { $rounds }). Vak 1 is het eerst aan de beurt. Een vak geeft zijn symbool en alle symbolen tussen dat vak en de keizer.
great_city-panel-drafted = De kaart die je aan het begin hield: **{ $card }**.
great_city-panel-pick = **Neem een kaart** uit het aanbod. { $purse }
great_city-panel-your-turn = **Jij bent aan de beurt:** { $may } { $purse }
great_city-panel-may-both = je mag één kaart bouwen en één keer produceren, in welke volgorde je wilt.
great_city-panel-may-build = je mag één kaart bouwen.
great_city-panel-may-produce = je mag één keer produceren.
great_city-panel-may-nothing = bouwen of produceren kan niet meer; pas om de beurt te beëindigen.
great_city-panel-school-deck = **School of universiteit:** van welke stapel trek je { $cards }? Zodra je ze gezien hebt, kun je niets meer terugnemen.
great_city-panel-school-keep = **School of universiteit:** houd een van deze kaarten. De andere gaan terug onder de stapel; niemand anders ziet ze.
great_city-panel-over-game = De partij is voorbij.
great_city-panel-purse = Je hebt { $has }.
great_city-panel-from-strip = { $symbols } van vak { $space }

great_city-panel-order = Je houdt **{ $card }**. In welke volgorde gaan de andere onder de stapel? De eerste wordt eerst getrokken.
great_city-panel-where = **{ $card }** kost { $bricks }: je betaalt { $payment }. Waar komt de kaart? De letters zijn die van de afbeelding.
great_city-panel-how = **{ $card }** op { $letter }: hoe betaal je?

great_city-panel-ask-build = **{ $card }** op **{ $letter }** ({ $cell }) bouwen?
great_city-panel-replaces = Dat vervangt een gebouw van je: { $card }.
great_city-panel-pays = Je betaalt { $payment }.
great_city-panel-gain-nothing = Het levert geen munten, fiches of kaarten op.
great_city-panel-gain-lets = Je mag dan: { $gain }.
great_city-panel-gain = Het levert { $gain } op.
great_city-panel-score-then = Je score nu: { $now } → { $then } ({ $change }).
