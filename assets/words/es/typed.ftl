typed-words =
    monday: lunes lun lu
    tuesday: martes
    wednesday: miércoles miercoles mié mie
    thursday: jueves jue ju
    friday: viernes vie
    saturday: sábado sabado sáb sab
    sunday: domingo dom
    january: enero ene
    february: febrero
    march: marzo
    april: abril abr
    may: mayo
    june: junio
    july: julio
    august: agosto ago
    september: septiembre setiembre
    october: octubre
    november: noviembre
    december: diciembre dic
    minute: minuto minutos
    hour: hora horas
    day: día días dia dias
    week: semana semanas sem
    month: mes meses
    today: hoy ahora
    tomorrow: mañana manana
    noon: mediodía mediodia
    midnight: medianoche
    in: ^en
    and: y e
    to: al hasta
    one: un una
    next: próximo próxima proximo proxima
    weekdays: días_laborables dias_laborables entre_semana
    weekend: fin_de_semana fines_de_semana
    every_day: cada_día cada_dia todos_los_días todos_los_dias
    forever: siempre para_siempre
    turn: mi_último_turno mi_ultimo_turno último_turno ultimo_turno
    start: inicio
    a_week: una_semana hace_una_semana
    a_day: ayer un_día un_dia hace_un_día hace_un_dia
    move: jugada
    round: ronda
