company-level = *{ people-level }*
company-between = en AI
company-unknown-level = Er is geen AI-niveau ‘{ $typed }’; wel { $levels }. Schrijf bijvoorbeeld *moeilijk*, *3 normaal* of *makkelijk, moeilijk*.
company-too-many = Dat zijn meer AI-spelers dan een tafel plaatsen heeft. Schrijf bijvoorbeeld *moeilijk*, *3 normaal* of *makkelijk, moeilijk*.
company-choice =
    { $number ->
        [4] { $levels } · 4 AI-spelers; jij kijkt toe
       *[other] { $levels } · { $number } AI
    }
company-offered =
    { $level ->
        [random] AI toevoegen: Willekeurig, een zet die mag
        [greedy] AI toevoegen: Gulzig, één stap vooruit
        [gentle] AI toevoegen: Mild, voor een eerste partij
        [easy] AI toevoegen: Makkelijk, kijkt kort vooruit
        [normal] AI toevoegen: Normaal, een goede tegenstander
        [hard] AI toevoegen: Moeilijk, kijkt ver vooruit
       *[master] AI toevoegen: Meester, denkt tot 3 seconden na
    }
company-question = AI toevoegen: kies hoe goed die speelt
