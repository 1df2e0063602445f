## De aankondiging
lobby-title = ## { $game }
lobby-title-named = ## { $name } · { $game }
lobby-opened-by = Tafel { $table }, { $since } geopend door { $host }.
lobby-opened-once = Tafel { $table }, { $since } geopend.
lobby-played = { $changed ->
    [0] Regels: zoals gepubliceerd.
   *[other] Regels: zoals gepubliceerd, behalve:
}
lobby-option = - { $option }
lobby-poster-option = · { $option }
lobby-poster-table = Tafel { $table }
lobby-poster-host = host
lobby-poster-free = { $free } vrij
lobby-poster-kept = { $kept } gereserveerd
lobby-poster-no-clock = Geen klok
lobby-poster-clock = { $allowance } per beurt
lobby-poster-changed = { $changed ->
    [0] gewone regels
    [one] { $changed } regel anders
   *[other] { $changed } regels anders
}
lobby-place = { $place }. { $who }
lobby-place-known =
    { $who } (hier uitgespeeld: { $finished } van { $over }, antwoordt in { $mean }{ $late ->
        [0] )
       *[other] , tijdoverschrijdingen: { $late })
    }
lobby-place-finished =
    { $who } (hier uitgespeeld: { $finished } van { $over }{ $late ->
        [0] )
       *[other] , tijdoverschrijdingen: { $late })
    }
lobby-place-free = vrij
lobby-place-kept = gereserveerd voor { $name }
lobby-full = Alle plaatsen zijn bezet: { $host } kan starten.
lobby-waits = De partij start als alle plaatsen bezet zijn, of als { $host } die met minstens { $least } spelers start.
lobby-match = Een wedstrijd van een competitie: kies *{ button-join }* als je klaar bent. Die start zodra iedereen klaar is, en anders { $until } zonder langer te wachten.
lobby-match-ready = Een wedstrijd van een competitie: die start nu.
lobby-started = De partij is gestart.
lobby-over = De partij is voorbij.
lobby-ended = Deze tafel is beëindigd.
lobby-rematch = De revanche van tafel { $of }. Iemand anders begint.
lobby-rematch-kept = De revanche van tafel { $of }. Iemand anders begint. Tot { $until } zijn er plaatsen gereserveerd voor { $names }; innemen kan met *{ button-join }*.
lobby-promise = De toezegging bij het schudden, om aan het einde te vergelijken: { $commitment }
lobby-promise-explained =
    Geen speler kan de deling kiezen of voorzien. Voordat iemand kon meedoen, heeft de bot een geheim getrokken. De vingerafdruk daarvan is de toezegging:
    `{ $commitment }`
    Dezelfde toezegging is openbaar: het is de laatste regel van de beschrijving (ALT) van de afbeelding in de aankondiging. De deling komt uit het geheim en uit de klikken van iedereen die meedoet en start. Aan het einde toont deze knop het geheim, en de SHA-256 daarvan moet de toezegging zijn. De aankondiging verandert telkens als iemand meedoet, dus bewaar dit bericht en vergelijk het dan.
    Dit bewijst niets tegen wie de bot beheert, als die ook meespeelt: wie beheert, kan het geheim bekijken of een veranderd programma draaien.
lobby-promise-kept =
    Geen speler kon de deling kiezen of voorzien. Voordat iemand kon meedoen, heeft de bot het schudden toegezegd met deze vingerafdruk van een geheim:
    `{ $commitment }`
    Het geheim was `{ $secret }`. De SHA-256 daarvan moet de toezegging zijn. De deling kwam uit dit geheim en uit de klikken van iedereen die meedeed en startte. `{ name-game-log-verify }` controleert dat allemaal hier; `aedile verify` controleert het bestand van `{ name-game-log-export }` waar je maar wilt.
    Dit bewijst niets tegen wie de bot beheert, als die ook meespeelde: wie beheert, kon het geheim bekijken of een veranderd programma draaien.

## De naam van een tafel
lobby-renamed = Deze tafel heet nu { $name }.
lobby-bad-name = De naam van een tafel heeft 1 tot 40 zichtbare tekens. Er is niets veranderd.

## Wat de host van een nieuwe tafel leest
lobby-opened = Tafel { $table } is open en je hebt een plaats. Anderen doen mee met de knop op de aankondiging of met `{ name-game-join }`. AI-spelers: *{ company-add-ai }* of `{ name-game-ai-add }`. Met `{ name-game-start }` start je al voordat alle { $seats } plaatsen bezet zijn.
lobby-opened-full = Tafel { $table } is open en alle plaatsen zijn bezet. Gebruik *{ button-start }* op de aankondiging. Hoe er geschud wordt, staat daar achter *{ button-fair-play }*.
lobby-own-thread = De tafel heeft een eigen thread: <#{ $thread }>.
lobby-no-thread = De tafel heeft geen eigen thread: { $why }.

## Wat iemand leest na een wijziging
lobby-done-started = De partij is gestart. Je krijgt een vermelding als je aan de beurt bent.
lobby-done-watched = De partij is gestart met alleen AI-spelers. Elke ronde komt er een afbeelding van de tafel; `{ name-game-board }` toont de tafel op elk moment.
lobby-done-ai-started = De AI-speler doet mee, en de partij is gestart. Je krijgt een vermelding als je aan de beurt bent.
lobby-done-ended = Je bent weggegaan en er is geen speler meer over, dus de tafel is beëindigd. `{ name-game-new }` opent een andere.
lobby-done-dismissed = Deze persoon heeft geen plaats meer aan deze tafel en kan niet opnieuw meedoen.
lobby-done-left = Je bent van de tafel weggegaan.
lobby-done-ai = { $name } doet mee. Vrije plaatsen: { $left }. De host kan nu starten.
lobby-done-ai-gone = De AI-speler die het laatst meedeed, is weg. Vrije plaatsen: { $left }.
lobby-done-joined =
    Je hebt plaats { $seat }. Vrije plaatsen: { $left }. { $start ->
        [enough] De partij kan nu starten, of als alle plaatsen bezet zijn.
       *[few] De partij kan starten als er genoeg spelers meedoen.
    }
lobby-done-full = Je hebt plaats { $seat }, en alle plaatsen zijn bezet. De partij start zodra de aankondiging er staat; niemand hoeft iets te doen.
lobby-done-ready = Je bent klaar. De wedstrijd begint zodra iedereen klaar is, uiterlijk { $until }.

## Revanche
lobby-rematch-open = [Tafel { $table }]({ $link }) is open als revanche, en je hebt plaats { $seat }.
lobby-rematch-full = Gebruik *{ button-start }* op de aankondiging.
lobby-rematch-others = Gereserveerd tot { $until }: plaatsen voor { $names }. `{ name-game-start }` start zonder hen.

lobby-which-game = **Welk spel?** De tafel komt in dit kanaal; met *{ button-settings }* op de aankondiging kun je regels wijzigen tot de partij start.
