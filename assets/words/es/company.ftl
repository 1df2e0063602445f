company-level = *{ people-level }*
company-between = y e IA
company-unknown-level = No existe el nivel de IA «{ $typed }»; hay { $levels }. Escribe, por ejemplo, *hard*, *3 normal* o *easy, hard*.
company-too-many = Son más IA que asientos tiene una mesa. Escribe, por ejemplo, *hard*, *3 normal* o *easy, hard*.
company-choice =
    { $number ->
        [4] { $levels } · 4 IA; tú miras
       *[other] { $levels } · { $number } IA
    }
company-offered =
    { $level ->
        [random] Añadir IA: aleatoria, cualquier jugada legal
        [greedy] Añadir IA: voraz, prevé una sola jugada
        [gentle] Añadir IA: suave, para una primera partida
        [easy] Añadir IA: fácil, prevé poco
        [normal] Añadir IA: normal, una buena rival
        [hard] Añadir IA: difícil, prevé mucho
       *[master] Añadir IA: maestra, tarda hasta 3 segundos
    }
company-question = Añadir IA: elige su nivel
