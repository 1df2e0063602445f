//! The buttons under proposals, and the page on which one proposes.

use crate::{
    board::Seat,
    discord::words::{
        proposals::{answer, label},
        time::span,
    },
    pace::{Pace, Span, TimeOut},
    say,
    tables::{
        Answer, Lobby, Look, Occupant, Polled, Seated, Stage, Subject, TableId, Timestamp, UserId,
    },
    talk::{
        layout::{Button, Choice, NoPicture, OPTION_LABEL, Panel, Row},
        names::Names,
        present::Spot,
        say::Text,
        verb::ProposalVerb,
    },
};

/// So many hours there are to vote, unless somebody chooses otherwise.
pub const HOURS: i64 = 48;

/// The hours to choose from.
const CHOICES: [i64; 5] = [6, 24, HOURS, 96, 168];

/// The pauses to choose from, in days.
const PAUSES: [i64; 5] = [3, 7, 14, 30, 60];

/// The gifts of time to choose from, in hours.
const GIFTS: [i64; 2] = [24, 72];

/// The paces to choose from.
const PACES: [Pace; 3] = [Pace::Relaxed, Pace::DAY, Pace::HALF_DAY];

/// The buttons with which people vote; of a proposal of somebody, also the one that takes it back.
pub fn rows(table: TableId, polled: &Polled) -> Vec<Row> {
    let spot = Spot::of(table);
    let id = polled.proposal;
    let vote = |choice| {
        let verb = ProposalVerb::Vote(format!("{id}:{}", Answer::name(choice)));
        spot.plain(verb, answer(choice))
    };
    let mut buttons: Vec<Button> = polled.subject.answers().iter().copied().map(vote).collect();
    if polled.by.is_some() {
        let verb = ProposalVerb::TakeBack(id.to_string());
        buttons.push(spot.plain(verb, say!("button-unpropose")));
    }
    vec![Row::Buttons(buttons)]
}

/// The button that opens the page.
pub fn button(spot: Spot) -> Button {
    let verb = ProposalVerb::Menu(HOURS.to_string());
    spot.plain(verb, say!("button-propose"))
}

/// The same where the viewer of a look may propose something; none for who has no seat, and in a lesson.
pub fn offered(look: &Look) -> Option<Button> {
    let is_asked = look.state == Stage::Running && look.seat.is_some() && !look.is_private();
    is_asked.then(|| button(look.spot()))
}

/// The way from here to the own panel.
pub fn back(table: TableId) -> Row {
    Row::Buttons(vec![Spot::of(table).back()])
}

/// The page on which somebody who sits at this table proposes something; the table may rest until some moment.
pub fn menu(lobby: &Lobby, by: UserId, rests: Option<Timestamp>, hours: i64) -> Panel<NoPicture> {
    let spot = Spot::of(lobby.table);
    let propose = ProposalVerb::Propose(format!("{hours}:"));
    let time = |hours: i64| {
        Choice::new(hours.to_string(), say!("proposals-hours", span = span(Span::hours(hours))))
    };
    let within = ProposalVerb::Menu(String::new());
    Panel::text(say!("proposals-page", span = span(Span::hours(hours))))
        .row(spot.select(propose, say!("proposals-choose"), options(lobby, by, rests)))
        .row(spot.select(within, say!("proposals-choose-hours"), CHOICES.map(time)))
        .row(back(lobby.table))
}

fn options(lobby: &Lobby, by: UserId, rests: Option<Timestamp>) -> Vec<Choice> {
    let names = Names::new(lobby.players.iter().map(|player| player.name.clone()));
    let choice = |value: String, subject: &Subject| {
        Choice::new(value, label(subject, &names).cut(OPTION_LABEL))
    };
    let is_clock = lobby.terms.pace != Pace::Relaxed;
    let mut options = Vec::new();
    let others = |one: &&Seated| matches!(one.who, Occupant::Person(user) if user != by);
    for seat in lobby.players.iter().filter(others).map(|one| one.seat) {
        let place = seat.index();
        options.push(choice(format!("ai:{place}"), &Subject::StandIn { seat }));
        options.push(choice(format!("seat:{place}"), &Subject::Offer { seat }));
        let gifts = GIFTS.iter().filter(|_| is_clock).map(|hours| {
            let more = Span::hours(*hours);
            choice(format!("time:{place}:{hours}"), &Subject::Time { seat, more })
        });
        options.extend(gifts);
    }
    let pause = |days: i64| {
        Choice::new(
            format!("pause:{days}"),
            say!("proposals-pause-days", days = usize::try_from(days).unwrap_or(0)),
        )
    };
    options.extend(PAUSES.map(pause));
    if rests.is_some() {
        options.push(choice("go_on".to_owned(), &Subject::GoOn));
    }
    for pace in PACES.into_iter().filter(|pace| *pace != lobby.terms.pace) {
        let hours = pace.allowance().map_or(0, |span| span.0 / Span::hours(1).0);
        let time_out = time_out(pace, lobby.terms.time_out);
        options.push(choice(format!("pace:{hours}"), &Subject::Pace { pace, time_out }));
    }
    options.push(choice("cancel".to_owned(), &Subject::Cancel));
    options.push(choice("end".to_owned(), &Subject::EndNow));
    options
}

/// What follows a time-out at another pace: the same, if time can run out.
pub const fn time_out(pace: Pace, now: TimeOut) -> TimeOut {
    match pace {
        Pace::Relaxed => TimeOut::Remind,
        Pace::Clock { .. } => now,
    }
}

/// The seat of this place, as options name it.
pub fn seat(place: &str) -> Option<Seat> {
    place.parse().ok().and_then(Seat::new)
}

/// A choice for each way to vote on these proposals, and to take one's own back.
pub fn choices(polls: &[Polled], own: Option<Seat>, names: &Names) -> Vec<Choice> {
    let of = |polled: &Polled| -> Vec<Choice> {
        let what = || label(&polled.subject, names);
        let choice = |end: &str, label: Text| {
            Choice::new(format!("{}:{end}", polled.proposal), label.cut(OPTION_LABEL))
        };
        if polled.by.is_some() && polled.by == own {
            return vec![choice(TAKE_BACK, say!("proposals-choice-back", what = what()))];
        }
        let answers = polled.subject.answers().iter();
        answers
            .map(|one| {
                let text = say!("proposals-choice", answer = answer(*one), what = what());
                choice(one.name(), text)
            })
            .collect()
    };
    polls.iter().flat_map(of).collect()
}

/// What a choice carries that takes a proposal back.
pub const TAKE_BACK: &str = "back";
