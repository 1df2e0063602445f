//! Counts of *The Builders: Antiquity*: how many ways there are from a deal, and how random games come out.

use aedile::{
    board::{Game, Rng, Seat, Seed},
    games::builders::{Builders, Move, Options},
};

fn start(seats: u8, number: u64) -> Builders {
    let setup = Builders::deal(seats, &Options::default(), Seed::from_number(number));
    Builders::new(&setup).expect("a deal is a good setup")
}

/// The number of ways to make so many moves. The first: 5 buildings, 5 workers, 6 slaves, 4 tools, 4 universities for the
/// apprentice, the loan, 3 amounts of sesterces, and the end of the turn.
fn ways(game: &Builders, moves: u32) -> u64 {
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    if moves == 1 {
        return u64::try_from(legal.len()).expect("few");
    }
    let after = |mv: &Move| {
        let mut after = *game;
        after.play_unchecked(*mv);
        ways(&after, moves - 1)
    };
    legal.iter().map(after).sum()
}

#[test]
fn the_ways_from_a_deal_are_as_many_as_ever() {
    for (seats, counts) in [(2, [29, 614, 11079]), (3, [29, 612, 11005]), (4, [29, 613, 11114])] {
        let game = start(seats, 1);
        let found = [1, 2, 3].map(|moves| ways(&game, moves));
        assert_eq!(found, counts, "{seats}");
    }
}

/// What a hundred random games come to: moves, rounds, stalled games, and all totals in tenths.
fn hundred_games(seats: u8) -> [i64; 4] {
    let mut sums = [0; 4];
    let mut legal = Vec::new();
    for number in 0..100 {
        let mut game = start(seats, number);
        let mut rng = Rng::new(Seed::from_number(number << 20));
        loop {
            legal.clear();
            game.legal_moves(&mut legal);
            if legal.is_empty() {
                break;
            }
            sums[0] += 1;
            game.play_unchecked(*rng.choose(&legal));
        }
        let view = game.public_view();
        sums[1] += i64::from(view.round);
        sums[2] += i64::from(view.is_stalled);
        let totals =
            Seat::all(seats).map(|seat| i64::from(*game.score(seat).last().expect("a line")));
        sums[3] += totals.sum::<i64>();
    }
    sums
}

#[test]
fn random_games_come_out_as_ever() {
    for (seats, sums) in
        [(2, [22919, 3887, 93, -1759]), (3, [25316, 2938, 86, 2809]), (4, [27592, 2485, 96, 6229])]
    {
        let found = hundred_games(seats);
        assert_eq!(found, sums, "{seats}");
    }
}
