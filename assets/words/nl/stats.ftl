stats-own = **Jouw partijen** op deze server
stats-of = De partijen van { $name } op deze server
stats-server = **De partijen van deze server**
stats-own-none = **Jouw partijen** op deze server: nog geen.
stats-of-none = De partijen van { $name } op deze server: nog geen.
stats-server-none = **De partijen van deze server**: nog geen.
stats-hidden = { $name } toont geen statistieken aan anderen.

stats-games-of-somebody = Partijen: { $games }. { $finished } Gewonnen: { $won }. Lopend: { $running }.
stats-games-of-server = Partijen: { $games }. { $finished } Lopend: { $running }.
stats-finished = Uitgespeeld: { $finished }.
stats-finished-share = Uitgespeeld: { $finished } ({ $share }% van alle beëindigde partijen).
stats-everywhere = -# Op alle servers: partijen: { $games }, uitgespeeld: { $finished }, gewonnen: { $won }. Alleen jij ziet deze regel.

stats-mean-score = Gemiddelde score in { $game } (uitslagen: { $results }): **{ $mean }**
stats-score-lines = -# { $lines }
stats-score-line = { $line }: { $mean }

stats-answered-in = Gemiddelde tijd per beurt: { $mean } (beurten: { $turns }).
stats-late = Tijdoverschrijdingen: { $late }.

stats-stood-in =
    { $moves ->
        [one] Een AI-speler deed { $moves } zet in plaats van iemand die afwezig was.
       *[other] Een AI-speler deed { $moves } zetten in plaats van iemand die afwezig was.
    }

stats-ranking = Hier het vaakst gewonnen:
stats-rank = { $place }\. { $name }: { $won } van { $games }
