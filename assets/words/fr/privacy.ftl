### Ce qui est enregistré sur quelqu’un, et l’oubli.

privacy-nothing = Je n’ai enregistré aucune donnée sur toi. Cela change quand tu prends une place à une table ou règles quelque chose avec `{ name-me }`.
privacy-data = Toutes les données que j’ai sur toi. Les heures y sont données en millisecondes depuis 1970 (UTC). `{ name-me-forget }` les supprime.
privacy-forgotten-but-blocked = C’est fait : tes données sont supprimées, sauf ton identifiant là où un blocage te vise ; il est supprimé quand le blocage prend fin. De nouvelles données ne sont enregistrées que si tu utilises à nouveau le bot.
privacy-forgotten = C’est fait : tes données sont supprimées. De nouvelles données ne sont enregistrées que si tu utilises à nouveau le bot.

## Ce que l’oubli ferait
privacy-question = **Supprimer toutes tes données ?** C’est définitif.
privacy-running = - Parties en cours : { $games }. Tu y cèdes tes places ; elles sont offertes à d’autres, qui reçoivent tes cartes. Tu ne peux pas les reprendre.
privacy-lobbies = - Tables pas encore lancées : { $tables }. Tu les quittes.
privacy-over = - Parties que tu as jouées : { $games }. Ton nom y devient « { people-forgotten } ». Les coups et les scores restent, pour les autres.
privacy-blocks = - Serveurs où un blocage te vise : { $servers }. Ton identifiant y reste jusqu’à la fin du blocage, et rien d’autre.
privacy-erased = - Ton nom, tes réglages, notes, statistiques, cotes, votes, offres, analyses et pronostics sont supprimés, ainsi que tes donnes et problèmes du jour. Quelqu’un d’autre devient hôte de tes tables. Dans les résultats classés et les ligues, tu deviens une personne sans nom, pour qu’aucune autre cote ne change.
privacy-messages = -# Les messages déjà envoyés dans les salons de Discord y restent ; `{ name-me-data }` montre ce que j’ai.
