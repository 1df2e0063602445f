server-reminders = Erinnerungen für alle, die nichts anderes eingestellt haben: { $every }.
server-no-plans = Keine Pläne: Jede Entscheidung fällt, wenn sie kommt.
server-no-clock = Keine Uhr: Alle spielen, wenn sie Zeit haben.
server-clock =
    { $allowance } pro Zug; ungenutzte Zeit wird gespart, höchstens { $most }. In Ruhezeiten und im Urlaub steht die Uhr. Wenn die Zeit abläuft: { $then ->
        [ai] Eine KI spielt diesen Zug; nach zwei solchen Zügen in Folge spielt sie weiter, bis die Person zurückkommt.
        [vote] Die anderen stimmen ab, ob der Zug übersprungen, der Platz angeboten oder länger gewartet wird.
       *[remind] Es gibt eine Erinnerung, und die Partie wartet.
    }

server-posts-each-turn = Ein neues Bild in jedem Zug.
server-posts-each-move = Ein neues Bild bei jedem Spielzug.
server-calls-stay = Erwähnungen bleiben nach ihrem Zug im Kanal stehen.

## Warum jemand hier keinen Tisch eröffnen kann
server-only-channels = Auf diesem Server sind Tische in { $channels }. Benutze `{ name-game-new }` dort.
server-no-threads = Auf diesem Server sind Tische in Kanälen, nicht in Threads. Benutze `{ name-game-new }` in einem Kanal.
server-only-role = Auf diesem Server eröffnen nur Mitglieder mit der Rolle { $role } Tische. Du kannst ihren Tischen beitreten; `{ name-game-list }` zeigt sie.
server-only-managers = Auf diesem Server eröffnet nur die Serververwaltung Tische. Du kannst ihnen beitreten; `{ name-game-list }` zeigt sie.

## Warum die Einstellungen nicht geändert wurden
server-no-role = Nenn auch die Rolle: `{ name-admin-settings } open_by:Mitglieder mit einer Rolle role:@Spielrunde`.
server-role-unused = `role` gilt nur, wenn in `open_by` Mitglieder mit einer Rolle gewählt sind. Lass eines von beiden leer.
server-channel-and-all = Nimm entweder `all_channels`, oder `add_channel` und `remove_channel`.
server-not-listed = <#{ $channel }> steht nicht in der Liste der Kanäle; `{ name-admin-settings }` zeigt sie.
server-list-full = Die Liste hat schon { $most } Kanäle, mehr passen nicht hinein.

## Alles, was eingestellt ist
server-in-every-channel = **Kanäle:** alle.
server-in-channels = **Kanäle:** { $channels }.
server-open-everybody = **Wer Tische eröffnet:** alle.
server-open-role = **Wer Tische eröffnet:** Mitglieder mit der Rolle { $role } und die Serververwaltung.
server-open-managers = **Wer Tische eröffnet:** die Serververwaltung.
server-threads = **Tische in Threads:** ja.
server-without-threads = **Tische in Threads:** nein.
server-pace = **Standardtempo:** { $terms }
server-lobbies = **Lobbys:** offen für höchstens { $days }.
server-idle = **Tische im Stillstand:** Frist bis zur Frage { $idle }, danach { $closing } bis zur Schließung ohne Wertung.
server-tags = **Tags von Beiträgen in Foren:** „{ $free }“, „{ $turn }“ und „{ $finished }“, wo das Forum sie hat.
server-how = -# Ändern mit den Optionen von `{ name-admin-settings }`; `{ name-admin-limit }` zeigt, wie viele Tische offen sein dürfen.

## Was die Serververwaltung liest
server-called = { $name } wird erwähnt.
server-table-ended = Der Tisch dieses Kanals ist beendet. `{ name-game-new }` eröffnet einen neuen.
server-no-move-to-thread = Dieser Server erlaubt keine Tische in Threads. Benutze den Befehl in einem Kanal, oder erlaube Threads mit `{ name-admin-settings }`.
server-not-a-manager = Das kann nur die Serververwaltung. Frag dort nach.
server-only-in-servers = Tische werden im Kanal eines Servers eröffnet.
server-no-such-number = „{ $typed }“ ist keine Nummer eines Tisches. Wähle eine der angebotenen; `{ name-game-list }` nennt sie.
