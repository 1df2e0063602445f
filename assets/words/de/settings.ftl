settings-heading = **Die Regeln von Tisch { $table }**, wie sie eingestellt sind:
settings-none = **Tisch { $table }**. Dieses Spiel hat keine Regeln zur Wahl.
settings-set = - { $what }: { $answer ->
        [true] **ja**
       *[false] **nein**
    }
settings-name = Name des Tisches: { $name }. Bis die Partie vorbei ist, kannst du ihn in seinem Kanal mit `{ name-game-new } name:` ändern.
settings-no-name = Der Tisch hat keinen Namen. Bis die Partie vorbei ist, kannst du ihm in seinem Kanal mit `{ name-game-new } name:` einen geben.
settings-name-line = Bis zu { $longest } Zeichen
settings-yours = Du hast diesen Tisch eröffnet, deshalb kannst du sie und das Spiel ändern, bis er startet. Die Lobby-Nachricht zeigt allen, was eingestellt ist.
settings-of-host = { $host } hat diesen Tisch eröffnet. Niemand sonst kann sie ändern, und nur, bis er startet.
settings-fixed = Die Partie hat begonnen, deshalb bleiben sie, wie sie sind.
settings-change = { $what }: auf { $answer ->
        [true] Ja
       *[false] Nein
    } ändern
settings-dismiss = Jemanden endgültig entfernen
settings-question = Wähle, was du ändern willst
settings-game-question = Ein anderes Spiel spielen

settings-own-colour = Deine Spielsteine: **{ $colour }**.
settings-colour =
    { $colour ->
        [purple] violetter Kreis
        [orange] oranges Schild
        [white] weiße Raute
       *[brown] braunes Quadrat
    }
settings-colour-question = Wähle eine andere Farbe für deine Spielsteine
