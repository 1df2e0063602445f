## Het bericht van een seizoen
league-head = { $league } · seizoen { $season }: **{ $game }**, spelers per tafel: { $players }.
league-sign-up =
    { $season ->
        [1] De inschrijving is open tot { $at }. Kies *{ button-league-join }* om al je wedstrijden van het seizoen te spelen; die zijn met rating.
       *[other] De inschrijving is open tot { $at }. Kies *{ button-league-stay }* om al je wedstrijden van het seizoen te spelen; die zijn met rating. Speelde je het vorige seizoen mee, dan begin je in de divisie die je hebt bereikt.
    }
league-terms =
    { $weeks ->
        [one] -# { $size } mensen per divisie · { $weeks } week voor de wedstrijden · { $clock }, daarna speelt een AI
       *[other] -# { $size } mensen per divisie · { $weeks } weken voor de wedstrijden · { $clock }, daarna speelt een AI
    }
league-joined =
    { $people ->
        [0] Nog niemand doet mee; er zijn er minstens { $least } nodig.
        [one] { $people } persoon doet mee; er zijn er minstens { $least } nodig: { $names }.
       *[other] { $people } personen doen mee: { $names }.
    }
league-reserves = Reserves: { $names }.
league-stay = { $people }: doe je ook mee aan seizoen { $season }? Kies dan *{ button-league-stay }*.
league-more = en nog { $more }
league-promise = -# SHA-256 van het geheim dat over de loting beslist: `{ $commitment }`. Het geheim verschijnt als het seizoen voorbij is.
league-secret = -# Het geheim dat over de loting besliste: `{ $secret }`.
league-playing = Wedstrijden tellen tot { $at }. Je bent *klaar* voor een wedstrijd als je *{ button-join }* kiest in de thread daarvan.
league-closing = De wedstrijden zijn voorbij. Serverbeheerders corrigeren fouten tot { $at }; daarna is het seizoen gesloten.
league-closed = Het seizoen is voorbij.
league-cancelled = Er doen te weinig mensen mee, of de competitie is beëindigd: dit seizoen wordt niet gespeeld.
league-divisions =
    { $divisions ->
        [one] { $divisions } divisie, deelnemers: { $people }.
       *[other] { $divisions } divisies, deelnemers: { $people }.
    }
league-divisions-shown = -# De afbeeldingen tonen de eerste { $shown } divisies; *{ button-league-standings }* toont ze allemaal.

## De thread van een wedstrijd
league-thread = Wedstrijd { $number } · Div { $division } · S{ $season } · { $league }
league-hello = { $people }: jullie wedstrijd is open. Kies hieronder binnen 48 uur *{ button-join }* als je klaar bent; je klik telt mee bij het schudden. Daarna start de wedstrijd zonder te wachten, of neemt een reserve je plaats in.
league-hello-nobody = Deze wedstrijd is open.

## Antwoorden
league-created = De competitie { $league } is opgericht. Het bericht met de inschrijving komt in dit kanaal.
league-done-joined = Je doet mee: { $league }, seizoen { $season }. Als het seizoen start, opent elk van je wedstrijden een thread en krijg je daar een vermelding.
league-done-reserve = Je bent reserve: { $league }, seizoen { $season }. Als iemand afhaakt, neem je de wedstrijden over die nog niet begonnen zijn.
league-done-left = Je doet niet meer mee: { $league }, seizoen { $season }.
league-leave-question = Het seizoen is begonnen. Als je weggaat, neemt een reserve of een AI je plaatsen in, verlies je de wedstrijden die al begonnen zijn (forfait), en speel je dit seizoen niet meer mee.
league-left-out = -# Weggaan uit een begonnen wedstrijd telt ook als weggaan van een partij met rating.
league-question = Wedstrijden van een competitie zijn met rating, dus je komt op de ranglijsten van deze server. Tot nu toe sta je op geen ranglijst (`{ name-me-boards }`).
league-corrected = Gedaan. Het staat in het logboek van het seizoen.
league-which = Welke competitie? Er is er hier meer dan een: kies er een bij de optie *league*.
league-none = Op deze server is er nog geen competitie. `{ name-league-create }` richt er een op.
league-shown = { $name } toont de stand van { $league }.
league-shown-done = De stand staat in het kanaal.

## Stand
league-standings = { $league } · seizoen { $season } · divisie { $division } van { $divisions }
league-standings-none = Het seizoen is nog niet begonnen: er is nog geen stand.
league-standings-until = Wedstrijden tellen tot { $at }.
league-picture-after = seizoen { $season } · divisie { $division }
league-picture-until = wedstrijden tellen tot { $date }
league-picture-closing = correcties tot { $date }
league-picture-over = gesloten
league-head-place = rang
league-head-name = naam
league-head-points = punten
league-head-most = haalbaar
league-head-matches = wedstrijden
league-cell-open = { $days } d
league-cell-drawn = –
league-cell-void = ong.
league-alt = Stand van { $league }, seizoen { $season }, divisie { $division } van { $divisions }.
league-alt-row =
    { $place }: { $name }, punten: { $points } van hoogstens { $most }; wedstrijden: { $cells }.{ $moves ->
        [up] {" "}Promoveert.
        [down] {" "}Degradeert.
        [out] {" "}Uit het seizoen.
       *[stays] {""}
    }
league-alt-place = rang { $place }
league-alt-open = nog { $matches } open
league-alt-forfeit = forfait
league-alt-void = ongeldig
league-alt-none = geen

## Wedstrijden en schema
league-mine = Jouw wedstrijden in { $league }, seizoen { $season }:
league-mine-none = Je hebt geen wedstrijden in dit seizoen.
league-schedule = De wedstrijden van { $league }, seizoen { $season }:
league-schedule-none = De wedstrijden worden geloot als het seizoen start.
league-match = Wedstrijd { $number }, divisie { $division }: { $people }. { $state }
league-match-drawn = Gaat binnenkort open.
league-match-trouble = Er kon geen thread geopend worden: { $why }.
league-match-open = Open in { $thread }.
league-match-open-nowhere = Open.
league-match-done = Voorbij: { $results }.
league-match-adjudicated = Beslist zonder uitgespeeld te zijn: { $results }.
league-match-void = Telt niet mee.
league-result = { $name } { $points }
league-result-forfeit = { $name } forfait

## Het logboek
league-log = Wat serverbeheerders gecorrigeerd hebben in { $league }, seizoen { $season }:
league-log-none = In dit seizoen is er niets gecorrigeerd.
league-log-line = { $at } { $what } Reden: { $reason }
league-log-no-reason = niet meer te zien
league-log-places = Rangen van wedstrijd { $number }: { $places } (daarvoor: { $before }).
league-log-void = Wedstrijd { $number } ongeldig gemaakt.
league-log-reopen = Wedstrijd { $number } heropend.
league-log-remove = { $name } uit het seizoen verwijderd.
league-log-restore = { $name } weer toegelaten tot het seizoen.
league-log-deadline = Deadline verplaatst van { $before } naar { $to }.
league-log-stop = De competitie eindigt met dit seizoen.
league-log-other = Een correctie die deze versie niet kent.
league-log-not-shown = { $at } Discord laat me het bericht van dit seizoen niet plaatsen of bewerken. Ik heb *Kanaal bekijken*, *Berichten versturen* en *Bestanden toevoegen* nodig in het kanaal van de competitie en probeer het opnieuw zodra er iets verandert.

## Het paneel voor beheer
league-manage = Beheer van { $league }, seizoen { $season }. Geef een *action* en een *reason* op; iedereen kan allebei in het logboek lezen.
league-manage-out = Uit het seizoen: { $names }.
league-action-places = rangen vastleggen
league-action-void = ongeldig maken
league-action-reopen = heropenen
league-action-remove = verwijderen
league-action-restore = weer toelaten
league-action-deadline = latere deadline
league-action-stop = competitie beëindigen
league-manage-how =
    -# *{ league-action-places }*: wedstrijd en rangen per plaats, zoals `1 3 2`; 0 is forfait. *{ league-action-void }*, *{ league-action-reopen }*: wedstrijd. *{ league-action-remove }*, *{ league-action-restore }*: persoon. *{ league-action-deadline }*: dagen vanaf nu. *{ league-action-stop }*: er volgt geen seizoen meer.

## Waarom iets niet kan
league-refused-stage-signup = De inschrijving voor het seizoen loopt nog.
league-refused-stage-playing = Het seizoen is begonnen. Je kunt nog meedoen als reserve.
league-refused-stage-closing = De wedstrijden van het seizoen zijn voorbij.
league-refused-stage-closed = Het seizoen is voorbij.
league-refused-stage-cancelled = Dit seizoen wordt niet gespeeld.
league-refused-joined = Je doet al mee.
league-refused-no-entrant = Dat kan alleen voor wie aan dit seizoen meedoet.
league-refused-not-in = Je doet niet mee aan dit seizoen.
league-refused-out = Je speelt dit seizoen niet meer mee.
league-refused-full = De competitie is vol.
league-refused-no-league = Zo’n competitie is er niet op deze server.
league-refused-no-match = Zo’n wedstrijd is er niet in dit seizoen.
league-refused-match-state = Dat kan niet met deze wedstrijd zoals die nu is.
league-refused-own = Niemand corrigeert de eigen wedstrijden of zichzelf. Iemand anders die de server beheert, kan het doen.
league-refused-no-organiser = Alleen wie de server beheert, kan dit doen.
league-refused-no-reason = Een correctie heeft een reden nodig, die iedereen kan lezen.
league-refused-places = Noem één rang voor elke plaats, zoals `1 3 2`; 0 is forfait, en ze kunnen niet allemaal forfait zijn.
league-refused-deadline = Een deadline moet later zijn dan de huidige, in de toekomst liggen en binnen een jaar vallen. Een wedstrijd kan alleen heropend worden zolang er tijd is om die te spelen.
league-refused-too-many = Deze server heeft al zoveel competities als er kunnen zijn.
league-refused-format = Een competitie heeft tafels van 2 tot 4 spelers, zoals het spel toelaat, en divisies van 4 tot 8 personen.
league-refused-name = De naam van een competitie heeft 1 tot 40 tekens, en geen andere competitie op de server heet zo.
league-refused-missing = Deze actie heeft ook de optie *{ $option }* nodig.
