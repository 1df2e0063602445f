### Pace, and what a server has set.

server-reminders = Reminders for players who have set no other time: { $every }.
server-no-plans = No plans: each decision is made when it comes.
server-no-clock = No clock: everybody plays when there is time.
server-clock =
    { $allowance } a turn; unused time is saved, up to { $most }. The clock is stopped in quiet hours and on holidays. When time runs out: { $then ->
        [ai] an AI player plays that turn; after two such turns in a row it keeps playing until the player comes back.
        [vote] the others vote to skip the turn, to offer the seat or to wait longer.
       *[remind] the player is reminded, and the game waits.
    }

server-posts-each-turn = A new picture at each turn.
server-posts-each-move = A new picture at each move.
server-calls-stay = Mentions stay in the channel when their turn is over.

## Why somebody cannot open a table here
server-only-channels = In this server tables are in { $channels }. Use `{ name-game-new }` there.
server-no-threads = In this server tables are in channels, not in threads. Use `{ name-game-new }` in a channel.
server-only-role = In this server only members with the role { $role } open tables. You can join their tables; `{ name-game-list }` shows them.
server-only-managers = In this server only server managers open tables. You can join their tables; `{ name-game-list }` shows them.

## Why the settings were not changed
server-no-role = Name the role as well: `{ name-admin-settings } open_by:members with a role role:@Players`.
server-role-unused = `role` is used only with `open_by:members with a role`. Leave one of the two empty.
server-channel-and-all = Use either `all_channels`, or `add_channel` and `remove_channel`.
server-not-listed = <#{ $channel }> is not in the list of channels; `{ name-admin-settings }` shows the list.
server-list-full = The list has { $most } channels already, which is all it can hold.

## All that is set
server-in-every-channel = **Channels:** all.
server-in-channels = **Channels:** { $channels }.
server-open-everybody = **Who opens tables:** everybody.
server-open-role = **Who opens tables:** members with the role { $role }, and server managers.
server-open-managers = **Who opens tables:** server managers.
server-threads = **Tables in threads:** yes.
server-without-threads = **Tables in threads:** no.
server-pace = **Default pace:** { $terms }
server-lobbies = **Lobbies:** closed after { $days }.
server-idle = **Idle tables:** question after { $idle }, closed { $closing } later without a score.
server-tags = **Tags of posts in forums:** “{ $free }”, “{ $turn }” and “{ $finished }”, where the forum has them.
server-how = -# Change it with the options of `{ name-admin-settings }`; `{ name-admin-limit }` shows how many tables may be open.

## What managers read
server-called = { $name } is mentioned.
server-table-ended = The table of this channel has ended. `{ name-game-new }` opens another.
server-no-move-to-thread = This server does not allow tables in threads. Use the command in a channel, or allow threads with `{ name-admin-settings }`.
server-not-a-manager = Only server managers can do that. Ask one of them.
server-only-in-servers = Tables are opened in the channel of a server.
server-no-such-number = “{ $typed }” is not a number of a table. Choose one of those that are offered; `{ name-game-list }` names them.
