### The Great City of Rome : les règles en bref et en détail, pour `/game rules`, dans nos propres mots.

great_city_rules-aim = Tu construis une ville d’au plus 4 × 4 bâtiments. À chaque manche, tu places un émissaire sur une case d’une bande, tu prends une carte de l’offre, et tu peux construire une de tes cartes avec les briques de cette case et avec des pièces. À la fin, les habitations à côté de bâtiments publics de plusieurs couleurs rapportent des points ; les aqueducs, temples, pièces et cartes Influence en rapportent aussi. Qui a le plus de points gagne.

great_city_rules-round-name = Une manche
great_city_rules-round = **The Great City of Rome.** Les joueuses et joueurs construisent chacun une ville d’au plus 4 × 4 bâtiments autour d’un bâtiment de production et d’une habitation.
    Avant la première manche, tout le monde garde une carte d’une petite sélection (voir *{ great_city_rules-setup-name }*).
    1. Une nouvelle bande est révélée : cinq cases en ligne à partir de l’empereur, trois avec une brique et deux avec un engrenage. Une nouvelle offre de cartes est posée.
    2. En commençant par la personne qui joue en premier, dans le sens horaire, vous placez vos émissaires sur des cases libres. Une case donne son propre symbole et tous ceux qui la séparent de l’empereur. Les tours se jouent ensuite en s’éloignant de l’empereur : près de lui, on joue plus tôt et on a moins.
    3. À ton tour, tu prends une carte de l’offre, puis tu peux construire une carte de ta main et produire une fois, dans l’ordre que tu veux.
    4. Les cartes Influence en attente peuvent être gagnées (voir *{ great_city_rules-influence-name }*), et c’est ensuite à la personne suivante, dans le sens horaire, de jouer en premier.
    À deux, vous avez deux émissaires chacun et jouez 7 manches ; à trois ou quatre, vous en avez un chacun et jouez 14 manches.
great_city_rules-round-details = **Une manche, les détails.**
    - Tous les symboles jusqu’à la case de ton émissaire sont à toi, y compris ceux des cases avec d’autres émissaires.
    - L’offre compte autant de cartes qu’il y a d’émissaires, donc le dernier prend ce qui reste. Tu dois prendre une carte, même si tu n’en veux pas. Ta main n’a pas de limite, et une carte jamais construite ne coûte rien.
    - Tu peux construire la carte que tu viens de prendre.
    - Tu construis au plus une fois et produis au plus une fois par tour. Ce que tu fais d’abord est fini avant que l’autre commence ; tu peux renoncer à l’un ou aux deux.
    - Les briques et engrenages que tu n’as pas utilisés sont perdus à la fin du tour. Les engrenages ne remplacent pas les briques.
    - Jouer en premier ne règle que l’ordre où les émissaires sont placés, et la sélection de départ.
    - À deux, vous placez vos émissaires en alternance, un à la fois, et chacun te donne un tour à part entière. S’il n’y a pas d’émissaire adverse entre les tiens, tu as deux tours de suite ; rien n’est reporté de l’un à l’autre.

great_city_rules-building-name = Construire
great_city_rules-building = **Construire.** Paie les briques de la carte avec celles de ta case, avec les jetons Brique de tes bâtiments de production, et avec des pièces : une brique manquante coûte 2 pièces. Tu peux aussi ne payer qu’avec des pièces.
    Le bâtiment va à un endroit vide qui touche par un côté un bâtiment de ta ville, et la ville doit tenir dans 4 × 4.
    Un aqueduc ne partage jamais une ligne ou une colonne avec un autre aqueduc ; au lieu de prendre un endroit vide, un aqueduc peut remplacer n’importe lequel de tes bâtiments.
    Tu prends aussitôt un jeton Influence par étoile, et un bâtiment public rapporte quelque chose par bâtiment à côté (voir *{ great_city_rules-public-name }*). Habitations, aqueducs et temples rapportent des points à la fin ; les bâtiments de production produisent.
great_city_rules-building-details = **Construire, les détails.**
    - Les 4 × 4 se mesurent d’un bout à l’autre : quatre bâtiments sur une ligne avec un trou entre eux occupent cinq colonnes, c’est trop. Les trous à l’intérieur de la ville sont permis.
    - La ligne 1, colonne 1 est le coin en haut à gauche de ta ville telle qu’elle est dessinée : quand la ville grandit vers le haut ou la gauche, la numérotation change ; la ligne ou colonne 0 est celle, encore vide, qui la borde.
    - Tu choisis de payer avec des jetons Brique ou avec des pièces. On n’achète que ce qui manque, et rien d’avance.
    - Tu paies avant que quoi que ce soit change. Le jeton Brique d’un bâtiment de production que tu remplaces peut payer ; les pièces d’un Marché que tu construis, non.
    - Un bâtiment remplacé quitte la partie avec ses jetons ; ses étoiles et sa couleur ne comptent plus. Les pièces, jetons Influence et cartes qu’il a rapportés restent à toi. Les bâtiments de départ peuvent aussi être remplacés, et un aqueduc par un autre.
    - Un aqueduc qui ne trouve pas d’endroit attend dans ta main. Quatre au plus tiennent dans une ville ; un de plus ne peut que remplacer l’un d’eux. Toute autre carte trouve un endroit tant que la ville a moins de seize bâtiments.
    - Une habitation de luxe est une habitation de sa valeur avec une étoile, le Grand aqueduc un aqueduc avec une étoile.

great_city_rules-public-name = Bâtiments publics
great_city_rules-public = **Les bâtiments publics** rapportent quelque chose quand ils sont construits, pour chaque voisin : chaque bâtiment, de n’importe quelle sorte, qui les touche par un côté.
    - **Vert**, Marché et Forum romain : une pièce par voisin.
    - **Rouge**, Arène et Colisée : un jeton Influence par voisin.
    - **Bleu**, Thermes et Thermes impériaux : un jeton Point par voisin. Ils restent sur les thermes et comptent avec les habitations à côté.
    - **Jaune**, École et Université : tu pioches une carte par voisin, toutes dans la même pioche, et tu en gardes une.
    Forum romain, Colisée, Université et Thermes impériaux comptent un voisin de plus qu’ils n’en ont.
    À la fin, les couleurs comptent pour les habitations à côté.
great_city_rules-public-details = **Les bâtiments publics, les détails.**
    - Il y a un à quatre voisins. Les bâtiments de départ et les aqueducs sont des voisins comme les autres ; un bâtiment qui ne touche que par un coin n’en est pas un.
    - Les voisins sont comptés une fois, à la construction. Ce qui change plus tard n’y fait rien.
    - Ce qu’un bâtiment rapporte ne se refuse pas, même les jetons Influence.
    - École et Université : tu choisis une pioche en jeu autre que la pioche I, à deux toujours la pioche II. Tu pioches, gardes une carte, et mets les autres sous cette pioche dans l’ordre de ton choix ; vers la fin, elles peuvent revenir. S’il en reste trop peu, tu pioches celles-là. La carte que tu gardes peut être construite à partir de ton prochain tour.

great_city_rules-producing-name = Produire
great_city_rules-producing = **Produire** demande deux engrenages ; un engrenage manquant coûte 1 pièce. C’est possible une fois par tour, avant ou après la construction. Tous tes bâtiments de production produisent alors : chaque Potager une pièce, chaque Champ de blé un jeton Brique s’il n’en a pas, chaque Bergerie un jeton Influence, et le Vignoble une pièce et, s’il n’en a pas, un jeton Brique.
great_city_rules-producing-details = **Produire, les détails.**
    - Une fois par tour, quel que soit le nombre de tes engrenages. Tu peux acheter les deux.
    - Produis d’abord, et ce qui rentre peut payer la construction. Construis d’abord, et un nouveau bâtiment de production produit aussitôt, ou les pièces d’un nouveau Marché achètent des engrenages.
    - Un jeton Brique reste sur son bâtiment jusqu’à ce que tu paies une brique avec, dans ce tour ou plus tard. Un bâtiment qui a encore son jeton n’en reçoit pas de deuxième, ni rien à la place.
    - Tout est produit : les jetons Influence des Bergeries ne se refusent pas.
    - Le Vignoble est un seul bâtiment de production, même s’il donne deux choses.
    - Tu peux produire même si cela ne rapporte rien.

great_city_rules-influence-name = Influence
great_city_rules-influence = **Influence.** Les jetons Influence viennent des étoiles, des bâtiments rouges et des Bergeries. Dans certaines manches, une carte Influence apparaît. À la fin de la manche, qui a le plus de jetons Influence, sans égalité, prend toutes les cartes en attente et rend tous ses jetons. En cas d’égalité en tête, les cartes attendent la manche suivante ; après la dernière manche, elles sont perdues. À la fin, deux jetons valent un point.
great_city_rules-influence-details = **Influence, les détails.**
    - Un seul jeton suffit si personne d’autre n’en a. Si personne n’en a, ou en cas d’égalité en tête, les cartes attendent, peu importe qui vient ensuite.
    - Qui est en tête sans égalité prend toutes les cartes en attente et rend tous ses jetons, une fois. Cela ne se refuse pas.
    - Si aucune carte n’attend, tout le monde garde ses jetons.
    - La carte de 14 points apparaît à la dernière manche. En cas d’égalité en tête à ce moment, toutes les cartes en attente sont perdues.
    - Pour les points à la fin, et pour les égalités, ce sont les jetons qui restent après la dernière attribution qui comptent.

great_city_rules-scoring-name = Score
great_city_rules-scoring = **Score.** Un quartier d’habitations voisines de même valeur rapporte la somme de ses valeurs multipliée par le nombre de couleurs différentes de bâtiments publics à côté, plus les jetons Point d’un seul bâtiment bleu à côté, celui qui en a le plus.
    1, 2, 3 ou 4 aqueducs en tout : 4, 12, 24 ou 40 points. Chaque temple rapporte selon sa propre condition (voir *{ great_city_rules-temples-name }*).
    Les pièces valent 1 point chacune, deux jetons Influence 1 point, les cartes Influence leur valeur.
    Qui a le plus de points gagne ; en cas d’égalité, qui a encore le plus de jetons Influence.
great_city_rules-scoring-details = **Score, les détails.**
    - Un quartier est un groupe d’habitations de même valeur qui se touchent par un côté, habitations de luxe comprises ; une habitation isolée en est un aussi. Sans bâtiment public à côté, il ne rapporte rien.
    - Deux bâtiments d’une même couleur comptent une fois pour un quartier, même si l’un d’eux compte un voisin de plus. Un bâtiment sert à tous les quartiers qu’il touche.
    - S’il y a plusieurs bâtiments bleus à côté d’un quartier, seul compte celui qui a le plus de jetons Point : ils sont ajoutés une fois, sans être multipliés. Des thermes entre deux quartiers comptent pour les deux. Des thermes comptent aussi comme une couleur, le bleu.
    - Trois habitations voisines de valeur 3 avec un bâtiment vert et des thermes de 4 jetons à côté rapportent 9 × 2 + 4 = 22 points.
    - Un jeton Influence qui reste seul ne vaut rien.
    - En cas d’égalité de points et de jetons Influence, la victoire est partagée.

great_city_rules-temples-name = Temples
great_city_rules-temples = **Les temples** rapportent des points à la fin, chacun une fois et selon sa propre condition :
    { $temples }
great_city_rules-temple = { $stars ->
        [0] - **{ $name }** : { $effect }
        [one] - **{ $name }**, { $stars } étoile : { $effect }
       *[other] - **{ $name }**, { $stars } étoiles : { $effect }
    }
great_city_rules-temples-details = **Les temples, les détails.**
    - Chaque temple ne rapporte qu’une fois : huit habitations de valeur 2 ne donnent pas deux fois les points de Cupidon. Un bâtiment peut servir à plusieurs temples.
    - Les habitations de luxe sont des habitations de leur valeur, le Vignoble est un bâtiment de production comme les autres.
    - Minerve se compte elle-même. Tu as 14 tours et commences avec deux bâtiments : il faut donc construire à chaque tour et ne rien remplacer.
    - Luna compte les étoiles de la ville à la fin ; un bâtiment remplacé ne compte pas.
    - Mercure arrondit vers le bas et n’use aucune pièce.

great_city_rules-setup-name = Mise en place
great_city_rules-setup = **Mise en place.** Tout le monde commence avec 5 pièces, et un Potager à côté d’une habitation de valeur 2.
    Les pioches I et II sont en jeu à deux, I à III à trois, les quatre à quatre. L’offre a une carte de chaque pioche, mais deux de chaque quand on joue à deux.
    Les cartes Influence sont dans la pioche I à des endroits connus : à deux, celles de 4, 8 et 14 points apparaissent aux manches 2, 4 et 7 ; sinon, celles de 3, 6, 10 et 14 points aux manches 3, 6, 10 et 14.
    À la sélection de départ, la personne à droite de celle qui joue en premier prend autant de cartes de la pioche II qu’il y a de personnes à la table, en garde une et passe les autres à droite. Qui joue en premier reçoit la dernière.
    Il y a six bandes, et le verso de chacune est le miroir de son recto. Ensemble, elles montrent les dix ordres possibles de trois briques et deux engrenages. Chaque manche en révèle une, et à partir de la manche 5, on sait lesquelles viennent ensuite.
great_city_rules-setup-details = **Mise en place, les détails.**
    - Qui joue en premier est tiré au sort, sauf si l’hôte commence ; à la revanche, une autre personne commence.
    - Tout le monde a 14 tours, à deux, trois ou quatre.
    - Les pioches qui ne sont pas en jeu sont mises de côté. Ce qu’une pioche contient est connu : `{ name-game-card }` montre combien il y a de chaque bâtiment. L’ordre est secret.
    - Une carte Influence apparaît quand l’offre de sa manche a été posée.
    - Avant la manche 1, une bande est face visible sans servir encore ; son autre côté sert à la manche 6.
    - Nous n’avons trouvé aucune liste des bandes. Les nôtres sont les six seules qui, avec un verso en miroir du recto, montrent tous les ordres des symboles, sans en répéter aucun sur deux bandes.
    - Pièces et jetons ne s’épuisent jamais.

great_city_rules-secrets-name = Ce qui est secret
great_city_rules-secrets = **Ce qui est secret.** Presque tout est ouvert : villes, pièces et jetons, cartes Influence, l’offre et qui y prend quoi, combien de cartes a chaque main et chaque pioche, dans quelle pioche une école pioche, et les bandes déjà vues. Les cartes que tu prends dans l’offre, ainsi qu’un Sanctuaire, sont face visible dans ta main.
    Sont secrètes : la carte que tu gardes à la sélection de départ, les cartes que tu gardes grâce à une école, et celles que tu mets sous une pioche. Personne ne connaît l’ordre d’une pioche, sauf pour les cartes qu’on y a mises soi-même.
    Certaines choses se déduisent : qui passe des cartes à la sélection de départ sait entre quelles cartes on choisit ensuite. L’avant-dernière personne de la sélection connaît la carte de la personne qui joue en premier. À une table avec *Cartes connues*, Aedile montre une carte gardée au départ dès que tous les autres peuvent la connaître avec certitude.

great_city_rules-shrine-name = Le Sanctuaire
great_city_rules-shrine = **Le Sanctuaire** est une petite extension, en jeu seulement si l’hôte la choisit. Tout le monde commence avec un Sanctuaire en main, connu de tous. Il se construit comme toute autre carte et compte donc comme la construction de ce tour ; il ne coûte aucune brique et n’a pas d’étoile. À la fin, il rapporte 2 points par bâtiment à côté, 8 au plus.
    Il compte comme un temple pour Junon et Jupiter, et comme un bâtiment pour tout ce qui compte des bâtiments ; Fortune, Saturne et Luna n’y gagnent rien. Un aqueduc peut le remplacer.

great_city_rules-options-name = Ce qu’une table peut changer
great_city_rules-options = **Ce qu’une table peut changer.** L’hôte règle cela dans l’annonce avant le début :
    - **Sanctuaire** : tout le monde en a un au départ. D’habitude, il n’est pas en jeu.
    - **Cartes connues** : une carte gardée au départ est montrée dès que tous les autres peuvent la déduire. D’habitude, elle reste cachée.
    - **Production rentable** : on n’achète des engrenages pour produire que si cela rapporte un jeton Influence, ou plus que les engrenages ne coûtent ; un jeton Brique vaut ici deux pièces. D’habitude, on peut toujours produire.
    - **Jetons d’abord** : les jetons Brique paient les briques manquantes avant les pièces. D’habitude, tu choisis.
    - **Pièces en cas d’égalité** : les pièces départagent les égalités de points et de jetons Influence. D’habitude, la victoire est partagée.
    - **Aqueduc sur aqueduc**, et **un bâtiment de production remplacé paie** avec son jeton Brique : les deux sont d’habitude permis.
    Le réglage `yucata` active *Cartes connues*, *Production rentable*, *Jetons d’abord* et *Pièces en cas d’égalité*. Le programme y place aussi le dernier émissaire d’une manche si une seule case a un sens : une case libre n’a pas de sens s’il y en a une libre plus loin de l’empereur sans autre émissaire que les tiens entre les deux.
    Le programme joue les coups sans choix (**coups automatiques**), sauf si la table l’a désactivé : la dernière carte de l’offre ou de la sélection, la seule pioche d’une école, la seule carte qu’une école a piochée, la fin d’un tour quand tout le monde peut voir que rien d’autre n’est possible.

great_city_rules-commands-name = Commandes et boutons
great_city_rules-commands = **Ici**, le bouton *{ button-your-turn }* sous la mention ouvre ton panneau : tout peut se faire avec ses boutons et menus, et tout peut aussi se taper.
    `{ name-rome-draft }`, `place`, `pick`, `build`, `produce`, `keep`, `pass` sont les coups ; chaque option propose ce qui est permis maintenant. `{ name-game-board }`, `status`, `score`, `log` montrent la table, `{ name-game-hand }` tes cartes, `{ name-game-undo }` annule ton dernier coup tant que personne d’autre n’a joué, qu’aucun secret n’a été révélé et que le hasard n’a rien décidé, `{ name-game-card }` explique un bâtiment, `{ name-game-hint }` conseille.
