daily-offer = **Die Tagespartie vom { $date }**: { $game } zu zweit. Du hast den ersten Platz und beginnst; auf dem anderen spielt eine normale KI.
daily-one-try = Alle spielen dieselbe Kartenverteilung, einmal und ohne Tipps; die KI beantwortet dieselben Züge gleich. Fang vor { $closes } an; danach hast du noch sechs Stunden.
daily-promise = -# Die Zusage: Das Geheimnis dieser Kartenverteilung hat den SHA-256 `{ $commitment }`.
daily-promise-next = -# Die Zusage für die Tagespartie von morgen: `{ $commitment }`.
daily-goes-on = **Die Tagespartie vom { $date }**, { $game }. Du hast einen Versuch; Schluss ist { $until }.
daily-no-hints = In der Tagespartie gibt es keine Tipps: Alle spielen sie allein.
daily-not-here = Das ist für Tische; in der Tagespartie gibt es nur dich und die KI.

## Die Nachricht des Tages im Kanal
daily-announced-closed = **Die Tagespartie vom { $date }**, { $game }, ist geschlossen. { $people ->
        [0] Niemand hat sie zu Ende gespielt.
        [one] { $people } Person auf allen Servern hat sie zu Ende gespielt.
       *[other] { $people } Personen auf allen Servern haben sie zu Ende gespielt.
    }
daily-announced-best = Die beste Partie hier: { $name }, { $margin }.

## /admin settings
daily-server-channel = **Die Tagespartie** wird in { $channel } angekündigt, mit einer Nachricht am Tag, die niemanden erwähnt.
daily-server-off = **Die Tagespartie** wird in keinem Kanal angekündigt.

## Wie eine Partie ausging
daily-result = **Die Tagespartie vom { $date }**: **{ $margin }** gegen die KI. Deine Punkte: { $points }. { $curve }
daily-result-par = Par, was die KI auf deinem Platz erreicht: { $par }.
daily-result-board = *{ button-daily-share }* verrät nichts über die Karten. Rangliste, Züge und Geheimnis erscheinen { $at }.
daily-shared = { $name }: Tagespartie vom { $date } · { $margin } (Par { $par }) · { $curve }
daily-shared-no-par = { $name }: Tagespartie vom { $date } · { $margin } · { $curve }
daily-shared-done = Es steht im Kanal.

## Ranglisten
daily-board-here = **Die Tagespartie vom { $date }**, { $game }: { $people ->
        [0] Niemand auf den Ranglisten dieses Servers (`{ name-me-boards }`) hat sie zu Ende gespielt.
        [one] { $people } Person auf der Rangliste dieses Servers.
       *[other] { $people } Personen auf der Rangliste dieses Servers.
    }
daily-board-everywhere = **Die Tagespartie vom { $date }**, { $game }: { $people ->
        [0] Niemand hat sie zu Ende gespielt.
        [one] { $people } Person auf der Rangliste aller Server.
       *[other] { $people } Personen auf der Rangliste aller Server.
    }
daily-board-par = Par war { $par }.
daily-board-own =
    { $of ->
        [1] Du: { $margin }. Sonst hat sie niemand zu Ende gespielt.
       *[other] Du: { $margin }, besser als { $than } von { $of } Personen, die sie gespielt haben.
    }
daily-board-secret = -# Die Karten kamen allein aus dem Geheimnis `{ $secret }`, dessen SHA-256 `{ $commitment }` vor Beginn gezeigt wurde. `aedile verify` prüft ein Protokoll.
daily-board-shown = { $name } zeigt die Rangliste der Tagespartie vom { $date }.
daily-log = Das Protokoll mit dem Geheimnis der Karten. `aedile verify` teilt sie neu aus und spielt alles nach.

## Serien
daily-streak = Tagespartien: **{ $now ->
        [one] { $now } Tag
       *[other] { $now } Tage
    }** in Folge. Deine längste Serie: { $best }; zu Ende gespielt: { $dates ->
        [one] { $dates } Tagespartie.
       *[other] { $dates } Tagespartien.
    }
daily-streak-rule = -# Ein verpasster Tag von sieben unterbricht keine Serie.
daily-streak-today = Die heutige Tagespartie hast du noch vor dir: `{ name-daily-deal }`.
daily-streak-none = Du hast noch keine Tagespartie zu Ende gespielt und kein Tagesrätsel beantwortet. `{ name-daily-deal }` und `{ name-daily-puzzle }` zeigen die heutigen.

## Warum etwas nicht geht
daily-not-today = Die Tagespartie vom { $date } kannst du jetzt nicht beginnen: Das geht nur an ihrem eigenen Tag, in UTC. `{ name-daily-deal }` zeigt die heutige.
daily-closed = Die Tagespartie vom { $date } ist geschlossen. `{ name-daily-deal }` zeigt die heutige, `{ name-daily-board }`, wie sie ausging.
daily-not-closed = Die Tagespartie vom { $date } bleibt geheim, solange jemand sie noch spielen darf. Ihre Rangliste erscheint { $at }.
daily-not-begun = Du hast die Tagespartie vom { $date } nicht begonnen. `{ name-daily-deal }` zeigt die heutige.
daily-not-done = Du hast die Tagespartie vom { $date } nicht zu Ende gespielt.
daily-none = Noch keine Tagespartie ist vorbei. `{ name-daily-deal }` zeigt die heutige.
daily-unknown-game = Das Spiel dieser Tagespartie kenne ich nicht mehr.

## Das Bild einer Rangliste
daily-picture-heading = Tagespartie vom { $date }
daily-picture-here = { $game }, dieser Server
daily-picture-everywhere = { $game }, alle Server
daily-picture-par = Par
daily-head-lead = Vorspr.
daily-head-par = zum Par
daily-head-points = Punkte
daily-alt-board = Die Tagespartie vom { $date }, { $game }, Seite { $page } von { $pages }.
daily-alt-row = { $place }: { $name } { $margin }, Punkte: { $points }.
daily-alt-own = Darunter die eigene Zeile. { $row }
daily-practice-begins = **Übungspartie**: die Tagespartie vom { $date }, { $game }, gegen dieselbe KI. Sie zählt nirgends. { practice-back }
