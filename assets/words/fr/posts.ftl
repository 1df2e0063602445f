### Messages dans le salon : le plateau et la fin d’une partie.

posts-begins = **{ $game }** commence : { $players }.
posts-drawn-by-number = { $number } dans les images : { $name }.
posts-as-it-stands = La table maintenant.
posts-victory =
    { $number ->
        [one] ## Victoire : { $winners }
       *[other] ## Victoire partagée : { $winners }
    }
posts-decided = { $name } a dépassé { $rival } à la manche { $round } et a gardé la tête ensuite.
posts-decided-last = { $name } a dépassé { $rival } à la dernière manche.
posts-decided-ahead = { $name } était en tête dès le premier tour.
posts-decided-tie = { $name } et { $rival } ont autant de points : les règles d’égalité décident.
posts-total = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
posts-given-up = -# Discord a refusé définitivement un message de cette table (code { $code }), il manque donc dans le salon. La partie n’a rien perdu ; la personne qui héberge ce bot peut voir de quel message il s’agit.
posts-not-made = -# Un message de cette table n’a pas pu être fait, il manque donc dans le salon. La partie n’a rien perdu ; la personne qui héberge ce bot peut voir de quel message il s’agit.
