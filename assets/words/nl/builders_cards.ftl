builders_cards-card = **{ $name }** (`{ $id }`): { $facts }
builders_cards-building = gebouw, vraagt { $need }.
    Afgewerkt levert het { $gain } op.
builders_cards-machine = machine, vraagt { $need }.
    Afgewerkt levert die { $gain } op. Daarna komt de machine bij je team en levert { $brings }; { $sending }. Je stuurt die zoals een arbeider, maar zonder gereedschap en zonder universiteit.
builders_cards-worker = arbeider, levert { $brings }.
    Sturen kost telkens { $price }. Er kan gereedschap meegaan, en één universiteit kan verhogen wat deze arbeider van één grondstof levert.
builders_cards-apprentice = Iedereen begint met één leerling; de andere zitten in de stapel.
builders_cards-twins = Deze kaart bestaat { $number } keer.
builders_cards-prisoner = een investering voor { $price }. Een gevangene komt bij je team, levert { $brings }, en { $sending }, maar krijgt geen gereedschap en geen universiteit.
    Aan het einde kost elke gevangene die je niet vrijgelaten hebt { $penalty }. Vrijlaten kost { $freeing } van je beurt, of { $tally } in de eindwaardering; wie op een bouwplaats is, kan niet vrijkomen. Een vrijgelaten gevangene levert { $freed }, { $later }, en krijgt gereedschap en een universiteit zoals een arbeider.
builders_cards-tool = een investering voor { $price }. Gaat mee met een arbeider of vrijgelaten gevangene die je stuurt, één stuk gereedschap per persoon, en voegt { $adds } toe. Dat kost geen actie en geen sestertiën. Het gereedschap komt terug als het gebouw afgewerkt is.
builders_cards-university = een investering voor { $price }. Een van je arbeiders of vrijgelaten gevangenen die niet op een bouwplaats is, leert meteen en levert vanaf dan { $taught }; de andere grondstoffen en de prijs blijven. Niemand leert twee keer.
builders_cards-loan = een investering die meteen { $gain } oplevert. In de eindwaardering betaal je { $repay } terug als je die hebt; een lening die niet terugbetaald is, kost { $penalty }. Van deze kaart zijn er { $cards }.

builders_cards-then-brings = { $gain }, levert daarna { $brings }
builders_cards-worker-brings = een arbeider levert daarna { $brings }
builders_cards-loan-now = levert nu { $gain } op
builders_cards-loan-later = aan het einde { $repay } terug, of verlies { $penalty }

builders_cards-kind = { $kind ->
    [machine] machine
    [building] gebouw
    [worker] arbeider
    [prisoner] gevangene vrijgelaten investering
   *[investment] investering
}
