### Les Bâtisseurs : Antiquité : les règles en bref, pour `/game rules`, dans nos propres mots.

builders_rules-aim = Tu diriges une entreprise de construction. À ton tour, tu ouvres des chantiers, recrutes des ouvriers et les envoies travailler, contre salaire. Un bâtiment qui a reçu toute la pierre, le bois, l’architecture et la décoration qu’il demande est terminé : il rapporte des sesterces, pour les prochains salaires, et des points. La manche où quelqu’un atteint { $points } avec ses bâtiments et machines est la dernière ; qui a le plus de points gagne.

builders_rules-turn-name = Un tour
builders_rules-turn = **Les Bâtisseurs : Antiquité.** Tu ouvres des chantiers et y envoies tes ouvriers. Quand un bâtiment a reçu toute la pierre, le bois, l’architecture et la décoration qu’il demande, il est terminé et rapporte des sesterces et des points. Les joueuses et joueurs commencent avec { $start } et un apprenti. Toutes les cartes sont face visible, sauf les pioches.
    À ton tour, tu as { $free } et peux en acheter d’autres pour { $extra } chacune. Fais ceci autant de fois que tu veux, dans l’ordre que tu veux :
    - **Ouvrir** un bâtiment de la rangée ({ $one }) : il devient ton chantier, où tes ouvriers peuvent aller.
    - **Recruter** un ouvrier de la rangée ({ $one }) : il rejoint ton équipe et ne coûte rien tant que tu ne l’envoies pas.
    - **Envoyer** quelqu’un de ton équipe sur un de tes chantiers : { $send } ou plus, et le prix de l’ouvrier.
    - **Investir** dans une carte de la ligne d’investissements ({ $one } et son prix), une fois par tour.
    - **Prendre des sesterces** : { $taken } pour { $used } actions.
    - **Libérer** un prisonnier ({ $freeing }).
    Puis termine ton tour ; les actions que tu n’as pas utilisées sont perdues. Une rangée est aussitôt complétée.
builders_rules-turn-details = **Un tour, les détails.**
    - Si un coup demande plus d’actions qu’il ne t’en reste, celles qui manquent sont achetées en même temps, et le bouton dit ce que tu paies. Tu peux en acheter autant que tu veux, mais seulement quand tu en as besoin.
    - *{ commands-builders-take.button }* : chaque prise est payée à part, et toutes tes actions en une fois rapportent plus que l’une après l’autre. Une action achetée ne s’échange pas contre des sesterces : elle rapporterait moins qu’elle ne coûte.
    - Un seul investissement par tour, quel qu’il soit, même avec des actions achetées.
    - Une rangée est aussitôt complétée. Quand sa pioche est vide, elle rétrécit ; rien n’est jamais défaussé ni rendu.
    - Toutes les cartes sont face visible, sauf les pioches, que personne ne peut regarder.
    - Quand tes actions sont utilisées et que tu ne peux plus rien payer, le tour finit tout seul (un coup automatique), sauf si la table l’a désactivé.
    - Si les autres votent pour sauter ton tour parce que son temps est écoulé, le programme prend des sesterces pour les actions qui restent.

builders_rules-sending-name = Envoyer des ouvriers
builders_rules-sending = **Envoyer.** Toute carte de ton équipe qui n’est sur aucun chantier peut être envoyée sur un de tes chantiers. Tu paies le prix entier de l’ouvrier, et il apporte tout ce que dit sa carte ; ce qui dépasse le besoin du bâtiment est perdu. Un ouvrier qui n’ajoute rien de ce qui manque, même avec un outil, ne peut pas être envoyé.
    Dans un tour, le premier envoi sur un chantier prend { $first }, le deuxième { $second }, le troisième { $third }, et ainsi de suite : trois ouvriers sur le même chantier prennent { $three } actions. Chaque chantier se compte à part, et on repart de zéro à chaque tour. Prisonniers et machines comptent comme des ouvriers.
    S’il te reste trop peu d’actions, celles qui manquent sont achetées en même temps, pour { $extra } chacune.
    Un ouvrier ou un prisonnier libéré peut emporter un **outil**, un seul : nomme-le à l’envoi. Il ajoute 1 de sa ressource et ne coûte ni action ni sesterces.
    Personne ne peut être rappelé : ouvriers et outils restent jusqu’à ce que le bâtiment soit terminé.
builders_rules-sending-details = **Envoyer, les détails.**
    - Le nombre d’actions n’augmente qu’avec les envois sur ce chantier dans ce tour ; les ouvriers envoyés plus tôt ne comptent pas.
    - Le prix se paie tout de suite. Sans les sesterces, l’ouvrier ne peut pas partir, et tu ne peux pas emprunter dans le même coup : investis d’abord dans un emprunt.
    - Un outil ou une université ne change ni le prix ni les actions.
    - Un ouvrier qui n’apporte rien de ce qui manque peut partir avec un outil qui l’apporte. Sinon, l’envoi est refusé : l’ouvrier serait bloqué pour rien.
    - Ce qui est apporté en trop est perdu ; ce n’est pas une réserve pour un autre chantier.

builders_rules-finishing-name = Terminer
builders_rules-finishing = **Terminer** ne prend aucune action. Dès qu’il ne manque plus rien, le bâtiment est terminé : tu reçois ses sesterces et ses points, et toute l’équipe qui y travaillait et tous les outils te reviennent. Tu peux t’en servir, comme des sesterces, dans le même tour.
    Tu peux avoir autant de chantiers que tu veux. Un chantier ne se rend pas, mais s’il n’est pas terminé à la fin, il ne coûte rien.

builders_rules-investments-name = Investissements
builders_rules-investments = **Investissements.** Une fois par tour, tu peux investir : { $one } et le prix d’une carte de la ligne d’investissements. Tu choisis parmi toutes les cartes qui restent. Les cartes prises ne reviennent pas.
    - **Prisonnier**, { $prisoner } : rejoint ton équipe et { $sending }.
    - **Outil**, { $tool } : ajoute 1 de sa ressource à chaque envoi où il est emporté.
    - **Université**, { $university } : tu choisis aussitôt un de tes ouvriers ou prisonniers libérés qui n’est sur aucun chantier, et cette carte apporte désormais { $taught } de la ressource. Ses autres ressources et son prix ne changent pas. Personne n’apprend deux fois, et il faut que cela change quelque chose.
    - **Emprunt** : ne coûte que l’action et apporte { $gain } maintenant ; voir le sujet sur les emprunts.
    Outils et universités ne sont ni pour les prisonniers pas encore libérés, ni pour les machines.
builders_rules-investments-details = **Investissements, les détails.**
    - Tu peux prendre n’importe quelle carte qui reste dans la ligne, pas seulement la première.
    - Un ouvrier porte un outil au plus à la fois. L’outil reste sur le chantier jusqu’à ce que le bâtiment soit terminé, puis tu peux le réutiliser.
    - Apprendre quelque chose qui ne changerait rien est refusé.
    - Tu peux avoir autant d’emprunts que tu veux, dans la limite d’un investissement par tour et des cartes qui restent.
builders_rules-range = { $least } à { $most }

builders_rules-prisoners-name = Prisonniers
builders_rules-prisoners = **Les prisonniers** sont des investissements à { $price }. Un prisonnier { $sending } et prend autant d’actions qu’un ouvrier, mais n’a droit ni à un outil ni à une université. À la fin, chaque prisonnier qui n’est pas libéré te coûte { $penalty }.
    Tu peux le **libérer** : cela prend { $freeing } de ton tour, ne coûte aucun sesterce et n’est pas un investissement. C’est possible même dans le tour où tu l’as reçu, mais pas tant qu’il est sur un chantier. Un prisonnier libéré coûte { $freed } par envoi, et peut recevoir outil et université comme un ouvrier.
    Au décompte final, le programme libère les autres pour { $tally } chacun, tant que tes sesterces suffisent. Un prisonnier qui est encore sur un chantier ne peut alors pas être libéré.

builders_rules-machines-name = Machines
builders_rules-machines = **Les machines** sont dans la rangée des bâtiments : { $machines }. On les ouvre et les construit comme des bâtiments ; elles ne rapportent pas de sesterces, mais { $points }. Une machine terminée rejoint ton équipe : elle apporte { $brings } d’une ressource et { $sending }, dans le même tour si tu veux. L’envoyer prend des actions comme pour un ouvrier. Elle n’a droit ni à un outil ni à une université.

builders_rules-loans-name = Emprunts
builders_rules-loans = **Emprunts.** Un emprunt est un investissement : il prend { $one } de ton tour, et tu as aussitôt { $gain } de plus. Il y en a { $cards } pour toute la table, et tu peux en avoir plusieurs.
    Au décompte final, chacun est remboursé pour { $repay } si tu les as, sinon il coûte { $penalty }. Rembourser vaut { $worth } points de plus que garder les sesterces, donc le programme rembourse ce qu’il peut. Pendant la partie, un emprunt ne peut pas être remboursé.

builders_rules-end-name = La fin et le décompte final
builders_rules-end = **La fin.** Quand quelqu’un termine un tour avec { $points } ou plus en bâtiments et machines terminés, la manche est jouée jusqu’au bout, pour que tout le monde ait le même nombre de tours. Puis vient le décompte final :
    1. Le programme libère tes prisonniers qui ne sont sur aucun chantier, pour { $free } chacun, puis rembourse tes emprunts, pour { $repay } chacun, tant que tes sesterces suffisent. Chaque paiement vaut plus de points que les sesterces qu’il prend.
    2. Tu as les points de tes bâtiments et machines terminés, plus { $sesterce } par sesterce restant, moins { $prisoner } par prisonnier qui n’est pas libéré et { $loan } par emprunt qui n’est pas remboursé.
    Qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
builders_rules-end-details = **La fin, les détails.**
    - Seuls les points des bâtiments et machines terminés mettent fin à la partie. Ce que tu perdras à cause des prisonniers et des emprunts n’est pas déduit avant.
    - Un prisonnier sur un chantier ne peut pas être libéré au décompte final. Les chantiers inachevés et les ouvriers sans travail ne coûtent rien.

builders_rules-stalled-name = Parties bloquées
builders_rules-stalled = **Parties bloquées.** Les ouvriers ne peuvent pas être rappelés ; il arrive donc qu’ils soient tous bloqués. Après { $idle } manches entières de suite où tout le monde n’a fait que prendre des sesterces ou rien du tout, la partie est terminée, et de toute façon après la manche { $last }. Puis vient le décompte final, comme toujours.

builders_rules-setup-name = Mise en place
builders_rules-setup = **Mise en place.** On joue de deux à quatre. Bâtiments et machines sont mélangés ensemble en une pioche, les ouvriers en une autre ; { $buildings } bâtiments et { $workers } ouvriers sont face visible en deux rangées. Tout le monde commence avec { $start } et un apprenti, tiré au hasard ; les autres apprentis sont dans la pioche des ouvriers.
    Toute la ligne d’investissements est face visible : { $prisoners } prisonniers, un outil et une université pour chacune des quatre ressources, et { $loans } emprunts.
    Qui joue en premier est tiré au sort, sauf si l’hôte commence ; à la revanche, une autre personne commence. On joue dans le sens horaire. Les sesterces ne s’épuisent jamais. Ce qui reste dans les pioches est connu, pas l’ordre.

builders_rules-moves-name = Commandes et boutons
builders_rules-moves = **Ici**, le bouton *{ button-your-turn }* sous la mention ouvre ton panneau : tout peut se faire avec ses boutons et menus, et tout peut aussi se taper. Si tu peux terminer un bâtiment ce tour-ci, le panneau montre comment.
    `{ name-builders-open }`, `recruit`, `invest`, `send`, `take`, `free`, `end` sont les coups ; chaque option propose ce qui est permis maintenant, avec son coût et son effet. `{ name-game-board }`, `status`, `score`, `log` montrent la table, `{ name-game-hand }` ton équipe, `{ name-game-undo }` annule ton dernier coup tant qu’aucune rangée n’a été complétée et que le tour suivant n’a pas commencé, `{ name-game-card }` explique une carte, `{ name-game-hint }` conseille.
