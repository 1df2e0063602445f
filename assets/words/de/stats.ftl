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
