button-your-turn = Jij bent aan de beurt
button-my-panel = Mijn paneel
button-look = Bekijken
button-tip = Winnaar voorspellen
button-not-now = Herinner me niet meer
button-undo = Ongedaan maken
button-plan-like = Plannen zoals de hint
button-plan-next = Volgende actie
button-ask-no-more = Ja, en vraag het hier niet meer
button-help = Help
button-learn = Zo speel je
button-play-on = Doorspelen
button-versus = Partij tegen deze AI
button-learn-again = Nog een les
button-unlearn = Les beëindigen
button-end-practice = Oefenpartij beëindigen
button-play-on-from-here = Vanaf hier doorspelen
button-practice-begin = Beginnen
button-practice-again = Nog eens vanaf daar
button-cards-anew = Onbekende kaarten opnieuw delen
button-cards-as-they-lay = Kaarten van de partij houden
button-learn-on = Doorspelen: { $game }
button-learn-other = Nieuwe les: { $game }
button-rules-details = Details
button-rules-example = Voorbeeld van een score
button-rules-back = De regels
button-rules-short = Samenvatting
button-explain-off = Geen uitleg meer
button-explain-on = Beslissingen uitleggen
button-hint = Hint
button-back = Terug
button-rematch = Revanche
button-film = Film
button-curve = Scoreverloop
button-hands = Handen aan het einde
button-missed = Mijn beste gemiste zet
button-review = Analyse
button-review-show = Ronde { $round } tonen: { $points }
button-review-share = Delen
button-review-back = Terug naar de analyse
button-review-of = Analyse: { $name }
button-show = Aan iedereen tonen
button-still = Ik speel nog
button-i-am-back = Ik ben terug

button-join = Meedoen
button-leave = Weggaan
button-start = Starten
button-fair-play = Waarom is de deling eerlijk?
button-remove-ai = AI verwijderen
button-settings = Instellingen
button-table-name = Naam van de tafel
button-join-ranked = Meedoen, hier op de ranglijst
button-do-not-join = Niet meedoen
button-open-ranked = Met rating, hier op de ranglijst
button-leave-friendly = Vriendschappelijk houden

button-take-seat = De plaats innemen
button-take-this-seat = Plaats { $seat } innemen · { $name }
button-let-ai = AI laten spelen
button-decline = Nee, bedankt
button-withdraw = Aanbod intrekken
button-vote =
    { $answer ->
        [agree] Voor
        [against] Tegen
        [skip] Deze beurt overslaan
        [stand_in] AI laten invallen
        [replace] De plaats aanbieden
       *[wait] Langer wachten
    }
button-unpropose = Voorstel intrekken
button-propose = Voorstellen …
button-give-to-ai = Aan de AI geven
button-change-nothing = Niets veranderen
button-give-seat-up = Mijn plaats opgeven
button-keep-seat = Mijn plaats houden

button-next-table = Volgende tafel
button-earlier = ◀ Eerder
button-later = Later ▶
button-now = Nu
button-as-text = Als tekst
button-as-picture = Als afbeelding
button-previous = Vorige
button-more = Meer
button-forget-me = Vergeet mij
button-close-tables =
    { $tables ->
        [one] { $tables } tafel sluiten
       *[other] { $tables } tafels sluiten
    }

button-plan-ahead = Vooruit plannen
button-my-plan = Mijn plan
button-drop-plan = Plan laten vallen
button-plan-ask = Vraag het me dan
button-plan-best = Beste plek
button-plan-pass = Passen tot er iets gebeurt
button-plan-pass-until = Passen tot ronde { $round }

button-rank-show = Hier tonen
button-daily-deal = De deling spelen
button-daily-play = Spelen
button-daily-share = Delen
button-daily-board = Ranglijst
button-daily-before = ◀ { $date }
button-daily-best = De beste partij
button-daily-own = Mijn partij
button-daily-practise = Oefenen
button-puzzle = De puzzel oplossen
button-puzzle-solution = De puzzel
button-puzzle-answer = { $letter }
button-puzzle-moves = De zetten
button-puzzle-table = De hele tafel
button-puzzle-hand = Mijn hand

button-league-join = Meedoen
button-league-stay = Meedoen of blijven
button-league-reserve = Als reserve
button-league-leave = Weggaan
button-league-leave-sure = Uit het seizoen stappen
button-league-ranked = Meedoen, hier op de ranglijst
button-league-standings = Stand
button-league-mine = Mijn wedstrijden
button-league-schedule = Schema
button-league-log = Logboek
button-league-up = ◀ Hogere divisie
button-league-down = Lagere divisie ▶
