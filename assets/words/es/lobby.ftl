## El anuncio
lobby-title = ## { $game }
lobby-title-named = ## { $name } · { $game }
lobby-opened-by = Mesa { $table }, abierta por { $host } { $since }.
lobby-opened-once = Mesa { $table }, abierta { $since }.
lobby-played = { $changed ->
    [0] Reglas: las publicadas.
   *[other] Reglas: las publicadas, excepto:
}
lobby-option = - { $option }
lobby-poster-option = · { $option }
lobby-poster-table = Mesa { $table }
lobby-poster-host = host
lobby-poster-free = libres: { $free }
lobby-poster-kept = reservados: { $kept }
lobby-poster-no-clock = Sin reloj
lobby-poster-clock = { $allowance } por turno
lobby-poster-changed = { $changed ->
    [0] según las reglas
    [one] { $changed } regla cambiada
   *[other] { $changed } reglas cambiadas
}
lobby-place = { $place }. { $who }
lobby-place-known =
    { $who } (partidas terminadas aquí: { $finished } de { $over }, responde en { $mean }{ $late ->
        [0] )
       *[other] , tiempo agotado: { $late })
    }
lobby-place-finished =
    { $who } (partidas terminadas aquí: { $finished } de { $over }{ $late ->
        [0] )
       *[other] , tiempo agotado: { $late })
    }
lobby-place-free = libre
lobby-place-kept = reservado para { $name }
lobby-full = Todos los asientos están ocupados: { $host } puede empezar la partida.
lobby-waits = La partida empieza cuando todos los asientos estén ocupados, o cuando { $host } la empiece con al menos { $least } asientos ocupados.
lobby-match = Un encuentro de una liga: usa *{ button-join }* cuando puedas empezar. Empieza cuando todo el mundo lo haya hecho o, sin esperar más, el { $until }.
lobby-match-ready = Un encuentro de una liga: empieza ahora.
lobby-started = La partida ha empezado.
lobby-over = La partida ha acabado.
lobby-ended = Esta mesa se ha finalizado.
lobby-rematch = La revancha de la mesa { $of }. Empieza otra persona.
lobby-rematch-kept = La revancha de la mesa { $of }. Empieza otra persona. Hasta el { $until } hay asientos reservados para { $names }: se toman con *{ button-join }*.
lobby-promise = El compromiso del reparto, para compararlo al final: { $commitment }
lobby-promise-explained =
    Nadie de la mesa puede elegir ni prever el reparto. Antes de que nadie pudiera unirse, el bot sorteó un secreto. Su huella es el compromiso:
    `{ $commitment }`
    El mismo compromiso es público: es la última línea de la descripción (ALT) de la imagen del anuncio. El reparto sale del secreto y de los clics de quienes se unen y empiezan. Al final, este botón muestra el secreto, y su SHA-256 debe ser el compromiso. El anuncio se edita cuando alguien se une, así que guarda este mensaje y compáralo entonces.
    Esto no prueba nada frente a quien aloja el bot si también juega: podría mirar el secreto o usar un programa cambiado.
lobby-promise-kept =
    Nadie de la mesa pudo elegir ni prever el reparto. Antes de que nadie pudiera unirse, el bot se comprometió con esta huella de un secreto:
    `{ $commitment }`
    El secreto era `{ $secret }`. Su SHA-256 debe ser el compromiso. El reparto salió de este secreto y de los clics de quienes se unieron y empezaron. `{ name-game-log-verify }` lo comprueba todo aquí; `aedile verify` comprueba el archivo de `{ name-game-log-export }` en cualquier sitio.
    Esto no prueba nada frente a quien aloja el bot si también jugaba: podía mirar el secreto o usar un programa cambiado.

## El nombre de una mesa
lobby-renamed = Esta mesa se llama ahora { $name }.
lobby-bad-name = El nombre de una mesa tiene de 1 a 40 caracteres visibles. No ha cambiado nada.

## Qué lee quien abre una mesa
lobby-opened = La mesa { $table } está abierta y tienes asiento. Los demás se unen con el botón de su anuncio o con `{ name-game-join }`. IA: *{ company-add-ai }* o `{ name-game-ai-add }`. `{ name-game-start }` la empieza antes de que se ocupen los { $seats } asientos.
lobby-opened-full = La mesa { $table } está abierta y todos los asientos están ocupados. Usa *{ button-start }* en su anuncio. Cómo se baraja está allí, en *{ button-fair-play }*.
lobby-own-thread = Tiene un hilo propio: <#{ $thread }>.
lobby-no-thread = No tiene hilo propio: { $why }.

## Qué lee quien cambia algo antes de empezar
lobby-done-started = La partida ha empezado. Se te mencionará cuando te toque.
lobby-done-watched = La partida ha empezado solo con IA. Cada ronda se publica una imagen de la mesa; `{ name-game-board }` la muestra en cualquier momento.
lobby-done-ai-started = La IA se une y la partida ha empezado. Se te mencionará cuando te toque.
lobby-done-ended = Has salido y ya no queda nadie, así que la mesa se ha finalizado. `{ name-game-new }` abre otra.
lobby-done-dismissed = Esta persona ya no tiene asiento en esta mesa y no puede volver a unirse.
lobby-done-left = Has salido de la mesa.
lobby-done-ai = { $name } se une. Asientos libres: { $left }. Quien abrió la mesa puede empezar ya.
lobby-done-ai-gone = La última IA que se unió ya no está. Asientos libres: { $left }.
lobby-done-joined =
    Tienes el asiento { $seat }. Asientos libres: { $left }. { $start ->
        [enough] La partida puede empezar ya, o cuando se ocupen todos los asientos.
       *[few] La partida puede empezar cuando se haya unido gente suficiente.
    }
lobby-done-full = Tienes el asiento { $seat }, y todos los asientos están ocupados. La partida empieza en cuanto se publique el anuncio; nadie tiene que hacer nada.
lobby-done-ready = Anotado. El encuentro empieza cuando todo el mundo esté listo, a más tardar el { $until }.

## Qué lee quien abre una revancha
lobby-rematch-open = La [mesa { $table }]({ $link }) está abierta como revancha, y tienes el asiento { $seat }.
lobby-rematch-full = Usa *{ button-start }* en su anuncio.
lobby-rematch-others = Asientos reservados hasta el { $until } para { $names }. `{ name-game-start }` empieza sin esperar.

lobby-which-game = **¿A qué juego?** La mesa se abre en este canal; *{ button-settings }* en su anuncio cambia reglas hasta que empiece.
