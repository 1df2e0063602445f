### Ce qui est dit des ordres tapés et des pages de choix, dans tous les jeux.

paths-unknown-order = « { $typed } » n’est pas possible maintenant.
paths-no-meaning = « { $typed } » n’a pas d’effet ici ; laisse `{ $option }` vide.
paths-add = Il manque `{ $option }` ({ $asked }). Choix : { $names }.
paths-could-be = « { $typed } » correspond à plusieurs choix : { $names }. Tapes-en plus.
paths-not-known = « { $typed } » est inconnu ({ $thing }) ; { $choices }.
paths-not-open = « { $typed } » ne peut pas être choisi maintenant ({ $thing }) ; { $choices }.
paths-choices = choix : { $names }
paths-no-choices = rien à choisir maintenant ({ $thing })
paths-none-open = Rien à choisir maintenant ({ $thing }). *{ button-your-turn }* montre ce que tu peux faire.
paths-more = { $number } de plus
paths-said = { $order } : { $chosen }
paths-nothing = Il n’y a rien à choisir ici maintenant

## Pendant qu’on tape
paths-order-gone = Cette commande est inconnue ici
paths-fill-in = Remplis d’abord « { $option } »

## Sur les pages avec trop de choix
paths-parts = Tous les choix, par parties
paths-range = { $from } à { $to }
paths-range-of = { $area } { $from } à { $to }
