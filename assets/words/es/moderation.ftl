## Por qué no se abre una mesa o no se puede unir
moderation-opens-enough =
    { $most ->
        [one] Una persona puede tener { $most } mesa abierta a la vez en este servidor, y la tuya está en { $channels }.
       *[other] Una persona puede tener { $most } mesas abiertas a la vez en este servidor, y las tuyas están en { $channels }.
    } Termina una antes, o sal con `{ name-game-leave }` de una que no haya empezado. Quienes gestionan el servidor pueden permitir más con `{ name-admin-limit }`.
moderation-server-full =
    { $most ->
        [one] En este servidor puede haber como mucho { $most } mesa abierta a la vez.
       *[other] En este servidor puede haber como mucho { $most } mesas abiertas a la vez.
    } Únete a una de ellas (`{ name-game-list }` las muestra) o espera a que acabe una. Quienes gestionan el servidor pueden permitir más con `{ name-admin-limit }`.
moderation-too-many-threads =
    { $most ->
        [one] En este servidor se puede abrir como mucho { $most } hilo para mesas en un minuto.
       *[other] En este servidor se pueden abrir como mucho { $most } hilos para mesas en un minuto.
    } Inténtalo de nuevo { $again }, o usa `{ name-game-new }` en un canal sin la opción `thread`.
moderation-blocked = No puedes abrir mesas ni unirte a ellas en este servidor hasta el { $until }. El motivo: «{ $reason }». Conservas los asientos que tienes. Si crees que es un error, escribe a quienes gestionan el servidor.
moderation-blocked-without-reason = No puedes abrir mesas ni unirte a ellas en este servidor hasta el { $until }. Conservas los asientos que tienes. Si crees que es un error, escribe a quienes gestionan el servidor.
moderation-you-are-blocked = Quienes gestionan { $server } han decidido que no puedes abrir mesas allí ni unirte a ellas hasta el { $until }. El motivo: «{ $reason }». Conservas los asientos que tienes. Si crees que es un error, escríbeles.

## Límites
moderation-limit-tables = **Mesas abiertas:** { $all } a la vez en este servidor; de la misma persona: { $each }.
moderation-limit-threads = **Hilos para mesas:** { $most } en un minuto.
moderation-limit-ai = **Mesas solo con IA:** { $all } a la vez en este servidor; de la misma persona: { $each }.
moderation-limit-how = -# Cámbialo con las opciones de `{ name-admin-limit }`.
moderation-more-tables-each = Una persona no puede tener { $each } mesas abiertas si todo el servidor puede tener { $all }. Sube `tables` o baja `tables_each`.
moderation-more-ai-each = Una persona no puede abrir { $each } mesas solo con IA si todo el servidor puede tener { $all }. Sube `ai_tables` o baja `ai_tables_each`.

## Bloqueos
moderation-block-done = { $person } no puede abrir mesas aquí ni unirse a ellas hasta el { $until }. Se lo digo, con el motivo, en un mensaje directo si lo admite, y cada vez que lo intente. Conserva los asientos que tiene: `{ name-admin-replace }` libera uno, y `{ name-admin-close }` con su nombre cierra las mesas que abrió.
moderation-block-ended = { $person } puede volver a abrir mesas aquí y unirse a ellas.
moderation-no-block = { $person } no tiene ningún bloqueo aquí, así que no ha cambiado nada.
moderation-block-how = Di hasta cuándo y por qué, por ejemplo `until:2 weeks reason:abre mesas y se va`; la persona lee el motivo. Para terminar un bloqueo, usa solo `off:True`.
moderation-block-bot = Un bot no abre mesas ni se une a ellas: no hay nada que bloquear.

## Mesas que se cierran juntas
moderation-close-none = No hay ninguna mesa así en este servidor: no hay nada que cerrar.
moderation-close-needs-user = Indica la persona en la opción `user`.
moderation-close-needs-days = Di en la opción `days` desde hace cuánto nadie ha hecho nada allí, por ejemplo `days:30`.
moderation-close-foreign = `user` solo vale para las mesas de una persona y `days` solo para mesas inactivas. Quita lo que no corresponde a tu elección.
moderation-close-lobbies =
    { $tables ->
        [one] **¿Cierro { $tables } mesa que aún no ha empezado?**
       *[other] **¿Cierro { $tables } mesas que aún no han empezado?**
    } No se puede volver a abrir; en su canal se lee quién la cerró.
moderation-close-of =
    { $tables ->
        [one] **¿Cierro { $tables } mesa que abrió { $person }?**
       *[other] **¿Cierro las { $tables } mesas que abrió { $person }?**
    } Las partidas en marcha acaban sin puntuación; en los canales se lee quién las cerró.
moderation-close-idle =
    { $tables ->
        [one] **¿Cierro { $tables } mesa en la que nadie ha hecho nada desde hace { $long }?**
       *[other] **¿Cierro { $tables } mesas en las que nadie ha hecho nada desde hace { $long }?**
    } Las partidas en marcha acaban sin puntuación; en los canales se lee quién las cerró.
moderation-nothing-closed = No se ha cerrado ninguna mesa: no quedaba ninguna.
moderation-closed =
    { $tables ->
        [one] { $tables } mesa cerrada.
       *[other] { $tables } mesas cerradas.
    }
moderation-close-damaged =
    { $tables ->
        [one] { $tables } mesa no se pudo cerrar, porque lo guardado de ella está dañado; quien aloja este bot la encuentra en el registro.
       *[other] { $tables } mesas no se pudieron cerrar, porque lo guardado de ellas está dañado; quien aloja este bot las encuentra en el registro.
    }

## El registro de moderación
moderation-log = **Qué se hizo con `{ name-admin }` en este servidor**, primero lo más nuevo. Se guarda un año, y solo lo ven quienes gestionan el servidor.
moderation-log-empty = Nadie ha cambiado nada con `{ name-admin }` en este servidor en el último año.
moderation-log-end = No hay entradas más antiguas.
moderation-log-line = - { $when } { $entry }
moderation-log-ended = { $who } finalizó la mesa { $table }.
moderation-log-ended-of = { $who } finalizó la mesa { $table } de { $person }.
moderation-log-moved = { $who } movió la mesa { $table } a otro canal.
moderation-log-offered = { $who } ofreció a otras personas el asiento { $seat } de la mesa { $table }.
moderation-log-offer-over = { $who } retiró la oferta del asiento { $seat } de la mesa { $table }.
moderation-log-ai = { $who } dio a una IA el asiento { $seat } de la mesa { $table }.
moderation-log-freed = { $who } liberó el asiento { $seat } de la mesa { $table }.
moderation-log-held = Ese asiento era de { $person }.
moderation-log-settings = { $who } cambió los ajustes del servidor.
moderation-log-limits = { $who } fijó los límites: mesas abiertas: { $tables } (de la misma persona: { $tables_each }); hilos en un minuto: { $threads }; mesas solo con IA: { $ai_tables } (de la misma persona: { $ai_tables_each }).
moderation-log-blocked = { $who } bloqueó a { $person } hasta el { $until }.
moderation-log-unblocked = { $who } terminó el bloqueo de { $person }.
moderation-log-voided = { $who } anuló el resultado clasificatorio de la mesa { $table }.
moderation-log-lobbies =
    { $tables ->
        [one] { $who } cerró { $tables } mesa que no había empezado.
       *[other] { $who } cerró { $tables } mesas que no habían empezado.
    }
moderation-log-tables-of =
    { $tables ->
        [one] { $who } cerró { $tables } mesa de { $person }.
       *[other] { $who } cerró { $tables } mesas de { $person }.
    }
moderation-log-idle =
    { $tables ->
        [one] { $who } cerró { $tables } mesa inactiva desde hacía { $long }.
       *[other] { $who } cerró { $tables } mesas inactivas desde hacía { $long }.
    }
moderation-log-daily-stopped = He dejado de enviar el mensaje diario en { $channel }, porque tres días seguidos no pude escribir allí. La opción `daily_channel` de `{ name-admin-settings }` lo activa de nuevo.
moderation-log-unknown = { $who } hizo algo que esta versión del programa no conoce.
moderation-log-reason = El motivo: «{ $reason }».
