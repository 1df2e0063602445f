great_city_rules-aim = Je bouwt een stad van hoogstens 4 × 4 gebouwen. In elke ronde plaats je een gezant op een vak van een strook, neem je een kaart uit het aanbod, en mag je een van je kaarten bouwen met de bakstenen van dat vak en met munten. Aan het einde leveren huizen punten op voor de kleuren van de openbare gebouwen ernaast; ook aquaducten, tempels, munten en invloedskaarten tellen mee. Wie de meeste punten heeft, wint.

great_city_rules-round-name = Een ronde
great_city_rules-round = **The Great City of Rome.** Jullie bouwen elk een stad van hoogstens 4 × 4 gebouwen, rond een boerderij en een huis.
    Vóór de eerste ronde houdt iedereen één kaart van een kleine draft (zie *{ great_city_rules-setup-name }*).
    1. Er wordt een nieuwe strook omgedraaid: vijf vakken op een rij, van de keizer naar buiten, drie met een baksteen en twee met een tandwiel. Er komt een nieuw aanbod van kaarten.
    2. Vanaf de startspeler plaatsen jullie met de klok mee gezanten op vrije vakken. Een vak geeft zijn eigen symbool en alle symbolen tussen dat vak en de keizer. Daarna zijn jullie vanaf de keizer naar buiten aan de beurt: dicht bij de keizer ben je eerder aan de beurt en heb je minder symbolen.
    3. In je beurt neem je één kaart uit het aanbod; daarna mag je één kaart uit je hand bouwen en één keer produceren, in welke volgorde je wilt.
    4. Invloedskaarten die wachten, kunnen gewonnen worden (zie *{ great_city_rules-influence-name }*), en het startspelersfiche gaat met de klok mee naar de volgende speler.
    Met twee spelers heb je twee gezanten en speel je 7 rondes; met drie of vier spelers heb je er één en speel je 14 rondes.
great_city_rules-round-details = **Een ronde, details.**
    - Alle symbolen tot en met het vak van je gezant zijn van jou, ook die op vakken met gezanten van anderen.
    - Er liggen evenveel kaarten in het aanbod als er gezanten zijn, dus de laatste neemt wat overblijft. Je moet een kaart nemen, ook een die je niet wilt. Je hand heeft geen limiet, en een kaart die je nooit bouwt, kost niets.
    - Je mag de kaart bouwen die je net genomen hebt.
    - Je bouwt hoogstens één keer en produceert hoogstens één keer per beurt. Wat je eerst doet, maak je af voordat je aan het andere begint; je mag een van beide of allebei overslaan.
    - Bakstenen en tandwielen die je niet gebruikt hebt, vervallen aan het einde van de beurt. Tandwielen vervangen geen bakstenen.
    - Het startspelersfiche bepaalt alleen de volgorde bij het plaatsen van gezanten, en bij de draft.
    - Met twee spelers plaatsen jullie om de beurt één gezant, en elke gezant geeft een eigen beurt. Staat er geen gezant van de ander tussen de jouwe, dan heb je twee beurten op rij; er gaat niets mee van de ene naar de andere.

great_city_rules-building-name = Bouwen
great_city_rules-building = **Bouwen.** Betaal de bakstenen van de kaart met die van je vak, met baksteenfiches van je boerderijen en met munten: een ontbrekende baksteen kost 2 munten. Je mag ook alleen met munten betalen.
    Het gebouw komt op een lege plek die met een zijde aan een gebouw van je stad grenst, en de stad moet in 4 × 4 passen.
    Aquaducten staan nooit met een ander aquaduct in één rij of kolom; een aquaduct mag, in plaats van op een lege plek te komen, ook een gebouw van je vervangen, welk dan ook.
    Meteen neem je een invloedsfiche voor elke ster, en een openbaar gebouw levert iets op voor elk gebouw ernaast (zie *{ great_city_rules-public-name }*). Huizen, aquaducten en tempels leveren aan het einde punten op; boerderijen produceren.
great_city_rules-building-details = **Bouwen, details.**
    - De 4 × 4 wordt van uiteinde tot uiteinde gemeten: vier gebouwen op een rij met een gat ertussen nemen vijf kolommen in, en dat is te veel. Gaten binnen de stad mogen.
    - Rij 1, kolom 1 is de hoek linksboven van je stad zoals die getekend is: groeit de stad naar boven of naar links, dan wordt er opnieuw geteld, en rij of kolom 0 is de lege ernaast.
    - Jij kiest of je met baksteenfiches of met munten betaalt. Je koopt alleen wat ontbreekt, en niets voor later.
    - Je betaalt voordat er iets verandert. Het baksteenfiche van een boerderij die je vervangt, mag betalen; de munten van een markt die je bouwt, niet.
    - Een vervangen gebouw verdwijnt uit het spel met de fiches die erop liggen; zijn sterren en kleur tellen niet meer. Munten, invloedsfiches en kaarten die het ooit opleverde, blijven van jou. Ook startgebouwen mag je vervangen, en een aquaduct door een ander aquaduct.
    - Een aquaduct dat geen plek vindt, wacht in je hand. Er passen er hoogstens vier; een vijfde kan er alleen een van vervangen. Elke andere kaart vindt een plek zolang de stad minder dan zestien gebouwen heeft.
    - Een luxe woonhuis is een huis van zijn waarde met een ster, het grote aquaduct een aquaduct met een ster.

great_city_rules-public-name = Openbare gebouwen
great_city_rules-public = **Openbare gebouwen** leveren bij het bouwen iets op voor elk buurgebouw: elk gebouw, van welke soort ook, dat er met een zijde aan grenst.
    - **Groen**, Markt en Forum Romanum: telkens één munt.
    - **Rood**, Arena en Colosseum: telkens één invloedsfiche.
    - **Blauw**, Thermen en Keizerlijke thermen: telkens één puntenfiche. Die blijven op de thermen liggen en tellen mee met de huizen ernaast.
    - **Geel**, School en Universiteit: telkens één kaart. Je trekt ze van één stapel en houdt er één.
    Forum Romanum, Colosseum, Universiteit en Keizerlijke thermen tellen één buurgebouw meer dan ze hebben.
    Aan het einde tellen de kleuren voor de huizen ernaast.
great_city_rules-public-details = **Openbare gebouwen, details.**
    - Er zijn één tot vier buurgebouwen. Startgebouwen en aquaducten zijn buurgebouwen als alle andere; een gebouw dat alleen met een hoek raakt, is er geen.
    - Buurgebouwen worden één keer geteld, bij het bouwen. Wat later verandert, maakt niets uit.
    - Wat een gebouw oplevert, kun je niet weigeren, ook geen invloedsfiches.
    - School en Universiteit: je kiest een stapel die meedoet, behalve stapel I; met twee spelers is dat altijd stapel II. Je trekt, houdt één kaart en legt de andere onder die stapel in een volgorde naar keuze; tegen het einde kunnen ze weer bovenkomen. Zijn het er te weinig, dan trek je wat er nog is. De kaart die je houdt, kun je vanaf je volgende beurt bouwen.

great_city_rules-producing-name = Produceren
great_city_rules-producing = **Produceren** kost twee tandwielen; een ontbrekend tandwiel kost 1 munt. Het mag één keer per beurt, voor of na het bouwen. Al je boerderijen produceren dan: elke groentetuin een munt, elke graanboerderij een baksteenfiche als er geen op ligt, elke schapenboerderij een invloedsfiche, en de wijngaard een munt en, als er geen op ligt, een baksteenfiche.
great_city_rules-producing-details = **Produceren, details.**
    - Eén keer per beurt, hoeveel tandwielen je ook hebt. Je mag beide tandwielen kopen.
    - Produceer je eerst, dan kun je met wat binnenkomt het gebouw betalen. Bouw je eerst, dan produceert een nieuwe boerderij meteen mee, of koop je tandwielen met de munten van een nieuwe markt.
    - Een baksteenfiche blijft op zijn boerderij tot je er een baksteen mee betaalt, in deze beurt of een latere. Een boerderij waar het fiche nog op ligt, krijgt geen tweede en niets in de plaats.
    - Alles wordt geproduceerd: de invloedsfiches van schapenboerderijen kun je niet weigeren.
    - De wijngaard is één productiegebouw, al levert hij twee dingen op.
    - Je mag produceren, ook als het niets oplevert.

great_city_rules-influence-name = Invloed
great_city_rules-influence = **Invloed.** Invloedsfiches komen van sterren, rode gebouwen en schapenboerderijen. In sommige rondes verschijnt een invloedskaart. Wie aan het einde van de ronde als enige de meeste invloedsfiches heeft, neemt alle wachtende kaarten en geeft alle fiches terug. Is het bovenaan gelijk, dan wachten de kaarten tot de volgende ronde; na de laatste ronde vervallen ze. Aan het einde zijn twee fiches een punt waard.
great_city_rules-influence-details = **Invloed, details.**
    - Eén fiche wint al als niemand anders er een heeft. Heeft niemand er een, of is het bovenaan gelijk, dan wachten de kaarten, wie er ook derde is.
    - Wie als enige bovenaan staat, neemt alle wachtende kaarten en geeft daarvoor één keer alle fiches terug. Dat kun je niet weigeren.
    - Wacht er geen kaart, dan blijven alle fiches waar ze zijn.
    - De kaart van 14 punten komt in de laatste ronde. Is het dan bovenaan gelijk, dan vervallen alle wachtende kaarten.
    - Voor de punten aan het einde, en bij gelijkstand, tellen de fiches die na de laatste toekenning over zijn.

great_city_rules-scoring-name = Punten
great_city_rules-scoring = **Punten.** Een woonwijk is een groep aangrenzende huizen van één waarde. Die levert de som van de waarden op, maal het aantal verschillende kleuren van openbare gebouwen ernaast, plus de puntenfiches van de beste thermen ernaast.
    1, 2, 3 of 4 aquaducten samen: 4, 12, 24 of 40 punten. Elke tempel heeft zijn eigen voorwaarde (zie *{ great_city_rules-temples-name }*).
    Munten zijn elk 1 punt waard, twee invloedsfiches samen 1 punt; invloedskaarten tellen voor hun waarde.
    Wie de meeste punten heeft, wint; bij gelijkstand wie nog de meeste invloedsfiches heeft.
great_city_rules-scoring-details = **Punten, details.**
    - Een woonwijk bestaat uit huizen van één waarde die met een zijde aan elkaar grenzen, luxe woonhuizen inbegrepen; ook één enkel huis is er een. Zonder openbaar gebouw ernaast levert die niets op.
    - Twee gebouwen van één kleur tellen één keer voor een wijk, ook als een ervan een buurgebouw meer telt. Eén gebouw telt voor elke wijk waaraan het grenst.
    - Staan er meerdere thermen naast een wijk, dan tellen alleen de beste: hun puntenfiches komen er één keer bij en worden niet vermenigvuldigd. Thermen tussen twee wijken tellen voor allebei. Thermen tellen ook als kleur, blauw.
    - Drie aangrenzende huizen met waarde 3, met een groen gebouw en thermen met 4 fiches ernaast, leveren 9 × 2 + 4 = 22 punten op.
    - Een invloedsfiche zonder een tweede is niets waard.
    - Zijn punten en invloedsfiches gelijk, dan wordt de overwinning gedeeld.

great_city_rules-temples-name = Tempels
great_city_rules-temples = **Tempels** leveren aan het einde punten op, elk één keer en met een eigen voorwaarde:
    { $temples }
great_city_rules-temple = { $stars ->
        [0] - **{ $name }**: { $effect }
        [one] - **{ $name }**, { $stars } ster: { $effect }
       *[other] - **{ $name }**, { $stars } sterren: { $effect }
    }
great_city_rules-temples-details = **Tempels, details.**
    - Elke tempel telt één keer: ook acht huizen met waarde 2 leveren de punten van Cupido maar één keer op. Eén gebouw mag voor meer dan één tempel tellen.
    - Luxe woonhuizen zijn huizen van hun waarde, de wijngaard is één productiegebouw zoals elke boerderij.
    - Minerva telt zichzelf mee. Je hebt 14 beurten en begint met twee gebouwen, dus je moet elke beurt bouwen en mag niets vervangen.
    - Luna telt de sterren die aan het einde in de stad staan; een gebouw dat vervangen is, telt niet mee.
    - Mercurius rondt naar beneden af en verbruikt geen munten.

great_city_rules-setup-name = Opstelling
great_city_rules-setup = **Opstelling.** Iedereen begint met 5 munten, en met een groentetuin naast een huis met waarde 2.
    Met twee spelers doen stapel I en II mee, met drie I tot III, met vier alle vier. In het aanbod ligt van elke stapel één kaart, met twee spelers twee.
    Invloedskaarten zitten in stapel I op bekende plekken: met twee spelers verschijnen die van 4, 8 en 14 punten in ronde 2, 4 en 7; anders die van 3, 6, 10 en 14 punten in ronde 3, 6, 10 en 14.
    In de draft neemt de speler rechts van de startspeler evenveel kaarten van stapel II als er spelers zijn, houdt er één en geeft de andere naar rechts door. De startspeler krijgt de laatste.
    Er zijn zes stroken, en de achterkant is telkens het spiegelbeeld van de voorkant. Samen tonen ze alle tien volgordes van drie bakstenen en twee tandwielen. Elke ronde wordt er een omgedraaid, en vanaf ronde 5 is bekend welke er nog komen.
great_city_rules-setup-details = **Opstelling, details.**
    - De startspeler wordt geloot, tenzij de host begint; bij een revanche begint iemand anders.
    - Iedereen heeft 14 beurten, met hoeveel spelers ook.
    - Stapels die niet meedoen, blijven in de doos. Wat in een stapel zit, is bekend: `{ name-game-card }` toont hoeveel er van elk gebouw zijn. De volgorde is geheim.
    - Een invloedskaart verschijnt zodra het aanbod van die ronde er ligt.
    - Vóór ronde 1 ligt er een strook open die nog niet gebruikt wordt; de andere kant komt in ronde 6.
    - Een lijst van de gedrukte stroken hebben we niet gevonden. De onze zijn de enige zes met gespiegelde achterkanten die elke volgorde van de symbolen tonen, en geen enkele volgorde op twee stroken.
    - Munten en fiches raken nooit op.

great_city_rules-secrets-name = Wat geheim is
great_city_rules-secrets = **Wat geheim is.** Bijna alles is open: steden, munten en fiches, invloedskaarten, het aanbod en wie er wat uit neemt, hoeveel kaarten er in elke hand en stapel zitten, van welke stapel een school trekt, en de stroken die al te zien waren. De kaarten die je uit het aanbod neemt, en een Heiligdom, zijn in je hand voor iedereen zichtbaar.
    Geheim zijn de kaart die je bij de draft houdt, de kaarten die je voor een school houdt, en de kaarten die je onder een stapel legt. Niemand kent de volgorde van een stapel, behalve wie er zelf kaarten onder legde.
    Een deel valt af te leiden: wie in de draft kaarten doorgeeft, weet waaruit de volgende spelers kiezen. De voorlaatste speler van de draft weet welke kaart de startspeler heeft. Aan een tafel met bekende kaarten toont Aedile een gedrafte kaart zodra alle anderen zeker kunnen weten welke het is.

great_city_rules-shrine-name = Het Heiligdom
great_city_rules-shrine = **Het Heiligdom** is een kleine uitbreiding, die alleen meedoet als de host ervoor kiest. Iedereen begint met een Heiligdom in de hand, en dat weet iedereen. Je bouwt het zoals elke kaart, als het ene gebouw van die beurt; het kost geen bakstenen en heeft geen ster. Aan het einde levert het 2 punten op voor elk gebouw ernaast, hoogstens 8.
    Het telt als tempel voor Juno en Jupiter, en als gebouw voor alles wat gebouwen telt; Fortuna, Saturnus en Luna hebben er niets aan. Een aquaduct mag het vervangen.

great_city_rules-options-name = Wat een tafel kan wijzigen
great_city_rules-options = **Wat een tafel kan wijzigen.** De host kan dit vóór de start instellen op de aankondiging:
    - **Heiligdom**: iedereen heeft er bij het begin een in de hand. Gewoonlijk doet het niet mee.
    - **Bekende kaarten**: een gedrafte kaart wordt getoond zodra alle anderen die kunnen afleiden. Gewoonlijk blijft die verborgen.
    - **Tandwielen waard**: je mag alleen tandwielen kopen om te produceren als dat een invloedsfiche oplevert, of meer dan de tandwielen kosten; een baksteenfiche is hier twee munten waard. Gewoonlijk mag je altijd produceren.
    - **Fiches eerst**: ontbrekende bakstenen betaal je eerst met baksteenfiches, dan met munten. Gewoonlijk kies je zelf.
    - **Munten bij gelijkstand**: munten beslissen bij gelijke punten en invloedsfiches. Gewoonlijk delen gelijke spelers de overwinning.
    - **Aquaduct over aquaduct**, en **een vervangen boerderij betaalt** met het baksteenfiche erop: gewoonlijk mag allebei.
    Het pakket `yucata` zet *Bekende kaarten*, *Tandwielen waard*, *Fiches eerst* en *Munten bij gelijkstand* aan. Daar plaatst het programma ook de laatste gezant van een ronde als maar één vak zinvol is: een vrij vak is niet zinvol als er verder naar buiten nog een vrij is en er geen gezant van een ander tussen staat.
    Het programma doet zetten zonder keuze zelf (**automatische zetten**), tenzij de tafel dat uitgezet heeft: de laatste kaart van het aanbod of de draft, de enige stapel van een school, de enige kaart die een school trok, het einde van een beurt als iedereen kan zien dat er niets anders meer kan.

great_city_rules-commands-name = Commando’s en knoppen
great_city_rules-commands = **Hier** opent de knop *{ button-your-turn }* onder de vermelding je paneel: alles kan met de knoppen en menu’s daarvan, en alles kun je ook typen.
    `{ name-rome-draft }`, `place`, `pick`, `build`, `produce`, `keep`, `pass` zijn de zetten; elke optie biedt aan wat nu mag. `{ name-game-board }`, `status`, `score`, `log` tonen de tafel, `{ name-game-hand }` je kaarten, `{ name-game-undo }` neemt je laatste zet terug tot iemand anders iets gedaan heeft, er een geheim getoond is of het toeval beslist heeft, `{ name-game-card }` legt een gebouw uit, `{ name-game-hint }` geeft advies.
