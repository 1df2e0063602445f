## Erwähnungen
time-ping = { $you }, du bist dran: { $duty }
time-table = -# { $game }, Tisch { $table }
time-table-named = -# { $name } ({ $game }, Tisch { $table })
time-call =
    { $why ->
        [reminder] { $you }, du bist immer noch dran: { $duty }
        [warning] { $you }, deine Zeit läuft bald ab: { $duty }
       *[first] { $you }, du bist dran: { $duty }
    }
time-direct-call =
    { $why ->
        [reminder] In { $place } bist du immer noch dran: { $duty }
        [warning] In { $place } läuft deine Zeit bald ab: { $duty }
       *[first] In { $place } bist du dran: { $duty }
    }
time-next-up = In { $place } bist du als Nächstes dran. Jetzt am Zug: { $name }.
time-shut-out = In { $place } kann ich nichts mehr schreiben, deshalb wird dort niemand erwähnt. Fehlende Nachrichten folgen, sobald die Serververwaltung mir die Berechtigungen zurückgibt.
time-shut-out-turn = In { $place } kann ich nichts mehr schreiben, und dort bist du dran: { $duty }
time-channel-gone = Der Kanal von Tisch { $table } ({ $game }) in { $server } wurde gelöscht. Der Tisch wartet, bis er verlegt wird: Niemand wird erwähnt, keine Zeit läuft ab, und nichts ist verloren. Um weiterzuspielen, bitte die Serververwaltung, in einem anderen Kanal `{ name-admin-move }` zu benutzen.
time-next-in-line = -# { $you }, du bist als Nächstes dran.

## Wenn die Zeit eines Zugs abläuft
time-limit =
    { $then ->
        [ai] Die Zeit für diesen Zug endet { $at }; dann spielt ihn eine KI.
        [vote] Die Zeit für diesen Zug endet { $at }; dann dürfen die anderen den Zug überspringen oder den Platz anbieten.
       *[remind] Die Zeit für diesen Zug endet { $at }.
    }

## Warum niemand auf Wunsch erwähnt wird
time-your-own-turn = Du bist selbst dran: Drück auf *{ button-your-turn }*.
time-nobody-to-call = Gerade braucht niemand eine Erwähnung: `{ name-game-status }` sagt, worauf der Tisch wartet.
time-not-now = { $name } hat gerade Ruhezeit oder will keine Erinnerungen. Die Erwähnung kommt danach.
time-called-lately = { $name } wurde gerade erst erwähnt. Das geht wieder { $again }.

## Dauer
time-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
time-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
time-hours =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
time-hours-minutes = { time-hours } { time-minutes }
time-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
time-days-hours = { time-days } { time-hours }

## Daten
time-date =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
time-date-short = { $day }.{ $month }.{ $year }
