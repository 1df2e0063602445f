button-your-turn = Du bist dran
button-my-panel = Mein Panel
button-look = Ansehen
button-tip = Wer gewinnt? Vorhersagen
button-not-now = Nicht mehr erinnern
button-undo = Rückgängig
button-plan-like = Wie im Tipp planen
button-plan-next = Nächste Aktion
button-ask-no-more = Ja, und hier nicht mehr fragen
button-help = Hilfe
button-learn = So wird gespielt
button-play-on = Weiterspielen
button-end-practice = Üben beenden
button-play-on-from-here = Von hier weiterspielen
button-practice-begin = Anfangen
button-practice-again = Noch einmal von dort
button-cards-anew = Verdeckte Karten neu geben
button-cards-as-they-lay = Karten der Partie behalten
button-versus = Partie gegen diese KI
button-learn-again = Noch eine Lektion
button-unlearn = Lektion beenden
button-learn-on = Weiterspielen: { $game }
button-learn-other = Neue Lektion: { $game }
button-rules-details = Einzelheiten
button-rules-example = Wertungsbeispiel
button-rules-back = Die Regeln
button-rules-short = Kurzfassung
button-explain-off = Nicht mehr erklären
button-explain-on = Entscheidungen erklären
button-hint = Tipp
button-back = Zurück
button-rematch = Revanche
button-film = Film
button-curve = Punkteverlauf
button-hands = Handkarten am Ende
button-missed = Mein bester verpasster Zug
button-review = Analyse
button-review-show = Runde { $round } zeigen: { $points }
button-review-share = Teilen
button-review-back = Zurück zur Analyse
button-review-of = Analyse: { $name }
button-show = Allen zeigen
button-still = Wir spielen noch
button-i-am-back = Ich bin zurück

button-join = Beitreten
button-leave = Verlassen
button-start = Starten
button-fair-play = Warum ist das fair?
button-remove-ai = KI entfernen
button-settings = Einstellungen
button-table-name = Name des Tisches
button-join-ranked = Beitreten, mit Rangliste
button-do-not-join = Nicht beitreten
button-open-ranked = Werten, mit Rangliste
button-leave-friendly = Nicht werten

button-take-seat = Platz nehmen
button-take-this-seat = Platz { $seat } nehmen · { $name }
button-let-ai = KI spielen lassen
button-decline = Nein, danke
button-withdraw = Angebot zurückziehen
button-vote =
    { $answer ->
        [agree] Zustimmen
        [against] Dagegen
        [skip] Zug überspringen
        [stand_in] KI vertreten lassen
        [replace] Platz anbieten
       *[wait] Länger warten
    }
button-unpropose = Vorschlag zurückziehen
button-propose = Vorschlagen …
button-give-to-ai = Der KI geben
button-change-nothing = Nichts ändern
button-give-seat-up = Meinen Platz aufgeben
button-keep-seat = Meinen Platz behalten

button-next-table = Nächster Tisch
button-earlier = ◀ Früher
button-later = Später ▶
button-now = Jetzt
button-as-text = Als Text
button-as-picture = Als Bild
button-previous = Zurück
button-more = Mehr
button-forget-me = Meine Daten löschen
button-close-tables =
    { $tables ->
        [one] { $tables } Tisch schließen
       *[other] { $tables } Tische schließen
    }

button-plan-ahead = Vorausplanen
button-my-plan = Mein Plan
button-drop-plan = Plan verwerfen
button-plan-ask = Dann mich fragen
button-plan-best = Beste Stelle
button-plan-pass = Passen, bis etwas passiert
button-plan-pass-until = Passen bis Runde { $round }

button-rank-show = Hier zeigen
button-daily-play = Spielen
button-daily-deal = Tagespartie spielen
button-daily-share = Teilen
button-daily-board = Rangliste
button-daily-before = ◀ { $date }
button-daily-best = Die beste Partie
button-daily-own = Meine Partie
button-daily-practise = Üben
button-puzzle = Tagesrätsel lösen
button-puzzle-solution = Das Rätsel
button-puzzle-answer = { $letter }
button-puzzle-moves = Die Züge
button-puzzle-table = Der ganze Tisch
button-puzzle-hand = Meine Hand

button-league-join = Beitreten
button-league-stay = Beitreten oder bleiben
button-league-reserve = Als Ersatz
button-league-leave = Verlassen
button-league-leave-sure = Saison verlassen
button-league-ranked = Beitreten, mit Rangliste
button-league-standings = Tabelle
button-league-mine = Meine Begegnungen
button-league-schedule = Alle Begegnungen
button-league-log = Protokoll
button-league-up = ◀ Höhere Division
button-league-down = Tiefere Division ▶
