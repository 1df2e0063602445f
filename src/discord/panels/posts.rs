//! The buttons under public messages.

use super::{proposals, review};
use crate::{
    say,
    tables::{GameKind, Notice, StandsIn, TableId},
    talk::{
        layout::{Button, Row, Style},
        present::Spot,
        seat_verb::SeatVerb,
        verb::{GameVerb, LobbyVerb},
    },
};

/// The buttons under a ping.
pub fn ping_rows(spot: Spot) -> Vec<Row> {
    vec![Row::Buttons(vec![
        spot.button(GameVerb::Turn, say!("button-your-turn"), Style::Main),
        spot.plain(GameVerb::Look(String::new()), say!("button-look")),
        spot.plain(GameVerb::Hush, say!("button-not-now")),
    ])]
}

/// The buttons under a board. They outlive the moment that it shows, for what they lead to is always the table as it is now; so
/// whoever is not called, as their panel is open, finds it again below the newest picture.
pub fn board_rows(spot: Spot) -> Vec<Row> {
    vec![Row::Buttons(vec![
        spot.plain(GameVerb::Panel, say!("button-my-panel")),
        spot.plain(GameVerb::Look(String::new()), say!("button-look")),
    ])]
}

/// The buttons under the final scores.
pub fn end_rows(kind: GameKind, table: TableId) -> Vec<Row> {
    let spot = Spot::of(table);
    let hands =
        kind.hides().then(|| spot.plain(GameVerb::Hands(String::new()), say!("button-hands")));
    let buttons = [
        Some(spot.button(LobbyVerb::Rematch, say!("button-rematch"), Style::Main)),
        Some(spot.plain(GameVerb::Film, say!("button-film"))),
        Some(spot.plain(GameVerb::Curve, say!("button-curve"))),
        hands,
        Some(spot.plain(GameVerb::Missed, say!("button-missed"))),
    ];
    // A row has room for five.
    let look = spot.plain(GameVerb::Look(String::new()), say!("button-look"));
    let fair = spot.plain(LobbyVerb::Promise, say!("button-fair-play"));
    let review = review::button(spot);
    vec![
        Row::Buttons(buttons.into_iter().flatten().collect()),
        Row::Buttons(vec![review, look, fair]),
    ]
}

/// The buttons under a line of the channel.
pub fn notice_rows(notice: &Notice, spot: Spot) -> Vec<Row> {
    let buttons = buttons(notice, spot);
    if buttons.is_empty() { Vec::new() } else { vec![Row::Buttons(buttons)] }
}

fn buttons(notice: &Notice, spot: Spot) -> Vec<Button> {
    match notice {
        Notice::SeatFree { seat, .. } | Notice::SeatWaits { seat, .. } => vec![
            spot.button(SeatVerb::Take(*seat), say!("button-take-seat"), Style::Main),
            spot.plain(SeatVerb::LetAi(*seat), say!("button-let-ai")),
        ],
        Notice::SeatOffered { seat, person, .. } => {
            let take = spot.button(SeatVerb::Take(*seat), say!("button-take-seat"), Style::Main);
            let decline = || spot.plain(SeatVerb::Decline(*seat), say!("button-decline"));
            let withdraw = spot.plain(SeatVerb::Withdraw(*seat), say!("button-withdraw"));
            [Some(take), person.map(|_| decline()), Some(withdraw)].into_iter().flatten().collect()
        }
        Notice::StillPlaying { .. } => {
            let still = spot.button(GameVerb::Still, say!("button-still"), Style::Main);
            vec![still, proposals::button(spot)]
        }
        Notice::Stalled { .. } | Notice::Away { .. } => vec![proposals::button(spot)],
        Notice::TimeUp { until: StandsIn::PlayerIsBack, .. } | Notice::StandsIn { .. } => {
            vec![spot.button(SeatVerb::Back, say!("button-i-am-back"), Style::Main)]
        }
        // The buttons of `EndedNow` are those of any end, see [`end_rows`].
        Notice::EndedNow { .. }
        | Notice::TimeUp { until: StandsIn::TurnEnds, .. }
        | Notice::Idle
        | Notice::SeasonOver
        | Notice::MatchDecided
        | Notice::Reserve { .. }
        | Notice::LobbyCloses { .. }
        | Notice::LobbyExpired
        | Notice::Undone { .. }
        | Notice::Ended { .. }
        | Notice::Moved { .. }
        | Notice::OfferOver { .. }
        | Notice::SeatTaken { .. }
        | Notice::AllLeft { .. }
        | Notice::Decided { .. }
        | Notice::ProposalOver { .. }
        | Notice::Back { .. } => Vec::new(),
    }
}
