refusal-no-table = Hier ist kein Tisch. Eröffne einen mit `{ name-game-new }`.
refusal-already-seated = Du hast schon einen Platz an diesem Tisch.
refusal-still-seated = Du hast inzwischen an einer laufenden Partie Platz genommen, deshalb wurde nichts gelöscht. Versuch `{ name-me-forget }` bitte noch einmal.
refusal-not-moderator = Eine laufende Partie kann nur die Serververwaltung beenden, mit `{ name-admin-end }`.
refusal-not-over = Die Partie ist noch nicht vorbei. `{ name-game-status }` zeigt, wie es steht.
refusal-already-started = Diese Partie hat schon begonnen. `{ name-game-board }` zeigt sie.
refusal-not-started = Diese Partie hat noch nicht begonnen. Drück auf *{ button-start }* oder benutze `{ name-game-start }`.
refusal-over = Diese Partie ist vorbei. `{ name-game-score }` zeigt das Ergebnis; `{ name-game-new }` eröffnet eine neue.
refusal-ended = Dieser Tisch wurde beendet. `{ name-game-new }` eröffnet einen neuen.
refusal-asleep = Der Kanal dieses Tisches wurde gelöscht; die Serververwaltung kann ihn mit `{ name-admin-move }` woanders fortsetzen.
refusal-not-your-turn = Du bist nicht dran; nichts hat sich geändert.
refusal-lost-table = Dieser Button gehört zu einem Tisch, den es nicht mehr gibt: Wer diesen Bot betreibt, musste zu einer Sicherung zurück, und was nach { $taken } geschah, ist verloren. Mit `{ name-game-new }` kannst du einen neuen Tisch eröffnen.
refusal-lost-moves = Dieser Button gehört zu einem Spielzug, den es nicht mehr gibt: Wer diesen Bot betreibt, musste zu einer Sicherung zurück, und dieser Tisch ging weiter beim Stand von { $taken }. `{ name-game-status }` zeigt ihn.
refusal-stale = Dieser Button gehört zu einem früheren Spielzug; nichts hat sich geändert.
refusal-no-such-order = Einen solchen Dauerauftrag hat dieses Spiel nicht; nichts hat sich geändert. Wähle einen der angebotenen.
refusal-no-plans-here = An diesem Tisch ist vereinbart, jeden Zug erst zu entscheiden, wenn er kommt; hier lässt sich nichts planen.
refusal-plan-too-long = { $most ->
    [one] Ein Plan hat höchstens { $most } Schritt; nichts hat sich geändert.
   *[other] Ein Plan hat höchstens { $most } Schritte; nichts hat sich geändert.
}
refusal-plan-too-many = { $most ->
    [one] Ein Schritt eines Plans hat höchstens { $most } Alternative; nichts hat sich geändert.
   *[other] Ein Schritt eines Plans hat höchstens { $most } Alternativen; nichts hat sich geändert.
}
refusal-plan-watches = { $most ->
    [one] Ein Plan achtet auf höchstens { $most } Ereignis; nichts hat sich geändert.
   *[other] Ein Plan achtet auf höchstens { $most } Ereignisse; nichts hat sich geändert.
}
refusal-plan-no-such-step = Dein Plan hat keinen solchen Schritt; nichts hat sich geändert.
refusal-plan-empty = Du hast noch nichts geplant: Füg zuerst einen Spielzug hinzu.
refusal-plan-no-meaning = Das lässt sich in diesem Spiel nicht planen; nichts hat sich geändert.
refusal-used-elsewhere = Dieser Klick ist schon verarbeitet. Sonst hat sich nichts geändert.

refusal-channel-taken = In diesem Kanal ist schon Tisch { $table } offen; mit `{ name-game-join }` nimmst du dort Platz, solange einer frei ist. Du kannst auch einen anderen Kanal oder einen Thread nehmen.
refusal-channel-plays = In diesem Kanal läuft die Partie von Tisch { $table }; `{ name-game-board }` zeigt sie. Nimm einen anderen Kanal oder einen Thread.
refusal-not-of-this-server = Auf diesem Server gibt es keinen offenen Tisch { $table }. Wähle einen der angebotenen; `{ name-game-list }` nennt sie.
refusal-already-there = Tisch { $table } ist schon in diesem Kanal. Benutze den Befehl in dem Kanal oder Thread, in dem es weitergehen soll.
refusal-wrong-seats = Dieses Spiel hat { $least } bis { $most } Plätze.
refusal-lobby-full = Alle { $seats } Plätze sind besetzt. Mit `{ name-game-new }` kannst du in einem anderen Kanal einen neuen Tisch eröffnen.
refusal-seats-kept = Die freien Plätze dieser Revanche sind bis { $until } reserviert für { $names }. Danach kannst du beitreten, oder du eröffnest in einem anderen Kanal einen neuen Tisch.
refusal-rematched = [Tisch { $table }]({ $link }) ist die Revanche von diesem. Wenn dort ein Platz für dich reserviert ist, nimm ihn mit *{ button-join }*.
refusal-watch = Zuschauen kannst du mit `{ name-game-board }`.
refusal-not-posted = Die Lobby-Nachricht dieses Tisches ist noch nicht da, und die Partie startet mit einem Klick, der danach kommt. Drück auf *{ button-start }*, sobald du sie siehst.
refusal-starting = Dieser Tisch startet gerade: Der erste Klick ist festgehalten und wird wiederholt, bis er gespeichert ist. Bis dahin lässt sich nichts anderes ändern.
refusal-dismissed = Du wurdest von diesem Tisch entfernt und kannst ihm nicht wieder beitreten. `{ name-game-new }` in einem anderen Kanal eröffnet einen eigenen Tisch.
refusal-colour-taken = Jemand anderes hat gerade diese Farbe gewählt, deshalb hat sich nichts geändert. Wähle eine andere mit *{ button-settings }* bei der Lobby-Nachricht.
refusal-dismisses-self = Das bist du selbst; nichts hat sich geändert. `{ name-game-leave }` gibt deinen Platz auf; der Tisch gehört dann der nächsten Person.
refusal-not-seated = Diese Person hat keinen Platz an diesem Tisch, deshalb hat sich nichts geändert.
refusal-not-host = Das kann hier nur eine Person: { $name } hat diesen Tisch eröffnet.
refusal-too-few = Die Partie braucht mindestens { $least } Personen; bisher sind es { $have }. Andere treten mit *{ button-join }* oder `{ name-game-join }` bei.

refusal-too-many-ai = Dieser Tisch hat { $seats } Plätze, also können höchstens { $seats } KIs beitreten. Gib ihm mehr Plätze oder weniger KIs.
refusal-no-ai = An diesem Tisch hat keine KI einen Platz. *{ company-add-ai }* oder `{ name-game-ai-add }` fügt eine hinzu.
refusal-too-many-watched =
    { $most ->
        [one] Auf diesem Server darf höchstens { $most } Tisch nur mit KIs
       *[other] Auf diesem Server dürfen höchstens { $most } Tische nur mit KIs
    } zugleich laufen. Warte, bis einer vorbei ist, oder lass einen Platz für dich frei.
refusal-watches-enough =
    { $most ->
        [one] Du darfst bei höchstens { $most } Tisch nur mit KIs zuschauen.
       *[other] Du darfst bei höchstens { $most } Tischen nur mit KIs zuschauen.
    } Warte, bis einer vorbei ist, oder lass einen Platz für dich frei.

## Warum nichts zurückgenommen werden kann
refusal-undo-no-move = Du hast keinen Spielzug zum Zurücknehmen.
refusal-undo-others-moved = { $name } hat seither gehandelt, deshalb kannst du deinen Spielzug nicht zurücknehmen.
refusal-undo-sealed = Dieser Spielzug hat ein Geheimnis gezeigt oder den Zufall entscheiden lassen, deshalb kannst du ihn nicht zurücknehmen.
refusal-undo-inherited = Diesen Spielzug hat gemacht, wer deinen Platz vorher hatte, deshalb kannst du ihn nicht zurücknehmen.
refusal-undo-over = Die Partie ist vorbei; ihr letzter Spielzug lässt sich nicht zurücknehmen.
