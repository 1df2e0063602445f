me-how-quiet = Zeg wanneer je stille uren beginnen en eindigen, en waar je woont: `{ name-me-quiet } from:22:00 to:07:00 zone:Europe/Amsterdam`. `days:werkdagen` laat de andere dagen weg. `{ name-me-quiet } off:True` schaft ze af. `{ name-me-settings }` toont wat er ingesteld is.
me-how-holiday = Zeg de eerste en de laatste dag: `{ name-me-holiday } from:24 dec to:6 jan`. Je kunt er meer dan één invoeren. `{ name-me-holiday } off:True` wist ze allemaal. `{ name-me-settings }` toont wat er ingesteld is. Er is niets veranderd.
me-noted = Genoteerd.
me-how-to-change = -# Wijzigen kan met `{ name-me-notify }`, `{ name-me-quiet }`, `{ name-me-holiday }`, `{ name-me-zone }` en `{ name-me-stats }`.

me-notify-channel = **Als je aan de beurt bent:** ik vermeld je in het kanaal van de tafel.
me-notify-direct = **Als je aan de beurt bent:** ik stuur je een privébericht.
me-notify-closed = **Als je aan de beurt bent:** je wilt een privébericht, maar Discord laat me je er geen sturen. Ik vermeld je in plaats daarvan in het kanaal. Sta privéberichten van leden van deze server toe en gebruik dan `{ name-me-notify }` opnieuw.
me-notify-off = **Als je aan de beurt bent:** ik vermeld je niet en schrijf je niet; `{ name-me-tables }` toont wat op je wacht.

me-reminders-none = **Herinneringen:** geen.
me-reminders-one = **Herinneringen:** één, { $first } na de vermelding.
me-reminders = **Herinneringen:** hoogstens { $most }; de eerste { $first } na de vermelding, daarna { $every }.

me-every-hours =
    { $hours ->
        [one] elk uur
       *[other] elke { $hours } uur
    }
me-every-days =
    { $days ->
        [one] elke dag
       *[other] elke { $days } dagen
    }
me-every-span = elke { $span }

me-next-up-no = **Als je de volgende bent:** geen bericht; `{ name-me-notify } next_up:True` verandert dat.
me-next-up-off = **Als je de volgende bent:** geen bericht, omdat je geen vermeldingen wilt.
me-next-up = **Als je de volgende bent:** een bericht wanneer de beurt vóór de jouwe begint.

me-zone-none = **Tijdzone:** geen; datums gelden in UTC.
me-zone = **Tijdzone:** { $zone } (nu { $clock }).
me-zone-fixed = **Tijdzone:** { $zone } (nu { $clock }), zonder zomertijd. Verzet je in de zomer de klok, kies dan een stad met jouw tijd, zoals Europe/Berlin.
me-zone-choice = { $zone } · nu { $clock }
me-zone-choice-fixed = { $zone } · nu { $clock }, geen zomertijd

me-quiet-none = **Stille uren:** geen.
me-quiet = **Stille uren:** { $from } tot { $to }. Ik vermeld je dan niet, en je klok staat stil.
me-quiet-days = **Stille uren:** { $from } tot { $to }, beginnend op { $days }. Ik vermeld je dan niet, en je klok staat stil.
me-weekday =
    { $day ->
        [1] maandag
        [2] dinsdag
        [3] woensdag
        [4] donderdag
        [5] vrijdag
        [6] zaterdag
       *[7] zondag
    }
me-holiday-none = **Vakanties:** geen.
me-holiday =
    { $count ->
        [one] **Vakantie:**
       *[other] **Vakanties:**
    } { $dates } (eerste en laatste dag inbegrepen). Ik vermeld je dan niet, en je klok staat stil.
me-holiday-dates = { $from } tot { $to }
me-next-quiet = Je volgende stille uren: { $begin } tot { $end }.
me-quiet-now = Je hebt nu stille uren, tot { $end }.

me-away = Je bent afwezig tot { $until }. Tot dan vermeld ik je niet, en je klok staat stil. Ingelichte tafels: { $told }.
me-away-tables = Aan elk van je tafels kun je een plan achterlaten (*{ button-plan-ahead }*), je plaats aan een AI-speler of aan iemand anders geven (`{ name-game-seat-replace }`), of de tafel laten wachten. De anderen daar kunnen intussen beslissen. `{ name-me-tables }` brengt je erheen. Ben je eerder terug: `{ name-me-holiday } off:True` wist alle vakanties die je ingevoerd hebt.

me-stats-shown = **Statistieken:** je partijen zijn te zien.
me-stats-hidden = **Statistieken:** je bent verborgen.
