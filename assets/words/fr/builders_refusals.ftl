### Les Bâtisseurs : Antiquité : pourquoi un coup est refusé, et ce qui serait possible.

builders_refusals-not-in-building-row = { $card } n’est pas dans la rangée des bâtiments.
builders_refusals-taken-from-building-row = { $card } n’est plus dans la rangée des bâtiments : { $who } a pris cette carte.
builders_refusals-not-in-worker-row = { $card } n’est pas dans la rangée des ouvriers.
builders_refusals-taken-from-worker-row = { $card } n’est plus dans la rangée des ouvriers : { $who } a pris cette carte.
builders_refusals-row = Dans la rangée : { $cards }.
builders_refusals-no-row = La rangée est vide.

builders_refusals-invested = Tu as déjà investi dans ce tour. C’est une fois par tour, quel que soit l’investissement.
builders_refusals-not-in-line = { $card } n’est plus dans la ligne d’investissements.
builders_refusals-taken-from-line = { $card } n’est plus dans la ligne d’investissements : { $who } a pris cette carte.
builders_refusals-line = Il y reste : { $cards }.
builders_refusals-no-line = Il n’y reste rien.

builders_refusals-nobody-educated = { $card } forme quelqu’un tout de suite : dis qui.
builders_refusals-nothing-taught = { $card } ne forme personne. Laisse `student` vide ({ $student }).
builders_refusals-prisoner-educated = Un prisonnier ne peut pas apprendre. Libère d’abord { $student }.
builders_refusals-machine-educated = Une machine ne peut pas apprendre.
builders_refusals-already-educated = { $student } a déjà appris { $learned }, et personne n’apprend deux fois.
builders_refusals-nothing-to-learn = { $student } apporte déjà { $amount }, cela ne changerait rien.

builders_refusals-not-in-team = { $who } n’est pas dans ton équipe.
builders_refusals-in-another-team = { $who } n’est pas dans ton équipe, mais dans une autre ({ $other }).
builders_refusals-at-work = { $who } travaille au chantier { $building } jusqu’à ce qu’il soit terminé.
builders_refusals-useless = { $who } apporte { $brings }, et { $building } demande encore { $missing }. Un ouvrier qui n’ajoute rien y resterait seulement bloqué.

builders_refusals-foreign-site = { $building } est le chantier de quelqu’un d’autre ({ $who }).
builders_refusals-finished-site = { $who } a déjà terminé { $building }.
builders_refusals-not-opened = { $building } n’est pas un de tes chantiers : personne ne l’a ouvert.
builders_refusals-sites = Tes chantiers : { $sites }.
builders_refusals-no-sites = Tu n’as aucun chantier ouvert. Ouvre d’abord un bâtiment de la rangée.

builders_refusals-prisoner-with-tool = Un prisonnier ne porte pas d’outil. Envoie { $who } sans outil, ou commence par libérer ce prisonnier.
builders_refusals-machine-with-tool = Une machine ne porte pas d’outil. Envoie { $who } sans outil.
builders_refusals-not-your-tool = Tu n’as pas cet outil : { $tool }.
builders_refusals-tool-of-another = Cet outil ({ $tool }) n’est pas à toi, mais à { $who }.
builders_refusals-tool-at-work = Cet outil ({ $tool }) est avec { $carrier } au chantier { $building } jusqu’à ce qu’il soit terminé.
builders_refusals-tools = Tes outils disponibles : { $tools }.
builders_refusals-no-tools = Tu n’as aucun outil disponible.

builders_refusals-no-such-take = Une commande prend des sesterces pour 1 à { $most } actions, pas pour { $actions }.
builders_refusals-too-few-actions = Il te reste { $left }, tu ne peux pas prendre de sesterces pour { $actions }. Une action achetée coûte plus qu’elle ne rapporte.
builders_refusals-no-prisoner = { $who } n’est pas un prisonnier, et seul un prisonnier peut être libéré.
builders_refusals-freed-already = { $who } : déjà libéré.
builders_refusals-over = Cette partie est terminée.

## Avec qui ce serait possible

builders_refusals-can-send = Tu peux envoyer au chantier { $building } : { $members }.
builders_refusals-nobody-to-send = Personne dans ton équipe ne peut aller au chantier { $building } maintenant.
builders_refusals-can-educate = Tu peux former : { $members }.
builders_refusals-nobody-to-educate = Personne dans ton équipe ne peut apprendre cela maintenant.
builders_refusals-can-free = Tu peux libérer : { $members }.
builders_refusals-nobody-to-free = Aucun de tes prisonniers ne peut être libéré maintenant.

## Ce qui ne peut pas être payé

builders_refusals-opening-too-dear = Ouvrir { $building } coûte { $total }, et tu as { $held }.
builders_refusals-recruiting-too-dear = Recruter { $who } coûte { $total }, et tu as { $held }.
builders_refusals-investing-too-dear = { $card } coûte { $total }, et tu as { $held }.
builders_refusals-sending-too-dear = Envoyer { $who } au chantier { $building } coûte { $total }, et tu as { $held }.
builders_refusals-freeing-too-dear = Libérer { $who } coûte { $total }, et tu as { $held }.
builders_refusals-too-dear = Cela coûte { $total }, et tu as { $held }.
builders_refusals-must-be-bought = { $number ->
    [one] Il faut acheter { $number } action.
   *[other] Il faut acheter { $number } actions.
}
builders_refusals-must-be-bought-too = { $number ->
    [one] C’est { $price } plus { $bought } pour { $number } action achetée.
   *[other] C’est { $price } plus { $bought } pour { $number } actions achetées.
}
