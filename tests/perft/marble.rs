//! Counts of *Rome: City of Marble*: how many ways there are from a deal, and how random games come out.

use aedile::{
    board::{Game, Rng, Seat, Seed},
    games::marble::{Marble, Move, Options},
};

fn start(seats: u8, number: u64) -> Marble {
    let setup = Marble::deal(seats, &Options::default(), Seed::from_number(number));
    Marble::new(&setup).expect("a deal is a good setup")
}

/// The number of ways to make so many moves. The first: 6 pairs of tiles, and 18 places for 4 types with and without a
/// magistrate.
fn ways(game: &Marble, moves: u32) -> u64 {
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
    for (seats, number, counts) in
        [(2, 1, [150, 20460]), (3, 2, [150, 20268]), (4, 3, [150, 20268])]
    {
        let game = start(seats, number);
        assert_eq!([1, 2].map(|moves| ways(&game, moves)), counts, "{seats}");
    }
}

/// What random games come to: moves, actions, finished sites, fountains, tiles, rounds, and all totals.
fn random_games(seats: u8, games: u64) -> [i64; 7] {
    let mut sums = [0; 7];
    let mut legal = Vec::new();
    for number in 0..games {
        let mut game = start(seats, number);
        let mut rng = Rng::new(Seed::from_number(number << 20));
        loop {
            legal.clear();
            game.legal_moves(&mut legal);
            if legal.is_empty() {
                break;
            }
            let mv = *rng.choose(&legal);
            sums[0] += 1;
            sums[1] += i64::from(is_action(mv));
            game.play_unchecked(mv);
        }
        let view = game.public_view();
        sums[2] += i64::try_from(view.finished().len()).expect("few");
        sums[3] += i64::try_from(view.fountains.len()).expect("few");
        sums[4] += i64::try_from(view.tiles.len()).expect("few");
        sums[5] += i64::from(view.round);
        let totals =
            Seat::all(seats).map(|seat| i64::from(*game.score(seat).last().expect("a line")));
        sums[6] += totals.sum::<i64>();
    }
    sums
}

fn is_action(mv: Move) -> bool {
    match mv {
        Move::Draw { .. } | Move::Expand { .. } | Move::Recall { .. } | Move::Play { .. } => true,
        Move::Open { .. }
        | Move::Finish { .. }
        | Move::Reward { .. }
        | Move::Spend { .. }
        | Move::End => false,
    }
}

/// The yardsticks of §5, which another simulator measured: means of a game in tenths, and how far off they may be.
#[test]
fn random_games_come_out_like_those_of_another_simulator() {
    for (seats, [actions, sites, fountains, points]) in
        [(2, [1000, 190, 161, 230]), (3, [970, 190, 155, 160]), (4, [940, 180, 145, 130])]
    {
        let found = random_games(seats, 300);
        let near =
            |found: i64, of: i64, right: i64, off: i64| (10 * found / of - right).abs() <= off;
        assert!(near(found[1], 300, actions, 25), "{seats}: actions {}", found[1]);
        assert!(near(found[2], 300, sites, 12), "{seats}: sites {}", found[2]);
        assert!(near(found[3], 300, fountains, 12), "{seats}: fountains {}", found[3]);
        assert!(near(found[6], 300 * i64::from(seats), points, 15), "{seats}: points {}", found[6]);
    }
}

#[test]
fn random_games_come_out_as_ever() {
    for (seats, sums) in [
        (2, [9190, 5025, 902, 756, 2735, 1281, 2143]),
        (3, [9367, 4963, 966, 797, 2749, 857, 2402]),
        (4, [8960, 4665, 903, 713, 2665, 617, 2559]),
    ] {
        assert_eq!(random_games(seats, 50), sums, "{seats}");
    }
}
