## Notities
asides-note = Je notitie hier, die alleen jij ziet: { $note }
asides-note-none = Je hebt hier geen notitie. Schrijf er een met `/me note text:`; alleen jij ziet die, in je paneel.
asides-note-kept = Genoteerd: { $note }
    Alleen jij ziet dit, in je paneel. `/me note off:True` wist de notitie.
asides-note-dropped = Je notitie hier is gewist.
asides-note-empty = Een notitie kan niet leeg zijn. `/me note off:True` wist je notitie.
asides-note-line = -# Je notitie: { $note }

## Voorspellingen
asides-tip-who = Wie gaat er winnen? Je mag één voorspelling doen en die wijzigen tot het spel halverwege is. Aan het einde ziet iedereen alle voorspellingen, niemand eerder.
asides-tip-is = Je voorspelling tot nu toe: { $who }.
asides-tip-seat = { $who }
asides-tip-kept = Je voorspelling is bewaard: { $who }. Aan het einde ziet iedereen die, niemand eerder.
asides-tip-late = Voorspellen kan alleen zolang het spel loopt en nog niet halverwege is.
asides-tip-plays = Wie meespeelt, kan niet voorspellen.
asides-tips = Voorspellingen: { $tips }.
asides-tips-on = { $who } (voorspeld door { $by })
asides-tips-more = { $number ->
    [one] nog { $number }
   *[other] nog { $number }
}
