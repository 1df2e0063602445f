daily-offer = **De deling van de dag, { $date }**: { $game } voor twee. Jij hebt de eerste plaats en begint; een normale AI heeft de andere.
daily-one-try = Iedereen speelt dezelfde deling, één keer, zonder hints; op dezelfde zetten antwoordt de AI hetzelfde. Begin vóór { $closes }; daarna heb je nog zes uur.
daily-promise = -# De toezegging: het geheim van deze deling heeft de SHA-256 `{ $commitment }`.
daily-promise-next = -# De toezegging voor de deling van morgen: `{ $commitment }`.
daily-goes-on = **De deling van de dag, { $date }**, { $game }. Je hebt één poging; die sluit { $until }.
daily-no-hints = Bij de deling van de dag zijn er geen hints: iedereen speelt die alleen.
daily-not-here = Dat is voor tafels; bij de deling van de dag zijn er alleen jij en de AI.

## Hoe het afliep
daily-result = **De deling van de dag, { $date }**: **{ $margin }** tegen de AI. Jouw punten: { $points }. { $curve }
daily-result-par = Par, wat de AI zelf op jouw plaats haalt, is { $par }.
daily-result-board = *{ button-daily-share }* verklapt niets over de deling. De ranglijst, de zetten en het geheim verschijnen { $at }.
daily-shared = { $name }: Deling van { $date } · { $margin } (par { $par }) · { $curve }
daily-shared-no-par = { $name }: Deling van { $date } · { $margin } · { $curve }
daily-shared-done = Het staat in het kanaal.

## Het bericht van de dag in het kanaal
daily-announced-closed = **De deling van de dag, { $date }**, { $game }, is gesloten. { $people ->
        [0] Niemand heeft die uitgespeeld.
        [one] { $people } persoon op alle servers samen heeft die uitgespeeld.
       *[other] { $people } personen op alle servers samen hebben die uitgespeeld.
    }
daily-announced-best = De beste partij hier: { $name }, { $margin }.

## /admin settings
daily-server-channel = **De deling van de dag** komt in { $channel }, met één bericht per dag dat niemand vermeldt.
daily-server-off = **De deling van de dag** komt in geen enkel kanaal.

## Ranglijsten
daily-board-here = **De deling van de dag, { $date }**, { $game }: { $people ->
        [0] niemand op de ranglijsten van deze server (`{ name-me-boards }`) heeft die uitgespeeld.
        [one] { $people } persoon op de ranglijst van deze server.
       *[other] { $people } personen op de ranglijst van deze server.
    }
daily-board-everywhere = **De deling van de dag, { $date }**, { $game }: { $people ->
        [0] niemand heeft die uitgespeeld.
        [one] { $people } persoon op de ranglijst van alle servers.
       *[other] { $people } personen op de ranglijst van alle servers.
    }
daily-board-par = Par was { $par }.
daily-board-own =
    { $of ->
        [1] Jij: { $margin }. Verder heeft niemand die uitgespeeld.
       *[other] Jij: { $margin }, beter dan { $than } van de { $of } personen die meespeelden.
    }
daily-board-secret = -# De deling kwam alleen uit het geheim `{ $secret }`; de SHA-256 daarvan, `{ $commitment }`, stond er al voordat iemand begon. `aedile verify` controleert een logboek.
daily-board-shown = { $name } toont de ranglijst van de deling van de dag, { $date }.
daily-log = Het logboek, met het geheim van de deling. `aedile verify` deelt opnieuw en speelt het na.

## Reeksen
daily-streak = Delingen: **{ $now ->
        [one] { $now } dag
       *[other] { $now } dagen
    }** op rij. Je langste reeks: { $best }; uitgespeeld: { $dates ->
        [one] { $dates } deling.
       *[other] { $dates } delingen.
    }
daily-streak-rule = -# Eén gemiste dag op zeven breekt een reeks niet.
daily-streak-today = De deling van vandaag wacht nog op je: `{ name-daily-deal }`.
daily-streak-none = Je hebt nog geen deling van de dag uitgespeeld en op geen puzzel geantwoord. `{ name-daily-deal }` en `{ name-daily-puzzle }` tonen die van vandaag.

## Waarom er niets kan
daily-not-today = De deling van { $date } kan nu niet begonnen worden: dat kan alleen op de datum zelf, in UTC. `{ name-daily-deal }` toont die van vandaag.
daily-closed = De deling van { $date } is gesloten. `{ name-daily-deal }` toont die van vandaag, `{ name-daily-board }` hoe die afliep.
daily-not-closed = De deling van { $date } blijft geheim zolang iemand die nog kan spelen. De ranglijst verschijnt { $at }.
daily-not-begun = Je bent niet aan de deling van { $date } begonnen. `{ name-daily-deal }` toont die van vandaag.
daily-not-done = Je hebt de deling van { $date } niet uitgespeeld.
daily-none = Er is nog geen deling van de dag voorbij. `{ name-daily-deal }` toont die van vandaag.
daily-unknown-game = Het spel van die deling ken ik niet meer.

## De afbeelding
daily-picture-heading = Deling van de dag, { $date }
daily-picture-here = { $game }, deze server
daily-picture-everywhere = { $game }, alle servers
daily-picture-par = par
daily-head-lead = verschil
daily-head-par = t.o.v. par
daily-head-points = punten
daily-alt-board = De deling van de dag, { $date }, { $game }, pagina { $page } van { $pages }.
daily-alt-row = { $place }: { $name } { $margin }, punten: { $points }.
daily-alt-own = Onderaan de rij van wie het vraagt. { $row }
daily-practice-begins = **Oefenpartij**: de deling van de dag, { $date }, { $game }, tegen dezelfde AI. Die telt nergens mee. { practice-back }
