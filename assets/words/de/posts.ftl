posts-begins = **{ $game }** beginnt: { $players }.
posts-drawn-by-number = { $number } in den Bildern: { $name }.
posts-as-it-stands = Der Tisch jetzt.
posts-victory =
    { $number ->
        [one] ## { $winners } gewinnt
       *[other] ## { $winners } teilen sich den Sieg
    }
posts-decided = { $name } hat { $rival } in Runde { $round } überholt und blieb vorn.
posts-decided-last = { $name } hat { $rival } in der letzten Runde überholt.
posts-decided-ahead = { $name } lag vom ersten Zug an vorn.
posts-decided-tie = { $name } und { $rival } haben gleich viele Punkte: Die Regel für Gleichstand entscheidet.
posts-total = { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
posts-given-up = -# Discord hat eine Nachricht dieses Tisches endgültig abgelehnt (Code { $code }), deshalb fehlt sie im Kanal. Die Partie hat nichts verloren; wer diesen Bot betreibt, kann sehen, welche Nachricht es war.
posts-not-made = -# Eine Nachricht dieses Tisches konnte nicht erzeugt werden, deshalb fehlt sie im Kanal. Die Partie hat nichts verloren; wer diesen Bot betreibt, kann sehen, welche Nachricht es war.
