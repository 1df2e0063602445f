### Vorhersagen von Zuschauenden, wer gewinnt, und die Rangliste derer, die am besten vorhersagen.

## An einem Tisch
predictions-who = Wer gewinnt, und wie sicher bist du? Es gilt deine letzte Vorhersage. Gezeigt werden alle erst am Ende.
predictions-count = -# Deine Vorhersage zählt für `{ name-rank-predictions }`, wenn du sie im ersten Viertel der Partie machst; danach lässt sie sich nicht mehr ändern.
predictions-for-fun = -# Das ist nur zum Spaß: Für `{ name-rank-predictions }` zählen nur Vorhersagen im ersten Viertel einer Partie ohne KIs.
predictions-own = Deine Vorhersage bisher: { $who } ({ $confidence }).
predictions-choice = { $who }: { $confidence }
predictions-confidence = { $confidence ->
        [sure] sicher
        [likely] wahrscheinlich
       *[guess] geraten
    }
predictions-stored = Deine Vorhersage ist gespeichert: { $who } ({ $confidence }). Sie zählt für `{ name-rank-predictions }`. Gezeigt wird sie erst am Ende.
predictions-stored-for-fun = Deine Vorhersage ist gespeichert: { $who } ({ $confidence }). Sie ist nur zum Spaß. Gezeigt wird sie erst am Ende.
predictions-fixed = Deine Vorhersage bleibt { $who } ({ $confidence }): Ein Viertel der Partie ist vorbei, und was für `{ name-rank-predictions }` zählt, lässt sich nicht mehr ändern.
predictions-late = Vorhersagen gehen nur, solange die Partie läuft und noch nicht halb vorbei ist.
predictions-plays = Wer mitspielt, kann keine Vorhersage machen.

## Am Ende einer Partie
predictions-all = Vorhersagen: { $predictions }.
predictions-on = { $who } (vorhergesagt von { $by })
predictions-by = { $name }: { $confidence }
predictions-more = { $number ->
    [one] { $number } weiteren Person
   *[other] { $number } weiteren Personen
}

## Die Rangliste
predictions-board = **Vorhersagen**: { $people ->
        [0] Noch steht niemand auf der Rangliste dieses Servers.
        [one] { $people } Person auf der Rangliste dieses Servers.
       *[other] { $people } Personen auf der Rangliste dieses Servers.
    }
predictions-board-how = -# Punkte der letzten 12 Monate: Bloßes Raten bringt 0, und am meisten bringt es, ehrlich zu sagen, wie sicher du bist. Der Balken zeigt, wo ein Durchschnitt in 9 von 10 Fällen liegt. Für die Rangliste braucht es { $listed } Vorhersagen.
predictions-board-few = Du hast { $made } der { $listed } Vorhersagen, die es für die Rangliste braucht.
predictions-board-unlisted = Du stehst nicht auf der Rangliste: Sie zeigt nur, wer dort stehen will (`{ name-me-boards }`).
predictions-button-own = Meine Vorhersagen
predictions-button-board = Rangliste der Vorhersagen
predictions-shown = { $name } zeigt die Rangliste der Vorhersagen.

## Die eigenen Vorhersagen
predictions-mine = **Deine Vorhersagen** auf diesem Server in den letzten 12 Monaten: { $made }. Punkte im Durchschnitt: { $mean } ± { $margin }.
predictions-mine-by = -# { $confidence }: { $made } gemacht, { $true } eingetroffen
predictions-mine-latest = Die neuesten:
predictions-mine-one = { $how ->
        [yes] -# Tisch { $table }, { $game }: { $confidence }, eingetroffen, Punkte: { $points }
       *[no] -# Tisch { $table }, { $game }: { $confidence }, nicht eingetroffen, Punkte: { $points }
    }
predictions-mine-shared = -# Tisch { $table }, { $game }: { $confidence }, zählt nicht, weil sich alle den Sieg geteilt haben

## Das Bild
predictions-picture-heading = Vorhersagen
predictions-picture-page = Rangliste dieses Servers, Seite { $page } von { $pages }
predictions-head-points = Punkte
predictions-head-number = Anzahl
predictions-head-true = richtig
predictions-share = { $share } %
predictions-alt = Die Rangliste der Vorhersagen, Seite { $page } von { $pages }.
predictions-alt-row = { $places }: { $name } { $mean } ± { $margin } Punkte, Vorhersagen: { $made }, davon { $share } eingetroffen.
