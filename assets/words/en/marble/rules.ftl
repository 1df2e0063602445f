### Rome: City of Marble: the rules in short, and what each piece is. Every number comes from the data.

## Topics of the rules

marble-rules-aim = You cover the ground of Rome with neighbourhood tiles, some with a magistrate of yours on them. When tiles and hills surround an intersection completely, a building of marble is built there, of a type that the number of tiles decides: it scores for the player who alone has the most magistrates on tiles of that type there. A magistrate that leaves a finished site brings imperium, which buys actions. Aqueducts, fountains, bridges, coins and imperium score at the end; the player with the most points wins.
marble-rules-turn = **Rome: City of Marble.** You cover the ground of Rome with neighbourhood tiles. When tiles and hills surround an intersection completely, a building is built there. The player who alone has the most magistrates on matching tiles owns it (a tie makes a fountain). Nearly everything is open; only the values of bridges are secret.
    In your turn you have { $actions } actions, in any order, the same one twice if you like:
    - **Draw** two tiles, of different types while two stacks have some. You can play them from your next turn on.
    - **Play** one of your ready tiles, with one of your magistrates on it or without.
    - **Expand** open aqueducts by two pieces: both to one, or one each to two.
    - **Recall** one of your magistrates from a tile.
    Each **imperium** tile that you return buys one more action. Then your turn ends: what you drew is ready, and your magistrates on imperium spaces and in the treasury come home and bring one imperium tile or one coin each (see *{ marble-rules-topic-imperium }*).
marble-rules-turn-details = **A turn, details.**
    - Each action is finished before the next begins. Imperium can buy actions before, between and after them, but only tiles that you own already: what comes home at the end of the turn is for later.
    - You must use your actions as long as one is possible. There is no hand limit: you may hold any number of tiles.
    - A magistrate that you recall is at hand at once and can go onto a tile in the same turn, but it brings nothing.
    - Automatic moves: the program finishes a site, lays the pieces of an opening or ends your turn when there is only one way. While you have imperium to spend, it does not end your turn, except in the last round.
    - If the others vote to skip your turn, the program draws tiles for you while tiles are left, and ends it.
    - If only one stack has tiles, both come from it. If one tile is left, or only one piece of an aqueduct can be laid, you take that.
    - At the end of your turn this happens in order: fresh tiles become ready, your magistrates on imperium spaces and in the treasury come home with what they earned, and then the game may end.
marble-rules-playing = **Playing a tile.** A tile is a rhombus of two triangles of the board. Neither may be covered by a tile or a drawn hill, and at least one of the four sides of the tile must lie along a side of a hill or of another tile; to touch a corner is not enough. Types need not match. Hills that were not drawn are ordinary ground.
    A place is named by the two ends of the tile's short diagonal, the line between its two triangles, such as E5-F5: rows are A to K from the bottom, numbers count from the left.
    After you have played a tile, in this order:
    1. You take the bridges that it covers. Only you see their values.
    2. If a corner of it touches the spring of an aqueduct that is closed, you open it. That costs no action.
    3. You finish every site that is complete now, in the order that you like.
    A magistrate can go onto a tile only when the tile is played, and never two onto one.
marble-rules-playing-details = **Playing a tile, details.**
    - Bridge spaces and hills that were not drawn count as empty ground, and tiles may cover them.
    - Sides always meet in full, because tiles lie on the triangles of the board.
    - First the bridges are taken, then aqueducts are opened, then sites are finished. So a magistrate that leaves one site is missing at the next.
marble-rules-sites = **Sites.** A site is an intersection with six triangles around it. It is complete when tiles and hills cover all six. An intersection on the rim never becomes a site.
    The number of tiles that meet there decides what is built: three a temple ({ $temple }), four a bathhouse ({ $bathhouse }), five a theatre ({ $theatre }), six an arena ({ $arena }).
    Your magistrates on tiles of *that type* at the site count. The player who alone has the most of them owns the building and scores at once. If the lead is tied, or nobody has one there, it becomes a fountain, which scores nobody.
    Then each player, beginning with the one in turn, may move one magistrate from any tile of the site to the imperium space of what was built, or to the treasury if it is a fountain. The other magistrates stay on their tiles.
marble-rules-sites-details = **Sites, details.**
    - Each tile with a corner at the site counts once. A sharp corner fills one of the six triangles, a blunt corner two.
    - A hill fills its triangle of a site but is not a tile that counts, so no arena can stand beside a hill. A table may play otherwise; then it is said below.
    - Each magistrate on a tile of the right type is one point of influence. One is enough if nobody else has any. Whose turn it is and who played the tiles does not matter. A tie makes a fountain.
    - Several sites that are complete at once are finished one after the other; the player in turn chooses the order. A magistrate that has left one does not count at the next.
    - Each player may move one magistrate from a finished site, from a tile of any type, also somebody who built nothing. This is optional. Players are asked clockwise, beginning with the player in turn.
    - Magistrates that stay go on counting at the other corners of their tile.
    - There are as many fountains and buildings as are needed.
marble-rules-imperium = **Magistrates and imperium.** You have { $magistrates } magistrates. On a tile they count for the sites at its corners. From a finished site one of them may move to an imperium space, and at the end of your turn (this one if it is yours, else your next) it comes home with an imperium tile of that type; from the treasury with a coin.
    An imperium tile buys one more action when you return it in your own turn: before, between or after your actions. Those that you keep count at the end. For each type the player who alone has the most (the majority) gets { $alone } points; in a tie each gets { $tied }.
marble-rules-imperium-details = **Magistrates and imperium, details.**
    - From imperium spaces and the treasury magistrates come home only at the end of your own turn; `{ name-marble-recall }` is for those on tiles.
    - If a stack of imperium or the coins have run out, the magistrate comes home with nothing. Imperium that is returned can be earned again.
    - In the last round imperium buys nothing; what you keep still counts.
marble-rules-standing = **Standing orders.** A site may be finished in somebody else's turn, and then you may move a magistrate. So that nobody waits for you, choose once what you want; only you see it, and you can change it at any time under *{ marble-own }* or with `{ name-marble-orders }`:
    - *{ marble-order-send-spent-or-ask }*: the default.
    - *{ marble-order-send-spent-or-keep }*: nobody waits for you.
    - *{ marble-order-always-send }*: one always goes. Nobody waits for you.
    - *{ marble-order-always-ask }*.
    A magistrate is *spent* when no unfinished corner of its tile can still become a site of the tile's type. A corner that can is *open* for it. Orders are for the turns of others; in the last round the program decides some cases itself, see the details.
marble-rules-standing-details = **Standing orders, details.**
    - Whether a corner can still become a site of the type is judged by the empty triangles around it, not by the tiles that are left in the stacks.
    - If several of yours are spent, or have equally few open corners, one is sent that stands at no other site that is about to be finished; of those the one in the lowest row, in a row the one farthest to the left.
    - In the last round the program decides before any order, also in your own turn. If one of your turns is still to end, a spent magistrate at the site is sent, unless it could leave another site that is about to be finished as well. If none is, and all of yours on tiles are spent, none moves. A table without automatic moves asks you or your order there, too.
    - If the others vote to skip you, a spent magistrate is sent, and the others stay.
marble-rules-aqueducts = **Aqueducts.** There are three, grey, brown and white, and nobody owns them. Each begins at its spring on the rim. The player of a tile that touches a spring opens its aqueduct and lays { $opening } pieces at once, the first at the spring.
    A piece lies along the side of a tile and leads from the end of the aqueduct to the next intersection. An aqueduct does not cross itself, does not branch, and touches no other aqueduct and no other spring. There are { $pieces } pieces of each colour.
    When your piece reaches a fountain you take a coin, if one is left.
marble-rules-aqueducts-details = **Aqueducts, details.**
    - Anybody can expand any open aqueduct in an action.
    - A piece needs a tile on at least one side of its edge. On the other side may be a tile, a hill, empty ground or the rim; a hill alone is not enough. The short diagonal of a tile is not a side.
    - Pieces are laid one after the other, and you may lead them into a dead end: if nothing can follow a piece, you lay no more, even if another way would have been longer.
    - An aqueduct is open even if not one piece could be laid at its opening. It goes on from its end, or from its spring, when a new tile gives it a way.
    - An aqueduct may also not touch a closed spring. When all its pieces are laid, an aqueduct is finished.
    - The coin is for a piece that reaches a fountain. A fountain that is built where an aqueduct already passes brings none, and leaving one brings no second.
    - A building that is built where an aqueduct already passes counts at the end like any other.
marble-rules-bridges = **Bridges.** Seven spaces hide bridge tiles, with values from { $least } to { $most }. The player who puts a tile onto a bridge space takes its bridge. Only that player knows its value, which scores at the end. An eighth bridge was set aside unseen. The eight values are { $values }. A bridge is called by the intersection to which its triangle points.
marble-rules-end = **The end.** When three or all of the four stacks of neighbourhood tiles are empty at the end of a turn, everybody takes one more action; the player who emptied the third stack takes it last. Imperium buys no actions then. After that these are added to what you scored:
    - the values of your bridges
    - { $on_aqueduct } for each of your civic buildings that an aqueduct reaches, no matter who laid it
    - { $fountain } for each fountain next to each of your civic buildings
    - { $coin } for each coin, and { $most_coins } for having the most, also in a tie
    - for each type of imperium: { $alone } for having the most alone, { $tied } each in a tie
    The player with the most points wins. In a tie more civic buildings win, then more imperium tiles of all types together; else they share the victory.
marble-rules-end-details = **The end, details.**
    - In the last round everybody has one action, beginning to the left of the player who emptied the third stack. A player who can do nothing passes.
    - In the last round, too, your magistrates come home at the end of your turn. What is sent to a space after that brings nothing.
    - A fountain is next to (adjacent to) the six intersections around it, whether or not the side of a tile leads there. A table may play otherwise; then it is said below.
    - One fountain counts for every civic building next to it, no matter who owns them, and one building can have several fountains.
    - Somebody without a coin, or without imperium of a type, never has the most.
marble-rules-setup = **Setup.** Three of the seven hills are drawn; the places of the others are ordinary ground. A table may use Esquiline, Quirinal and Aventine instead. The bridge tiles are shuffled, one lies face down on each bridge space, and the last one is set aside unseen.
    Everybody takes one ready tile of each type and { $magistrates } magistrates. The first player is drawn by lot, unless the host begins; in a rematch a different player begins. Play goes clockwise. The rules are the same for two, three and four players.
    With those that you begin with there are { $temples } temple tiles, { $bathhouses } bathhouse tiles, { $theatres } theatre tiles and { $arenas } arena tiles; then { $imperium } imperium tiles of each type and { $coins } coins. All of them are face up, and so is everything that a player owns except the values of bridges.
marble-rules-board = **The board.** This board is our own: we do not know the published one. It has { $vertices } intersections, { $interior } of which can become sites, { $triangles } triangles, seven places for hills of which three are used, three springs and seven bridge spaces. A white line between two finished sites is a street: it only shows that they are neighbours, and does not count.
marble-rules-board-details = **The board and our rulings, details.**
    - The places of hills, springs and bridges are our own, and so is how often each value of a bridge occurs. Of the points for buildings only those of the theatre are known to us; the others are what fits.
    - No tile covers two bridges or touches two springs, and no intersection is at two hills.
    - Where the rulebook leaves a question open, we have decided. The least certain are these two, which a table can set before it starts: a hill is not a tile that counts, and a fountain is adjacent to all six intersections around it.
    - Other rulings: fountains and buildings never run out; leaving a fountain brings no second coin; an aqueduct keeps away from springs that are closed; in the last round magistrates still come home. The details of each topic tell more.
marble-rules-moves = **Commands and buttons.** *{ button-your-turn }* opens your panel, where everything can be done. The same by typing:
    - `{ name-marble-draw }`, `play`, `expand`, `recall`: the four actions
    - `{ name-marble-open }`, `finish`, `reward`: what follows from a tile
    - `{ name-marble-spend }`: returns imperium for one more action
    - `{ name-marble-end }`: ends your turn
    - `{ name-marble-orders }`: your standing order
    Places can be typed as they are called in the picture: `e5-f5`.

## Their names

marble-rules-topic-turn = A turn
marble-rules-topic-playing = Playing a tile
marble-rules-topic-sites = Sites and buildings
marble-rules-topic-imperium = Magistrates and imperium
marble-rules-topic-standing = Standing orders
marble-rules-topic-aqueducts = Aqueducts
marble-rules-topic-bridges = Bridges
marble-rules-topic-end = The end and the score
marble-rules-topic-setup = Setup
marble-rules-topic-board = The board
marble-rules-topic-moves = Commands and buttons

## Pieces, for the command that explains a card

marble-rules-piece-kind = **{ $name }.** There are { $supply } neighbourhood tiles of this type. Where { $meet } tiles meet in a site, this building is built, for the player who alone has the most magistrates on tiles of this type there. The owner scores { $points } at once, and { $on_aqueduct } more at the end if an aqueduct reaches it.
marble-rules-piece-fountain = **Fountain.** What a site becomes when nobody alone has the most magistrates on tiles of the right type. It scores nobody, but at the end { $fountain } for each civic building next to it, for the building's owner. The player who lays a piece of an aqueduct to it takes a coin.
marble-rules-piece-magistrate = **Magistrate.** You have { $magistrates }. It goes onto a tile when you play it, counts for sites of the tile's type, and may move to an imperium space or the treasury when a site at its tile is finished.
marble-rules-piece-imperium = **Imperium tile.** There are { $supply } of each type. Returned, it buys one more action; kept, it counts for the majority of its type at the end: { $alone } alone, { $tied } each if several have the most.
marble-rules-piece-coin = **Coin.** There are { $supply }. One comes from a magistrate in the treasury at the end of your turn, and one when your piece of an aqueduct reaches a fountain. Each is { $coin } at the end, and having the most { $most_coins }.
marble-rules-piece-bridge = **Bridge.** A hidden value from { $least } to { $most }, taken by the player who puts a tile onto its space and known to nobody else until the end.
marble-rules-piece-aqueduct = **{ $name }.** It begins at its spring at { $spring } and has { $pieces } pieces. It is opened by a tile that touches the spring. At the end each civic building that it reaches scores { $on_aqueduct } for its owner.
marble-rules-piece-hill = **{ $name }.** One of the seven hills; three of them are drawn for each game. Tiles can be played along the sides of a hill, and a hill covers its part of the sites at its corners, but is not a tile that counts.
marble-rules-which-piece = That fits several: { $names }. Type more.

marble-rules-name = { $piece ->
    [temple] Temple
    [bathhouse] Bathhouse
    [theatre] Theatre
    [arena] Arena
    [fountain] Fountain
    [magistrate] Magistrate
    [imperium] Imperium tile
    [coin] Coin
    [bridge] Bridge
    [grey_aqueduct] Grey aqueduct
    [brown_aqueduct] Brown aqueduct
   *[white_aqueduct] White aqueduct
}
