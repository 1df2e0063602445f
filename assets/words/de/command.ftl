command-older-form = Discord hat noch eine ältere Form dieses Befehls. Lade Discord neu (Strg+R) und versuch es noch einmal.
command-unknown = Diesen Befehl kenne ich nicht mehr. Lade Discord neu (Strg+R) und versuch es noch einmal.
command-only-in-servers = Tische stehen in den Kanälen eines Servers; benutze den Befehl dort.
command-too-fast = Zu viele Befehle auf einmal; nichts wurde getan. Wieder möglich in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
command-unreadable = In diesem Befehl verstehe ich „{ $typed }“ nicht. Wähle einen der angebotenen Werte und versuch es noch einmal.
command-foreign-button = Dieser Button ist nicht von mir oder kommt aus einer alten Version. `{ name-game-board }` zeigt den Tisch dieses Kanals.
command-other-game = An diesem Tisch läuft { $played }, gespielt mit /{ $command }. Für { $game } nimm /{ $own } an einem anderen Tisch.
command-no-such-game = „{ $typed }“ ist keines meiner Spiele. Wähle { $games }.
command-preset-of-other-game = `preset` gehört zu { $of }. Lass es bei { $game } leer und versuch es noch einmal.
