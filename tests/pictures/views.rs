//! Views built by hand: the positions of the design's mocks, and the worst cases.
#![allow(dead_code, reason = "the test and the bench each use a part")]

use aedile::board::{Seat, SeatSet};
use aedile::games::great_city::rules::view::{
    BuildingView, CityView, Fate, OfferView, Phase, PlayerView, Progress, PublicView, Record,
    Score, SpaceView, Stake, StripView, Symbol, TurnView,
};
use aedile::games::great_city::{Card, Cell, Deck, Options, Space};

pub fn seat(index: u8) -> Seat {
    Seat::new(index).expect("0 to 3")
}

pub fn cell(row: i8, col: i8) -> Cell {
    Cell::new(row, col).expect("within the plane")
}

/// A city from rows of words: `.` is empty, else a card's id without its ending, with tokens behind a colon.
pub fn city(top: i8, left: i8, rows: &[&str]) -> CityView {
    let mut buildings = Vec::new();
    for (row, line) in (top..).zip(rows) {
        for (col, word) in (left..).zip(line.split_whitespace()) {
            if word == "." {
                continue;
            }
            let (id, tokens) = word.split_once(':').unwrap_or((word, "0"));
            let card = Card::from_id(id).unwrap_or_else(|| panic!("no card {id}"));
            let tokens = tokens.parse().expect("a number");
            buildings.push(BuildingView { at: cell(row, col), card, tokens });
        }
    }
    CityView { buildings }
}

pub fn player(
    city: CityView,
    coins: u8,
    influence: u8,
    hand: u8,
    influence_cards: &[u8],
) -> PlayerView {
    let influence_cards = influence_cards.to_vec();
    PlayerView {
        city,
        coins,
        influence,
        influence_cards,
        hand,
        known_hand: Vec::new(),
        score: Score::default(),
    }
}

/// A strip from its letters and, by space, who stands there and how far their turn is.
pub fn strip(letters: &str, emissaries: [Option<(u8, Progress)>; 5]) -> StripView {
    let (mut bricks, mut cogs) = (0, 0);
    let spaces: Vec<_> = (1..)
        .zip(letters.chars().zip(emissaries))
        .map(|(number, (letter, emissary))| {
            let symbol = if letter == 'c' { Symbol::Cog } else { Symbol::Brick };
            bricks += u8::from(symbol == Symbol::Brick);
            cogs += u8::from(symbol == Symbol::Cog);
            SpaceView {
                number: Space::new(number).expect("1 to 5"),
                symbol,
                bricks,
                cogs,
                emissary: emissary.map(|(index, _)| seat(index)),
                done: emissary.map_or(Progress::Waiting, |(_, done)| done),
            }
        })
        .collect();
    StripView { spaces: spaces.try_into().expect("five letters") }
}

pub fn stakes(fates: &[(u8, u8, Fate)]) -> Vec<Stake> {
    fates
        .iter()
        .map(|(value, round, fate)| Stake { value: *value, round: *round, fate: *fate })
        .collect()
}

/// Mock 1: four players, round 6, Marcus acts.
#[expect(clippy::too_many_lines, reason = "one position, all its facts")]
pub fn four_players() -> PublicView {
    use Progress::{Acted, Acting, Waiting};
    let mut players = vec![
        player(
            city(
                0,
                0,
                &[
                    "residential_3 arena",
                    "residential_3 thermal_baths:3",
                    "vegetable_farm residential_2",
                    "aqueduct .",
                ],
            ),
            7,
            4,
            1,
            &[3],
        ),
        player(
            city(
                0,
                0,
                &[
                    "vineyard vegetable_farm market",
                    "grain_farm:1 residential_2 luxury_residential_2",
                ],
            ),
            12,
            6,
            2,
            &[],
        ),
        player(
            city(
                0,
                0,
                &[
                    "residential_4 .",
                    "school residential_2",
                    "sheep_farm vegetable_farm",
                    ". temple_of_mars",
                ],
            ),
            3,
            9,
            4,
            &[],
        ),
        player(
            city(
                0,
                0,
                &[
                    "temple_of_fortuna vegetable_farm grain_farm:1",
                    "forum_romanum residential_2 .",
                    "residential_3 . .",
                ],
            ),
            9,
            2,
            2,
            &[],
        ),
    ];
    players[0].known_hand = vec![Card::TempleOfLuna];
    players[2].known_hand = vec![Card::Residential3, Card::Arena];
    so_far(&mut players, &[36, 19, 18, 15]);
    let offer = [
        (Card::LuxuryResidential3, None),
        (Card::Residential4, Some(seat(2))),
        (Card::ThermalBaths, None),
        (Card::TempleOfJuno, None),
    ];
    PublicView {
        options: Options::default(),
        round: 6,
        rounds: 14,
        phase: Phase::Act,
        to_move: Some(seat(1)),
        first_player: seat(1),
        strip: Some(strip(
            "bcbcb",
            [Some((2, Acted)), Some((1, Acting)), None, Some((0, Waiting)), Some((3, Waiting))],
        )),
        offer: offer.into_iter().map(|(card, taken_by)| OfferView { card, taken_by }).collect(),
        stakes: stakes(&[
            (3, 3, Fate::Won(seat(0))),
            (6, 6, Fate::Waiting),
            (10, 10, Fate::ToCome),
            (14, 14, Fate::ToCome),
        ]),
        players,
        decks: vec![(Deck::I, 8), (Deck::II, 12), (Deck::III, 12), (Deck::IV, 12)],
        turn: Some(TurnView {
            seat: seat(1),
            space: Space::new(2).expect("1 to 5"),
            bricks: 1,
            cogs: 1,
            picked: None,
            built: false,
            produced: false,
            school: None,
        }),
        last_build: Some((seat(2), cell(0, 0))),
        winners: None,
        record: Record::default(),
    }
}

/// Gives players points for their houses.
fn so_far(players: &mut [PlayerView], totals: &[i32]) {
    for (player, total) in players.iter_mut().zip(totals) {
        player.score = Score { residential_3: *total, total: *total, ..Score::default() };
    }
}

/// Mock 1b: the same round while the last emissary is placed.
pub fn placing() -> PublicView {
    use Progress::Waiting;
    let mut view = four_players();
    view.phase = Phase::Place;
    view.to_move = Some(seat(3));
    view.turn = None;
    view.strip = Some(strip("bcbcb", [Some((2, Waiting)), Some((1, Waiting)), None, None, None]));
    view.offer[1].taken_by = None;
    view.last_build = Some((seat(3), cell(2, 0)));
    view.players[2].city.buildings.remove(0);
    view
}

/// Mock 2: two players, round 5 of 7.
pub fn two_players() -> PublicView {
    use Progress::{Acted, Acting, Waiting};
    let mut view = four_players();
    view.round = 5;
    view.rounds = 7;
    view.to_move = Some(seat(0));
    view.first_player = seat(0);
    view.strip = Some(strip(
        "cbcbb",
        [Some((1, Acted)), None, Some((0, Acting)), Some((1, Waiting)), Some((0, Waiting))],
    ));
    let offer = [
        (Card::Colosseum, None),
        (Card::TempleOfMercury, None),
        (Card::Residential4, Some(seat(1))),
        (Card::Aqueduct, None),
    ];
    view.offer = offer.into_iter().map(|(card, taken_by)| OfferView { card, taken_by }).collect();
    view.stakes =
        stakes(&[(4, 2, Fate::Won(seat(0))), (8, 4, Fate::Won(seat(1))), (14, 7, Fate::ToCome)]);
    view.players = vec![
        player(
            city(
                0,
                0,
                &[
                    "grain_farm:1 residential_2 residential_2",
                    "vegetable_farm imperial_thermal_baths:4 residential_2",
                    "aqueduct residential_3 .",
                    ". arena .",
                ],
            ),
            6,
            5,
            2,
            &[4],
        ),
        player(
            city(
                0,
                1,
                &[
                    "temple_of_luna university residential_4",
                    "residential_2 vegetable_farm market",
                    "luxury_residential_2 residential_2 residential_3",
                    ". sheep_farm .",
                ],
            ),
            11,
            2,
            3,
            &[8],
        ),
    ];
    so_far(&mut view.players, &[28, 24]);
    view.decks = vec![(Deck::I, 4), (Deck::II, 10)];
    if let Some(turn) = &mut view.turn {
        turn.seat = seat(0);
        turn.space = Space::new(3).expect("1 to 5");
        turn.cogs = 2;
    }
    view.last_build = Some((seat(1), cell(0, 3)));
    view
}

/// The opening draft of four: Livia has kept a card, Marcus chooses.
pub fn drafting() -> PublicView {
    let mut view = four_players();
    view.round = 0;
    view.phase = Phase::Draft;
    view.to_move = Some(seat(1));
    view.first_player = seat(3);
    view.strip = None;
    view.offer.clear();
    view.turn = None;
    view.last_build = None;
    view.stakes = stakes(&[3, 6, 10, 14].map(|worth| (worth, worth, Fate::ToCome)));
    for (index, player) in view.players.iter_mut().enumerate() {
        player.city = city(0, 0, &["vegetable_farm residential_2"]);
        (player.coins, player.influence, player.hand) = (5, 0, u8::from(index == 2));
        player.influence_cards.clear();
        player.known_hand.clear();
        player.score = Score { coins: 5, total: 5, ..Score::default() };
    }
    view
}

/// Three players.
pub fn three_players() -> PublicView {
    use Progress::{Acted, Acting, Waiting};
    let mut view = four_players();
    view.players.pop();
    view.offer.pop();
    let emissaries = [Some((2, Acted)), Some((1, Acting)), None, Some((0, Waiting)), None];
    view.strip = Some(strip("bcbcb", emissaries));
    view.decks.pop();
    view
}

fn full_city(kind: u8) -> CityView {
    let rows: [&str; 4] = match kind {
        0 => [
            "temple_of_minerva imperial_thermal_baths:5 luxury_residential_4 forum_romanum",
            "luxury_residential_2 luxury_residential_3 grand_aqueduct temple_of_mercury",
            "vineyard:1 grain_farm:1 temple_of_jupiter university",
            "temple_of_fortuna colosseum thermal_baths:4 sheep_farm",
        ],
        _ => [
            "temple_of_saturn thermal_baths:4 residential_4 market",
            "residential_2 residential_3 aqueduct temple_of_juno",
            "grain_farm:1 vegetable_farm temple_of_cupid school",
            "shrine arena thermal_baths:3 sheep_farm",
        ],
    };
    city(0, 0, &rows)
}

/// The worst case for room: four full cities, large counts, long names in the offer.
pub fn crowded() -> PublicView {
    let mut view = four_players();
    view.round = 14;
    view.phase = Phase::SchoolKeep;
    view.players = (0..4u8)
        .map(|index| player(full_city(index), 28 + index, 13, 20, &[3, 6, 10, 14]))
        .collect();
    let offer = [
        Card::ImperialThermalBaths,
        Card::LuxuryResidential4,
        Card::TempleOfFortuna,
        Card::TempleOfSaturn,
    ];
    view.offer = offer.into_iter().map(|card| OfferView { card, taken_by: None }).collect();
    view.stakes = stakes(&[3, 6, 10, 14].map(|worth| (worth, worth, Fate::Waiting)));
    view.last_build = Some((seat(3), cell(3, 3)));
    view
}

/// A finished game of four with the scores of mock 5.
pub fn finished() -> PublicView {
    let mut view = crowded();
    view.phase = Phase::Over;
    view.to_move = None;
    view.turn = None;
    view.strip = Some(strip(
        "bcbcb",
        [0, 1, 2, 3]
            .map(|index| Some((index, Progress::Acted)))
            .into_iter()
            .chain([None])
            .collect::<Vec<_>>()
            .try_into()
            .expect("five"),
    ));
    for (index, offer) in (0..).zip(&mut view.offer) {
        offer.taken_by = Some(seat(index));
    }
    view.winners = Some(SeatSet::EMPTY.with(seat(0)));
    let lines = [
        (44, 12, 18, 9, 1, 14, 8),
        (38, 24, 11, 7, 2, 6, 6),
        (52, 4, 8, 11, 3, 3, 8),
        (27, 12, 21, 5, 1, 10, 4),
    ];
    for (player, (homes, aqueducts, temples, coins, influence_tokens, influence_cards, shrine)) in
        view.players.iter_mut().zip(lines)
    {
        player.score = Score {
            residential_2: homes - 20,
            residential_3: 15,
            residential_4: 5,
            aqueducts,
            temples,
            coins,
            influence_tokens,
            influence_cards,
            total: homes + aqueducts + temples + coins + influence_tokens + influence_cards,
            shrine,
        };
    }
    view
}
