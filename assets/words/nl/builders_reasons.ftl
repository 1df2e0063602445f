builders_reasons-saves = { $sesterces } of { $points } gespaard aan het einde
builders_reasons-nothing-to-do = deze beurt geen kosten meer
builders_reasons-not-worth = nog een actie is de prijs niet waard: { $price }

builders_reasons-pays = { $reward }
builders_reasons-machine = { $points } en een machine die gratis werkt
builders_reasons-open = { $gain }, en niemand anders krijgt het
builders_reasons-open-with-help = { $gain }; je team kan het meeste zelf, met wat hulp
builders_reasons-open-for-team = { $sendings ->
    [one] { $gain }; je team werkt het af met { $sendings } keer sturen
   *[other] { $gain }; je team werkt het af met { $sendings } keer sturen
}

builders_reasons-brings = { $resources ->
    [one] levert { $resources } grondstof voor { $price }
   *[other] levert { $resources } grondstoffen voor { $price }
}
builders_reasons-brings-useful = { $resources ->
    [one] levert { $resources } grondstof, die { $building } mist, voor { $price }
   *[other] levert { $resources } grondstoffen, waarvan { $useful } voor { $building }, voor { $price }
}
builders_reasons-prisoner = { $brings }; kost aan het einde { $points }, tenzij vrijgelaten
builders_reasons-for-nothing = geen sestertiën
builders_reasons-tool = 1 { $resource } meer, telkens als het meegaat; kost één keer { $price }
builders_reasons-university = { $student } levert { $after } in plaats van { $before }, voor dezelfde prijs
builders_reasons-university-somebody = leidt een arbeider op
builders_reasons-loan = nu { $gain }, wanneer die het meest vooruithelpen; aan het einde { $repay } terug, of { $points }

builders_reasons-finishes = werkt het af: { $gain }; de ploeg komt terug
builders_reasons-contributes = levert { $brought } van de { $lacked } die er ontbreken; daarna ontbreekt: { $missing }

builders_reasons-goal = { $soon ->
    [now] daarna kan je team { $building } deze beurt afwerken: { $gain }
   *[next] daarna kan je team { $building } volgende beurt afwerken: { $gain }
}

builders_reasons-pays-somebody = met { $sesterces } meer kun je een arbeider sturen die nu te duur is
builders_reasons-pays-workers = { $sesterces } om arbeiders te betalen; niets anders is zijn acties nu waard
builders_reasons-counts = { $number ->
    [one] { $number } sestertie is een tiende punt waard, en niets levert meer op
   *[other] { $number } sestertiën zijn elk een tiende punt waard, en niets levert meer op
}
