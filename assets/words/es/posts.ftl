posts-begins = Empieza **{ $game }**: { $players }.
posts-drawn-by-number = { $number } en las imágenes: { $name }.
posts-as-it-stands = La mesa ahora.
posts-victory =
    { $number ->
        [one] ## { $winners } gana
       *[other] ## { $winners } comparten la victoria
    }
posts-decided = { $name } adelantó a { $rival } en la ronda { $round } y siguió por delante.
posts-decided-last = { $name } adelantó a { $rival } en la última ronda.
posts-decided-ahead = { $name } iba por delante desde el primer turno.
posts-decided-tie = { $name } y { $rival } tienen los mismos puntos: decide el desempate.
posts-total = { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
posts-given-up = -# Discord ha rechazado definitivamente un mensaje de esta mesa (código { $code }), así que falta en el canal. La partida no ha perdido nada; quien aloja este bot puede ver qué mensaje era.
posts-not-made = -# No se pudo crear un mensaje de esta mesa, así que falta en el canal. La partida no ha perdido nada; quien aloja este bot puede ver qué mensaje era.
