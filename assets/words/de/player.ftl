player-no-such-page = Diese Auswahl gibt es nicht mehr. Das kannst du jetzt tun:
player-explained = > { $says } (*{ button-help }* beendet diese Erklärungen.)
player-taken-back = Dein Spielzug ist zurückgenommen.
player-done = Dein Spielzug ist ausgeführt.
player-how-to-look = *{ button-look }* oder `{ name-game-board }` zeigt den Tisch.
player-ended = Dieser Tisch wurde beendet.
player-over = Die Partie ist vorbei. `{ name-game-score }` zeigt das Ergebnis.
player-won = Die Partie ist vorbei. Sieg: { $winners }. `{ name-game-score }` zeigt das Ergebnis.
player-foreign-button = Dieser Button ist nicht von mir; nichts hat sich geändert.
player-moved-on = Seit du dieses Panel geöffnet hast, ist es am Tisch weitergegangen. So steht es jetzt:
player-hushed = Keine Erinnerungen mehr in diesem Zug. Spiel ihn, wann du willst, mit *{ button-your-turn }*. Wenn der Tisch eine Uhr hat, läuft sie weiter.
player-standing-order = **Dauerauftrag** für fremde Züge (nur du siehst das): { $order }.
player-still = Gut: Der Tisch bleibt offen.
player-next-table = Das ist [Tisch { $table }]({ $link }).
player-no-next-table = Kein anderer Tisch wartet gerade auf dich. `{ name-me-tables }` zeigt alle deine Tische.
player-hint-not-now = Einen Tipp bekommst du, wenn du dran bist.
player-hint-too-many = Ein Tipp braucht etwas Bedenkzeit. Wieder möglich in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
player-hint-not-you = Tipps bekommt nur, wer mitspielt.
player-elsewhere = Dieser Button gehört zu Tisch { $table } in <#{ $channel }>. Benutze den dort.
player-other-server = Dieser Button gehört zu einem Tisch eines anderen Servers; nichts hat sich geändert.
player-final-score = Der Endstand.
player-score-now = Der Punktestand, als wäre jetzt Schluss.
player-stood = So stand es damals:
player-stands = So steht es jetzt:
player-hint = **Tipp**, die Meinung einer KI ({ people-level }), die nicht mehr weiß als du:
    { $moves }
    -# Sie kann sich irren; du entscheidest.
player-hint-move = { $place }. **{ $move }**: { $reason }
player-hint-then = Dann: { $moves }.
player-hint-all = { $place }. Alles tun
player-hint-button = { $place }. { $move }
