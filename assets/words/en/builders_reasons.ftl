### The Builders: Antiquity: why a hint advises a move; behind the move and a colon.

builders_reasons-saves = saves { $sesterces } or { $points } at the end
builders_reasons-nothing-to-do = spends nothing more in this turn
builders_reasons-not-worth = saves the { $price } that one more action costs

builders_reasons-pays = { $reward }
builders_reasons-machine = { $points } and a machine that works for nothing
builders_reasons-open = { $gain }, and nobody else gets it
builders_reasons-open-with-help = { $gain }; your team can do most of it with some help
builders_reasons-open-for-team = { $sendings ->
    [one] { $gain }; your team can do it in { $sendings } sending
   *[other] { $gain }; your team can do it in { $sendings } sendings
}

builders_reasons-brings = { $resources ->
    [one] brings { $resources } resource for { $price }
   *[other] brings { $resources } resources for { $price }
}
builders_reasons-brings-useful = { $resources ->
    [one] brings { $resources } resource for { $price }; your { $building } lacks it
   *[other] brings { $resources } resources for { $price }; your { $building } lacks { $useful } of them
}
builders_reasons-prisoner = { $brings }; costs { $points } at the end unless freed
builders_reasons-for-nothing = no sesterces
builders_reasons-tool = one more { $resource } each time a worker goes with it, for { $price } once
builders_reasons-university = { $student } brings { $after } instead of { $before } at the same price
builders_reasons-university-somebody = teaches a worker
builders_reasons-loan = { $gain } now, when they speed you up most; { $repay } back at the end, or { $points }

builders_reasons-finishes = finishes it: { $gain }; the crew comes back
builders_reasons-contributes = brings { $brought } of the { $lacked } that it lacks; then missing: { $missing }

builders_reasons-pays-somebody = with { $sesterces } more you can send somebody in this turn who is too dear now
builders_reasons-pays-workers = { $sesterces } to pay workers with; nothing else is worth its actions now
builders_reasons-counts = { $number ->
    [one] { $number } sesterce counts a tenth of a point, and nothing else gains more
   *[other] { $number } sesterces count a tenth of a point each, and nothing else gains more
}
