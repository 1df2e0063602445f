typed-words =
    monday: maandag maa
    tuesday: dinsdag din
    wednesday: woensdag woe wo
    thursday: donderdag don do
    friday: vrijdag vrij vr
    saturday: zaterdag zat za
    sunday: zondag zon zo
    january: januari
    february: februari
    march: maart mrt
    april: april
    may: mei
    june: juni
    july: juli
    august: augustus
    september: september
    october: oktober okt
    november: november
    december: december
    minute: minuut minuten
    hour: uur uren u
    day: dag dagen
    week: week weken
    month: maand maanden
    today: vandaag nu
    tomorrow: morgen
    noon: middag
    midnight: middernacht
    in: over
    and: en
    to: tot
    one: een één
    next: volgende
    weekdays: werkdagen doordeweeks
    weekend: weekend weekenden
    every_day: dagelijks elke_dag
    forever: altijd
    turn: laatste_beurt mijn_laatste_beurt
    start: begin start
    a_week: een_week een_week_geleden
    a_day: gisteren een_dag een_dag_geleden
    move: zet
    round: ronde
