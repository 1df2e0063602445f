### Les Bâtisseurs : Antiquité : toute la table en mots.

builders-status-round = Manche { $round }. C’est à { $who }, qui peut { $duty }.
builders-status-over = La partie est terminée après la manche { $round }. Victoire : { $winners }.
builders-status-stalled = Il ne se passait plus rien, la partie est donc terminée après la manche { $round }. Victoire : { $winners }.
builders-status-ended = La partie est terminée.
builders-status-last-round = __La dernière manche__ : { $who } a { $points }.
builders-status-first = { $who } (joue en premier)
builders-status-player = { $finished ->
    [one] { $who } : **{ $points }**, { $has } ; { $finished } terminé ; score actuel { $score }.
   *[other] { $who } : **{ $points }**, { $has } ; { $finished } terminés ; score actuel { $score }.
}
builders-status-player-over = { $finished ->
    [one] { $who } : **{ $points }**, { $has } ; { $finished } terminé ; score final { $score }.
   *[other] { $who } : **{ $points }**, { $has } ; { $finished } terminés ; score final { $score }.
}
builders-status-turn = Ce tour : { $to_do }.
builders-status-item = - { $says }
builders-status-more = -# Plus sous *{ button-look }* : une page par équipe et une pour les pioches.
