marble-rules-aim = Je bedekt de grond van Rome met buurttegels, waarvan sommige met een magistraat van je erop. Omringen tegels en heuvels een knooppunt volledig, dan komt daar een gebouw van marmer. Het aantal tegels bepaalt de soort, en het gebouw levert punten op voor wie daar als enige de meeste magistraten op tegels van die soort heeft. Een magistraat die een afgewerkte bouwplaats verlaat, levert imperium op, waarmee je acties koopt. Aquaducten, fonteinen, bruggen, munten en imperium leveren aan het einde punten op; wie de meeste punten heeft, wint.
marble-rules-turn = **Rome: City of Marble.** Je bedekt de grond van Rome met buurttegels. Omringen tegels en heuvels een knooppunt volledig, dan komt daar een gebouw. Het is van wie de meeste magistraten op passende tegels heeft (bij gelijkstand wordt het een fontein). Bijna alles is open; alleen de waarden van bruggen zijn geheim.
    In je beurt heb je { $actions } acties, in welke volgorde je wilt; twee keer dezelfde mag ook:
    - **Trek** twee tegels van verschillende soorten. Je kunt ze vanaf je volgende beurt spelen.
    - **Speel** een van je klare tegels, met een van je magistraten erop of zonder.
    - **Breid** open aquaducten uit met twee delen: allebei aan één, of aan twee elk één.
    - **Roep** een van je magistraten van een tegel terug.
    Met elk **imperiumfiche** dat je inlevert, koop je nog een actie. Daarna eindigt je beurt: wat je getrokken hebt, is klaar, en je magistraten op imperiumvakken en in de schatkist keren terug en leveren elk één imperiumfiche of één munt op (zie *{ marble-rules-topic-imperium }*).
marble-rules-turn-details = **Een beurt, details.**
    - Elke actie is afgerond voordat de volgende begint. Met imperium kun je vóór, tussen en na je acties nog acties kopen, maar alleen met fiches die je al hebt: wat aan het einde van de beurt binnenkomt, is voor later.
    - Je moet je acties gebruiken zolang er een mogelijk is. Een limiet voor je hand is er niet: je mag zoveel tegels hebben als je wilt.
    - Een magistraat die je terugroept, is meteen beschikbaar en kan in dezelfde beurt op een tegel, maar levert niets op.
    - Automatische zetten: het programma werkt een bouwplaats af, legt de delen van een opening of beëindigt je beurt als het maar op één manier kan. Zolang je imperium hebt om in te leveren, beëindigt het je beurt niet, behalve in de laatste ronde.
    - Stemmen de anderen ervoor om je beurt over te slaan, dan trekt het programma tegels voor je zolang er zijn, en beëindigt het je beurt.
    - Zitten er nog maar in één stapel tegels, dan komen ze allebei daarvan. Is er nog maar één tegel, of kan er maar één deel van een aquaduct gelegd worden, dan neem je dat.
    - Aan het einde van je beurt gebeurt dit, in deze volgorde: nieuwe tegels worden klaar, je magistraten op imperiumvakken en in de schatkist keren terug met wat ze verdiend hebben, en dan kan de partij eindigen.
marble-rules-playing = **Een tegel spelen.** Een tegel is een ruit van twee driehoeken van het bord. Geen van beide mag door een tegel of een gelote heuvel bedekt zijn, en minstens één van de vier zijden van de tegel moet langs een zijde van een heuvel of een andere tegel liggen; een hoek raken is niet genoeg. Soorten hoeven niet bij elkaar te passen. Heuvels die niet geloot zijn, zijn gewone grond.
    Een plek wordt genoemd naar de twee uiteinden van de korte diagonaal van de tegel, de lijn tussen zijn twee driehoeken, zoals E5-F5: rijen gaan van A tot K van onder naar boven, de nummers tellen van links.
    Als je een tegel gespeeld hebt, gebeurt dit, in deze volgorde:
    1. Je neemt de bruggen die hij bedekt. Alleen jij ziet hun waarden.
    2. Raakt een hoek ervan de waterbron van een aquaduct dat nog gesloten is, dan open je dat. Dat kost geen actie.
    3. Je werkt elke bouwplaats af die nu volledig is, in welke volgorde je wilt.
    Een magistraat kan alleen op een tegel komen als die gespeeld wordt, en nooit twee op één tegel.
marble-rules-playing-details = **Een tegel spelen, details.**
    - Vakken met bruggen en heuvels die niet geloot zijn, gelden als lege grond, en tegels mogen ze bedekken.
    - Zijden liggen altijd helemaal tegen elkaar, omdat tegels op de driehoeken van het bord liggen.
    - Eerst worden de bruggen genomen, dan aquaducten geopend, dan bouwplaatsen afgewerkt. Een magistraat die de ene bouwplaats verlaat, ontbreekt dus bij de volgende.
marble-rules-sites = **Bouwplaatsen.** Een bouwplaats is een knooppunt met zes driehoeken eromheen. Die is volledig als tegels en heuvels ze alle zes bedekken. Een knooppunt op de rand wordt nooit een bouwplaats.
    Het aantal tegels dat daar samenkomt, bepaalt wat er komt: drie een tempel ({ $temple }), vier een badhuis ({ $bathhouse }), vijf een theater ({ $theatre }), zes een arena ({ $arena }).
    Je magistraten op tegels van *die soort* aan de bouwplaats tellen. Wie er als enige de meeste heeft, krijgt het gebouw en meteen de punten. Bij gelijkstand bovenaan, of als niemand er daar een heeft, wordt het een fontein, die niemand punten oplevert.
    Daarna mag elke speler, te beginnen met wie aan de beurt is, één magistraat verplaatsen, van welke tegel van de bouwplaats ook: naar het imperiumvak van wat er gebouwd is, of naar de schatkist als het een fontein is. De andere magistraten blijven op hun tegels.
marble-rules-sites-details = **Bouwplaatsen, details.**
    - Elke tegel met een hoek aan de bouwplaats telt één keer. Een scherpe hoek vult een van de zes driehoeken, een stompe hoek twee.
    - Een heuvel vult zijn driehoek van een bouwplaats maar is geen tegel die telt, dus naast een heuvel kan geen arena staan. Een tafel mag anders spelen; dan staat het hieronder.
    - Elke magistraat op een tegel van de juiste soort is één punt invloed. Eén is genoeg als niemand anders er een heeft. Wie aan de beurt is en wie de tegels gespeeld heeft, maakt niet uit. Bij gelijkstand komt er een fontein.
    - Zijn er meerdere bouwplaatsen tegelijk volledig, dan worden ze na elkaar afgewerkt; wie aan de beurt is, kiest de volgorde. Een magistraat die de ene verlaten heeft, telt bij de volgende niet mee.
    - Elke speler mag één magistraat van een afgewerkte bouwplaats verplaatsen, van een tegel van welke soort ook, ook wie er niets gebouwd heeft. Het hoeft niet. De spelers krijgen de vraag met de klok mee, te beginnen met wie aan de beurt is.
    - Magistraten die blijven, tellen verder aan de andere hoeken van hun tegel.
    - Er zijn zoveel fonteinen en gebouwen als nodig.
marble-rules-imperium = **Magistraten en imperium.** Je hebt { $magistrates } magistraten. Op een tegel tellen ze voor de bouwplaatsen aan zijn hoeken. Van een afgewerkte bouwplaats mag er een naar een imperiumvak, en aan het einde van je beurt (deze als het de jouwe is, anders je volgende) keert die terug met een imperiumfiche van die soort; uit de schatkist met een munt.
    Met een imperiumfiche koop je nog een actie als je het in je eigen beurt inlevert: voor, tussen of na je acties. Wat je houdt, telt aan het einde. Voor elke soort krijgt wie er als enige de meeste heeft (de meerderheid) { $alone } punten; bij gelijkstand krijgt elk van hen { $tied }.
marble-rules-imperium-details = **Magistraten en imperium, details.**
    - Van imperiumvakken en uit de schatkist keren magistraten alleen aan het einde van je eigen beurt terug; `{ name-marble-recall }` is voor die op tegels.
    - Is een stapel imperium op, of zijn de munten op, dan keert de magistraat met niets terug. Ingeleverd imperium kan opnieuw verdiend worden.
    - In de laatste ronde koopt imperium niets; wat je houdt, telt wel mee.
marble-rules-standing = **Doorlopende opdrachten.** Een bouwplaats kan in de beurt van iemand anders afgewerkt worden, en dan mag je een magistraat verplaatsen. Kies één keer wat je wilt, zodat niemand op je wacht; alleen jij ziet het, en je kunt het altijd wijzigen bij *{ marble-own }* of met `{ name-marble-orders }`:
    - *{ marble-order-send-spent-or-ask }*: de standaard.
    - *{ marble-order-send-spent-or-keep }*: niemand wacht op je.
    - *{ marble-order-always-send }*: er gaat er altijd een. Niemand wacht op je.
    - *{ marble-order-always-ask }*.
    Een magistraat is *uitgespeeld* als geen enkele onafgewerkte hoek van zijn tegel nog een bouwplaats van de soort van die tegel kan worden. Een hoek die dat wel kan, is voor hem *open*. Opdrachten zijn voor de beurten van anderen; in de laatste ronde beslist het programma sommige gevallen zelf, zie de details.
marble-rules-standing-details = **Doorlopende opdrachten, details.**
    - Of een hoek nog een bouwplaats van de soort kan worden, hangt af van de lege driehoeken eromheen, niet van de tegels die nog in de stapels zitten.
    - Is er van jou meer dan één uitgespeeld, of hebben ze even weinig open hoeken, dan gaat er een die aan geen andere bouwplaats staat die op het punt staat afgewerkt te worden; blijft er dan nog keus, dan die in de laagste rij, en daarin de meest linkse.
    - In de laatste ronde beslist het programma vóór elke opdracht, ook in je eigen beurt. Moet er nog een beurt van je eindigen, dan gaat een uitgespeelde magistraat van de bouwplaats weg, tenzij hij ook een andere bouwplaats kan verlaten die op het punt staat afgewerkt te worden. Eindigt er geen meer, en zijn al je magistraten op tegels uitgespeeld, dan gaat er geen. Een tafel zonder automatische zetten vraagt het ook daar aan jou of je opdracht.
    - Stemmen de anderen ervoor om je over te slaan, dan gaat een uitgespeelde magistraat, en de andere blijven.
marble-rules-aqueducts = **Aquaducten.** Er zijn er drie, grijs, bruin en wit, en ze zijn van niemand. Elk begint bij zijn waterbron op de rand. Wie een tegel speelt die een waterbron raakt, opent dat aquaduct en legt meteen { $opening } delen, het eerste aan de waterbron.
    Een deel ligt langs de zijde van een tegel en gaat van het einde van het aquaduct naar het volgende knooppunt. Een aquaduct kruist zichzelf niet, splitst niet, en raakt geen ander aquaduct en geen andere waterbron. Van elke kleur zijn er { $pieces } delen.
    Bereikt je deel een fontein, dan neem je een munt, als er nog een is.
marble-rules-aqueducts-details = **Aquaducten, details.**
    - Iedereen mag met een actie elk open aquaduct uitbreiden.
    - Een deel ligt op een zijde, en aan minstens één kant daarvan moet een tegel liggen. Aan de andere kant mag een tegel, een heuvel, lege grond of de rand liggen; alleen een heuvel is niet genoeg. De korte diagonaal van een tegel is geen zijde.
    - Delen worden een voor een gelegd, en je mag ze laten doodlopen: kan er na een deel niets volgen, dan leg je er geen meer, ook al was een andere weg langer geweest.
    - Een aquaduct is open, ook als er bij de opening geen enkel deel gelegd kon worden. Het gaat verder vanaf zijn einde, of vanaf zijn waterbron, zodra een nieuwe tegel het een weg geeft.
    - Een aquaduct mag ook een gesloten waterbron niet raken. Zijn alle delen gelegd, dan is een aquaduct klaar.
    - De munt is voor een deel dat een fontein bereikt. Een fontein die komt waar al een aquaduct ligt, levert er geen op, en van een fontein weggaan geeft geen tweede.
    - Een gebouw dat komt waar al een aquaduct ligt, telt aan het einde zoals elk ander.
marble-rules-bridges = **Bruggen.** Zeven vakken verbergen brugtegels, met waarden van { $least } tot { $most }. Wie een tegel op een brugvak legt, neemt de brug; alleen die speler kent de waarde, en die telt aan het einde. Een achtste brugtegel is ongezien opzijgelegd. De acht waarden zijn { $values }. Een brug heet naar het knooppunt waar haar driehoek naar wijst.
marble-rules-end = **Het einde.** Zijn aan het einde van een beurt drie van de vier stapels buurttegels leeg, of alle vier, dan doet iedereen nog één actie; wie de derde stapel leegmaakte, als laatste. Imperium koopt dan geen acties. Daarna komt dit bij je punten:
    - de waarden van je bruggen
    - { $on_aqueduct } voor elk van je civiele gebouwen dat een aquaduct bereikt, wie het ook gelegd heeft
    - { $fountain } voor elke fontein naast elk van je civiele gebouwen
    - { $coin } voor elke munt, en { $most_coins } voor de meeste, ook bij gelijkstand
    - voor elke soort imperium: { $alone } voor wie als enige de meeste heeft, bij gelijkstand elk { $tied }
    Wie de meeste punten heeft, wint. Bij gelijkstand wint wie meer civiele gebouwen heeft, dan wie meer imperiumfiches van alle soorten samen heeft; anders wordt de overwinning gedeeld.
marble-rules-end-details = **Het einde, details.**
    - In de laatste ronde heeft iedereen één actie, te beginnen met de speler links van wie de derde stapel leegmaakte. Wie niets kan doen, past.
    - Ook in de laatste ronde keren je magistraten aan het einde van je beurt terug. Wat daarna nog naar een vak gestuurd wordt, levert niets op.
    - Een fontein ligt naast (grenst aan) de zes knooppunten eromheen, of er nu een zijde van een tegel naartoe loopt of niet. Een tafel mag anders spelen; dan staat het hieronder.
    - Eén fontein telt voor elk civiel gebouw ernaast, van wie het ook is, en één gebouw kan meer dan één fontein hebben.
    - Zonder munten, of zonder imperium van een soort, heb je er nooit de meeste van.
marble-rules-setup = **Opstelling.** Drie van de zeven heuvels worden geloot; de plekken van de andere zijn gewone grond. Een tafel mag in plaats daarvan Esquilijn, Quirinaal en Aventijn gebruiken. De brugtegels worden geschud, op elk brugvak ligt er een gedekt, en de laatste wordt ongezien opzijgelegd.
    Iedereen neemt van elke soort één klare tegel, en { $magistrates } magistraten. De startspeler wordt geloot, tenzij de host begint; bij een revanche begint iemand anders. Er wordt met de klok mee gespeeld. De regels zijn dezelfde voor twee, drie en vier spelers.
    De tegels waarmee jullie beginnen meegerekend, zijn er { $temples } tempeltegels, { $bathhouses } badhuistegels, { $theatres } theatertegels en { $arenas } arenategels; verder { $imperium } imperiumfiches van elke soort en { $coins } munten. Alles ligt open, ook wat een speler bezit, behalve de waarden van bruggen.
marble-rules-board = **Het bord.** Dit bord is van ons: het gepubliceerde kennen we niet. Het heeft { $vertices } knooppunten, waarvan { $interior } bouwplaatsen kunnen worden, { $triangles } driehoeken, zeven plekken voor heuvels waarvan er drie gebruikt worden, drie waterbronnen en zeven brugvakken. Een witte lijn tussen twee afgewerkte bouwplaatsen is een straat: die toont alleen dat ze buren zijn, en telt niet.
marble-rules-board-details = **Het bord en onze beslissingen, details.**
    - De plekken van heuvels, waterbronnen en bruggen zijn van ons, en ook hoe vaak elke waarde van een brug voorkomt. Van de punten voor gebouwen kennen we alleen die van het theater; de andere hebben we daar passend bij gekozen.
    - Geen tegel bedekt twee bruggen of raakt twee waterbronnen, en geen knooppunt ligt aan twee heuvels.
    - Waar het spelregelboekje een vraag openlaat, hebben wij beslist. Het minst zeker zijn deze twee, die een tafel voor de start kan instellen: een heuvel is geen tegel die telt, en een fontein grenst aan alle zes knooppunten eromheen.
    - Andere beslissingen: fonteinen en gebouwen raken nooit op; van een fontein weggaan geeft geen tweede munt; een aquaduct blijft weg van gesloten waterbronnen; in de laatste ronde keren magistraten nog terug. De details van elk onderwerp zeggen meer.
marble-rules-moves = **Commando’s en knoppen.** *{ button-your-turn }* opent je paneel, waar alles kan. Hetzelfde door te typen:
    - `{ name-marble-draw }`, `play`, `expand`, `recall`: de vier acties
    - `{ name-marble-open }`, `finish`, `reward`: wat op een tegel volgt
    - `{ name-marble-spend }`: levert imperium in voor nog een actie
    - `{ name-marble-end }`: beëindigt je beurt
    - `{ name-marble-orders }`: je doorlopende opdracht
    Plekken kun je typen zoals ze in de afbeelding heten: `e5-f5`.

marble-rules-topic-turn = Een beurt
marble-rules-topic-playing = Een tegel spelen
marble-rules-topic-sites = Bouwplaatsen en gebouwen
marble-rules-topic-imperium = Magistraten en imperium
marble-rules-topic-standing = Doorlopende opdrachten
marble-rules-topic-aqueducts = Aquaducten
marble-rules-topic-bridges = Bruggen
marble-rules-topic-end = Het einde en de score
marble-rules-topic-setup = Opstelling
marble-rules-topic-board = Het bord
marble-rules-topic-moves = Commando’s en knoppen

marble-rules-piece-kind = **{ $name }.** Er zijn { $supply } buurttegels van deze soort. Waar { $meet } tegels in een bouwplaats samenkomen, komt dit gebouw, voor wie daar als enige de meeste magistraten op tegels van deze soort heeft. De eigenaar krijgt meteen { $points }, en aan het einde nog { $on_aqueduct } als een aquaduct het bereikt.
marble-rules-piece-fountain = **Fontein.** Dat wordt een bouwplaats als niemand als enige de meeste magistraten op tegels van de juiste soort heeft. Die levert niemand punten op, maar aan het einde { $fountain } voor elk civiel gebouw ernaast, voor de eigenaar van dat gebouw. Wie een deel van een aquaduct tot aan de fontein legt, neemt een munt.
marble-rules-piece-magistrate = **Magistraat.** Je hebt er { $magistrates }. Hij komt op een tegel als je die speelt, telt voor bouwplaatsen van de soort van die tegel, en mag naar een imperiumvak of de schatkist als een bouwplaats aan zijn tegel afgewerkt is.
marble-rules-piece-imperium = **Imperiumfiche.** Er zijn er { $supply } van elke soort. Lever je het in, dan koop je er nog een actie mee; houd je het, dan telt het aan het einde mee voor de meerderheid van die soort: { $alone } alleen, elk { $tied } als meerdere spelers de meeste hebben.
marble-rules-piece-coin = **Munt.** Er zijn er { $supply }. Je krijgt er een van een magistraat in de schatkist aan het einde van je beurt, en een als je deel van een aquaduct een fontein bereikt. Elke munt levert aan het einde { $coin } op, en wie de meeste heeft, krijgt nog { $most_coins }.
marble-rules-piece-bridge = **Brug.** Een verborgen waarde van { $least } tot { $most }, voor wie een tegel op het vak ervan legt; tot het einde kent niemand anders die.
marble-rules-piece-aqueduct = **{ $name }.** Het begint bij zijn waterbron op { $spring } en heeft { $pieces } delen. Een tegel die de waterbron raakt, opent het. Aan het einde levert elk civiel gebouw dat het bereikt { $on_aqueduct } op voor de eigenaar.
marble-rules-piece-hill = **{ $name }.** Een van de zeven heuvels; voor elke partij worden er drie geloot. Langs de zijden van een heuvel kun je tegels spelen, en een heuvel bedekt zijn deel van de bouwplaatsen aan zijn hoeken, maar is geen tegel die telt.
marble-rules-which-piece = Dat kan meer dan één ding zijn: { $names }. Typ wat meer.

marble-rules-name = { $piece ->
    [temple] Tempel
    [bathhouse] Badhuis
    [theatre] Theater
    [arena] Arena
    [fountain] Fontein
    [magistrate] Magistraat
    [imperium] Imperiumfiche
    [coin] Munt
    [bridge] Brug
    [grey_aqueduct] Grijs aquaduct
    [brown_aqueduct] Bruin aquaduct
   *[white_aqueduct] Wit aquaduct
}
