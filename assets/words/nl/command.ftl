command-older-form = Discord heeft nog een oudere vorm van dat commando. Laad Discord opnieuw (Ctrl+R) en probeer het nog eens.
command-unknown = Dat commando ken ik niet meer. Laad Discord opnieuw (Ctrl+R) en probeer het nog eens.
command-only-in-servers = Tafels zijn er in de kanalen van een server; gebruik het commando daar.
command-too-fast = Te veel commando’s tegelijk; er is niets gebeurd. Probeer het opnieuw over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
command-unreadable = Ik kan ‘{ $typed }’ in dat commando niet lezen. Kies een van de aangeboden waarden en probeer het opnieuw.
command-foreign-button = Deze knop is niet van mij, of komt uit een oude versie. `{ name-game-board }` toont de tafel van dit kanaal.
command-other-game = Aan deze tafel speel je { $played }, met /{ $command }. Voor { $game } gebruik je elders /{ $own }.
command-no-such-game = ‘{ $typed }’ is geen van mijn spellen. Kies { $games }.
command-preset-of-other-game = `preset` hoort bij { $of }. Laat het voor { $game } leeg en probeer het opnieuw.
