//! The buttons under public messages.

use crate::{
    tables::{MoveNumber, Notice, StandsIn, TableId},
    talk::{
        layout::{Button, Row, Style},
        present::Spot,
        seat_verb::{SeatVerb, TurnVote},
        verb::{GameVerb, LobbyVerb},
    },
};

/// The buttons under a ping.
#[must_use]
pub fn ping_rows(spot: Spot) -> Vec<Row> {
    vec![Row::Buttons(vec![
        spot.button(GameVerb::Turn, "Your turn", Style::Main),
        spot.button(GameVerb::Look, "Look", Style::Plain),
        spot.button(GameVerb::Hush, "Not now", Style::Plain),
    ])]
}

/// The button under the final scores.
#[must_use]
pub fn rematch_rows(table: TableId) -> Vec<Row> {
    let spot = Spot { table, number: MoveNumber(0) };
    vec![Row::Buttons(vec![spot.button(LobbyVerb::Rematch, "Rematch", Style::Main)])]
}

/// The buttons under a line of the channel.
#[must_use]
pub fn notice_rows(notice: &Notice, spot: Spot) -> Vec<Row> {
    let buttons = buttons(notice, spot);
    if buttons.is_empty() { Vec::new() } else { vec![Row::Buttons(buttons)] }
}

fn buttons(notice: &Notice, spot: Spot) -> Vec<Button> {
    match notice {
        Notice::SeatFree { seat, .. } | Notice::SeatWaits { seat, .. } => vec![
            spot.button(SeatVerb::Take(*seat), "Take the seat", Style::Main),
            spot.button(SeatVerb::LetAi(*seat), "Let an AI play", Style::Plain),
        ],
        Notice::SeatOffered { seat, person, .. } => {
            let take = spot.button(SeatVerb::Take(*seat), "Take the seat", Style::Main);
            let decline = || spot.button(SeatVerb::Decline(*seat), "No, thanks", Style::Plain);
            let withdraw =
                spot.button(SeatVerb::Withdraw(*seat), "Withdraw the offer", Style::Plain);
            [Some(take), person.map(|_| decline()), Some(withdraw)].into_iter().flatten().collect()
        }
        Notice::Vote { number, .. } => {
            let spot = Spot { number: *number, ..spot };
            let vote = |vote, label| spot.button(SeatVerb::Vote(vote), label, Style::Plain);
            vec![
                vote(TurnVote::Skip, "Skip this turn"),
                vote(TurnVote::Replace, "Offer the seat"),
                vote(TurnVote::Wait, "Wait longer"),
            ]
        }
        Notice::StillPlaying { .. } => vec![spot.button(GameVerb::Still, "Yes", Style::Main)],
        Notice::TimeUp { until: StandsIn::PlayerIsBack, .. } => {
            vec![spot.button(SeatVerb::Back, "I'm back", Style::Main)]
        }
        Notice::TimeUp { until: StandsIn::TurnEnds, .. }
        | Notice::Stalled { .. }
        | Notice::Idle
        | Notice::LobbyCloses { .. }
        | Notice::LobbyExpired
        | Notice::Undone { .. }
        | Notice::Ended { .. }
        | Notice::Moved { .. }
        | Notice::OfferOver { .. }
        | Notice::SeatTaken { .. }
        | Notice::AllLeft { .. }
        | Notice::Decided { .. }
        | Notice::Back { .. } => Vec::new(),
    }
}
