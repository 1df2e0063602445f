command-older-form = Discord aún tiene una versión antigua de ese comando. Recarga Discord (Ctrl+R) e inténtalo de nuevo.
command-unknown = Ese comando ya no existe. Recarga Discord (Ctrl+R) e inténtalo de nuevo.
command-only-in-servers = Las mesas están en los canales de un servidor; usa el comando allí.
command-too-fast = Demasiados comandos a la vez; no se ha hecho nada. Inténtalo de nuevo en { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
command-unreadable = No entiendo «{ $typed }» en ese comando. Elige uno de los valores que se ofrecen e inténtalo de nuevo.
command-foreign-button = Este botón no es mío o viene de una versión antigua. `{ name-game-board }` muestra la mesa de este canal.
command-other-game = Esta mesa juega a { $played } con /{ $command }. Para { $game }, usa /{ $own } en otro canal.
command-no-such-game = «{ $typed }» no es ninguno de mis juegos. Elige { $games }.
command-preset-of-other-game = `preset` es de { $of }. Déjalo vacío para { $game } e inténtalo de nuevo.
