## Waarom een tafel niet opengaat of iemand niet mee kan doen
moderation-opens-enough =
    { $most ->
        [one] Eén persoon mag op deze server { $most } open tafel tegelijk hebben, en de jouwe is in { $channels }.
       *[other] Eén persoon mag op deze server { $most } open tafels tegelijk hebben, en de jouwe zijn in { $channels }.
    } Speel er eerst een uit, of ga met `{ name-game-leave }` weg van een die nog niet gestart is. Wie de server beheert, kan er met `{ name-admin-limit }` meer toestaan.
moderation-server-full =
    { $most ->
        [one] Op deze server mag hoogstens { $most } tafel tegelijk open zijn.
       *[other] Op deze server mogen hoogstens { $most } tafels tegelijk open zijn.
    } Neem een plaats aan een open tafel (`{ name-game-list }` toont ze), of wacht tot er een voorbij is. Wie de server beheert, kan er met `{ name-admin-limit }` meer toestaan.
moderation-too-many-threads =
    { $most ->
        [one] Voor tafels van deze server mag hoogstens { $most } thread per minuut opengaan.
       *[other] Voor tafels van deze server mogen hoogstens { $most } threads per minuut opengaan.
    } Probeer het { $again } opnieuw, of gebruik `{ name-game-new }` in een kanaal zonder de optie `thread`.
moderation-blocked = Je mag op deze server geen tafels openen en nergens meedoen tot { $until }. De reden: ‘{ $reason }’ De plaatsen die je hebt, houd je. Denk je dat dit een vergissing is, schrijf dan naar wie de server beheert.
moderation-blocked-without-reason = Je mag op deze server geen tafels openen en nergens meedoen tot { $until }. De plaatsen die je hebt, houd je. Denk je dat dit een vergissing is, schrijf dan naar wie de server beheert.
moderation-you-are-blocked = Wie { $server } beheert, heeft beslist dat je daar geen tafels mag openen en nergens mag meedoen tot { $until }. De reden: ‘{ $reason }’ De plaatsen die je hebt, houd je. Denk je dat dit een vergissing is, schrijf dan naar wie die server beheert.

## Limieten
moderation-limit-tables = **Open tafels:** { $all } tegelijk op deze server, { $each } van dezelfde persoon.
moderation-limit-threads = **Threads voor tafels:** { $most } per minuut.
moderation-limit-ai = **Tafels met alleen AI:** { $all } tegelijk op deze server, { $each } geopend door dezelfde persoon.
moderation-limit-how = -# Wijzigen kan met de opties van `{ name-admin-limit }`.
moderation-more-tables-each = Eén persoon kan geen { $each } open tafels hebben als de hele server er { $all } mag hebben. Verhoog `tables` of verlaag `tables_each`.
moderation-more-ai-each = Eén persoon kan geen { $each } tafels met alleen AI openen als de hele server er { $all } mag hebben. Verhoog `ai_tables` of verlaag `ai_tables_each`.

## Blokkades
moderation-block-done = { $person } mag hier geen tafels openen en nergens meedoen tot { $until }. Ik laat dat met de reden aan deze persoon weten, in een privébericht als dat kan, en bij elke poging. Bestaande plaatsen blijven: `{ name-admin-replace }` maakt er een vrij, en `{ name-admin-close }` met de naam sluit de tafels waarvan deze persoon host is.
moderation-block-ended = { $person } mag hier weer tafels openen en meedoen.
moderation-no-block = { $person } is hier niet geblokkeerd, dus er is niets veranderd.
moderation-block-how = Zeg tot wanneer en waarom, bijvoorbeeld `until:2 weken reason:opent tafels en gaat weg`; de persoon krijgt de reden te lezen. Een blokkade beëindig je met alleen `off:True`.
moderation-block-bot = Een bot opent geen tafels en doet niet mee, dus er valt niets te blokkeren.

## Tafels samen sluiten
moderation-close-none = Zo’n tafel is er op deze server niet, dus er valt niets te sluiten.
moderation-close-needs-user = Noem de persoon bij de optie `user`.
moderation-close-needs-days = Zet bij de optie `days` hoelang niemand er iets gedaan heeft, zoals `days:30`.
moderation-close-foreign = `user` past alleen bij de tafels van een persoon en `days` alleen bij stille tafels. Laat weg wat niet bij je keuze hoort.
moderation-close-lobbies =
    { $tables ->
        [one] **Zal ik { $tables } tafel sluiten die op spelers wacht?**
       *[other] **Zal ik { $tables } tafels sluiten die op spelers wachten?**
    } Opnieuw openen kan niet; in het kanaal komt te staan wie dit gedaan heeft.
moderation-close-of =
    { $tables ->
        [one] **Zal ik { $tables } tafel sluiten waarvan { $person } host is?**
       *[other] **Zal ik alle { $tables } tafels sluiten waarvan { $person } host is?**
    } Lopende partijen eindigen zonder score; in de kanalen komt te staan wie dit gedaan heeft.
moderation-close-idle =
    { $tables ->
        [one] **Zal ik { $tables } tafel sluiten waar al { $long } niemand iets gedaan heeft?**
       *[other] **Zal ik { $tables } tafels sluiten waar al { $long } niemand iets gedaan heeft?**
    } Lopende partijen eindigen zonder score; in de kanalen komt te staan wie dit gedaan heeft.
moderation-nothing-closed = Er is geen tafel gesloten: er was er geen meer.
moderation-closed =
    { $tables ->
        [one] { $tables } tafel is gesloten.
       *[other] { $tables } tafels zijn gesloten.
    }
moderation-close-damaged =
    { $tables ->
        [one] { $tables } tafel kon niet gesloten worden, omdat wat ik ervan bewaard heb beschadigd is; wie deze bot beheert, vindt die in het logboek.
       *[other] { $tables } tafels konden niet gesloten worden, omdat wat ik ervan bewaard heb beschadigd is; wie deze bot beheert, vindt ze in het logboek.
    }

## Het logboek van de beheerders
moderation-log = **Wat beheerders met `{ name-admin }` op deze server gedaan hebben**, het nieuwste eerst. Het blijft een jaar bewaard, en alleen wie de server beheert, ziet het.
moderation-log-empty = Niemand heeft het afgelopen jaar met `{ name-admin }` iets op deze server veranderd.
moderation-log-end = Oudere regels zijn er niet.
moderation-log-line = - { $when } { $entry }
moderation-log-ended = { $who } beëindigt tafel { $table }.
moderation-log-ended-of = { $who } beëindigt tafel { $table } van { $person }.
moderation-log-moved = { $who } verplaatst tafel { $table } naar een ander kanaal.
moderation-log-offered = { $who } biedt plaats { $seat } van tafel { $table } aan anderen aan.
moderation-log-offer-over = { $who } trekt het aanbod van plaats { $seat } van tafel { $table } in.
moderation-log-ai = { $who } geeft plaats { $seat } van tafel { $table } aan een AI.
moderation-log-freed = { $who } maakt plaats { $seat } van tafel { $table } vrij.
moderation-log-held = { $person } had die plaats.
moderation-log-settings = { $who } wijzigt de instellingen van de server.
moderation-log-limits = { $who } stelt de limieten in: { $tables } open tafels, { $tables_each } van dezelfde persoon; { $threads } threads per minuut; { $ai_tables } tafels met alleen AI, { $ai_tables_each } van dezelfde persoon.
moderation-log-blocked = { $who } blokkeert { $person } tot { $until }.
moderation-log-unblocked = { $who } beëindigt de blokkade van { $person }.
moderation-log-voided = { $who } maakt de uitslag met rating van tafel { $table } ongeldig.
moderation-log-lobbies =
    { $tables ->
        [one] { $who } sluit { $tables } tafel die op spelers wachtte.
       *[other] { $who } sluit { $tables } tafels die op spelers wachtten.
    }
moderation-log-tables-of =
    { $tables ->
        [one] { $who } sluit { $tables } tafel van { $person }.
       *[other] { $who } sluit { $tables } tafels van { $person }.
    }
moderation-log-idle =
    { $tables ->
        [one] { $who } sluit { $tables } tafel die { $long } stil was.
       *[other] { $who } sluit { $tables } tafels die { $long } stil waren.
    }
moderation-log-daily-stopped = Ik ben gestopt met het dagelijkse bericht in { $channel }, omdat ik daar drie dagen achter elkaar niet mocht schrijven. Met de optie `daily_channel` van `{ name-admin-settings }` begint het weer.
moderation-log-unknown = { $who } deed iets wat deze versie van het programma niet kent.
moderation-log-reason = De reden: ‘{ $reason }’
