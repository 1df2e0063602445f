builders-panel-asks = **{ $order }** · { $asked }

## Teile von Aufschriften
builders-panel-more = { $number } weitere
builders-panel-way = { $by }: { $cost }
builders-panel-without-tool = Ohne Werkzeug
builders-panel-with-tool = Werkzeug: { $tool }
builders-panel-equipped = { $who } · { $tool }
builders-panel-bought-all = { $actions } (gekauft)
builders-panel-bought-some = { $actions } ({ $bought } gekauft)
builders-panel-left = { $actions } und { $sesterces }
builders-panel-gain-machine = { $gain }, und eine Maschine: { $brings }
builders-panel-then-machine = dann eine Maschine, bringt { $brings }
builders-panel-gain-machine-for = { $gain }, und eine Maschine: { $brings }
builders-panel-finishes = wird fertig
builders-panel-then-missing = fehlt dann noch: { $missing }
builders-panel-then-missing-so-many = fehlt dann noch: { $number }
builders-panel-sent-for = Einsatz kostet { $price }
builders-panel-team-can = dein verfügbares Team kann alles bringen
builders-panel-team-lacks-so-many = deinem verfügbaren Team fehlt: { $number }
builders-panel-team-lacks = deinem verfügbaren Team fehlt: { $lack }
builders-panel-of-use = bringt { $brings } für { $building }
builders-panel-then-sent-for = dann kostet der Einsatz { $price }
builders-panel-then = dann: { $sending }
builders-panel-unused = { $actions } ungenutzt
builders-panel-actions-for = { $actions } für { $gain }

## Auswahl
builders-panel-site = Arbeit: { $building } · fehlt: { $missing } · { $chance }
builders-panel-work-on = Arbeit: { $building }
builders-panel-missing = fehlt noch: { $missing }
builders-panel-so-many-missing = fehlt noch: { $number }
builders-panel-pay = { $price } zahlen
builders-panel-finish-now = jetzt fertigstellen
builders-panel-can-go = { $number } verfügbar
builders-panel-sender = { $who } · { $price } · für { $sites }
builders-panel-way-to-send = - { $with }: { $outcome }; danach { $left }.
builders-panel-way-to-finish = - { $with }: { $outcome } ({ $gain }); danach { $left }.
builders-panel-student = { $name }: { $brings } → { $learned }
builders-panel-effect-prisoner = Einsatz gratis; −{ $penalty }, wenn nicht freigelassen
builders-panel-effect-tool = bringt zusätzlich { $adds }
builders-panel-effect-university = eine Karte deines Teams bringt dann { $brings }
builders-panel-effect-loan = sofort { $gain }; am Ende { $repay } zurück, sonst −{ $penalty }

## Züge
builders-panel-open = { $building } eröffnen
builders-panel-recruit = Anwerben: { $worker }
builders-panel-take-loan = Darlehen aufnehmen
builders-panel-invest = Investieren: { $card }
builders-panel-invest-for = Investieren: { $card } → { $student }
builders-panel-and-end = Machen und Zug beenden
builders-panel-send-and-end = { $who } schicken und Zug beenden
builders-panel-send-it-and-end = Schicken und Zug beenden
builders-panel-send = { $who } → { $building }
builders-panel-take-for = Sesterze nehmen für { $actions }
builders-panel-take = { $gain } nehmen für { $actions }
builders-panel-free = Freilassen: { $prisoner }
builders-panel-end = Zug beenden
builders-panel-finish = { $building } jetzt fertigstellen: { $who } · { $cost }
builders-panel-finish-alone = { $building } jetzt fertigstellen · { $cost }
builders-panel-finish-first-for = { $who } → { $building } · { $cost } · erster von { $number } Einsätzen bis zur Fertigstellung
builders-panel-finish-first = { $who } → { $building } · erster von { $number } Einsätzen bis zur Fertigstellung
builders-panel-finish-it = { $building } fertigstellen
builders-panel-finish-begin = { $building } fertigstellen: Einsatz 1/{ $number }
builders-panel-send-it = Schicken
builders-panel-send-to = { $who } → { $building }
builders-panel-finish-first-alone = { $building } fertigstellen · erster von { $number } Einsätzen
builders-panel-completion = **{ $building }** ({ $gain }), Einsatz: { $who }; { $cost }

## Die erste Seite
builders-panel-now = **Du bist dran:** Du hast noch { $actions } und { $sesterces }.
builders-panel-begins-last-round = Wenn du diesen Zug beendest, beginnt die letzte Runde: Wer nach dir kommt, hat noch einen Zug, dann ist Schluss.
builders-panel-invested = In diesem Zug hast du schon investiert.
builders-panel-can-finish = Du kannst fertigstellen: { $completion }.
builders-panel-sites = Deine Baustellen: { $sites }.

## Seiten mit Auswahl
builders-panel-work = **{ $building }** braucht noch { $missing }; fertig bringt es { $gain }. Der nächste Einsatz dort kostet { $next }, jeder weitere in diesem Zug eine Aktion mehr. Du hast { $actions } und { $sesterces }.
builders-panel-to-finish = So wird es fertig: { $completion }.
builders-panel-which-tool = Welches Werkzeug geht mit?
builders-panel-equip = Zur Baustelle **{ $building }** schicken: **{ $who }**? Dort fehlt noch: { $missing }. Kosten: { $cost }.
builders-panel-who-learns = Wer lernt?
builders-panel-teach = **{ $card }**: Wer lernt? Die gewählte Karte bringt dann { $brings }; ihr Preis pro Einsatz bleibt gleich. Das ist deine einzige Investition in diesem Zug.

## Ein Zug, bevor er ausgeführt wird
builders-panel-for-cost = { $what }: { $cost }
builders-panel-afterwards = Kosten: { $cost }. Danach hast du { $left }.
builders-panel-refilled = Die Auslage wird sofort vom Stapel aufgefüllt, deshalb kannst du das nicht zurücknehmen.
builders-panel-not-refilled = Der Stapel ist leer: Die Auslage wird nicht aufgefüllt.
builders-panel-ask-recruit = Anwerben: **{ $worker }**? Der Preis pro Einsatz: { $price }.
builders-panel-ask-invest = In **{ $card }** investieren: { $effect }?
builders-panel-ask-invest-for = In **{ $card }** investieren ({ $student }): { $effect }?
builders-panel-invest-now-for = In { $card } investieren ({ $student })
builders-panel-one-investment = Das ist deine einzige Investition in diesem Zug.
builders-panel-free-prisoner = Gefangenen freilassen
builders-panel-ask-free = Freilassen: **{ $prisoner }**? Ein Einsatz kostet danach { $price } und bringt { $brings }; die Karte kann lernen und Werkzeug tragen und kostet am Ende keinen Punkt.
builders-panel-send-way = Schicken: { $way }
builders-panel-ask-open = **{ $building }** eröffnen? Nötig: { $need }; fertig bringt es { $gain }.
builders-panel-could-finish = Danach könntest du es noch in diesem Zug fertigstellen: { $completion }.
builders-panel-helpers = Dafür verfügbar: { $helpers }.
builders-panel-no-helper = Niemand aus deinem verfügbaren Team bringt, was es braucht.
builders-panel-ask-end = **Zug beenden?** Ungenutzte Aktionen verfallen: { $number }.
builders-panel-offer-take = { $number ->
    [one] Du kannst vorher Sesterze dafür nehmen.
   *[other] Du kannst vorher Sesterze dafür nehmen.
}

## Das eigene Team
builders-panel-team = **Dein Team:** { $free } von { $all } verfügbar. Baustellen: { $sites }. Fertig: { $finished }. { $sesterces }.
builders-panel-tools = Werkzeuge: { $tools }.
