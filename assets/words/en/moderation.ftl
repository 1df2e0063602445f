### Limits and moderation: what members read when something is too much, and what managers read.

## Why a table is not opened or joined
moderation-opens-enough =
    { $most ->
        [one] One person may have { $most } open table in this server at a time, and yours is in { $channels }.
       *[other] One person may have { $most } open tables in this server at a time, and yours are in { $channels }.
    } Finish one first, or leave one that has not started with `{ name-game-leave }`. Server managers can allow more with `{ name-admin-limit }`.
moderation-server-full =
    { $most ->
        [one] At most { $most } table may be open in this server at a time.
       *[other] At most { $most } tables may be open in this server at a time.
    } Take a seat at one of them, which `{ name-game-list }` shows, or wait until one is over. Server managers can allow more with `{ name-admin-limit }`.
moderation-too-many-threads =
    { $most ->
        [one] At most { $most } thread may be opened for tables of this server within a minute.
       *[other] At most { $most } threads may be opened for tables of this server within a minute.
    } Try again { $again }, or use `{ name-game-new }` in a channel without the option `thread`.
moderation-blocked = You may not open or join tables in this server until { $until }. The reason: “{ $reason }” You keep the seats that you have. If you think that this is a mistake, write to the server managers.
moderation-blocked-without-reason = You may not open or join tables in this server until { $until }. You keep the seats that you have. If you think that this is a mistake, write to the server managers.
moderation-you-are-blocked = The managers of { $server } decided that you may not open or join tables there until { $until }. The reason: “{ $reason }” You keep the seats that you have. If you think that this is a mistake, write to them.

## Limits
moderation-limit-tables = **Open tables** { $all } at a time in this server, { $each } of the same person.
moderation-limit-threads = **Threads for tables** { $most } within a minute.
moderation-limit-ai = **Tables of AIs alone** { $all } at a time in this server, { $each } opened by the same person.
moderation-limit-how = -# Change it with the options of `{ name-admin-limit }`.
moderation-more-tables-each = One person cannot have { $each } open tables where the whole server may have { $all }. Raise `tables` or lower `tables_each`.
moderation-more-ai-each = One person cannot open { $each } tables of AIs alone where the whole server may have { $all }. Raise `ai_tables` or lower `ai_tables_each`.

## Blocks
moderation-block-done = { $person } may not open or join tables here until { $until }. I tell them so, with the reason, in a direct message if they take one, and whenever they try. Seats that they have stay theirs: `{ name-admin-replace }` frees one, and `{ name-admin-close }` with their name closes the tables that they host.
moderation-block-ended = { $person } may open and join tables here again.
moderation-no-block = { $person } is not blocked here, so nothing has changed.
moderation-block-how = Say until when and why, such as `until:2 weeks reason:opens tables and leaves`; the person reads the reason. To end a block use `off:True` alone.
moderation-block-bot = A bot opens and joins no tables, so there is nothing to block.

## Tables that are closed together; $tables is how many
moderation-close-none = There is no such table in this server, so there is nothing to close.
moderation-close-needs-user = Name the person in the option `user`.
moderation-close-needs-days = Say in the option `days` how long nobody has done anything there, such as `days:30`.
moderation-close-foreign = `user` fits only to the tables of a person and `days` only to idle tables. Leave the other option empty.
moderation-close-lobbies =
    { $tables ->
        [one] **Shall I close { $tables } table that waits for players?**
       *[other] **Shall I close { $tables } tables that wait for players?**
    } It cannot be opened again; its channel reads who closed it.
moderation-close-of =
    { $tables ->
        [one] **Shall I close { $tables } table that { $person } hosts?**
       *[other] **Shall I close all { $tables } tables that { $person } hosts?**
    } Running games end without a score; the channels read who closed them.
moderation-close-idle =
    { $tables ->
        [one] **Shall I close { $tables } table at which nobody has done anything for { $long }?**
       *[other] **Shall I close { $tables } tables at which nobody has done anything for { $long }?**
    } Running games end without a score; the channels read who closed them.
moderation-nothing-closed = No table was closed: there was none left.
moderation-closed =
    { $tables ->
        [one] { $tables } table is closed.
       *[other] { $tables } tables are closed.
    }
moderation-close-damaged =
    { $tables ->
        [one] { $tables } table could not be closed, because what I have stored of it is damaged; the host of this bot finds it in the log.
       *[other] { $tables } tables could not be closed, because what I have stored of them is damaged; the host of this bot finds them in the log.
    }

## The moderators' log: one line for each entry, which only managers read
moderation-log = **What managers did with `{ name-admin }` in this server**, the newest first. It is kept for a year, and only server managers see it.
moderation-log-empty = Nobody has used `{ name-admin }` to change anything in this server within a year.
moderation-log-end = There are no older entries.
moderation-log-line = - { $when } { $entry }
moderation-log-ended = { $who } ended table { $table }.
moderation-log-ended-of = { $who } ended table { $table } of { $person }.
moderation-log-moved = { $who } moved table { $table } to another channel.
moderation-log-offered = { $who } offered seat { $seat } of table { $table } to others.
moderation-log-offer-over = { $who } took back the offer of seat { $seat } of table { $table }.
moderation-log-ai = { $who } gave seat { $seat } of table { $table } to an AI.
moderation-log-freed = { $who } freed seat { $seat } of table { $table }.
moderation-log-held = { $person } had that seat.
moderation-log-settings = { $who } changed the settings of the server.
moderation-log-limits = { $who } set the limits: { $tables } open tables, { $tables_each } of the same person; { $threads } threads within a minute; { $ai_tables } tables of AIs alone, { $ai_tables_each } of the same person.
moderation-log-blocked = { $who } blocked { $person } until { $until }.
moderation-log-unblocked = { $who } ended the block of { $person }.
moderation-log-voided = { $who } made the rated result of table { $table } void.
moderation-log-lobbies =
    { $tables ->
        [one] { $who } closed { $tables } table that waited for players.
       *[other] { $who } closed { $tables } tables that waited for players.
    }
moderation-log-tables-of =
    { $tables ->
        [one] { $who } closed { $tables } table of { $person }.
       *[other] { $who } closed { $tables } tables of { $person }.
    }
moderation-log-idle =
    { $tables ->
        [one] { $who } closed { $tables } table that was idle for { $long }.
       *[other] { $who } closed { $tables } tables that were idle for { $long }.
    }
moderation-log-daily-stopped = I stopped the daily message in { $channel }, because I was not allowed to post there on three dates in a row. The option `daily_channel` of `{ name-admin-settings }` starts it again.
moderation-log-unknown = { $who } did something that this version of the program does not know.
moderation-log-reason = The reason: “{ $reason }”
