### Ce qui ne va pas avec une commande avant qu’une table soit interrogée.

command-older-form = Discord utilise encore une ancienne version de cette commande. Recharge Discord (Ctrl+R) et réessaie.
command-unknown = Je ne connais plus cette commande. Recharge Discord (Ctrl+R) et réessaie.
command-only-in-servers = Les tables sont dans les salons d’un serveur ; utilise la commande là-bas.
command-too-fast = Trop de commandes à la fois ; rien n’a été fait. Réessaie dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
command-unreadable = Je ne comprends pas « { $typed } » dans cette commande. Choisis une des valeurs proposées et réessaie.
command-foreign-button = Ce bouton n’est pas à moi, ou vient d’une ancienne version. `{ name-game-board }` montre la table de ce salon.
command-other-game = Cette table joue à { $played } avec /{ $command }. Pour { $game }, utilise /{ $own } ailleurs.
command-no-such-game = « { $typed } » n’est pas un de mes jeux. Choisis { $games }.
command-preset-of-other-game = `preset` appartient à un autre jeu ({ $of }). Laisse cette option vide pour { $game } et réessaie.
