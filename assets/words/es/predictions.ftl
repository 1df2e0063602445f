### Pronósticos de quienes miran, y la tabla de quienes mejor pronostican.

## En una mesa
predictions-who = ¿Quién va a ganar, y con qué seguridad lo dices? Cuenta tu último pronóstico. Al final se muestran todos; antes no los ve nadie.
predictions-count = -# Tu pronóstico cuenta para `{ name-rank-predictions }` si lo haces en el primer cuarto de la partida; después ya no se puede cambiar.
predictions-for-fun = -# Es solo por diversión: para `{ name-rank-predictions }` cuentan únicamente los pronósticos hechos en el primer cuarto de una partida sin IA.
predictions-own = Tu pronóstico hasta ahora: { $who } ({ $confidence }).
predictions-choice = { $who }: { $confidence }
predictions-confidence = { $confidence ->
        [sure] seguro
        [likely] probable
       *[guess] al azar
    }
predictions-stored = Tu pronóstico está guardado: { $who } ({ $confidence }). Cuenta para `{ name-rank-predictions }`. Se muestra al final; antes no lo ve nadie más.
predictions-stored-for-fun = Tu pronóstico está guardado: { $who } ({ $confidence }). Es solo por diversión. Se muestra al final; antes no lo ve nadie más.
predictions-fixed = Tu pronóstico sigue siendo { $who } ({ $confidence }): ha pasado un cuarto de la partida, y lo que cuenta para `{ name-rank-predictions }` ya no se puede cambiar.
predictions-late = Solo se puede pronosticar durante la primera mitad de la partida.
predictions-plays = Quien juega no puede hacer pronósticos.

## Al final de una partida
predictions-all = Pronósticos: { $predictions }.
predictions-on = { $who } (según { $by })
predictions-by = { $name }: { $confidence }
predictions-more = { $number ->
    [one] { $number } persona más
   *[other] { $number } personas más
}

## La tabla
predictions-board = **Pronósticos**: { $people ->
        [0] aún no hay nadie en la tabla de este servidor.
        [one] { $people } persona en la tabla de este servidor.
       *[other] { $people } personas en la tabla de este servidor.
    }
predictions-board-how = -# Puntos de los últimos 12 meses: elegir al azar vale 0, y lo que más da es decir sinceramente tu grado de seguridad. La barra muestra dónde está cada media en 9 de cada 10 casos. Para figurar en la tabla hacen falta { $listed } pronósticos.
predictions-board-few = Has hecho { $made } de los { $listed } pronósticos que hacen falta para figurar en la tabla.
predictions-board-unlisted = No estás en la tabla: solo muestra a quienes quieren figurar (`{ name-me-boards }`).
predictions-button-own = Mis pronósticos
predictions-button-board = Tabla de pronósticos
predictions-shown = { $name } muestra la tabla de pronósticos.

## Los pronósticos propios
predictions-mine = **Tus pronósticos** en este servidor en los últimos 12 meses: { $made }. Puntos de media: { $mean } ± { $margin }.
predictions-mine-by = -# { $confidence }: { $made } en total, aciertos: { $true }
predictions-mine-latest = Los últimos:
predictions-mine-one = { $how ->
        [yes] -# Mesa { $table }, { $game }: { $confidence }, acertado, puntos: { $points }
       *[no] -# Mesa { $table }, { $game }: { $confidence }, fallado, puntos: { $points }
    }
predictions-mine-shared = -# Mesa { $table }, { $game }: { $confidence }, no cuenta: la victoria se compartió entre todos los asientos

## La imagen
predictions-picture-heading = Pronósticos
predictions-picture-page = tabla de este servidor, página { $page } de { $pages }
predictions-head-points = puntos
predictions-head-number = total
predictions-head-true = aciertos
predictions-share = { $share } %
predictions-alt = La tabla de pronósticos, página { $page } de { $pages }.
predictions-alt-row = { $places }: { $name } { $mean } ± { $margin } puntos, pronósticos: { $made }, aciertos: { $share }.
