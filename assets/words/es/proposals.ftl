## Qué se propone
proposals-stand-in = Una IA juega por { $name }
proposals-offer = El asiento de { $name } queda libre para cualquiera
proposals-time = { $name } recibe más tiempo: { $more }
proposals-pause = Pausa hasta el { $until }
proposals-pause-days = { $days ->
    [one] Pausa de { $days } día
   *[other] Pausa de { $days } días
}
proposals-go-on = La pausa acaba ya
proposals-no-clock = Sin reloj
proposals-pace =
    Un turno puede durar { $span }; después, { $then ->
        [ai] lo juega una IA
        [vote] votan los demás
       *[remind] la partida espera
    }
proposals-cancel = La mesa se cierra sin puntuación
proposals-end = La partida se finaliza ya, con la puntuación actual
proposals-late = El turno de { $name }, cuyo tiempo se ha agotado

## En el canal
proposals-asks = { $by } propone: «{ $what }».
proposals-asks-nobody = Votación: «{ $what }».
proposals-asks-idle = Esta mesa espera a { $name } desde hace una semana. ¿Debe jugar una IA hasta que vuelva { $name }?
proposals-asks-late = A { $name } se le ha agotado el tiempo. Opciones: saltar el turno, que juegue una IA, ofrecer el asiento o esperar otra vez lo mismo. Si { $name } juega, la votación acaba.
proposals-decide = { $number ->
    [one] Puede votar: { $names }.
   *[other] Pueden votar: { $names }. Votos necesarios: { $needed }.
}
proposals-absent = También puede votar: { $names }.
proposals-closes = La votación acaba el { $at }.
proposals-summon = { $you }, te toca votar: «{ $what }».
proposals-summon-direct = Te toca votar en { $place }: «{ $what }».
proposals-agreed = Aprobado: «{ $what }».
proposals-rests = La mesa está en pausa hasta el { $until }: sin menciones, sin reloj. Aún se puede jugar.
proposals-goes-on = La pausa ha acabado; la mesa continúa.
proposals-rejected = Rechazado: «{ $what }». No cambia nada.
proposals-lapsed = Sin decisión a tiempo: «{ $what }». No cambia nada.
proposals-withdrawn = Retirado: «{ $what }». No cambia nada.

## Estado
proposals-status = Propuesta: «{ $what }». Votos hasta ahora: { $votes } de { $others }; hacen falta { $needed } a favor.
proposals-status-late = A { $name } se le ha agotado el tiempo, y los demás votan qué hacer: { $votes } de { $others } hasta ahora, con los botones del canal o `{ name-game-propose-vote }`.

## La página de propuestas
proposals-page = ¿Qué propones? Más de la mitad de quienes juegan activamente debe estar a favor (si son dos, ambas personas). No cuenta quien lleva tres días haciendo esperar a la mesa. Tiempo para votar: { $span }.
proposals-choose = ¿Qué propones?
proposals-choose-hours = ¿Cuánto tiempo hay para votar?
proposals-hours = { $span } para votar
proposals-choice = { $answer } · { $what }
proposals-choice-back = Retirar · { $what }
