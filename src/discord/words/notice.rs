//! A line in the channel that is no board post and no ping.

use super::{
    bold, counted, mention,
    people::{name_of, names, remembered},
    proposals, took_back, when,
};
use crate::{
    board::Seat,
    say,
    tables::{Answer, Left, Notice, Seated, StandsIn, Timestamp, UserId, Whose},
    talk::say::Text,
};

/// A line in the channel that is no board post and no ping.
pub fn notice(notice: &Notice, players: &[Seated]) -> Text {
    let now = |seat: &Seat| name_of(players.iter().find(|player| player.seat == *seat));
    match notice {
        Notice::Undone { seat, moves } => took_back(now(seat), *moves),
        Notice::Ended { by: _, name } => say!("notice-ended", name = bold(name)),
        Notice::Moved { name } => say!("notice-moved", name = bold(name)),
        Notice::Decided { name, choice, .. } => decided(name, *choice),
        Notice::ProposalOver { subject, over } => proposals::over(subject, *over, players),
        Notice::StandsIn { seat } => say!("notice-stands-in", name = now(seat)),
        Notice::EndedNow { totals } => ended_now(totals, players),
        Notice::SeatFree { name, why, waits, .. } => free(name, why, *waits),
        Notice::SeatWaits { name, .. } => say!("notice-seat-waits", name = bold(name)),
        Notice::SeatOffered { of, by, person, .. } => offered(of, by, *person),
        Notice::OfferOver { of: of @ Whose::Nobody(_), .. } => {
            say!("notice-offer-over", name = remembered(of))
        }
        Notice::OfferOver { of, .. } => say!("notice-keeps-seat", name = remembered(of)),
        Notice::SeatTaken { name, from, .. } => taken(name, from),
        Notice::AllLeft { name, why } => {
            Text::sentences([left(name, why), say!("notice-all-left")])
        }
        Notice::Back { name, .. } => say!("notice-back", name = bold(name)),
        Notice::Away { seat, until } => away(*seat, *until, players),
        Notice::Stalled { seat } => say!("notice-stalled", name = now(seat)),
        Notice::TimeUp { seat, until: StandsIn::TurnEnds } => {
            say!("notice-ai-plays-turn", name = now(seat))
        }
        Notice::TimeUp { seat, until: StandsIn::PlayerIsBack } => {
            say!("notice-ai-plays-on", name = now(seat))
        }
        Notice::StillPlaying { closes, .. } => say!("notice-still-playing", closes = when(*closes)),
        Notice::Idle => say!("notice-idle"),
        Notice::SeasonOver => say!("notice-season-over"),
        Notice::MatchDecided => say!("notice-match-decided"),
        Notice::Reserve { person: Some(you), until } => {
            say!("notice-reserve", you = mention(*you), until = when(*until))
        }
        Notice::Reserve { person: None, .. } => say!("league-hello-nobody"),
        Notice::LobbyCloses { at } => say!("notice-lobby-closes", at = when(*at)),
        Notice::LobbyExpired => say!("notice-lobby-expired"),
    }
}

/// The line under the mentions of those whom it calls.
pub fn calling(called: &[UserId], line: Text) -> Text {
    if called.is_empty() {
        return line;
    }
    let called = Text::joined(" ", called.iter().map(|user| mention(*user)));
    Text::lines([called, line])
}

/// That somebody is away, and who may decide meanwhile.
fn away(seat: Seat, until: Timestamp, players: &[Seated]) -> Text {
    let names = names(players);
    let name = name_of(players.iter().find(|player| player.seat == seat));
    let others = players.iter().filter(|other| other.seat != seat && other.user().is_some());
    let others: Vec<_> = others.map(|other| names.bold(other.seat)).collect();
    let until = when(until);
    if others.is_empty() {
        return say!("notice-away-alone", name, until);
    }
    say!("notice-away", name, until, others = Text::one_of(others))
}

/// Where the game has ended, as the others have agreed.
fn ended_now(totals: &[String], players: &[Seated]) -> Text {
    let names = names(players);
    let total = |(player, total): (&Seated, &String)| {
        say!("posts-total", name = names.bold(player.seat), points = counted(total))
    };
    let lines = players.iter().zip(totals).map(total);
    Text::lines([say!("notice-ended-now")].into_iter().chain(lines))
}

fn decided(name: &str, choice: Answer) -> Text {
    say!("notice-voted", name = bold(name), choice = choice.name())
}

fn free(name: &str, why: &Left, waits: bool) -> Text {
    let then = if waits { say!("notice-waits-now") } else { say!("notice-goes-on") };
    Text::sentences([left(name, why), say!("notice-all-belongs"), then])
}

/// "**Anna** has resigned."
fn left(name: &str, why: &Left) -> Text {
    let name = bold(name);
    match why {
        Left::Resigned => say!("notice-resigned", name),
        Left::Server => say!("notice-left-server", name),
        Left::Forgotten => say!("notice-left-table", name),
        Left::Voted => say!("notice-voted-out", name),
        Left::Moderator(moderator) => say!("notice-freed", moderator = bold(moderator), name),
    }
}

fn offered(of: &Whose, by: &str, person: Option<UserId>) -> Text {
    let name = remembered(of);
    let is_own = matches!(of, Whose::Person(holder) if holder == by);
    let by = bold(by);
    match (of, person.map(mention)) {
        (_, None) if is_own => say!("notice-offers-own", by),
        (_, Some(you)) if is_own => say!("notice-offers-you-own", you, by),
        (Whose::Nobody(_), None) => say!("notice-offers-free", by, name),
        (Whose::Nobody(_), Some(you)) => say!("notice-offers-you-free", you, by, name),
        (Whose::Person(_) | Whose::Ai(..), None) => say!("notice-offers-held", by, name),
        (Whose::Person(_) | Whose::Ai(..), Some(you)) => {
            say!("notice-offers-you-held", you, by, name)
        }
    }
}

fn taken(name: &Whose, from: &Whose) -> Text {
    let (name, left_by) = (remembered(name), remembered(from));
    match from {
        Whose::Nobody(_) => say!("notice-takes-free", name, from = left_by),
        Whose::Person(_) | Whose::Ai(..) => say!("notice-plays-on", name, from = left_by),
    }
}
