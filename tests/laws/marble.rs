//! The laws of *Rome: City of Marble*: nothing is lost, every tile and piece lies by the rules, everything ends.

use std::collections::BTreeSet;

use aedile::{
    board::{Game, PlayError, Rng, Seat, Seed, Turn},
    games::marble::{
        Aqueduct, ByKind, Event, FountainAdjacency, HillCorners, Kind, LONGEST_PATH, Marble, Move,
        OneOrTwo, Options, Path, Piece, Player, Post, PublicView, StandingOrder, Vertex, grid,
        numbers,
    },
};
use proptest::prelude::*;

use crate::laws::{all_views, config, logs_are_the_same, position, told};

/// The way to a position; a game itself shows its bridge values to nobody, not even to a failed test.
#[derive(Clone, Debug)]
struct Way {
    seats: u8,
    options: Options,
    number: u64,
    moves: usize,
}

impl Way {
    fn game(&self) -> Marble {
        position(self.seats, &self.options, self.number, self.moves)
    }
}

prop_compose! {
    fn any_way()(
        seats in 2_u8..=4,
        hills in 0_u8..=1,
        is_edge: bool,
        fixed_hills: bool,
        number: u64,
        moves in 0_usize..200,
    ) -> Way {
        let adjacency = if is_edge { FountainAdjacency::Edge } else { FountainAdjacency::Lattice };
        let corners = HillCorners::try_from(hills).expect("0 or 1");
        let options = Options {
            buildings_per_hill_corner: corners,
            fountain_adjacency: adjacency,
            fixed_hills,
            ..Options::default()
        };
        Way { seats, options, number, moves }
    }
}

/// Every piece of the box is somewhere.
fn pieces_are_conserved(view: &PublicView) {
    let sum = |of: &dyn Fn(&Player) -> u8| view.players().iter().map(of).sum::<u8>();
    for kind in Kind::ALL {
        let hands = sum(&|player| player.ready.of(kind)) + view.fresh.of(kind);
        let laid = view.tiles.iter().filter(|tile| view.kind_at(*tile) == kind).count();
        let all = usize::from(hands + view.stacks.of(kind)) + laid;
        assert_eq!(all, usize::from(numbers().tiles.of(kind)), "{kind}");
        let held = sum(&|player| player.imperium.of(kind));
        assert_eq!(held + view.imperium_left(kind), numbers().imperium, "{kind}");
    }
    assert_eq!(sum(&|player| player.coins) + view.coins_left(), numbers().coins);
    for (seat, player) in view.all_seats().zip(view.players()) {
        let tiles = player.posts().count().to_le_bytes()[0];
        let sent = tiles + player.spaces().total() + player.count(Post::Treasury);
        assert_eq!(player.count(Post::Ready) + sent, numbers().magistrates);
        assert!(player.posts().all(|tile| view.magistrate_at(tile) == Some(seat)));
        let sites = view.owned[seat.index()].iter();
        let points = sites.filter_map(|site| view.building_at(site).kind());
        let points = points.map(|kind| u16::from(numbers().points.of(kind)));
        assert_eq!(points.sum::<u16>(), player.points);
        let lines = view.open_score(seat).lines();
        assert_eq!(lines[..7].iter().sum::<i32>(), lines[7]);
    }
}

/// Tiles do not overlap, finished sites are complete, aqueducts are paths along sides that meet nothing.
fn the_board_is_sound(view: &PublicView) {
    let mut covered: BTreeSet<_> =
        view.drawn_hills().map(|hill| grid().hill(hill).triangle).collect();
    for tile in view.tiles.iter() {
        let triangles = grid().lot(tile).triangles;
        assert!(triangles.iter().all(|half| covered.insert(*half)), "{tile}");
    }
    assert!(view.tiles.len() <= 60 && view.covered.iter().eq(covered.iter().copied()));
    let mut seen = BTreeSet::new();
    for aqueduct in Aqueduct::ALL {
        let (course, mut from) = (view.course(aqueduct), grid().spring(aqueduct));
        assert!(seen.insert(from) && (course.is_open || course.path.is_empty()));
        assert_eq!(course.path.len() + usize::from(view.pieces_left(aqueduct)), 13);
        for to in course.path {
            assert!(grid().edge_between(from, to).is_some() && seen.insert(to), "{from} {to}");
            from = to;
        }
    }
    for site in view.finished().iter() {
        let mut near = grid().triangles().filter(|half| grid().corners_of(*half).contains(&site));
        assert!(near.all(|half| covered.contains(&half)), "{site} is not complete");
        assert_eq!(view.owner_of(site).is_some(), !view.fountains.contains(site));
        assert_eq!(view.owner_of(site).is_some(), view.building_at(site).kind().is_some());
    }
    for space in grid().bridges() {
        let half = grid().bridge_triangle(space);
        let is_under_a_tile =
            view.tiles.iter().any(|tile| grid().lot(tile).triangles.contains(&half));
        assert_eq!(view.taker_of(space).is_some(), is_under_a_tile);
    }
}

/// All paths of the lattice of up to three pieces from here.
fn paths(from: Vertex, path: Path, out: &mut Vec<Path>) {
    out.push(path);
    if path.len() < LONGEST_PATH {
        let near = grid().vertices().filter(|to| grid().edge_between(from, *to).is_some());
        near.for_each(|to| paths(to, path.into_iter().chain([to]).collect(), out));
    }
}

fn one<T: Copy + Default>(thing: T) -> OneOrTwo<T> {
    [thing].into_iter().collect()
}

/// Every move that can be written down, but for pieces of aqueducts that lead far away from all of them.
fn conceivable(view: &PublicView) -> Vec<Move> {
    let mut moves = vec![Move::End, Move::Reward { tile: None }];
    for tile in grid().placements() {
        moves.extend([Move::Recall { tile }, Move::Reward { tile: Some(tile) }]);
        for kind in Kind::ALL {
            let play = |magistrate| Move::Play { tile: kind, at: tile, magistrate };
            moves.extend([false, true].map(play));
        }
    }
    moves.extend(grid().vertices().map(|site| Move::Finish { site }));
    for kind in Kind::ALL {
        moves.extend([Move::Spend { imperium: kind }, Move::Draw { tiles: one(kind) }]);
        moves.extend(Kind::ALL.map(|other| Move::Draw { tiles: [kind, other].into() }));
    }
    let mut pieces = Vec::new();
    for aqueduct in Aqueduct::ALL {
        let mut all = Vec::new();
        paths(grid().spring(aqueduct), Path::new(), &mut all);
        moves.extend(all.into_iter().map(|path| Move::Open { aqueduct, path }));
        let mut all = Vec::new();
        paths(view.tail(aqueduct), Path::new(), &mut all);
        let near: BTreeSet<Vertex> =
            all.into_iter().filter(|path| path.len() < 3).flatten().collect();
        pieces.extend(near.into_iter().map(|to| Piece { aqueduct, to }));
    }
    for first in &pieces {
        moves.push(Move::Expand { pieces: one(*first) });
        let both = |second: &Piece| Move::Expand { pieces: [*first, *second].into() };
        moves.extend(pieces.iter().map(both));
    }
    moves
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, ..config() })]

    #[test]
    fn listed_moves_are_all_that_the_rules_accept_and_refusals_are_short_sentences(way in any_way()) {
        let game = way.game();
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        let listed: BTreeSet<String> = legal.iter().map(Move::to_string).collect();
        let mut accepted = BTreeSet::new();
        for mv in conceivable(&game.public_view()) {
            match game.check(mv) {
                Ok(()) => drop(accepted.insert(mv.to_string())),
                Err(refused) => {
                    let text = refused.to_string();
                    prop_assert!(!text.ends_with('.') && text.len() < 500, "{}", text);
                }
            }
        }
        prop_assert_eq!(listed, accepted);
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn moves_are_accepted_and_have_short_codes(way in any_way()) {
        crate::laws::listed_moves_are_accepted_and_have_short_codes(&way.game());
    }

    #[test]
    fn a_review_knows_its_view_and_its_chance_alone(way in any_way(), luck: u64, chance: u64) {
        crate::laws::a_review_knows_its_view_and_its_chance_alone(&way.game(), luck, chance);
    }

    #[test]
    fn no_seat_can_tell_worlds_apart(way in any_way(), luck: u64) {
        crate::laws::no_seat_can_tell_worlds_apart(&way.game(), luck);
    }

    #[test]
    fn an_imagined_game_can_be_played_to_its_end(way in any_way(), luck: u64) {
        crate::laws::an_imagined_game_can_be_played_to_its_end(&way.game(), luck);
    }

    #[test]
    fn a_refused_move_changes_nothing(way in any_way(), other in any_way()) {
        let mut moves = Vec::new();
        other.game().legal_moves(&mut moves);
        crate::laws::a_refused_move_changes_nothing(&mut way.game(), &moves);
    }

    #[test]
    fn whole_games_keep_every_piece_and_end(seats in 2_u8..=4, number: u64) {
        let mut game: Marble = position(seats, &Options::default(), number, 0);
        let (mut rng, mut legal) = (Rng::new(Seed::from_number(number)), Vec::new());
        let (mut moves, mut turns) = (0_u32, vec![0_u8; usize::from(seats)]);
        while let Turn::ToMove(seat) = game.turn() {
            if moves % 8 == 0 {
                pieces_are_conserved(&game.public_view());
                the_board_is_sound(&game.public_view());
            }
            legal.clear();
            game.legal_moves(&mut legal);
            let mv = *rng.choose(&legal);
            turns[seat.index()] += u8::from(mv == Move::End);
            game.play(seat, mv).expect("a listed move is legal");
            moves += 1;
        }
        let view = game.public_view();
        pieces_are_conserved(&view);
        the_board_is_sound(&view);
        prop_assert!(moves < 600);
        let most = turns.iter().max().zip(turns.iter().min()).map(|(most, least)| most - least);
        prop_assert!(most <= Some(1), "the last round goes once round the table: {:?}", turns);
        prop_assert!(view.last_round.is_some() && view.stacks.kinds().count() <= 1);
        prop_assert_eq!(game.play(Seat::FIRST, Move::End), Err(PlayError::Over));
    }

    /// Two deals that differ in the bridge values alone: every byte that anybody gets is the same, but for what a taker has seen.
    #[test]
    fn bridge_values_show_nowhere_but_to_their_takers(seats in 2_u8..=4, number: u64, luck: u64) {
        let setup = Marble::deal(seats, &Options::default(), Seed::from_number(number));
        let mut rng = Rng::new(Seed::from_number(luck));
        let mut other = setup.clone();
        other.bridges.push(other.left_out);
        rng.shuffle(&mut other.bridges);
        other.left_out = other.bridges.pop().expect("one more than spaces");
        let (mut here, mut there) = (Marble::new(&setup).unwrap(), Marble::new(&other).unwrap());
        let (mut legal, mut moves) = (Vec::new(), Vec::new());
        while here.turn().seat().is_some() {
            legal.clear();
            here.legal_moves(&mut legal);
            let mv = *rng.choose(&legal);
            let (before_here, before_there) = (here, there);
            prop_assert_eq!((here.forced(), here.idle_move()), (there.forced(), there.idle_move()));
            here.play_unchecked(mv);
            there.play_unchecked(mv);
            if here.turn().seat().is_none() {
                break;
            }
            moves.push(mv);
            prop_assert_eq!(told(&before_here, mv, &here), told(&before_there, mv, &there));
            for seat in Seat::all(seats) {
                if here.public_view().player(seat).bridges == 0 {
                    let views = [here.seat_view(seat), there.seat_view(seat)];
                    prop_assert_eq!(format!("{:?}", &views[0]), format!("{:?}", &views[1]));
                }
            }
        }
        logs_are_the_same::<Marble>((&setup, &moves), (&other, &moves));
    }

    /// A move that seals nothing can be taken back, since it tells what the imagined worlds also tell.
    #[test]
    fn what_does_not_seal_tells_no_bridge_value(way in any_way(), luck: u64) {
        let game = way.game();
        let Turn::ToMove(seat) = game.turn() else { return Ok(()) };
        let world = Marble::imagine(&game.seat_view(seat), &mut Rng::new(Seed::from_number(luck)));
        for mv in game.seat_view(seat).legal.into_iter().step_by(7) {
            let (mut here, mut there) = (game, world);
            here.play_unchecked(mv);
            there.play_unchecked(mv);
            if here.turn().seat().is_some() && !game.seals(mv) {
                prop_assert_eq!(told(&game, mv, &here), told(&world, mv, &there));
                let views = [here.seat_view(seat), there.seat_view(seat)];
                prop_assert_eq!(format!("{:?}", &views[0]), format!("{:?}", &views[1]));
            }
        }
    }

    /// What the program decides is legal, and only what is decided elsewhere waits for a person.
    #[test]
    fn automatic_and_idle_moves_and_standing_orders_are_legal(way in any_way()) {
        let game = way.game();
        let before = all_views(&game);
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        let orders = StandingOrder::ALL.map(|order| order.answer(&game));
        for mv in orders.into_iter().chain([game.forced(), game.idle_move()]).flatten() {
            prop_assert!(legal.contains(&mv), "{}", mv);
        }
        prop_assert_eq!(game.idle_move().is_some(), game.turn().seat().is_some());
        let is_act = legal.iter().any(|mv| matches!(mv, Move::Draw { .. } | Move::Play { .. }));
        prop_assert!(!is_act || game.forced().is_none());
        prop_assert_eq!(all_views(&game), before);
    }

    /// The events of a move say all that changed for its player.
    #[test]
    fn events_tell_what_a_player_gains(way in any_way()) {
        let game = way.game();
        let Turn::ToMove(seat) = game.turn() else { return Ok(()) };
        let had = *game.public_view().player(seat);
        for mv in game.seat_view(seat).legal.into_iter().step_by(5) {
            let mut after = game;
            after.play_unchecked(mv);
            let (mut coins, mut points, mut imperium) = (0, 0, ByKind::default());
            for event in Marble::events(&game, mv, &after) {
                match event {
                    Event::Coin { player, .. } => coins += u8::from(player == seat),
                    Event::Build { player, points: worth, .. } => points += if player == Some(seat) { worth } else { 0 },
                    Event::Collect { imperium: gained, coins: more, .. } => {
                        coins += more;
                        for kind in gained {
                            *imperium.of_mut(kind) += 1;
                        }
                    }
                    _ => {}
                }
            }
            let has = *after.public_view().player(seat);
            prop_assert_eq!((has.coins - had.coins, has.points - had.points), (coins, u16::from(points)));
            let spent = u8::from(matches!(mv, Move::Spend { .. }));
            prop_assert_eq!(has.imperium.total() + spent - had.imperium.total(), imperium.total());
        }
    }
}
