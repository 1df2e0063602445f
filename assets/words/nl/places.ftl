places-missing-permissions = In dit kanaal kan ik niet werken. Ontbrekende machtigingen: { $permissions }. Een serverbeheerder kan ze geven in de instellingen van het kanaal; probeer het daarna opnieuw.
places-no-thread = Ik mis de machtiging { $permissions }
places-permission = *{ $name }*
places-permission-name = { $name ->
    [view_channel] Kanaal bekijken
    [send_messages] Berichten versturen
    [send_messages_in_threads] Berichten versturen in threads
    [create_public_threads] Openbare threads maken
    [attach_files] Bestanden toevoegen
    [embed_links] Links insluiten
   *[read_message_history] Berichtgeschiedenis lezen
}
places-thread-name = { $game }, tafel van { $host }
places-thread-named = { $name }: { $game }
places-opened-in-thread = { $host } opent tafel { $table } voor { $game } in een thread: <#{ $channel }>
places-goes-on-in = Tafel { $table } gaat door in <#{ $channel }>.
places-waits-here = Tafel { $table } wacht nu hier op spelers.
places-goes-on-here = Tafel { $table } gaat hier door. De tafel en een vermelding van wie aan de beurt is, volgen.
places-is-thread = dit is al een thread
places-threads-off = deze server heeft threads uitgezet in `{ name-admin-settings }`
places-most-threads = Discord staat hier geen threads meer toe
places-thread-forbidden = Discord laat me er geen openen; ik heb *Openbare threads maken* en *Berichten versturen in threads* nodig
places-thread-no-answer = Discord antwoordde niet op tijd
places-thread-impossible = in dit kanaal kunnen geen threads geopend worden

places-tag-free = vrije plaats
places-tag-turn = wie is aan de beurt
places-tag-finished = afgelopen
places-forum-post = Dit bericht hoort bij één tafel van een bordspel. De aankondiging volgt: met *{ button-join }* neem je daar een plaats.
places-no-forum = <#{ $channel }> is geen forum. Kies een forumkanaal, of laat de optie `forum` weg.
places-forum-forbidden = Discord laat me geen bericht openen in <#{ $channel }>. Ik heb daar *Kanaal bekijken*, *Berichten versturen* en *Berichten versturen in threads* nodig; wie de server beheert, kan die geven in de instellingen van het forum.
places-forum-needs-tag = Een bericht in <#{ $channel }> heeft een tag nodig, en er is er geen die zegt hoe het met een tafel staat. Wie de server beheert, kan de tag ‘{ places-tag-free }’ toevoegen, of een andere noemen met `{ name-admin-settings } tag_free:`.
places-forum-full = Discord staat in <#{ $channel }> geen open berichten meer toe. Sluit er enkele, of open de tafel in een ander kanaal.
places-forum-no-answer = Discord antwoordde niet op tijd, dus er is geen tafel geopend. Probeer het opnieuw.
places-forum-impossible = Discord weigert een bericht te openen in <#{ $channel }>, dus er is geen tafel geopend. Gebruik `{ name-game-new }` in een ander kanaal.
