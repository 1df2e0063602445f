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
stats-deleted = Waarvan verwijderd en dus zonder film: { $games }. De uitslagen tellen nog mee.
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

## Hoe iemand speelde: de afbeelding, en de films
stats-picture-after = uitgespeelde partijen hier
stats-picture-mean = gem.
stats-picture-best = max.
stats-picture-games = { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    } · overwinningen op rij: { $run }, record: { $longest }
stats-picture-place = { $place ->
        [1] 1e: { $count }
        [2] 2e: { $count }
        [3] 3e: { $count }
       *[4] 4e: { $count }
    }
stats-best-game = Beste resultaat in { $game }: **{ $points }** punten (tafel { $table }).
stats-film-gone = De film is verwijderd.
stats-button-film = Film van tafel { $table }
stats-alt = Hoe { $name } hier speelde.
stats-alt-game = { $game }: { $after }. Rang 1: { $first }, rang 2: { $second }, rang 3: { $third }, rang 4: { $fourth }. Gemiddelde en beste punten: { $lines }.
stats-alt-line = { $line } { $mean } en { $best }

## De records van een server
stats-records = **Records** in { $game }, alleen van partijen waarin iedereen hier op een ranglijst staat (`{ name-me-boards }`):
stats-record-highest = Hoogste score: { $name }, { $points } punten (tafel { $table }).
stats-record-closest = Spannendste einde: { $names }, verschil in punten: { $lead } (tafel { $table }).
stats-record-fastest = Snelste partij: { $names }, { $took } (tafel { $table }).
stats-record-longest = Langste partij: { $names }, { $took } (tafel { $table }).
