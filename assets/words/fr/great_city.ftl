### The Great City of Rome : montants, ce qui s’est passé, à qui de jouer.

great_city-title = The Great City of Rome

## Montants

great_city-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
great_city-bricks = { $number ->
    [one] { $number } brique
   *[other] { $number } briques
}
great_city-cogs = { $number ->
    [one] { $number } engrenage
   *[other] { $number } engrenages
}
great_city-brick-tokens = { $number ->
    [one] { $number } jeton Brique
   *[other] { $number } jetons Brique
}
great_city-influence-tokens = { $number ->
    [one] { $number } jeton Influence
   *[other] { $number } jetons Influence
}
great_city-point-tokens = { $number ->
    [one] { $number } jeton Point
   *[other] { $number } jetons Point
}
great_city-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
great_city-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
great_city-nothing = rien
great_city-place = ligne { $row }, colonne { $column }
great_city-symbol = { $symbol ->
    [brick] brique
   *[cog] engrenage
}
great_city-stakes = { $number ->
    [one] la carte Influence { $values }
   *[other] les cartes Influence { $values }
}

## Ce qui s’est passé, une ligne chacun

great_city-drafted = { $who } garde une carte de la sélection de départ.
great_city-placed = { $who } place un émissaire sur la case { $space }.
great_city-picked = { $who } prend **{ $card }** et a { $symbols }.
great_city-built = { $who } construit **{ $card }**.
great_city-built-over = { $who } construit **{ $card }** en remplaçant { $replaced }.
great_city-built-for = { $who } construit **{ $card }** pour { $price }.
great_city-built-over-for = { $who } construit **{ $card }** en remplaçant { $replaced }, pour { $price }.
great_city-build-gives = Cela rapporte { $gains }.
great_city-drew = { $number ->
    [one] { $who } pioche { $number } carte (pioche { $deck }).
   *[other] { $who } pioche { $number } cartes (pioche { $deck }).
}
great_city-kept = { $who } garde une carte ; les autres vont sous la pioche { $deck }.
great_city-produced = { $who } produit { $gains }.
great_city-produced-for = { $who } achète des engrenages pour { $price } et produit { $gains }.
great_city-passed = { $who } termine son tour.

## Ce qui s’ensuit

great_city-round = __Manche { $round }__ : { $strip } ; { $who } place en premier.
great_city-offer = Offre : { $cards }.
great_city-offered = **{ $card }**
great_city-waiting = En attente : { $stakes }.
great_city-influence = Influence : { $who } est en tête avec { $tokens } et prend { $stakes }. Les jetons retournent à la réserve.
great_city-influence-shared = { $number ->
    [one] Influence : égalité en tête. Encore en attente : { $stakes }.
   *[other] Influence : égalité en tête. Encore en attente : { $stakes }.
}
great_city-over = La partie est terminée. { $number ->
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
} Points : { $totals }.
great_city-total = { $who } : { $points }

## La même chose dans un résumé

great_city-brief-drafted = garde une carte de la sélection de départ
great_city-brief-placed = place un émissaire sur la case { $space }
great_city-brief-picked = prend **{ $card }**
great_city-brief-built = construit **{ $card }**
great_city-brief-built-over = construit **{ $card }** en remplaçant { $replaced }
great_city-brief-drew = { $number ->
    [one] pioche { $number } carte (pioche { $deck })
   *[other] pioche { $number } cartes (pioche { $deck })
}
great_city-brief-kept = garde une carte
great_city-brief-produced = produit { $gains }
great_city-brief-passed = termine son tour

## La même chose dans la ligne d’un tour

great_city-story-round = **Manche { $round }**
great_city-story-draft = **La sélection de départ**
great_city-story-over = La partie est terminée.
great_city-story-influence = Influence : { $who } est en tête et prend { $stakes }.
great_city-story-emissaries = Émissaires
great_city-story-space = { $space }
great_city-story-drafted = Cartes gardées
great_city-story-card = ✓
great_city-story-took = prend { $card }
great_city-story-built = { $is_taken ->
    [true] prend { $card } et construit cette carte
   *[false] construit { $card }
}
great_city-story-built-over = { $is_taken ->
    [true] prend { $card } et construit cette carte en remplaçant { $replaced }
   *[false] construit { $card } en remplaçant { $replaced }
}
great_city-story-drew = garde une carte de la pioche { $deck }
great_city-story-produced = produit
great_city-story-change = { $is_more ->
    [true] +{ $amount }
   *[false] −{ $amount }
}

## Ce qui est seulement compté

great_city-count = { $kind ->
    [draft] { $number ->
        [one] { $number } carte choisie au départ
       *[other] { $number } cartes choisies au départ
    }
    [place] { $number ->
        [one] { $number } émissaire
       *[other] { $number } émissaires
    }
    [pick] { $number ->
        [one] { $number } carte prise
       *[other] { $number } cartes prises
    }
    [aqueduct] { $number ->
        [one] { $number } aqueduc
       *[other] { $number } aqueducs
    }
    [build] { $number ->
        [one] { $number } construction
       *[other] { $number } constructions
    }
    [school_deck] { $number ->
        [one] { $number } pioche d’école
       *[other] { $number } pioches d’école
    }
    [school_keep] { $number ->
        [one] { $number } carte d’école gardée
       *[other] { $number } cartes d’école gardées
    }
    [produce] { $number ->
        [one] { $number } production
       *[other] { $number } productions
    }
    [pass] { $number ->
        [one] { $number } tour terminé
       *[other] { $number } tours terminés
    }
    [round] { $number ->
        [one] { $number } nouvelle manche
       *[other] { $number } nouvelles manches
    }
    [influence] { $number ->
        [one] { $number } décompte d’influence
       *[other] { $number } décomptes d’influence
    }
   *[end] { $number ->
        [one] { $number } fin de partie
       *[other] { $number } fins de partie
    }
}

## Ce qu’il y a à faire

great_city-call-draft = garde une carte de la sélection de départ.
great_city-call-place = place un émissaire ; libre : { $spaces }.
great_city-free-space = { $space } ({ $symbols })
great_city-call-pick = la case { $space } te donne { $symbols } ; prends une carte de l’offre.
great_city-call-act = { $open ->
    [both] tu as { $symbols } ; construis, produis ou termine ton tour.
    [produce] tu as { $symbols } ; produis ou termine ton tour.
    [build] tu as { $symbols } ; construis ou termine ton tour.
   *[none] le tour est terminé.
}
great_city-call-school-deck = choisis la pioche pour ton école.
great_city-call-school-keep = choisis la carte que ton école garde.
great_city-call-over = la partie est terminée.
great_city-duty = { $phase ->
    [draft] garder une carte de la sélection de départ
    [place] placer un émissaire
    [pick] prendre une carte de l’offre
    [act] construire, produire ou terminer le tour
    [school-deck] choisir une pioche pour l’école
    [school-keep] choisir la carte que l’école garde
   *[over] rien
}

## Options

great_city-option-shrine = avec le Sanctuaire
great_city-option-shrine-no-temple = le Sanctuaire n’est pas un temple
great_city-option-coins-part = les pièces départagent les égalités de points et de jetons Influence
great_city-option-worth-its-cogs = on n’achète des engrenages que si la production rapporte alors un jeton Influence ou plus qu’ils ne coûtent
great_city-option-tokens-first = les jetons Brique sont dépensés avant les pièces
great_city-option-no-aqueduct-over-aqueduct = un aqueduc n’en remplace pas un autre
great_city-option-no-replaced-farm = un bâtiment de production qui est remplacé ne peut pas payer avec son jeton
great_city-option-surplus = on peut acheter plus de briques et d’engrenages qu’il n’en faut
great_city-option-emissary = le programme place le dernier émissaire si une seule case a un sens
great_city-option-automatic = le programme ne joue aucun coup automatique
great_city-option-open-hands = une carte choisie au départ est montrée dès que tous les autres peuvent la déduire

## Ce que l’hôte peut choisir
great_city-wish-shrine = Avec le Sanctuaire, une petite extension
great_city-wish-open-hands = Montrer une carte choisie au départ dès que tous les autres peuvent la déduire
great_city-wish-worth-its-cogs = La production doit valoir ses engrenages
great_city-wish-tokens-first = Jetons Brique dépensés avant les pièces
great_city-wish-coins-part = Les pièces départagent les égalités de points et de jetons Influence
great_city-wish-aqueduct-over-aqueduct = Un aqueduc peut remplacer un aqueduc
great_city-wish-replaced-farm = Un bâtiment de production remplacé par un aqueduc peut payer avec son jeton

## Le bouton Aide

great_city-help = { $phase ->
    [draft] Garde une carte avec un bouton, ou `{ name-rome-draft }`. Les autres passent à la personne suivante.
    [place] Choisis une case libre avec un bouton, ou `{ name-rome-place }`. Près de l’empereur, tu joues tôt ; plus loin, tu as plus de briques et d’engrenages.
    [pick] Prends une carte de l’offre avec un bouton, ou `{ name-rome-pick }`. Elle va dans ta main, et tu peux la construire tout de suite.
    [act] Construis une carte de ta main (choisis-la, puis l’endroit par sa lettre, puis confirme ; ou `{ name-rome-build }`), et produis une fois avec deux engrenages (`{ name-rome-produce }`), dans l’ordre que tu veux. *{ great_city-pass }* (`{ name-rome-pass }`) quand tu ne veux plus rien faire.
    [school-deck] Ton école pioche des cartes dans la pioche de ton choix ; tu en gardes une, les autres vont sous la pioche dans un ordre que personne d’autre ne connaît (`{ name-rome-keep }`).
    [school-keep] Ton école pioche des cartes dans la pioche de ton choix ; tu en gardes une, les autres vont sous la pioche dans un ordre que personne d’autre ne connaît (`{ name-rome-keep }`).
   *[over] Il n’y a plus rien à faire. `{ name-game-score }` montre le résultat.
}
great_city-explain = { $kind ->
    [draft] Ta ville commence avec un bâtiment de production et une habitation (*{ button-look }* les montre), et toi avec une de ces cartes en main. Les habitations de même valeur côte à côte rapportent des points ensemble, et plus encore pour chaque couleur de bâtiments publics à côté : une autre habitation de cette valeur, ou un bâtiment public à côté, voilà un bon début.
    [place] Chaque manche commence par les émissaires. Une case près de l’empereur te laisse choisir une carte avant les autres ; une case plus loin te donne plus de briques pour construire et plus d’engrenages pour produire. Regarde d’abord l’offre : quelle carte veux-tu, et combien de briques lui faut-il ?
    [pick] La carte va dans ta main ; tu pourras la construire maintenant ou dans une autre manche. Pense aussi aux autres : ils prennent ce que tu laisses.
    [act] Construis une carte (le menu montre celles que tu peux construire maintenant), et produis une fois avec deux engrenages, pour que tes bâtiments de production rapportent quelque chose ; dans l’ordre que tu veux. Les briques et engrenages qui te manquent s’achètent avec des pièces. Ceux que tu n’utilises pas sont perdus à la fin de ton tour.
    [areas] Ta ville ne dépasse jamais 4 sur 4, alors pense aux quartiers : des habitations de même valeur côte à côte rapportent la somme de leurs valeurs, fois le nombre de couleurs différentes de bâtiments publics qui les touchent.
    [neighbours] Un bâtiment public compte les bâtiments à côté une seule fois, quand il est construit : le vert rapporte des pièces, le rouge des jetons Influence, le bleu des jetons Point, et le jaune te fait piocher des cartes, dont une est pour toi. Construis-le à côté de beaucoup de bâtiments.
    [produce] Produire vaut bien deux engrenages si tes bâtiments de production rapportent quelque chose maintenant : un Potager une pièce, un Champ de blé une brique pour un bâtiment futur, une Bergerie un jeton Influence. Ce qui rentre peut payer le bâtiment que tu construis ensuite. À la fin, une pièce vaut un point, et deux jetons Influence ensemble aussi : un bâtiment de production construit tôt rapporte le plus.
    [influence] Certaines manches apportent une carte Influence. Qui a le plus de jetons Influence à la fin de la manche, sans égalité, la prend et rend tous ses jetons. Les bâtiments avec des étoiles et les bâtiments publics rouges rapportent des jetons ; si deux d’entre vous sont en tête ensemble, la carte attend.
    [order] À deux, tu places deux émissaires par manche, et chacun te donne un tour à lui seul. Deux émissaires côte à côte te donnent deux tours de suite : pratique pour construire sur ce que tu viens de commencer.
    [colours] Regarde les couleurs : un quartier d’habitations compte une fois chaque couleur différente de bâtiments publics qui le touche ; un deuxième bâtiment d’une couleur ne lui ajoute donc rien, mais le premier d’une autre, si.
    [hand] Une carte que tu ne peux pas construire maintenant attend dans ta main aussi longtemps que tu veux ; jamais construite, elle ne coûte rien. Une carte pour plus tard peut donc valoir plus qu’une carte pour maintenant.
    [school-deck] Choisis la pioche qui peut contenir ce qui manque à ta ville. Personne d’autre ne verra ce que ton école y pioche.
   *[other] Personne d’autre ne voit ces cartes. Garde celle qui va bien à ta ville ; personne ne saura laquelle c’était.
}
great_city-help-pictures = La note sur chaque carte dit ce que celle-ci rapporterait maintenant au meilleur endroit, sans compter son prix. Une brique manquante coûte 2 pièces, un engrenage manquant 1.
great_city-help-more = *{ button-undo }* (`{ name-game-undo }`) annule ton dernier coup, tant que personne d’autre n’a joué, qu’aucun secret n’a été révélé et que le hasard n’a rien décidé. *{ button-look }* (`{ name-game-board }`) montre la table, *{ great_city-own }* (`{ name-game-hand }`) tes cartes. `{ name-game-rules }` explique le jeu, `{ name-game-card }` chaque bâtiment.

## Sa propre main
great_city-hand-empty = **Ta main** est vide.
great_city-hand = **Ta main :** { $cards }, page { $page } sur { $pages }.
great_city-hand-previous = Page précédente
great_city-hand-next = Page suivante

## Ce qu’on consulte, choisit et possède
great_city-preset-publisher = éditeur : les règles imprimées
great_city-preset-yucata = yucata : comme sur Yucata.de
great_city-sheet-homes = production, habitations et aqueducs
great_city-sheet-public = bâtiments publics
great_city-sheet-temples = temples
great_city-own = Ma main
great_city-instead = Pas maintenant. D’abord : { $duty } ({ $command })

## Comment on peut nommer un choix
great_city-called-space = Case { $space }
great_city-called-deck = Pioche { $deck }

## Ce dont un plan peut dépendre
great_city-watch-place = { $who } place un émissaire
great_city-watch-place-one = { $who } place un émissaire : { $what }
great_city-watch-pick = { $who } prend une carte
great_city-watch-pick-one = { $who } prend { $what }
great_city-watch-build = { $who } construit
great_city-watch-build-one = { $who } construit { $what }
great_city-watch-round = une manche commence

great_city-line = { $line ->
    [residential_2] habitations 2
    [residential_3] habitations 3
    [residential_4] habitations 4
    [aqueducts] aqueducs
    [temples] temples
    [coins] pièces
    [influence_tokens] jetons Influence
    [influence_cards] cartes Influence
   *[total] total
}
