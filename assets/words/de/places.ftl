places-missing-permissions = In diesem Kanal kann ich nicht arbeiten. Fehlende Berechtigungen: { $permissions }. Die Serververwaltung kann sie in den Kanaleinstellungen geben; versuch es dann noch einmal.
places-no-thread = mir fehlt die Berechtigung { $permissions }
places-permission = *{ $name }*
places-permission-name = { $name ->
    [view_channel] Kanal ansehen
    [send_messages] Nachrichten senden
    [send_messages_in_threads] Nachrichten in Threads senden
    [create_public_threads] Öffentliche Threads erstellen
    [attach_files] Dateien anhängen
    [embed_links] Links einbetten
   *[read_message_history] Nachrichtenverlauf anzeigen
}
places-thread-name = { $game }, Tisch von { $host }
places-thread-named = { $name }: { $game }
places-opened-in-thread = { $host } hat Tisch { $table } für { $game } in einem Thread eröffnet: <#{ $channel }>
places-goes-on-in = Tisch { $table } geht in <#{ $channel }> weiter.
places-waits-here = Tisch { $table } wartet jetzt hier auf alle, die mitspielen wollen.
places-goes-on-here = Tisch { $table } geht hier weiter. Der Tisch und eine Erwähnung folgen.
## Warum ein Tisch keinen eigenen Thread hat
places-is-thread = das hier ist schon ein Thread
places-threads-off = dieser Server hat Threads in `{ name-admin-settings }` abgeschaltet
places-most-threads = Discord erlaubt hier keine weiteren Threads
places-thread-forbidden = Discord lässt mich keinen öffnen; ich brauche *Öffentliche Threads erstellen* und *Nachrichten in Threads senden*
places-thread-no-answer = Discord hat nicht rechtzeitig geantwortet
places-thread-impossible = in diesem Kanal sind keine Threads möglich

## Beiträge in Foren
places-tag-free = freier Platz
places-tag-turn = am Zug
places-tag-finished = beendet
places-forum-post = Dieser Beitrag gehört zu einem Tisch für ein Brettspiel. Die Lobby-Nachricht folgt: Mit *{ button-join }* nimmst du dort Platz.
places-no-forum = <#{ $channel }> ist kein Forum. Wähle ein Forum, oder lass die Option `forum` weg.
places-forum-forbidden = Discord lässt mich in <#{ $channel }> keinen Beitrag eröffnen. Ich brauche dort *Kanal ansehen*, *Nachrichten senden* und *Nachrichten in Threads senden*; die Serververwaltung kann sie in den Einstellungen des Forums geben.
places-forum-needs-tag = Ein Beitrag in <#{ $channel }> braucht einen Tag, und es gibt dort keinen, der sagt, wie es um einen Tisch steht. Die Serververwaltung kann den Tag „{ places-tag-free }“ hinzufügen oder mit `{ name-admin-settings } tag_free:` einen anderen nennen.
places-forum-full = Discord erlaubt in <#{ $channel }> keine weiteren offenen Beiträge. Schließ welche, oder eröffne den Tisch in einem anderen Kanal.
places-forum-no-answer = Discord hat nicht rechtzeitig geantwortet, deshalb wurde kein Tisch eröffnet. Versuch es noch einmal.
places-forum-impossible = Discord verweigert einen Beitrag in <#{ $channel }>, deshalb wurde kein Tisch eröffnet. Benutze `{ name-game-new }` in einem anderen Kanal.
