### The Builders: Antiquity: pictures in words, in at most 1,024 characters.

## The table
builders-alt-round = Round { $round }.
builders-alt-over = Over; won by { $winners }.
builders-alt-stalled = Over; nothing happened any more; won by { $winners }.
builders-alt-turn = { $who } in turn: { $to_do }.
builders-alt-last-round = Last round ({ $who }).
builders-alt-first = First player { $who }.
builders-alt-player = { $who }: { $points }, { $has }; { $finished } finished.

## What is new, behind it
builders-alt-new = New: { $new }.
builders-alt-new-of = { $who }: { $did }
builders-alt-new-finished = finished { $buildings }
builders-alt-new-rows = in the rows: { $cards }
builders-alt-new-line = investments
builders-alt-new-counts = counts
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
    [members] { $number } of teams
   *[cards] { $number } in rows
}

## One player
builders-alt-one-player = { $who }, round { $round }: { $have } of { $goal }, { $has }; { $finished } finished.
builders-alt-no-site = No open site.
builders-alt-points = Points so far: { $lines }; total { $total }.
builders-alt-points-of = { $line } { $points }

## Sheets and scores
builders-alt-card = The command /game card tells all about each card.
builders-alt-buildings = All buildings and machines, by points.
builders-alt-for-points = { $points }: { $buildings }.
builders-alt-builders = Who builds, and what can be bought.
builders-alt-workers = { $number } { $name }s, each for { $price } to send.
builders-alt-machines = Machines, sent for nothing: { $machines }.
builders-alt-to-buy = { $number } prisoners at { $price } sesterces, sent for nothing; −{ $penalty } point each unless freed, then { $freed } to send.
builders-alt-buy-tool = { $card } ({ $price } sesterces): 1 { $resource } more.
builders-alt-buy-university = { $card } ({ $price } sesterces): { $resource } becomes 3.
builders-alt-buy-loans = { $cards } loans: { $gain } sesterces now, { $repay } or −{ $penalty } points at the end.
builders-alt-final = Final scores, { $after }.
builders-alt-so-far = Scores so far, { $after }.
builders-alt-score = { $name } { $place }, { $total }: { $lines }.
builders-alt-in-round = in round { $round }
builders-alt-after-rounds = after { $round } rounds
builders-alt-nothing-built = stalled: nothing was built for { $rounds } rounds, up to round { $round }
builders-alt-nobody-finished = stalled: nobody had finished by round { $round }
