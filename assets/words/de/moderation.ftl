## Warum ein Tisch nicht eröffnet oder betreten wird
moderation-opens-enough =
    { $most ->
        [one] Eine Person darf auf diesem Server { $most } offenen Tisch zugleich haben, und deiner ist in { $channels }.
       *[other] Eine Person darf auf diesem Server { $most } offene Tische zugleich haben, und deine sind in { $channels }.
    } Spiel erst einen zu Ende, oder verlass mit `{ name-game-leave }` einen, der noch nicht gestartet ist. Die Serververwaltung kann mit `{ name-admin-limit }` mehr erlauben.
moderation-server-full =
    { $most ->
        [one] Auf diesem Server darf höchstens { $most } Tisch zugleich offen sein.
       *[other] Auf diesem Server dürfen höchstens { $most } Tische zugleich offen sein.
    } Nimm Platz an einem, den `{ name-game-list }` zeigt, oder warte, bis einer vorbei ist. Die Serververwaltung kann mit `{ name-admin-limit }` mehr erlauben.
moderation-too-many-threads =
    { $most ->
        [one] Auf diesem Server darf pro Minute höchstens { $most } Thread für Tische entstehen.
       *[other] Auf diesem Server dürfen pro Minute höchstens { $most } Threads für Tische entstehen.
    } Versuch es { $again } wieder, oder benutze `{ name-game-new }` in einem Kanal ohne die Option `thread`.
moderation-blocked = Du darfst auf diesem Server bis { $until } keine Tische eröffnen oder betreten. Der Grund: „{ $reason }“. Plätze, die du hast, behältst du. Wenn du das für einen Irrtum hältst, schreib der Serververwaltung.
moderation-blocked-without-reason = Du darfst auf diesem Server bis { $until } keine Tische eröffnen oder betreten. Plätze, die du hast, behältst du. Wenn du das für einen Irrtum hältst, schreib der Serververwaltung.
moderation-you-are-blocked = Die Verwaltung des Servers { $server } hat entschieden, dass du dort bis { $until } keine Tische eröffnen oder betreten darfst. Der Grund: „{ $reason }“. Plätze, die du hast, behältst du. Wenn du das für einen Irrtum hältst, schreib ihr.

## Grenzen
moderation-limit-tables = **Offene Tische**: zugleich { $all } auf diesem Server, { $each } von derselben Person.
moderation-limit-threads = **Threads für Tische**: { $most } pro Minute.
moderation-limit-ai = **Tische nur mit KIs**: zugleich { $all } auf diesem Server, { $each } von derselben Person eröffnet.
moderation-limit-how = -# Ändern mit den Optionen von `{ name-admin-limit }`.
moderation-more-tables-each = Eine Person kann nicht { $each } offene Tische haben, wenn der ganze Server { $all } haben darf. Erhöhe `tables` oder senke `tables_each`.
moderation-more-ai-each = Eine Person kann nicht { $each } Tische nur mit KIs eröffnen, wenn der ganze Server { $all } haben darf. Erhöhe `ai_tables` oder senke `ai_tables_each`.

## Sperren
moderation-block-done = { $person } darf hier bis { $until } keine Tische eröffnen oder betreten. Ich sage das der Person mit dem Grund, per Direktnachricht, wenn sie welche annimmt, und bei jedem Versuch. Ihre Plätze behält sie: `{ name-admin-replace }` macht einen frei, und `{ name-admin-close }` mit ihrem Namen schließt die Tische, die sie eröffnet hat.
moderation-block-ended = { $person } darf hier wieder Tische eröffnen und betreten.
moderation-no-block = { $person } ist hier nicht gesperrt; nichts hat sich geändert.
moderation-block-how = Sag, bis wann und warum, etwa `until:2 Wochen reason:öffnet Tische und geht`; die Person liest den Grund. Um eine Sperre aufzuheben, nimm nur `off:True`.
moderation-block-bot = Ein Bot eröffnet und betritt keine Tische, also gibt es nichts zu sperren.

## Tische, die zusammen geschlossen werden
moderation-close-none = Auf diesem Server gibt es keinen solchen Tisch, also nichts zu schließen.
moderation-close-needs-user = Nenn die Person in der Option `user`.
moderation-close-needs-days = Sag in der Option `days`, wie lange dort niemand etwas getan hat, etwa `days:30`.
moderation-close-foreign = `user` passt nur zu den Tischen einer Person und `days` nur zu Tischen im Stillstand. Lass weg, was nicht zu deiner Wahl gehört.
moderation-close-lobbies =
    { $tables ->
        [one] **{ $tables } Tisch schließen, der noch nicht gestartet ist?**
       *[other] **{ $tables } Tische schließen, die noch nicht gestartet sind?**
    } Wieder öffnen geht nicht; in den Kanälen steht dann, wer das getan hat.
moderation-close-of =
    { $tables ->
        [one] **{ $tables } Tisch schließen, den { $person } eröffnet hat?**
       *[other] **Alle { $tables } Tische schließen, die { $person } eröffnet hat?**
    } Laufende Partien enden ohne Wertung; in den Kanälen steht dann, wer das getan hat.
moderation-close-idle =
    { $tables ->
        [one] **{ $tables } Tisch ohne jede Aktivität schließen (Dauer: { $long })?**
       *[other] **{ $tables } Tische ohne jede Aktivität schließen (Dauer: { $long })?**
    } Laufende Partien enden ohne Wertung; in den Kanälen steht dann, wer das getan hat.
moderation-nothing-closed = Kein Tisch wurde geschlossen: Es gab keinen mehr.
moderation-closed =
    { $tables ->
        [one] { $tables } Tisch ist geschlossen.
       *[other] { $tables } Tische sind geschlossen.
    }
moderation-close-damaged =
    { $tables ->
        [one] { $tables } Tisch konnte nicht geschlossen werden, weil seine gespeicherten Daten beschädigt sind; wer diesen Bot betreibt, findet ihn im Log.
       *[other] { $tables } Tische konnten nicht geschlossen werden, weil ihre gespeicherten Daten beschädigt sind; wer diesen Bot betreibt, findet sie im Log.
    }

## Das Protokoll der Verwaltung
moderation-log = **Was die Serververwaltung hier mit `{ name-admin }` getan hat**, das Neueste zuerst. Es wird ein Jahr aufbewahrt, und nur die Serververwaltung sieht es.
moderation-log-empty = Innerhalb eines Jahres hat hier niemand mit `{ name-admin }` etwas geändert.
moderation-log-end = Ältere Einträge gibt es nicht.
moderation-log-line = - { $when } { $entry }
moderation-log-ended = { $who } beendet Tisch { $table }.
moderation-log-ended-of = { $who } beendet Tisch { $table } von { $person }.
moderation-log-moved = { $who } verlegt Tisch { $table } in einen anderen Kanal.
moderation-log-offered = { $who } bietet Platz { $seat } von Tisch { $table } anderen an.
moderation-log-offer-over = { $who } zieht das Angebot von Platz { $seat } an Tisch { $table } zurück.
moderation-log-ai = { $who } gibt Platz { $seat } von Tisch { $table } einer KI.
moderation-log-freed = { $who } macht Platz { $seat } von Tisch { $table } frei.
moderation-log-held = Diesen Platz hatte { $person }.
moderation-log-settings = { $who } ändert die Einstellungen des Servers.
moderation-log-limits = { $who } setzt die Grenzen: offene Tische { $tables }, je Person { $tables_each }; Threads pro Minute { $threads }; Tische nur mit KIs { $ai_tables }, je Person { $ai_tables_each }.
moderation-log-blocked = { $who } sperrt { $person } bis { $until }.
moderation-log-unblocked = { $who } hebt die Sperre auf: { $person }.
moderation-log-voided = { $who } erklärt das gewertete Ergebnis von Tisch { $table } für ungültig.
moderation-log-lobbies =
    { $tables ->
        [one] { $who } schließt { $tables } noch nicht gestarteten Tisch.
       *[other] { $who } schließt { $tables } noch nicht gestartete Tische.
    }
moderation-log-tables-of =
    { $tables ->
        [one] { $who } schließt { $tables } Tisch von { $person }.
       *[other] { $who } schließt { $tables } Tische von { $person }.
    }
moderation-log-idle =
    { $tables ->
        [one] { $who } schließt { $tables } Tisch im Stillstand (Dauer: { $long }).
       *[other] { $who } schließt { $tables } Tische im Stillstand (Dauer: { $long }).
    }
moderation-log-daily-stopped = Ich habe die tägliche Nachricht in { $channel } abgestellt, weil ich dort an drei Tagen nacheinander nicht schreiben durfte. Die Option `daily_channel` von `{ name-admin-settings }` stellt sie wieder an.
moderation-log-unknown = { $who } hat etwas getan, das diese Version des Programms nicht kennt.
moderation-log-reason = Der Grund: „{ $reason }“.
