great_city-panel-which = { $order }

## Teile von Aufschriften
great_city-panel-price = { $bricks }, du zahlst { $payment }
great_city-panel-price-enough = { $bricks }, alles da
great_city-panel-price-short = { $bricks }; { $number } zu wenig: { $coins }
great_city-panel-price-too-dear = { $bricks }, jetzt zu teuer
great_city-panel-price-coins = Bau: { $coins }
great_city-panel-too-dear = zu teuer
great_city-panel-best = beste: { $effect }
great_city-panel-draw = { $cards } ziehen
great_city-panel-over = ersetzt { $card }
great_city-panel-brings-nothing = bringt noch nichts
great_city-panel-strip-pays = nichts, der Streifen reicht
great_city-panel-brick-of = Marker: { $farm } ({ $place })
great_city-panel-buys = kauft { $cogs } für { $coins }
great_city-panel-space = Feld { $space } ({ $symbol })
great_city-panel-left = noch { $cards }
great_city-panel-you-pay = du zahlst { $payment }
great_city-panel-then = { $first }, dann { $last }
great_city-panel-nothing-returns = nichts geht zurück

## Züge
great_city-panel-keep = { $card } behalten
great_city-panel-take = { $card } nehmen
great_city-panel-at = { $card } auf { $letter }
great_city-panel-build = { $card } bauen
great_city-panel-build-for = { $card } bauen, { $payment } zahlen
great_city-panel-build-and-end = Auf { $letter } bauen und Zug beenden
great_city-panel-draw-from = Ziehen: { $deck }
great_city-panel-produce = Produzieren
great_city-panel-produce-what = Produzieren: { $gain }
great_city-pass = Passen
great_city-panel-pass = { great_city-pass } · Zug beenden

## Die erste Seite jeder Phase
great_city-panel-draft = **Startauswahl.** Behalte eine dieser Karten; die anderen gehen weiter. Sonst sieht niemand, was du behältst.
great_city-panel-place = **Setz einen Baumeister ein** (Runde { $round } von { $rounds }). Feld 1 handelt zuerst. Ein Feld gibt sein Symbol und alle Symbole zwischen ihm und dem Kaiser.
great_city-panel-drafted = Deine Karte aus der Startauswahl: **{ $card }**.
great_city-panel-pick = **Nimm eine Karte** des Angebots. { $purse }
great_city-panel-your-turn = **Du bist dran:** { $may } { $purse }
great_city-panel-may-both = Du darfst eine Karte bauen und einmal produzieren, in beliebiger Reihenfolge.
great_city-panel-may-build = Du darfst eine Karte bauen.
great_city-panel-may-produce = Du darfst einmal produzieren.
great_city-panel-may-nothing = Bauen und produzieren geht nicht mehr; passe, um den Zug zu beenden.
great_city-panel-school-deck = **Schule oder Universität:** Von welchem Stapel ziehst du { $cards }? Sobald du sie gesehen hast, kannst du nichts zurücknehmen.
great_city-panel-school-keep = **Schule oder Universität:** Behalte eine dieser Karten. Die anderen kommen unter den Stapel zurück; sonst sieht sie niemand.
great_city-panel-over-game = Die Partie ist vorbei.
great_city-panel-purse = Du hast { $has }.
great_city-panel-from-strip = { $symbols } von Feld { $space }

## Seiten mit Auswahl
great_city-panel-order = Du behältst **{ $card }**. In welcher Reihenfolge kommen die anderen unter den Stapel? Die erste wird zuerst gezogen.
great_city-panel-where = **{ $card }** kostet { $bricks }: Du zahlst { $payment }. Wohin kommt die Karte? Die Buchstaben stehen im Bild.
great_city-panel-how = **{ $card }** auf { $letter }: Wie zahlst du?

## Ein Bau, bevor er ausgeführt wird
great_city-panel-ask-build = **{ $card }** auf **{ $letter }** bauen ({ $cell })?
great_city-panel-replaces = Ersetzt wird: { $card }.
great_city-panel-pays = Du zahlst { $payment }.
great_city-panel-gain-nothing = Bringt keine Münzen, Marker oder Karten.
great_city-panel-gain-lets = Du darfst dann { $gain }.
great_city-panel-gain = Bringt { $gain }.
great_city-panel-score-then = Dein Punktestand: { $now } → { $then } ({ $change }).
