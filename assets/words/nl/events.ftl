events-took-back =
    { $name } neemt { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } terug.
events-automatic = { $line } (automatisch)
events-skipped = { $line } (overgeslagen)
events-ordered = { $line } (doorlopende opdracht)
events-planned = { $line } (gepland)
events-stand-in = { $line } (gespeeld door een AI)
events-turn = { $name } { $did }
events-turn-gains = { $name } { $did } · { $gains }
events-each = { $of }: { $each }
events-each-one = { $name } { $what }
events-entry = { $name }: { $said }.
events-earlier =
    -# … eerder nog { $lines ->
        [one] { $lines } regel
       *[other] { $lines } regels
    }; `{ name-game-log-show }` heeft alles.
events-since-last-turn = **Sinds je laatste beurt**:
events-until-now = **Tot nu toe**:
# In one line above a panel: what happened, or how much
events-in-brief = { $is_first ->
    [true] **Tot nu toe:** { $told }
   *[false] **Sinds je laatste beurt:** { $told }
}
events-in-brief-some = { $is_first ->
    [true] **Tot nu toe:** { $told } *{ button-help }* toont de rest.
   *[false] **Sinds je laatste beurt:** { $told } *{ button-help }* toont de rest.
}
events-legend = -# { $marks ->
    [outlines] Witte haken markeren de laatste tegel; groene randen, ringen, stippen en lijnen markeren
   *[corners] Een hoek met ✦ en een streep onder een aantal markeren
} wat nieuw is sinds je laatste beurt.
events-more = … en nog { $number }: { $counts }. `{ name-game-log-show } since:` toont alles.
events-more-counted = … en nog { $number }: { $counts }.
