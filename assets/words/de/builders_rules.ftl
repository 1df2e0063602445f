builders_rules-aim = Du führst eine Baufirma. In deinem Zug eröffnest du Gebäude, wirbst Arbeitskräfte an und schickst sie gegen Lohn zu deinen Baustellen. Ein Gebäude, das alles an Stein, Holz, Architektur und Verzierung hat, was es braucht, ist fertig: Es bringt Sesterze für die nächsten Löhne, und Punkte. Die Runde, in der jemand { $points } aus Gebäuden und Maschinen erreicht, ist die letzte; wer die meisten Punkte hat, gewinnt.

builders_rules-turn-name = Ein Zug
builders_rules-turn = **The Builders: Antiquity.** Ihr eröffnet Gebäude und schickt eure Arbeitskräfte dorthin. Wenn ein Gebäude alles an Stein, Holz, Architektur und Verzierung hat, was es braucht, ist es fertig und bringt Sesterze und Punkte. Alle bekommen am Anfang { $start } und einen Lehrling. Alle Karten liegen offen, außer den Stapeln.
    In deinem Zug hast du { $free } und kannst weitere für je { $extra } kaufen. Du darfst das hier beliebig oft und in beliebiger Reihenfolge tun:
    - Ein Gebäude der Auslage **eröffnen** ({ $one }): Es wird deine Baustelle, auf der dein Team arbeiten kann.
    - Eine Arbeitskraft der Auslage **anwerben** ({ $one }): Sie kommt in dein Team und kostet erst beim Einsatz etwas.
    - Jemanden aus deinem Team zu einer deiner Baustellen **schicken**: { $send } oder mehr, und der Preis der Karte.
    - In eine Karte der Investitionsreihe **investieren** ({ $one } und ihr Preis), einmal pro Zug.
    - **Sesterze nehmen**: { $taken } für { $used } Aktionen.
    - Einen Gefangenen **freilassen** ({ $freeing }).
    Dann beende den Zug; ungenutzte Aktionen verfallen. Eine Auslage wird sofort aufgefüllt.
builders_rules-turn-details = **Ein Zug, Einzelheiten.**
    - Braucht etwas mehr Aktionen, als du noch hast, werden die fehlenden dabei gekauft, und der Button sagt, was du zahlst. Du darfst beliebig viele kaufen, aber nur, wenn du sie brauchst.
    - *{ commands-builders-take.button }* wird jedes Mal für sich abgerechnet: Alle Aktionen auf einmal bringen mehr als eine nach der anderen. Eine gekaufte Aktion kannst du nicht gegen Sesterze tauschen, weil sie weniger brächte, als sie kostet.
    - Eine Investition pro Zug, egal welche, auch mit gekauften Aktionen.
    - Eine Auslage wird sofort aufgefüllt. Wenn ihr Stapel leer ist, wird sie kürzer; nichts wird je abgeworfen oder zurückgegeben.
    - Alle Karten liegen offen, außer den Stapeln, und in die kann niemand hineinsehen.
    - Wenn deine Aktionen verbraucht sind und du nichts mehr bezahlen kannst, endet der Zug von selbst (automatischer Zug), außer der Tisch hat das abgeschaltet.
    - Wenn die anderen dafür stimmen, deinen Zug nach Ablauf der Zeit zu überspringen, nimmt das Programm Sesterze für die übrigen Aktionen.

builders_rules-sending-name = Schicken
builders_rules-sending = **Schicken.** Jede Karte deines Teams, die auf keiner Baustelle ist, kannst du zu einer deiner Baustellen schicken. Du zahlst den vollen Preis, und die Karte bringt alles, was darauf steht; was das Gebäude nicht braucht, verfällt. Wer auch mit Werkzeug nichts Fehlendes bringt, kann nicht geschickt werden.
    Der erste Einsatz auf einer Baustelle kostet in einem Zug { $first }, der zweite { $second }, der dritte { $third } und so weiter: Drei Einsätze auf einer Baustelle kosten { $three } Aktionen. Jede Baustelle zählt für sich, und jeder Zug von vorn. Gefangene und Maschinen zählen wie Arbeitskräfte.
    Hast du zu wenige Aktionen, werden die fehlenden gleich gekauft, für je { $extra }.
    Ein **Werkzeug** kann mit einer Arbeitskraft oder einem Freigelassenen mitgehen, je eines: Nenn es beim Schicken. Es bringt zusätzlich 1 seiner Ressource und kostet weder Aktion noch Sesterze.
    Niemand kann zurückgerufen werden: Team und Werkzeuge bleiben, bis das Gebäude fertig ist.
builders_rules-sending-details = **Schicken, Einzelheiten.**
    - Die Zahl der Aktionen steigt nur mit den Einsätzen dieses Zugs auf dieser Baustelle; wer früher geschickt wurde, zählt nicht.
    - Der Preis ist sofort fällig. Ohne die Sesterze geht es nicht, und du kannst sie dir nicht im selben Schritt leihen: Nimm vorher ein Darlehen auf.
    - Werkzeug und Universität ändern weder den Preis noch die Aktionen.
    - Wer nichts Fehlendes bringt, darf mit einem Werkzeug gehen, das Fehlendes bringt. Sonst geht es nicht, weil die Karte nur festsäße.
    - Was über den Bedarf hinaus gebracht wird, verfällt; es ist kein Vorrat für eine andere Baustelle.

builders_rules-finishing-name = Fertigstellen
builders_rules-finishing = **Fertigstellen** kostet keine Aktion. Sobald nichts mehr fehlt, ist das Gebäude fertig: Du bekommst seine Sesterze und Punkte, und alle, die dort gearbeitet haben, kommen mit allen Werkzeugen zu dir zurück. Sie und die Sesterze kannst du noch im selben Zug nutzen.
    Du darfst beliebig viele Baustellen haben. Zurückgeben kannst du sie nicht, aber eine, die am Ende nicht fertig ist, kostet nichts.

builders_rules-investments-name = Investitionen
builders_rules-investments = **Investitionen.** Einmal pro Zug darfst du investieren; das kostet { $one } und den Preis einer Karte der Investitionsreihe. Alle Karten, die noch da sind, stehen zur Wahl. Genommene Karten kommen nicht zurück.
    - **Gefangener**, { $prisoner }: kommt in dein Team und { $sending }.
    - **Werkzeug**, { $tool }: bringt zusätzlich 1 seiner Ressource, wann immer es mitgeht.
    - **Universität**, { $university }: Du wählst sofort eine Karte deines Teams (Arbeitskraft oder Freigelassener), die auf keiner Baustelle ist, und ab jetzt bringt sie { $taught } dieser Ressource. Ihre anderen Ressourcen und ihr Preis bleiben. Niemand lernt zweimal, und gelernt wird nur, wenn es etwas ändert.
    - **Darlehen**: kostet nur die Aktion und bringt sofort { $gain }; siehe das Thema Darlehen.
    Werkzeug und Universität sind nichts für Gefangene, die nicht freigelassen sind, und nichts für Maschinen.
builders_rules-investments-details = **Investitionen, Einzelheiten.**
    - Du darfst jede Karte nehmen, die noch in der Reihe liegt, nicht nur die erste.
    - Jede Karte trägt höchstens ein Werkzeug auf einmal. Das Werkzeug bleibt auf der Baustelle, bis das Gebäude fertig ist, dann hast du es wieder.
    - Eine Ausbildung, die nichts ändern würde, ist nicht erlaubt.
    - Du darfst beliebig viele Darlehen haben, begrenzt nur durch eine Investition pro Zug und die Zahl der Karten.
builders_rules-range = { $least } bis { $most }

builders_rules-prisoners-name = Gefangene
builders_rules-prisoners = **Gefangene** sind Investitionen für { $price }. Ein Gefangener { $sending }, braucht so viele Aktionen wie eine Arbeitskraft und nimmt weder Werkzeug noch Universität. Am Ende kostet dich jeder, der nicht freigelassen ist, { $penalty }.
    Du kannst sie **freilassen**: Das kostet { $freeing } deines Zugs und keine Sesterze, und es ist keine Investition. Es geht sogar in dem Zug, in dem du den Gefangenen bekommen hast, aber nicht, solange er auf einer Baustelle ist. Ein Freigelassener kostet { $freed } pro Einsatz und nimmt Werkzeug und Universität wie eine Arbeitskraft.
    In der Schlusswertung lässt das Programm die übrigen für je { $tally } frei, solange deine Sesterze reichen. Wer dann noch auf einer Baustelle ist, kann nicht freigelassen werden.

builders_rules-machines-name = Maschinen
builders_rules-machines = **Maschinen** liegen in der Auslage der Gebäude: { $machines }. Man eröffnet und baut sie wie Gebäude, und sie bringen keine Sesterze, aber { $points }. Eine fertige Maschine kommt in dein Team: Sie bringt { $brings } von einer Ressource und { $sending }, wenn du willst schon im selben Zug. Ein Einsatz braucht Aktionen wie bei einer Arbeitskraft. Sie nimmt weder Werkzeug noch Universität.

builders_rules-loans-name = Darlehen
builders_rules-loans = **Darlehen.** Ein Darlehen ist eine Investition: { $one } deines Zugs, und du hast sofort { $gain } mehr. Für euch alle gibt es { $cards }, und du darfst mehrere haben.
    In der Schlusswertung wird jedes für { $repay } zurückgezahlt, wenn du so viel hast, sonst kostet es { $penalty }. Zurückzahlen bringt { $worth } Punkte mehr, als die Sesterze zu behalten, deshalb zahlt das Programm zurück, was geht. Während der Partie kannst du ein Darlehen nicht zurückzahlen.

builders_rules-end-name = Das Ende und die Schlusswertung
builders_rules-end = **Das Ende.** Wenn jemand am Ende eines Zugs { $points } oder mehr aus fertigen Gebäuden und Maschinen hat, wird die Runde zu Ende gespielt, damit alle gleich viele Züge haben. Dann kommt die Schlusswertung:
    1. Das Programm lässt deine Gefangenen frei, die auf keiner Baustelle sind (je { $free }), und zahlt dann deine Darlehen zurück (je { $repay }), solange deine Sesterze reichen. Jede dieser Zahlungen bringt mehr Punkte, als die Sesterze wert sind.
    2. Du bekommst die Punkte deiner fertigen Gebäude und Maschinen, plus { $sesterce } für jeden übrigen Sesterz, minus { $prisoner } für jeden nicht freigelassenen Gefangenen und { $loan } für jedes nicht zurückgezahlte Darlehen.
    Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
builders_rules-end-details = **Das Ende, Einzelheiten.**
    - Nur Punkte aus fertigen Gebäuden und Maschinen beenden die Partie. Was du für Gefangene und Darlehen verlieren wirst, zählt dabei nicht.
    - Ein Gefangener auf einer Baustelle kann in der Schlusswertung nicht freigelassen werden. Unfertige Baustellen und Arbeitskräfte ohne Arbeit kosten nichts.

builders_rules-stalled-name = Stillstand
builders_rules-stalled = **Stillstand.** Niemand kann zurückgerufen werden, deshalb können alle festsitzen. Nach { $idle } vollen Runden in Folge, in denen alle nur Sesterze genommen oder nichts getan haben, ist die Partie vorbei, und nach Runde { $last } in jedem Fall. Dann kommt die Schlusswertung wie immer.

builders_rules-setup-name = Spielaufbau
builders_rules-setup = **Spielaufbau.** Zwei bis vier können spielen. Gebäude und Maschinen werden zusammen zu einem Stapel gemischt, Arbeitskräfte zu einem anderen; { $buildings } Gebäude und { $workers } Arbeitskräfte liegen offen in zwei Auslagen. Alle bekommen { $start } und einen zufälligen Lehrling; die übrigen Lehrlinge sind im Stapel der Arbeitskräfte.
    Die ganze Investitionsreihe liegt offen: { $prisoners } Gefangene, ein Werkzeug und eine Universität für jede der vier Ressourcen, und { $loans } Darlehen.
    Wer beginnt, wird ausgelost, außer wenn die Person beginnt, die den Tisch eröffnet hat; bei einer Revanche beginnt jemand anderes. Gespielt wird im Uhrzeigersinn. Sesterze gehen nie aus. Was noch in den Stapeln ist, ist bekannt, die Reihenfolge nicht.

builders_rules-moves-name = Befehle und Buttons
builders_rules-moves = **Hier** öffnet der Button *{ button-your-turn }* unter der Erwähnung dein Panel: Alles geht mit seinen Buttons und Menüs, und alles kannst du auch tippen. Wenn du in diesem Zug ein Gebäude fertigstellen kannst, zeigt das Panel, wie.
    Die Züge sind `{ name-builders-open }`, `recruit`, `invest`, `send`, `take`, `free`, `end`; jede Option bietet an, was jetzt erlaubt ist, mit Kosten und Wirkung. `{ name-game-board }`, `status`, `score`, `log` zeigen den Tisch, `{ name-game-hand }` dein Team, `{ name-game-undo }` nimmt deinen letzten Spielzug zurück, bis die Auslage aufgefüllt wird oder die nächste Person handelt, `{ name-game-card }` erklärt eine Karte, `{ name-game-hint }` gibt einen Tipp.
