### Rythme, et ce qu’un serveur a réglé.

server-reminders = Rappels pour les personnes sans autre réglage : { $every }.
server-no-plans = Sans plans : chaque décision est prise quand elle vient.
server-no-clock = Sans pendule : on joue quand on a le temps.
server-clock =
    { $allowance } par tour ; le temps non utilisé est gardé, jusqu’à { $most }. La pendule est arrêtée pendant les heures calmes et les vacances. Quand le temps est écoulé : { $then ->
        [ai] une IA joue ce tour ; après deux tours de suite, elle continue jusqu’au retour de la personne.
        [vote] les autres votent pour sauter le tour, offrir la place ou attendre encore.
       *[remind] un rappel est envoyé, et la partie attend.
    }

server-posts-each-turn = Une nouvelle image à chaque tour.
server-posts-each-move = Une nouvelle image à chaque coup.
server-calls-stay = Les mentions restent dans le salon après le tour.

## Pourquoi quelqu’un ne peut pas ouvrir de table ici
server-only-channels = Sur ce serveur, les tables sont dans { $channels }. Utilise `{ name-game-new }` là-bas.
server-no-threads = Sur ce serveur, les tables sont dans des salons, pas dans des fils. Utilise `{ name-game-new }` dans un salon.
server-only-role = Sur ce serveur, seuls les membres avec le rôle { $role } ouvrent des tables. Tu peux rejoindre leurs tables ; `{ name-game-list }` les montre.
server-only-managers = Sur ce serveur, seules les personnes qui le gèrent ouvrent des tables. Tu peux rejoindre leurs tables ; `{ name-game-list }` les montre.

## Pourquoi les paramètres n’ont pas changé
server-no-role = Nomme aussi le rôle : `{ name-admin-settings } open_by:les membres avec un rôle role:@Joueurs`.
server-role-unused = `role` ne sert qu’avec `open_by:les membres avec un rôle`. Laisse l’un des deux vide.
server-channel-and-all = Utilise soit `all_channels`, soit `add_channel` et `remove_channel`.
server-not-listed = <#{ $channel }> n’est pas dans la liste des salons ; `{ name-admin-settings }` montre la liste.
server-list-full = La liste a déjà { $most } salons, c’est le maximum.

## Tout ce qui est réglé
server-in-every-channel = **Salons :** tous.
server-in-channels = **Salons :** { $channels }.
server-open-everybody = **Qui ouvre des tables :** tout le monde.
server-open-role = **Qui ouvre des tables :** les membres avec le rôle { $role }, et les personnes qui gèrent le serveur.
server-open-managers = **Qui ouvre des tables :** les personnes qui gèrent le serveur.
server-threads = **Tables dans des fils :** oui.
server-without-threads = **Tables dans des fils :** non.
server-pace = **Rythme par défaut :** { $terms }
server-lobbies = **Tables pas lancées :** fermées après { $days }.
server-idle = **Tables inactives :** question après { $idle }, fermées { $closing } plus tard sans score.
server-tags = **Tags des posts dans les forums :** « { $free } », « { $turn } » et « { $finished } », si le forum les a.
server-how = -# Pour changer : les options de `{ name-admin-settings }` ; `{ name-admin-limit }` montre combien de tables peuvent être ouvertes.

## Ce que lisent les personnes qui gèrent
server-called = Mention envoyée : { $name }.
server-table-ended = La table de ce salon est arrêtée. `{ name-game-new }` en ouvre une autre.
server-no-move-to-thread = Ce serveur ne permet pas de tables dans des fils. Utilise la commande dans un salon, ou permets les fils avec `{ name-admin-settings }`.
server-not-a-manager = Seules les personnes qui gèrent le serveur peuvent faire cela. Demande à l’une d’elles.
server-only-in-servers = Les tables s’ouvrent dans le salon d’un serveur.
server-no-such-number = « { $typed } » n’est pas un numéro de table. Choisis un de ceux proposés ; `{ name-game-list }` les nomme.
