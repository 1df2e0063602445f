### Pace, and what a server has set.

server-reminders = Players who have set no other time are reminded { $every }.
server-no-plans = Each decision is made when it comes: nothing can be planned.
server-no-clock = No clock: everybody plays when there is time.
server-clock =
    { $allowance } a turn; unused time is saved, up to { $most }. The clock stands still in quiet hours and on holidays. When time runs out: { $then ->
        [ai] an AI plays that turn; after two such turns in a row it plays on until the player is back, by one click.
        [vote] the others vote to skip the turn, to offer the seat or to wait longer.
       *[remind] the player is reminded, and the game waits.
    }

server-posts-each-turn = A new picture at each turn.
server-posts-each-move = A new picture at each move.
server-calls-stay = Mentions stay in the channel when their turn is over.

## Why somebody cannot open a table here
server-only-channels = In this server tables stand in { $channels }. Use `/game new` there.
server-no-threads = In this server tables stand in channels, not in threads. Use `/game new` in a channel.
server-only-role = In this server tables are opened by those who have the role { $role }. You can take a seat at theirs; `/game list` shows them.
server-only-managers = In this server tables are opened by those who manage it. You can take a seat at theirs; `/game list` shows them.

## Why the settings were not changed
server-no-role = Name the role as well: `/admin settings open_by:those with a role role:@Players`.
server-role-unused = A role fits only to `open_by:those with a role`. Leave one of the two away.
server-channel-and-all = Either all channels or a list: use `all_channels` without `add_channel` and `remove_channel`.
server-not-listed = <#{ $channel }> is not in the list of channels; `/admin settings` shows the list.
server-list-full = The list has { $most } channels already, which is all it can hold.

## All that is set
server-in-every-channel = **Tables stand** in every channel.
server-in-channels = **Tables stand** in { $channels }.
server-open-everybody = **Tables are opened by** everybody.
server-open-role = **Tables are opened by** those who have the role { $role }, and those who manage the server.
server-open-managers = **Tables are opened by** those who manage the server.
server-threads = **Tables in threads** yes.
server-without-threads = **Tables in threads** no.
server-pace = **Pace, if `/game new` does not say** { $terms }
server-lobbies = **Lobbies** are closed after { $days }.
server-idle = **Idle tables** are asked after { $idle } and closed { $closing } later, without a score.
server-tags = **Tags of posts in forums** “{ $free }”, “{ $turn }” and “{ $finished }”, where the forum has them.
server-how = -# Change it with the options of `/admin settings`; `/admin limit` shows how many tables may be open.

## What managers read
server-called = { $name } is mentioned.
server-table-ended = The table of this channel is ended. `/game new` opens another.
server-no-move-to-thread = Tables of this server do not stand in threads. Use the command in a channel, or allow threads with `/admin settings`.
server-not-a-manager = Only those who manage this server can do that. Ask one of them.
server-only-in-servers = Tables are opened in the channel of a server.
server-no-such-number = “{ $typed }” is no number of a table. Choose one of those that are offered; `/game list` names them.
