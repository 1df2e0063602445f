incident-report = Eso no ha funcionado; no ha cambiado nada. Inténtalo de nuevo. Si vuelve a ocurrir, avisa a quienes mantienen este bot: incidencia `{ $id }`.
incident-damaged = Los datos guardados de la mesa { $table } están dañados, así que no puede continuar. Las demás mesas no están afectadas. Avisa a quienes mantienen este bot: mesa { $table }, incidencia `{ $id }`.
incident-panic = Algo ha salido mal. `{ name-game-board }` muestra el estado actual; si vuelve a ocurrir, avisa a quienes mantienen este bot: incidencia `{ $id }`.
