builders_reasons-saves = spart am Ende { $sesterces } oder { $points }
builders_reasons-nothing-to-do = keine weiteren Kosten in diesem Zug
builders_reasons-not-worth = noch eine Aktion ist ihren Preis nicht wert ({ $price })

builders_reasons-pays = { $reward }
builders_reasons-machine = { $points } und eine Maschine, die gratis arbeitet
builders_reasons-open = { $gain }, und niemand sonst bekommt es
builders_reasons-open-with-help = { $gain }; das meiste schafft dein Team, mit etwas Hilfe
builders_reasons-open-for-team = { $sendings ->
    [one] { $gain }; dein Team schafft es mit { $sendings } Einsatz
   *[other] { $gain }; dein Team schafft es mit { $sendings } Einsätzen
}

builders_reasons-brings = { $resources ->
    [one] bringt { $resources } Ressource für { $price }
   *[other] bringt { $resources } Ressourcen für { $price }
}
builders_reasons-brings-useful = { $resources ->
    [one] bringt { $resources } Ressource, die noch fehlt ({ $building }), für { $price }
   *[other] bringt { $resources } Ressourcen, davon { $useful } für { $building }, für { $price }
}
builders_reasons-prisoner = { $brings }; kostet am Ende { $points }, wenn nicht freigelassen
builders_reasons-for-nothing = keine Sesterze
builders_reasons-tool = 1 { $resource } mehr, wann immer es mitgeht, einmalig für { $price }
builders_reasons-university = { $student } bringt { $after } statt { $before }, zum selben Preis
builders_reasons-university-somebody = bildet eine Karte deines Teams aus
builders_reasons-loan = { $gain } jetzt, wo es am meisten nützt; am Ende { $repay } zurück oder { $points }

builders_reasons-finishes = wird fertig: { $gain }; alle dort sind wieder frei
builders_reasons-contributes = bringt { $brought } von { $lacked }, die fehlen; fehlt dann noch: { $missing }

builders_reasons-goal = { $soon ->
    [now] dann kann dein Team in diesem Zug { $building } fertigstellen: { $gain }
   *[next] dann kann dein Team im nächsten Zug { $building } fertigstellen: { $gain }
}

builders_reasons-pays-somebody = { $sesterces } mehr, und es reicht für einen Einsatz, der jetzt zu teuer ist
builders_reasons-pays-workers = { $sesterces } für Einsätze; nichts anderes ist jetzt seine Aktionen wert
builders_reasons-counts = { $number ->
    [one] { $number } Sesterz ist ein Zehntel Punkt, und nichts bringt mehr
   *[other] { $number } Sesterze sind je ein Zehntel Punkt, und nichts bringt mehr
}
