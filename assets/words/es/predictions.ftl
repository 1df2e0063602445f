### Pronósticos de quienes miran, y la tabla de quienes mejor pronostican.

## En una mesa
predictions-who = ¿Quién va a ganar, y con qué seguridad? Puedes hacer un pronóstico; cuenta el último. Al final se muestran todos; antes no los ve nadie.
predictions-count = -# Cuenta para `/rank predictions` hasta que pase un cuarto de la partida; después ya no se puede cambiar.
predictions-for-fun = -# Es por diversión: para `/rank predictions` solo cuentan los pronósticos del primer cuarto de una partida sin IA.
predictions-own = Tu pronóstico hasta ahora: { $who } ({ $confidence }).
predictions-choice = { $who }: { $confidence }
predictions-confidence = { $confidence ->
        [sure] seguro
        [likely] probable
       *[guess] al azar
    }
predictions-stored = Tu pronóstico está guardado: { $who } ({ $confidence }). Cuenta para `/rank predictions`. Se muestra al final; antes no lo ve nadie.
predictions-stored-for-fun = Tu pronóstico está guardado: { $who } ({ $confidence }). Es por diversión. Se muestra al final; antes no lo ve nadie.
predictions-fixed = Tu pronóstico sigue siendo { $who } ({ $confidence }): ha pasado un cuarto de la partida, y lo que cuenta para `/rank predictions` ya no se puede cambiar.
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
predictions-board-how = -# Puntos de los últimos 12 meses: el azar vale 0, y una seguridad sincera es lo que más da. La barra muestra dónde está una media 9 de cada 10 veces. Para figurar hacen falta { $listed } pronósticos.
predictions-board-few = Has hecho { $made } de los { $listed } pronósticos que hacen falta para figurar.
predictions-board-unlisted = No estás en la tabla: solo muestra a quienes quieren figurar (`/me boards`).
predictions-button-own = Mis pronósticos
predictions-button-board = Tabla de pronósticos
predictions-shown = { $name } muestra la tabla de pronósticos.

## Los pronósticos propios
predictions-mine = **Tus pronósticos** en este servidor en los últimos 12 meses: { $made }. Puntos de media: { $mean } ± { $margin }.
predictions-mine-by = -# { $confidence }: { $made } en total, { $true } acertados
predictions-mine-latest = Los últimos:
predictions-mine-one = { $how ->
        [yes] -# Mesa { $table }, { $game }: { $confidence }, acertado, puntos: { $points }
       *[no] -# Mesa { $table }, { $game }: { $confidence }, fallado, puntos: { $points }
    }
predictions-mine-shared = -# Mesa { $table }, { $game }: { $confidence }, no cuenta porque todos ganaron a la vez

## La imagen
predictions-picture-heading = Pronósticos
predictions-picture-page = tabla de este servidor, página { $page } de { $pages }
predictions-head-points = puntos
predictions-head-number = hechos
predictions-head-true = aciertos
predictions-share = { $share } %
predictions-alt = La tabla de pronósticos, página { $page } de { $pages }.
predictions-alt-row = { $places }: { $name } { $mean } ± { $margin } puntos, pronósticos: { $made }, acertados: { $share }.
