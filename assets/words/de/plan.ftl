plan-heading = **Dein Plan** für Tisch { $table }, den nur du siehst:
plan-step = { $number }. { $wanted }
plan-else = { $first }, sonst { $then }
plan-best = { $what } (beste Stelle)
plan-best-kind = { $what } (beste Wahl)
plan-at-least = { $what } oder höher, das niedrigste zuerst
plan-ask = mich fragen
plan-repeats = Der letzte Schritt wird wiederholt.
plan-repeats-until = Der letzte Schritt wird wiederholt, bis Runde { $round } beginnt.
plan-unless = Endet bei: { $what }.
plan-how = -# Gespielt wird die erste erlaubte Alternative, 20 bis 90 Sekunden nach Beginn deines Zugs, ohne Erwähnung. Ist keine erlaubt, wirst du erwähnt. Das Bild zeigt, wie der Tisch dann aussehen kann, wenn die anderen die besten Züge machen.
plan-none = An Tisch { $table } hast du nichts geplant. Sonst sieht niemand deinen Plan, bevor er gespielt wird.
plan-choose = **Schritt { $number } deines Plans**: Was würdest du in dieser Stellung tun? Der Tisch unten ist ausgedacht, und jetzt wird nichts gespielt.
    -# Ich nehme an, dass die anderen die besten Züge machen; unbekannte Karten sind geraten.
plan-no-further = Danach hast du keine Entscheidung mehr zu planen.
plan-not-open = Das lässt sich für diesen Schritt nicht planen; nichts hat sich geändert.
plan-not-here = Planen kann nur, wer mitspielt, und nur, solange die Partie läuft.

plan-decides = Hier entscheidet dein Plan: Sein Zug wird 20 bis 90 Sekunden nach Beginn deines Zugs gespielt. Willst du etwas anderes, handle jetzt, oder verwirf ihn unter *{ button-my-plan }*.
plan-over-nothing-legal = **Dein Plan ist zu Ende**: Nichts, was sein nächster Schritt nennt, ist jetzt erlaubt.
plan-over-several = **Dein Plan ist zu Ende**: Sein nächster Schritt passt auf mehrere verschiedene Züge.
plan-over-happened = **Dein Plan ist zu Ende.** Grund: { $what }.
plan-over-round = **Dein Plan ist zu Ende**: Seine Runde ist gekommen.
plan-over-overtaken = **Dein Plan ist zu Ende**: Die Entscheidung war schon gefallen.
plan-over-undone = **Dein Plan ist zu Ende**: Ein Spielzug wurde zurückgenommen.

## In Auswahlmenüs
plan-select-step = Zu einem Schritt hinzufügen
plan-select-another = Schritt { $number }: ein anderer Zug, wenn dieser nicht erlaubt ist
plan-select-at-least = Schritt { $number }: wenn das nicht erlaubt ist, { $what }
plan-select-widen = Jeder Schritt: sonst der beste Zug derselben Art
plan-select-new = Schritt { $number }: die nächste Entscheidung
plan-select-watch = Von Ereignissen abhängig machen
plan-watch-on = Enden bei: { $what }
plan-watch-off = Weiterlaufen bei: { $what }
plan-watch-somebody = jemand anderes
plan-watch-moves = { $who } macht irgendeinen Spielzug
plan-watch-certain = Genauer: { $what } …
plan-watch-player = Irgendein Spielzug einer Person …
plan-watch-page = **Wann soll dein Plan enden?** Dann wirst du erwähnt, als gäbe es keinen Plan.
plan-select-thing = Was?
plan-select-player = Wer?
plan-select-remove = Etwas entfernen
plan-remove = Aus Schritt { $number } entfernen: { $what }
