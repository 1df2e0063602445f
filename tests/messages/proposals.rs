//! What people decide by majority, as the channel and those who vote read it.

use aedile::{
    board::Seat,
    discord::{
        panels::proposals::{choices, rows},
        words::{self, proposals},
    },
    pace::{Pace, Span, TimeOut},
    tables::{Notice, Occupant, Over, Polled, ProposalId, Seated, Subject, Timestamp, UserId},
    talk::{
        layout::{Panel, Row},
        names::Names,
    },
};

use super::{NAMES, TABLE, limits::Limits as _};

fn players(names: [&str; 3]) -> Vec<Seated> {
    let seated = |(seat, name): (Seat, &str)| {
        let who = Occupant::Person(UserId(1 + seat.index() as u64));
        Seated { seat, who, name: name.to_owned(), colour: None, away: false }
    };
    Seat::all(3).zip(names).map(seated).collect()
}

fn subjects() -> Vec<Subject> {
    let seat = Seat::new(1).unwrap();
    vec![
        Subject::StandIn { seat },
        Subject::Offer { seat },
        Subject::Time { seat, more: Span::days(2) },
        Subject::Pause { until: Timestamp(1_772_452_800_000) },
        Subject::GoOn,
        Subject::Pace { pace: Pace::HALF_DAY, time_out: TimeOut::Ai },
        Subject::Pace { pace: Pace::Relaxed, time_out: TimeOut::Remind },
        Subject::Cancel,
        Subject::EndNow,
    ]
}

fn polled(subject: Subject, by: Option<Seat>) -> Polled {
    let others = Seat::all(3).filter(|seat| Some(*seat) != by).collect();
    let closes = Some(Timestamp(1_772_452_800_000));
    Polled { proposal: ProposalId(5), subject, by, closes, votes: 1, others, needed: 2 }
}

fn buttons(rows: &[Row]) -> String {
    let buttons = rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.iter(),
        Row::Select(_) => panic!("there is no select"),
    });
    buttons.fold(String::new(), |text, button| format!("{text} [{}]", button.label))
}

#[test]
fn the_channel_reads_what_is_proposed_who_decides_and_until_when() {
    let anna = players(["Anna", "Ben", "Carla"]);
    let told: Vec<String> = subjects()
        .into_iter()
        .map(|subject| {
            let text =
                proposals::announcement(&polled(subject, Some(Seat::FIRST)), &anna, &[UserId(3)]);
            text.to_string().replace('\n', " | ")
        })
        .collect();
    insta::assert_snapshot!(told.join("\n"), @r"
    **Anna** proposes: An AI player stands in for **Ben**. | Voters: **Ben** and <@3>. Votes needed: 2. The vote ends <t:1772452800:F> (<t:1772452800:R>).
    **Anna** proposes: The seat of **Ben** is free for anybody. | Voters: **Ben** and <@3>. Votes needed: 2. The vote ends <t:1772452800:F> (<t:1772452800:R>).
    **Anna** proposes: **Ben** gets 2 days more. | Voters: **Ben** and <@3>. Votes needed: 2. The vote ends <t:1772452800:F> (<t:1772452800:R>).
    **Anna** proposes: Pause until <t:1772452800:F> (<t:1772452800:R>). | Voters: **Ben** and <@3>. Votes needed: 2. The vote ends <t:1772452800:F> (<t:1772452800:R>).
    **Anna** proposes: The pause ends now. | Voters: **Ben** and <@3>. Votes needed: 2. The vote ends <t:1772452800:F> (<t:1772452800:R>).
    **Anna** proposes: A turn may take 12 hours, then an AI plays it. | Voters: **Ben** and <@3>. Votes needed: 2. The vote ends <t:1772452800:F> (<t:1772452800:R>).
    **Anna** proposes: No clock. | Voters: **Ben** and <@3>. Votes needed: 2. The vote ends <t:1772452800:F> (<t:1772452800:R>).
    **Anna** proposes: The table is closed without a score. | Voters: **Ben** and <@3>. Votes needed: 2. The vote ends <t:1772452800:F> (<t:1772452800:R>).
    **Anna** proposes: The game ends now, with the scores as they are. | Voters: **Ben** and <@3>. Votes needed: 2. The vote ends <t:1772452800:F> (<t:1772452800:R>).
    ");
    let late = polled(Subject::Late { seat: Seat::FIRST }, None);
    insta::assert_snapshot!(buttons(&rows(TABLE, &late)), @" [Skip this turn] [Let an AI stand in] [Offer the seat] [Wait longer]");
    let pause = polled(Subject::Cancel, Some(Seat::FIRST));
    insta::assert_snapshot!(buttons(&rows(TABLE, &pause)), @" [Agree] [Against] [Withdraw proposal]");
}

#[test]
fn who_is_away_is_asked_too_and_the_others_decide() {
    let players = players(["Anna", "Ben", "Carla"]);
    let mut idle = polled(Subject::StandIn { seat: Seat::new(1).unwrap() }, None);
    idle.others.retain(|seat| *seat == Seat::FIRST);
    let text = proposals::announcement(&idle, &players, &[UserId(1), UserId(2)]).to_string();
    insta::assert_snapshot!(text, @r"
    This table has waited for **Ben** for a week. Should an AI player stand in until **Ben** is back?
    Voter: <@1>. <@2> can also vote. The vote ends <t:1772452800:F> (<t:1772452800:R>).
    ");
}

#[test]
fn no_line_about_proposals_breaks_a_limit_whatever_people_are_called() {
    for name in NAMES {
        let players = players([name; 3]);
        let names = Names::new(players.iter().map(|player| player.name.clone()));
        let polls: Vec<Polled> =
            subjects().into_iter().map(|one| polled(one, Some(Seat::FIRST))).collect();
        for poll in &polls {
            let text = proposals::announcement(poll, &players, &[UserId(2)]);
            Panel::<()> { text, rows: Vec::new(), picture: None }.check().unwrap();
            let over = Notice::ProposalOver { subject: poll.subject, over: Over::Lapsed };
            assert!(words::notice(&over, &players).len() <= 2000);
        }
        for own in [None, Some(Seat::FIRST)] {
            let labels = choices(&polls, own, &names);
            assert!(labels.iter().all(|choice| choice.label.len() <= 100), "{labels:?}");
        }
    }
}
