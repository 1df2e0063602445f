typed-words =
    monday: lundi lun lu
    tuesday: mardi
    wednesday: mercredi mer
    thursday: jeudi jeu je
    friday: vendredi ven ve
    saturday: samedi sam sa
    sunday: dimanche dim
    january: janvier janv
    february: février fevrier févr fevr
    march: mars
    april: avril avr
    may: mai
    june: juin
    july: juillet juil
    august: août aout
    september: septembre
    october: octobre
    november: novembre
    december: décembre decembre déc
    minute: minute minutes
    hour: heure heures
    day: jour jours j
    week: semaine semaines sem
    month: mois
    today: aujourd'hui aujourd’hui
    tomorrow: demain
    noon: midi
    midnight: minuit
    in: dans
    and: et
    to: au
    one: un une
    next: prochain prochaine
    weekdays: jours_ouvrés
    weekend: week-end
    every_day: chaque_jour tous_les_jours
    forever: toujours
    turn: mon_dernier_tour dernier_tour
    start: début debut
    a_week: une_semaine il_y_a_une_semaine
    a_day: hier un_jour il_y_a_un_jour
    move: coup
    round: manche
