practice-offer = **Von hier weiterspielen**: eine Übungspartie, die nur du siehst, gegen KIs, ab Spielzug { $number } von Tisch { $table }. Sie zählt in keiner Statistik und keiner Wertung, alle darin heißen nach ihren Farben, und wenn du weggehst, wartet sie eine Woche auf dich.
practice-cards-anew = Karten, die du nicht kennen konntest, werden neu ausgeteilt.
practice-cards-as-they-lay = Karten, die du nicht kennen konntest, sind die der Partie.
practice-ends-lesson = Mehr als eine solche Partie gleichzeitig geht nicht: Diese beendet deine Lektion in { $game }.
practice-ends-other = Mehr als eine solche Partie gleichzeitig geht nicht: Diese beendet deine Übungspartie von { $game }.
practice-seat-question = Einen anderen Platz nehmen
practice-seat = Den Platz von { $name } nehmen
practice-seat-chosen = Platz von { $name } (gewählt)
practice-level-question = Gegen eine andere Stufe spielen
practice-level = Gegen KI: { people-level }
practice-level-chosen = Gegen KI: { people-level } (gewählt)
practice-name =
    { $colour ->
        [purple] Violett
        [orange] Orange
        [white] Weiß
       *[brown] Braun
    }
practice-begins = **Übungspartie**: Es geht weiter ab Spielzug { $number } von Tisch { $table }. { practice-back }
practice-back = `{ name-game-learn }` bringt dich zurück zu ihr; beenden kannst du sie mit *{ button-help }* und dann *{ button-end-practice }*.
practice-goes-on = **Deine Übungspartie von { $game }** geht dort weiter, wo du aufgehört hast. Beenden kannst du sie mit *{ button-help }* und dann *{ button-end-practice }*.
practice-asks-to-replace = Du hast eine Übungspartie von { $game }, und mehr als eine gleichzeitig geht nicht. Eine Lektion beendet sie.
practice-none = Diese Übungspartie ist vorbei. *{ button-play-on-from-here }*, bei einem früheren Moment einer beendeten Partie, beginnt eine neue.
practice-left = Du hast die Übungspartie beendet.
practice-help = In einer Übungspartie spielst du nur mit den Buttons; die Befehle sind für echte Tische.
practice-not-here = Nicht in einer Übungspartie: Dort gibt es nur dich und KIs.
practice-over = **Das war die Übungspartie.** Sie zählt nirgends.
