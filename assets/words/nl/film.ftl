film-here = De film van deze partij: { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }. In elk beeld is gemarkeerd wat er veranderde.
film-so-far = De film van deze partij tot nu toe: { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }. In elk beeld is gemarkeerd wat er veranderde.
film-empty = Aan deze tafel is nog niets gebeurd; er is nog geen film van.
film-alt =
    Film van de partij tot nu toe, { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }, elk een beeld waarin veranderingen gemarkeerd zijn. Het laatste toont:
film-alt-over =
    Film van de hele partij, { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }, elk een beeld waarin veranderingen gemarkeerd zijn; aan het einde de handen, de eindscores en het scoreverloop. Gewonnen door { $winners }. De laatste stand:
film-alt-ended =
    Film van de partij voor zover die gespeeld is, { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }, elk een beeld waarin veranderingen gemarkeerd zijn; aan het einde de handen, de scores en het scoreverloop. Niemand heeft gewonnen. De laatste stand:
film-curve = Scoreverloop
film-curve-turns = { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }
film-curve-rounds = alsof de partij in die ronde geëindigd was
film-curve-alt = Scoreverloop, alsof de partij toen geëindigd was; winnaar: { $winners }.
film-curve-line = { $name }: { $steps }.
film-curve-step = { $points } na ronde { $round }
film-curve-here = De scores van deze partij, beurt na beurt, alsof die toen geëindigd was.
film-shown = De film van tafel { $table }: { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }, met in elk beeld gemarkeerd wat nieuw is.
film-shown-curve = De scores van tafel { $table }, beurt na beurt, alsof de partij toen geëindigd was.
film-show-done = Het komt in het kanaal van de tafel.
film-show-before = Iedereen kan het al zien: { $link }
film-too-many = Een film maken duurt even. Vraag het opnieuw over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
film-hand = De hand van { $name } aan het einde.
film-missed =
    De beste zet die je miste, volgens een AI ({ $level ->
        [random] willekeurig
        [greedy] gulzig
        [gentle] mild
        [easy] makkelijk
        [normal] normaal
        [hard] moeilijk
       *[master] meester
    }) die niet meer wist dan jij toen.
film-missed-by = De beste zet die { $who } miste, volgens een AI ({ $level ->
        [random] willekeurig
        [greedy] gulzig
        [gentle] mild
        [easy] makkelijk
        [normal] normaal
        [hard] moeilijk
       *[master] meester
    }) die niet meer wist dan de speler toen.
film-missed-made = Jij koos: { $made }
film-missed-made-by = Gekozen: { $made }
film-missed-better =
    Ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } beter: **{ $better }** ({ $reason })
film-missed-marked = -# In de afbeelding is 1 de betere zet en 2 de gespeelde zet.
film-missed-nothing = Een AI-speler ({ $level ->
        [random] willekeurig
        [greedy] gulzig
        [gentle] mild
        [easy] makkelijk
        [normal] normaal
        [hard] moeilijk
       *[master] meester
    }) die niet meer weet dan jij heeft je meest twijfelachtige beslissingen nagekeken en niets gevonden dat duidelijk beter was.
film-missed-no-time = De AI had geen tijd om je beslissingen opnieuw te bekijken. Vraag het over een minuut nog eens.
