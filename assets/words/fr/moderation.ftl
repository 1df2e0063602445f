### Limites et modération.

## Pourquoi une table n’est pas ouverte ou rejointe
moderation-opens-enough =
    { $most ->
        [one] Une personne peut avoir { $most } table ouverte à la fois sur ce serveur, et la tienne est dans { $channels }.
       *[other] Une personne peut avoir { $most } tables ouvertes à la fois sur ce serveur, et les tiennes sont dans { $channels }.
    } Termines-en d’abord une, ou quittes-en une qui n’a pas commencé avec `{ name-game-leave }`. Les personnes qui gèrent le serveur peuvent en permettre plus avec `{ name-admin-limit }`.
moderation-server-full =
    { $most ->
        [one] { $most } table au plus peut être ouverte à la fois sur ce serveur.
       *[other] { $most } tables au plus peuvent être ouvertes à la fois sur ce serveur.
    } Prends une place à l’une d’elles (`{ name-game-list }` les montre), ou attends que l’une d’elles finisse. Les personnes qui gèrent le serveur peuvent en permettre plus avec `{ name-admin-limit }`.
moderation-too-many-threads =
    { $most ->
        [one] { $most } fil au plus peut être ouvert en une minute pour les tables de ce serveur.
       *[other] { $most } fils au plus peuvent être ouverts en une minute pour les tables de ce serveur.
    } Réessaie { $again }, ou utilise `{ name-game-new }` dans un salon sans l’option `thread`.
moderation-blocked = Tu ne peux ni ouvrir ni rejoindre de tables sur ce serveur jusqu’au { $until }. Raison : « { $reason } ». Tu gardes tes places actuelles. Si tu penses que c’est une erreur, écris aux personnes qui gèrent le serveur.
moderation-blocked-without-reason = Tu ne peux ni ouvrir ni rejoindre de tables sur ce serveur jusqu’au { $until }. Tu gardes tes places actuelles. Si tu penses que c’est une erreur, écris aux personnes qui gèrent le serveur.
moderation-you-are-blocked = Les personnes qui gèrent { $server } ont décidé que tu ne peux ni ouvrir ni rejoindre de tables là-bas jusqu’au { $until }. Raison : « { $reason } ». Tu gardes tes places actuelles. Si tu penses que c’est une erreur, écris-leur.

## Limites
moderation-limit-tables = **Tables ouvertes :** { $all } à la fois sur ce serveur, { $each } par personne.
moderation-limit-threads = **Fils pour les tables :** { $most } par minute.
moderation-limit-ai = **Tables avec seulement des IA :** { $all } à la fois sur ce serveur, { $each } au plus par personne.
moderation-limit-how = -# Pour changer : les options de `{ name-admin-limit }`.
moderation-more-tables-each = Une personne ne peut pas avoir { $each } tables ouvertes si tout le serveur peut en avoir { $all }. Augmente `tables` ou baisse `tables_each`.
moderation-more-ai-each = Une personne ne peut pas ouvrir { $each } tables avec seulement des IA si tout le serveur peut en avoir { $all }. Augmente `ai_tables` ou baisse `ai_tables_each`.

## Blocages
moderation-block-done = { $person } ne peut ni ouvrir ni rejoindre de tables ici jusqu’au { $until }. Je le lui annonce, avec la raison, par message privé si c’est possible, et à chaque tentative. Ses places restent les siennes : `{ name-admin-replace }` en libère une, et `{ name-admin-close }` avec son nom ferme les tables que cette personne a ouvertes.
moderation-block-ended = { $person } peut à nouveau ouvrir et rejoindre des tables ici.
moderation-no-block = Aucun blocage ne vise { $person } ici, donc rien n’a changé.
moderation-block-how = Dis jusqu’à quand et pourquoi, par exemple `until:2 semaines reason:ouvre des tables et part` ; la personne lit la raison. Pour mettre fin à un blocage, utilise seulement `off:True`.
moderation-block-bot = Un bot n’ouvre et ne rejoint aucune table, donc il n’y a rien à bloquer.

## Tables fermées ensemble
moderation-close-none = Il n’y a aucune table de ce genre sur ce serveur, donc rien à fermer.
moderation-close-needs-user = Nomme la personne dans l’option `user`.
moderation-close-needs-days = Dis dans l’option `days` depuis combien de jours personne n’y a rien fait, par exemple `days:30`.
moderation-close-foreign = `user` ne va qu’avec les tables d’une personne et `days` qu’avec les tables inactives. Enlève ce qui ne va pas avec ton choix.
moderation-close-lobbies =
    { $tables ->
        [one] **Dois-je fermer { $tables } table qui attend des gens ?**
       *[other] **Dois-je fermer { $tables } tables qui attendent des gens ?**
    } Une table fermée ne se rouvre pas ; un message dans son salon dit qui l’a fermée.
moderation-close-of =
    { $tables ->
        [one] **Dois-je fermer { $tables } table ouverte par { $person } ?**
       *[other] **Dois-je fermer les { $tables } tables ouvertes par { $person } ?**
    } Les parties en cours finissent sans score ; un message dans chaque salon dit qui les a fermées.
moderation-close-idle =
    { $tables ->
        [one] **Dois-je fermer { $tables } table où personne n’a rien fait depuis { $long } ?**
       *[other] **Dois-je fermer { $tables } tables où personne n’a rien fait depuis { $long } ?**
    } Les parties en cours finissent sans score ; un message dans chaque salon dit qui les a fermées.
moderation-nothing-closed = Aucune table n’a été fermée : il n’en restait aucune.
moderation-closed =
    { $tables ->
        [one] { $tables } table est fermée.
       *[other] { $tables } tables sont fermées.
    }
moderation-close-damaged =
    { $tables ->
        [one] { $tables } table n’a pas pu être fermée, parce que ses données enregistrées sont abîmées ; la personne qui héberge ce bot la trouve dans le journal.
       *[other] { $tables } tables n’ont pas pu être fermées, parce que leurs données enregistrées sont abîmées ; la personne qui héberge ce bot les trouve dans le journal.
    }

## Le journal de la modération
moderation-log = **Ce qui a été fait avec `{ name-admin }` sur ce serveur**, du plus récent au plus ancien. Ce journal est gardé un an, et seules les personnes qui gèrent le serveur le voient.
moderation-log-empty = Personne n’a rien changé avec `{ name-admin }` sur ce serveur depuis un an.
moderation-log-end = Il n’y a rien de plus ancien.
moderation-log-line = - { $when } { $entry }
moderation-log-ended = { $who } a arrêté la table { $table }.
moderation-log-ended-of = { $who } a arrêté la table { $table }, ouverte par { $person }.
moderation-log-moved = { $who } a déplacé la table { $table } dans un autre salon.
moderation-log-offered = { $who } a offert la place { $seat } de la table { $table } à d’autres.
moderation-log-offer-over = { $who } a retiré l’offre de la place { $seat } de la table { $table }.
moderation-log-ai = { $who } a donné la place { $seat } de la table { $table } à une IA.
moderation-log-freed = { $who } a libéré la place { $seat } de la table { $table }.
moderation-log-held = C’était la place occupée par { $person }.
moderation-log-settings = { $who } a changé les paramètres du serveur.
moderation-log-limits = { $who } a fixé les limites : { $tables } tables ouvertes, { $tables_each } par personne ; { $threads } fils par minute ; { $ai_tables } tables avec seulement des IA, { $ai_tables_each } par personne.
moderation-log-blocked = { $who } a bloqué { $person } jusqu’au { $until }.
moderation-log-unblocked = { $who } a mis fin au blocage : { $person }.
moderation-log-voided = { $who } a annulé le résultat classé de la table { $table }.
moderation-log-lobbies =
    { $tables ->
        [one] { $who } a fermé { $tables } table qui attendait des gens.
       *[other] { $who } a fermé { $tables } tables qui attendaient des gens.
    }
moderation-log-tables-of =
    { $tables ->
        [one] { $who } a fermé { $tables } table ouverte par { $person }.
       *[other] { $who } a fermé { $tables } tables ouvertes par { $person }.
    }
moderation-log-idle =
    { $tables ->
        [one] { $who } a fermé { $tables } table inactive depuis { $long }.
       *[other] { $who } a fermé { $tables } tables inactives depuis { $long }.
    }
moderation-log-daily-stopped = J’ai arrêté le message quotidien dans { $channel }, car je n’ai pas pu y écrire trois jours de suite. L’option `daily_channel` de `{ name-admin-settings }` le remet en marche.
moderation-log-unknown = { $who } a fait quelque chose que cette version du programme ne connaît pas.
moderation-log-reason = Raison : « { $reason } »
