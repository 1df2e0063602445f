//! Lines, questions and refusals about seats and votes, as snapshots that a reviewer can read.

use aedile::{
    board::{Game as _, Level, Seat, Seed},
    catalogue::Language,
    discord::{
        panels::{posts, seats::resign_question},
        words::{self, seat_refusals, seats::whose_turn},
    },
    games::marble::{Marble, Options},
    tables::{
        Answer, Left, MoveNumber, Notice, Occupant, Over, SeatDone, SeatRefused, Seated, Seating,
        Stage, TableId, UserId, VoteCount, Whose,
    },
    talk::{
        layout::{Panel, Row},
        present::{Spot, Words as _},
        say::Text,
    },
};

use super::{NAMES, NUMBER, TABLE, limits::Limits as _};

fn seated(index: u8, who: Occupant, name: &str) -> Seated {
    Seated {
        seat: Seat::new(index).unwrap(),
        who,
        name: name.to_owned(),
        colour: None,
        away: false,
    }
}

fn players() -> Vec<Seated> {
    vec![
        seated(0, Occupant::Person(UserId(1)), "Anna"),
        seated(1, Occupant::Person(UserId(2)), "Ben"),
        seated(2, Occupant::Ai(Level::Normal), "Vitruvius"),
        seated(3, Occupant::Vacant, "Dora"),
    ]
}

/// All lines about seats and votes, with these names.
fn notices(anna: &str, ben: &str) -> Vec<Notice> {
    let seat = Seat::FIRST;
    let (name, by) = (anna.to_owned(), ben.to_owned());
    let person = |name: &str| Whose::Person(name.to_owned());
    let free = |why, waits| Notice::SeatFree { seat, name: name.clone(), why, waits };
    let offered = |of: Whose, person| {
        let by = by.clone();
        Notice::SeatOffered { seat, of, by, person, woken: false }
    };
    let decided = |choice| Notice::Decided { seat, name: name.clone(), choice };
    vec![
        free(Left::Resigned, true),
        free(Left::Server, false),
        free(Left::Forgotten, false),
        free(Left::Voted, true),
        free(Left::Moderator(by.clone()), false),
        Notice::SeatWaits { seat, name: name.clone() },
        offered(person(ben), None),
        offered(person(ben), Some(UserId(7))),
        offered(Whose::Ai("Vitruvius".to_owned(), Level::Hard), None),
        offered(Whose::Nobody("Dora".to_owned()), Some(UserId(u64::MAX))),
        Notice::OfferOver { seat, of: person(anna) },
        Notice::OfferOver { seat, of: Whose::Nobody("Dora".to_owned()) },
        Notice::SeatTaken { seat, name: person(ben), from: person(anna) },
        Notice::AllLeft { name: name.clone(), why: Left::Resigned },
        decided(Answer::Skip),
        decided(Answer::Replace),
        decided(Answer::Wait),
        Notice::StandsIn { seat },
        Notice::EndedNow { totals: vec!["31".to_owned(), "28".to_owned()] },
        Notice::Back { seat, name: name.clone() },
    ]
}

fn shown(text: &str, rows: &[Row]) -> String {
    let buttons = rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.iter(),
        Row::Select(_) => panic!("there is no select"),
    });
    buttons.fold(text.to_owned(), |text, button| format!("{text} [{}]", button.label))
}

#[test]
fn the_channel_reads_what_becomes_of_a_seat() {
    let spot = Spot { table: TableId(7), number: MoveNumber(12) };
    let lines: Vec<String> = notices("Anna", "Ben")
        .iter()
        .map(|notice| {
            shown(&words::notice(notice, &players()).to_string(), &posts::notice_rows(notice, spot))
        })
        .collect();
    insta::assert_snapshot!(lines.join("\n"), @r"
    **Anna** has resigned. The new player gets the seat's cards, pieces and secrets. The game waits until somebody takes the seat. [Take the seat] [Let an AI play]
    **Anna** has left the server. The new player gets the seat's cards, pieces and secrets. The game continues; it waits when this seat is next. [Take the seat] [Let an AI play]
    **Anna** has left the table. The new player gets the seat's cards, pieces and secrets. The game continues; it waits when this seat is next. [Take the seat] [Let an AI play]
    The others voted to offer the seat of **Anna** to somebody else. The new player gets the seat's cards, pieces and secrets. The game waits until somebody takes the seat. [Take the seat] [Let an AI play]
    **Ben** has freed the seat of **Anna**. The new player gets the seat's cards, pieces and secrets. The game continues; it waits when this seat is next. [Take the seat] [Let an AI play]
    The game waits until somebody takes this seat: **Anna**. [Take the seat] [Let an AI play]
    **Ben** offers their seat to anybody in this channel. Nothing changes until somebody takes it. [Take the seat] [Withdraw offer]
    <@7>, **Ben** offers you their seat. Nothing changes until you take it. [Take the seat] [No, thanks] [Withdraw offer]
    **Ben** offers the seat of **Vitruvius \(AI, hard\)** to anybody in this channel. Nothing changes until somebody takes it. [Take the seat] [Withdraw offer]
    <@18446744073709551615>, **Ben** offers you the **free seat of Dora**. Until you take it nothing changes. [Take the seat] [No, thanks] [Withdraw offer]
    **Anna** keeps the seat; it is no longer offered.
    The offer is over; the **free seat of Dora** waits for anybody.
    **Ben** takes over from **Anna**.
    **Anna** has resigned. No player is left, so this table has ended without a score.
    The others voted to skip **Anna**'s turn.
    The others voted to offer **Anna**'s seat.
    The others voted to wait: **Anna** has the time of a turn once more.
    The others have agreed that an AI player stands in for **Anna**. **Anna** can come back with *I'm back*. [I'm back]
    The players have agreed to end this game early. There is no winner. The final position:
    **Anna**: 31 points
    **Ben**: 28 points
    **Anna** is back and plays again.
    ");
}

#[test]
fn no_line_about_seats_breaks_a_limit_whatever_people_are_called() {
    let spot = Spot { table: TABLE, number: NUMBER };
    for name in NAMES {
        for notice in notices(name, name) {
            let text = words::notice(&notice, &players()).to_string();
            let rows = posts::notice_rows(&notice, spot);
            Panel::<()> { text: text.into(), rows, picture: None }.check().unwrap();
        }
    }
    for is_last in [false, true] {
        resign_question(TABLE, is_last).check().unwrap();
    }
}

#[test]
fn a_vote_against_says_whether_the_vote_goes_on() {
    let says = |votes| {
        let tally = VoteCount { choice: Answer::Against, votes, needed: 2 };
        let (done, state) = (SeatDone::Voted(tally), Stage::Running);
        words::seats::done(&Seating { done, state, players: players() }).to_string()
    };
    assert!(says(1).contains("You can change your vote"), "{}", says(1));
    assert!(says(2).contains("the vote is over") && !says(2).contains("You can"), "{}", says(2));
}

#[test]
fn a_seat_in_which_an_ai_stands_in_is_marked_in_the_pictures() {
    let away = Seated { away: true, ..seated(0, Occupant::Person(UserId(1)), "Anna") };
    let notes = [players()[0].clone(), away]
        .map(|one| words::cast(std::slice::from_ref(&one)).players[0].note.to_string());
    assert_eq!(notes, ["", "AI for now"]);
}

#[test]
fn a_refusal_says_what_to_do() {
    let [anna, _, vitruvius, dora] = <[Seated; 4]>::try_from(players()).unwrap();
    let tally = VoteCount { choice: Answer::Skip, votes: 1, needed: 2 };
    let refused = [
        SeatRefused::NoSuchSeat,
        SeatRefused::NotYours { held_by: anna.clone() },
        SeatRefused::NotOffered { held_by: anna.clone() },
        SeatRefused::NotOffered { held_by: vitruvius.clone() },
        SeatRefused::OfferedToOther { person: UserId(7) },
        SeatRefused::Own,
        SeatRefused::NoOffer,
        SeatRefused::SitsHere { held_by: anna.clone() },
        SeatRefused::ToYourself,
        SeatRefused::LastPerson,
        SeatRefused::AlreadyFree,
        SeatRefused::GivenAway { held_by: dora.clone() },
        SeatRefused::GivenAway { held_by: anna },
        SeatRefused::GivenAway { held_by: vitruvius },
        SeatRefused::NoVote,
        SeatRefused::VoteOver { over: Some(Over::Void) },
        SeatRefused::VoteOver { over: Some(Over::Agreed) },
        SeatRefused::VoteOver { over: Some(Over::Rejected) },
        SeatRefused::VoteOver { over: Some(Over::Lapsed) },
        SeatRefused::VoteOver { over: Some(Over::Withdrawn) },
        SeatRefused::OwnProposal,
        SeatRefused::NotYourProposal,
        SeatRefused::ProposesAlready,
        SeatRefused::NobodysSeat,
        SeatRefused::OwnSeat,
        SeatRefused::AlreadyAway,
        SeatRefused::NoClock,
        SeatRefused::PauseOver,
        SeatRefused::NotPaused,
        SeatRefused::SamePace,
        SeatRefused::OwnTurn,
        SeatRefused::SameVote { tally },
    ];
    let lines = Text::lines(refused.iter().map(seat_refusals::refusal));
    insta::assert_snapshot!(lines, @r"
    This table has no such seat. `/game seat replace` lists those that it has.
    **Anna** holds this seat and can give it to somebody else; a server manager can, too, with `/admin replace`.
    That seat is not free: it belongs to **Anna**. **Anna** can offer it to you with `/game seat replace`.
    That seat is not free: it belongs to **Vitruvius \(AI, normal\)**. Any player of this table can offer it to you with `/game seat replace`.
    This seat is offered to <@7>; nobody else can take it.
    This is your seat. `/game seat resign` gives it up; *Withdraw offer* ends the offer.
    That seat is not offered, so nothing has changed. `/game seat replace` offers one.
    **Anna** already has a seat at this table, and nobody can have two. Offer it to somebody else.
    You already have a seat here. Offer it to somebody else, to anybody, or to an AI.
    No person would be left at this table. `/game seat resign` or `/admin end` ends it.
    That seat is free already. Anybody can take it with `/game join`.
    Your seat here was given up. It is still free: `/game join` takes it back.
    Your seat here was given up, and **Anna** has it now. **Anna** can offer it to you with `/game seat replace`.
    Your seat here was given up, and **Vitruvius \(AI, normal\)** has it now. Any player of this table can offer it to you with `/game seat replace`.
    There is nothing to vote on now.
    This vote is about something that is over; nothing has changed.
    That has been accepted already; your vote changes nothing.
    Too many voted against it, so the vote is over; nothing has changed.
    The time to vote is over; nothing has changed.
    The proposal was withdrawn; nothing has changed.
    It is your own proposal, so you have agreed. *Withdraw proposal* or `/game propose vote` ends the vote.
    Only the player who proposed this can withdraw it. You can vote against it.
    One proposal at a time: withdraw your open one first, with `/game propose vote`, or wait for the others.
    No person holds this seat. Any player of this table can give it to somebody else with `/game seat replace`.
    That is your own seat, so you need not ask: `/game seat replace` offers it or lets an AI play it, `/game seat resign` gives it up.
    An AI player already stands in for this person.
    This table has no clock, so there is no time limit.
    That pause would be over already. Name a later date, at most 60 days from now.
    This table is not paused.
    This table already has this pace.
    The others vote about your turn. Press *Your turn* and play: that ends the vote.
    You have already voted: *skip the turn*. Votes: 1 of 2 needed. You can change yours until then.
    ");
    insta::assert_snapshot!(whose_turn(&dora, "place an emissary".into(), false), @"The game waits until somebody takes this seat: **Dora**. `/game join` takes it, `/game seat replace` lets an AI player play.");
}

/// A sentence that nobody reads as an order: whose turn it is, and what that person can do.
#[test]
fn whose_turn_it_is_is_one_plain_sentence_in_each_language() {
    let ben = &players()[1];
    let setup = Marble::deal(2, &Options::default(), Seed::from_number(3));
    let duty = || Marble::duty(&Marble::new(&setup).unwrap().public_view());
    let told = Language::all().iter().flat_map(|language| {
        [false, true].map(|has_moved| whose_turn(ben, duty(), has_moved).to(*language))
    });
    insta::assert_snapshot!(told.collect::<Vec<_>>().join("\n"), @r"
    It is the turn of **Ben**, who can use 2 actions.
    Your move is made, and it is now the turn of **Ben**, who can use 2 actions.
    **Ben** ist am Zug und kann 2 Aktionen nutzen.
    Dein Spielzug ist ausgeführt, jetzt ist **Ben** am Zug und kann 2 Aktionen nutzen.
    Le toca a **Ben**, que puede usar 2 acciones.
    Tu jugada está hecha y ahora le toca a **Ben**, que puede usar 2 acciones.
    C’est à **Ben**, qui peut utiliser 2 actions.
    Ton coup est joué, et c’est maintenant à **Ben**, qui peut utiliser 2 actions.
    **Ben** is aan de beurt en kan 2 acties gebruiken.
    Je zet is gedaan; **Ben** is nu aan de beurt en kan 2 acties gebruiken.
    ");
}
