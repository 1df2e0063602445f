marble-panel-your-turn = **Jij bent aan de beurt:** { $call }
marble-panel-ask-reward = **De bouwplaats op { $site } is afgewerkt.** { $building ->
    [fountain] Je mag een van je magistraten daarvan naar { marble-space } verplaatsen. Daar levert die je een munt op als je de volgende keer een beurt beëindigt; daarna kun je de magistraat weer gebruiken.
   *[other] Je mag een van je magistraten daarvan naar { marble-space } verplaatsen. Daar levert die je imperium op (zolang de voorraad strekt) als je de volgende keer een beurt beëindigt; daarna kun je de magistraat weer gebruiken.
}
marble-panel-about-orders = Een doorlopende opdracht beantwoordt dit zonder jou: *{ marble-own }*, of `{ name-marble-orders }`.
marble-panel-ask-finish = **Er zijn meerdere bouwplaatsen volledig.** Welke wordt nu afgewerkt?
marble-panel-ask-open = **Je tegel raakt een waterbron.** Leg de eerste delen van het aquaduct ({ $aqueducts }).
marble-panel-purse = Je hebt { $points } en { $coins }; imperium: { $imperium }.
marble-panel-fresh = Volgende beurt klaar: { $tiles }.
marble-panel-where = **Waar komt de { marble-kind }tegel?** Op de afbeelding staan de nummers van de plekken; 1 tot 3 zijn de beste.
marble-panel-ask-magistrate = **{ $at }:** met een magistraat? Beschikbaar: { $left }. Bij *{ marble-own }* staat je doorlopende opdracht voor bouwplaatsen die anderen afwerken.
marble-panel-ask-piece = { $step ->
    [aqueduct] **Welk aquaduct open je eerst?**
    [first] **Waar gaat het eerste deel heen?**
    [second] **Waar gaat het tweede deel heen?**
    [third] **Waar gaat het derde deel heen?**
   *[piece] **Welk deel leg je?**
}
marble-panel-ask-else = **Welke?**

marble-panel-tile = { $kind ->
    [temple] Tempel
    [bathhouse] Badhuis
    [theatre] Theater
   *[arena] Arena
} · { $ready } klaar · { $places ->
    [one] { $places } plek
   *[other] { $places } plekken
}
marble-panel-tile-in-short = { $kind ->
    [temple] Tempel
    [bathhouse] Badhuis
    [theatre] Theater
   *[arena] Arena
} spelen · { $ready } klaar
marble-panel-best = beste: { $brings }
marble-panel-row = Rij { $row }
marble-panel-magistrate = { $magistrate ->
    [true] Met een magistraat
   *[false] Zonder magistraat
}
marble-panel-lay-first = Leg { $piece } en nog een deel
marble-panel-lead-to = Naar { $to }

marble-panel-makes = { $whose ->
    [you] { marble-building } op { $site } voor jou: { $points }
    [another] { marble-building } op { $site } voor iemand anders: { $points }
   *[nobody] { marble-building } op { $site }
}

marble-panel-leave-out = Hier valt niets te kiezen: laat dit leeg
marble-panel-instead = { $order ->
    [open] Er kan nu geen aquaduct geopend worden
    [finish] Geen bouwplaats is volledig
    [reward] Er is nu geen bouwplaats afgewerkt
    [spend] Je hebt geen imperium om in te leveren
   *[other] Nu niet
}. Eerst: { $duty }

marble-panel-help-over = Er valt niets meer te doen. `{ name-game-score }` toont de uitslag.
marble-panel-help-not-you = Je bent niet aan de beurt. Je kunt alles bekijken.
marble-panel-help-act = Je hebt nog { marble-actions }. Elk van deze kost er één:
marble-panel-help-can = { $order ->
    [play] - **Speel** een klare tegel (`{ name-marble-play }`): kies de soort, de plek, en of er een magistraat op komt.
    [draw] - **Trek** twee tegels (`{ name-marble-draw }`), klaar vanaf je volgende beurt.
    [expand] - **Breid** open aquaducten uit (`{ name-marble-expand }`) met twee delen.
    [recall] - **Roep** een magistraat terug (`{ name-marble-recall }`).
   *[spend] Met imperium koop je meer acties (`{ name-marble-spend }`). Beëindig dan je beurt (`{ name-marble-end }`).
}
marble-panel-help-decide = Nu: { $duty }.
marble-explain = { $kind ->
    [draw] Om te spelen heb je tegels nodig. Wat je nu trekt, is klaar vanaf je volgende beurt. De soort van een tegel zegt voor welk gebouw je magistraten erop tellen, dus denk aan een bouwplaats waar jij de meeste kunt hebben.
    [play] Waar zes driehoeken samenkomen, is een bouwplaats. Bedekken tegels en heuvels ze alle zes, dan komt daar een gebouw, voor wie als enige de meeste magistraten heeft op de tegels van die soort eromheen. Zet een magistraat op een tegel waar hij zo’n bouwplaats kan winnen; zonder magistraat vult de tegel alleen de grond.
    [types] Tel de tegels die in een bouwplaats samenkomen: 3 tempel, 4 badhuis, 5 theater, 6 arena. Alleen magistraten op tegels van die soort tellen. Stompe hoeken vullen twee van de zes driehoeken, scherpe hoeken en heuvels één: drie stompe hoeken zijn een tempel. Tel dus wat er nog bij komt voordat je een tegel legt.
    [lead] Een bouwplaats levert punten op voor wie daar als enige de meeste magistraten heeft. Bij gelijkstand, of zonder magistraat van de soort, wordt het een fontein, die niemand punten oplevert. Met een magistraat kun je dus ook verhinderen dat iemand anders de meeste heeft.
    [bridges] Een tegel op een vak met een brug neemt de brug, die aan het einde { $least } tot { $most } punten oplevert; alleen jij ziet de waarde.
    [springs] Een tegel die een waterbron raakt, opent een aquaduct, waarvan jij de eerste delen legt. Aan het einde levert elk gebouw waar een aquaduct langs komt zijn eigenaar { $on_aqueduct } op.
    [fountains] Een fontein levert bij het bouwen niemand iets op, maar aan het einde levert elk gebouw ernaast zijn eigenaar { $fountain } op. En leg je een deel van een aquaduct tot aan de fontein, dan krijg je een munt, aan het einde { $coin } waard.
    [expand] Aquaducten zijn van niemand: aan het einde levert elk gebouw waar er een langs komt zijn eigenaar { $on_aqueduct } op. Leid ze langs je eigen gebouwen en weg van die van anderen.
    [orders] Een bouwplaats kan in de beurt van iemand anders afgewerkt worden, en dan mag jij een magistraat van daar verplaatsen. Je doorlopende opdracht zegt vooraf wat je wilt, zodat niemand op je wacht. Standaard worden alleen uitgespeelde magistraten verplaatst. *{ marble-own }* wijzigt dat.
    [recall] Je hebt weinig magistraten. Een uitgespeelde magistraat haal je voor een actie terug met `{ name-marble-recall }`; een die van een afgewerkte bouwplaats naar een imperiumvak gaat, keert gratis terug en levert iets op.
    [open] Jij legt de eerste delen van een aquaduct, en later mag iedereen ermee verder. Leid het langs je eigen gebouwen: elk gebouw waar het langs komt, levert je aan het einde { $on_aqueduct } op.
    [finish] Er zijn meerdere bouwplaatsen volledig. Jij kiest de volgorde, en die maakt uit: een magistraat die je na de ene wegstuurt, telt bij de volgende niet mee.
    [reward] Een van je magistraten mag deze bouwplaats nu verlaten. { $building ->
        [fountain] Vanuit de schatkist levert hij een munt op.
       *[other] Op een imperiumvak levert hij een imperiumfiche op, goed voor een extra actie of punten aan het einde.
    } Stuur een uitgespeelde magistraat als je er een hebt.
    [imperium] Aan het einde krijgt wie als enige de meeste imperiumfiches van een soort heeft { $alone }; bij gelijkstand krijgt elk van hen { $tied }. Tijdens de partij koopt elk fiche een extra actie in je beurt. Magistraten keren alleen terug als je een beurt beëindigt.
    [last] Het einde is nabij: zijn er aan het einde van een beurt drie stapels leeg, dan heeft iedereen nog één actie, en dan koopt imperium er geen. Dit is het moment voor wat aan het einde punten oplevert: bruggen, aquaducten, imperium.
   *[end] Je acties zijn op. Lever imperium in en je koopt er nog een; wat je houdt, telt aan het einde.
}
marble-panel-help-more = *{ button-undo }* (`{ name-game-undo }`) neemt je laatste zet terug tot je een brug gezien hebt of iemand anders iets gedaan heeft. *{ button-look }* (`{ name-game-board }`) toont het bord. `{ name-game-rules }` legt het spel uit.

marble-panel-own = **Je hebt** { $points }; klaar: { $ready }; deze beurt getrokken: { $fresh }; beschikbaar: { $magistrates }.
marble-panel-own-post = Een magistraat op { $tile } ({ marble-kind }): { $corners ->
    [0] uitgespeeld
   *[other] open hoeken: { $corners }
}.
marble-panel-own-spaces = Aan het einde van je volgende beurt keren terug: { $spaces } met imperium, { $treasury } met een munt.
marble-panel-own-score = Als de partij nu eindigde, had je { $points }.

marble-reason-lacks = je hebt geen klare tegel van deze soort: { $kinds }
marble-reason-few-ready = { $ready ->
    [0] je hebt geen klare tegel
    [one] maar { $ready } klare tegel
   *[other] maar { $ready } klare tegels
}
marble-reason-reaches = { $own ->
    [0] { $number ->
        [0] gaat naar waar je kunt bouwen
       *[other] levert { marble-coins } op
    }
    [one] { $number ->
        [0] bereikt een gebouw van je
       *[other] bereikt een gebouw van je en levert { marble-coins } op
    }
   *[other] { $number ->
        [0] bereikt { $own } gebouwen van je
       *[other] bereikt { $own } gebouwen van je en levert { marble-coins } op
    }
}
marble-reason-spent = de magistraat kan voor geen enkele bouwplaats meer tellen, en je kunt hem elders gebruiken
marble-reason-needed-elsewhere = de magistraat is elders meer nodig dan daar
marble-reason-waits = je magistraat daar heeft een { marble-kind } nodig
marble-reason-nears = helpt bouwplaatsen vooruit waar je magistraten hebt
marble-reason-becomes = { $building ->
    [fountain] { $site } wordt een { marble-building }
   *[other] { $site } wordt een { marble-building } voor { $points }
}
marble-reason-goal = { $soon ->
    [now] daarna, nog deze beurt: { $becomes }
   *[next] daarna, volgende beurt: { $becomes }
}
marble-reason-brings = { $building ->
    [fountain] levert een munt op
   *[other] levert imperium op ({ marble-building })
}
marble-reason-sends = { $was_spent ->
    [true] uitgespeelde magistraat; { marble-reason-brings }
   *[false] { marble-reason-brings }; aan het einde van je beurt is de magistraat weer vrij
}
marble-reason-keeps = je magistraten daar kunnen nog andere bouwplaatsen winnen
marble-reason-spares = een extra actie; je kunt imperium ({ marble-kind }) missen
marble-reason-nothing-to-do = niets is een imperiumfiche voor een extra actie waard

marble-order-send-spent-or-ask = Uitgespeelde magistraat sturen, anders mij vragen
marble-order-send-spent-or-keep = Uitgespeelde magistraat sturen, de andere houden
marble-order-always-send = Uitgespeelde, anders die met de minste open hoeken
marble-order-always-ask = Altijd mij vragen
marble-order = { $order ->
    [send_spent_or_ask] { marble-order-send-spent-or-ask }
    [send_spent_or_keep] { marble-order-send-spent-or-keep }
    [always_send] { marble-order-always-send }
   *[always_ask] { marble-order-always-ask }
}

marble-wish-fixed-hills = Vaste heuvels: Esquilijn, Quirinaal, Aventijn
marble-wish-hill-corners = De hoek van een heuvel telt als tegel van zijn bouwplaats
marble-wish-fountains = Fonteinen tellen alleen langs zijden van tegels

marble-sheet-pieces = tegels, gebouwen en punten
marble-own = Mijn stukken

marble-panel-called-magistrate = { marble-panel-called-magistrate-short } magistraat
marble-panel-called-magistrate-short = { $magistrate ->
    [true] met
   *[false] zonder
}
marble-panel-called-none = geen magistraat
marble-panel-called-none-short = geen
marble-panel-called-keep = houden
