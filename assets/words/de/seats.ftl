seats-turn = { $has_moved ->
    [true] Dein Spielzug ist ausgeführt, jetzt ist { $name } am Zug und kann { $duty }.
   *[false] { $name } ist am Zug und kann { $duty }.
}
seats-turn-vacant = Die Partie wartet, bis jemand diesen Platz nimmt: { $name }. `{ name-game-join }` nimmt ihn, `{ name-game-seat-replace }` lässt eine KI spielen.
seats-was-free = Der Platz von { $name } ist frei.
seats-plays-on = { $name } übernimmt den Platz von { $from }.

## Was mit einem Platz geschah
seats-done-ended = Niemand ist mehr da, deshalb ist der Tisch beendet. `{ name-game-new }` eröffnet einen neuen.
seats-done-freed = Der Platz ist frei, und der Kanal weiß es. Alle können ihn mit seinem Button oder `{ name-game-join }` nehmen.
seats-done-offered = Der Platz wird im Kanal angeboten. Nichts ändert sich, bis ihn jemand nimmt; *{ button-withdraw }* oder `{ name-game-seat-replace }` mit *niemand* zieht das Angebot zurück.
seats-done-withdrawn = Das Angebot ist vorbei. Der Platz: { $name }.
seats-done-taken = Der Platz gehört dir, mit seinen Karten, seinem Material und seinen Geheimnissen. Du wirst erwähnt, wenn du dran bist.
seats-done-ai = { $name } spielt weiter.
seats-done-back = Willkommen zurück. Niemand vertritt dich mehr.
seats-back-meanwhile = Inzwischen hat eine KI für dich gespielt:
seats-done-was-there = Du spielst schon selbst.
seats-done-proposed = Die anderen werden im Kanal gefragt. *{ button-unpropose }* dort oder `{ name-game-propose-vote }` beendet die Abstimmung.
seats-done-decided = Sonst hat niemand eine Stimme, also ist es erledigt.
seats-done-taken-back = Dein Vorschlag ist zurückgezogen; nichts hat sich geändert.
seats-done-repeated = Schon erledigt; sonst hat sich nichts geändert.

seats-wish =
    { $choice ->
        [agree] zustimmen
        [against] lassen, wie es ist
        [stand_in] KI vertreten lassen
        [skip] Zug überspringen
        [replace] Platz anbieten
       *[wait] länger warten
    }
seats-vote-decides = Deine Stimme: *{ seats-wish }*. Sie entscheidet.
seats-vote-against = Du hast dagegen gestimmt. Solange abgestimmt wird, kannst du deine Stimme ändern.
seats-vote-rejects = Du hast dagegen gestimmt. Das entscheidet: Die Abstimmung ist vorbei, und nichts ändert sich.
seats-vote-counts = Deine Stimme: *{ seats-wish }*. Sie zählt. { seats-vote-missing }
seats-vote-again = Du hast schon abgestimmt: *{ seats-wish }*. { seats-vote-missing }
seats-vote-missing = Stimmen: { $votes } von { $needed } nötigen. Bis dahin kannst du deine ändern.

## Warum mit einem Platz etwas nicht geht
seats-no-such-seat = Einen solchen Platz hat dieser Tisch nicht. `{ name-game-seat-replace }` zeigt, welche es gibt.
seats-own = Das ist dein Platz. `{ name-game-seat-resign }` gibt ihn auf; *{ button-withdraw }* beendet das Angebot.
seats-no-offer = Dieser Platz wird nicht angeboten, deshalb hat sich nichts geändert. `{ name-game-seat-replace }` bietet einen an.
seats-to-yourself = Du hast hier schon einen Platz. Biete ihn jemand anderem, allen oder einer KI an.
seats-last-person = An diesem Tisch bliebe kein Mensch übrig. `{ name-game-seat-resign }` oder `{ name-admin-end }` beendet ihn.
seats-already-free = Dieser Platz ist schon frei. Alle können ihn mit `{ name-game-join }` nehmen.
seats-vote-over =
    { $over ->
        [agreed] Das ist schon angenommen; deine Stimme ändert nichts.
        [rejected] Zu viele haben dagegen gestimmt, deshalb ist die Abstimmung vorbei; nichts hat sich geändert.
        [lapsed] Die Zeit zum Abstimmen ist vorbei; nichts hat sich geändert.
        [withdrawn] Der Vorschlag wurde zurückgezogen; nichts hat sich geändert.
       *[void] Worum es in dieser Abstimmung ging, ist vorbei; nichts hat sich geändert.
    }
seats-own-proposal = Das ist dein eigener Vorschlag, du hast also schon zugestimmt. *{ button-unpropose }* oder `{ name-game-propose-vote }` beendet die Abstimmung.
seats-not-your-proposal = Nur wer das vorgeschlagen hat, kann es zurückziehen. Du kannst dagegen stimmen.
seats-proposes-already = Immer nur ein Vorschlag auf einmal: Zieh erst deinen offenen mit `{ name-game-propose-vote }` zurück, oder warte auf die anderen.
seats-nobodys-seat = Diesen Platz hat kein Mensch. Alle an diesem Tisch können ihn mit `{ name-game-seat-replace }` jemand anderem geben.
seats-own-seat = Das ist dein eigener Platz, du musst also nicht fragen: `{ name-game-seat-replace }` bietet ihn an oder lässt eine KI spielen, `{ name-game-seat-resign }` gibt ihn auf.
seats-already-away = Diese Person wird schon von einer KI vertreten.
seats-no-clock = Dieser Tisch hat keine Uhr, also gibt es keine Zeitgrenze.
seats-pause-over = Diese Pause wäre schon vorbei. Nenn ein späteres Datum, höchstens 60 Tage ab jetzt.
seats-not-paused = Dieser Tisch macht keine Pause.
seats-same-pace = Dieser Tisch hat dieses Tempo schon.
seats-own-turn = Die anderen stimmen über deinen Zug ab. Drück auf *{ button-your-turn }* und spiel: Das beendet die Abstimmung.
seats-no-vote = Es gibt gerade nichts abzustimmen.
seats-not-yours = Diesen Platz hat { $name } und kann ihn jemand anderem geben; auch die Serververwaltung kann das, mit `{ name-admin-replace }`.
seats-not-offered = Dieser Platz ist nicht frei: Er gehört { $name }.
seats-offered-to-other = Dieser Platz ist für { $person } bestimmt; niemand sonst kann ihn nehmen.
seats-sits-here = { $name } hat an diesem Tisch schon einen Platz, und zwei kann niemand haben. Biete ihn jemand anderem an.
seats-given-away-free = Dein Platz hier wurde aufgegeben. Er ist noch frei: `{ name-game-join }` nimmt ihn zurück.
seats-given-away = Dein Platz hier wurde aufgegeben, und jetzt hat ihn { $name }.
seats-ask-holder = { $name } kann ihn dir mit `{ name-game-seat-replace }` anbieten.
seats-ask-anybody = Alle an diesem Tisch können ihn dir mit `{ name-game-seat-replace }` anbieten.

## Fragen, bevor ein Platz aufgegeben oder genommen wird
seats-kept = Du behältst den Platz; nichts hat sich geändert.
seats-nothing-to-give-up = Diese Partie hat noch nicht begonnen, es gibt also nichts aufzugeben: `{ name-game-leave }` gibt deinen Platz zurück.
seats-which = Es ist mehr als ein Platz frei. Welchen nimmst du?
seats-ask-ai = Deinen Platz der KI geben ({ people-level })? Sie bekommt deine Karten, dein Material und deine Geheimnisse. Du bekommst den Platz nur zurück, wenn ihn dir jemand anbietet.
seats-ask-ai-for = Diesen Platz hat { $name }. Ihn der KI geben ({ people-level })? Zurück bekommt ihn { $name } nur durch ein Angebot.
seats-ask-resign = Deinen Platz aufgeben? Jemand anderes oder eine KI bekommt deine Karten, dein Material und deine Geheimnisse. Du bekommst ihn nur zurück, solange ihn niemand genommen hat oder wenn ihn dir jemand anbietet.
seats-ask-resign-last = Außer dir spielt hier kein Mensch mehr. Wenn du deinen Platz aufgibst, endet der Tisch ohne Wertung. Aufgeben?
## Falsche Optionen
seats-no-bot = Ein Bot kann keinen Platz nehmen. Damit das Programm spielt, wähle eine KI in der Option `by`.
seats-not-in-server = Diese Person ist nicht auf diesem Server, sie könnte hier also nicht spielen.
seats-two-successors = Wähle eines: eine Person in der Option `user` oder etwas anderes in der Option `by`. Nichts hat sich geändert.
seats-no-person-named = Nenn die Person in der Option `user`. Nichts hat sich geändert.
