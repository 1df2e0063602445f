### Lines about moves.

events-took-back =
    { $name } took back { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
events-automatic = { $line } (automatic)
events-skipped = { $line } (skipped)
events-ordered = { $line } (standing order)
events-planned = { $line } (planned)
events-stand-in = { $line } (played by an AI)
# A turn in a post: who, what was done, what it brought
events-turn = { $name } { $did }
events-turn-gains = { $name } { $did } · { $gains }
# What all do one after the other: "Emissaries: **Anna** 3, **Ben** 1"
events-each = { $of }: { $each }
events-each-one = { $name } { $what }
events-entry = { $name }: { $said }.
events-earlier =
    -# … { $lines ->
        [one] { $lines } earlier line
       *[other] { $lines } earlier lines
    }; `{ name-game-log-show }` has all of them.
events-since-last-turn = **Since your last turn**:
events-until-now = **So far**:
# In one line above a panel: what happened, or how much
events-in-brief = { $is_first ->
    [true] **So far:** { $told }
   *[false] **Since your last turn:** { $told }
}
events-in-brief-some = { $is_first ->
    [true] **So far:** { $told } *{ button-help }* has the rest.
   *[false] **Since your last turn:** { $told } *{ button-help }* has the rest.
}
events-legend = -# { $marks ->
    [outlines] White brackets mark the last tile; green outlines, rings, dots and lines mark
   *[corners] A corner with ✦ and a line below a count mark
} what is new since your last turn.
events-more = … and { $number } more: { $counts }. `{ name-game-log-show } since:` shows all.
events-more-counted = … and { $number } more: { $counts }.
