### Les IA demandées dans `/game new`.

company-level = *{ people-level }*
company-between = et IA
company-unknown-level = Il n’y a pas d’IA de niveau « { $typed } » ; il y a { $levels }. Écris par exemple *hard*, *3 normal* ou *easy, hard*.
company-too-many = C’est plus d’IA que la table n’a de places. Écris par exemple *hard*, *3 normal* ou *easy, hard*.
company-choice =
    { $number ->
        [4] { $levels } · 4 IA ; tu regardes
       *[other] { $levels } · { $number } IA
    }
company-offered =
    { $level ->
        [random] Ajouter une IA : aléatoire, n’importe quel coup
        [greedy] Ajouter une IA : gloutonne, un coup d’avance
        [gentle] Ajouter une IA : douce, pour une première partie
        [easy] Ajouter une IA : facile, prévoit un peu
        [normal] Ajouter une IA : normale, une bonne rivale
        [hard] Ajouter une IA : difficile, prévoit loin
       *[master] Ajouter une IA : maître, prend jusqu’à 3 secondes
    }
company-question = Ajouter une IA : choisis comment elle joue
