### Rome: City of Marble : les règles en bref, et ce qu’est chaque pièce. Chaque nombre vient des données.

## Sujets des règles

marble-rules-aim = Tu couvres le sol de Rome de tuiles Quartier, certaines avec un de tes magistrats dessus. Quand des tuiles et des collines entourent complètement une intersection, un bâtiment de marbre y est construit, d’un type décidé par le nombre de tuiles : il rapporte des points à la personne qui, sans égalité, y a le plus de magistrats sur des tuiles de ce type. Un magistrat qui quitte un emplacement terminé rapporte de l’imperium, qui achète des actions. Aqueducs, fontaines, ponts, pièces et imperium rapportent à la fin ; qui a le plus de points gagne.
marble-rules-turn = **Rome: City of Marble.** Les joueuses et joueurs couvrent le sol de Rome de tuiles Quartier. Quand des tuiles et des collines entourent complètement une intersection, un bâtiment y est construit. Il va à la personne qui a le plus de magistrats sur les tuiles du bon type (une égalité donne une fontaine). Presque tout est ouvert ; seules les valeurs des ponts sont secrètes.
    À ton tour, tu as { $actions } actions, dans l’ordre que tu veux, deux fois la même si tu veux :
    - **Piocher** deux tuiles de types différents. Tu peux les jouer à partir de ton prochain tour.
    - **Jouer** une de tes tuiles prêtes, avec un de tes magistrats dessus ou sans.
    - **Prolonger** des aqueducs ouverts de deux segments : deux sur le même, ou un sur chacun de deux aqueducs.
    - **Rappeler** un de tes magistrats posé sur une tuile.
    Chaque tuile **Imperium** que tu rends achète une action de plus. Puis ton tour finit : ce que tu as pioché est prêt, et tes magistrats sur les cases Imperium et dans le trésor reviennent et rapportent chacun une tuile Imperium ou une pièce (voir *{ marble-rules-topic-imperium }*).
marble-rules-turn-details = **Un tour, les détails.**
    - Chaque action est finie avant que la suivante commence. L’imperium peut acheter des actions avant, entre et après elles, mais seulement avec des tuiles que tu as déjà : ce qui revient à la fin du tour est pour plus tard.
    - Tu dois utiliser tes actions tant qu’une est possible. Le nombre de tes tuiles n’est pas limité.
    - Un magistrat que tu rappelles est aussitôt disponible et peut aller sur une tuile dans le même tour, mais il ne rapporte rien.
    - Coups automatiques : le programme termine un emplacement, pose les segments d’un aqueduc qui s’ouvre ou termine ton tour quand il n’y a qu’une façon de le faire. Tant que tu as de l’imperium à rendre, il ne termine pas ton tour, sauf à la dernière manche.
    - Si les autres votent pour sauter ton tour, le programme pioche des tuiles pour toi tant qu’il en reste, et le termine.
    - Si une seule pile a encore des tuiles, les deux en viennent. S’il ne reste qu’une tuile, ou si un seul segment d’aqueduc peut être posé, l’action s’arrête là.
    - À la fin de ton tour, dans l’ordre : les nouvelles tuiles deviennent prêtes, tes magistrats sur les cases Imperium et dans le trésor reviennent avec ce qu’ils ont gagné, puis la partie peut finir.
marble-rules-playing = **Jouer une tuile.** Une tuile est un losange de deux triangles du plateau. Aucun des deux ne doit être couvert par une tuile ou par une colline tirée au sort, et au moins un des quatre côtés de la tuile doit longer un côté d’une colline ou d’une autre tuile ; se toucher par un angle ne suffit pas. Les types n’ont pas besoin de correspondre. Les collines qui n’ont pas été tirées sont du terrain ordinaire.
    Un endroit porte le nom des deux bouts de la petite diagonale de la tuile, la ligne entre ses deux triangles, comme E5-F5 : les lignes vont de A à K depuis le bas, les numéros se comptent depuis la gauche.
    Quand tu as joué une tuile, dans cet ordre :
    1. Tu prends les ponts qu’elle couvre. Personne d’autre n’en voit les valeurs.
    2. Si un de ses angles touche la source d’un aqueduc fermé, tu l’ouvres. Cela ne coûte pas d’action.
    3. Tu termines chaque emplacement maintenant complet, dans l’ordre que tu veux.
    Un magistrat ne peut être posé sur une tuile qu’au moment où elle est jouée, et jamais deux sur la même.
marble-rules-playing-details = **Jouer une tuile, les détails.**
    - Les cases de pont et les collines qui n’ont pas été tirées comptent comme du terrain vide, et des tuiles peuvent les couvrir.
    - Les côtés se touchent toujours en entier, parce que les tuiles suivent les triangles du plateau.
    - D’abord les ponts sont pris, puis les aqueducs ouverts, puis les emplacements terminés. Un magistrat qui quitte un emplacement ne compte donc plus au suivant.
marble-rules-sites = **Emplacements.** Un emplacement est une intersection avec six triangles autour. Il est complet quand des tuiles et des collines couvrent les six. Une intersection au bord ne devient jamais un emplacement.
    Le nombre de tuiles qui s’y touchent décide de ce qui est construit : trois un temple ({ $temple }), quatre des bains ({ $bathhouse }), cinq un théâtre ({ $theatre }), six une arène ({ $arena }).
    Tes magistrats sur les tuiles *de ce type* à cet emplacement comptent. La personne qui en a le plus, sans égalité, reçoit aussitôt le bâtiment et ses points. En cas d’égalité en tête, ou si personne n’y a de magistrat, c’est une fontaine, qui ne rapporte rien à personne.
    Puis chaque personne, en commençant par celle dont c’est le tour, peut déplacer un magistrat de n’importe quelle tuile de l’emplacement vers la case Imperium de ce qui a été construit, ou vers le trésor si c’est une fontaine. Les autres magistrats restent sur leurs tuiles.
marble-rules-sites-details = **Emplacements, les détails.**
    - Chaque tuile avec un angle à l’emplacement compte une fois. Un angle aigu remplit un des six triangles, un angle obtus deux.
    - Une colline remplit son triangle d’un emplacement mais n’est pas une tuile qui compte : aucune arène ne peut donc être à côté d’une colline. Une table peut jouer autrement ; la page le dit alors plus bas.
    - Chaque magistrat sur une tuile du bon type compte pour 1 d’influence. Un seul suffit si personne d’autre n’en a. Peu importe à qui est le tour et qui a joué les tuiles. Une égalité donne une fontaine.
    - Plusieurs emplacements complets en même temps sont terminés l’un après l’autre ; la personne dont c’est le tour choisit l’ordre. Un magistrat qui a quitté l’un ne compte plus pour le suivant.
    - Chaque personne peut déplacer un magistrat d’un emplacement terminé, d’une tuile de n’importe quel type, même sans y avoir rien construit. Ce n’est pas obligatoire. La question est posée dans le sens horaire, en commençant par la personne dont c’est le tour.
    - Les magistrats qui restent comptent encore aux autres angles de leur tuile.
    - Il y a autant de fontaines et de bâtiments qu’il en faut.
marble-rules-imperium = **Magistrats et imperium.** Tu as { $magistrates } magistrats. Sur une tuile, ils comptent pour les emplacements à ses angles. D’un emplacement terminé, l’un d’eux peut aller sur une case Imperium, et à la fin de ton tour (celui-ci si c’est le tien, sinon le prochain) il revient avec une tuile Imperium de ce type ; du trésor, avec une pièce.
    Une tuile Imperium achète une action de plus quand tu la rends pendant ton propre tour : avant, entre ou après tes actions. Celles que tu gardes comptent à la fin. Pour chaque type, la personne qui en a le plus sans égalité (la majorité) reçoit { $alone } points ; en cas d’égalité, { $tied } chacun.
marble-rules-imperium-details = **Magistrats et imperium, les détails.**
    - Des cases Imperium et du trésor, les magistrats ne reviennent qu’à la fin de ton propre tour ; `{ name-marble-recall }` est pour ceux qui sont sur des tuiles.
    - Si une pile d’imperium ou les pièces sont épuisées, le magistrat revient sans rien. L’imperium rendu peut être gagné à nouveau.
    - À la dernière manche, l’imperium n’achète rien ; ce que tu gardes compte quand même.
marble-rules-standing = **Consignes.** Un emplacement peut être terminé pendant le tour de quelqu’un d’autre, et tu peux alors déplacer un magistrat. Pour que personne ne t’attende, choisis une fois ce que tu veux ; personne d’autre ne le voit, et tu peux le changer à tout moment sous *{ marble-own }* ou avec `{ name-marble-orders }` :
    - *{ marble-order-send-spent-or-ask }* : le réglage par défaut.
    - *{ marble-order-send-spent-or-keep }* : personne ne t’attend.
    - *{ marble-order-always-send }* : il y en a toujours un qui part. Personne ne t’attend.
    - *{ marble-order-always-ask }*.
    Un magistrat est *sans effet* quand aucun angle non terminé de sa tuile ne peut encore devenir un emplacement du type de la tuile. Un angle qui le peut est *ouvert* pour lui. Les consignes valent pour les tours des autres ; à la dernière manche, le programme décide lui-même certains cas, voir les détails.
marble-rules-standing-details = **Consignes, les détails.**
    - Pour savoir si un angle peut encore devenir un emplacement du type, on regarde les triangles vides autour, pas les tuiles qui restent dans les piles.
    - Si plusieurs des tiens sont sans effet, ou à égalité pour le moins d’angles ouverts, il en part un qui n’est à aucun autre emplacement sur le point d’être terminé ; parmi ceux-là, celui de la ligne la plus basse, et sur une même ligne le plus à gauche.
    - À la dernière manche, le programme décide avant toute consigne, même pendant ton propre tour. Si un de tes tours doit encore finir, un magistrat sans effet de l’emplacement est envoyé, sauf s’il peut aussi quitter un autre emplacement sur le point d’être terminé. Si aucun de tes tours ne doit plus finir et que tous les tiens sur des tuiles sont sans effet, aucun ne bouge. À une table sans coups automatiques, la décision reste à toi ou à ta consigne, même là.
    - Si les autres votent pour sauter ton tour, un magistrat sans effet est envoyé, et les autres restent.
marble-rules-aqueducts = **Aqueducs.** Il y en a trois, gris, brun et blanc, et ils n’appartiennent à personne. Chacun commence à sa source au bord. La personne dont la tuile touche une source ouvre l’aqueduc et pose aussitôt { $opening } segments, le premier à partir de la source.
    Un segment longe le côté d’une tuile et mène du bout de l’aqueduc à l’intersection suivante. Un aqueduc ne se croise pas, ne se divise pas, et ne touche ni un autre aqueduc ni une autre source. Il y a { $pieces } segments de chaque couleur.
    Quand ton segment atteint une fontaine, tu prends une pièce, s’il en reste une.
marble-rules-aqueducts-details = **Aqueducs, les détails.**
    - Tout le monde peut prolonger n’importe quel aqueduc ouvert pour une action.
    - Un segment a besoin d’une tuile sur au moins un de ses côtés. De l’autre côté, il peut y avoir une tuile, une colline, du terrain vide ou le bord du plateau ; une colline seule ne suffit pas. La petite diagonale d’une tuile n’est pas un côté.
    - Les segments sont posés l’un après l’autre, et tu peux les mener dans une impasse : si rien ne peut suivre un segment, tu n’en poses plus, même si un autre chemin aurait été plus long.
    - Un aqueduc est ouvert même si aucun segment n’a pu être posé à l’ouverture. Il continue depuis son bout, ou depuis sa source, quand une nouvelle tuile lui ouvre un chemin.
    - Un aqueduc ne doit pas non plus toucher une source fermée. Quand tous ses segments sont posés, il est terminé.
    - La pièce est pour un segment qui atteint une fontaine. Une fontaine construite là où passe déjà un aqueduc n’en rapporte pas, et en repartir n’en rapporte pas une deuxième.
    - Un bâtiment construit là où passe déjà un aqueduc compte à la fin comme les autres.
marble-rules-bridges = **Ponts.** Sept cases cachent des tuiles Pont, de valeur { $least } à { $most }. La personne qui pose une tuile sur une case de pont prend le pont ; elle seule en connaît la valeur, qui compte à la fin. Un huitième pont a été mis de côté sans être vu. Les huit valeurs sont { $values }. Un pont porte le nom de l’intersection vers laquelle pointe son triangle.
marble-rules-end = **La fin.** Quand trois des quatre piles de tuiles Quartier, ou les quatre, sont vides à la fin d’un tour, tout le monde joue encore une action ; la personne qui a vidé la troisième pile la joue en dernier. L’imperium n’achète alors plus d’actions. Ensuite, ceci s’ajoute à ton score :
    - les valeurs de tes ponts
    - { $on_aqueduct } par édifice civil à toi qu’un aqueduc atteint, peu importe qui l’a posé
    - { $fountain } par fontaine à côté de chacun de tes édifices civils
    - { $coin } par pièce, et { $most_coins } pour qui en a le plus, même à égalité
    - pour chaque type d’imperium : { $alone } pour qui en a le plus sans égalité, { $tied } chacun en cas d’égalité
    Qui a le plus de points gagne. En cas d’égalité, le plus d’édifices civils l’emporte, puis le plus de tuiles Imperium, tous types ensemble ; sinon, la victoire est partagée.
marble-rules-end-details = **La fin, les détails.**
    - À la dernière manche, tout le monde a une action, en commençant à gauche de la personne qui a vidé la troisième pile. Qui ne peut rien faire passe.
    - À la dernière manche aussi, tes magistrats reviennent à la fin de ton tour. Ce qui est envoyé sur une case après cela ne rapporte rien.
    - Une fontaine est à côté des six intersections autour d’elle, qu’un côté de tuile y mène ou non. Une table peut jouer autrement ; la page le dit alors plus bas.
    - Une fontaine compte pour chaque édifice civil à côté, peu importe à qui il est, et un bâtiment peut avoir plusieurs fontaines.
    - Si personne n’a de pièce, ou d’imperium d’un type, personne n’en a le plus.
marble-rules-setup = **Mise en place.** Trois des sept collines sont tirées ; les endroits des autres sont du terrain ordinaire. Une table peut prendre Esquilin, Quirinal et Aventin à la place. Les tuiles Pont sont mélangées, une est posée face cachée sur chaque case de pont, et la dernière est mise de côté sans être vue.
    Tout le monde prend une tuile prête de chaque type et { $magistrates } magistrats. Qui joue en premier est tiré au sort, sauf si l’hôte commence ; à la revanche, une autre personne commence. On joue dans le sens horaire. Les règles sont les mêmes à deux, trois et quatre.
    Avec celles du départ, il y a { $temples } tuiles temple, { $bathhouses } tuiles bains, { $theatres } tuiles théâtre et { $arenas } tuiles arène ; puis { $imperium } tuiles Imperium de chaque type et { $coins } pièces. Tout est face visible, comme tout ce que chacun possède, sauf les valeurs des ponts.
marble-rules-board = **Le plateau.** Ce plateau est le nôtre : nous ne connaissons pas celui qui est publié. Il a { $vertices } intersections, dont { $interior } peuvent devenir des emplacements, { $triangles } triangles, sept endroits pour des collines, dont trois servent, trois sources et sept cases de pont. Une ligne blanche entre deux emplacements terminés est une rue : elle montre seulement qu’ils sont voisins, et ne compte pas.
marble-rules-board-details = **Le plateau et nos décisions, les détails.**
    - Les endroits des collines, sources et ponts sont les nôtres, de même que la fréquence de chaque valeur de pont. Parmi les points des bâtiments, nous ne connaissons que ceux du théâtre ; nous avons choisi les autres en conséquence.
    - Aucune tuile ne couvre deux ponts ni ne touche deux sources, et aucune intersection ne touche deux collines.
    - Là où le livret de règles laisse une question ouverte, nous avons décidé. Les moins sûres sont ces deux-ci, qu’une table peut régler avant le début : une colline n’est pas une tuile qui compte, et une fontaine est à côté des six intersections autour d’elle.
    - Autres décisions : fontaines et bâtiments ne s’épuisent jamais ; repartir d’une fontaine ne rapporte pas de deuxième pièce ; un aqueduc se tient loin des sources fermées ; à la dernière manche, les magistrats reviennent encore. Les détails de chaque sujet en disent plus.
marble-rules-moves = **Commandes et boutons.** *{ button-your-turn }* ouvre ton panneau, où tout peut se faire. La même chose au clavier :
    - `{ name-marble-draw }`, `play`, `expand`, `recall` : les quatre actions
    - `{ name-marble-open }`, `finish`, `reward` : ce qui suit une tuile
    - `{ name-marble-spend }` : rend de l’imperium pour une action de plus
    - `{ name-marble-end }` : termine ton tour
    - `{ name-marble-orders }` : ta consigne
    Les endroits se tapent comme l’image les nomme : `e5-f5`.

## Leurs noms

marble-rules-topic-turn = Un tour
marble-rules-topic-playing = Jouer une tuile
marble-rules-topic-sites = Emplacements et bâtiments
marble-rules-topic-imperium = Magistrats et imperium
marble-rules-topic-standing = Consignes
marble-rules-topic-aqueducts = Aqueducs
marble-rules-topic-bridges = Ponts
marble-rules-topic-end = La fin et le score
marble-rules-topic-setup = Mise en place
marble-rules-topic-board = Le plateau
marble-rules-topic-moves = Commandes et boutons

## Pièces, pour la commande qui explique une carte

marble-rules-piece-kind = **{ $name }.** Il y a { $supply } tuiles Quartier de ce type. Là où { $meet } tuiles se touchent à un emplacement, ce bâtiment est construit, pour la personne qui, sans égalité, y a le plus de magistrats sur des tuiles de ce type. Il lui rapporte { $points } aussitôt, et { $on_aqueduct } de plus à la fin si un aqueduc l’atteint.
marble-rules-piece-fountain = **Fontaine.** Ce que devient un emplacement en cas d’égalité en tête, ou sans magistrat sur des tuiles du bon type. Elle ne rapporte rien sur le moment, mais à la fin { $fountain } par édifice civil à côté, pour qui le possède. Qui pose un segment d’aqueduc jusqu’à elle prend une pièce.
marble-rules-piece-magistrate = **Magistrat.** Tu en as { $magistrates }. Il va sur une tuile quand tu la joues, compte pour les emplacements du type de la tuile, et peut aller sur une case Imperium ou dans le trésor quand un emplacement de sa tuile est terminé.
marble-rules-piece-imperium = **Tuile Imperium.** Il y en a { $supply } de chaque type. Rendue, elle achète une action de plus ; gardée, elle compte pour la majorité de son type à la fin : { $alone } sans égalité, { $tied } chacun si plusieurs en ont le plus.
marble-rules-piece-coin = **Pièce.** Il y en a { $supply }. On en reçoit une d’un magistrat dans le trésor à la fin de son tour, et une quand on pose un segment d’aqueduc jusqu’à une fontaine. Chacune vaut { $coin } à la fin, et en avoir le plus { $most_coins }.
marble-rules-piece-bridge = **Pont.** Une valeur cachée de { $least } à { $most }, prise par la personne qui pose une tuile sur sa case et inconnue des autres jusqu’à la fin.
marble-rules-piece-aqueduct = **{ $name }.** Il commence à sa source en { $spring } et a { $pieces } segments. Il est ouvert par une tuile qui touche la source. À la fin, chaque édifice civil qu’il atteint rapporte { $on_aqueduct }.
marble-rules-piece-hill = **{ $name }.** Une des sept collines ; trois d’entre elles sont tirées à chaque partie. Des tuiles peuvent être jouées le long des côtés d’une colline, et une colline couvre sa part des emplacements à ses angles, mais n’est pas une tuile qui compte.
marble-rules-which-piece = Plusieurs réponses possibles : { $names }. Tapes-en plus.

marble-rules-name = { $piece ->
    [temple] Temple
    [bathhouse] Bains
    [theatre] Théâtre
    [arena] Arène
    [fountain] Fontaine
    [magistrate] Magistrat
    [imperium] Tuile Imperium
    [coin] Pièce
    [bridge] Pont
    [grey_aqueduct] Aqueduc gris
    [brown_aqueduct] Aqueduc brun
   *[white_aqueduct] Aqueduc blanc
}
