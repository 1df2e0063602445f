review-waits =
    De coach bekijkt de partij van { $name } opnieuw; deze pagina toont de analyse zodra die klaar is. { $before ->
        [0] Deze is de volgende.
        [one] Eerst komt nog { $before } andere analyse.
       *[other] Eerst komen nog { $before } andere analyses.
    }
review-under-way = De coach bekijkt de partij van { $name } opnieuw: stap { $done } van { $of }. Deze pagina toont de analyse zodra die klaar is.
review-failed = Deze partij kon niet geanalyseerd worden. Probeer het over een uur opnieuw.

review-no-such-seat = Zo’n plaats is er niet aan deze tafel, of er speelt niemand.
review-private = { $name } heeft de analyse van deze partij niet gedeeld. Analyses zijn privé tot de speler *{ button-review-share }* kiest.
review-enough = Je hebt in de laatste 24 uur { $most ->
        [one] { $most } analyse
       *[other] { $most } analyses
    } gevraagd, en meer kan niet. Wat al geanalyseerd is, kun je altijd lezen.
review-off = Analyses staan bij deze bot uit.
review-not-whole = Van je partij is er nog geen analyse. *{ button-review }* vraagt er een.
review-gone = Deze partij wordt niet meer bewaard, en de analyses zijn mee gewist. Van een tafel die nooit gestart is, bestaat geen analyse.
review-nothing-here = Je zat niet aan deze tafel, en niemand heeft al een analyse van deze partij gedeeld.
review-others = Je zat niet aan deze tafel. Deze analyses mag je lezen:

review-head = **{ $name }** in **{ $game }**, bekeken door een AI die bij elke beslissing niet meer wist dan { $name } toen.
review-own = In { $decisions ->
        [one] { $decisions } beslissing
       *[other] { $decisions } beslissingen
    } heb je { $lost } ± { $error } punten laten liggen; beslissingen zonder verlies, voor zover ik kan zien: { $clean }.
review-of-other = In { $decisions ->
        [one] { $decisions } beslissing
       *[other] { $decisions } beslissingen
    } heeft { $name } { $lost } ± { $error } punten laten liggen; beslissingen zonder verlies, voor zover ik kan zien: { $clean }.
review-too-few = **{ $name }** had in deze partij { $decisions ->
        [one] { $decisions } beslissing
       *[other] { $decisions } beslissingen
    } met meer dan één zinnige zet; voor een analyse zijn er minstens { $least } nodig.
review-band = -# De lijn is de voorsprong die te verwachten was; de band toont waar die 9 van de 10 keer ligt. Wat achter ± staat, betekent hetzelfde.
review-swings = De grootste omslagen: { $swings }.
review-swing = **{ $number }** { $cause } in ronde { $round }, { $points } ± { $error }
review-turning-points = Waar het meeste bleef liggen, met de knoppen om het te zien:
review-turning-point = Ronde { $round }: { $points } ± { $error }, { $made }
review-no-turning-points = Geen enkele beslissing heeft zeker veel gekost.
review-cause-own = jouw zet
review-cause-move = de eigen zet
review-cause-others = de anderen
review-cause-cards = de kaarten

review-more = +{ $points }
review-less = −{ $points }
review-even = { $points }

review-point-head = Ronde { $round }, zet { $number }: { $points } ± { $error } punten.
review-point-made = **2** Jij koos: { $made }
review-point-made-by = **2** { $name } koos: { $made }
review-point-better = **1** Beter: { $better } ({ $reason })
review-point-then = -# Daarna: { $moves }
review-point-gone = Dit keerpunt bestaat niet meer.

review-shared = { $name } deelt de analyse van deze partij. { $figures }
review-shared-done = Iedereen die deze tafel bekijkt, kan nu je analyse lezen.

review-picture-after = verwachte voorsprong: { $name }
review-picture-below = ronde
review-picture-swing = { $points } ± { $error }, ronde { $round }
review-alt = Analyse van { $game }: de voorsprong die { $name } vóór elke beslissing kon verwachten, met de halve breedte van de band waarin die 9 van de 10 keer ligt. Vóór ronde { $round }: { $first }; het laagst { $least }; het hoogst { $most }; na de laatste beslissing { $last } ± { $error }.
review-alt-round = Ronde { $round }: { $points } ± { $error }.
