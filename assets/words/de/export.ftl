export-of-others = Tisch { $table } ist weder in diesem Kanal noch einer von deinen. `{ name-game-log-export }` in seinem Kanal gibt sein Protokoll.

export-verified = Bei Tisch { $table } ist alles in Ordnung.
export-replayed =
    - Nach den Regeln nachgespielt: { $moves ->
        [one] { $moves } Spielzug
       *[other] { $moves } Spielzüge
    }, am Ende Punkte: { $totals }.
export-promise = - Das Geheimnis `{ $secret }` hat den SHA-256 `{ $promise }`: Vergleich ihn mit der letzten Zeile der Beschreibung (ALT) des Bilds in der Lobby-Nachricht und mit deiner eigenen Notiz.
export-shuffle =
    - { $clicks ->
        [one] Dieses Geheimnis und { $clicks } Klick ergeben genau diese Kartenverteilung.
       *[other] Dieses Geheimnis und { $clicks } Klicks ergeben genau diese Kartenverteilung.
    }
export-shuffle-after =
    - { $clicks ->
        [one] Dieses Geheimnis und { $clicks } Klick ergeben genau diese Kartenverteilung. Wie seine Nummer zeigt, kam der Klick nach Nachricht { $post }, der Lobby-Nachricht.
       *[other] Dieses Geheimnis und { $clicks } Klicks ergeben genau diese Kartenverteilung. Wie ihre Nummern zeigen, kamen alle nach Nachricht { $post }, der Lobby-Nachricht.
    }
export-shuffle-card = - Dieses Geheimnis und die Nummer von Nachricht { $post }, der Lobby-Nachricht, ergeben genau die gespielte Kartenverteilung. Alle Plätze waren vergeben, bevor die Lobby-Nachricht gesendet wurde.
export-not-proved = - Also konnte niemand am Tisch die Kartenverteilung wählen oder voraussehen. Nicht bewiesen ist, dass niemand von denen, die mich betreiben, in meine Datenbank gesehen oder mich verändert hat.
export-no-secret = - Dieses Protokoll nennt das Geheimnis seiner Mischung nicht, deshalb wurde sie nicht geprüft.
export-how = -# `{ name-game-log-export }` gibt das Protokoll; `aedile verify` prüft es ohne mich.
export-whole = Das ganze Protokoll. `{ name-game-log-verify }` prüft es hier, `aedile verify` überall.
export-so-far = Was bisher öffentlich ist. Das ganze Protokoll kommt, wenn die Partie vorbei ist.

## Namen von Dateien
export-file-table = tisch-{ $table }.txt
export-file-data = meine-daten.json
export-file-board = rangliste.png
export-file-division = division-{ $division }.png
