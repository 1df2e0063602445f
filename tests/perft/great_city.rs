//! Counts of *The Great City of Rome*: the yardsticks of §14, the limits of §13, and the listed moves against a search
//! by brute force.

use aedile::{
    board::{Game, Rng, Seat, Seed},
    games::great_city::{
        Bottom, Card, Cell, CellSet, Deck, GreatCity, Move, Options, Phase, Space,
    },
};

/// What a column of the table in §14 holds, in its order; the first nine as on the score pad.
const ROWS: [&str; 14] = [
    "residential_2",
    "residential_3",
    "residential_4",
    "aqueducts",
    "temples",
    "coins",
    "influence_tokens",
    "influence_cards",
    "total",
    "mean winner",
    "buildings",
    "moves a game",
    "branching, all decisions",
    "branching, action decisions",
];

/// The table of §14: players, Shrine, the means in the order of [`ROWS`], the standard deviation of the total.
const YARDSTICKS: [(u8, bool, [f64; 14], f64); 6] = [
    (
        2,
        false,
        [3.6, 2.0, 1.4, 10.4, 7.2, 2.3, 0.5, 12.4, 39.8, 47.8, 12.8, 112.5, 6.9, 11.5],
        11.8,
    ),
    (
        2,
        true,
        [3.1, 1.6, 1.3, 10.4, 12.5, 2.4, 0.5, 12.3, 44.0, 51.7, 13.2, 113.1, 7.8, 13.4],
        11.5,
    ),
    (3, false, [3.7, 2.3, 1.3, 9.8, 4.7, 2.4, 0.5, 10.1, 34.9, 47.5, 12.7, 168.3, 6.8, 11.3], 12.8),
    (3, true, [3.3, 2.0, 1.0, 9.9, 10.1, 2.4, 0.5, 10.1, 39.3, 51.7, 13.2, 169.4, 7.7, 13.1], 12.9),
    (4, false, [3.8, 2.3, 1.1, 9.6, 3.9, 2.3, 0.6, 7.5, 30.9, 45.1, 12.7, 224.3, 6.7, 11.1], 12.4),
    (4, true, [3.2, 2.0, 0.9, 9.6, 9.3, 2.3, 0.6, 7.6, 35.4, 50.1, 13.1, 225.6, 7.6, 12.9], 12.7),
];

/// A mean with its standard error.
#[derive(Clone, Copy, Default)]
struct Tally {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Tally {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count
    }

    fn deviation(&self) -> f64 {
        (self.squares / self.count - self.mean().powi(2)).max(0.0).sqrt()
    }
}

/// One random game: its rows, and the largest number of moves at an action decision.
fn measure(seats: u8, options: &Options, number: u64, rows: &mut [Tally; 14]) -> usize {
    let mut game = start(seats, options, number);
    let mut rng = Rng::new(Seed::from_number(number << 20));
    let mut legal = Vec::new();
    let (mut moves, mut widest) = (0_u32, 0);
    loop {
        legal.clear();
        game.legal_moves(&mut legal);
        if legal.is_empty() {
            break;
        }
        let width = f64::from(u32::try_from(legal.len()).expect("few"));
        rows[12].add(width);
        if legal.contains(&Move::Pass) {
            rows[13].add(width);
            widest = widest.max(legal.len());
        }
        moves += 1;
        game.play_unchecked(*rng.choose(&legal));
    }
    let scores: Vec<Vec<i32>> = Seat::all(seats).map(|seat| game.score(seat)).collect();
    for score in &scores {
        (0..9).for_each(|line| rows[line].add(f64::from(score[line])));
    }
    rows[9].add(f64::from(scores.iter().map(|score| score[8]).max().expect("players")));
    for player in game.public_view().players {
        rows[10].add(f64::from(u32::try_from(player.city.buildings.len()).expect("few")));
    }
    rows[11].add(f64::from(moves));
    widest
}

fn start(seats: u8, options: &Options, number: u64) -> GreatCity {
    let setup = GreatCity::deal(seats, options, Seed::from_number(number));
    GreatCity::new(&setup).expect("a deal is a good setup")
}

#[test]
fn random_games_come_out_as_in_the_table_of_14() {
    for (seats, shrine, table, deviation) in YARDSTICKS {
        let options = Options { shrine, ..Options::PUBLISHER };
        let mut rows = [Tally::default(); 14];
        let widest = (0..500).map(|number| measure(seats, &options, number, &mut rows)).max();
        println!("{seats} players, Shrine {shrine}: widest action decision {widest:?}");
        for ((name, tally), yardstick) in ROWS.iter().zip(rows).zip(table) {
            // Both means have an error, and the table is rounded. Players of one game are not independent, and neither
            // are the decisions of one game: so games are counted, not players or decisions.
            let error = tally.deviation() * (2.0 / 500_f64).sqrt();
            println!(
                "  {name}: {:.2}, table {yardstick}, {:.2} errors",
                tally.mean(),
                (tally.mean() - yardstick) / error
            );
            assert!(
                (tally.mean() - yardstick).abs() <= 3.5 * error + 0.05,
                "{seats}, {shrine}: {name} {}",
                tally.mean()
            );
        }
        assert!(
            (rows[8].deviation() - deviation).abs() < 1.2,
            "{seats}, {shrine}: deviation {}",
            rows[8].deviation()
        );
    }
}

/// Every move that can be written down at all in a phase, legal or not; payments up to what could be exact.
fn conceivable(game: &GreatCity, view: &aedile::games::great_city::SeatView) -> Vec<Move> {
    let cells = || (-3..=3).flat_map(|row| (-2..=3).filter_map(move |col| Cell::new(row, col)));
    match view.public.phase {
        Phase::Draft => Card::ALL.map(|card| Move::Draft { card }).to_vec(),
        Phase::Place => Space::all().map(|space| Move::Place { space }).collect(),
        Phase::Pick => Card::ALL.map(|card| Move::Pick { card }).to_vec(),
        Phase::SchoolDeck => Deck::ALL.map(|deck| Move::SchoolDeck { deck }).to_vec(),
        Phase::SchoolKeep => keeps(&view.drawn),
        Phase::Act => {
            let seat = game.turn().seat().expect("somebody acts");
            let farms = view.public.players[seat.index()].city.buildings.iter();
            let farms: Vec<Cell> = farms.filter(|b| b.card.holds_brick()).map(|b| b.at).collect();
            let mut moves = vec![Move::Pass];
            moves.extend((0..=3).map(|buy| Move::Produce { buy }));
            for subset in 0..1_u32 << farms.len() {
                let chosen = farms.iter().enumerate().filter(|(k, _)| subset >> k & 1 == 1);
                let tokens = chosen.fold(CellSet::EMPTY, |set, (_, farm)| set.with(*farm));
                for (card, at, buy) in Card::ALL.into_iter().flat_map(|card| {
                    cells().flat_map(move |at| (0..=3).map(move |buy| (card, at, buy)))
                }) {
                    moves.push(Move::Build { card, at, tokens, buy });
                }
            }
            moves
        }
        Phase::Over => Vec::new(),
    }
}

/// Every order of the drawn cards, the first of which is kept; equal ones once.
fn keeps(drawn: &[Card]) -> Vec<Move> {
    let mut orders: Vec<Vec<Card>> = vec![Vec::new()];
    for card in drawn {
        orders = orders
            .iter()
            .flat_map(|order| {
                (0..=order.len()).map(move |place| {
                    let mut longer = order.clone();
                    longer.insert(place, *card);
                    longer
                })
            })
            .collect();
    }
    orders.sort();
    orders.dedup();
    orders
        .iter()
        .map(|order| Move::SchoolKeep {
            keep: order[0],
            bottom: Bottom::new(&order[1..]).expect("at most four"),
        })
        .collect()
}

fn options(bits: u64) -> Options {
    let on = |bit: u32| bits >> bit & 1 == 1;
    Options {
        shrine: on(0),
        produce_requires_gain: on(1),
        brick_tokens_first: on(2),
        aqueduct_over_aqueduct: !on(3),
        spend_replaced_farm_token: !on(4),
        ..Options::PUBLISHER
    }
}

#[test]
fn listed_moves_are_all_that_the_rules_accept() {
    for number in 0..60 {
        let seats = u8::try_from(2 + number % 3).unwrap();
        let mut game = start(seats, &options(number * 11), number);
        let mut rng = Rng::new(Seed::from_number(number));
        let mut legal = Vec::new();
        for step in 0.. {
            legal.clear();
            game.legal_moves(&mut legal);
            let Some(seat) = game.turn().seat() else { break };
            if (step + number) % 7 == 0
                || legal.iter().any(|mv| matches!(mv, Move::SchoolKeep { .. }))
            {
                let mut brute = conceivable(&game, &game.seat_view(seat));
                brute.retain(|mv| game.check(*mv).is_ok());
                let mut listed: Vec<String> = legal.iter().map(Move::to_string).collect();
                let mut found: Vec<String> = brute.iter().map(Move::to_string).collect();
                listed.sort();
                found.sort();
                assert_eq!(listed, found, "game {number}, move {step}");
            }
            game.play_unchecked(*rng.choose(&legal));
        }
    }
}
