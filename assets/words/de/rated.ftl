## Die Lobby-Nachricht
rated-on-card = **Gewertet**: Nur Menschen spielen; wer geht, kommt auf den letzten Rang; ein Ergebnis zählt, sobald alle zwei Züge hatten; *{ button-hint }* ist abgeschaltet.
rated-on-poster = Gewertet
rated-numbers = Wertungszahlen hier: { $people }.
rated-person = { $name } { $number }
rated-person-new = { $name } noch keine
rated-set-yes = Gewertet: **ja**
rated-set-no = Gewertet: **nein**
rated-set-to-yes = Den Tisch werten
rated-set-to-no = Den Tisch nicht werten: keine Wertungszahl ändert sich

## Zahlen
rated-number = { $number } ± { $margin }
rated-number-provisional = { $number }?

## Die Frage an alle, die auf keiner Rangliste stehen
rated-question-join = **Dieser Tisch ist gewertet.** Wenn du beitrittst, kommst du auf die Rangliste dieses Servers: Deine Wertungszahl in diesem Spiel ändert sich mit dem Ergebnis und steht dort, sobald sie sicher genug ist; wer den Platz aufgibt, kommt auf den letzten Rang. `{ name-me-boards }` ändert das jederzeit; mit dem Beitreten stimmst du für diese Partie zu.
rated-question-open = **Der Tisch ist noch nicht gewertet**, weil du auf keiner Rangliste stehst. An einem gewerteten Tisch ändert sich deine Wertungszahl in diesem Spiel mit dem Ergebnis, sie steht auf der Rangliste dieses Servers, sobald sie sicher genug ist, und wer den Platz aufgibt, kommt auf den letzten Rang. `{ name-me-boards }` ändert das jederzeit.
rated-done = Tisch { $table } ist jetzt gewertet, und du kommst auf die Rangliste dieses Servers. Die Lobby-Nachricht sagt es den anderen.
rated-declined = Nichts hat sich geändert.

## Warum etwas nicht geht
rated-off = Auf diesem Server gibt es keine gewerteten Tische. Die Serververwaltung kann sie mit `{ name-admin-settings } rated:True` erlauben.
rated-no-clock = Ein gewerteter Tisch braucht eine Uhr von höchstens 3 Tagen pro Zug und eine KI, die bei Ablauf der Zeit spielt, damit jede Partie zu Ende geht: in `pace` einen Tag pro Zug, in `on_time_out` die KI. Nichts hat sich geändert.
rated-own-rules = Ein gewerteter Tisch wird nach den veröffentlichten Regeln oder einem der benannten Sätze von `preset` gespielt, damit alle Ergebnisse dasselbe bedeuten. Nichts hat sich geändert.
rated-no-ai = An einem gewerteten Tisch spielen nur Menschen, deshalb kann keine KI dazukommen. Wer ihn eröffnet hat, kann die Wertung bei der Lobby-Nachricht unter *{ button-settings }* abschalten.
rated-not-asked = Du stehst auf keiner Rangliste, also kannst du an keinem gewerteten Tisch sitzen. `{ name-me-boards } where:here` ändert das; versuch es dann noch einmal.
rated-others-not-asked = An einem gewerteten Tisch können nicht sitzen: { $names }. Sie stehen auf keiner Rangliste, haben zu viele Partien verlassen oder sitzen an so vielen Tischen wie erlaubt. Sie alle können das mit `{ name-me-boards }` ändern oder gehen. Nichts hat sich geändert.
rated-left = Du hast innerhalb von 30 Tagen drei gewertete Partien verlassen, deshalb kannst du bis { $until } an keinem neuen gewerteten Tisch sitzen. Tische ohne Wertung stehen dir offen.
rated-too-many =
    { $most ->
        [one] Du sitzt an { $most } gewerteten Tisch
       *[other] Du sitzt an { $most } gewerteten Tischen
    }, und mehr sind zugleich nicht erlaubt. Spiel erst eine dieser Partien zu Ende.
rated-too-many-at-first =
    { $most ->
        [one] Du sitzt schon an { $most } gewerteten Tisch
       *[other] Du sitzt schon an { $most } gewerteten Tischen
    }. Mehr sind erst erlaubt nach { $finished ->
        [one] { $finished } beendeten gewerteten Partie
       *[other] { $finished } beendeten gewerteten Partien
    }.
rated-no-hints = An einem gewerteten Tisch gibt keine KI Rat.
rated-no-votes = An einem gewerteten Tisch kümmern sich die Uhr und ihre KI um Abwesende; niemand kann abgewählt oder durch Abstimmung vertreten werden.
rated-own-table = Du spielst an diesem gewerteten Tisch, deshalb muss das jemand anderes aus der Serververwaltung entscheiden.
rated-no-result = Dieser Tisch hat auf diesem Server kein gewertetes Ergebnis, das zählt.
rated-no-reason = Sag, warum das Ergebnis ungültig sein soll; alle Betroffenen können es mit `{ name-me-data }` lesen.

rated-voided = Das Ergebnis von Tisch { $table } ist ungültig. Alle Wertungszahlen sind jetzt so, als wäre die Partie nicht gespielt worden.

## Die letzte Nachricht
rated-changes = Wertungszahlen: { $changes }.
rated-change = { $name } { $before } → { $after }
rated-change-left = { $name } { $before } → { $after } (Platz aufgegeben)
rated-void =
    { $why ->
        [early] Diese gewertete Partie ändert keine Wertungszahl: Nicht alle hatten zwei Züge.
        [agreed] Diese gewertete Partie ändert keine Wertungszahl: Die am Tisch haben sich geeinigt, sie zu beenden.
        [manager] Diese gewertete Partie ändert keine Wertungszahl: Die Serververwaltung hat sie für ungültig erklärt.
       *[closed] Diese gewertete Partie ändert keine Wertungszahl: Sie wurde nicht zu Ende gespielt.
    }

## /me
rated-boards-nowhere = **Ranglisten** zeigen dich nirgends; du sitzt an keinem gewerteten Tisch.
rated-boards-here = **Ranglisten** zeigen dich auf den Servern, auf denen du gewertete Partien spielst.
rated-boards-everywhere = **Ranglisten** zeigen dich auf den Servern, auf denen du gewertete Partien spielst, und mit Namen auf der Rangliste aller Server.

## /admin settings
rated-server-on = **Gewertete Tische** sind erlaubt.
rated-server-off = **Gewertete Tische** sind nicht erlaubt.
