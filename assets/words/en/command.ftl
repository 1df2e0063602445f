### What is wrong with a command before any table is asked.

command-older-form = Discord still has an older form of that command. Reload Discord (Ctrl+R) and try again.
command-unknown = I no longer know that command. Reload Discord (Ctrl+R) and try again.
command-only-in-servers = Tables are in the channels of a server; use the command there.
command-too-fast = Too many commands at once; nothing was done. Ask again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
command-unreadable = I cannot read “{ $typed }” in that command. Choose one of the offered values and try again.
command-foreign-button = This button is not mine, or it comes from an old version. `{ name-game-board }` shows this channel's table.
command-other-game = This table plays { $played } with /{ $command }. For { $game } use /{ $own } elsewhere.
command-no-such-game = “{ $typed }” is not one of my games. Choose { $games }.
command-preset-of-other-game = `preset` belongs to { $of }. Leave it empty for { $game } and try again.
