player-no-such-page = Die keuze is er niet meer. Dit kun je nu doen:
player-explained = > { $says } (*{ button-help }* zet deze uitleg uit.)
player-taken-back = Je zet is teruggenomen.
player-done = Je zet is gedaan.
player-how-to-look = *{ button-look }* of `{ name-game-board }` toont de tafel.
player-ended = Deze tafel is beëindigd.
player-over = De partij is voorbij. `{ name-game-score }` toont de uitslag.
player-won = De partij is voorbij. Gewonnen door { $winners }. `{ name-game-score }` toont de uitslag.
player-foreign-button = Deze knop is niet van mij; er is niets veranderd.
player-moved-on = De tafel is verdergegaan sinds dat paneel geopend werd. Zo is de stand nu.
player-hushed = Geen herinneringen meer in deze beurt. Speel wanneer het je uitkomt: gebruik *{ button-your-turn }*. Heeft de tafel een klok, dan loopt die door.
player-standing-order = **Doorlopende opdracht** voor de beurten van anderen (alleen jij ziet dit): { $order }.
player-still = Goed: de tafel blijft open.
player-next-table = Dit is [tafel { $table }]({ $link }).
player-no-next-table = Er wacht nu geen andere tafel op je. `{ name-me-tables }` toont al je tafels.
player-hint-not-now = Een hint kun je krijgen als je aan de beurt bent.
player-hint-too-many = Een hint bedenken duurt even. Vraag het opnieuw over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
player-hint-not-you = Alleen wie meespeelt, kan hints krijgen.
player-elsewhere = Die knop hoort bij tafel { $table }, die in <#{ $channel }> is. Gebruik de knop daar.
player-other-server = Die knop hoort bij een tafel van een andere server; er is niets veranderd.
player-final-score = De eindscore.
player-score-now = De score, alsof de partij nu eindigt.
player-stood = De stand toen:
player-stands = De stand nu:
player-hint = **Hint**, de mening van een AI-speler ({ people-level }) die niet meer weet dan jij:
    { $moves }
    -# Die kan het mis hebben; jij beslist.
player-hint-move = { $place }. **{ $move }**: { $reason }
player-hint-then = Daarna: { $moves }.
player-hint-all = { $place }. Alles doen
player-hint-button = { $place }. { $move }
