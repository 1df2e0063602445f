### Tables classées et cotes.

## L’annonce, et la page de ses paramètres
rated-on-card = **Classée** : pas d’IA ; qui part finit en dernière position ; le résultat compte quand tout le monde a eu deux tours ; *{ button-hint }* est désactivé.
rated-on-poster = Classée
rated-numbers = Cotes ici : { $people }.
rated-person = { $name } { $number }
rated-person-new = { $name } n’en a pas encore
rated-set-yes = Classée : **oui**
rated-set-no = Classée : **non**
rated-set-to-yes = Rendre la table classée
rated-set-to-no = Rendre la table amicale : aucune cote ne change

## Nombres
rated-number = { $number } ± { $margin }
rated-number-provisional = { $number } ?

## La question à qui n’a de rang nulle part
rated-question-join = **Cette table est classée.** Chaque personne qui la rejoint a un rang sur ce serveur : ta cote à ce jeu change avec le résultat, elle figure au classement de ce serveur dès qu’elle est assez sûre, et qui cède sa place finit en dernière position. `{ name-me-boards }` change cela à tout moment ; rejoindre la table est ton accord pour cette partie.
rated-question-open = **Elle n’est pas encore classée**, parce que tu n’as de rang nulle part. À une table classée, ta cote à ce jeu change avec le résultat, elle figure au classement de ce serveur dès qu’elle est assez sûre, et qui cède sa place finit en dernière position. `{ name-me-boards }` change cela à tout moment.
rated-done = La table { $table } est maintenant classée, et tu as un rang sur ce serveur. L’annonce le dit aux autres.
rated-declined = Rien n’a changé.

## Pourquoi quelque chose est refusé
rated-off = Ce serveur n’a pas de tables classées. Les personnes qui le gèrent peuvent les permettre avec `{ name-admin-settings } rated:True`.
rated-no-clock = Une table classée demande une pendule de 3 jours au plus par tour et une IA qui joue quand le temps est écoulé, pour que chaque partie aille au bout : `pace:un jour par tour on_time_out:IA`. Rien n’a changé.
rated-own-rules = Une table classée se joue avec les règles de l’éditeur ou un des réglages de `preset`, pour que tous les résultats veuillent dire la même chose. Rien n’a changé.
rated-no-ai = Une table classée est seulement pour des gens, donc aucune IA ne peut y prendre place. L’hôte peut la rendre amicale avec *{ button-settings }* dans l’annonce.
rated-not-asked = Tu n’as de rang nulle part, donc tu ne peux pas rejoindre une table classée. `{ name-me-boards } where:ici` change cela ; puis réessaie.
rated-others-not-asked = Ne peuvent pas jouer à une table classée : { $names }. Raisons possibles : pas de rang choisi, trop de parties quittées, ou le maximum de tables classées. Chacune de ces personnes peut changer cela avec `{ name-me-boards }`, ou quitter la table. Rien n’a changé.
rated-left = Tu as quitté trois parties classées en 30 jours, donc tu ne peux pas rejoindre de nouvelle table classée jusqu’au { $until }. Les tables amicales te restent ouvertes.
rated-too-many =
    { $most ->
        [one] Tu as une place à { $most } table classée
       *[other] Tu as une place à { $most } tables classées
    }, et c’est le maximum à la fois. Termine d’abord une de ces parties.
rated-too-many-at-first =
    { $most ->
        [one] Tu as déjà une place à { $most } table classée
       *[other] Tu as déjà une place à { $most } tables classées
    }, et c’est le maximum tant que tu n’as pas terminé { $finished ->
        [one] { $finished } partie classée
       *[other] { $finished } parties classées
    }.
rated-no-hints = Aucune IA ne donne de conseils à une table classée.
rated-no-votes = À une table classée, la pendule et son IA s’occupent de qui n’est pas là ; un vote ne peut ni exclure ni remplacer personne.
rated-own-table = Tu joues à cette table classée, donc c’est à une autre personne qui gère le serveur d’en décider.
rated-no-result = Cette table n’a pas de résultat classé qui compte sur ce serveur.
rated-no-reason = Dis pourquoi le résultat doit être annulé ; les personnes concernées peuvent le lire avec `{ name-me-data }`.

rated-voided = Le résultat de la table { $table } est annulé. Toutes les cotes sont maintenant comme si la partie n’avait pas été jouée.

## Le dernier message
rated-changes = Cotes : { $changes }.
rated-change = { $name } { $before } → { $after }
rated-change-left = { $name } { $before } → { $after } (partie quittée)
rated-void =
    { $why ->
        [early] Cette partie classée ne change aucune cote : tout le monde n’a pas eu deux tours.
        [agreed] Cette partie classée ne change aucune cote : la table a voté pour l’arrêter.
        [manager] Cette partie classée ne change aucune cote : une personne qui gère le serveur l’a annulée.
       *[closed] Cette partie classée ne change aucune cote : elle n’a pas été jouée jusqu’au bout.
    }

## /me
rated-boards-nowhere = **Classements :** ils ne te montrent nulle part ; tu ne joues à aucune table classée.
rated-boards-here = **Classements :** ils te montrent sur les serveurs où tu joues des parties classées.
rated-boards-everywhere = **Classements :** ils te montrent sur les serveurs où tu joues des parties classées, et par ton nom au classement de tous les serveurs.

## /admin settings
rated-server-on = **Tables classées :** permises.
rated-server-off = **Tables classées :** pas permises.
