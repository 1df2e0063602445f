notice-ended = { $name } beëindigt deze tafel. `{ name-game-new }` opent een andere.
notice-moved = { $name } verplaatst deze tafel hierheen; alles gaat door zoals het was.
notice-all-left = Er is geen speler meer over, dus deze tafel eindigt zonder score.
notice-back = { $name } is terug en speelt weer mee.

## Waarom een plaats vrij is
notice-resigned = { $name } geeft de plaats op.
notice-left-server = { $name } heeft de server verlaten.
notice-left-table = { $name } is van de tafel weggegaan.
notice-voted-out = De anderen hebben ervoor gestemd om de plaats van { $name } aan iemand anders aan te bieden.
notice-freed = { $moderator } maakt de plaats van { $name } vrij.

## Wat volgt
notice-all-belongs = De nieuwe speler krijgt de kaarten, stukken en geheimen van de plaats.
notice-waits-now = De partij wacht tot iemand de plaats inneemt.
notice-goes-on = De partij gaat door en wacht pas als deze plaats aan de beurt komt.
notice-seat-waits = De partij wacht tot iemand deze plaats inneemt: { $name }.

## Aanbod
notice-offers-own = { $by } biedt de eigen plaats aan iedereen in dit kanaal aan. Er verandert niets tot iemand die inneemt.
notice-offers-held = { $by } biedt de plaats van { $name } aan iedereen in dit kanaal aan. Er verandert niets tot iemand die inneemt.
notice-offers-free = { $by } biedt de { $name } aan iedereen in dit kanaal aan. Er verandert niets tot iemand die inneemt.
notice-offers-you-own = { $you }, { $by } biedt jou de eigen plaats aan. Er verandert niets tot je die inneemt.
notice-offers-you-held = { $you }, { $by } biedt jou de plaats van { $name } aan. Er verandert niets tot je die inneemt.
notice-offers-you-free = { $you }, { $by } biedt jou de { $name } aan. Er verandert niets tot je die inneemt.
notice-keeps-seat = { $name } houdt de plaats; die wordt niet meer aangeboden.
notice-offer-over = Het aanbod is voorbij; iedereen kan de { $name } innemen.
notice-plays-on = { $name } neemt het over van { $from }.
notice-takes-free = { $name } neemt de { $from } in.

## Stemmingen
notice-stands-in = De anderen gaan ermee akkoord dat een AI-speler invalt voor { $name }. Terugkomen kan met *{ button-i-am-back }*.
notice-ended-now = De spelers hebben samen besloten om deze partij voortijdig te beëindigen. Er is geen winnaar. De eindstand:
notice-voted =
    { $choice ->
        [skip] De anderen stemmen ervoor om de beurt van { $name } over te slaan.
        [replace] De anderen stemmen ervoor om de plaats van { $name } aan te bieden.
        [stand_in] { notice-stands-in }
       *[wait] De anderen stemmen ervoor om te wachten: { $name } krijgt de tijd van een beurt nog een keer.
    }

## Tijd
notice-away = { $name } is afwezig tot { $until }. Intussen kan de tafel beslissen: een AI laten spelen, pauzeren of wachten. Dat kan voorgesteld worden door { $others }.
notice-away-alone = { $name } is afwezig tot { $until }; de tafel wacht.
notice-stalled = De tafel wacht al lang op { $name }. De tafel blijft open. De spelers kunnen beslissen wat er gebeurt, met *{ button-propose }* of `{ name-game-propose }`.
notice-ai-plays-turn = De tijd van { $name } is om, dus een AI-speler speelt deze beurt. De volgende is weer voor { $name }.
notice-ai-plays-on = De tijd van { $name } is voor de tweede beurt op rij om, dus een AI-speler blijft op die plaats spelen zolang er nog iemand anders is. Terugkomen kan met *{ button-i-am-back }*.
notice-still-playing = Hier heeft al lang niemand meer gespeeld. Speelt er nog iemand? Gebruik *{ button-still }*, anders sluit deze tafel { $closes } zonder score.
notice-idle = Er speelde niemand meer, dus deze tafel is zonder score gesloten. `{ name-game-new }` opent een andere.
notice-season-over = De deadline van het seizoen is voorbij, dus deze wedstrijd is beslist voor de stand: *{ button-league-schedule }* onder het bericht van de competitie zegt hoe. De partij gaat door en telt voor de rating.
notice-match-decided = Een serverbeheerder heeft deze wedstrijd beslist voor de stand: *{ button-league-log }* onder het bericht van de competitie zegt hoe en waarom. De partij gaat door en telt voor de rating.
notice-reserve = { $you }, je neemt als reserve een plaats in deze wedstrijd over. Kies *{ button-join }* op de kaart ervan als je klaar bent. Die start zodra iedereen klaar is, en anders { $until } zonder langer te wachten.
notice-lobby-closes = Deze tafel wacht nog op spelers. Als de partij niet start, sluit de tafel { $at }.
notice-lobby-expired = Deze tafel heeft lang genoeg op spelers gewacht en is gesloten. `{ name-game-new }` opent een andere.
