### Channels and threads.

places-missing-permissions = I cannot work in this channel. Missing permissions: { $permissions }. A server manager can grant them in the channel's settings; then try again.
places-no-thread = I lack the permission { $permissions }
places-permission = *{ $name }*
# As Discord calls it in this language
places-permission-name = { $name ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [create_public_threads] Create Public Threads
    [attach_files] Attach Files
    [embed_links] Embed Links
   *[read_message_history] Read Message History
}
places-thread-named = { $name }: { $game }
places-thread-name = { $game }, table of { $host }
places-opened-in-thread = { $host } opened table { $table } for { $game } in a thread: <#{ $channel }>
places-goes-on-in = Table { $table } goes on in <#{ $channel }>.
places-waits-here = Table { $table } waits for players here now.
places-goes-on-here = Table { $table } goes on here. The board and a mention of the next player follow.
## Why a table has no thread of its own, behind a colon
places-is-thread = this is a thread already
places-threads-off = this server has turned threads off in `{ name-admin-settings }`
places-most-threads = Discord allows no more threads here
places-thread-forbidden = Discord does not let me open one; I need *Create Public Threads* and *Send Messages in Threads*
places-thread-no-answer = Discord did not answer in time
places-thread-impossible = threads cannot be opened in this channel

## Posts of tables in forum channels. The names of tags are written as the server's own: at most 20 characters
places-tag-free = free seat
places-tag-turn = whose turn
places-tag-finished = finished
places-forum-post = This post belongs to one table of a board game. Its lobby post follows: *{ button-join }* takes a seat there.
places-no-forum = <#{ $channel }> is no forum. Choose a forum channel, or leave the option `forum` out.
places-forum-forbidden = Discord does not let me open a post in <#{ $channel }>. I need *View Channel*, *Send Messages* and *Send Messages in Threads* there; somebody who manages the server can grant them in the settings of the forum.
places-forum-needs-tag = A post in <#{ $channel }> needs a tag, and it has none that says what state a table is in. A server manager can add the tag “{ places-tag-free }”, or name another one with `{ name-admin-settings } tag_free:`.
places-forum-full = Discord allows no more open posts in <#{ $channel }>. Close some, or open the table in another channel.
places-forum-no-answer = Discord did not answer in time, so no table was opened. Try again.
places-forum-impossible = Discord refuses to open a post in <#{ $channel }>, so no table was opened. Use `{ name-game-new }` in another channel.
