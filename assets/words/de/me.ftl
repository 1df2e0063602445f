me-how-quiet = Sag, wann deine Ruhezeiten beginnen und enden und wo du wohnst: `{ name-me-quiet } from:22:00 to:07:00 zone:Europe/Berlin`. `days:Mo-Fr` lässt die anderen Tage aus. `{ name-me-quiet } off:True` beendet sie. `{ name-me-settings }` zeigt, was eingestellt ist.
me-how-holiday = Sag den ersten und den letzten Tag: `{ name-me-holiday } from:24. Dez to:6. Jan`. Du kannst mehrere Urlaube eintragen. `{ name-me-holiday } off:True` beendet alle. `{ name-me-settings }` zeigt, was eingestellt ist. Nichts hat sich geändert.
me-noted = Notiert.
me-how-to-change = -# Ändern mit `{ name-me-notify }`, `{ name-me-quiet }`, `{ name-me-holiday }`, `{ name-me-zone }` und `{ name-me-stats }`.

me-notify-channel = **Wenn du dran bist:** Ich erwähne dich im Kanal des Tisches.
me-notify-direct = **Wenn du dran bist:** Ich schreibe dir eine Direktnachricht.
me-notify-closed = **Wenn du dran bist:** Du willst eine Direktnachricht, aber Discord lässt mich dir keine senden. Ich erwähne dich stattdessen im Kanal. Erlaube Direktnachrichten von Mitgliedern dieses Servers und benutze dann noch einmal `{ name-me-notify }`.
me-notify-off = **Wenn du dran bist:** Ich erwähne dich nicht und schreibe dir nicht; `{ name-me-tables }` zeigt, was auf dich wartet.

me-reminders-none = **Erinnerungen:** keine.
me-reminders-one = **Erinnerungen:** eine, { $first } nach der Erwähnung.
me-reminders = **Erinnerungen:** höchstens { $most }; die erste { $first } nach der Erwähnung, danach { $every }.

me-every-hours =
    { $hours ->
        [one] jede Stunde
       *[other] alle { $hours } Stunden
    }
me-every-days =
    { $days ->
        [one] jeden Tag
       *[other] alle { $days } Tage
    }
me-every-span = alle { $span }

me-next-up-no = **Wenn du als Nächstes dran bist:** keine Nachricht; `{ name-me-notify } next_up:True` ändert das.
me-next-up-off = **Wenn du als Nächstes dran bist:** keine Nachricht, weil du keine Erwähnungen willst.
me-next-up = **Wenn du als Nächstes dran bist:** eine Nachricht, sobald der Zug vor deinem beginnt.

me-zone-none = **Zeitzone:** keine; es gilt UTC.
me-zone = **Zeitzone:** { $zone } (jetzt { $clock }).
me-zone-fixed = **Zeitzone:** { $zone } (jetzt { $clock }), ohne Sommerzeit. Wenn eure Uhren im Sommer umgestellt werden, wähle eine Stadt mit deiner Zeit, etwa Europe/Berlin.
me-zone-choice = { $zone } · jetzt { $clock }
me-zone-choice-fixed = { $zone } · jetzt { $clock }, keine Sommerzeit

me-quiet-none = **Ruhezeiten:** keine.
me-quiet = **Ruhezeiten:** { $from } bis { $to }. Dann erwähne ich dich nicht, und deine Uhr steht.
me-quiet-days = **Ruhezeiten:** { $from } bis { $to }, Beginn am { $days }. Dann erwähne ich dich nicht, und deine Uhr steht.
me-weekday =
    { $day ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }
me-holiday-none = **Urlaub:** keiner.
me-holiday =
    { $count ->
        [one] **Urlaub:**
       *[other] **Urlaube:**
    } { $dates } (erster und letzter Tag eingeschlossen). Dann erwähne ich dich nicht, und deine Uhr steht.
me-holiday-dates = { $from } bis { $to }
me-next-quiet = Deine nächsten Ruhezeiten: { $begin } bis { $end }.
me-quiet-now = Gerade sind deine Ruhezeiten, bis { $end }.

me-away = Du bist abwesend bis { $until }. Bis dahin erwähne ich dich nicht, und deine Uhr steht. Benachrichtigte Tische: { $told }.
me-away-tables = An jedem deiner Tische kannst du einen Plan hinterlassen (*{ button-plan-ahead }*), deinen Platz einer KI oder jemand anderem geben (`{ name-game-seat-replace }`) oder ihn warten lassen. Die anderen dort können inzwischen entscheiden. `{ name-me-tables }` führt zu ihnen. Wenn du früher zurück bist: `{ name-me-holiday } off:True` beendet alle Urlaube, die du eingetragen hast.

me-stats-shown = **Statistik:** Deine Partien werden gezeigt.
me-stats-hidden = **Statistik:** Du bist verborgen.
