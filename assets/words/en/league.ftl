### Leagues: their seasons, standings, matches, and what organisers correct.

## The message of a season, in the league's channel
# $league is the name of the league
league-head = { $league } · season { $season }: **{ $game }** at tables of { $players }.
league-sign-up =
    { $season ->
        [1] Sign-up is open until { $at }. Press *{ button-league-join }* to play all your matches of the season; they are rated.
       *[other] Sign-up is open until { $at }. Press *{ button-league-stay }* to play all your matches of the season; they are rated. If you played last season, you begin in the division that you reached.
    }
league-terms =
    { $weeks ->
        [one] -# { $size } people in a division · { $weeks } week for the matches · { $clock }, then an AI plays it
       *[other] -# { $size } people in a division · { $weeks } weeks for the matches · { $clock }, then an AI plays it
    }
league-joined =
    { $people ->
        [0] Nobody has joined yet; at least { $least } are needed.
        [one] { $people } person has joined: { $names }. At least { $least } are needed.
       *[other] { $people } people have joined: { $names }.
    }
league-reserves = Reserves: { $names }.
league-stay = { $people }: do you stay for season { $season }? Then press *{ button-league-stay }*.
league-more = and { $more } more
league-promise = -# SHA-256 of the secret that decides the draw: `{ $commitment }`. The secret is shown when the season is over.
league-secret = -# The secret that decided the draw: `{ $secret }`.
league-playing = Matches count until { $at }. You are *ready* for a match when you press *{ button-join }* in its thread.
league-closing = The matches are over. Organisers correct mistakes until { $at }; then the season is closed.
league-closed = The season is over.
league-cancelled = Too few people have joined, or the league has ended: this season is not played.
league-divisions =
    { $divisions ->
        [one] { $divisions } division, { $people } people.
       *[other] { $divisions } divisions, { $people } people.
    }
league-divisions-shown = -# The pictures are those of the first { $shown } divisions; *{ button-league-standings }* shows every division.

## The thread of a match
league-thread = Match { $number } · Div { $division } · S{ $season } · { $league }
league-hello = { $people }: your match is open. Press *{ button-join }* below within 48 hours when you are ready; your click takes part in the shuffle. After that the match starts without waiting, or a reserve takes your seat.
league-hello-nobody = This match is open.

## Answers
league-created = The league { $league } is created. Its message with the sign-up comes to this channel.
league-done-joined = You are in: { $league }, season { $season }. When the season starts, each of your matches opens a thread and mentions you there.
league-done-reserve = You are a reserve of { $league }, season { $season }: if somebody drops out, you take over their matches that have not begun.
league-done-left = You have left { $league }, season { $season }.
league-leave-question = The season has begun. If you leave, a reserve or an AI takes your seats, matches that have begun are forfeits, and you are out of this season.
league-left-out = -# Leaving a match that has begun also counts as leaving a rated game.
league-question = Matches of a league are rated, so boards of this server may name you. You are ranked nowhere so far (`{ name-me-boards }`).
league-corrected = Done. It is in the log of the season.
league-which = Which league? There are several here: choose one in the option *league*.
league-none = There is no league in this server yet. `{ name-league-create }` makes one.
league-shown = { $name } shows the standings of { $league }.
league-shown-done = The standings are in the channel.

## Standings
league-standings = { $league } · season { $season } · division { $division } of { $divisions }
league-standings-none = The season has not begun: there are no standings yet.
league-standings-until = Matches count until { $at }.
league-picture-after = season { $season } · division { $division }
league-picture-until = matches count until { $date }
league-picture-closing = corrections until { $date }
league-picture-over = closed
league-head-place = place
league-head-name = name
league-head-points = points
league-head-most = possible
league-head-matches = matches
league-cell-open = { $days } d
league-cell-drawn = –
league-cell-void = void
league-alt = Standings of { $league }, season { $season }, division { $division } of { $divisions }.
league-alt-row =
    { $place }: { $name }, points: { $points } of at most { $most }; matches: { $cells }.{ $moves ->
        [up] {" "}Goes up.
        [down] {" "}Goes down.
        [out] {" "}Out of the season.
       *[stays] {""}
    }
league-alt-place = place { $place }
league-alt-open = { $matches } open
league-alt-forfeit = forfeit
league-alt-void = void
league-alt-none = none

## Matches and schedule
league-mine = Your matches in { $league }, season { $season }:
league-mine-none = You have no matches in this season.
league-schedule = The matches of { $league }, season { $season }:
league-schedule-none = The matches are drawn when the season starts.
# $state is one of the sentences below, $people are names
league-match = Match { $number }, division { $division }: { $people }. { $state }
league-match-drawn = It opens soon.
league-match-trouble = No thread could be opened: { $why }.
league-match-open = Open in { $thread }.
league-match-open-nowhere = Open.
league-match-done = Over: { $results }.
league-match-adjudicated = Decided without its end: { $results }.
league-match-void = Counts for nothing.
league-result = { $name } { $points }
league-result-forfeit = { $name } forfeit

## The log
league-log = What organisers have corrected in { $league }, season { $season }:
league-log-none = Nothing has been corrected in this season.
league-log-line = { $at } { $what } Reason: { $reason }
league-log-no-reason = no longer shown
league-log-places = Places of match { $number }: { $places } (before: { $before }).
league-log-void = Match { $number } made void.
league-log-reopen = Match { $number } reopened.
league-log-remove = { $name } removed from the season.
league-log-restore = { $name } taken back into the season.
league-log-deadline = Deadline moved from { $before } to { $to }.
league-log-stop = The league ends with this season.
league-log-other = A correction that this version does not know.
league-log-not-shown = { $at } Discord does not let me post or edit the message of this season. I need *View Channel*, *Send Messages* and *Attach Files* in the channel of the league, and try again when something changes.

## The panel *Manage*
league-manage = Manage { $league }, season { $season }. Name an *action* and a *reason*; everybody can read both in the log.
league-manage-out = Out of the season: { $names }.
league-action-places = set places
league-action-void = make void
league-action-reopen = reopen
league-action-remove = remove
league-action-restore = take back
league-action-deadline = later deadline
league-action-stop = end the league
league-manage-how =
    -# *{ league-action-places }*: match and places by seat, such as `1 3 2`; 0 is a forfeit. *{ league-action-void }*, *{ league-action-reopen }*: match. *{ league-action-remove }*, *{ league-action-restore }*: person. *{ league-action-deadline }*: days from now. *{ league-action-stop }*: no season follows.

## Why something cannot be done
league-refused-stage-signup = The season is still in its sign-up.
league-refused-stage-playing = The season has begun. You can still join it as a reserve.
league-refused-stage-closing = The matches of the season are over.
league-refused-stage-closed = The season is over.
league-refused-stage-cancelled = This season is not played.
league-refused-joined = You are in already.
league-refused-no-entrant = There is no such person in this season.
league-refused-not-in = You are not in this season.
league-refused-out = You are out of this season.
league-refused-full = The league is full.
league-refused-no-league = There is no such league in this server.
league-refused-no-match = There is no such match in this season.
league-refused-match-state = That cannot be done with this match as it is now.
league-refused-own = Nobody corrects their own matches, or themselves. Somebody else who manages the server can do it.
league-refused-no-organiser = Only people who manage the server can do this.
league-refused-no-reason = A correction needs a reason, which everybody can read.
league-refused-places = Name one place for each seat, such as `1 3 2`; 0 is a forfeit, and not all can be forfeits.
league-refused-deadline = A deadline must be later than the present one, in the future, within a year. A match can be reopened only while there is time to play it.
league-refused-too-many = This server has as many leagues as it can have.
league-refused-format = A league has tables of 2 to 4 players, as its game allows, and divisions of 4 to 8 people.
league-refused-name = The name of a league has 1 to 40 characters, and no other league of the server has it.
league-refused-missing = This action also needs the option *{ $option }*.
