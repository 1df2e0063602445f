lesson-begins = **Eine Lektion in { $game }**: die ersten { $rounds } Runden einer Partie gegen eine leichte KI, in deinem eigenen Tempo. Nur du siehst sie. Wenn du weggehst, wartet sie eine Woche auf dich; früher beendest du sie mit *{ button-help }* und dann *{ button-unlearn }*.
    { $aim }
    Die zitierten Zeilen sagen, worauf es jetzt ankommt; *{ button-hint }* sagt, was eine KI täte, und `{ name-game-rules }` hat alle Regeln.
lesson-asks-to-replace = Du hast schon eine Lektion in { $game }, und mehr als eine gleichzeitig geht nicht. Eine neue beendet sie.
lesson-goes-on = **Deine Lektion in { $game }** geht dort weiter, wo du aufgehört hast. Um neu anzufangen, beende sie zuerst: mit *{ button-help }* und dann *{ button-unlearn }*.
lesson-explained = > { $says }
lesson-none = Bei dir läuft keine Lektion. `{ name-game-learn }` beginnt eine.
lesson-left = Du hast die Lektion verlassen. `{ name-game-learn } game:{ $game }` beginnt sie neu, `{ name-game-new }` eine Partie.
lesson-help = In einer Lektion spielst du nur mit den Buttons; die Befehle sind für echte Tische.
lesson-not-here = Nicht in einer Lektion: Dort gibt es nur dich und die KI.
lesson-over = **Das war die Lektion.** Das Bild zeigt deine Punkte, als wäre hier Schluss; eine ganze Partie geht so weiter bis zum Ende.
    `{ name-game-new }` eröffnet einen Tisch für dich und andere, oder für dich und eine KI (`ai:normal`); `{ name-game-rules }` hat die übrigen Regeln.
