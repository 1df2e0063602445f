### The Builders: Antiquity: why a hint advises a move; behind the move and a colon.

builders_reasons-saves = { $sesterces } or { $points } saved at the end
builders_reasons-nothing-to-do = no further cost this turn
builders_reasons-not-worth = one more action is not worth its { $price }

builders_reasons-pays = { $reward }
builders_reasons-machine = { $points } and a machine that works for free
builders_reasons-open = { $gain }, and nobody else gets it
builders_reasons-open-with-help = { $gain }; your team can do most of it with some help
builders_reasons-open-for-team = { $sendings ->
    [one] { $gain }; your team can finish it with { $sendings } sending
   *[other] { $gain }; your team can finish it with { $sendings } sendings
}

builders_reasons-brings = { $resources ->
    [one] brings { $resources } resource for { $price }
   *[other] brings { $resources } resources for { $price }
}
builders_reasons-brings-useful = { $resources ->
    [one] brings { $resources } resource, which { $building } lacks, for { $price }
   *[other] brings { $resources } resources, { $useful } of them for { $building }, for { $price }
}
builders_reasons-prisoner = { $brings }; costs { $points } at the end unless freed
builders_reasons-for-nothing = no sesterces
builders_reasons-tool = one more { $resource } each time a worker goes with it, for { $price } once
builders_reasons-university = { $student } brings { $after } instead of { $before } at the same price
builders_reasons-university-somebody = teaches a worker
builders_reasons-loan = { $gain } now, when they speed you up most; { $repay } back at the end, or { $points }

builders_reasons-finishes = finishes it: { $gain }; the crew comes back
builders_reasons-contributes = brings { $brought } of the { $lacked } that it lacks; then missing: { $missing }

# What the move leads to, behind the reason and "; "
builders_reasons-goal = { $soon ->
    [now] then your team can finish { $building } this turn, which brings { $gain }
   *[next] then your team can finish { $building } next turn, which brings { $gain }
}

builders_reasons-pays-somebody = with { $sesterces } more you can send a worker who is too expensive now
builders_reasons-pays-workers = { $sesterces } to pay workers with; nothing else is worth its actions now
builders_reasons-counts = { $number ->
    [one] { $number } sesterce is worth a tenth of a point, and nothing brings more
   *[other] { $number } sesterces are worth a tenth of a point each, and nothing brings more
}
