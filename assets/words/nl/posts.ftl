posts-begins = **{ $game }** begint: { $players }.
posts-drawn-by-number = { $number } in de afbeeldingen: { $name }.
posts-as-it-stands = De tafel nu.
posts-victory =
    { $number ->
        [one] ## { $winners } wint
       *[other] ## { $winners } delen de overwinning
    }
posts-decided = { $name } haalt { $rival } in ronde { $round } in en blijft voor.
posts-decided-last = { $name } haalt { $rival } in de laatste ronde in.
posts-decided-ahead = { $name } staat vanaf de eerste beurt voor.
posts-decided-tie = { $name } en { $rival } hebben evenveel punten: de regel bij gelijkstand beslist.
posts-total = { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
posts-given-up = -# Discord heeft een bericht van deze tafel definitief geweigerd (code { $code }), dus het ontbreekt in het kanaal. In de partij zelf is niets verloren gegaan; wie deze bot beheert, kan zien welk bericht het was.
posts-not-made = -# Een bericht van deze tafel kon niet gemaakt worden, dus het ontbreekt in het kanaal. In de partij zelf is niets verloren gegaan; wie deze bot beheert, kan zien welk bericht het was.
