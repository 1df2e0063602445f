lesson-begins = **Een les in { $game }**: de eerste { $rounds } rondes van een partij tegen een makkelijke AI-speler, op je eigen tempo. Alleen jij ziet die. Ga je weg, dan wacht de les een week op je; wil je eerder stoppen, gebruik dan *{ button-help }* en vervolgens *{ button-unlearn }*.
    { $aim }
    De tekst met een streep ervoor zegt waar het nu op aankomt; *{ button-hint }* zegt wat een AI-speler zou doen, en `{ name-game-rules }` heeft alle regels.
lesson-asks-to-replace = Je hebt al een les in { $game }, en je kunt maar één les tegelijk hebben. Een nieuwe beëindigt die.
lesson-goes-on = **Je les in { $game }** gaat verder waar je gebleven was. Wil je opnieuw beginnen, beëindig die dan eerst: *{ button-help }* en vervolgens *{ button-unlearn }*.
lesson-explained = > { $says }
lesson-none = Je hebt geen lopende les. `{ name-game-learn }` start er een.
lesson-left = Je hebt de les verlaten. `{ name-game-learn } game:{ $game }` begint die opnieuw, `{ name-game-new }` begint een partij.
lesson-help = In een les speel je alleen met de knoppen; de commando’s zijn voor echte tafels.
lesson-not-here = Niet in een les: daar zijn alleen jij en de AI-speler.
lesson-over = **Dat was de les.** De afbeelding toont hoeveel punten je zou hebben als de partij hier eindigde; een hele partij gaat zo door tot het einde.
    `{ name-game-new }` opent een tafel voor jou en je vrienden, of voor jou en een AI (`ai:normaal`); `{ name-game-rules }` heeft de rest van de regels.
