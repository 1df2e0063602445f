proposals-stand-in = Een AI-speler valt in voor { $name }
proposals-offer = De plaats van { $name } komt vrij voor iedereen
proposals-time = { $name } krijgt { $more } extra
proposals-pause = Pauze tot { $until }
proposals-pause-days = { $days ->
    [one] { $days } dag pauze
   *[other] { $days } dagen pauze
}
proposals-go-on = De pauze eindigt nu
proposals-no-clock = Geen klok
proposals-pace =
    Een beurt mag { $span } duren, daarna { $then ->
        [ai] speelt een AI de beurt uit
        [vote] stemmen de anderen
       *[remind] wacht de partij
    }
proposals-cancel = De tafel wordt zonder score gesloten
proposals-end = De partij eindigt nu, met de scores van dit moment
proposals-late = De beurt van { $name }, waarvan de tijd om is

## In het kanaal
proposals-asks = { $by } stelt voor: ‘{ $what }’.
proposals-asks-nobody = Een stemming: ‘{ $what }’.
proposals-asks-idle = Deze tafel wacht al een week op { $name }. Mag een AI-speler invallen tot { $name } terug is?
proposals-asks-late = De tijd van { $name } is om. Kies: de beurt overslaan, een AI-speler laten invallen, de plaats aanbieden, of nog eens even lang wachten. Speelt { $name } toch, dan eindigt de stemming.
proposals-decide = { $number ->
    [one] Mag stemmen: { $names }.
   *[other] Mogen stemmen: { $names }. Stemmen nodig: { $needed }.
}
proposals-absent = Ook met stemrecht: { $names }.
proposals-closes = De stemming eindigt { $at }.
proposals-summon = { $you }, stem alsjeblieft: ‘{ $what }’.
proposals-summon-direct = Stem alsjeblieft in { $place }: ‘{ $what }’.
proposals-agreed = Aangenomen: ‘{ $what }’.
proposals-rests = De tafel heeft pauze tot { $until }: geen vermeldingen, geen klok. Spelen kan nog altijd.
proposals-goes-on = De pauze is voorbij; de tafel gaat door.
proposals-rejected = Verworpen: ‘{ $what }’. Er verandert niets.
proposals-lapsed = Niet op tijd beslist: ‘{ $what }’. Er verandert niets.
proposals-withdrawn = Ingetrokken: ‘{ $what }’. Er verandert niets.

proposals-status = Voorgesteld: ‘{ $what }’. Gestemd tot nu toe: { $votes } van { $others }; nodig om aan te nemen: { $needed }.
proposals-status-late = De tijd van { $name } is om, en de anderen stemmen erover: tot nu toe { $votes } van { $others }, met de knoppen in het kanaal of `{ name-game-propose-vote }`.

proposals-page = Wat stel je voor? Meer dan de helft van de actieve spelers moet voor zijn (met twee spelers allebei). Wie de tafel al drie dagen laat wachten, telt niet mee. Tijd om te stemmen: { $span }.
proposals-choose = Wat stel je voor?
proposals-choose-hours = Hoelang mag er gestemd worden?
proposals-hours = { $span } om te stemmen
proposals-choice = { $answer } · { $what }
proposals-choice-back = Intrekken · { $what }
