export-of-others = Tafel { $table } hoort niet bij dit kanaal en is niet van jou. `{ name-game-log-export }` in het kanaal van die tafel geeft het logboek.

export-verified = Met tafel { $table } is alles in orde.
export-replayed =
    - Nagespeeld volgens de regels: { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }, aan het einde { $totals } punten.
export-promise = - Het geheim `{ $secret }` heeft de SHA-256 `{ $promise }`: vergelijk die met de laatste regel van de beschrijving (ALT) van de afbeelding in de aankondiging, en met je eigen notitie.
export-shuffle =
    - { $clicks ->
        [one] Dat geheim en { $clicks } klik geven precies deze deling.
       *[other] Dat geheim en { $clicks } klikken geven precies deze deling.
    }
export-shuffle-after =
    - { $clicks ->
        [one] Dat geheim en { $clicks } klik geven precies deze deling. Volgens zijn nummer kwam de klik na bericht { $post }, de aankondiging.
       *[other] Dat geheim en { $clicks } klikken geven precies deze deling. Volgens hun nummers kwamen ze allemaal na bericht { $post }, de aankondiging.
    }
export-shuffle-card = - Dat geheim en het nummer van bericht { $post }, de aankondiging, geven precies de deling die gespeeld is. Alle plaatsen waren bezet voordat de aankondiging verstuurd werd.
export-not-proved = - Dus kon geen speler de deling kiezen of voorzien. Niet bewezen: dat wie mij beheert niet in mijn database gekeken heeft, of mij veranderd heeft.
export-no-secret = - Dit logboek bevat het geheim van het schudden niet, dus dat is niet gecontroleerd.
export-how = -# `{ name-game-log-export }` geeft het logboek; `aedile verify` controleert het zonder mij.
export-whole = Het volledige logboek. `{ name-game-log-verify }` controleert het hier, `aedile verify` waar je maar wilt.
export-so-far = Wat tot nu toe openbaar is. Het volledige logboek komt als de partij voorbij is.

## Namen van bestanden
export-file-table = tafel-{ $table }.txt
export-file-data = mijn-gegevens.json
export-file-board = ranglijst.png
export-file-division = divisie-{ $division }.png
