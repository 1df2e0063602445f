refusal-no-table = Hier is geen tafel. Open er een met `{ name-game-new }`.
refusal-already-seated = Je hebt al een plaats aan deze tafel.
refusal-still-seated = Je hebt intussen een plaats in een lopende partij ingenomen, dus er is niets gewist. Probeer `{ name-me-forget }` nog eens.
refusal-not-moderator = Alleen serverbeheerders kunnen een lopende partij beëindigen, met `{ name-admin-end }`.
refusal-not-over = De partij is nog niet voorbij. `{ name-game-status }` toont hoe het staat.
refusal-already-started = Deze partij is al gestart. `{ name-game-board }` toont de tafel.
refusal-not-started = Deze partij is nog niet gestart. Gebruik *{ button-start }* of `{ name-game-start }`.
refusal-over = Deze partij is voorbij. `{ name-game-score }` toont de uitslag; `{ name-game-new }` opent een andere tafel.
refusal-ended = Deze tafel is beëindigd. `{ name-game-new }` opent een andere.
refusal-asleep = Het kanaal van deze tafel is verwijderd; een serverbeheerder kan de tafel elders voortzetten met `{ name-admin-move }`.
refusal-not-your-turn = Je bent niet aan de beurt; er is niets veranderd.
refusal-lost-table = Deze knop hoort bij een tafel die er niet meer is: wie deze bot beheert, is teruggegaan naar een back-up, en wat na { $taken } gebeurde, is weg. Met `{ name-game-new }` kun je een andere tafel openen.
refusal-lost-moves = Deze knop hoort bij een zet die er niet meer is: wie deze bot beheert, is teruggegaan naar een back-up, en deze tafel is doorgegaan vanaf de stand van { $taken }. `{ name-game-status }` toont het.
refusal-stale = Die knop hoort bij een eerdere zet; er is niets veranderd.
refusal-no-such-order = Zo’n doorlopende opdracht heeft dit spel niet; er is niets veranderd. Kies er een uit het aanbod.
refusal-no-plans-here = De spelers van deze tafel hebben afgesproken om elke zet te beslissen als hij komt; hier kan niets gepland worden.
refusal-plan-too-long = { $most ->
    [one] Een plan heeft hoogstens { $most } stap; er is niets veranderd.
   *[other] Een plan heeft hoogstens { $most } stappen; er is niets veranderd.
}
refusal-plan-too-many = { $most ->
    [one] Een stap van een plan heeft hoogstens { $most } alternatief; er is niets veranderd.
   *[other] Een stap van een plan heeft hoogstens { $most } alternatieven; er is niets veranderd.
}
refusal-plan-watches = { $most ->
    [one] Een plan let op hoogstens { $most } gebeurtenis; er is niets veranderd.
   *[other] Een plan let op hoogstens { $most } gebeurtenissen; er is niets veranderd.
}
refusal-plan-no-such-step = Je plan heeft zo’n stap niet; er is niets veranderd.
refusal-plan-empty = Je hebt nog niets gepland: voeg eerst een zet toe.
refusal-plan-no-meaning = Dat kan in dit spel niet gepland worden; er is niets veranderd.
refusal-used-elsewhere = Deze klik was al verwerkt. Verder is er niets veranderd.

refusal-channel-taken = Tafel { $table } is al open in dit kanaal; met `{ name-game-join }` neem je er een plaats zolang er een vrij is. Je kunt ook een ander kanaal of een thread gebruiken.
refusal-channel-plays = De partij van tafel { $table } loopt in dit kanaal; `{ name-game-board }` toont die. Gebruik een ander kanaal of een thread.
refusal-not-of-this-server = Op deze server is geen open tafel { $table }. Kies er een uit het aanbod; `{ name-game-list }` noemt ze.
refusal-already-there = Tafel { $table } is al in dit kanaal. Gebruik het commando in het kanaal of de thread waar de tafel moet doorgaan.
refusal-wrong-seats = Dit spel heeft { $least } tot { $most } plaatsen.
refusal-lobby-full = Alle { $seats } plaatsen zijn bezet. In een ander kanaal kun je met `{ name-game-new }` een andere tafel openen.
refusal-seats-kept = De vrije plaatsen van deze revanche zijn tot { $until } gereserveerd voor { $names }. Daarna kun je meedoen, of open een andere tafel in een ander kanaal.
refusal-rematched = [Tafel { $table }]({ $link }) is de revanche van deze tafel. Is er een plaats voor je gereserveerd, neem die dan in met *{ button-join }*.
refusal-watch = Toekijken kan met `{ name-game-board }`.
refusal-not-posted = De aankondiging van deze tafel is er nog niet, en de partij start met een klik die daarna komt. Gebruik *{ button-start }* zodra je die ziet.
refusal-starting = Deze tafel start: de eerste klik is onthouden en wordt opnieuw geprobeerd tot hij bewaard is. Tot dan kan er niets anders veranderen.
refusal-dismissed = De host heeft je van deze tafel verwijderd, dus je kunt niet opnieuw meedoen. `{ name-game-new }` in een ander kanaal opent een eigen tafel.
refusal-colour-taken = Iemand anders heeft deze kleur net gekozen, dus er is niets veranderd. Kies een andere met *{ button-settings }* op de aankondiging.
refusal-dismisses-self = Dat ben jij; er is niets veranderd. Met `{ name-game-leave }` geef je je plaats terug; de volgende speler wordt dan host.
refusal-not-seated = Deze persoon heeft geen plaats aan deze tafel, dus er is niets veranderd.
refusal-not-host = Alleen { $name }, die deze tafel geopend heeft, kan dat.
refusal-too-few = De partij heeft minstens { $least } spelers nodig; tot nu toe: { $have }. Anderen doen mee met *{ button-join }* of `{ name-game-join }`.

refusal-too-many-ai = Deze tafel heeft { $seats } plaatsen, dus er kunnen hoogstens { $seats } AI-spelers meedoen. Geef de tafel meer plaatsen of minder AI-spelers.
refusal-no-ai = Geen AI-speler heeft een plaats aan deze tafel. *{ company-add-ai }* of `{ name-game-ai-add }` voegt er een toe.
refusal-too-many-watched =
    { $most ->
        [one] Op deze server mag hoogstens { $most } tafel met alleen AI-spelers
       *[other] Op deze server mogen hoogstens { $most } tafels met alleen AI-spelers
    } tegelijk lopen. Wacht tot er een voorbij is, of laat een plaats vrij voor jezelf.
refusal-watches-enough =
    { $most ->
        [one] Je mag bij hoogstens { $most } tafel met alleen AI-spelers toekijken.
       *[other] Je mag bij hoogstens { $most } tafels met alleen AI-spelers toekijken.
    } Wacht tot er een voorbij is, of laat een plaats vrij voor jezelf.

## Waarom er niets teruggenomen kan worden
refusal-undo-no-move = Je hebt geen zet om terug te nemen.
refusal-undo-others-moved = { $name } heeft intussen een zet gedaan, dus de jouwe kan niet meer teruggenomen worden.
refusal-undo-sealed = Die zet toonde een geheim of liet het toeval beslissen, dus hij kan niet teruggenomen worden.
refusal-undo-inherited = Die zet is van wie eerder op jouw plaats zat, dus hij kan niet teruggenomen worden.
refusal-undo-over = De partij is voorbij; de laatste zet kan niet teruggenomen worden.
