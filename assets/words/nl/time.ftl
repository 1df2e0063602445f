time-table = -# { $game }, tafel { $table }
time-table-named = -# { $name } ({ $game }, tafel { $table })
time-ping = { $you }, jij bent aan de beurt: { $duty }
time-call =
    { $why ->
        [reminder] { $you }, je bent nog altijd aan de beurt: { $duty }
        [warning] { $you }, je tijd is bijna om: { $duty }
       *[first] { $you }, jij bent aan de beurt: { $duty }
    }
time-direct-call =
    { $why ->
        [reminder] Je bent nog altijd aan de beurt in { $place }: { $duty }
        [warning] Je tijd is bijna om in { $place }: { $duty }
       *[first] Jij bent aan de beurt in { $place }: { $duty }
    }
time-next-up = Jij bent de volgende in { $place }. Nu aan de beurt: { $name }.
time-shut-out = Ik kan in { $place } niets meer plaatsen, dus daar krijgt niemand nog een vermelding. Wat ontbreekt, volgt als een serverbeheerder me de machtigingen teruggeeft.
time-shut-out-turn = Ik kan in { $place } niets meer plaatsen, en je bent daar aan de beurt: { $duty }
time-channel-gone = Het kanaal van tafel { $table } ({ $game }) op { $server } is verwijderd. De tafel wacht tot iemand die verplaatst: niemand krijgt een vermelding, geen tijd verstrijkt, en er gaat niets verloren. Wil je doorspelen, vraag dan een serverbeheerder om `{ name-admin-move }` in een ander kanaal te gebruiken.
time-next-in-line = -# { $you }, jij bent de volgende.

time-limit =
    { $then ->
        [ai] De tijd voor deze beurt eindigt { $at }; daarna speelt een AI-speler de beurt uit.
        [vote] De tijd voor deze beurt eindigt { $at }; daarna mogen de anderen de beurt overslaan of de plaats aanbieden.
       *[remind] De tijd voor deze beurt eindigt { $at }.
    }

time-your-own-turn = Je bent zelf aan de beurt: gebruik *{ button-your-turn }*.
time-nobody-to-call = Niemand heeft nu een vermelding nodig: `{ name-game-status }` zegt waar de tafel op wacht.
time-not-now = { $name } heeft nu stille uren of wil geen herinneringen. Ik vermeld { $name } daarna.
time-called-lately = { $name } is pas nog vermeld. Je kunt dit { $again } opnieuw doen.

time-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
time-minutes =
    { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }
time-hours = { $hours } uur
time-hours-minutes = { time-hours } { time-minutes }
time-days =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
time-days-hours = { time-days } { time-hours }

## Datums
time-date =
    { $day } { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[12] december
    } { $year }
time-date-short = { $day }-{ $month }-{ $year }
