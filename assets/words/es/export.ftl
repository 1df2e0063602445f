export-of-others = La mesa { $table } no es de este canal ni tuya. `{ name-game-log-export }` en su canal da su registro.

export-verified = Todo está en orden en la mesa { $table }.
export-replayed =
    - Reproducida según las reglas: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }, { $totals } puntos al final.
export-promise = - El secreto `{ $secret }` tiene el SHA-256 `{ $promise }`: compáralo con la última línea de la descripción (ALT) de la imagen del anuncio, y con tu propia nota.
export-shuffle =
    - { $clicks ->
        [one] Ese secreto y { $clicks } clic dan exactamente este reparto.
       *[other] Ese secreto y { $clicks } clics dan exactamente este reparto.
    }
export-shuffle-after =
    - { $clicks ->
        [one] Ese secreto y { $clicks } clic dan exactamente este reparto. Según su número, el clic llegó después del mensaje { $post }, el anuncio.
       *[other] Ese secreto y { $clicks } clics dan exactamente este reparto. Según sus números, todos llegaron después del mensaje { $post }, el anuncio.
    }
export-shuffle-card = - Ese secreto y el número del mensaje { $post }, el anuncio, dan justo el reparto que se jugó. Todos los asientos estaban ocupados antes de enviar el anuncio.
export-not-proved = - Así que nadie de la mesa pudo elegir ni prever el reparto. No está probado que quienes mantienen este bot no hayan mirado la base de datos ni hayan cambiado el programa.
export-no-secret = - Este registro no dice el secreto de su reparto, así que eso no se ha comprobado.
export-how = -# `{ name-game-log-export }` da el registro; `aedile verify` lo comprueba sin mí.
export-whole = El registro completo. `{ name-game-log-verify }` lo comprueba aquí; `aedile verify`, en cualquier sitio.
export-so-far = Lo que es público hasta ahora. El registro completo llega cuando acabe la partida.

## Nombres de archivos
export-file-table = mesa-{ $table }.txt
export-file-data = mis-datos.json
export-file-board = tabla.png
export-file-division = division-{ $division }.png
