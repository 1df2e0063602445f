### Les IA demandées dans `/game new`.

company-level = *{ people-level }*
company-between = et IA
company-unknown-level = Il n’y a pas d’IA de niveau « { $typed } » ; il y a { $levels }. Écris par exemple *difficile* ou *facile, difficile*.
company-too-many = C’est plus d’IA que la table n’a de places. Écris par exemple *difficile* ou *facile, difficile*.
company-choice =
    { $number ->
        [4] { $levels } · 4 IA ; tu regardes
       *[other] { $levels } · { $number } IA
    }
company-add-ai = Ajouter une IA
company-offered =
    { $level ->
        [random] { company-add-ai } : aléatoire, n’importe quel coup
        [greedy] { company-add-ai } : gloutonne, prévoit un seul coup
        [gentle] { company-add-ai } : douce, pour une première partie
        [easy] { company-add-ai } : facile, prévoit un peu
        [normal] { company-add-ai } : normale, une bonne adversaire
        [hard] { company-add-ai } : difficile, prévoit loin
       *[master] { company-add-ai } : maître, prend jusqu’à 3 secondes
    }
company-question = { company-add-ai } : choisis comment elle joue
