company-level = *{ people-level }*
company-between = y e IA
company-unknown-level = No existe el nivel de IA «{ $typed }»; hay { $levels }. Escribe, por ejemplo, *hard*, *3 normal* o *easy, hard*.
company-too-many = Son más IA que asientos tiene una mesa. Escribe, por ejemplo, *hard*, *3 normal* o *easy, hard*.
company-choice =
    { $number ->
        [4] { $levels } · 4 IA; tú miras
       *[other] { $levels } · { $number } IA
    }
company-add-ai = Añadir IA
company-offered =
    { $level ->
        [random] { company-add-ai }: aleatoria, cualquier jugada legal
        [greedy] { company-add-ai }: voraz, prevé una sola jugada
        [gentle] { company-add-ai }: suave, para una primera partida
        [easy] { company-add-ai }: fácil, prevé poco
        [normal] { company-add-ai }: normal, una buena rival
        [hard] { company-add-ai }: difícil, prevé mucho
       *[master] { company-add-ai }: maestra, tarda hasta 3 segundos
    }
company-question = { company-add-ai }: elige su nivel
