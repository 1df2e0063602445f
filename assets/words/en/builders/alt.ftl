### The Builders: Antiquity: pictures in words, in at most 1,024 characters.

## The table
builders-alt-round = Round { $round }.
builders-alt-over = Game over. Winner: { $winners }.
builders-alt-stalled = Game over; nothing happened any more. Winner: { $winners }.
builders-alt-turn = To move: { $who }; { $to_do }.
builders-alt-last-round = Last round ({ $who }).
builders-alt-first = First player: { $who }.
builders-alt-player = { $who }: { $points }, { $has }; { $finished } finished.

## What is new, behind it
builders-alt-new = New: { $new }.
builders-alt-new-of = { $who }: { $did }
builders-alt-new-finished = finished { $buildings }
builders-alt-new-rows = in the rows: { $cards }
builders-alt-new-line = investments
builders-alt-new-counts = new numbers
builders-alt-new-count = { $what ->
    [coins] { $number ->
        [one] { $sign }{ $number } sesterce
       *[other] { $sign }{ $number } sesterces
    }
    [points] { $number ->
        [one] { $sign }{ $number } point
       *[other] { $sign }{ $number } points
    }
   *[loans] { $number ->
        [one] { $sign }{ $number } loan
       *[other] { $sign }{ $number } loans
    }
}
builders-alt-new-number = { $what ->
    [sites] { $number ->
        [one] { $number } site
       *[other] { $number } sites
    }
    [members] { $number ->
        [one] { $number } team member
       *[other] { $number } team members
    }
   *[cards] { $number ->
        [one] { $number } card in the rows
       *[other] { $number } cards in the rows
    }
}

## One player
builders-alt-one-player = { $who }, round { $round }: { $have } of { $goal }, { $has }; { $finished } finished.
builders-alt-no-site = No open site.
builders-alt-points = Points so far: { $lines }; total { $total }.
builders-alt-points-of = { $line } { $points }

## Sheets and scores
builders-alt-card = `{ name-game-card }` explains every card.
builders-alt-buildings = All buildings and machines, by points.
builders-alt-for-points = { $points }: { $buildings }.
builders-alt-builders = Who builds, and what can be bought.
builders-alt-workers = { $name } ×{ $number }, { $price } per sending.
builders-alt-machines = Machines, sending is free: { $machines }.
builders-alt-to-buy = Prisoners ×{ $number } at { $price } sesterces, sending is free; −{ $penalty } points each unless freed, then { $freed } per sending.
builders-alt-buy-tool = { $card } ({ $price } sesterces): +1 { $resource }.
builders-alt-buy-university = { $card } ({ $price } sesterces): { $resource } rises to 3.
builders-alt-buy-loans = Loans ×{ $cards }: { $gain } sesterces now, { $repay } or −{ $penalty } points at the end.
builders-alt-final = Final scores, { $after }.
builders-alt-so-far = Scores so far, { $after }.
builders-alt-score = { $name } ({ $place }): { $total }. { $lines }.
builders-alt-in-round = in round { $round }
builders-alt-after-rounds = after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}
builders-alt-reached = { $who } reached { $points } points in round { $round }.
builders-alt-nothing-built = no building for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, up to round { $round }
builders-alt-nobody-finished = nobody had finished by round { $round }
