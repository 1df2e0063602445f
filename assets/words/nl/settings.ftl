settings-heading = **De regels van tafel { $table }**, zoals ze ingesteld zijn:
settings-none = **Tafel { $table }**. In dit spel vallen er geen regels te kiezen.
settings-set = - { $what }: { $answer ->
        [true] **ja**
       *[false] **nee**
    }
settings-name = Naam van de tafel: { $name }. Met `{ name-game-new } name:` in het kanaal van de tafel kun je die wijzigen tot de partij voorbij is.
settings-no-name = De tafel heeft geen naam. Met `{ name-game-new } name:` in het kanaal van de tafel kun je er een geven tot de partij voorbij is.
settings-name-line = Hoogstens { $longest } tekens
settings-yours = Je hebt deze tafel geopend, dus je kunt ze wijzigen, en ook het spel, tot de partij start. De aankondiging toont iedereen wat er ingesteld is.
settings-of-host = Alleen { $host }, die deze tafel geopend heeft, kan ze wijzigen, tot de partij start.
settings-fixed = De partij is gestart, dus ze blijven zoals ze zijn.
settings-change = { $what }: wijzigen in { $answer ->
        [true] ja
       *[false] nee
    }
settings-dismiss = Speler verwijderen (kan niet opnieuw meedoen)
settings-question = Kies wat je wilt wijzigen
settings-game-question = Een ander spel spelen

settings-own-colour = Je stukken: **{ $colour }**.
settings-colour =
    { $colour ->
        [purple] paarse cirkel
        [orange] oranje schild
        [white] witte ruit
       *[brown] bruin vierkant
    }
settings-colour-question = Kies een andere kleur voor je stukken
