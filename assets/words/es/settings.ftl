settings-heading = **Las reglas de la mesa { $table }**, tal como están:
settings-none = **Mesa { $table }**. Este juego no tiene reglas que elegir.
settings-set = - { $what }: { $answer ->
        [true] **sí**
       *[false] **no**
    }
settings-name = Nombre de la mesa: { $name }. Puedes cambiarlo con `{ name-game-new } name:` en su canal hasta que acabe la partida.
settings-no-name = La mesa no tiene nombre. Puedes darle uno con `{ name-game-new } name:` en su canal hasta que acabe la partida.
settings-name-line = Hasta { $longest } caracteres
settings-yours = Abriste esta mesa, así que puedes cambiarlas, y también el juego, hasta que empiece. El anuncio muestra a todo el mundo cómo están.
settings-of-host = Solo puede cambiarlas { $host }, que abrió esta mesa, hasta que empiece.
settings-fixed = La partida ha empezado, así que se quedan como están.
settings-change = { $what }: cambiar a { $answer ->
        [true] sí
       *[false] no
    }
settings-dismiss = Quitar a alguien (no puede volver a unirse)
settings-question = Elige qué cambiar
settings-game-question = Jugar a otro juego

settings-own-colour = Tus piezas: **{ $colour }**.
settings-colour =
    { $colour ->
        [purple] círculo morado
        [orange] escudo naranja
        [white] rombo blanco
       *[brown] cuadrado marrón
    }
settings-colour-question = Elige otro color para tus piezas
