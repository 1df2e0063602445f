//! Views of one seat, built by hand: hands and plans of the design's mocks, and the worst cases.
#![allow(dead_code, reason = "the test and the bench each use a part")]

use aedile::games::great_city::pictures::{Chosen, Intent};
use aedile::games::great_city::rules::view::{Memory, Own, PublicView, SeatView};
use aedile::games::great_city::{Card, CellSet};

use super::views::{cell, city, four_players, player, seat};

/// The view of a seat with this hand.
pub fn holding(public: PublicView, index: u8, hand: &[Card]) -> SeatView {
    SeatView {
        seat: seat(index),
        own: Own {
            hand: hand.to_vec(),
            draft: Vec::new(),
            drawn: Vec::new(),
            others: vec![Vec::new(); public.players.len()],
            memory: Memory::default(),
        },
        public,
        legal: Vec::new(),
    }
}

/// Mock 3: Valeria plans thermal baths in round 9.
pub fn planning() -> (SeatView, Intent) {
    let mut view = four_players();
    view.round = 9;
    view.to_move = Some(seat(0));
    view.players[0] = player(
        city(
            0,
            0,
            &[
                "residential_2 residential_2 arena",
                "vegetable_farm luxury_residential_3 residential_3",
                "grain_farm:1 school .",
            ],
        ),
        5,
        2,
        3,
        &[],
    );
    view.last_build = Some((seat(0), cell(0, 2)));
    if let Some(turn) = &mut view.turn {
        (turn.seat, turn.bricks, turn.cogs) = (seat(0), 2, 1);
    }
    let places = [
        (-1, 0),
        (-1, 1),
        (-1, 2),
        (0, -1),
        (0, 3),
        (1, -1),
        (1, 3),
        (2, -1),
        (2, 2),
        (3, 0),
        (3, 1),
    ];
    let chosen = Chosen {
        at: cell(2, 2),
        tokens: CellSet::EMPTY.with(cell(2, 0)),
        buy: 0,
        score_change: None,
    };
    let intent = Intent {
        card: Card::ThermalBaths,
        places: places.into_iter().map(|(row, col)| cell(row, col)).collect(),
        chosen: Some(chosen),
    };
    (holding(view, 0, &[Card::ThermalBaths, Card::Aqueduct]), intent)
}

/// An aqueduct that may replace buildings, nothing chosen yet.
pub fn replacing() -> (SeatView, Intent) {
    let (view, intent) = planning();
    let built = view.public.players[0].city.buildings.iter().map(|building| building.at);
    let places = intent.places.iter().copied().chain(built).collect();
    (view, Intent { card: Card::Aqueduct, places, chosen: None })
}

/// Mock 4: four cards, two bricks.
pub fn hand_of_four() -> SeatView {
    let mut view = four_players();
    if let Some(turn) = &mut view.turn {
        turn.bricks = 2;
    }
    view.players[1].coins = 7;
    view.players[1].city = city(0, 0, &["vegetable_farm residential_2"]);
    holding(view, 1, &[Card::Residential3, Card::Colosseum, Card::TempleOfVenus, Card::Aqueduct])
}

/// Twenty cards, the most there can be, in a turn with one brick and no coins.
pub fn hand_of_twenty() -> SeatView {
    let mut view = hand_of_four();
    view.own.hand = Card::ALL
        .into_iter()
        .rev()
        .step_by(2)
        .take(12)
        .chain(Card::ALL.into_iter().take(8))
        .collect();
    view.public.players[1].coins = 1;
    view
}

/// Mock 4b: seven cards.
pub fn hand_of_seven() -> SeatView {
    use Card as C;
    let mut view = hand_of_four();
    view.own.hand = vec![
        C::Residential3,
        C::Colosseum,
        C::TempleOfVenus,
        C::Aqueduct,
        C::Vineyard,
        C::University,
        C::LuxuryResidential4,
    ];
    view
}
