### Une leçon, cachée aux autres.

lesson-begins = **Une leçon : { $game }.** Tu joues les { $rounds } premières manches d’une partie contre une IA facile, à ton rythme. Personne d’autre ne la voit. Elle t’attend une semaine si tu t’en vas ; pour l’arrêter plus tôt, appuie sur *{ button-help }* puis sur *{ button-unlearn }*.
    { $aim }
    Les lignes citées disent ce qui compte maintenant ; *{ button-hint }* dit ce qu’une IA ferait, et `{ name-game-rules }` a toutes les règles.
lesson-asks-to-replace = Tu as une leçon en cours ({ $game }), et une seule est possible à la fois. Une nouvelle l’arrête.
lesson-goes-on = **Ta leçon ({ $game })** reprend où tu l’as laissée. Pour recommencer, arrête-la d’abord : appuie sur *{ button-help }* puis sur *{ button-unlearn }*.
lesson-explained = > { $says }
lesson-none = Tu n’as aucune leçon en cours. `{ name-game-learn }` en lance une.
lesson-left = Tu as quitté la leçon. `{ name-game-learn } game:{ $game }` la recommence, `{ name-game-new }` lance une partie.
lesson-help = Dans une leçon, tu joues seulement avec les boutons ; les commandes sont pour les vraies tables.
lesson-not-here = Pas dans une leçon : il n’y a que toi et l’IA.
lesson-over = **C’était la leçon.** L’image montre les points que tu aurais si la partie finissait ici ; une partie entière continue ainsi jusqu’à sa fin.
    `{ name-game-new }` ouvre une table pour jouer avec d’autres, ou seulement avec une IA (`ai:normale`) ; `{ name-game-rules }` a le reste des règles.
