## Themen der Regeln

marble-rules-aim = Ihr bedeckt den Boden Roms mit Distriktplättchen, manche davon mit einer eurer Beamtenfiguren darauf. Wenn Plättchen und Hügel einen Knoten ganz umschließen, entsteht dort ein Gebäude aus Marmor; welches, bestimmt die Zahl der Plättchen. Punkte bringt es, wenn jemand dort allein die meisten Beamtenfiguren auf Plättchen dieser Art hat. Eine Beamtenfigur, die einen fertigen Bauplatz verlässt, bringt Imperium, und das kauft Aktionen. Aquädukte, Brunnen, Brücken, Münzen und Imperium zählen am Ende; wer die meisten Punkte hat, gewinnt.
marble-rules-turn = **Rome: City of Marble.** Ihr bedeckt den Boden Roms mit Distriktplättchen. Wenn Plättchen und Hügel einen Knoten ganz umschließen, entsteht dort ein Gebäude. Wer die meisten Beamtenfiguren auf passenden Plättchen hat, dem gehört es (bei Gleichstand wird es ein Brunnen). Fast alles ist offen; nur die Werte der Brücken sind geheim.
    In deinem Zug hast du { $actions } Aktionen, in beliebiger Reihenfolge, auch zweimal dieselbe:
    - Zwei Plättchen verschiedener Art **ziehen**. Legen kannst du sie ab deinem nächsten Zug.
    - Ein bereites Plättchen **legen**, mit einer deiner Beamtenfiguren darauf oder ohne.
    - Offene Aquädukte um zwei Teile **ausbauen**: beide an eines, oder je eins an zwei.
    - Eine deiner Beamtenfiguren von einem Plättchen **zurückholen**.
    Jedes **Imperiumsplättchen**, das du abgibst, kauft eine weitere Aktion. Dann endet dein Zug: Was du gezogen hast, ist bereit, und deine Beamtenfiguren auf Imperiumsfeldern und in der Schatzkammer kehren zurück und bringen je ein Imperiumsplättchen oder eine Münze (siehe *{ marble-rules-topic-imperium }*).
marble-rules-turn-details = **Ein Zug, Einzelheiten.**
    - Jede Aktion ist abgeschlossen, bevor die nächste beginnt. Imperium kauft Aktionen davor, dazwischen und danach, aber nur mit Imperiumsplättchen, die du schon hast: Was am Ende des Zugs hereinkommt, ist für später.
    - Du musst deine Aktionen nutzen, solange eine möglich ist. Du darfst beliebig viele Plättchen besitzen.
    - Eine Beamtenfigur, die du zurückholst, ist sofort verfügbar und kann im selben Zug auf ein Plättchen kommen, bringt aber nichts ein.
    - Automatische Züge: Das Programm stellt einen Bauplatz fertig, legt die Teile einer Eröffnung oder beendet deinen Zug, wenn es nur einen Weg gibt. Solange du Imperium abgeben kannst, beendet das Programm deinen Zug nicht, außer in der letzten Runde.
    - Wenn die anderen dafür stimmen, deinen Zug zu überspringen, zieht das Programm Plättchen für dich, solange es welche gibt, und beendet ihn.
    - Hat nur noch ein Stapel Plättchen, kommen beide von dort. Ist nur noch ein Plättchen da, oder kann nur ein Aquäduktteil gelegt werden, nimmst du das.
    - Am Ende deines Zugs geschieht der Reihe nach: Deine neuen Plättchen sind bereit, deine Beamtenfiguren auf Imperiumsfeldern und in der Schatzkammer kehren mit ihrem Lohn zurück, und dann kann die Partie enden.
marble-rules-playing = **Ein Plättchen legen.** Ein Plättchen ist eine Raute aus zwei Dreiecken des Spielplans. Keines davon darf von einem Plättchen oder einem ausgelosten Hügel bedeckt sein, und mindestens eine der vier Seiten des Plättchens muss an einer Seite eines Hügels oder eines anderen Plättchens liegen; eine Ecke zu berühren reicht nicht. Arten müssen nicht zusammenpassen. Hügel, die nicht ausgelost wurden, sind gewöhnlicher Boden.
    Eine Stelle heißt nach den beiden Enden der kurzen Diagonale des Plättchens, der Linie zwischen seinen zwei Dreiecken, etwa E5-F5: Die Reihen gehen von A bis K von unten nach oben, die Zahlen zählen von links.
    Nach dem Legen geschieht, in dieser Reihenfolge:
    1. Du nimmst die Brücken, die das Plättchen bedeckt. Nur du siehst ihre Werte.
    2. Wenn eine Ecke die Quelle eines geschlossenen Aquädukts berührt, eröffnest du es. Das kostet keine Aktion.
    3. Du stellst jeden Bauplatz fertig, der jetzt vollständig ist, in einer Reihenfolge deiner Wahl.
    Eine Beamtenfigur kann nur beim Legen auf ein Plättchen kommen, und nie zwei auf dasselbe.
marble-rules-playing-details = **Ein Plättchen legen, Einzelheiten.**
    - Brückenfelder und nicht ausgeloste Hügel gelten als leerer Boden; Plättchen dürfen sie bedecken.
    - Seiten treffen immer ganz aufeinander, weil Plättchen auf den Dreiecken des Spielplans liegen.
    - Zuerst werden die Brücken genommen, dann Aquädukte eröffnet, dann Bauplätze fertiggestellt. Eine Beamtenfigur, die einen Bauplatz verlässt, fehlt also am nächsten.
marble-rules-sites = **Bauplätze.** Ein Bauplatz ist ein Knoten mit sechs Dreiecken ringsum. Er ist vollständig, wenn Plättchen und Hügel alle sechs bedecken. Ein Knoten am Rand wird nie ein Bauplatz.
    Die Zahl der Plättchen, die dort zusammenstoßen, entscheidet, was gebaut wird: drei ein Tempel ({ $temple }), vier ein Badehaus ({ $bathhouse }), fünf ein Theater ({ $theatre }), sechs eine Arena ({ $arena }).
    Es zählen deine Beamtenfiguren auf Plättchen *dieser Art* am Bauplatz. Wer dort allein die meisten hat, bekommt das Gebäude und sofort die Punkte. Bei Gleichstand, oder wenn niemand dort eine hat, entsteht ein Brunnen, der niemandem Punkte bringt.
    Danach dürfen alle, beginnend mit der Person am Zug, je eine Beamtenfigur von einem beliebigen Plättchen des Bauplatzes auf das Imperiumsfeld des Gebäudes ziehen, bei einem Brunnen in die Schatzkammer. Die anderen Beamtenfiguren bleiben auf ihren Plättchen.
marble-rules-sites-details = **Bauplätze, Einzelheiten.**
    - Jedes Plättchen mit einer Ecke am Bauplatz zählt einmal. Eine spitze Ecke füllt eines der sechs Dreiecke, eine stumpfe zwei.
    - Ein Hügel füllt sein Dreieck eines Bauplatzes, zählt aber nicht als Plättchen; neben einem Hügel kann also keine Arena stehen. Ein Tisch darf das anders spielen; dann steht es unten.
    - Jede Beamtenfigur auf einem Plättchen der richtigen Art zählt als 1 Einfluss. Das genügt, wenn sonst niemand Einfluss hat. Wer am Zug ist und wer die Plättchen gelegt hat, spielt keine Rolle. Bei Gleichstand entsteht ein Brunnen.
    - Mehrere Bauplätze, die zugleich vollständig sind, werden nacheinander fertig; wer am Zug ist, wählt die Reihenfolge. Eine Beamtenfigur, die einen verlassen hat, zählt am nächsten nicht.
    - Alle dürfen je eine Beamtenfigur von einem fertigen Bauplatz wegziehen, von einem Plättchen beliebiger Art, auch wer dort nichts gebaut hat. Das ist freiwillig. Gefragt wird im Uhrzeigersinn, beginnend mit der Person am Zug.
    - Beamtenfiguren, die bleiben, zählen weiter an den anderen Ecken ihres Plättchens.
    - Es gibt so viele Brunnen und Gebäude, wie gebraucht werden.
marble-rules-imperium = **Beamtenfiguren und Imperium.** Du hast { $magistrates } Beamtenfiguren. Auf einem Plättchen zählen sie für die Bauplätze an seinen Ecken. Von einem fertigen Bauplatz darf eine auf ein Imperiumsfeld ziehen, und am Ende deines Zugs (dieses Zugs, wenn es deiner ist, sonst deines nächsten) kehrt sie mit einem Imperiumsplättchen dieser Art zurück; aus der Schatzkammer mit einer Münze.
    Ein Imperiumsplättchen kauft eine weitere Aktion, wenn du es in deinem eigenen Zug abgibst: vor, zwischen oder nach deinen Aktionen. Imperiumsplättchen, die du behältst, zählen am Ende. Wer von einer Art allein die meisten hat (die Mehrheit), erhält { $alone } Punkte; bei Gleichstand alle Beteiligten je { $tied }.
marble-rules-imperium-details = **Beamtenfiguren und Imperium, Einzelheiten.**
    - Von Imperiumsfeldern und aus der Schatzkammer kehren Beamtenfiguren nur am Ende deines eigenen Zugs zurück; `{ name-marble-recall }` ist für die auf Plättchen.
    - Sind die Imperiumsplättchen einer Art oder die Münzen aufgebraucht, kehrt die Beamtenfigur mit leeren Händen zurück. Abgegebenes Imperium kann man wieder verdienen.
    - In der letzten Runde kauft Imperium nichts; was du behältst, zählt trotzdem.
marble-rules-standing = **Daueraufträge.** Ein Bauplatz kann in einem fremden Zug fertig werden, und dann darfst du eine Beamtenfigur wegziehen. Damit niemand auf dich wartet, wähle einmal, was du willst; nur du siehst es, und du kannst es jederzeit unter *{ marble-own }* oder mit `{ name-marble-orders }` ändern:
    - *{ marble-order-send-spent-or-ask }*: der Standard.
    - *{ marble-order-send-spent-or-keep }*: Niemand wartet auf dich.
    - *{ marble-order-always-send }*: Eine zieht immer weg. Niemand wartet auf dich.
    - *{ marble-order-always-ask }*.
    Eine Beamtenfigur ist *wirkungslos*, wenn keine unfertige Ecke ihres Plättchens noch ein Bauplatz von dessen Art werden kann. Eine Ecke, die das kann, ist für sie *offen*. Daueraufträge gelten in fremden Zügen; in der letzten Runde entscheidet das Programm manches selbst, siehe die Einzelheiten.
marble-rules-standing-details = **Daueraufträge, Einzelheiten.**
    - Ob eine Ecke noch ein Bauplatz der richtigen Art werden kann, entscheiden die leeren Dreiecke ringsum, nicht die Plättchen, die noch in den Stapeln sind.
    - Sind mehrere von deinen wirkungslos, oder haben sie gleich wenige offene Ecken, zieht eine weg, die an keinem anderen Bauplatz steht, der jetzt auch noch fertig wird; von diesen die in der untersten Reihe, in einer Reihe die am weitesten links.
    - In der letzten Runde entscheidet das Programm vor jedem Dauerauftrag, auch in deinem eigenen Zug. Wenn noch einer deiner Züge endet, zieht es eine wirkungslose Beamtenfigur vom Bauplatz weg, außer sie könnte noch einen anderen verlassen, der jetzt auch noch fertig wird. Endet keiner mehr, und sind alle deine Beamtenfiguren auf Plättchen wirkungslos, bleiben alle stehen. Ein Tisch ohne automatische Züge fragt auch dann dich oder deinen Dauerauftrag.
    - Wenn die anderen dafür stimmen, dich zu überspringen, zieht eine wirkungslose Beamtenfigur weg, und die anderen bleiben.
marble-rules-aqueducts = **Aquädukte.** Es gibt drei, grau, braun und weiß, und sie gehören niemandem. Jedes beginnt an seiner Quelle am Rand. Wer ein Plättchen legt, das eine Quelle berührt, eröffnet ihr Aquädukt und legt sofort { $opening } Teile, das erste an der Quelle.
    Ein Teil liegt an der Seite eines Plättchens und führt vom Ende des Aquädukts zum nächsten Knoten. Ein Aquädukt kreuzt sich nicht, verzweigt sich nicht und berührt kein anderes Aquädukt und keine andere Quelle. Es gibt { $pieces } Teile jeder Farbe.
    Wenn dein Teil einen Brunnen erreicht, nimmst du eine Münze, falls noch eine da ist.
marble-rules-aqueducts-details = **Aquädukte, Einzelheiten.**
    - Alle dürfen mit einer Aktion jedes offene Aquädukt ausbauen.
    - Ein Teil braucht auf mindestens einer Seite seiner Kante ein Plättchen. Auf der anderen darf ein Plättchen, ein Hügel, leerer Boden oder der Rand sein; ein Hügel allein genügt nicht. Die kurze Diagonale eines Plättchens ist keine Seite.
    - Teile werden nacheinander gelegt, und du darfst sie in eine Sackgasse führen: Wenn auf ein Teil keines mehr folgen kann, legst du keines mehr, auch wenn ein anderer Weg länger gewesen wäre.
    - Ein Aquädukt ist auch dann offen, wenn bei der Eröffnung kein einziges Teil gelegt werden konnte. Es geht an seinem Ende oder an seiner Quelle weiter, sobald ein neues Plättchen ihm einen Weg gibt.
    - Ein Aquädukt darf auch eine geschlossene Quelle nicht berühren. Wenn alle seine Teile liegen, ist ein Aquädukt fertig.
    - Die Münze gibt es für ein Teil, das einen Brunnen erreicht. Ein Brunnen, der dort entsteht, wo schon ein Aquädukt verläuft, bringt keine, und das Weiterführen von ihm weg keine zweite.
    - Ein Gebäude, das dort entsteht, wo schon ein Aquädukt verläuft, zählt am Ende wie jedes andere.
marble-rules-bridges = **Brücken.** Auf sieben Feldern liegen verdeckte Brückenplättchen mit Werten von { $least } bis { $most }. Wer ein Plättchen auf ein Brückenfeld legt, nimmt die Brücke; eine achte kam ungesehen beiseite. Nur wer eine Brücke nimmt, kennt ihren Wert, und sie zählt am Ende. Die acht Werte sind { $values }. Eine Brücke heißt nach dem Knoten, auf den ihr Dreieck zeigt.
marble-rules-end = **Das Ende.** Wenn am Ende eines Zugs drei oder alle vier Stapel mit Distriktplättchen leer sind, haben alle noch eine Aktion; wer den dritten Stapel geleert hat, als Letztes. Imperium kauft dann keine Aktionen. Danach kommt zu den bisherigen Punkten hinzu:
    - die Werte deiner Brücken
    - { $on_aqueduct } für jedes deiner Zivilgebäude, das ein Aquädukt erreicht, egal wer es gelegt hat
    - { $fountain } für jeden Brunnen neben jedem deiner Zivilgebäude
    - { $coin } für jede Münze, und { $most_coins } für die meisten, auch bei Gleichstand
    - für jede Art Imperium: { $alone } für die alleinige Mehrheit, bei Gleichstand je { $tied }
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden mehr Zivilgebäude, dann mehr Imperiumsplättchen aller Arten zusammen; sonst wird der Sieg geteilt.
marble-rules-end-details = **Das Ende, Einzelheiten.**
    - In der letzten Runde haben alle eine Aktion, beginnend links von der Person, die den dritten Stapel geleert hat. Wer nichts tun kann, passt.
    - Auch in der letzten Runde kehren deine Beamtenfiguren am Ende deines Zugs zurück. Was danach auf ein Feld zieht, bringt nichts.
    - Neben einem Brunnen liegen die sechs Knoten ringsum, auch wenn keine Seite eines Plättchens dorthin führt. Ein Tisch darf das anders spielen; dann steht es unten.
    - Ein Brunnen zählt für jedes Zivilgebäude neben ihm, egal wem es gehört, und ein Gebäude kann mehrere Brunnen haben.
    - Wer keine Münze hat oder kein Imperium einer Art, hat davon auch nicht die meisten.
marble-rules-setup = **Spielaufbau.** Drei der sieben Hügel werden ausgelost; die Stellen der anderen sind gewöhnlicher Boden. Ein Tisch kann stattdessen Esquilin, Quirinal und Aventin nehmen. Die Brückenplättchen werden gemischt, je eines liegt verdeckt auf jedem Brückenfeld, und das letzte kommt ungesehen beiseite.
    Alle nehmen ein bereites Plättchen jeder Art und { $magistrates } Beamtenfiguren. Wer beginnt, wird ausgelost, außer wenn die Person beginnt, die den Tisch eröffnet hat; bei einer Revanche beginnt jemand anderes. Gespielt wird im Uhrzeigersinn. Die Regeln sind zu zweit, zu dritt und zu viert gleich.
    Die vom Anfang mitgezählt, gibt es { $temples } Tempelplättchen, { $bathhouses } Badehausplättchen, { $theatres } Theaterplättchen und { $arenas } Arenaplättchen; dazu { $imperium } Imperiumsplättchen jeder Art und { $coins } Münzen. Sie alle liegen offen, und ebenso alles, was ihr besitzt, außer den Werten der Brücken.
marble-rules-board = **Der Spielplan.** Dieser Spielplan ist unser eigener: Den veröffentlichten kennen wir nicht. Er hat { $vertices } Knoten, von denen { $interior } Bauplätze werden können, { $triangles } Dreiecke, sieben Stellen für Hügel, von denen drei benutzt werden, drei Quellen und sieben Brückenfelder. Eine weiße Linie zwischen zwei fertigen Bauplätzen ist eine Straße: Sie zeigt nur, dass sie benachbart sind, und zählt nicht.
marble-rules-board-details = **Der Spielplan und unsere Entscheidungen, Einzelheiten.**
    - Die Lage von Hügeln, Quellen und Brücken haben wir selbst gewählt, ebenso wie oft jeder Wert einer Brücke vorkommt. Von den Punkten für Gebäude kennen wir nur die des Theaters; die anderen haben wir passend ergänzt.
    - Kein Plättchen bedeckt zwei Brücken oder berührt zwei Quellen, und kein Knoten liegt an zwei Hügeln.
    - Wo die Spielregel eine Frage offenlässt, haben wir entschieden. Am wenigsten sicher sind diese beiden Punkte, die ein Tisch vor dem Start einstellen kann: Ein Hügel zählt nicht als Plättchen, und neben einem Brunnen liegen alle sechs Knoten ringsum.
    - Weitere Entscheidungen: Brunnen und Gebäude gehen nie aus; das Weiterführen von einem Brunnen weg bringt keine zweite Münze; ein Aquädukt hält Abstand von geschlossenen Quellen; in der letzten Runde kehren Beamtenfiguren noch zurück. Mehr steht in den Einzelheiten jedes Themas.
marble-rules-moves = **Befehle und Buttons.** *{ button-your-turn }* öffnet dein Panel, in dem alles geht. Dasselbe durch Tippen:
    - `{ name-marble-draw }`, `play`, `expand`, `recall`: die vier Aktionen
    - `{ name-marble-open }`, `finish`, `reward`: was auf ein Plättchen folgt
    - `{ name-marble-spend }`: gibt Imperium für eine weitere Aktion ab
    - `{ name-marble-end }`: beendet deinen Zug
    - `{ name-marble-orders }`: dein Dauerauftrag
    Stellen tippst du so, wie sie im Bild heißen: `e5-f5`.

## Ihre Namen

marble-rules-topic-turn = Ein Zug
marble-rules-topic-playing = Ein Plättchen legen
marble-rules-topic-sites = Bauplätze und Gebäude
marble-rules-topic-imperium = Beamtenfiguren und Imperium
marble-rules-topic-standing = Daueraufträge
marble-rules-topic-aqueducts = Aquädukte
marble-rules-topic-bridges = Brücken
marble-rules-topic-end = Das Ende und die Punkte
marble-rules-topic-setup = Spielaufbau
marble-rules-topic-board = Der Spielplan
marble-rules-topic-moves = Befehle und Buttons

## Spielmaterial

marble-rules-piece-kind = **{ $name }.** Es gibt { $supply } Distriktplättchen dieser Art. Wo { $meet } Plättchen an einem Bauplatz zusammenstoßen, entsteht dieses Gebäude. Wer dort allein die meisten Beamtenfiguren auf Plättchen dieser Art hat, bekommt es und sofort { $points }, am Ende noch { $on_aqueduct }, wenn ein Aquädukt es erreicht.
marble-rules-piece-fountain = **Brunnen.** Das wird ein Bauplatz, wenn niemand allein die meisten Beamtenfiguren auf Plättchen der richtigen Art hat. Er bringt niemandem Punkte, aber am Ende bringt jedes Zivilgebäude neben ihm { $fountain }. Wer ein Aquäduktteil bis zu ihm legt, nimmt eine Münze.
marble-rules-piece-magistrate = **Beamtenfigur.** Du hast { $magistrates }. Sie kommt beim Legen auf ein Plättchen, zählt für Bauplätze von dessen Art und darf auf ein Imperiumsfeld oder in die Schatzkammer ziehen, wenn ein Bauplatz an ihrem Plättchen fertig wird.
marble-rules-piece-imperium = **Imperiumsplättchen.** Von jeder Art gibt es { $supply }. Abgegeben kauft es eine weitere Aktion; behalten zählt es am Ende für die Mehrheit seiner Art: allein { $alone }, bei Gleichstand je { $tied }.
marble-rules-piece-coin = **Münze.** Es gibt { $supply }. Eine bringt eine Beamtenfigur in der Schatzkammer am Ende deines Zugs, und eine gibt es, wenn dein Aquäduktteil einen Brunnen erreicht. Jede bringt am Ende { $coin }, die meisten zu haben { $most_coins }.
marble-rules-piece-bridge = **Brücke.** Ein verdeckter Wert von { $least } bis { $most }. Wer ein Plättchen auf ihr Feld legt, nimmt sie, und bis zum Ende kennt sonst niemand den Wert.
marble-rules-piece-aqueduct = **{ $name }.** Es beginnt an seiner Quelle bei { $spring } und hat { $pieces } Teile. Ein Plättchen, das die Quelle berührt, eröffnet es. Am Ende bringt jedes Zivilgebäude, das es erreicht, { $on_aqueduct }.
marble-rules-piece-hill = **{ $name }.** Einer der sieben Hügel; drei davon werden für jede Partie ausgelost. Plättchen dürfen an den Seiten eines Hügels liegen, und ein Hügel bedeckt seinen Teil der Bauplätze an seinen Ecken, zählt aber nicht als Plättchen.
marble-rules-which-piece = Das passt auf mehrere: { $names }. Gib mehr davon ein.

marble-rules-name = { $piece ->
    [temple] Tempel
    [bathhouse] Badehaus
    [theatre] Theater
    [arena] Arena
    [fountain] Brunnen
    [magistrate] Beamtenfigur
    [imperium] Imperiumsplättchen
    [coin] Münze
    [bridge] Brücke
    [grey_aqueduct] Graues Aquädukt
    [brown_aqueduct] Braunes Aquädukt
   *[white_aqueduct] Weißes Aquädukt
}
