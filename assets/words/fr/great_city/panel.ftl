### The Great City of Rome : ce que panneaux, menus et boutons disent des coups.

great_city-panel-which = { $order }

## Parties de libellés
great_city-panel-price = { $bricks }, à payer : { $payment }
great_city-panel-price-enough = { $bricks }, tout est là
great_city-panel-price-short = { $bricks } ; manque { $number }, { $coins }
great_city-panel-price-too-dear = { $bricks }, trop cher maintenant
great_city-panel-price-coins = bâtir : { $coins }
great_city-panel-too-dear = trop cher
great_city-panel-best = au mieux : { $effect }
great_city-panel-draw = piocher { $cards }
great_city-panel-over = remplace { $card }
great_city-panel-brings-nothing = ne rapporte encore rien
great_city-panel-strip-pays = aucun jeton, la bande suffit
great_city-panel-brick-of = jeton : { $farm } ({ $place })
great_city-panel-buys = achète { $cogs } pour { $coins }
great_city-panel-space = Case { $space } ({ $symbol })
great_city-panel-left = reste { $cards }
great_city-panel-you-pay = prix : { $payment }
great_city-panel-then = { $first }, puis { $last }
great_city-panel-nothing-returns = rien ne retourne

## Coups
great_city-panel-keep = Garder { $card }
great_city-panel-take = Prendre { $card }
great_city-panel-at = { $card } en { $letter }
great_city-panel-build = Construire { $card }
great_city-panel-build-for = Construire { $card } · prix : { $payment }
great_city-panel-build-and-end = Construire en { $letter }, terminer le tour
great_city-panel-draw-from = Piocher : { $deck }
great_city-panel-produce = Produire
great_city-panel-produce-what = Produire { $gain }
great_city-pass = Passer
great_city-panel-pass = { great_city-pass } · terminer le tour

## La première page de chaque phase
great_city-panel-draft = **Sélection de départ.** Garde une de ces cartes ; les autres passent à la personne suivante. Personne d’autre ne voit ce que tu gardes.
great_city-panel-place = **Place un émissaire** (manche { $round } sur { $rounds }). La case 1 joue d’abord. Une case donne son symbole et tous les symboles entre elle et l’empereur.
great_city-panel-drafted = La carte que tu as gardée au départ : **{ $card }**.
great_city-panel-pick = **Prends une carte** de l’offre. { $purse }
great_city-panel-your-turn = **À toi de jouer :** { $may } { $purse }
great_city-panel-may-both = tu peux construire une carte et produire une fois, dans l’ordre que tu veux.
great_city-panel-may-build = tu peux construire une carte.
great_city-panel-may-produce = tu peux produire une fois.
great_city-panel-may-nothing = plus rien ne peut être construit ni produit ; passe pour terminer ton tour.
great_city-panel-school-deck = **École ou université :** dans quelle pioche veux-tu piocher { $cards } ? Une fois les cartes vues, tu ne peux plus annuler.
great_city-panel-school-keep = **École ou université :** garde une de ces cartes. Les autres retournent sous la pioche ; personne d’autre ne les voit.
great_city-panel-over-game = La partie est terminée.
great_city-panel-purse = Tu as { $has }.
great_city-panel-from-strip = { $symbols } de la case { $space }

## Pages où quelque chose est choisi
great_city-panel-order = Tu gardes **{ $card }**. Dans quel ordre les autres vont-elles sous la pioche ? La première sera piochée d’abord.
great_city-panel-where = **{ $card }** demande { $bricks } ; à payer : { $payment }. À quel endroit ? Les lettres sont celles de l’image.
great_city-panel-how = **{ $card }** en { $letter } : comment paies-tu ?

## La page qui montre une construction avant
great_city-panel-ask-build = Construire **{ $card }** en **{ $letter }** ({ $cell }) ?
great_city-panel-replaces = À remplacer : { $card }.
great_city-panel-pays = À payer : { $payment }.
great_city-panel-gain-nothing = Cela ne rapporte ni pièces, ni jetons, ni cartes.
great_city-panel-gain-lets = Effet : { $gain }.
great_city-panel-gain = Cela rapporte { $gain }.
great_city-panel-score-then = Ton score actuel : { $now } → { $then } ({ $change }).
