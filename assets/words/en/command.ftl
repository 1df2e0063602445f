### What is wrong with a command before any table is asked.

command-older-form = Discord still has an older form of that command. Reload Discord (Ctrl+R) and try again.
command-unknown = I do not know that command any more. Reload Discord (Ctrl+R) and try again.
command-only-in-servers = Tables stand in the channels of a server; use the command there.
command-too-fast = That was much at once; nothing was done. Ask again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
command-unreadable = I cannot read “{ $typed }” in that command. Choose one of the offered values and try again.
command-foreign-button = That button is none of mine, or from a version long ago. `/game board` shows this channel's table.
command-other-game = Here { $played } is played, with /{ $command }; /{ $own } is for { $game }.
command-no-such-game = “{ $typed }” is not one of my games. Choose { $games }.
command-preset-of-other-game = `preset` is a choice of { $of }, not of { $game }. Leave it out and try again.
