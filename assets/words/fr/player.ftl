### Le panneau privé.

player-no-such-page = Ce choix n’existe plus. Voici ce que tu peux faire maintenant :
player-explained = > { $says } (*{ button-help }* arrête ces explications.)
player-taken-back = Ton coup est annulé.
player-done = Ton coup est joué.
player-how-to-look = *{ button-look }* ou `{ name-game-board }` montre la table.
player-ended = Cette table a été arrêtée.
player-over = La partie est terminée. `{ name-game-score }` montre le résultat.
player-won = La partie est terminée. Victoire : { $winners }. `{ name-game-score }` montre le résultat.
player-foreign-button = Ce bouton n’est pas à moi ; rien n’a changé.
player-moved-on = La table a avancé depuis que ce panneau a été ouvert. Voici la position actuelle.
player-hushed = Je n’envoie plus de rappel pour ce tour. Joue-le quand tu veux : appuie sur *{ button-your-turn }*. Si la table a une pendule, elle continue.
player-standing-order = **Consigne** pour les tours des autres (cachée aux autres) : { $order }.
player-still = C’est noté : la table reste ouverte.
player-next-table = Voici [la table { $table }]({ $link }).
player-no-next-table = Aucune autre table ne t’attend maintenant. `{ name-me-tables }` montre toutes les tiennes.
player-hint-not-now = Tu peux recevoir un conseil quand c’est à toi de jouer.
player-hint-too-many = Un conseil demande un temps de réflexion. Réessaie dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
player-hint-not-you = Pour recevoir des conseils, il faut une place à la table.
player-elsewhere = Ce bouton est celui de la table { $table }, qui est dans <#{ $channel }>. Utilise celui de là-bas.
player-other-server = Ce bouton est celui d’une table d’un autre serveur ; rien n’a changé.
player-final-score = Le score final.
player-score-now = Le score, si la partie finissait maintenant.
player-stood = La position à ce moment :
player-stands = La position actuelle :
player-hint = **Conseil**, l’avis d’une IA ({ people-level }) qui n’en sait pas plus que toi :
    { $moves }
    -# Elle peut se tromper ; c’est toi qui décides.
player-hint-move = { $place }. **{ $move }** : { $reason }
player-hint-then = Ensuite : { $moves }.
player-hint-all = { $place }. Tout jouer
player-hint-button = { $place }. { $move }
