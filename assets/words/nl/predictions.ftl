### Voorspellingen van toeschouwers over wie er wint, en de ranglijst van wie het best voorspelt.

## Aan een tafel
predictions-who = Wie gaat er winnen, en hoe zeker ben je? Alleen je laatste voorspelling telt. Pas aan het einde worden ze allemaal getoond.
predictions-count = -# Je voorspelling telt voor `{ name-rank-predictions }` als je die in het eerste kwart van de partij doet; daarna kun je die niet meer wijzigen.
predictions-for-fun = -# Dit is voor de lol: voor `{ name-rank-predictions }` tellen alleen voorspellingen in het eerste kwart van een partij zonder AI-spelers.
predictions-own = Je voorspelling tot nu toe: { $who } ({ $confidence }).
predictions-choice = { $who }: { $confidence }
predictions-confidence = { $confidence ->
        [sure] zeker
        [likely] waarschijnlijk
       *[guess] een gok
    }
predictions-stored = Je voorspelling is opgeslagen: { $who } ({ $confidence }). Die telt voor `{ name-rank-predictions }`. Iedereen ziet die pas aan het einde.
predictions-stored-for-fun = Je voorspelling is opgeslagen: { $who } ({ $confidence }). Dit is voor de lol. Iedereen ziet die pas aan het einde.
predictions-fixed = Je voorspelling blijft { $who } ({ $confidence }): een kwart van de partij is voorbij, en wat voor `{ name-rank-predictions }` telt, kun je niet meer wijzigen.
predictions-late = Voorspellen kan alleen zolang de partij loopt en nog niet halverwege is.
predictions-plays = Wie meespeelt, kan niet voorspellen.

## Aan het einde van een partij
predictions-all = Voorspellingen: { $predictions }.
predictions-on = { $who } (voorspeld door { $by })
predictions-by = { $name }: { $confidence }
predictions-more = { $number ->
    [one] { $number } ander
   *[other] { $number } anderen
}

## De ranglijst
predictions-board = **Voorspellingen**: { $people ->
        [0] nog niemand staat op de ranglijst van deze server.
        [one] { $people } persoon op de ranglijst van deze server.
       *[other] { $people } personen op de ranglijst van deze server.
    }
predictions-board-how = -# Punten van de laatste 12 maanden: puur gokken levert 0 op, en eerlijk zeggen hoe zeker je bent het meest. De balk toont waar een gemiddelde 9 van de 10 keer ligt. Voor de ranglijst zijn { $listed } voorspellingen nodig.
predictions-board-few = Je hebt { $made } van de { $listed } voorspellingen gedaan die voor de ranglijst nodig zijn.
predictions-board-unlisted = Je staat niet op de ranglijst: daar staat alleen wie er wil staan (`{ name-me-boards }`).
predictions-button-own = Mijn voorspellingen
predictions-button-board = Ranglijst van voorspellingen
predictions-shown = { $name } toont de ranglijst van voorspellingen.

## De eigen voorspellingen
predictions-mine = **Jouw voorspellingen** op deze server in de laatste 12 maanden: { $made }. Gemiddeld aantal punten: { $mean } ± { $margin }.
predictions-mine-by = -# { $confidence }: { $made } gedaan, { $true } uitgekomen
predictions-mine-latest = De laatste:
predictions-mine-one = { $how ->
        [yes] -# Tafel { $table }, { $game }: { $confidence }, uitgekomen, punten: { $points }
       *[no] -# Tafel { $table }, { $game }: { $confidence }, niet uitgekomen, punten: { $points }
    }
predictions-mine-shared = -# Tafel { $table }, { $game }: { $confidence }, telt niet, omdat iedereen de overwinning deelde

## De afbeelding
predictions-picture-heading = Voorspellingen
predictions-picture-page = ranglijst van deze server, pagina { $page } van { $pages }
predictions-head-points = punten
predictions-head-number = aantal
predictions-head-true = juist
predictions-share = { $share }%
predictions-alt = De ranglijst van voorspellingen, pagina { $page } van { $pages }.
predictions-alt-row = { $places }: { $name } { $mean } ± { $margin } punten, voorspellingen: { $made }, waarvan { $share } uitgekomen.
