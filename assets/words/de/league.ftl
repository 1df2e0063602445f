## Die Nachricht einer Saison
league-head = { $league } · Saison { $season }: **{ $game }**, Personen pro Tisch: { $players }.
league-sign-up =
    { $season ->
        [1] Die Anmeldung ist offen bis { $at }. Drück auf *{ button-league-join }*, um alle deine Begegnungen der Saison zu spielen; sie sind gewertet.
       *[other] Die Anmeldung ist offen bis { $at }. Drück auf *{ button-league-stay }*, um alle deine Begegnungen der Saison zu spielen; sie sind gewertet. Wenn du in der vorigen Saison gespielt hast, beginnst du in der Division, die du erreicht hast.
    }
league-terms =
    { $weeks ->
        [one] -# { $size } Personen pro Division · { $weeks } Woche für die Begegnungen · { $clock }, danach spielt eine KI
       *[other] -# { $size } Personen pro Division · { $weeks } Wochen für die Begegnungen · { $clock }, danach spielt eine KI
    }
league-joined =
    { $people ->
        [0] Noch ist niemand dabei; mindestens { $least } sind nötig.
        [one] { $people } Person ist dabei: { $names }. Mindestens { $least } sind nötig.
       *[other] { $people } Personen sind dabei: { $names }.
    }
league-reserves = Ersatz: { $names }.
league-stay = { $people }: Bleibt ihr für Saison { $season } dabei? Dann drückt auf *{ button-league-stay }*.
league-more = und noch { $more }
league-promise = -# SHA-256 des Geheimnisses, das über die Auslosung entscheidet: `{ $commitment }`. Das Geheimnis wird nach der Saison gezeigt.
league-secret = -# Das Geheimnis, das über die Auslosung entschied: `{ $secret }`.
league-playing = Begegnungen zählen bis { $at }. Du bist für eine Begegnung *bereit*, wenn du in ihrem Thread auf *{ button-join }* drückst.
league-closing = Die Begegnungen sind vorbei. Die Ligaleitung korrigiert Fehler bis { $at }; dann ist die Saison abgeschlossen.
league-closed = Die Saison ist vorbei.
league-cancelled = Zu wenige sind beigetreten, oder die Liga ist beendet: Diese Saison wird nicht gespielt.
league-divisions =
    { $divisions ->
        [one] { $divisions } Division, Personen: { $people }.
       *[other] { $divisions } Divisionen, Personen: { $people }.
    }
league-divisions-shown = -# Die Bilder zeigen die ersten { $shown } Divisionen; *{ button-league-standings }* zeigt alle.

## Der Thread einer Begegnung
league-thread = Begegnung { $number } · Div { $division } · S{ $season } · { $league }
league-hello = { $people }: Eure Begegnung ist offen. Drückt unten innerhalb von 48 Stunden auf *{ button-join }*, wenn ihr bereit seid; jeder Klick geht in die Mischung ein. Danach startet die Begegnung ohne Warten, oder ein Ersatz nimmt den Platz.
league-hello-nobody = Diese Begegnung ist offen.

## Antworten
league-created = Die Liga { $league } ist gegründet. Ihre Nachricht mit der Anmeldung kommt in diesen Kanal.
league-done-joined = Du bist dabei: { $league }, Saison { $season }. Wenn die Saison beginnt, öffnet jede deiner Begegnungen einen Thread und erwähnt dich dort.
league-done-reserve = Du bist Ersatz: { $league }, Saison { $season }. Wenn jemand ausfällt, übernimmst du die Begegnungen, die noch nicht begonnen haben.
league-done-left = Du hast { $league }, Saison { $season }, verlassen.
league-leave-question = Die Saison hat begonnen. Wenn du gehst, nimmt ein Ersatz oder eine KI deine Plätze, begonnene Begegnungen sind kampflos verloren, und du scheidest aus dieser Saison aus.
league-left-out = -# Eine begonnene Begegnung zu verlassen zählt auch als Verlassen einer gewerteten Partie.
league-question = Begegnungen einer Liga sind gewertet, deshalb kann dein Name auf Ranglisten dieses Servers erscheinen. Bisher stehst du nirgends (`{ name-me-boards }`).
league-corrected = Erledigt. Es steht im Protokoll der Saison.
league-which = Welche Liga? Hier gibt es mehrere: Wähle eine in der Option *league*.
league-none = Auf diesem Server gibt es noch keine Liga. `{ name-league-create }` gründet eine.
league-shown = { $name } zeigt die Tabelle von { $league }.
league-shown-done = Die Tabelle steht im Kanal.

## Tabelle
league-standings = { $league } · Saison { $season } · Division { $division } von { $divisions }
league-standings-none = Die Saison hat noch nicht begonnen: Es gibt noch keine Tabelle.
league-standings-until = Begegnungen zählen bis { $at }.
league-picture-after = Saison { $season } · Division { $division }
league-picture-until = Begegnungen zählen bis { $date }
league-picture-closing = Korrekturen bis { $date }
league-picture-over = vorbei
league-head-place = Rang
league-head-name = Name
league-head-points = Punkte
league-head-most = möglich
league-head-matches = Begegnungen
league-cell-open = { $days } T
league-cell-drawn = –
league-cell-void = ung.
league-alt = Tabelle von { $league }, Saison { $season }, Division { $division } von { $divisions }.
league-alt-row =
    { $place }: { $name }, Punkte: { $points } von höchstens { $most }; Begegnungen: { $cells }.{ $moves ->
        [up] {" "}Steigt auf.
        [down] {" "}Steigt ab.
        [out] {" "}Aus der Saison ausgeschieden.
       *[stays] {""}
    }
league-alt-place = Rang { $place }
league-alt-open = { $matches } offen
league-alt-forfeit = kampflos verloren
league-alt-void = ungültig
league-alt-none = keine

## Begegnungen
league-mine = Deine Begegnungen in { $league }, Saison { $season }:
league-mine-none = Du hast keine Begegnungen in dieser Saison.
league-schedule = Die Begegnungen von { $league }, Saison { $season }:
league-schedule-none = Die Begegnungen werden ausgelost, wenn die Saison beginnt.
league-match = Begegnung { $number }, Division { $division }: { $people }. { $state }
league-match-drawn = Sie öffnet bald.
league-match-trouble = Es ließ sich kein Thread eröffnen: { $why }.
league-match-open = Offen in { $thread }.
league-match-open-nowhere = Offen.
league-match-done = Vorbei: { $results }.
league-match-adjudicated = Vor dem Ende entschieden: { $results }.
league-match-void = Zählt nicht.
league-result = { $name } { $points }
league-result-forfeit = { $name } kampflos verloren

## Das Protokoll
league-log = Was die Ligaleitung in { $league }, Saison { $season }, korrigiert hat:
league-log-none = In dieser Saison wurde nichts korrigiert.
league-log-line = { $at } { $what } Grund: { $reason }
league-log-no-reason = wird nicht mehr gezeigt
league-log-places = Ränge von Begegnung { $number }: { $places } (vorher: { $before }).
league-log-void = Begegnung { $number } für ungültig erklärt.
league-log-reopen = Begegnung { $number } wieder geöffnet.
league-log-remove = { $name } aus der Saison entfernt.
league-log-restore = { $name } wieder in die Saison aufgenommen.
league-log-deadline = Frist verlegt von { $before } auf { $to }.
league-log-stop = Die Liga endet mit dieser Saison.
league-log-other = Eine Korrektur, die diese Version nicht kennt.
league-log-not-shown = { $at } Discord lässt mich die Nachricht dieser Saison nicht senden oder bearbeiten. Ich brauche im Kanal der Liga *Kanal ansehen*, *Nachrichten senden* und *Dateien anhängen* und versuche es wieder, sobald sich etwas ändert.

## Die Verwaltung
league-manage = { $league }, Saison { $season }, verwalten. Nenn eine Aktion (*action*) und einen Grund (*reason*); beides können alle im Protokoll lesen.
league-manage-out = Aus der Saison ausgeschieden: { $names }.
league-action-places = Ränge setzen
league-action-void = ungültig
league-action-reopen = wieder öffnen
league-action-remove = entfernen
league-action-restore = wieder aufnehmen
league-action-deadline = spätere Frist
league-action-stop = Liga beenden
league-manage-how =
    -# *{ league-action-places }*: Begegnung und Ränge nach Plätzen, etwa `1 3 2`; 0 ist kampflos verloren. *{ league-action-void }*, *{ league-action-reopen }*: Begegnung. *{ league-action-remove }*, *{ league-action-restore }*: Person. *{ league-action-deadline }*: Tage ab jetzt. *{ league-action-stop }*: keine Saison folgt.

## Warum etwas nicht geht
league-refused-stage-signup = Die Anmeldung zu dieser Saison läuft noch.
league-refused-stage-playing = Die Saison hat begonnen. Als Ersatz kannst du noch beitreten.
league-refused-stage-closing = Die Begegnungen der Saison sind vorbei.
league-refused-stage-closed = Die Saison ist vorbei.
league-refused-stage-cancelled = Diese Saison wird nicht gespielt.
league-refused-joined = Du bist schon dabei.
league-refused-no-entrant = Eine solche Person gibt es in dieser Saison nicht.
league-refused-not-in = Du bist in dieser Saison nicht dabei.
league-refused-out = Du bist aus dieser Saison ausgeschieden.
league-refused-full = Die Liga ist voll.
league-refused-no-league = Eine solche Liga gibt es auf diesem Server nicht.
league-refused-no-match = Eine solche Begegnung gibt es in dieser Saison nicht.
league-refused-match-state = So, wie es um diese Begegnung steht, geht das nicht.
league-refused-own = Niemand korrigiert die eigenen Begegnungen oder sich selbst. Jemand anderes aus der Serververwaltung kann das.
league-refused-no-organiser = Das kann nur die Serververwaltung.
league-refused-no-reason = Eine Korrektur braucht einen Grund, den alle lesen können.
league-refused-places = Nenn für jeden Platz einen Rang, etwa `1 3 2`; 0 ist kampflos verloren, und das kann nicht für alle gelten.
league-refused-deadline = Eine Frist muss später als die jetzige liegen, in der Zukunft und innerhalb eines Jahres. Eine Begegnung lässt sich nur wieder öffnen, solange Zeit ist, sie zu spielen.
league-refused-too-many = Dieser Server hat so viele Ligen, wie er haben kann.
league-refused-format = Eine Liga hat Tische für 2 bis 4 Personen, je nach Spiel, und Divisionen von 4 bis 8 Personen.
league-refused-name = Der Name einer Liga hat 1 bis 40 Zeichen, und keine andere Liga des Servers heißt so.
league-refused-missing = Diese Aktion braucht auch die Option *{ $option }*.
