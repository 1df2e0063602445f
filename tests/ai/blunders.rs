//! Blunders of opponents that were seen once, each as a position: what they must do there now. Where the numbers set by hand
//! still make one, the test says so.

use aedile::{
    ai::{self, Budget, review},
    board::{Beliefs, FirstPlayer, Game, Level, Rng, Seat, Seed, Strategy, Turn},
    games::{
        builders::Builders,
        marble::{ByKind, Kind, Marble, Move, Options, Post, Stage, Table},
    },
};

const ME: Seat = Seat::FIRST;

/// The move of an opponent without a search who believes this.
fn at_first_sight<G: Strategy>(beliefs: &Beliefs<G::Weights>, game: &G) -> G::Move {
    let seat = game.turn().seat().unwrap();
    let (view, seed) = (game.seat_view(seat), Seed::from_number(1));
    ai::choose_by::<G>(beliefs, Level::Greedy, &view, seed, &Budget::OF_LEVEL)
}

/// The same, as opponents at tables believe.
fn greedy<G: Strategy>(game: &G) -> G::Move {
    at_first_sight(G::beliefs(), game)
}

/// A game without a search by what was set by hand, which stays the same for ever, up to the move with this number.
fn by_hand<G: Strategy>(seats: u8, deal: u64, moves: u64) -> G {
    let setup = G::deal(seats, &G::Options::default(), Seed::from_number(deal));
    let mut game = G::new(&setup).ok().unwrap();
    for _ in 1..moves {
        let mv = game.forced().unwrap_or_else(|| at_first_sight(G::by_hand(), &game));
        game.play_unchecked(mv);
    }
    game
}

/// By how many points a seat that makes this move may expect to be ahead.
fn expects<G: Strategy>(game: &G, mv: G::Move) -> f32 {
    let view = game.seat_view(game.turn().seat().unwrap());
    review::after::<G>(&view, mv, 1_000, Seed::from_number(5)).mean
}

/// The points of each seat after a game of City of Marble without a search.
fn glanced(beliefs: &Beliefs<<Marble as Strategy>::Weights>, seats: u8, number: u64) -> Vec<i32> {
    let setup = Marble::deal(seats, &Options::default(), Seed::from_number(number));
    let mut game = Marble::new(&setup).unwrap();
    while let Turn::ToMove(_) = game.turn() {
        let mv = game.forced().unwrap_or_else(|| at_first_sight(beliefs, &game));
        game.play_unchecked(mv);
    }
    Seat::all(seats).map(|seat| *game.score(seat).last().unwrap()).collect()
}

/// How far a seat of two is ahead if the game ended now.
fn lead(game: &Marble, seat: Seat) -> i32 {
    let total = |seat| *game.score(seat).last().unwrap();
    total(seat) - total(seat.left(2))
}

/// A table of City of Marble for two with these tiles on it, which nobody played, and this changed; the first seat is in turn.
fn laid(tiles: &[(Kind, &str)], change: impl FnOnce(&mut Table)) -> Marble {
    let options =
        Options { fixed_hills: true, first_player: FirstPlayer::Fixed(ME), ..Options::default() };
    let start = Marble::new(&Marble::deal(2, &options, Seed::from_number(5))).unwrap();
    let edit = |game: &Marble, change: &mut dyn FnMut(&mut Table)| {
        let mut view = game.seat_view(ME);
        change(&mut view.public);
        Marble::imagine(&view, &mut Rng::new(Seed::from_number(5)))
    };
    let mut game = start;
    for (kind, at) in tiles {
        game = edit(&game, &mut |table| {
            (table.stage, table.actions) = (Stage::Act, 2);
            *table.players[0].ready.of_mut(*kind) += 1;
        });
        game.play_unchecked(Move::Play { tile: *kind, at: at.parse().unwrap(), magistrate: false });
    }
    let mut change = Some(change);
    edit(&game, &mut |table| {
        (table.actions, table.last) = (1, None);
        for player in &mut table.players {
            player.ready = ByKind::default();
        }
        change.take().unwrap()(table);
    })
}

/// The tile that completes the site E5 beside tiles on E5-E6 and E5-F4: a temple, if somebody has influence there.
const COMPLETES: &str = "d4-e5";

/// Whether a move puts a tile down there.
fn plays(mv: Move, place: &str) -> bool {
    matches!(mv, Move::Play { at, .. } if at.to_string().to_lowercase() == place)
}

/// Four who thought one step ahead drew all tiles and put none down: every game was twenty draws and nothing for anybody.
#[test]
fn four_without_a_search_put_tiles_down_in_marble() {
    let by_hand = glanced(Marble::by_hand(), 4, 1);
    assert_eq!(by_hand, [0; 4], "the yardstick still does it");
    for number in 1..=2 {
        let points = glanced(Marble::beliefs(), 4, number);
        assert!(points.iter().sum::<i32>() > 100, "deal {number}: {points:?}");
    }
}

/// A site that nobody has influence at is no promise; once complete it was none either, though as a fountain it brings a point to
/// each building beside it.
#[test]
fn a_fountain_beside_own_buildings_is_made_in_marble() {
    let tiles = [(Kind::Arena, "e5-e6"), (Kind::Arena, "e5-f4")];
    let game = laid(&tiles, |table| {
        table.last_round = Seat::new(1);
        table.players[0].ready = ByKind([0, 0, 1, 1]);
        table.owned[0] = ["e4", "d5"].map(|site| site.parse().unwrap()).into_iter().collect();
    });
    assert!(plays(greedy(&game), COMPLETES), "{}", greedy(&game));
    assert!(!plays(at_first_sight(Marble::by_hand(), &game), COMPLETES), "not seen by hand");
}

/// Nor did one see the coin for the magistrate that goes from a fountain to the treasury.
#[test]
fn a_fountain_with_an_own_magistrate_is_made_for_its_coin_in_marble() {
    let tiles = [(Kind::Arena, "e5-e6"), (Kind::Arena, "e5-f4")];
    let game = laid(&tiles, |table| {
        table.last_round = Seat::new(1);
        table.players[0].ready = ByKind([0, 0, 1, 1]);
        let post = Post::Tile("e5-e6".parse().unwrap());
        table.players[0].magistrates = [post, Post::Ready, Post::Ready];
    });
    assert!(plays(greedy(&game), COMPLETES), "{}", greedy(&game));
}

/// A magistrate waited on a tile of a type that the sites there could no longer become: tiles fit in other numbers only.
#[test]
fn a_magistrate_waits_where_a_site_can_still_become_what_it_stands_for_in_marble() {
    for (deal, moves, right, wrong) in [
        (0, 87, "play:temple:g8-h7:magistrate", "play:arena:g8-h7:magistrate"),
        (1, 160, "play:bathhouse:b5-c5:magistrate", "play:arena:b5-c5:magistrate"),
    ] {
        let game = by_hand::<Marble>(2, deal, moves);
        let mv = greedy(&game);
        assert_eq!(mv.to_string(), right, "deal {deal}");
        let gain = expects(&game, mv) - expects(&game, wrong.parse().unwrap());
        assert!(gain > 0.5, "deal {deal}: {mv} gains {gain} only");
    }
}

/// A tile that is drawn before the last round is played in it: it was worth next to nothing with so little time left.
#[test]
fn who_has_no_tile_draws_one_for_the_last_action_in_marble() {
    let game = by_hand::<Marble>(2, 3, 191);
    let table = game.public_view();
    assert_eq!(table.player(table.active).ready.total(), 0);
    let mv = greedy(&game);
    assert!(matches!(mv, Move::Draw { .. }), "{mv}");
}

/// Imperium that can win no race any more kept a share of it, and was dearer than what can.
#[test]
fn imperium_that_can_win_no_race_is_spent_first_in_marble() {
    let game = laid(&[(Kind::Temple, "e5-e6"), (Kind::Temple, "e5-f4")], |table| {
        table.actions = 0;
        table.players[0].ready = ByKind([2, 1, 1, 1]);
        table.players[0].imperium = ByKind([4, 0, 0, 1]);
        table.players[1].imperium = ByKind([8, 0, 0, 4]);
    });
    let temple = Move::Spend { imperium: Kind::Temple };
    assert_eq!(greedy(&game), temple);
    let hand = at_first_sight(Marble::by_hand(), &game);
    assert_ne!(hand, temple, "not seen by hand");
}

/// Who was behind bought actions for the last tiles, which nobody could play any more.
#[test]
fn who_is_behind_buys_no_draws_at_the_end_in_marble() {
    for (deal, moves) in [(0, 188), (9, 172), (16, 204)] {
        let mut game = by_hand::<Marble>(2, deal, moves);
        let seat = game.turn().seat().unwrap();
        assert!(game.public_view().actions == 0 && lead(&game, seat) < 0, "deal {deal}");
        while game.public_view().active == seat && game.turn() == Turn::ToMove(seat) {
            let mv = greedy(&game);
            assert!(!matches!(mv, Move::Draw { .. }), "deal {deal}: {mv}");
            game.play_unchecked(mv);
        }
    }
}

/// Far behind it drew the tiles that ended the game, with others ready: less time was left to everybody, and so to the others.
#[test]
fn who_is_far_behind_does_not_end_the_game_in_marble() {
    for (deal, moves) in [(27, 182), (72, 198)] {
        let game = by_hand::<Marble>(2, deal, moves);
        let seat = game.turn().seat().unwrap();
        assert!(lead(&game, seat) < -20, "deal {deal}");
        let mv = greedy(&game);
        assert!(!matches!(mv, Move::Draw { .. }), "deal {deal}: {mv}");
    }
}

/// With two loans and an almost empty purse, and no time to earn what it takes, it opened the Pyramid.
#[test]
fn nobody_opens_the_pyramid_with_loans_and_an_empty_purse_in_builders() {
    // Seats, deal, move; the points that are lost by it.
    for (seats, deal, moves, lost) in [(2, 1127, 60, 2.0), (3, 908, 77, 1.0), (2, 647, 52, 0.5)] {
        let game = by_hand::<Builders>(seats, deal, moves);
        let seat = game.turn().seat().unwrap();
        let view = game.seat_view(seat);
        let purse = &view.public.players[seat.index()];
        assert!(purse.loans >= 2 && purse.coins <= 2, "deal {deal}");
        let hand = at_first_sight(Builders::by_hand(), &game);
        assert_eq!(hand.to_string(), "open:pyramid", "deal {deal}: the yardstick still does it");
        let mv = greedy(&game);
        assert_ne!(mv, hand, "deal {deal}");
        let gain = expects(&game, mv) - expects(&game, hand);
        assert!(gain > lost, "deal {deal}: {mv} gains {gain} only");
    }
}
