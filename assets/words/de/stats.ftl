stats-own = **Deine Partien** auf diesem Server
stats-of = Die Partien von { $name } auf diesem Server
stats-server = **Die Partien dieses Servers**
stats-own-none = **Deine Partien** auf diesem Server: noch keine.
stats-of-none = Die Partien von { $name } auf diesem Server: noch keine.
stats-server-none = **Die Partien dieses Servers**: noch keine.
stats-hidden = { $name } zeigt anderen keine Statistik.

stats-games-of-somebody = Partien: { $games }. { $finished } Gewonnen: { $won }. Laufend: { $running }.
stats-games-of-server = Partien: { $games }. { $finished } Laufend: { $running }.
stats-finished = Zu Ende gespielt: { $finished }.
stats-finished-share = Zu Ende gespielt: { $finished } ({ $share } % aller vergangenen Partien).
stats-deleted = Davon gelöscht und daher ohne Film: { $games }. Die Ergebnisse zählen weiter.
stats-everywhere = -# Auf allen Servern: Partien: { $games }, zu Ende gespielt: { $finished }, gewonnen: { $won }. Nur du siehst diese Zeile.

stats-mean-score = Durchschnitt bei { $game } (Ergebnisse: { $results }): **{ $mean }**
stats-score-lines = -# { $lines }
stats-score-line = { $line }: { $mean }

stats-answered-in = Durchschnittliche Zeit pro Zug: { $mean } (Züge: { $turns }).
stats-late = Züge, deren Zeit abgelaufen ist: { $late }.

stats-stood-in =
    { $moves ->
        [one] Eine KI hat { $moves } Spielzug anstelle von Abwesenden gemacht.
       *[other] Eine KI hat { $moves } Spielzüge anstelle von Abwesenden gemacht.
    }

stats-ranking = Die meisten Siege hier:
stats-rank = { $place }\. { $name }: { $won } von { $games }

## Wie eine Person gespielt hat: das Bild und die Wege zu Filmen
stats-picture-after = beendete Partien hier
stats-picture-mean = Schnitt
stats-picture-best = max.
stats-picture-games = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } · Siege in Folge: { $run }, Rekord: { $longest }
stats-picture-place = { $place ->
        [1] 1.: { $count }
        [2] 2.: { $count }
        [3] 3.: { $count }
       *[4] 4.: { $count }
    }
stats-best-game = Bestes Ergebnis bei { $game }: **{ $points }** Punkte (Tisch { $table }).
stats-film-gone = Der Film dazu ist gelöscht.
stats-button-film = Film von Tisch { $table }
stats-alt = Wie { $name } hier gespielt hat.
stats-alt-game = { $game }: { $after }. Rang 1: { $first }, Rang 2: { $second }, Rang 3: { $third }, Rang 4: { $fourth }. Durchschnittliche und beste Punkte: { $lines }.
stats-alt-line = { $line } { $mean } und { $best }

## Die Rekorde eines Servers
stats-records = **Rekorde** bei { $game }, nur aus Partien, in denen alle hier auf einer Rangliste stehen (`{ name-me-boards }`):
stats-record-highest = Höchste Punktzahl: { $name }, { $points } Punkte (Tisch { $table }).
stats-record-closest = Knappstes Ende: { $names }, Vorsprung in Punkten: { $lead } (Tisch { $table }).
stats-record-fastest = Schnellste Partie: { $names }, { $took } (Tisch { $table }).
stats-record-longest = Längste Partie: { $names }, { $took } (Tisch { $table }).
