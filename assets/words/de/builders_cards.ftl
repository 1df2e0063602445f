builders_cards-card = **{ $name }** (`{ $id }`): { $facts }
builders_cards-building = Gebäude, braucht { $need }.
    Fertig bringt es { $gain }.
builders_cards-machine = Maschine, braucht { $need }.
    Fertig bringt sie { $gain }. Sie kommt dann in dein Team, bringt { $brings } und { $sending }. Sie wird wie eine Arbeitskraft geschickt, nimmt aber weder Werkzeug noch Universität.
builders_cards-worker = Arbeitskraft, bringt { $brings }.
    Jeder Einsatz kostet { $price }. Ein Werkzeug kann mitgehen, und eine Universität kann eine der Ressourcen erhöhen.
builders_cards-apprentice = Alle beginnen mit einem Lehrling; die übrigen sind im Stapel.
builders_cards-twins = Diese Karte gibt es { $number }-mal.
builders_cards-prisoner = eine Investition für { $price }. Ein Gefangener kommt in dein Team, bringt { $brings } und { $sending }, nimmt aber weder Werkzeug noch Universität.
    Am Ende kostet dich jeder nicht freigelassene Gefangene { $penalty }. Freilassen kostet { $freeing } deines Zugs oder in der Schlusswertung { $tally }; auf einer Baustelle kann niemand freigelassen werden. Wer freigelassen ist, bringt { $freed }, { $later }, und nimmt Werkzeug und Universität wie eine Arbeitskraft.
builders_cards-tool = eine Investition für { $price }. Es geht mit einer Arbeitskraft oder einem Freigelassenen mit, höchstens ein Werkzeug pro Karte, und bringt zusätzlich { $adds }. Das kostet weder Aktion noch Sesterze. Wenn das Gebäude fertig ist, kommt es zurück.
builders_cards-university = eine Investition für { $price }. Eine deiner Arbeitskräfte oder Freigelassenen, die auf keiner Baustelle ist, lernt sofort und bringt ab dann { $taught }; die anderen Ressourcen und der Preis bleiben. Niemand lernt zweimal.
builders_cards-loan = eine Investition, die sofort { $gain } bringt. In der Schlusswertung wird sie für { $repay } zurückgezahlt, wenn du so viel hast; ein nicht zurückgezahltes Darlehen kostet { $penalty }. Anzahl dieser Karten: { $cards }.

## Eine Karte in einer Zeile
builders_cards-then-brings = { $gain }, bringt dann { $brings }
builders_cards-worker-brings = eine Karte deines Teams bringt dann { $brings }
builders_cards-loan-now = bringt sofort { $gain }
builders_cards-loan-later = am Ende { $repay } zurückzahlen, sonst −{ $penalty }

## Wonach man Karten noch findet
builders_cards-kind = { $kind ->
    [machine] Maschine
    [building] Gebäude
    [worker] Arbeitskraft Arbeiter
    [prisoner] Gefangener Gefangene Freigelassener Investition
   *[investment] Investition
}
