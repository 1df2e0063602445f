### Channels and threads.

places-missing-permissions = I cannot run a table in this channel: I lack the permission { $permissions }. Somebody who manages the server can grant it in the channel's settings; then try again.
places-no-thread = I lack the permission { $permissions }
places-permission = *{ $name }*
places-thread-name = { $game }, { $host }'s table
places-opened-in-thread = { $host } opened table { $table } for { $game } in a thread: <#{ $channel }>
places-goes-on-in = Table { $table } goes on in <#{ $channel }>.
places-waits-here = Table { $table } waits for players here now.
places-goes-on-here = Table { $table } goes on here. Its board and the call of who is to move follow.
