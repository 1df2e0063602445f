great_city_rules-aim = Du baust eine Stadt aus höchstens 4 × 4 Gebäuden. In jeder Runde setzt du einen Baumeister auf ein Feld eines Streifens, nimmst eine Karte des Angebots und darfst eine deiner Karten bauen, mit den Baupunkten dieses Felds und mit Münzen. Am Ende bringen Wohnhäuser neben öffentlichen Gebäuden vieler Farben Punkte, ebenso Aquädukte, Tempel, Münzen und Einflusskarten. Wer die meisten Punkte hat, gewinnt.

great_city_rules-round-name = Eine Runde
great_city_rules-round = **City of Rome.** Ihr baut jeweils eine Stadt aus höchstens 4 × 4 Gebäuden um einen Hof (ein Produktionsgebäude) und ein Wohnhaus.
    Vor der ersten Runde behaltet ihr je eine Karte aus einer kleinen Startauswahl (siehe *{ great_city_rules-setup-name }*).
    1. Ein neuer Streifen wird aufgedeckt: fünf Felder in einer Reihe vom Kaiser aus, drei mit einem Baupunkt und zwei mit einem Zahnrad. Ein neues Angebot an Karten wird ausgelegt.
    2. Von der Startperson aus setzt ihr im Uhrzeigersinn eure Baumeister auf freie Felder. Ein Feld gibt sein eigenes Symbol und alle zwischen ihm und dem Kaiser. Gehandelt wird dann vom Kaiser aus: Nah am Kaiser bist du früher dran und hast weniger.
    3. In deinem Zug nimmst du eine Karte des Angebots, dann darfst du eine Handkarte bauen und einmal produzieren, in beliebiger Reihenfolge.
    4. Wartende Einflusskarten können gewonnen werden (siehe *{ great_city_rules-influence-name }*), und der Startmarker geht im Uhrzeigersinn weiter.
    Zu zweit habt ihr je zwei Baumeister und spielt 7 Runden; zu dritt oder viert je einen und spielt 14 Runden.
great_city_rules-round-details = **Eine Runde, Einzelheiten.**
    - Alle Symbole bis zum Feld deines Baumeisters gehören dir, auch die auf Feldern mit fremden Baumeistern.
    - Es liegen so viele Karten im Angebot, wie es Baumeister gibt; wer als Letztes dran ist, nimmt also, was übrig ist. Du musst eine Karte nehmen, auch eine, die du nicht willst. Du darfst beliebig viele Handkarten haben, und eine nie gebaute Karte kostet nichts.
    - Du darfst die Karte bauen, die du gerade genommen hast.
    - Du baust höchstens einmal und produzierst höchstens einmal pro Zug. Was du zuerst tust, ist abgeschlossen, bevor das andere beginnt; du darfst eines oder beides auslassen.
    - Ungenutzte Baupunkte und Zahnräder verfallen am Ende des Zugs. Zahnräder ersetzen keine Baupunkte.
    - Der Startmarker bestimmt nur die Reihenfolge beim Einsetzen der Baumeister und die Startauswahl.
    - Zu zweit setzt ihr eure Baumeister abwechselnd ein, einen nach dem anderen, und jeder gibt einen eigenen Zug. Steht zwischen deinen kein fremder Baumeister, hast du zwei Züge hintereinander; dazwischen wird nichts mitgenommen.

great_city_rules-building-name = Bauen
great_city_rules-building = **Bauen.** Bezahl die Baupunkte der Karte mit denen deines Felds, mit Baupunktmarkern deiner Höfe (Produktionsgebäude) und mit Münzen: Ein fehlender Baupunkt kostet 2 Münzen. Du darfst auch alles mit Münzen zahlen.
    Das Gebäude kommt an eine leere Stelle, die eine Kante mit einem Gebäude deiner Stadt gemeinsam hat, und die Stadt muss in 4 × 4 passen.
    Ein Aquädukt steht nie mit einem anderen in derselben Zeile oder Spalte; statt an eine leere Stelle darf es auch auf eines deiner Gebäude kommen und ersetzt es.
    Sofort bekommst du für jeden Stern einen Einflussmarker, und ein öffentliches Gebäude bringt etwas für jedes Gebäude daneben (siehe *{ great_city_rules-public-name }*). Wohnhäuser, Aquädukte und Tempel zählen am Ende; Höfe produzieren.
great_city_rules-building-details = **Bauen, Einzelheiten.**
    - Die 4 × 4 werden von Ende zu Ende gemessen: Vier Gebäude in einer Reihe mit einer Lücke dazwischen brauchen fünf Spalten, und das sind zu viele. Lücken in der Stadt sind erlaubt.
    - Zeile 1, Spalte 1 ist die Ecke links oben, so wie deine Stadt gezeichnet ist: Wächst die Stadt nach oben oder links, wird neu gezählt, und Zeile oder Spalte 0 ist die leere daneben.
    - Du entscheidest, ob Baupunktmarker oder Münzen zahlen. Gekauft wird nur, was fehlt, und nichts für später.
    - Du zahlst, bevor sich etwas ändert. Der Baupunktmarker eines Hofs, den du ersetzt, darf zahlen; die Münzen eines Markts, den du baust, nicht.
    - Ein ersetztes Gebäude verlässt das Spiel mit den Markern, die darauf liegen; seine Sterne und seine Farbe zählen nicht mehr. Münzen, Einflussmarker und Karten, die es einmal brachte, bleiben dir. Auch Startgebäude dürfen ersetzt werden, und auch ein Aquädukt durch ein anderes.
    - Ein Aquädukt, das keine Stelle findet, wartet auf deiner Hand. Mehr als vier passen nicht; ein weiteres kann nur eines davon ersetzen. Jede andere Karte findet eine Stelle, solange die Stadt weniger als sechzehn Gebäude hat.
    - Ein Luxuswohnhaus ist ein Wohnhaus seines Werts mit einem Stern, das Große Aquädukt ein Aquädukt mit einem Stern.

great_city_rules-public-name = Öffentliche Gebäude
great_city_rules-public = **Öffentliche Gebäude** bringen beim Bau etwas für jedes Nachbargebäude: jedes Gebäude, egal welcher Art, das eine Kante mit ihnen gemeinsam hat.
    - **Grün**, Markt und Forum Romanum: je eine Münze.
    - **Rot**, Arena und Kolosseum: je ein Einflussmarker.
    - **Blau**, Therme und Kaisertherme: je ein Siegpunktmarker. Die Marker bleiben auf der Therme und zählen mit den Wohnhäusern daneben.
    - **Gelb**, Schule und Universität: Du ziehst für jedes eine Karte von einem Stapel und behältst eine davon.
    Forum Romanum, Kolosseum, Universität und Kaisertherme zählen ein Nachbargebäude mehr, als sie haben.
    Am Ende zählen die Farben für die Wohnhäuser daneben.
great_city_rules-public-details = **Öffentliche Gebäude, Einzelheiten.**
    - Es gibt ein bis vier Nachbargebäude. Startgebäude und Aquädukte zählen wie alle anderen; ein Gebäude, das nur mit einer Ecke anstößt, zählt nicht.
    - Nachbargebäude werden einmal gezählt, beim Bau. Spätere Änderungen bewirken nichts.
    - Was ein Gebäude bringt, kannst du nicht ablehnen, auch Einflussmarker nicht.
    - Schule und Universität: Du wählst einen Stapel im Spiel außer Stapel I, zu zweit immer Stapel II. Du ziehst, behältst eine Karte und legst die anderen in beliebiger Reihenfolge unter diesen Stapel; gegen Ende können sie wieder auftauchen. Sind zu wenige da, ziehst du, was noch da ist. Die behaltene Karte kannst du ab deinem nächsten Zug bauen.

great_city_rules-producing-name = Produzieren
great_city_rules-producing = **Produzieren** braucht zwei Zahnräder; ein fehlendes kostet 1 Münze. Du darfst es einmal pro Zug, vor oder nach dem Bauen. Dann produzieren alle deine Höfe (Produktionsgebäude): jeder Gemüsehof eine Münze, jeder Getreidehof einen Baupunktmarker, wenn er keinen hat, jeder Schafhof einen Einflussmarker, und das Weingut eine Münze und, wenn es keinen hat, einen Baupunktmarker.
great_city_rules-producing-details = **Produzieren, Einzelheiten.**
    - Einmal pro Zug, egal wie viele Zahnräder du hast. Du darfst beide Zahnräder kaufen.
    - Produzierst du zuerst, kann der Ertrag das Gebäude bezahlen. Baust du zuerst, produziert ein neuer Hof gleich mit, oder die Münzen eines neuen Markts kaufen Zahnräder.
    - Ein Baupunktmarker bleibt auf seinem Hof, bis du damit einen Baupunkt bezahlst, in diesem Zug oder später. Ein Hof, der seinen Marker noch hat, bekommt keinen zweiten und auch nichts anderes dafür.
    - Alles wird produziert: Die Einflussmarker der Schafhöfe kannst du nicht ablehnen.
    - Das Weingut ist ein einziges Produktionsgebäude, auch wenn es zweierlei bringt.
    - Du darfst auch produzieren, wenn es nichts bringt.

great_city_rules-influence-name = Einfluss
great_city_rules-influence = **Einfluss.** Einflussmarker kommen von Sternen, roten Gebäuden und Schafhöfen. In manchen Runden erscheint eine Einflusskarte. Wer am Ende der Runde allein die meisten Einflussmarker hat, nimmt alle wartenden Karten und gibt alle Einflussmarker zurück. Bei Gleichstand an der Spitze warten die Karten auf die nächste Runde; nach der letzten Runde sind sie verloren. Am Ende sind zwei Marker einen Punkt wert.
great_city_rules-influence-details = **Einfluss, Einzelheiten.**
    - Ein Marker gewinnt, wenn sonst niemand einen hat. Hat niemand einen, oder herrscht Gleichstand an der Spitze, warten die Karten, egal wer dahinter kommt.
    - Wer allein führt, nimmt alle wartenden Karten zusammen und gibt dafür einmal alle Einflussmarker zurück. Das lässt sich nicht ablehnen.
    - Wartet keine Karte, behalten alle ihre Einflussmarker.
    - Die Karte im Wert von 14 kommt in der letzten Runde. Bei Gleichstand an der Spitze sind dann alle wartenden Karten verloren.
    - Für Punkte am Ende und bei Gleichstand zählen die Marker, die nach der letzten Vergabe übrig sind.

great_city_rules-scoring-name = Wertung
great_city_rules-scoring = **Wertung.** Ein Wohngebiet aus benachbarten Wohnhäusern desselben Werts bringt die Summe seiner Werte mal die Zahl verschiedener Farben öffentlicher Gebäude daneben, plus die Siegpunktmarker einer Therme daneben, der besten.
    1, 2, 3 oder 4 Aquädukte bringen zusammen 4, 12, 24 oder 40 Punkte. Jeder Tempel zählt nach seiner eigenen Bedingung (siehe *{ great_city_rules-temples-name }*).
    Münzen sind je 1 Punkt, zwei Einflussmarker 1 Punkt, Einflusskarten ihr Wert.
    Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer die meisten Einflussmarker übrig hat.
great_city_rules-scoring-details = **Wertung, Einzelheiten.**
    - Ein Wohngebiet ist eine Gruppe von Wohnhäusern desselben Werts mit gemeinsamen Kanten, Luxuswohnhäuser eingeschlossen; auch ein einzelnes Haus ist eines. Ohne öffentliches Gebäude daneben bringt es nichts.
    - Zwei Gebäude derselben Farbe zählen für ein Wohngebiet einmal, auch wenn eines davon ein Nachbargebäude mehr zählt. Ein Gebäude dient jedem Wohngebiet, das es berührt.
    - Von mehreren Thermen neben einem Wohngebiet zählt nur die beste: Ihre Siegpunktmarker kommen einmal hinzu und werden nicht multipliziert. Eine Therme zwischen zwei Wohngebieten zählt für beide. Eine Therme zählt auch als Farbe, Blau.
    - Drei benachbarte Wohnhäuser vom Wert 3 mit einem grünen Gebäude und einer Therme mit 4 Markern daneben bringen 9 × 2 + 4 = 22 Punkte.
    - Ein Einflussmarker ohne zweiten ist nichts wert.
    - Bei Gleichstand an Punkten und Einflussmarkern wird der Sieg geteilt.

great_city_rules-temples-name = Tempel
great_city_rules-temples = **Tempel** zählen am Ende, jeder einmal und nach seiner eigenen Bedingung:
    { $temples }
great_city_rules-temple = { $stars ->
        [0] - **{ $name }**: { $effect }
        [one] - **{ $name }**, { $stars } Stern: { $effect }
       *[other] - **{ $name }**, { $stars } Sterne: { $effect }
    }
great_city_rules-temples-details = **Tempel, Einzelheiten.**
    - Jeder Tempel zählt einmal: Auch acht Wohnhäuser vom Wert 2 bringen die Punkte des Amor nur einmal. Ein Gebäude kann mehreren Tempeln dienen.
    - Luxuswohnhäuser sind Wohnhäuser ihres Werts, das Weingut ist ein Produktionsgebäude wie jeder Hof.
    - Der Tempel der Minerva zählt sich selbst mit. Du hast 14 Züge und beginnst mit zwei Gebäuden, musst also in jedem Zug bauen und darfst nichts ersetzen.
    - Der Tempel der Luna zählt die Sterne, die am Ende in der Stadt sind; ein ersetztes Gebäude zählt nicht.
    - Der Tempel des Merkur rundet ab und verbraucht keine Münzen.

great_city_rules-setup-name = Spielaufbau
great_city_rules-setup = **Spielaufbau.** Alle beginnen mit 5 Münzen und mit einem Gemüsehof neben einem Wohnhaus vom Wert 2.
    Zu zweit sind Stapel I und II im Spiel, zu dritt I bis III, zu viert alle vier. Im Angebot liegt eine Karte jedes Stapels, zu zweit je zwei.
    Einflusskarten liegen an bekannten Stellen in Stapel I: Zu zweit erscheinen die im Wert von 4, 8 und 14 in den Runden 2, 4 und 7; sonst die im Wert von 3, 6, 10 und 14 in den Runden 3, 6, 10 und 14.
    Bei der Startauswahl nimmt die Person rechts von der Startperson so viele Karten von Stapel II, wie Personen spielen, behält eine und gibt die anderen nach rechts weiter. Die Startperson bekommt die letzte.
    Es gibt sechs Streifen, und die Rückseite spiegelt jeweils die Vorderseite. Zusammen zeigen sie alle zehn Reihenfolgen von drei Baupunkten und zwei Zahnrädern. In jeder Runde wird einer davon umgedreht, und ab Runde 5 ist bekannt, welche als Nächstes kommen.
great_city_rules-setup-details = **Spielaufbau, Einzelheiten.**
    - Wer beginnt, wird ausgelost, außer wenn die Person beginnt, die den Tisch eröffnet hat; bei einer Revanche beginnt jemand anderes.
    - Alle haben 14 Züge, egal wie viele spielen.
    - Stapel, die nicht im Spiel sind, kommen weg. Was in einem Stapel ist, ist bekannt: `{ name-game-card }` zeigt, wie oft es jedes Gebäude gibt. Die Reihenfolge ist geheim.
    - Eine Einflusskarte erscheint, wenn das Angebot ihrer Runde ausgelegt ist.
    - Vor Runde 1 liegt ein Streifen offen, der noch nicht benutzt wird; seine andere Seite kommt in Runde 6.
    - Wir haben keine Liste der Streifen gefunden. Unsere sind die einzigen sechs mit gespiegelten Rückseiten, die jede Reihenfolge der Symbole zeigen und keine auf zwei Streifen.
    - Münzen und Marker gehen nie aus.

great_city_rules-secrets-name = Was geheim ist
great_city_rules-secrets = **Was geheim ist.** Fast alles ist offen: Städte, Münzen und Marker, Einflusskarten, das Angebot und wer was daraus nimmt, wie viele Karten jede Hand und jeder Stapel hat, von welchem Stapel eine Schule zieht, und die Streifen, die schon zu sehen waren. Karten, die du aus dem Angebot nimmst, und ein Schrein liegen offen vor dir.
    Geheim sind die Karte, die du in der Startauswahl behältst, die Karten, die du für eine Schule behältst, und die, die du unter einen Stapel legst. Die Reihenfolge eines Stapels kennt niemand, außer wer selbst Karten daruntergelegt hat.
    Manches lässt sich erschließen: Wer in der Startauswahl Karten weitergibt, weiß, woraus die Späteren wählen. Die vorletzte Person kennt die Karte der Startperson. An einem Tisch mit bekannten Karten zeigt Aedile eine Karte der Startauswahl, sobald alle anderen sie mit Sicherheit kennen können.

great_city_rules-shrine-name = Der Schrein
great_city_rules-shrine = **Der Schrein** ist eine kleine Erweiterung, im Spiel nur auf Wunsch der Person, die den Tisch eröffnet. Alle beginnen mit einem Schrein auf der Hand, von dem alle wissen. Man baut ihn wie jede Karte, als das eine Gebäude dieses Zugs; er kostet keine Baupunkte und hat keinen Stern. Am Ende bringt er 2 Punkte für jedes Gebäude daneben, höchstens 8.
    Er zählt als Tempel für Juno und Jupiter und als Gebäude für alles, was Gebäude zählt; Fortuna, Saturn und Luna haben nichts von ihm. Ein Aquädukt darf ihn ersetzen.

great_city_rules-options-name = Was ein Tisch ändern kann
great_city_rules-options = **Was ein Tisch ändern kann.** Wer den Tisch eröffnet hat, stellt das vor dem Start bei der Lobby-Nachricht ein:
    - **Schrein**: Alle beginnen mit einem. Sonst ist er nicht im Spiel.
    - **Bekannte Karten**: Eine Karte der Startauswahl wird gezeigt, sobald alle anderen sie erschließen können. Sonst bleibt sie verdeckt.
    - **Lohnende Zahnräder**: Zum Produzieren darfst du Zahnräder nur kaufen, wenn die Produktion einen Einflussmarker bringt oder mehr, als die Zahnräder kosten; ein Baupunktmarker gilt hier als zwei Münzen. Sonst darfst du immer produzieren.
    - **Marker zuerst**: Fehlende Baupunkte werden erst mit Baupunktmarkern bezahlt, dann mit Münzen. Sonst entscheidest du.
    - **Münzen bei Gleichstand**: Bei gleich vielen Punkten und Einflussmarkern entscheiden Münzen. Sonst wird der Sieg geteilt.
    - **Aquädukt über Aquädukt**, und **ein ersetzter Hof zahlt** mit seinem Baupunktmarker: üblicherweise ist beides erlaubt.
    Der Satz `yucata` schaltet *Bekannte Karten*, *Lohnende Zahnräder*, *Marker zuerst* und *Münzen bei Gleichstand* ein. Dort setzt das Programm auch den letzten Baumeister einer Runde ein, wenn nur ein Feld sinnvoll ist: Ein freies Feld ist nicht sinnvoll, wenn weiter außen auch eines frei ist und dazwischen kein fremder Baumeister steht.
    Züge ohne Wahl macht das Programm (**automatische Züge**), außer der Tisch hat das abgeschaltet: die letzte Karte des Angebots oder der Startauswahl, der einzige Stapel einer Schule, die einzige Karte, die eine Schule zog, das Ende eines Zugs, wenn alle sehen können, dass sonst nichts möglich ist.

great_city_rules-commands-name = Befehle und Buttons
great_city_rules-commands = **Hier** öffnet der Button *{ button-your-turn }* unter der Erwähnung dein Panel: Alles geht mit seinen Buttons und Menüs, und alles kannst du auch tippen.
    Die Züge sind `{ name-rome-draft }`, `place`, `pick`, `build`, `produce`, `keep`, `pass`; jede Option bietet an, was jetzt erlaubt ist. `{ name-game-board }`, `status`, `score`, `log` zeigen den Tisch, `{ name-game-hand }` deine Karten, `{ name-game-undo }` nimmt deinen letzten Spielzug zurück, bis jemand anderes gehandelt hat, ein Geheimnis offen wurde oder der Zufall entschied, `{ name-game-card }` erklärt ein Gebäude, `{ name-game-hint }` gibt einen Tipp.
