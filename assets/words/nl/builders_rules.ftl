builders_rules-aim = Je leidt een bouwbedrijf. In je beurt open je gebouwen, werf je arbeiders aan en stuur je ze naar je bouwplaatsen, elk voor een loon. Een gebouw dat alle steen, hout, architectuur en decoratie heeft die het vraagt, is afgewerkt: het levert sestertiën op, voor de volgende lonen, en punten. De ronde waarin iemand { $points } haalt met gebouwen en machines, is de laatste; wie de meeste punten heeft, wint.

builders_rules-turn-name = Een beurt
builders_rules-turn = **The Builders: Antiquity.** Je opent gebouwen en stuurt er je arbeiders naartoe. Heeft een gebouw alle steen, hout, architectuur en decoratie die het vraagt, dan is het afgewerkt en levert het sestertiën en punten op. Iedereen begint met { $start } en een leerling. Alle kaarten liggen open, behalve de stapels.
    In je beurt heb je { $free } en kun je er meer kopen voor { $extra } per stuk. Dit mag je zo vaak doen als je wilt, in welke volgorde je wilt:
    - **Openen**: een gebouw van de rij ({ $one }). Het wordt je bouwplaats, waar je arbeiders heen kunnen.
    - **Aanwerven**: een arbeider van de rij ({ $one }), die bij je team komt en niets kost tot je die stuurt.
    - **Sturen**: iemand van je team naar een van je bouwplaatsen: { $send } of meer, en de prijs van de arbeider.
    - **Investeren** in een kaart van de investeringsrij ({ $one } en de prijs), één keer per beurt.
    - **Sestertiën nemen**: { $taken } voor { $used } acties.
    - **Vrijlaten**: een gevangene ({ $freeing }).
    Beëindig dan je beurt; acties die je niet gebruikt hebt, vervallen. Een rij wordt meteen aangevuld.
builders_rules-turn-details = **Een beurt, details.**
    - Vraagt een zet meer acties dan je nog hebt, dan koop je de ontbrekende meteen mee; op de knop staat wat je betaalt. Je kunt er zoveel kopen als je wilt, maar alleen als je ze nodig hebt.
    - *{ commands-builders-take.button }* wordt elke keer apart berekend: alle acties tegelijk leveren meer op dan een voor een. Een gekochte actie kun je niet voor sestertiën ruilen, want dat zou minder opleveren dan de actie kost.
    - Eén investering per beurt, in wat dan ook, ook met gekochte acties.
    - Een rij wordt meteen aangevuld. Is de stapel leeg, dan wordt de rij korter; er wordt nooit iets afgelegd of teruggegeven.
    - Alle kaarten liggen open, behalve de stapels, en daar kan niemand in kijken.
    - Zijn je acties op en kun je niets meer betalen, dan eindigt de beurt vanzelf (een automatische zet), tenzij de tafel dat uitgezet heeft.
    - Stemmen de anderen ervoor om je beurt over te slaan omdat je tijd om is, dan neemt het programma sestertiën voor de acties die over zijn.

builders_rules-sending-name = Arbeiders sturen
builders_rules-sending = **Sturen.** Wie van je team niet op een bouwplaats is, kun je naar een van je bouwplaatsen sturen. Je betaalt de volle prijs, en de arbeider levert alles wat op de kaart staat; wat het gebouw niet nodig heeft, gaat verloren. Een arbeider die niets toevoegt wat ontbreekt, ook niet met gereedschap, kun je niet sturen.
    De eerste die je in een beurt naar een bouwplaats stuurt, kost { $first }, de tweede { $second }, de derde { $third }, enzovoort: drie naar één bouwplaats kosten { $three } acties. Elke bouwplaats telt apart, en elke beurt opnieuw. Gevangenen en machines tellen als arbeiders.
    Heb je te weinig acties over, dan koop je de ontbrekende meteen mee, voor { $extra } per stuk.
    Er kan **gereedschap** meegaan met een arbeider of een vrijgelaten gevangene, één stuk per persoon: noem het bij het sturen. Het voegt 1 van zijn grondstof toe en kost geen actie en geen sestertiën.
    Terugroepen kan niet: arbeiders en gereedschap blijven tot het gebouw afgewerkt is.
builders_rules-sending-details = **Sturen, details.**
    - Het aantal acties stijgt alleen met wie je in deze beurt naar die bouwplaats stuurde; wie er eerder heen ging, telt niet.
    - De prijs betaal je meteen. Zonder de sestertiën kan de arbeider niet gaan, en lenen kan niet in dezelfde zet: investeer eerst in een lening.
    - Gereedschap of een universiteit verandert de prijs en de acties niet.
    - Een arbeider die niets levert wat ontbreekt, mag mee met gereedschap dat dat wel doet. Anders mag het niet: zo iemand zou er alleen maar vastzitten.
    - Wat er meer geleverd wordt dan nodig is, gaat verloren; het is geen reserve voor een andere bouwplaats.

builders_rules-finishing-name = Afwerken
builders_rules-finishing = **Afwerken** kost geen actie. Zodra er niets meer ontbreekt, is het gebouw afgewerkt: je krijgt zijn sestertiën en punten, en iedereen die eraan werkte en al het gereedschap komen naar je terug. Je kunt ze in dezelfde beurt weer gebruiken, net als de sestertiën.
    Je mag zoveel bouwplaatsen hebben als je wilt. Teruggeven kan niet, maar een bouwplaats die aan het einde niet afgewerkt is, kost niets.

builders_rules-investments-name = Investeringen
builders_rules-investments = **Investeringen.** Eén keer per beurt mag je investeren: { $one } en de prijs van een kaart van de investeringsrij. Je mag uit alle kaarten kiezen die er nog zijn. Genomen kaarten komen niet terug.
    - **Gevangene**, { $prisoner }: komt bij je team, en { $sending }.
    - **Gereedschap**, { $tool }: voegt telkens als het meegaat 1 van zijn grondstof toe.
    - **Universiteit**, { $university }: je kiest meteen een van je arbeiders of vrijgelaten gevangenen die niet op een bouwplaats is, en vanaf nu levert die kaart { $taught } van de grondstof. De andere grondstoffen en de prijs blijven. Niemand leert twee keer, en leren kan alleen als het iets verandert.
    - **Lening**: kost alleen de actie en levert nu { $gain } op; zie het onderwerp over leningen.
    Gereedschap en universiteiten zijn niet voor gevangenen die niet vrijgelaten zijn, en niet voor machines.
builders_rules-investments-details = **Investeringen, details.**
    - Je mag elke kaart nemen die nog in de rij ligt, niet alleen de eerste.
    - Elke arbeider heeft hoogstens één stuk gereedschap tegelijk. Het blijft op de bouwplaats tot het gebouw afgewerkt is; daarna kun je het weer gebruiken.
    - Een opleiding die niets zou veranderen, wordt geweigerd.
    - Er is geen limiet aan de leningen die je hebt, behalve één investering per beurt en de kaarten die er zijn.
builders_rules-range = { $least } tot { $most }

builders_rules-prisoners-name = Gevangenen
builders_rules-prisoners = **Gevangenen** zijn investeringen voor { $price }. Voor een gevangene geldt: { $sending }, evenveel acties als een arbeider, geen gereedschap en geen universiteit. Aan het einde kost elke gevangene die niet vrijgelaten is { $penalty }.
    Je kunt ze **vrijlaten**: dat kost { $freeing } van je beurt en geen sestertiën, en het is geen investering. Het mag al in de beurt waarin je de gevangene kreeg, maar niet zolang die op een bouwplaats is. Een vrijgelaten gevangene sturen kost { $freed }, en gereedschap en een universiteit mogen dan zoals bij een arbeider.
    In de eindwaardering laat het programma de andere vrij voor { $tally } elk, zolang je sestertiën hebt. Een gevangene die dan nog op een bouwplaats is, kan niet vrijkomen.

builders_rules-machines-name = Machines
builders_rules-machines = **Machines** liggen in de rij gebouwen: { $machines }. Je opent en bouwt ze zoals gebouwen, en ze leveren geen sestertiën maar { $points } op. Een afgewerkte machine komt bij je team: die levert { $brings } van één grondstof en { $sending }, als je wilt nog in dezelfde beurt. Een machine sturen kost acties zoals een arbeider sturen. Gereedschap en universiteiten zijn niet voor machines.

builders_rules-loans-name = Leningen
builders_rules-loans = **Leningen.** Een lening is een investering: { $one } van je beurt, en je hebt meteen { $gain } meer. Er zijn { $cards } voor jullie samen, en je mag er meer dan één hebben.
    In de eindwaardering wordt elke lening terugbetaald voor { $repay } als je zoveel hebt; anders kost de lening { $penalty }. Terugbetalen is { $worth } punten meer waard dan de sestertiën houden, dus het programma betaalt terug wat het kan. Tijdens de partij kan een lening niet terugbetaald worden.

builders_rules-end-name = Het einde en de eindwaardering
builders_rules-end = **Het einde.** Als iemand een beurt beëindigt met { $points } of meer uit afgewerkte gebouwen en machines, wordt de ronde uitgespeeld, zodat iedereen evenveel beurten heeft. Dan volgt de eindwaardering:
    1. Het programma laat je gevangenen vrij die niet op een bouwplaats zijn, voor { $free } elk, en betaalt dan je leningen terug, voor { $repay } elk, zolang je sestertiën hebt. Elke betaling is meer punten waard dan de sestertiën die ze kost.
    2. Je telt de punten van je afgewerkte gebouwen en machines, plus { $sesterce } voor elke sestertie die over is, min { $prisoner } voor elke gevangene die niet vrijgelaten is en { $loan } voor elke lening die niet terugbetaald is.
    Wie de meeste punten heeft, wint; bij gelijkstand wordt de overwinning gedeeld.
builders_rules-end-details = **Het einde, details.**
    - Alleen punten van afgewerkte gebouwen en machines beëindigen de partij. Wat je aan gevangenen en leningen zult verliezen, telt daarvoor niet mee.
    - Een gevangene op een bouwplaats kan in de eindwaardering niet vrijkomen. Bouwplaatsen die niet afgewerkt zijn en arbeiders zonder werk kosten niets.

builders_rules-stalled-name = Vastgelopen partijen
builders_rules-stalled = **Vastgelopen partijen.** Arbeiders kun je niet terugroepen, dus ze kunnen allemaal vastzitten. Na { $idle } volle rondes op rij waarin iedereen alleen sestertiën nam of niets deed, is de partij voorbij, en na ronde { $last } in elk geval. Dan volgt de eindwaardering zoals altijd.

builders_rules-setup-name = Opstelling
builders_rules-setup = **Opstelling.** Er kunnen twee tot vier spelers meedoen. Gebouwen en machines worden samen geschud tot één stapel, arbeiders tot een andere; { $buildings } gebouwen en { $workers } arbeiders liggen open in twee rijen. Iedereen begint met { $start } en een leerling, die geloot wordt; de andere leerlingen zitten in de stapel arbeiders.
    De hele investeringsrij ligt open: { $prisoners } gevangenen, voor elk van de vier grondstoffen een stuk gereedschap en een universiteit, en { $loans } leningen.
    De startspeler wordt geloot, tenzij de host begint; bij een revanche begint iemand anders. Er wordt met de klok mee gespeeld. Sestertiën raken nooit op. Wat er nog in de stapels zit, is bekend, de volgorde niet.

builders_rules-moves-name = Commando’s en knoppen
builders_rules-moves = **Hier** opent de knop *{ button-your-turn }* onder de vermelding je paneel: alles kan met de knoppen en menu’s daarvan, en alles kun je ook typen. Kun je deze beurt een gebouw afwerken, dan toont het paneel hoe.
    `{ name-builders-open }`, `recruit`, `invest`, `send`, `take`, `free`, `end` zijn de zetten; elke optie biedt aan wat nu mag, met wat het kost en doet. `{ name-game-board }`, `status`, `score`, `log` tonen de tafel, `{ name-game-hand }` je team, `{ name-game-undo }` neemt je laatste zet terug tot een rij wordt aangevuld of de volgende speler iets doet, `{ name-game-card }` legt een kaart uit, `{ name-game-hint }` geeft advies.
