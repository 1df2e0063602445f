server-reminders = Herinneringen voor wie geen andere tijd instelde: { $every }.
server-no-plans = Geen plannen: elke beslissing valt pas als het zover is.
server-no-clock = Geen klok: iedereen speelt als er tijd is.
server-clock =
    { $allowance } per beurt; ongebruikte tijd wordt gespaard, tot { $most }. De klok staat stil tijdens stille uren en vakanties. Als de tijd om is: { $then ->
        [ai] een AI-speler speelt die beurt; na twee zulke beurten op rij blijft die spelen tot de speler terugkomt.
        [vote] de anderen stemmen om de beurt over te slaan, de plaats aan te bieden of langer te wachten.
       *[remind] de speler krijgt een herinnering, en de partij wacht.
    }

server-posts-each-turn = Een nieuwe afbeelding bij elke beurt.
server-posts-each-move = Een nieuwe afbeelding bij elke zet.
server-calls-stay = Vermeldingen blijven in het kanaal staan als hun beurt voorbij is.

server-only-channels = Op deze server zijn tafels in { $channels }. Gebruik `{ name-game-new }` daar.
server-no-threads = Op deze server zijn tafels in kanalen, niet in threads. Gebruik `{ name-game-new }` in een kanaal.
server-only-role = Op deze server openen alleen leden met de rol { $role } tafels. Je kunt aan hun tafels meedoen; `{ name-game-list }` toont ze.
server-only-managers = Op deze server openen alleen serverbeheerders tafels. Je kunt aan hun tafels meedoen; `{ name-game-list }` toont ze.

server-no-role = Noem ook de rol: `{ name-admin-settings } open_by:leden met een rol role:@Spelers`.
server-role-unused = `role` wordt alleen gebruikt met `open_by:leden met een rol`. Laat een van de twee leeg.
server-channel-and-all = Gebruik ofwel `all_channels`, ofwel `add_channel` en `remove_channel`.
server-not-listed = <#{ $channel }> staat niet in de lijst van kanalen; `{ name-admin-settings }` toont de lijst.
server-list-full = De lijst heeft al { $most } kanalen, en meer passen er niet in.

server-in-every-channel = **Kanalen:** alle.
server-in-channels = **Kanalen:** { $channels }.
server-open-everybody = **Wie opent tafels:** iedereen.
server-open-role = **Wie opent tafels:** leden met de rol { $role }, en serverbeheerders.
server-open-managers = **Wie opent tafels:** serverbeheerders.
server-threads = **Tafels in threads:** ja.
server-without-threads = **Tafels in threads:** nee.
server-pace = **Standaardtempo:** { $terms }
server-lobbies = **Lobby’s:** gesloten na { $days }.
server-idle = **Stille tafels:** na { $idle } vraag ik of ze doorgaan; { $closing } later sluit ik ze zonder score.
server-tags = **Tags van berichten in forums:** ‘{ $free }’, ‘{ $turn }’ en ‘{ $finished }’, waar het forum die heeft.
server-how = -# Wijzigen kan met de opties van `{ name-admin-settings }`; `{ name-admin-limit }` toont hoeveel tafels open mogen zijn.

server-called = { $name } is vermeld.
server-table-ended = De tafel van dit kanaal is beëindigd. `{ name-game-new }` opent een andere.
server-no-move-to-thread = Deze server staat geen tafels in threads toe. Gebruik het commando in een kanaal, of sta threads toe met `{ name-admin-settings }`.
server-not-a-manager = Alleen serverbeheerders kunnen dat. Vraag het aan een van hen.
server-only-in-servers = Tafels worden geopend in het kanaal van een server.
server-no-such-number = ‘{ $typed }’ is geen nummer van een tafel. Kies er een uit het aanbod; `{ name-game-list }` noemt ze.
