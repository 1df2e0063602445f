rated-on-card = **Met rating**: er spelen alleen mensen, wie weggaat, is laatste, een uitslag telt als iedereen twee beurten gehad heeft, en *{ button-hint }* staat uit.
rated-on-poster = Met rating
rated-numbers = Ratings hier: { $people }.
rated-person = { $name } { $number }
rated-person-new = { $name } heeft er nog geen
rated-set-yes = Met rating: **ja**
rated-set-no = Met rating: **nee**
rated-set-to-yes = Tafel met rating maken
rated-set-to-no = Vriendschappelijk maken: geen rating verandert

rated-number = { $number } ± { $margin }
rated-number-provisional = { $number }?

rated-question-join = **Deze tafel is met rating.** Wie meedoet, komt op de ranglijst van deze server: je rating in dit spel verandert met de uitslag en staat er zodra hij goed genoeg bekend is; wie een plaats opgeeft, is laatste. `{ name-me-boards }` verandert dat op elk moment; door mee te doen ga je er voor deze partij mee akkoord.
rated-question-open = **De tafel is nog niet met rating**, omdat je op geen ranglijst wilt staan. Aan een tafel met rating verandert je rating in dit spel met de uitslag, en hij staat op de ranglijst van deze server zodra hij goed genoeg bekend is; wie een plaats opgeeft, is laatste. `{ name-me-boards }` verandert dat op elk moment.
rated-done = Tafel { $table } is nu met rating, en je staat op de ranglijst van deze server. De aankondiging zegt het aan de anderen.
rated-declined = Er is niets veranderd.

rated-off = Deze server heeft geen tafels met rating. Wie de server beheert, kan ze toestaan met `{ name-admin-settings } rated:True`.
rated-no-clock = Een tafel met rating heeft een klok van hoogstens 3 dagen per beurt nodig en een AI die speelt als de tijd om is, zodat elke partij een einde krijgt: `pace:een dag per beurt on_time_out:AI`. Er is niets veranderd.
rated-own-rules = Een tafel met rating speelt volgens de gepubliceerde regels of een van de pakketten van `preset`, zodat alle uitslagen hetzelfde betekenen. Er is niets veranderd.
rated-no-ai = Aan een tafel met rating spelen alleen mensen, dus een AI kan er niet bij. De host kan de tafel vriendschappelijk maken met *{ button-settings }* op de aankondiging.
rated-not-asked = Je staat op geen ranglijst, dus je kunt niet aan een tafel met rating zitten. `{ name-me-boards } where:here` verandert dat; probeer het daarna opnieuw.
rated-others-not-asked = Niet toegelaten aan een tafel met rating: { $names }. Mogelijke redenen: op geen ranglijst, te vaak weggegaan, of al aan zoveel tafels als mag. Elk van hen kan dat veranderen met `{ name-me-boards }`, of weggaan. Er is niets veranderd.
rated-left = Je bent in 30 dagen van drie partijen met rating weggegaan, dus je kunt aan geen nieuwe tafel met rating zitten tot { $until }. Vriendschappelijke tafels staan voor je open.
rated-too-many =
    { $most ->
        [one] Je zit aan { $most } tafel met rating
       *[other] Je zit aan { $most } tafels met rating
    }; meer mag niemand er tegelijk hebben. Speel er eerst een uit.
rated-too-many-at-first =
    { $most ->
        [one] Je zit al aan { $most } tafel met rating
       *[other] Je zit al aan { $most } tafels met rating
    }; meer mag nog niet, tot je { $finished ->
        [one] { $finished } partij met rating
       *[other] { $finished } partijen met rating
    } uitgespeeld hebt.
rated-no-hints = Aan een tafel met rating geeft geen AI advies.
rated-no-votes = Aan een tafel met rating zorgen de klok en een AI ervoor dat de partij doorgaat als iemand afwezig is; niemand kan weggestemd of door een stemming vervangen worden.
rated-own-table = Je speelt zelf aan deze tafel met rating, dus iemand anders die de server beheert, moet dat beslissen.
rated-no-result = Deze tafel heeft op deze server geen uitslag met rating die telt.
rated-no-reason = Zeg waarom de uitslag ongeldig moet zijn; wie het aangaat, kan dat lezen met `{ name-me-data }`.

rated-voided = De uitslag van tafel { $table } is ongeldig. Alle ratings zijn nu alsof die partij niet gespeeld was.

rated-changes = Ratings: { $changes }.
rated-change = { $name } { $before } → { $after }
rated-change-left = { $name } { $before } → { $after } (weggegaan)
rated-void =
    { $why ->
        [early] Deze partij met rating verandert geen rating: niet iedereen heeft twee beurten gehad.
        [agreed] Deze partij met rating verandert geen rating: de spelers hebben samen besloten te stoppen.
        [manager] Deze partij met rating verandert geen rating: iemand die de server beheert, heeft die ongeldig gemaakt.
       *[closed] Deze partij met rating verandert geen rating: die is niet uitgespeeld.
    }

rated-boards-nowhere = **Ranglijsten** tonen je nergens; je zit aan geen tafel met rating.
rated-boards-here = **Ranglijsten** tonen je op de servers waar je partijen met rating speelt.
rated-boards-everywhere = **Ranglijsten** tonen je op de servers waar je partijen met rating speelt, en met naam op de ranglijst van alle servers.

rated-server-on = **Tafels met rating** mogen hier.
rated-server-off = **Tafels met rating** mogen hier niet.
