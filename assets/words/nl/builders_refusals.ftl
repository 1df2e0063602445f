builders_refusals-not-in-building-row = { $card } ligt niet in de rij gebouwen.
builders_refusals-taken-from-building-row = { $card } ligt niet in de rij gebouwen: { $who } heeft die kaart genomen.
builders_refusals-not-in-worker-row = { $card } ligt niet in de rij arbeiders.
builders_refusals-taken-from-worker-row = { $card } ligt niet in de rij arbeiders: { $who } heeft die kaart genomen.
builders_refusals-row = In de rij liggen: { $cards }.
builders_refusals-no-row = De rij is leeg.

builders_refusals-invested = Je hebt deze beurt al geïnvesteerd. Dat mag één keer per beurt, in wat dan ook.
builders_refusals-not-in-line = { $card } ligt niet meer in de investeringsrij.
builders_refusals-taken-from-line = { $card } ligt niet meer in de investeringsrij: { $who } heeft die kaart genomen.
builders_refusals-line = Daar is nog: { $cards }.
builders_refusals-no-line = Daar is niets meer.

builders_refusals-nobody-educated = { $card } leidt meteen iemand op.
builders_refusals-nothing-taught = { $card } leidt niemand op. Laat `student` leeg ({ $student }).
builders_refusals-prisoner-educated = Een gevangene kan niet leren. Laat eerst vrij: { $student }.
builders_refusals-machine-educated = Een machine kan niet leren.
builders_refusals-already-educated = { $student } heeft al geleerd ({ $learned }), en niemand leert twee keer.
builders_refusals-nothing-to-learn = { $student } levert al { $amount }, dus dit zou niets veranderen.

builders_refusals-not-in-team = { $who } zit niet in je team.
builders_refusals-in-another-team = { $who } zit niet in jouw team, wel in dat van { $other }.
builders_refusals-at-work = { $who } is aan het werk aan { $building } tot dat afgewerkt is.
builders_refusals-useless = { $who } levert { $brings }, en { $building } vraagt nog { $missing }. Een arbeider die niets toevoegt, zou er alleen maar vastzitten.

builders_refusals-foreign-site = { $building } is een bouwplaats van { $who }.
builders_refusals-finished-site = { $building } is al afgewerkt, door { $who }.
builders_refusals-not-opened = { $building } is geen bouwplaats van je: niemand heeft dat gebouw geopend.
builders_refusals-sites = Je bouwplaatsen: { $sites }.
builders_refusals-no-sites = Je hebt geen open bouwplaats. Open eerst een gebouw van de rij.

builders_refusals-prisoner-with-tool = Een gevangene krijgt geen gereedschap mee. Stuur { $who } zonder, of laat de gevangene eerst vrij.
builders_refusals-machine-with-tool = Een machine krijgt geen gereedschap mee. Stuur { $who } zonder.
builders_refusals-not-your-tool = De { $tool } is niet van jou.
builders_refusals-tool-of-another = De { $tool } is niet van jou, wel van { $who }.
builders_refusals-tool-at-work = Je { $tool } is met { $carrier } aan { $building } bezig tot dat afgewerkt is.
builders_refusals-tools = Beschikbaar gereedschap: { $tools }.
builders_refusals-no-tools = Je hebt geen gereedschap beschikbaar.

builders_refusals-no-such-take = Eén commando neemt sestertiën voor 1 tot { $most } acties, niet voor { $actions }.
builders_refusals-too-few-actions = Je hebt nog { $left } en kunt geen sestertiën nemen voor { $actions }. Een gekochte actie kost meer dan die oplevert.
builders_refusals-no-prisoner = { $who } is geen gevangene, en alleen gevangenen worden vrijgelaten.
builders_refusals-freed-already = { $who } is al vrijgelaten.
builders_refusals-over = Deze partij is voorbij.

builders_refusals-can-send = Naar { $building } kun je sturen: { $members }.
builders_refusals-nobody-to-send = Niemand van je team kan nu naar { $building }.
builders_refusals-can-educate = Je kunt opleiden: { $members }.
builders_refusals-nobody-to-educate = Niemand van je team kan dit nu leren.
builders_refusals-can-free = Je kunt vrijlaten: { $members }.
builders_refusals-nobody-to-free = Geen gevangene van je kan nu vrijgelaten worden.

builders_refusals-opening-too-dear = { $building } openen kost { $total }, en je hebt { $held }.
builders_refusals-recruiting-too-dear = { $who } aanwerven kost { $total }, en je hebt { $held }.
builders_refusals-investing-too-dear = { $card } kost { $total }, en je hebt { $held }.
builders_refusals-sending-too-dear = { $who } naar { $building } sturen kost { $total }, en je hebt { $held }.
builders_refusals-freeing-too-dear = { $who } vrijlaten kost { $total }, en je hebt { $held }.
builders_refusals-too-dear = Dit kost { $total }, en je hebt { $held }.
builders_refusals-must-be-bought = { $number ->
    [one] Er moet { $number } actie gekocht worden.
   *[other] Er moeten { $number } acties gekocht worden.
}
builders_refusals-must-be-bought-too = { $number ->
    [one] Dat is { $price } plus { $bought } voor { $number } gekochte actie.
   *[other] Dat is { $price } plus { $bought } voor { $number } gekochte acties.
}
