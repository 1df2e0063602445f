### `/daily` : la donne du jour, ses classements, et les séries.

daily-offer = **La donne du jour, { $date }** : { $game } à deux. Tu joues en premier ; une IA normale a l’autre place.
daily-one-try = Tout le monde joue la même donne, une seule fois, sans conseils ; l’IA répond de la même façon aux mêmes coups. Commence avant le { $closes } ; tu as ensuite encore six heures pour finir.
daily-promise = -# L’engagement : le secret de cette donne a le SHA-256 `{ $commitment }`.
daily-promise-next = -# L’engagement de la donne de demain : `{ $commitment }`.
daily-goes-on = **La donne du jour, { $date }**, { $game }. Tu as un seul essai ; elle se termine le { $until }.
daily-no-hints = Il n’y a pas de conseils dans la donne du jour : chaque personne la joue sans aide.
daily-not-here = C’est pour les tables ; dans la donne du jour, il n’y a que toi et l’IA.

## Comment un essai a fini
daily-result = **La donne du jour, { $date }** : **{ $margin }** contre l’IA. Tes points : { $points }. { $curve }
daily-result-par = Le par, ce que l’IA elle-même obtient à ta place, est { $par }.
daily-result-board = *{ button-daily-share }* ne révèle rien de la donne. Le classement, les coups et le secret apparaissent le { $at }.
daily-shared = { $name } : donne du { $date } · { $margin } (par { $par }) · { $curve }
daily-shared-no-par = { $name } : donne du { $date } · { $margin } · { $curve }
daily-shared-done = C’est dans le salon.

## Le message du jour dans un salon, quand sa date est terminée
daily-announced-closed = **La donne du jour, { $date }**, { $game }, est terminée. { $people ->
        [0] Personne ne l’a jouée jusqu’au bout.
        [one] Sur tous les serveurs, { $people } personne l’a jouée jusqu’au bout.
       *[other] Sur tous les serveurs, { $people } personnes l’ont jouée jusqu’au bout.
    }
daily-announced-best = La meilleure partie ici : { $name }, { $margin }.

## /admin settings
daily-server-channel = **La donne du jour** est annoncée dans { $channel }, par un message quotidien qui ne mentionne personne.
daily-server-off = **La donne du jour** n’est annoncée dans aucun salon.

## Classements
daily-board-here = **La donne du jour, { $date }**, { $game } : { $people ->
        [0] personne dans les classements de ce serveur (`{ name-me-boards }`) ne l’a jouée jusqu’au bout.
        [one] { $people } personne au classement de ce serveur.
       *[other] { $people } personnes au classement de ce serveur.
    }
daily-board-everywhere = **La donne du jour, { $date }**, { $game } : { $people ->
        [0] personne ne l’a jouée jusqu’au bout.
        [one] { $people } personne au classement de tous les serveurs.
       *[other] { $people } personnes au classement de tous les serveurs.
    }
daily-board-par = Le par était { $par }.
daily-board-own =
    { $of ->
        [1] Toi : { $margin }. Personne d’autre ne l’a jouée jusqu’au bout.
       *[other] Toi : { $margin }, mieux que { $than } sur { $of } personnes qui ont joué cette donne.
    }
daily-board-secret = -# Donne tirée du seul secret `{ $secret }`, dont le SHA-256 `{ $commitment }` a été montré avant que quiconque commence. `aedile verify` vérifie un journal.
daily-board-shown = { $name } montre le classement de la donne du jour, { $date }.
daily-log = Le journal, avec le secret de la donne. `aedile verify` redistribue et rejoue tout.

## Séries
daily-streak = Donnes : **{ $now ->
        [one] { $now } jour
       *[other] { $now } jours
    }** de suite. Ta plus longue série : { $best } ; jouées jusqu’au bout : { $dates ->
        [one] { $dates } donne.
       *[other] { $dates } donnes.
    }
daily-streak-rule = -# Un jour manqué sur sept n’interrompt pas une série.
daily-streak-today = La donne d’aujourd’hui reste à jouer : `{ name-daily-deal }`.
daily-streak-none = Tu n’as encore ni joué une donne du jour jusqu’au bout, ni répondu à un problème. `{ name-daily-deal }` et `{ name-daily-puzzle }` montrent ceux d’aujourd’hui.

## Pourquoi rien n’est possible
daily-not-today = La donne du { $date } ne peut pas être commencée maintenant : une donne se commence à sa propre date, en UTC. `{ name-daily-deal }` montre celle d’aujourd’hui.
daily-closed = La donne du { $date } est terminée. `{ name-daily-deal }` montre celle d’aujourd’hui, `{ name-daily-board }` comment elle a fini.
daily-not-closed = La donne du { $date } reste secrète tant que quelqu’un peut encore la jouer. Son classement apparaît le { $at }.
daily-not-begun = Tu n’as pas commencé la donne du { $date }. `{ name-daily-deal }` montre celle d’aujourd’hui.
daily-not-done = Tu n’as pas joué la donne du { $date } jusqu’au bout.
daily-none = Aucune donne du jour n’est encore terminée. `{ name-daily-deal }` montre celle d’aujourd’hui.
daily-unknown-game = Je ne connais plus le jeu de cette donne.

## L’image d’un classement
daily-picture-heading = Donne du jour, { $date }
daily-picture-here = { $game }, ce serveur
daily-picture-everywhere = { $game }, tous les serveurs
daily-picture-par = par
daily-head-lead = avance
daily-head-par = au par
daily-head-points = points
daily-alt-board = La donne du jour, { $date }, { $game }, page { $page } sur { $pages }.
daily-alt-row = { $place } : { $name } { $margin }, points : { $points }.
daily-alt-own = En dessous, ta propre ligne. { $row }
daily-practice-begins = **Entraînement** : la donne du jour, { $date }, { $game }, contre la même IA. Il ne compte nulle part. { practice-back }
