film-here = Der Film dieser Partie: { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }. Änderungen sind in jedem Bild markiert.
film-so-far = Der Film dieser Partie bis jetzt: { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }. Änderungen sind in jedem Bild markiert.
film-empty = An diesem Tisch ist noch nichts passiert; es gibt keinen Film davon.
film-alt =
    Film der Partie bis jetzt, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, jeder ein Bild mit markierten Änderungen. Das letzte zeigt:
film-alt-over =
    Film der ganzen Partie, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, jeder ein Bild mit markierten Änderungen; am Ende Handkarten, Endstand und Punkteverlauf. Gewonnen: { $winners }. Die letzte Stellung:
film-alt-ended =
    Film der Partie, soweit sie gespielt wurde, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, jeder ein Bild mit markierten Änderungen; am Ende Handkarten, Punktestand und Punkteverlauf. Niemand hat gewonnen. Die letzte Stellung:
film-curve = Punkteverlauf
film-curve-turns = { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
film-curve-rounds = als hätte die Partie in dieser Runde geendet
film-curve-alt = Punkteverlauf, als hätte die Partie jeweils dann geendet; gewonnen: { $winners }.
film-curve-line = { $name }: { $steps }.
film-curve-step = { $points } nach Runde { $round }
film-curve-here = Der Punkteverlauf dieser Partie, Zug für Zug, als hätte sie jeweils dann geendet.
film-shown = Der Film von Tisch { $table }: { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, Neues ist in jedem Bild markiert.
film-shown-curve = Der Punkteverlauf an Tisch { $table }, Zug für Zug, als hätte die Partie jeweils dann geendet.
film-show-done = Er kommt in den Kanal des Tisches.
film-show-before = Alle können ihn schon sehen: { $link }
film-too-many = Ein Film braucht eine Weile. Wieder möglich in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
film-hand = Handkarten am Ende: { $name }.
film-missed =
    Der beste Zug, den du verpasst hast, nach Meinung einer KI ({ $level }), die nicht mehr wusste als du damals.
film-missed-by = Der beste verpasste Zug ({ $who }), nach Meinung einer KI ({ $level }), die nicht mehr wusste als die Person damals.
film-missed-made = Deine Wahl: { $made }
film-missed-made-by = Gewählt: { $made }
film-missed-better =
    Etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } besser: **{ $better }** ({ $reason })
film-missed-marked = -# Im Bild ist 1 der bessere Zug und 2 der gespielte.
film-missed-nothing = Eine KI ({ $level }), die nicht mehr wusste als du, hat deine zweifelhaftesten Entscheidungen geprüft und nichts klar Besseres gefunden.
film-missed-no-time = Die KI hatte keine Zeit, deine Entscheidungen noch einmal anzusehen. Frag in einer Minute wieder.
