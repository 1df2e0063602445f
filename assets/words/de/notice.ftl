notice-ended = { $name } hat diesen Tisch beendet. `{ name-game-new }` eröffnet einen neuen.
notice-moved = { $name } hat diesen Tisch hierher verlegt; es geht weiter wie vorher.
notice-all-left = Niemand ist mehr da, deshalb endet dieser Tisch ohne Wertung.
notice-back = { $name } ist zurück und spielt wieder.

## Warum ein Platz frei ist
notice-resigned = { $name } hat den Platz aufgegeben.
notice-left-server = { $name } hat den Server verlassen.
notice-left-table = { $name } hat den Tisch verlassen.
notice-voted-out = Die anderen haben dafür gestimmt, den Platz von { $name } jemand anderem anzubieten.
notice-freed = { $moderator } hat den Platz von { $name } freigemacht.

## Was folgt
notice-all-belongs = Wer den Platz nimmt, bekommt auch seine Karten, sein Material und seine Geheimnisse.
notice-waits-now = Die Partie wartet, bis jemand den Platz nimmt.
notice-goes-on = Die Partie geht weiter; sie wartet, wenn dieser Platz an der Reihe ist.
notice-seat-waits = Die Partie wartet, bis jemand diesen Platz nimmt: { $name }.

## Angebote
notice-offers-own = { $by } bietet allen in diesem Kanal den eigenen Platz an. Nichts ändert sich, bis ihn jemand nimmt.
notice-offers-held = { $by } bietet allen in diesem Kanal den Platz von { $name } an. Nichts ändert sich, bis ihn jemand nimmt.
notice-offers-free = { $by } bietet allen in diesem Kanal an: { $name }. Nichts ändert sich, bis ihn jemand nimmt.
notice-offers-you-own = { $you }, { $by } bietet dir den eigenen Platz an. Nichts ändert sich, bis du ihn nimmst.
notice-offers-you-held = { $you }, { $by } bietet dir den Platz von { $name } an. Nichts ändert sich, bis du ihn nimmst.
notice-offers-you-free = { $you }, { $by } bietet dir an: { $name }. Nichts ändert sich, bis du ihn nimmst.
notice-keeps-seat = { $name } behält den Platz; er wird nicht mehr angeboten.
notice-offer-over = Das Angebot ist vorbei; für alle zu haben: { $name }.
notice-plays-on = { $name } übernimmt den Platz von { $from }.
notice-takes-free = { $name } nimmt Platz: { $from }.

## Abstimmungen
notice-stands-in = Die anderen haben zugestimmt: Eine KI vertritt { $name }. Mit *{ button-i-am-back }* kann { $name } selbst weiterspielen.
notice-ended-now = Alle haben sich geeinigt, diese Partie vorzeitig zu beenden. Niemand gewinnt. Die letzte Stellung:
notice-voted =
    { $choice ->
        [skip] Die anderen haben dafür gestimmt, den Zug von { $name } zu überspringen.
        [replace] Die anderen haben dafür gestimmt, den Platz von { $name } anzubieten.
        [stand_in] { notice-stands-in }
       *[wait] Die anderen haben dafür gestimmt zu warten: { $name } hat noch einmal die Zeit eines Zugs.
    }

## Zeit
notice-away = { $name } ist abwesend bis { $until }. Der Tisch kann inzwischen entscheiden, ob eine KI spielt, ob es eine Pause gibt oder ob er wartet. Vorschlagen können das: { $others }.
notice-away-alone = { $name } ist abwesend bis { $until }; der Tisch wartet.
notice-stalled = Der Tisch wartet schon lange auf { $name }. Er bleibt offen. Alle am Tisch können entscheiden, was nun geschieht, mit *{ button-propose }* oder `{ name-game-propose }`.
notice-ai-plays-turn = Die Zeit von { $name } ist abgelaufen, deshalb spielt eine KI diesen Zug. Den nächsten hat wieder { $name }.
notice-ai-plays-on = Die Zeit von { $name } ist zum zweiten Mal in Folge abgelaufen, deshalb spielt eine KI auf diesem Platz weiter, solange sonst noch jemand da ist. Mit *{ button-i-am-back }* kann { $name } selbst weiterspielen.
notice-still-playing = Hier hat lange niemand gespielt. Spielt noch jemand? Drück auf *{ button-still }*, sonst schließt dieser Tisch { $closes } ohne Wertung.
notice-idle = Niemand hat mehr gespielt, deshalb ist dieser Tisch ohne Wertung geschlossen. `{ name-game-new }` eröffnet einen neuen.
notice-season-over = Die Frist der Saison ist abgelaufen, also ist diese Begegnung für die Tabelle entschieden: *{ button-league-schedule }* unter der Nachricht der Liga sagt, wie. Die Partie geht weiter und ist gewertet.
notice-match-decided = Die Ligaleitung hat diese Begegnung für die Tabelle entschieden: *{ button-league-log }* unter der Nachricht der Liga sagt, wie und warum. Die Partie geht weiter und ist gewertet.
notice-reserve = { $you }, du übernimmst als Ersatz einen Platz in dieser Begegnung. Drück auf ihrer Karte auf *{ button-join }*, wenn du bereit bist. Sie startet, wenn alle bereit sind, spätestens { $until }.
notice-lobby-closes = An diesem Tisch sind noch Plätze frei. Wenn er nicht startet, schließt er { $at }.
notice-lobby-expired = Dieser Tisch hat lange genug gewartet und ist geschlossen. `{ name-game-new }` eröffnet einen neuen.
