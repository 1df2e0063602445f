great_city-title = City of Rome

## Beträge, als Teile anderer Texte

great_city-coins = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}
great_city-bricks = { $number ->
    [one] { $number } Baupunkt
   *[other] { $number } Baupunkte
}
great_city-cogs = { $number ->
    [one] { $number } Zahnrad
   *[other] { $number } Zahnräder
}
great_city-brick-tokens = { $number ->
    [one] { $number } Baupunktmarker
   *[other] { $number } Baupunktmarker
}
great_city-influence-tokens = { $number ->
    [one] { $number } Einflussmarker
   *[other] { $number } Einflussmarker
}
great_city-point-tokens = { $number ->
    [one] { $number } Siegpunktmarker
   *[other] { $number } Siegpunktmarker
}
great_city-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
great_city-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
great_city-nothing = nichts
great_city-place = Zeile { $row }, Spalte { $column }
great_city-symbol = { $symbol ->
    [brick] Baupunkt
   *[cog] Zahnrad
}
great_city-stakes = { $number ->
    [one] Einflusskarte { $values }
   *[other] Einflusskarten { $values }
}

## Was geschah, je eine Zeile

great_city-drafted = { $who } behält eine Karte der Startauswahl.
great_city-placed = { $who } setzt einen Baumeister auf Feld { $space }.
great_city-picked = { $who } nimmt **{ $card }** und hat { $symbols }.
great_city-built = { $who } baut **{ $card }**.
great_city-built-over = { $who } baut **{ $card }** (ersetzt { $replaced }).
great_city-built-for = { $who } baut **{ $card }** für { $price }.
great_city-built-over-for = { $who } baut **{ $card }** (ersetzt { $replaced }) für { $price }.
great_city-build-gives = Das bringt { $gains }.
great_city-drew = { $number ->
    [one] { $who } zieht { $number } Karte von Stapel { $deck }.
   *[other] { $who } zieht { $number } Karten von Stapel { $deck }.
}
great_city-kept = { $who } behält eine Karte; die anderen kommen unter Stapel { $deck }.
great_city-produced = { $who } produziert { $gains }.
great_city-produced-for = { $who } kauft Zahnräder für { $price } und produziert { $gains }.
great_city-passed = { $who } beendet den Zug.

## Was daraus folgt

great_city-round = __Runde { $round }__: { $strip }; { $who } setzt zuerst ein.
great_city-offer = Angebot: { $cards }.
great_city-offered = **{ $card }**
great_city-waiting = Zu gewinnen: { $stakes }.
great_city-influence = Einfluss: { $who } führt ({ $tokens }) und nimmt { $stakes }. Die Marker gehen zurück.
great_city-influence-shared = { $number ->
    [one] Einfluss: Gleichstand an der Spitze. Es wartet weiter: { $stakes }.
   *[other] Einfluss: Gleichstand an der Spitze. Es warten weiter: { $stakes }.
}
great_city-over = Die Partie ist vorbei. { $number ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Punkte: { $totals }.
great_city-total = { $who }: { $points }

## Dasselbe in einer Zusammenfassung

great_city-brief-drafted = behält eine Karte der Startauswahl
great_city-brief-placed = setzt einen Baumeister auf Feld { $space }
great_city-brief-picked = nimmt **{ $card }**
great_city-brief-built = baut **{ $card }**
great_city-brief-built-over = baut **{ $card }** (ersetzt { $replaced })
great_city-brief-drew = { $number ->
    [one] zieht { $number } Karte von Stapel { $deck }
   *[other] zieht { $number } Karten von Stapel { $deck }
}
great_city-brief-kept = behält eine Karte
great_city-brief-produced = produziert { $gains }
great_city-brief-passed = beendet den Zug

## Dasselbe in der Zeile eines Zugs

great_city-story-round = **Runde { $round }**
great_city-story-draft = **Die Startauswahl**
great_city-story-over = Die Partie ist vorbei.
great_city-story-influence = Einfluss: { $who } führt und nimmt { $stakes }.
great_city-story-emissaries = Baumeister
great_city-story-space = { $space }
great_city-story-drafted = Karte behalten
great_city-story-card = ✓
great_city-story-took = nimmt { $card }
great_city-story-built = { $is_taken ->
    [true] nimmt und baut { $card }
   *[false] baut { $card }
}
great_city-story-built-over = { $is_taken ->
    [true] nimmt und baut { $card } (ersetzt { $replaced })
   *[false] baut { $card } (ersetzt { $replaced })
}
great_city-story-drew = behält eine Karte von Stapel { $deck }
great_city-story-produced = produziert
great_city-story-change = { $is_more ->
    [true] +{ $amount }
   *[false] −{ $amount }
}

## Was nur gezählt wird

great_city-count = { $kind ->
    [draft] { $number ->
        [one] { $number } Karte der Startauswahl
       *[other] { $number } Karten der Startauswahl
    }
    [place] { $number ->
        [one] { $number } Baumeister
       *[other] { $number } Baumeister
    }
    [pick] { $number ->
        [one] { $number } Karte genommen
       *[other] { $number } Karten genommen
    }
    [aqueduct] { $number ->
        [one] { $number } Aquädukt
       *[other] { $number } Aquädukte
    }
    [build] { $number ->
        [one] { $number } Gebäude gebaut
       *[other] { $number } Gebäude gebaut
    }
    [school_deck] { $number ->
        [one] { $number }× für die Schule gezogen
       *[other] { $number }× für die Schule gezogen
    }
    [school_keep] { $number ->
        [one] { $number } Schulkarte behalten
       *[other] { $number } Schulkarten behalten
    }
    [produce] { $number ->
        [one] { $number } Produktion
       *[other] { $number } Produktionen
    }
    [pass] { $number ->
        [one] { $number } Zug beendet
       *[other] { $number } Züge beendet
    }
    [round] { $number ->
        [one] { $number } neue Runde
       *[other] { $number } neue Runden
    }
    [influence] { $number ->
        [one] { $number } Einflusswertung
       *[other] { $number } Einflusswertungen
    }
   *[end] { $number ->
        [one] { $number } Ende der Partie
       *[other] { $number } Enden der Partie
    }
}

## Was zu tun ist

great_city-call-draft = Behalte eine Karte der Startauswahl.
great_city-call-place = Setz einen Baumeister ein; frei: { $spaces }.
great_city-free-space = { $space } ({ $symbols })
great_city-call-pick = Feld { $space } gibt dir { $symbols }; nimm eine Karte des Angebots.
great_city-call-act = { $open ->
    [both] Du hast { $symbols }; bau, produziere oder beende den Zug.
    [produce] Du hast { $symbols }; produziere oder beende den Zug.
    [build] Du hast { $symbols }; bau oder beende den Zug.
   *[none] Der Zug ist vorbei.
}
great_city-call-school-deck = Wähle den Stapel, von dem deine Schule zieht.
great_city-call-school-keep = Wähle die Karte, die deine Schule behält.
great_city-call-over = Die Partie ist vorbei.
great_city-duty = { $phase ->
    [draft] eine Karte der Startauswahl behalten
    [place] einen Baumeister einsetzen
    [pick] eine Karte des Angebots nehmen
    [act] bauen, produzieren oder den Zug beenden
    [school-deck] einen Stapel für die Schule wählen
    [school-keep] die Karte wählen, die die Schule behält
   *[over] nichts
}

## Optionen, die vom veröffentlichten Spiel abweichen

great_city-option-shrine = mit dem Schrein
great_city-option-shrine-no-temple = der Schrein ist kein Tempel
great_city-option-coins-part = bei Gleichstand an Punkten und Einflussmarkern entscheiden Münzen
great_city-option-worth-its-cogs = Zahnräder zum Produzieren darf man nur kaufen, wenn das einen Einflussmarker bringt oder mehr, als sie kosten
great_city-option-tokens-first = Baupunktmarker werden vor Münzen ausgegeben
great_city-option-no-aqueduct-over-aqueduct = kein Aquädukt über einem Aquädukt
great_city-option-no-replaced-farm = ein Produktionsgebäude, das ersetzt wird, kann nicht mit seinem Marker zahlen
great_city-option-surplus = man darf mehr Baupunkte und Zahnräder kaufen, als nötig sind
great_city-option-emissary = das Programm setzt den letzten Baumeister ein, wenn nur ein Feld sinnvoll ist
great_city-option-automatic = das Programm macht keine automatischen Züge
great_city-option-open-hands = eine Karte der Startauswahl wird gezeigt, sobald alle anderen sie erschließen können

## Was vor dem Start gewählt werden kann: was Ja bedeutet
great_city-wish-shrine = Der Schrein, eine kleine Erweiterung, ist im Spiel
great_city-wish-open-hands = Startkarten zeigen, sobald alle anderen sie erschließen können
great_city-wish-worth-its-cogs = Produktion muss ihre Zahnräder wert sein
great_city-wish-tokens-first = Baupunktmarker werden vor Münzen ausgegeben
great_city-wish-coins-part = Münzen entscheiden bei gleich vielen Punkten und Einflussmarkern
great_city-wish-aqueduct-over-aqueduct = Ein Aquädukt darf ein Aquädukt ersetzen
great_city-wish-replaced-farm = Ein Hof, den ein Aquädukt ersetzt, darf mit seinem Marker zahlen

## Der Button Hilfe

great_city-help = { $phase ->
    [draft] Behalte eine Karte mit einem Button oder `{ name-rome-draft }`. Die anderen gehen weiter.
    [place] Wähle ein freies Feld mit einem Button oder `{ name-rome-place }`. Nah am Kaiser handelst du früh; weiter weg bekommst du mehr Baupunkte und Zahnräder.
    [pick] Nimm eine Karte des Angebots mit einem Button oder `{ name-rome-pick }`. Sie kommt auf deine Hand, und du darfst sie sofort bauen.
    [act] Bau eine Handkarte (wähle sie, dann die Stelle nach ihrem Buchstaben, dann bestätige; oder `{ name-rome-build }`), und produziere einmal mit zwei Zahnrädern (`{ name-rome-produce }`), in beliebiger Reihenfolge. *{ great_city-pass }* (`{ name-rome-pass }`), wenn du nichts mehr willst.
    [school-deck] Deine Schule zieht Karten von einem Stapel deiner Wahl; du behältst eine, die anderen kommen unter den Stapel, in einer Reihenfolge, die nur du kennst (`{ name-rome-keep }`).
    [school-keep] Deine Schule zieht Karten von einem Stapel deiner Wahl; du behältst eine, die anderen kommen unter den Stapel, in einer Reihenfolge, die nur du kennst (`{ name-rome-keep }`).
   *[over] Es ist nichts mehr zu tun. `{ name-game-score }` zeigt das Ergebnis.
}
great_city-explain = { $kind ->
    [draft] Deine Stadt beginnt mit einem Hof und einem Wohnhaus (*{ button-look }* zeigt sie), und du mit einer dieser Karten auf der Hand. Häuser desselben Werts nebeneinander zählen zusammen, und mehr für jede Farbe öffentlicher Gebäude daneben: Noch ein Haus dieses Werts oder ein öffentliches Gebäude daneben ist ein guter Anfang.
    [place] Jede Runde beginnt mit den Baumeistern. Auf einem Feld nah am Kaiser wählst du eine Karte vor den anderen; weiter weg bekommst du mehr Baupunkte und mehr Zahnräder zum Produzieren. Sieh dir zuerst das Angebot an: Welche Karte willst du, und wie viele Baupunkte braucht sie?
    [pick] Die Karte kommt auf deine Hand, für jetzt oder eine spätere Runde. Denk auch an die anderen: Sie nehmen, was du liegen lässt.
    [act] Bau eine Karte (das Menü zeigt, welche jetzt gehen) und produziere einmal mit zwei Zahnrädern, damit deine Höfe etwas bringen; in beliebiger Reihenfolge. Was an Baupunkten und Zahnrädern fehlt, kaufen Münzen. Was du davon nicht nutzt, verfällt am Ende deines Zugs.
    [areas] Deine Stadt wird nie größer als 4 × 4, denk also an die Wohngebiete: Häuser desselben Werts nebeneinander zählen ihre Werte zusammen, mal die Zahl verschiedener Farben öffentlicher Gebäude, die sie berühren.
    [neighbours] Ein öffentliches Gebäude zählt die Gebäude daneben einmal, wenn es gebaut wird: Grün bringt Münzen, Rot Einflussmarker, Blau Siegpunktmarker, und Gelb zieht Karten, von denen du eine behältst. Bau es neben viele Gebäude.
    [produce] Produzieren ist seine zwei Zahnräder wert, wenn deine Höfe jetzt etwas bringen: ein Gemüsehof eine Münze, ein Getreidehof einen Baupunkt für ein späteres Gebäude, ein Schafhof einen Einflussmarker. Was hereinkommt, kann das Gebäude bezahlen, das du danach baust. Am Ende ist eine Münze einen Punkt wert, und zwei Einflussmarker zusammen noch einen: Ein früh gebauter Hof bringt am meisten.
    [influence] Manche Runden bringen eine Einflusskarte. Wer am Ende der Runde allein die meisten Einflussmarker hat, nimmt sie und gibt alle Marker zurück. Gebäude mit Sternen und rote öffentliche Gebäude bringen Marker; liegen zwei gemeinsam vorn, wartet die Karte.
    [order] Zu zweit setzt ihr pro Runde je zwei Baumeister ein, und jeder gibt dir einen eigenen Zug. Zwei Baumeister nebeneinander geben dir zwei Züge hintereinander: gut, um weiterzubauen, was du gerade begonnen hast.
    [colours] Achte auf die Farben: Ein Wohngebiet zählt für jede verschiedene Farbe öffentlicher Gebäude daneben einmal. Ein zweites Gebäude derselben Farbe bringt ihm also nichts, das erste einer anderen schon.
    [hand] Eine Karte, die du jetzt nicht bauen kannst, wartet auf deiner Hand, solange du willst; nie gebaut kostet sie nichts. Eine Karte für später kann also mehr wert sein als eine für jetzt.
    [school-deck] Wähle den Stapel, in dem liegen könnte, was deiner Stadt fehlt. Nur du siehst, was deine Schule daraus zieht.
   *[other] Nur du siehst diese Karten. Behalte die, die zu deiner Stadt passt; niemand erfährt, welche es war.
}
great_city-help-pictures = Auf jeder Karte steht, was sie jetzt an ihrer besten Stelle brächte, ohne ihren Preis. Ein fehlender Baupunkt kostet 2 Münzen, ein fehlendes Zahnrad 1.
great_city-help-more = *{ button-undo }* (`{ name-game-undo }`) nimmt deinen letzten Spielzug zurück, bis jemand anderes gehandelt hat, ein Geheimnis offen wurde oder der Zufall entschied. *{ button-look }* (`{ name-game-board }`) zeigt den Tisch, *{ great_city-own }* (`{ name-game-hand }`) deine Karten. `{ name-game-rules }` erklärt das Spiel, `{ name-game-card }` jedes Gebäude.

## Die eigene Hand
great_city-hand-empty = **Deine Hand** ist leer.
great_city-hand = **Deine Hand:** { $cards }, Seite { $page } von { $pages }.
great_city-hand-previous = Vorige Seite
great_city-hand-next = Nächste Seite

## Nachschlagen, Eigenes
great_city-preset-publisher = publisher: die gedruckten Regeln
great_city-preset-yucata = yucata: wie auf Yucata.de gespielt
great_city-sheet-homes = Höfe, Wohnhäuser und Aquädukte
great_city-sheet-public = öffentliche Gebäude
great_city-sheet-temples = Tempel
great_city-own = Meine Hand
great_city-instead = Jetzt nicht. Zuerst: { $duty } ({ $command })

## Was man tippen kann
great_city-called-space = Feld { $space }
great_city-called-deck = Stapel { $deck }

## Wovon ein Plan abhängen kann
great_city-watch-place = { $who } setzt einen Baumeister ein
great_city-watch-place-one = { $who } setzt einen Baumeister ein: { $what }
great_city-watch-pick = { $who } nimmt eine Karte
great_city-watch-pick-one = { $who } nimmt { $what }
great_city-watch-build = { $who } baut
great_city-watch-build-one = { $who } baut { $what }
great_city-watch-round = eine Runde beginnt

great_city-line = { $line ->
    [residential_2] Wohnhäuser 2
    [residential_3] Wohnhäuser 3
    [residential_4] Wohnhäuser 4
    [aqueducts] Aquädukte
    [temples] Tempel
    [coins] Münzen
    [influence_tokens] Einflussmarker
    [influence_cards] Einflusskarten
   *[total] gesamt
}
