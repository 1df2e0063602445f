### Les ligues : saisons, classements, matchs, et ce que l’organisation corrige.

## Le message d’une saison
league-head = { $league } · saison { $season } : **{ $game }**, tables de { $players }.
league-sign-up =
    { $season ->
        [1] Les inscriptions sont ouvertes jusqu’au { $at }. Appuie sur *{ button-league-join }* pour jouer tous tes matchs de la saison ; ils sont classés.
       *[other] Les inscriptions sont ouvertes jusqu’au { $at }. Appuie sur *{ button-league-stay }* pour jouer tous tes matchs de la saison ; ils sont classés. Si tu as joué la saison précédente, tu commences dans la division que tu as atteinte.
    }
league-terms =
    { $weeks ->
        [one] -# { $size } personnes par division · { $weeks } semaine pour les matchs · { $clock }, ensuite une IA joue
       *[other] -# { $size } personnes par division · { $weeks } semaines pour les matchs · { $clock }, ensuite une IA joue
    }
league-joined =
    { $people ->
        [0] Aucune inscription pour l’instant ; il en faut au moins { $least }.
        [one] { $people } inscription, il en faut au moins { $least } : { $names }.
       *[other] { $people } inscriptions : { $names }.
    }
league-reserves = En réserve : { $names }.
league-stay = { $people } : qui reste pour la saison { $season } ? Il suffit d’appuyer sur *{ button-league-stay }*.
league-more = et { $more } de plus
league-promise = -# SHA-256 du secret qui décide du tirage : `{ $commitment }`. Le secret est montré à la fin de la saison.
league-secret = -# Le secret qui a décidé du tirage : `{ $secret }`.
league-playing = Les matchs comptent jusqu’au { $at }. Pour dire que tu es là pour un match, appuie sur *{ button-join }* dans son fil.
league-closing = Les matchs sont terminés. L’organisation corrige les erreurs jusqu’au { $at } ; ensuite, la saison est close.
league-closed = La saison est terminée.
league-cancelled = Trop peu d’inscriptions, ou la ligue est arrêtée : cette saison n’est pas jouée.
league-divisions =
    { $divisions ->
        [one] { $divisions } division, { $people } personnes.
       *[other] { $divisions } divisions, { $people } personnes.
    }
league-divisions-shown = -# Les images montrent les { $shown } premières divisions ; *{ button-league-standings }* les montre toutes.

## Le fil d’un match
league-thread = Match { $number } · Div { $division } · S{ $season } · { $league }
league-hello = { $people } : votre match est ouvert. Appuyez sur *{ button-join }* ci-dessous dans les 48 heures pour dire que vous êtes là ; chaque clic compte pour le mélange. Ensuite, le match commence sans attendre, ou quelqu’un de la réserve prend la place.
league-hello-nobody = Ce match est ouvert.

## Réponses
league-created = La ligue { $league } est créée. Le message des inscriptions arrive dans ce salon.
league-done-joined = Tu participes : { $league }, saison { $season }. Quand la saison commence, un fil s’ouvre pour chacun de tes matchs, avec une mention pour toi.
league-done-reserve = Tu es en réserve : { $league }, saison { $season }. Si quelqu’un abandonne, tu reprends ses matchs qui n’ont pas commencé.
league-done-left = Tu as quitté la saison { $season } : { $league }.
league-leave-question = La saison a commencé. Si tu la quittes, quelqu’un de la réserve ou une IA prend tes places, tes matchs commencés sont des forfaits, et cette saison est finie pour toi.
league-left-out = -# Quitter un match commencé compte aussi comme quitter une partie classée.
league-question = Les matchs d’une ligue sont classés, donc ton nom peut figurer aux classements de ce serveur. Pour l’instant, tu n’as de rang nulle part (`{ name-me-boards }`).
league-corrected = C’est fait, et noté dans le journal de la saison.
league-which = Quelle ligue ? Il y en a plusieurs ici : choisis-en une dans l’option *league*.
league-none = Il n’y a encore aucune ligue sur ce serveur. `{ name-league-create }` en crée une.
league-shown = { $name } montre le classement de la ligue { $league }.
league-shown-done = Le classement est dans le salon.

## Classement
league-standings = { $league } · saison { $season } · division { $division } sur { $divisions }
league-standings-none = La saison n’a pas commencé : il n’y a pas encore de classement.
league-standings-until = Les matchs comptent jusqu’au { $at }.
league-picture-after = saison { $season } · division { $division }
league-picture-until = les matchs comptent jusqu’au { $date }
league-picture-closing = corrections jusqu’au { $date }
league-picture-over = terminée
league-head-place = rang
league-head-name = nom
league-head-points = points
league-head-most = max.
league-head-matches = matchs
league-cell-open = { $days } j
league-cell-drawn = –
league-cell-void = ann.
league-alt = Classement de la ligue { $league }, saison { $season }, division { $division } sur { $divisions }.
league-alt-row =
    { $place } : { $name }, points : { $points } sur { $most } possibles ; matchs : { $cells }.{ $moves ->
        [up] {" "}Monte.
        [down] {" "}Descend.
        [out] {" "}Hors de la saison.
       *[stays] {""}
    }
league-alt-place = rang { $place }
league-alt-open = { $matches } à jouer
league-alt-forfeit = forfait
league-alt-void = annulé
league-alt-none = aucun

## Matchs et calendrier
league-mine = Tes matchs dans la ligue { $league }, saison { $season } :
league-mine-none = Tu n’as aucun match dans cette saison.
league-schedule = Les matchs de la ligue { $league }, saison { $season } :
league-schedule-none = Les matchs sont tirés au sort quand la saison commence.
league-match = Match { $number }, division { $division } : { $people }. { $state }
league-match-drawn = Il ouvre bientôt.
league-match-trouble = Aucun fil n’a pu être ouvert : { $why }.
league-match-open = Ouvert dans { $thread }.
league-match-open-nowhere = Ouvert.
league-match-done = Terminé : { $results }.
league-match-adjudicated = Décidé avant la fin : { $results }.
league-match-void = Ne compte pas.
league-result = { $name } { $points }
league-result-forfeit = { $name } forfait

## Le journal
league-log = Ce que l’organisation a corrigé dans la ligue { $league }, saison { $season } :
league-log-none = Rien n’a été corrigé dans cette saison.
league-log-line = { $at } { $what } Raison : { $reason }
league-log-no-reason = plus affichée
league-log-places = Rangs du match { $number } : { $places } (avant : { $before }).
league-log-void = Match { $number } annulé.
league-log-reopen = Match { $number } rouvert.
league-log-remove = Hors de la saison : { $name }.
league-log-restore = De retour dans la saison : { $name }.
league-log-deadline = Date limite déplacée. Avant : { $before } ; maintenant : { $to }.
league-log-stop = La ligue s’arrête après cette saison.
league-log-other = Une correction que cette version ne connaît pas.
league-log-not-shown = { $at } Discord ne me laisse ni publier ni modifier le message de cette saison. Il me faut *Voir le salon*, *Envoyer des messages* et *Joindre des fichiers* dans le salon de la ligue ; je réessaierai au prochain changement.

## La gestion
league-manage = Gérer la ligue { $league }, saison { $season } : donne une action (*action*) et une raison (*reason*) ; tout le monde peut lire les deux dans le journal.
league-manage-out = Hors de la saison : { $names }.
league-action-places = fixer les rangs
league-action-void = annuler
league-action-reopen = rouvrir
league-action-remove = retirer
league-action-restore = réintégrer
league-action-deadline = repousser la date limite
league-action-stop = arrêter la ligue
league-manage-how =
    -# *{ league-action-places }* : le match, et les rangs par place, par exemple `1 3 2` ; 0 est un forfait. *{ league-action-void }*, *{ league-action-reopen }* : le match. *{ league-action-remove }*, *{ league-action-restore }* : la personne. *{ league-action-deadline }* : les jours à partir de maintenant. *{ league-action-stop }* : aucune saison ne suit.

## Pourquoi quelque chose est impossible
league-refused-stage-signup = La saison en est encore aux inscriptions.
league-refused-stage-playing = La saison a commencé. Tu peux encore la rejoindre en réserve.
league-refused-stage-closing = Les matchs de la saison sont terminés.
league-refused-stage-closed = La saison est terminée.
league-refused-stage-cancelled = Cette saison n’est pas jouée.
league-refused-joined = Tu participes déjà.
league-refused-no-entrant = Cette personne n’est pas dans cette saison.
league-refused-not-in = Tu n’es pas dans cette saison.
league-refused-out = Cette saison est finie pour toi.
league-refused-full = La ligue est complète.
league-refused-no-league = Cette ligue n’existe pas sur ce serveur.
league-refused-no-match = Ce match n’existe pas dans cette saison.
league-refused-match-state = Ce n’est pas possible avec ce match dans son état actuel.
league-refused-own = Personne ne corrige ses propres matchs, ni sa propre participation. Une autre personne qui gère le serveur peut le faire.
league-refused-no-organiser = Seules les personnes qui gèrent le serveur peuvent faire cela.
league-refused-no-reason = Une correction demande une raison, que tout le monde peut lire.
league-refused-places = Donne un rang pour chaque place, par exemple `1 3 2` ; 0 est un forfait, et tous les rangs ne peuvent pas être des forfaits.
league-refused-deadline = La nouvelle date limite doit venir après l’actuelle et après aujourd’hui, mais dans un an au plus. Un match ne peut être rouvert que s’il reste du temps pour le jouer.
league-refused-too-many = Ce serveur a déjà autant de ligues que possible.
league-refused-format = Une ligue a des tables de 2 à 4 personnes, selon le jeu, et des divisions de 4 à 8 personnes.
league-refused-name = Le nom d’une ligue a 1 à 40 caractères, et aucune autre ligue du serveur ne le porte.
league-refused-missing = Cette action demande aussi l’option *{ $option }*.
