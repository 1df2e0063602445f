//! Sentences about tables that have not started.

use super::{
    bold, mention,
    people::{self, called},
    rated, rematch, server, since,
    time::{length, span},
    when,
};
use crate::{
    pace::Pace,
    render::{
        Cast, SeatColour,
        parts::{Poster, Stall},
    },
    say,
    tables::{GameTally, Lobby, LobbyStep, Occupant, Stage, UserId},
    talk::{names::escape, present::Changed, say::Text},
};

/// What stands beside the picture of the lobby card, which shows the rest.
pub fn brief(lobby: &Lobby) -> Text {
    let says = [opened_by(lobby), state(lobby)].into_iter().chain(rated::on_card(lobby));
    Text::lines([title(lobby), Text::sentences(says)])
}

fn title(lobby: &Lobby) -> Text {
    let game = lobby.game().title();
    match &lobby.name {
        Some(name) => say!("lobby-title-named", name = escape(name), game),
        None => say!("lobby-title", game),
    }
}

/// The whole lobby card in words, with how its people have played in this server, by seat, where that is known.
pub fn card(lobby: &Lobby, changed: &[Changed], records: &[Option<GameTally>]) -> Text {
    let mut lines = vec![title(lobby), opened_by(lobby)];
    lines.extend(played(changed, |option| say!("lobby-option", option)));
    lines.push(server::agreed(&lobby.terms));
    lines.extend(rated::on_card(lobby));
    lines.extend(places(lobby, records));
    lines.push(state(lobby));
    lines.extend(rematch::note(lobby));
    Text::lines(lines)
}

/// Which table it is, and who opened it when. On the card of a table that is over a mention would be all that is left of a
/// host without a seat.
fn opened_by(lobby: &Lobby) -> Text {
    let (table, since) = (lobby.table, since(lobby.created));
    let is_seated = lobby.host.is_some_and(|host| lobby.seat_of(host).is_some());
    match lobby.state {
        Stage::Running | Stage::Finished | Stage::Ended if !is_seated => {
            say!("lobby-opened-once", table, since)
        }
        Stage::Lobby if lobby.is_match() => say!("lobby-opened-once", table, since),
        Stage::Lobby | Stage::Running | Stage::Finished | Stage::Ended => {
            say!("lobby-opened-by", table, host = host(lobby), since)
        }
    }
}

/// What its poster shows.
pub fn poster(lobby: &Lobby, changed: &[Changed]) -> Poster {
    let options = played(changed, |option| say!("lobby-poster-option", option));
    let pace = [server::pace(&lobby.terms)];
    let agreed = rated::on_poster(lobby).into_iter().chain(pace).chain(options);
    let agreed = agreed.map(Text::plain).collect();
    let (game, stalls) = (lobby.game().title(), stalls(lobby));
    let of = |stall| stalls.iter().filter(|one| **one == stall).count();
    let (free, kept) = (of(Stall::Free), of(Stall::Kept));
    let left = [
        (free > 0).then(|| say!("lobby-poster-free", free)),
        (kept > 0).then(|| say!("lobby-poster-kept", kept)),
    ];
    let pace = match lobby.terms.pace {
        Pace::Relaxed => say!("lobby-poster-no-clock"),
        Pace::Clock { allowance } => say!("lobby-poster-clock", allowance = span(allowance)),
    };
    let rules = say!("lobby-poster-changed", changed = changed.len());
    let brief = [pace].into_iter().chain(rated::on_poster(lobby)).chain([rules]);
    Poster {
        game,
        table: say!("lobby-poster-table", table = lobby.table),
        cast: cast(lobby),
        left: Text::units(left.into_iter().flatten()),
        brief: brief.collect(),
        agreed,
        stalls,
    }
}

/// Who keeps the stall of each seat on the poster.
fn stalls(lobby: &Lobby) -> Vec<Stall> {
    let stall = |place: usize| match lobby.players.get(place).map(|seated| seated.who) {
        Some(Occupant::Person(_)) => Stall::Person,
        Some(Occupant::Ai(_)) => Stall::Ai,
        None if rematch::is_kept(lobby, place) => Stall::Kept,
        Some(Occupant::Vacant) | None => Stall::Free,
    };
    (0..shown(lobby)).map(stall).collect()
}

/// How the rules differ from the book, an option a line.
fn played(changed: &[Changed], line: impl Fn(&Text) -> Text) -> Vec<Text> {
    let head = say!("lobby-played", changed = changed.len());
    [head].into_iter().chain(changed.iter().map(|option| line(&option.says))).collect()
}

/// Who sits there, then what the free seats say.
fn cast(lobby: &Lobby) -> Cast {
    let free = (lobby.players.len()..shown(lobby))
        .map(|place| (rematch::free_place(lobby, place).plain().to_string(), Text::default()));
    let mut cast = people::cast(&lobby.players);
    for (persona, seated) in cast.players.iter_mut().zip(&lobby.players) {
        if seated.user().is_some() && seated.user() == lobby.host {
            persona.note = say!("lobby-poster-host");
        }
    }
    cast.players.extend(Cast::with_notes(free).players);
    cast
}

/// The colours of all seats, the free ones last.
pub fn colours(lobby: &Lobby) -> Vec<SeatColour> {
    let cast = cast(lobby);
    cast.colours(lobby.game().seat_colours(&cast))
}

/// Why the deal is fair, with the promise that proves it; of a finished game with the secret that was promised.
pub fn promise(lobby: &Lobby, secret: Option<String>) -> Text {
    let commitment = lobby.commitment.to_string();
    match secret {
        None => say!("lobby-promise-explained", commitment),
        Some(secret) => say!("lobby-promise-kept", commitment, secret),
    }
}

/// The promise of the shuffle, for the end of the words of the picture: it is public before anybody joins, and in nobody's way.
pub fn promise_alt(lobby: &Lobby) -> Text {
    say!("lobby-promise", commitment = lobby.commitment.to_string())
}

/// How far the table is, as the lobby card says it.
fn state(lobby: &Lobby) -> Text {
    let (least, _) = lobby.game().seats();
    match lobby.state {
        Stage::Lobby if lobby.is_match() => match &lobby.kept {
            Some(kept) => say!("lobby-match", until = when(kept.until)),
            None => say!("lobby-match-ready"),
        },
        Stage::Lobby if lobby.is_full() => say!("lobby-full", host = host(lobby)),
        Stage::Lobby => say!("lobby-waits", host = host(lobby), least),
        Stage::Running => say!("lobby-started"),
        Stage::Finished => say!("lobby-over"),
        Stage::Ended => say!("lobby-ended"),
    }
}

/// How many seats are shown: the free ones only as long as they can be taken.
fn shown(lobby: &Lobby) -> usize {
    match lobby.state {
        Stage::Lobby => lobby.seats.into(),
        Stage::Running | Stage::Finished | Stage::Ended => lobby.players.len(),
    }
}

/// A line for each seat.
fn places(lobby: &Lobby, records: &[Option<GameTally>]) -> impl Iterator<Item = Text> {
    let who = |place: usize| match (lobby.players.get(place), records.get(place)) {
        (Some(player), Some(Some(record))) => known(called(player), record),
        (Some(player), _) => called(player),
        (None, _) => rematch::free_place(lobby, place),
    };
    (0..shown(lobby)).map(move |place| say!("lobby-place", place = place + 1, who = who(place)))
}

/// Somebody with what others may want to know who will wait for them.
fn known(who: Text, record: &GameTally) -> Text {
    let (finished, over, late) = (record.finished, record.over(), record.late);
    match record.mean_answer() {
        Some(mean) => say!("lobby-place-known", who, finished, over, late, mean = length(mean)),
        None => say!("lobby-place-finished", who, finished, over, late),
    }
}

/// Who opened the table.
pub(super) fn host(lobby: &Lobby) -> Text {
    let is_host = |user: Option<UserId>| user.is_some() && user == lobby.host;
    let sits = lobby.players.iter().find(|player| is_host(player.user()));
    match (sits, lobby.host) {
        (Some(player), _) => bold(&player.name).into(),
        // Who only watches has no name here; a mention shows it and calls nobody.
        (None, Some(host)) => mention(host).into(),
        (None, None) => say!("people-somebody"),
    }
}

/// What the host of a new table reads.
pub fn opened(lobby: &Lobby) -> Text {
    let Lobby { table, seats, .. } = lobby;
    if lobby.is_full() {
        return say!("lobby-opened-full", table = *table);
    }
    say!("lobby-opened", table = *table, seats = *seats)
}

/// What somebody reads who is ready for a match of a league.
fn ready(lobby: &Lobby) -> Text {
    match &lobby.kept {
        Some(kept) => say!("lobby-done-ready", until = when(kept.until)),
        None => say!("lobby-match-ready"),
    }
}

/// What somebody reads who has changed a lobby.
pub fn done(user: UserId, step: LobbyStep, lobby: &Lobby) -> Text {
    let left = usize::from(lobby.seats).saturating_sub(lobby.players.len());
    match (step, lobby.state) {
        (LobbyStep::AddAi(_), Stage::Running) => say!("lobby-done-ai-started"),
        (_, Stage::Running) if lobby.seat_of(user).is_none() => say!("lobby-done-watched"),
        (_, Stage::Running) => say!("lobby-done-started"),
        (_, Stage::Ended) => say!("lobby-done-ended"),
        (LobbyStep::Leave, _) => say!("lobby-done-left"),
        (LobbyStep::AddAi(_), _) => {
            let last = lobby.players.iter().rfind(|player| matches!(player.who, Occupant::Ai(_)));
            let name = last.map_or_else(|| say!("people-an-ai"), called);
            say!("lobby-done-ai", name, left)
        }
        (LobbyStep::Dismiss(_), _) => say!("lobby-done-dismissed"),
        (LobbyStep::RemoveAi, _) => say!("lobby-done-ai-gone", left),
        (LobbyStep::Join | LobbyStep::Start, _) => {
            if lobby.is_match() {
                // Its seats come into their order when it starts.
                return ready(lobby);
            }
            let seat = lobby.seat_of(user).map_or(0, |seat| seat.index() + 1);
            if lobby.is_full() {
                return say!("lobby-done-full", seat);
            }
            let (least, _) = lobby.game().seats();
            let start = if lobby.players.len() >= usize::from(least) { "enough" } else { "few" };
            say!("lobby-done-joined", seat, left, start)
        }
    }
}
