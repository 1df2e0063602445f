### Ce qui est écrit sur les boutons : au plus 80 caractères.

button-your-turn = À toi de jouer
button-my-panel = Mon panneau
button-look = Regarder
button-tip = Pronostiquer
button-not-now = Arrêter les rappels
button-undo = Annuler
button-plan-like = Planifier ce conseil
button-plan-next = Action suivante
button-ask-no-more = Oui, et ne plus demander ici
button-help = Aide
button-learn = Comment jouer
button-play-on = Continuer à jouer
button-versus = Une partie contre cette IA
button-learn-again = Une autre leçon
button-unlearn = Arrêter la leçon
button-end-practice = Arrêter l’entraînement
button-play-on-from-here = Continuer à partir d’ici
button-practice-begin = Commencer
button-practice-again = Recommencer à partir de là
button-cards-anew = Redistribuer les cartes cachées
button-cards-as-they-lay = Garder les cartes de la partie
button-learn-on = Continuer : { $game }
button-learn-other = Nouvelle leçon : { $game }
button-rules-details = Détails
button-rules-example = Exemple de score
button-rules-back = Les règles
button-rules-short = Résumé
button-explain-off = Ne plus expliquer
button-explain-on = Expliquer les choix
button-hint = Conseil
button-back = Retour
button-rematch = Revanche
button-film = Film
button-curve = Évolution des scores
button-hands = Mains finales
button-missed = Mon meilleur coup manqué
button-review = Analyse
button-review-show = Voir la manche { $round } : { $points }
button-review-share = Partager
button-review-back = Retour à l’analyse
button-review-of = Analyse : { $name }
button-show = Montrer à tout le monde
button-still = Je joue encore
button-i-am-back = Me revoilà

button-join = Rejoindre
button-leave = Quitter
button-start = Lancer
button-fair-play = Donne équitable ?
button-remove-ai = Retirer l’IA
button-settings = Paramètres
button-table-name = Nom de la table
button-join-ranked = Rejoindre, avec mon rang ici
button-do-not-join = Ne pas rejoindre
button-open-ranked = Partie classée, avec mon rang ici
button-leave-friendly = La laisser amicale

button-take-seat = Prendre la place
button-take-this-seat = Prendre la place { $seat } · { $name }
button-let-ai = Laisser jouer une IA
button-decline = Non, merci
button-withdraw = Retirer l’offre
button-vote =
    { $answer ->
        [agree] Pour
        [against] Contre
        [skip] Sauter ce tour
        [stand_in] Laisser jouer une IA
        [replace] Offrir la place
       *[wait] Attendre encore
    }
button-unpropose = Retirer la proposition
button-propose = Proposer…
button-give-to-ai = La confier à l’IA
button-change-nothing = Ne rien changer
button-give-seat-up = Céder ma place
button-keep-seat = Garder ma place

button-next-table = Table suivante
button-earlier = ◀ Plus tôt
button-later = Plus tard ▶
button-now = Maintenant
button-as-text = En texte
button-as-picture = En image
button-previous = Précédent
button-more = Plus
button-forget-me = M’oublier
button-close-tables =
    { $tables ->
        [one] Fermer { $tables } table
       *[other] Fermer { $tables } tables
    }

button-plan-ahead = Planifier
button-my-plan = Mon plan
button-drop-plan = Abandonner le plan
button-plan-ask = Me demander à ce moment
button-plan-best = Meilleur endroit
button-plan-pass = Passer en attendant
button-plan-pass-until = Passer jusqu’à la manche { $round }

button-rank-show = Montrer ici
button-daily-deal = Jouer la donne
button-daily-play = Jouer
button-daily-share = Partager
button-daily-board = Classement
button-daily-before = ◀ { $date }
button-daily-best = La meilleure partie
button-daily-own = Ma partie
button-daily-practise = S’entraîner
button-puzzle = Résoudre le problème
button-puzzle-solution = Le problème
button-puzzle-answer = { $letter }
button-puzzle-moves = Les coups
button-puzzle-table = Toute la table
button-puzzle-hand = Ma main
button-league-join = Rejoindre
button-league-stay = Rejoindre ou rester
button-league-reserve = En réserve
button-league-leave = Quitter
button-league-leave-sure = Quitter la saison
button-league-ranked = Rejoindre, avec mon rang ici
button-league-standings = Classement
button-league-mine = Mes matchs
button-league-schedule = Calendrier
button-league-log = Journal
button-league-up = ◀ Division supérieure
button-league-down = Division inférieure ▶
