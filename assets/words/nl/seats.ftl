seats-turn = { $has_moved ->
    [true] Je zet is gedaan; { $name } is nu aan de beurt en kan { $duty }.
   *[false] { $name } is aan de beurt en kan { $duty }.
}
seats-turn-vacant = De partij wacht tot iemand deze plaats inneemt: { $name }. `{ name-game-join }` neemt die in, `{ name-game-seat-replace }` laat een AI-speler spelen.
seats-was-free = De plaats van { $name } is vrij.
seats-plays-on = { $name } neemt het over van { $from }.

seats-done-ended = Er is geen speler meer over, dus de tafel is beëindigd. `{ name-game-new }` opent een andere.
seats-done-freed = De plaats is vrij, en het staat in het kanaal. Iedereen kan die innemen met de knop of `{ name-game-join }`.
seats-done-offered = De plaats wordt in het kanaal aangeboden. Er verandert niets tot iemand die inneemt; *{ button-withdraw }* of `{ name-game-seat-replace }` met *niemand* trekt het aanbod in.
seats-done-withdrawn = Het aanbod is voorbij. De plaats: { $name }.
seats-done-taken = De plaats is van jou, met alle kaarten, stukken en geheimen. Je krijgt een vermelding als je aan de beurt bent.
seats-done-ai = { $name } speelt verder.
seats-done-back = Welkom terug. Niemand speelt nog voor jou.
seats-back-meanwhile = Intussen speelde een AI-speler voor jou:
seats-done-was-there = Je speelt al zelf.
seats-done-proposed = De anderen krijgen de vraag in het kanaal. *{ button-unpropose }* daar, of `{ name-game-propose-vote }`, beëindigt de stemming.
seats-done-decided = Niemand anders heeft een stem, dus het is beslist.
seats-done-taken-back = Je voorstel is ingetrokken; er is niets veranderd.
seats-done-repeated = Al gedaan; verder is er niets veranderd.

seats-wish =
    { $choice ->
        [agree] voor
        [against] niet doen
        [stand_in] AI laten invallen
        [skip] de beurt overslaan
        [replace] de plaats aanbieden
       *[wait] langer wachten
    }
seats-vote-decides = Je stem: *{ seats-wish }*. Die geeft de doorslag.
seats-vote-against = Je stemde tegen. Je kunt je stem wijzigen zolang de stemming loopt.
seats-vote-rejects = Je stemde tegen. Dat geeft de doorslag: de stemming is voorbij, en er verandert niets.
seats-vote-counts = Je stem: *{ seats-wish }*. Die telt. { seats-vote-missing }
seats-vote-again = Je hebt al gestemd: *{ seats-wish }*. { seats-vote-missing }
seats-vote-missing = Stemmen: { $votes } van de { $needed } die nodig zijn. Tot dan kun je de jouwe wijzigen.

seats-no-such-seat = Zo’n plaats heeft deze tafel niet. `{ name-game-seat-replace }` toont welke er wel zijn.
seats-own = Dit is je eigen plaats. `{ name-game-seat-resign }` geeft die op; *{ button-withdraw }* beëindigt het aanbod.
seats-no-offer = Die plaats wordt niet aangeboden, dus er is niets veranderd. `{ name-game-seat-replace }` biedt er een aan.
seats-to-yourself = Je hebt hier al een plaats. Bied die aan iemand anders aan, aan iedereen, of aan een AI.
seats-last-person = Er zou niemand meer aan deze tafel overblijven. `{ name-game-seat-resign }` of `{ name-admin-end }` beëindigt de tafel.
seats-already-free = Die plaats is al vrij. Iedereen kan die innemen met `{ name-game-join }`.
seats-vote-over =
    { $over ->
        [agreed] Dat is al aangenomen; je stem verandert niets.
        [rejected] Te veel stemmen waren tegen, dus de stemming is voorbij; er is niets veranderd.
        [lapsed] De tijd om te stemmen is om; er is niets veranderd.
        [withdrawn] Het voorstel is ingetrokken; er is niets veranderd.
       *[void] Deze stemming gaat over iets wat voorbij is; er is niets veranderd.
    }
seats-own-proposal = Het is je eigen voorstel, dus je bent al voor. *{ button-unpropose }* of `{ name-game-propose-vote }` beëindigt de stemming.
seats-not-your-proposal = Alleen wie dit voorstelde, kan het intrekken. Je kunt wel tegen stemmen.
seats-proposes-already = Eén voorstel tegelijk: trek je open voorstel eerst in, met `{ name-game-propose-vote }`, of wacht op de anderen.
seats-nobodys-seat = Niemand heeft deze plaats. Elke speler van deze tafel kan die met `{ name-game-seat-replace }` aan iemand anders geven.
seats-own-seat = Dat is je eigen plaats, dus je hoeft het niet te vragen: `{ name-game-seat-replace }` biedt die aan of laat een AI spelen, `{ name-game-seat-resign }` geeft die op.
seats-already-away = Er valt al een AI-speler in voor deze persoon.
seats-no-clock = Deze tafel heeft geen klok, dus er is geen tijdslimiet.
seats-pause-over = Die pauze zou al voorbij zijn. Noem een latere datum, hoogstens 60 dagen vanaf nu.
seats-not-paused = Deze tafel heeft geen pauze.
seats-same-pace = Deze tafel heeft dit tempo al.
seats-own-turn = De anderen stemmen over jouw beurt. Gebruik *{ button-your-turn }* en speel: dat beëindigt de stemming.
seats-no-vote = Er valt nu niets te stemmen.
seats-not-yours = { $name } heeft deze plaats en kan die aan iemand anders geven; een serverbeheerder kan dat ook, met `{ name-admin-replace }`.
seats-not-offered = Die plaats is niet vrij: die is van { $name }.
seats-offered-to-other = Deze plaats wordt aan { $person } aangeboden; niemand anders kan die innemen.
seats-sits-here = { $name } heeft al een plaats aan deze tafel, en niemand kan er twee hebben. Bied die aan iemand anders aan.
seats-given-away-free = Je plaats hier is opgegeven. Die is nog vrij: met `{ name-game-join }` neem je die weer in.
seats-given-away = Je plaats hier is opgegeven, en { $name } heeft die nu.
seats-ask-holder = { $name } kan je die aanbieden met `{ name-game-seat-replace }`.
seats-ask-anybody = Elke speler van deze tafel kan je die aanbieden met `{ name-game-seat-replace }`.

seats-kept = De plaats blijft van jou; er is niets veranderd.
seats-nothing-to-give-up = Deze partij is nog niet gestart, dus er valt niets op te geven: met `{ name-game-leave }` geef je je plaats terug.
seats-which = Er is meer dan één plaats open. Welke neem je?
seats-ask-ai = Je plaats aan de AI-speler ({ people-level }) geven? Die krijgt je kaarten, stukken en geheimen. Je krijgt de plaats alleen terug als iemand je die aanbiedt.
seats-ask-ai-for = { $name } heeft deze plaats. Aan de AI-speler ({ people-level }) geven? { $name } krijgt die alleen terug als iemand het aanbiedt.
seats-ask-resign = Je plaats opgeven? Iemand anders of een AI-speler krijgt je kaarten, stukken en geheimen. Je krijgt de plaats alleen terug zolang niemand die heeft ingenomen, of als iemand je die aanbiedt.
seats-ask-resign-last = Je bent de laatste persoon aan deze tafel. Geef je je plaats op, dan eindigt de tafel zonder score. Plaats opgeven?
seats-no-bot = Een bot kan geen plaats innemen. Wil je het programma laten spelen, kies dan een AI bij de optie `by`.
seats-not-in-server = Deze persoon is niet op deze server en kan hier dus niet spelen.
seats-two-successors = Kies één van beide: een persoon bij de optie `user`, of iets anders bij de optie `by`. Er is niets veranderd.
seats-no-person-named = Noem de persoon bij de optie `user`. Er is niets veranderd.
