company-level = *{ people-level }*
company-between = en AI
company-unknown-level = Er is geen AI-niveau ‘{ $typed }’; wel { $levels }. Schrijf bijvoorbeeld *moeilijk*, *3 normaal* of *makkelijk, moeilijk*.
company-too-many = Dat zijn meer AI-spelers dan een tafel plaatsen heeft. Schrijf bijvoorbeeld *moeilijk*, *3 normaal* of *makkelijk, moeilijk*.
company-choice =
    { $number ->
        [4] { $levels } · 4 AI-spelers; jij kijkt toe
       *[other] { $levels } · { $number } AI
    }
company-add-ai = AI toevoegen
company-offered =
    { $level ->
        [random] { company-add-ai }: Willekeurig, een zet die mag
        [greedy] { company-add-ai }: Gulzig, één stap vooruit
        [gentle] { company-add-ai }: Mild, voor een eerste partij
        [easy] { company-add-ai }: Makkelijk, kijkt kort vooruit
        [normal] { company-add-ai }: Normaal, een goede tegenstander
        [hard] { company-add-ai }: Moeilijk, kijkt ver vooruit
       *[master] { company-add-ai }: Meester, denkt tot 3 seconden na
    }
company-question = { company-add-ai }: kies hoe goed die speelt
