typed-words =
    monday: montag mo
    tuesday: dienstag di
    wednesday: mittwoch mi
    thursday: donnerstag do
    friday: freitag fr
    saturday: samstag sonnabend sa
    sunday: sonntag so
    january: januar jänner
    february: februar
    march: märz maerz mär mrz
    april: april
    may: mai
    june: juni
    july: juli
    august: august
    september: september
    october: oktober okt
    november: november
    december: dezember dez
    minute: minute minuten
    hour: stunde stunden std
    day: tag tage tagen t
    week: woche wochen
    month: monat monate monaten
    today: heute jetzt
    tomorrow: morgen
    noon: mittag mittags
    midnight: mitternacht
    in: in
    and: und
    to: bis
    one: ein eine einen einem
    next: nächste nächsten nächster nächstes
    weekdays: werktage werktags wochentage
    weekend: wochenende wochenenden
    every_day: täglich jeden_tag
    forever: immer für_immer
    turn: letzter_zug mein_letzter_zug
    start: anfang start beginn
    a_week: eine_woche vor_einer_woche
    a_day: gestern ein_tag vor_einem_tag
    move: spielzug
    round: runde
