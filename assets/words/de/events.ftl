events-took-back =
    { $name } nimmt { $moves ->
        [one] { $moves } Spielzug
       *[other] { $moves } Spielzüge
    } zurück.
events-automatic = { $line } (automatisch)
events-skipped = { $line } (übersprungen)
events-ordered = { $line } (Dauerauftrag)
events-planned = { $line } (geplant)
events-stand-in = { $line } (von einer KI gespielt)
events-turn = { $name } { $did }
events-turn-gains = { $name } { $did } · { $gains }
events-each = { $of }: { $each }
events-each-one = { $name } { $what }
events-entry = { $name }: { $said }.
events-earlier =
    -# … { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    } davor; `{ name-game-log-show }` hat alle.
events-since-last-turn = **Seit deinem letzten Zug**:
events-until-now = **Bis jetzt**:
# In one line above a panel: what happened, or how much
events-in-brief = { $is_first ->
    [true] **Bis jetzt:** { $told }
   *[false] **Seit deinem letzten Zug:** { $told }
}
events-in-brief-some = { $is_first ->
    [true] **Bis jetzt:** { $told } *{ button-help }* zeigt den Rest.
   *[false] **Seit deinem letzten Zug:** { $told } *{ button-help }* zeigt den Rest.
}
events-legend = -# { $marks ->
    [outlines] Weiße Klammern zeigen das letzte Plättchen; grüne Umrisse, Ringe, Punkte und Linien zeigen,
   *[corners] Eine Ecke mit ✦ und eine Linie unter einer Zahl zeigen,
} was seit deinem letzten Zug neu ist.
events-more = … und noch { $number }: { $counts }. `{ name-game-log-show } since:` zeigt alles.
events-more-counted = … und noch { $number }: { $counts }.
