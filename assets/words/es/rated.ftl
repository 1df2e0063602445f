## El anuncio y sus ajustes
rated-on-card = **Clasificatoria**: solo juegan personas, quien abandona queda en último puesto, un resultado cuenta cuando todo el mundo ha tenido dos turnos, y *{ button-hint }* está desactivada.
rated-on-poster = Clasificatoria
rated-numbers = Valoraciones aquí: { $people }.
rated-person = { $name } { $number }
rated-person-new = { $name } aún sin valoración
rated-set-yes = Clasificatoria: **sí**
rated-set-no = Clasificatoria: **no**
rated-set-to-yes = Hacer clasificatoria la mesa
rated-set-to-no = Hacer amistosa la mesa: no cambia ninguna valoración

## Números
rated-number = { $number } ± { $margin }
rated-number-provisional = { $number }?

## La pregunta a quien no figura en ninguna tabla
rated-question-join = **Esta mesa es clasificatoria.** Quien se une entra en la clasificación de este servidor: tu valoración en este juego cambia con el resultado, aparece en la tabla de este servidor cuando se conozca lo bastante bien, y quien cede su asiento queda en último puesto. `{ name-me-boards }` lo cambia en cualquier momento; unirte es tu consentimiento para esta partida.
rated-question-open = **Aún no es clasificatoria**, porque no figuras en ninguna tabla. En una mesa clasificatoria tu valoración en este juego cambia con el resultado, aparece en la tabla de este servidor cuando se conozca lo bastante bien, y quien cede su asiento queda en último puesto. `{ name-me-boards }` lo cambia en cualquier momento.
rated-done = La mesa { $table } ya es clasificatoria, y figuras en la clasificación de este servidor. El anuncio lo dice a los demás.
rated-declined = No ha cambiado nada.

## Por qué se rechaza algo
rated-off = Este servidor no tiene mesas clasificatorias. Quienes lo gestionan pueden permitirlas con `{ name-admin-settings } rated:True`.
rated-no-clock = Una mesa clasificatoria necesita un reloj de 3 días por turno como mucho y una IA que juegue cuando se agote el tiempo, para que toda partida llegue a su fin: `pace:a day a turn on_time_out:AI`. No ha cambiado nada.
rated-own-rules = Una mesa clasificatoria se juega con las reglas publicadas o con uno de los conjuntos de `preset`, para que todos los resultados signifiquen lo mismo. No ha cambiado nada.
rated-no-ai = En una mesa clasificatoria solo juegan personas, así que ninguna IA puede unirse. Quien la abrió puede hacerla amistosa con *{ button-settings }* en el anuncio.
rated-not-asked = No figuras en ninguna tabla, así que no puedes unirte a una mesa clasificatoria. `{ name-me-boards } where:here` lo cambia; luego inténtalo de nuevo.
rated-others-not-asked = Hay quien no puede jugar en una mesa clasificatoria: { $names }. Motivos posibles: no figurar en ninguna tabla, haber abandonado demasiadas partidas o estar ya en el máximo de mesas. Se cambia con `{ name-me-boards }`, o saliendo de esta mesa. No ha cambiado nada.
rated-left = Has abandonado tres partidas clasificatorias en 30 días, así que no puedes unirte a ninguna nueva hasta el { $until }. Las mesas amistosas siguen abiertas para ti.
rated-too-many =
    { $most ->
        [one] Juegas en { $most } mesa clasificatoria
       *[other] Juegas en { $most } mesas clasificatorias
    }, el máximo a la vez. Termina antes una de ellas.
rated-too-many-at-first =
    { $most ->
        [one] Ya juegas en { $most } mesa clasificatoria
       *[other] Ya juegas en { $most } mesas clasificatorias
    }, el máximo hasta que hayas terminado { $finished ->
        [one] { $finished } partida clasificatoria
       *[other] { $finished } partidas clasificatorias
    }.
rated-no-hints = En una mesa clasificatoria ninguna IA da consejos.
rated-no-votes = En una mesa clasificatoria, el reloj y su IA se ocupan de quien se ausenta; aquí no se puede expulsar ni sustituir a nadie por votación.
rated-own-table = Juegas en esta mesa clasificatoria, así que debe decidirlo otra persona que gestione el servidor.
rated-no-result = Esta mesa no tiene ningún resultado clasificatorio que cuente en este servidor.
rated-no-reason = Di por qué se anula el resultado; las personas afectadas pueden leerlo con `{ name-me-data }`.

rated-voided = El resultado de la mesa { $table } está anulado. Todas las valoraciones son ahora como si no se hubiera jugado.

## El mensaje final
rated-changes = Valoraciones: { $changes }.
rated-change = { $name } { $before } → { $after }
rated-change-left = { $name } { $before } → { $after } (abandono)
rated-void =
    { $why ->
        [early] Esta partida clasificatoria no cambia ninguna valoración: no todo el mundo ha tenido dos turnos.
        [agreed] Esta partida clasificatoria no cambia ninguna valoración: quienes jugaban acordaron finalizarla.
        [manager] Esta partida clasificatoria no cambia ninguna valoración: la anuló alguien que gestiona el servidor.
       *[closed] Esta partida clasificatoria no cambia ninguna valoración: no se jugó hasta el final.
    }

## /me
rated-boards-nowhere = **Tablas:** no figuras en ninguna; no juegas en mesas clasificatorias.
rated-boards-here = **Tablas:** figuras en los servidores donde juegas partidas clasificatorias.
rated-boards-everywhere = **Tablas:** figuras en los servidores donde juegas partidas clasificatorias y, con tu nombre, en la tabla de todos los servidores.

## /admin settings
rated-server-on = **Mesas clasificatorias:** se pueden abrir.
rated-server-off = **Mesas clasificatorias:** no se pueden abrir.
