builders_refusals-not-in-building-row = { $card } ist nicht in der Auslage der Gebäude.
builders_refusals-taken-from-building-row = { $card } ist nicht mehr in der Auslage der Gebäude. Genommen von { $who }.
builders_refusals-not-in-worker-row = { $card } ist nicht in der Auslage der Arbeitskräfte.
builders_refusals-taken-from-worker-row = { $card } ist nicht mehr in der Auslage der Arbeitskräfte. Genommen von { $who }.
builders_refusals-row = In der Auslage: { $cards }.
builders_refusals-no-row = Die Auslage ist leer.

builders_refusals-invested = In diesem Zug hast du schon investiert. Pro Zug geht das nur einmal, egal worin.
builders_refusals-not-in-line = { $card } ist nicht mehr in der Investitionsreihe.
builders_refusals-taken-from-line = { $card } ist nicht mehr in der Investitionsreihe. Genommen von { $who }.
builders_refusals-line = Noch dort: { $cards }.
builders_refusals-no-line = Dort ist nichts mehr.

builders_refusals-nobody-educated = { $card } bildet sofort jemanden aus: Sag auch, wen.
builders_refusals-nothing-taught = { $card } bildet niemanden aus. Lass `student` leer ({ $student }).
builders_refusals-prisoner-educated = Gefangene können nicht lernen. Erst freilassen: { $student }.
builders_refusals-machine-educated = Maschinen können nicht lernen.
builders_refusals-already-educated = { $student } hat schon gelernt ({ $learned }), und niemand lernt zweimal.
builders_refusals-nothing-to-learn = { $student } bringt schon { $amount }; das würde nichts ändern.

builders_refusals-not-in-team = { $who } ist nicht in deinem Team.
builders_refusals-in-another-team = { $who } ist nicht in deinem Team, sondern in dem von { $other }.
builders_refusals-at-work = { $who } arbeitet an { $building }, bis es fertig ist.
builders_refusals-useless = { $who } bringt { $brings }, und { $building } braucht noch { $missing }. Wer nichts davon bringt, säße dort nur fest.

builders_refusals-foreign-site = { $building } ist eine Baustelle von { $who }.
builders_refusals-finished-site = { $building } ist schon fertig, gebaut von { $who }.
builders_refusals-not-opened = { $building } ist keine deiner Baustellen: Niemand hat es eröffnet.
builders_refusals-sites = Deine Baustellen: { $sites }.
builders_refusals-no-sites = Du hast keine Baustelle. Eröffne erst ein Gebäude der Auslage.

builders_refusals-prisoner-with-tool = Gefangene tragen kein Werkzeug ({ $who }). Schick die Karte ohne, oder lass sie erst frei.
builders_refusals-machine-with-tool = Maschinen tragen kein Werkzeug. Schick { $who } ohne.
builders_refusals-not-your-tool = Dieses Werkzeug hast du nicht: { $tool }.
builders_refusals-tool-of-another = Dieses Werkzeug ({ $tool }) gehört nicht dir, sondern { $who }.
builders_refusals-tool-at-work = Dein Werkzeug ({ $tool }) ist bei { $carrier } auf der Baustelle { $building }, bis sie fertig ist.
builders_refusals-tools = Verfügbar hast du: { $tools }.
builders_refusals-no-tools = Du hast kein Werkzeug verfügbar.

builders_refusals-no-such-take = Ein Befehl nimmt Sesterze für 1 bis { $most } Aktionen, nicht { $actions }.
builders_refusals-too-few-actions = Du hast noch { $left } und kannst nicht für { $actions } Sesterze nehmen. Eine gekaufte Aktion kostet mehr, als sie bringt.
builders_refusals-no-prisoner = { $who } ist nicht gefangen, und nur Gefangene kann man freilassen.
builders_refusals-freed-already = { $who } ist schon frei.
builders_refusals-over = Diese Partie ist vorbei.

## Mit wem es ginge

builders_refusals-can-send = Für { $building } kannst du schicken: { $members }.
builders_refusals-nobody-to-send = Niemand aus deinem Team kann jetzt zur Baustelle { $building }.
builders_refusals-can-educate = Du kannst ausbilden: { $members }.
builders_refusals-nobody-to-educate = Niemand in deinem Team kann das jetzt lernen.
builders_refusals-can-free = Du kannst freilassen: { $members }.
builders_refusals-nobody-to-free = Du kannst jetzt keinen Gefangenen freilassen.

## Was zu teuer ist

builders_refusals-opening-too-dear = { $building } zu eröffnen kostet { $total }; du hast { $held }.
builders_refusals-recruiting-too-dear = Anwerben ({ $who }) kostet { $total }; du hast { $held }.
builders_refusals-investing-too-dear = { $card } kostet { $total }; du hast { $held }.
builders_refusals-sending-too-dear = Schicken ({ $who }, zur Baustelle { $building }) kostet { $total }; du hast { $held }.
builders_refusals-freeing-too-dear = Freilassen ({ $who }) kostet { $total }; du hast { $held }.
builders_refusals-too-dear = Das kostet { $total }; du hast { $held }.
builders_refusals-must-be-bought = { $number ->
    [one] { $number } Aktion muss gekauft werden.
   *[other] { $number } Aktionen müssen gekauft werden.
}
builders_refusals-must-be-bought-too = { $number ->
    [one] Das sind { $price } plus { $bought } für { $number } gekaufte Aktion.
   *[other] Das sind { $price } plus { $bought } für { $number } gekaufte Aktionen.
}
