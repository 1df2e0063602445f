### Les Bâtisseurs : Antiquité : ce que panneaux, menus et boutons disent des coups.

builders-panel-asks = **{ $order }** · { $asked }

## Parties de libellés
builders-panel-more = { $number } de plus
builders-panel-way = { $by } : { $cost }
builders-panel-without-tool = Sans outil
builders-panel-with-tool = Outil : { $tool }
builders-panel-equipped = { $who } · { $tool }
builders-panel-bought-all = { $actions } (à acheter)
builders-panel-bought-some = { $actions } (dont { $bought } à acheter)
builders-panel-left = { $actions } et { $sesterces }
builders-panel-gain-machine = { $gain }, et une machine : { $brings }
builders-panel-then-machine = puis une machine qui apporte { $brings }
builders-panel-gain-machine-for = { $gain }, et une machine : { $brings }
builders-panel-finishes = le termine
builders-panel-then-missing = manque encore : { $missing }
builders-panel-then-missing-so-many = manque encore : { $number }
builders-panel-sent-for = envoi : { $price }
builders-panel-team-can = ton équipe disponible peut tout apporter
builders-panel-team-lacks-so-many = manque à ton équipe disponible : { $number }
builders-panel-team-lacks = manque à ton équipe disponible : { $lack }
builders-panel-of-use = utile pour { $building } : { $brings }
builders-panel-then-sent-for = ensuite, envoi : { $price }
builders-panel-then = ensuite : { $sending }
builders-panel-unused = inutilisé : { $actions }
builders-panel-actions-for = { $actions } pour { $gain }

## Ce que disent les choix
builders-panel-site = Chantier : { $building } · manque : { $missing } · { $chance }
builders-panel-work-on = Chantier : { $building }
builders-panel-missing = manque : { $missing }
builders-panel-so-many-missing = manque : { $number }
builders-panel-pay = payer { $price }
builders-panel-finish-now = terminer maintenant
builders-panel-can-go = { $number ->
    [one] { $number } peut y aller
   *[other] { $number } peuvent y aller
}
builders-panel-sender = { $who } · { $price } · vers { $sites }
builders-panel-way-to-send = - { $with } : { $outcome } ; reste : { $left }.
builders-panel-way-to-finish = - { $with } : { $outcome } ({ $gain }) ; reste : { $left }.
builders-panel-student = { $name } : { $brings } → { $learned }
builders-panel-effect-prisoner = ne coûte rien à l’envoi ; −{ $penalty } sans libération
builders-panel-effect-tool = ajoute { $adds }
builders-panel-effect-university = un ouvrier apporte ensuite { $brings }
builders-panel-effect-loan = { $gain } maintenant ; { $repay } à rendre à la fin, ou −{ $penalty }

## Coups
builders-panel-open = Ouvrir { $building }
builders-panel-recruit = Recruter { $worker }
builders-panel-take-loan = Prendre un emprunt
builders-panel-invest = Investir : { $card }
builders-panel-invest-for = Investir : { $card } pour { $student }
builders-panel-and-end = Le faire et terminer le tour
builders-panel-send-and-end = Envoyer { $who } et terminer le tour
builders-panel-send-it-and-end = Envoyer et terminer le tour
builders-panel-send = Envoyer { $who } → { $building }
builders-panel-take-for = Prendre des sesterces pour { $actions }
builders-panel-take = Prendre { $gain } · pour { $actions }
builders-panel-free = Libérer { $prisoner }
builders-panel-end = Terminer le tour
builders-panel-finish = Terminer { $building } : envoyer { $who } · { $cost }
builders-panel-finish-alone = Terminer { $building } · { $cost }
builders-panel-finish-first-for = Envoyer { $who } → { $building } · { $cost } · envoi 1 sur { $number } pour terminer
builders-panel-finish-first = Envoyer { $who } → { $building } · envoi 1 sur { $number } pour terminer
builders-panel-finish-it = Terminer { $building }
builders-panel-finish-begin = Terminer { $building } : 1 sur { $number }
builders-panel-send-it = Envoyer
builders-panel-send-to = { $who } → { $building }
builders-panel-finish-first-alone = Terminer { $building } · envoi 1 sur { $number }
builders-panel-completion = **{ $building }** ({ $gain }) : envoie { $who } ; { $cost }

## La première page
builders-panel-now = **À toi de jouer :** il te reste { $actions } et { $sesterces }.
builders-panel-begins-last-round = Quand tu termines ce tour, la dernière manche commence : les personnes après toi jouent encore un tour, puis la partie est terminée.
builders-panel-invested = Tu as déjà investi ce tour-ci.
builders-panel-can-finish = Tu peux terminer { $completion }.
builders-panel-sites = Tes chantiers : { $sites }.

## Pages où quelque chose est choisi
builders-panel-work = **{ $building }** demande encore { $missing } ; une fois ce chantier terminé : { $gain }. Ton prochain envoi y prend { $next }, chaque envoi suivant de ce tour une action de plus. Tu as { $actions } et { $sesterces }.
builders-panel-to-finish = Pour terminer { $completion }.
builders-panel-which-tool = Quel outil emporter ?
builders-panel-equip = Envoyer **{ $who }** au chantier **{ $building }** ? Il y manque encore : { $missing }. Coût : { $cost }.
builders-panel-who-learns = Qui apprend ?
builders-panel-teach = **{ $card }** : qui apprend ? Apporte ensuite { $brings } ; le prix de l’envoi reste le même. C’est ton seul investissement de ce tour.

## Pages qui montrent un coup avant qu’il soit joué
builders-panel-for-cost = { $what } : { $cost }
builders-panel-afterwards = Coût : { $cost }. Il te restera { $left }.
builders-panel-refilled = La rangée est aussitôt complétée depuis la pioche, donc ce coup ne peut pas être annulé.
builders-panel-not-refilled = La pioche est vide : la rangée n’est pas complétée.
builders-panel-ask-recruit = Recruter **{ $worker }** ? Chaque envoi coûtera { $price }.
builders-panel-ask-invest = Investir dans **{ $card }** ({ $effect }) ?
builders-panel-ask-invest-for = Investir dans **{ $card }**, pour { $student } ({ $effect }) ?
builders-panel-invest-now-for = Investir : { $card }, pour { $student }
builders-panel-one-investment = C’est ton seul investissement de ce tour.
builders-panel-free-prisoner = Libérer le prisonnier
builders-panel-ask-free = Libérer **{ $prisoner }** ? Chaque envoi coûtera alors { $price } et apportera { $brings } ; la carte pourra apprendre et porter un outil, et ne coûtera aucun point à la fin.
builders-panel-send-way = Envoyer : { $way }
builders-panel-ask-open = Ouvrir **{ $building }** ? Il faut { $need } ; une fois terminé : { $gain }.
builders-panel-could-finish = Ensuite, tu pourrais encore le terminer dans ce tour : { $completion }.
builders-panel-helpers = Disponibles pour y travailler : { $helpers }.
builders-panel-no-helper = Aucun ouvrier disponible n’apporte ce qu’il faut.
builders-panel-ask-end = **Terminer ton tour ?** Actions non utilisées, perdues : { $number }.
builders-panel-offer-take = { $number ->
    [one] Tu peux d’abord l’échanger contre des sesterces.
   *[other] Tu peux d’abord les échanger contre des sesterces.
}

## Sa propre équipe
builders-panel-team = **Ton équipe** (disponibles : { $free } sur { $all }). Chantiers : { $sites }. Terminés : { $finished }. { $sesterces }.
builders-panel-tools = Outils : { $tools }.
