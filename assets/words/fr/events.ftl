### Lignes sur les coups.

events-took-back =
    { $name } annule { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
events-automatic = { $line } (automatique)
events-skipped = { $line } (tour sauté)
events-ordered = { $line } (consigne)
events-planned = { $line } (plan)
events-stand-in = { $line } (joué par une IA)
events-turn = { $name } { $did }
events-turn-gains = { $name } { $did } · { $gains }
events-each = { $of } : { $each }
events-each-one = { $name } { $what }
events-entry = { $name } : { $said }.
events-earlier =
    -# … { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } avant ; `{ name-game-log-show }` les a toutes.
events-since-last-turn = **Depuis ton dernier tour** :
events-until-now = **Jusqu’à maintenant** :
# In one line above a panel: what happened, or how much
events-in-brief = { $is_first ->
    [true] **Jusqu’à maintenant :** { $told }
   *[false] **Depuis ton dernier tour :** { $told }
}
events-in-brief-some = { $is_first ->
    [true] **Jusqu’à maintenant :** { $told } *{ button-help }* dit le reste.
   *[false] **Depuis ton dernier tour :** { $told } *{ button-help }* dit le reste.
}
events-legend = -# { $marks ->
    [outlines] Les crochets blancs marquent la dernière tuile ; les contours, anneaux, points et lignes verts marquent
   *[corners] Un coin avec ✦ et un trait sous un nombre marquent
} ce qui est nouveau depuis ton dernier tour.
events-more = … et { $number } de plus : { $counts }. `{ name-game-log-show } since:` montre tout.
events-more-counted = … et { $number } de plus : { $counts }.
