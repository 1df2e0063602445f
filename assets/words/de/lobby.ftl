## Die Lobby-Nachricht
lobby-title = ## { $game }
lobby-title-named = ## { $name } · { $game }
lobby-opened-by = Tisch { $table }, eröffnet von { $host } { $since }.
lobby-opened-once = Tisch { $table }, eröffnet { $since }.
lobby-played = { $changed ->
    [0] Regeln: wie veröffentlicht.
   *[other] Regeln: wie veröffentlicht, außer:
}
lobby-option = - { $option }
lobby-poster-option = · { $option }
lobby-poster-table = Tisch { $table }
lobby-poster-host = Host
lobby-poster-free = { $free } frei
lobby-poster-kept = { $kept } reserviert
lobby-poster-no-clock = Keine Uhr
lobby-poster-clock = { $allowance } pro Zug
lobby-poster-changed = { $changed ->
    [0] nach Regelheft
    [one] { $changed } Regel anders
   *[other] { $changed } Regeln anders
}
lobby-place = { $place }. { $who }
lobby-place-known =
    { $who } (beendete Partien hier: { $finished } von { $over }, Antwortzeit { $mean }{ $late ->
        [0] )
       *[other] , Zeit abgelaufen: { $late })
    }
lobby-place-finished =
    { $who } (beendete Partien hier: { $finished } von { $over }{ $late ->
        [0] )
       *[other] , Zeit abgelaufen: { $late })
    }
lobby-place-free = frei
lobby-place-kept = reserviert für { $name }
lobby-full = Alle Plätze sind besetzt; { $host } kann starten.
lobby-waits = Die Partie startet, wenn alle Plätze besetzt sind, oder früher durch { $host } ab { $least } Personen.
lobby-match = Eine Ligabegegnung: Drück auf *{ button-join }*, wenn du bereit bist. Sie startet, wenn alle bereit sind, spätestens { $until }.
lobby-match-ready = Eine Ligabegegnung: Sie startet jetzt.
lobby-started = Die Partie hat begonnen.
lobby-over = Die Partie ist vorbei.
lobby-ended = Dieser Tisch wurde beendet.
lobby-rematch = Die Revanche von Tisch { $of }. Jemand anderes beginnt.
lobby-rematch-kept = Die Revanche von Tisch { $of }. Jemand anderes beginnt. Reservierte Plätze, zu nehmen mit *{ button-join }* bis { $until }: { $names }.
lobby-promise = Die Zusage der Mischung, zum Vergleich am Ende: { $commitment }
lobby-promise-explained =
    Niemand am Tisch kann die Kartenverteilung wählen oder voraussehen. Bevor jemand beitreten konnte, hat der Bot ein Geheimnis gezogen. Sein Fingerabdruck ist die Zusage:
    `{ $commitment }`
    Dieselbe Zusage ist öffentlich: Sie ist die letzte Zeile der Beschreibung (ALT) des Bilds in der Lobby-Nachricht. Die Kartenverteilung kommt aus dem Geheimnis und aus den Klicks aller, die beitreten und starten. Am Ende zeigt dieser Button das Geheimnis, und dessen SHA-256 muss die Zusage sein. Die Lobby-Nachricht ändert sich, wenn jemand beitritt; heb also diese Nachricht auf und vergleich dann.
    Gegen die Person, die den Bot betreibt, beweist das nichts, wenn sie mitspielt: Sie könnte das Geheimnis ansehen oder ein verändertes Programm laufen lassen.
lobby-promise-kept =
    Niemand am Tisch konnte die Kartenverteilung wählen oder voraussehen. Bevor jemand beitreten konnte, hat der Bot die Mischung mit diesem Fingerabdruck eines Geheimnisses zugesagt:
    `{ $commitment }`
    Das Geheimnis war `{ $secret }`. Sein SHA-256 muss die Zusage sein. Die Kartenverteilung kam aus diesem Geheimnis und aus den Klicks aller, die beigetreten sind und gestartet haben. `{ name-game-log-verify }` prüft das alles hier; `aedile verify` prüft die Datei von `{ name-game-log-export }` überall.
    Gegen die Person, die den Bot betreibt, beweist das nichts, wenn sie mitgespielt hat: Sie könnte das Geheimnis ansehen oder ein verändertes Programm laufen lassen.

## Wer den Tisch eröffnet hat, liest
lobby-opened = Tisch { $table } ist offen, und du hast einen Platz. Andere treten mit dem Button der Lobby-Nachricht oder mit `{ name-game-join }` bei. KIs: *{ company-add-ai }* oder `{ name-game-ai-add }`. `{ name-game-start }` startet, bevor alle { $seats } Plätze besetzt sind.
lobby-opened-full = Tisch { $table } ist offen, und alle Plätze sind besetzt. Drück auf *{ button-start }* bei der Lobby-Nachricht. Wie gemischt wird, steht dort hinter *{ button-fair-play }*.
lobby-own-thread = Er hat einen eigenen Thread: <#{ $thread }>.
lobby-no-thread = Er hat keinen eigenen Thread: { $why }.

## Der Name eines Tisches
lobby-renamed = Dieser Tisch heißt jetzt { $name }.
lobby-bad-name = Der Name eines Tisches hat 1 bis 40 sichtbare Zeichen. Nichts wurde geändert.

## Wer eine Lobby geändert hat, liest
lobby-done-started = Die Partie hat begonnen. Du wirst erwähnt, wenn du dran bist.
lobby-done-watched = Die Partie hat begonnen, nur mit KIs. Jede Runde kommt ein Bild des Tisches; `{ name-game-board }` zeigt ihn jederzeit.
lobby-done-ai-started = Die KI tritt bei, und die Partie hat begonnen. Du wirst erwähnt, wenn du dran bist.
lobby-done-ended = Du bist gegangen, und niemand ist mehr da, also ist der Tisch beendet. `{ name-game-new }` eröffnet einen neuen.
lobby-done-dismissed = Diese Person hat keinen Platz mehr an diesem Tisch und kann ihm nicht wieder beitreten.
lobby-done-left = Du hast den Tisch verlassen.
lobby-done-ai = { $name } tritt bei. Freie Plätze: { $left }. Wer den Tisch eröffnet hat, kann jetzt starten.
lobby-done-ai-gone = Die zuletzt beigetretene KI ist weg. Freie Plätze: { $left }.
lobby-done-joined =
    Du hast Platz { $seat }. Freie Plätze: { $left }. { $start ->
        [enough] Die Partie kann jetzt starten, oder wenn alle Plätze besetzt sind.
       *[few] Die Partie kann starten, wenn genug beigetreten sind.
    }
lobby-done-full = Du hast Platz { $seat }, und alle Plätze sind besetzt. Die Partie startet, sobald die Lobby-Nachricht da ist; niemand muss etwas tun.
lobby-done-ready = Du bist bereit. Die Begegnung beginnt, sobald alle bereit sind, spätestens { $until }.

## Wer eine Revanche eröffnet hat, liest
lobby-rematch-open = [Tisch { $table }]({ $link }) ist als Revanche offen, und du hast Platz { $seat }.
lobby-rematch-full = Drück auf *{ button-start }* bei der Lobby-Nachricht.
lobby-rematch-others = Reserviert bis { $until }: Plätze für { $names }. `{ name-game-start }` startet ohne sie.

lobby-which-game = **Welches Spiel?** Der Tisch wird in diesem Kanal eröffnet; *{ button-settings }* bei der Lobby-Nachricht ändert Regeln, bis er startet.
