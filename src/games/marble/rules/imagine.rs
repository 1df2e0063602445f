//! A whole table that looks like a view: only the bridge values that the seat has not seen are dealt anew.

use super::{
    facts::numbers,
    grid::grid,
    places::{Space, VertexSet},
    state::{Marble, Player, Post, Stage},
    view::{Decision, PlayerView, PublicView, SeatView},
};
use crate::board::{Chance, Seat};

impl Marble {
    /// A game that looks like this to the seat.
    pub(crate) fn imagined(view: &SeatView, rng: &mut impl Chance) -> Self {
        let mut game = Self::from_view(view);
        game.deal_anew(view.seat, rng);
        game
    }

    /// The table of a view, with the unknown bridge values in some order.
    pub(crate) fn from_view(view: &SeatView) -> Self {
        let mut game = Self::from_public(&view.public);
        let known =
            view.public.bridges.iter().filter_map(|bridge| Some((bridge.space, bridge.value?)));
        let own = view.bridges.iter().map(|bridge| (bridge.space, bridge.value));
        let mut pool = numbers().bridges.clone();
        let mut unseen: Vec<usize> = (0..pool.len()).collect();
        for (space, value) in known.chain(own) {
            let place = unseen.iter().position(|place| *place == space.index());
            let drawn = pool.iter().position(|other| *other == value);
            if let (Some(place), Some(drawn)) = (place, drawn) {
                game.bridges[unseen.remove(place)] = pool.remove(drawn);
            }
        }
        for (place, value) in unseen.into_iter().zip(pool) {
            game.bridges[place] = value;
        }
        game
    }

    /// Shuffles the bridge values that this seat has not seen.
    pub(crate) fn deal_anew(&mut self, seat: Seat, rng: &mut impl Chance) {
        if self.stage == Stage::Over {
            return;
        }
        let own = self.player(seat).bridges;
        let unseen = self.grid.bridges().filter(|space| own & space.bit() == 0).map(Space::index);
        let (mut places, mut values, mut count) = ([0; 9], [0; 9], 0);
        for place in unseen.chain([self.grid.bridges().len()]) {
            places[count] = place;
            values[count] = self.bridges[place];
            count += 1;
        }
        rng.shuffle(&mut values[..count]);
        for (place, value) in places[..count].iter().zip(values) {
            self.bridges[*place] = value;
        }
    }

    /// The table of a view, without bridge values.
    fn from_public(view: &PublicView) -> Self {
        let seats = view.players.len().to_le_bytes()[0];
        let mut game = Self::bare(grid(), numbers(), seats, view.options, view.first_player);
        view.hills.iter().for_each(|hill| game.raise(*hill));
        view.tiles.iter().for_each(|tile| game.set_tile(tile.tile, tile.at));
        for site in &view.sites {
            match site.owner {
                Some(seat) => game.owned[seat.index()].insert(site.site),
                None => game.fountains.insert(site.site),
            }
        }
        for aqueduct in &view.aqueducts {
            let course = &mut game.aqueducts[aqueduct.aqueduct.index()];
            course.is_open = aqueduct.is_open;
            course.path.extend(aqueduct.path.iter().copied());
            aqueduct.path.iter().for_each(|reached| game.wet.insert(*reached));
        }
        for (player, seen) in game.players.iter_mut().zip(&view.players) {
            *player = player_of(seen);
        }
        game.stacks = view.stacks;
        game.round = view.round;
        game.last_round = view.last_round;
        game.last = view.last;
        game.set_turn(view);
        game
    }

    fn set_turn(&mut self, view: &PublicView) {
        let Some(turn) = &view.turn else {
            self.stage = Stage::Over;
            return;
        };
        self.active = turn.active;
        self.to_move = turn.to_move;
        self.actions = turn.actions;
        self.fresh = view.players[turn.active.index()].fresh;
        self.stage = match &turn.decision {
            Decision::Action => Stage::Act,
            Decision::Open { aqueducts } => {
                self.springs_due = aqueducts.iter().fold(0, |due, aqueduct| due | aqueduct.bit());
                Stage::Open
            }
            Decision::Finish { .. } => Stage::Finish,
            Decision::Reward { site, .. } => Stage::Reward(*site),
        };
        // What the last tile completed waits, but for what is finished.
        let done = self.grid.vertices().filter(|site| self.is_done(*site));
        self.due = done.collect::<VertexSet>().without(self.finished());
    }
}

fn player_of(view: &PlayerView) -> Player {
    let on_tiles = view.posts.iter().map(|post| Post::Tile(post.tile));
    let on_spaces = view.spaces.each().map(Post::Imperium);
    let in_treasury = (0..view.treasury).map(|_| Post::Treasury);
    let mut player = Player {
        ready: view.ready,
        imperium: view.imperium,
        coins: view.coins,
        bridges: view.bridges.iter().fold(0, |bits, space| bits | space.bit()),
        points: view.points,
        ..Player::BARE
    };
    let sent = on_tiles.chain(on_spaces).chain(in_treasury);
    for (place, post) in player.magistrates.iter_mut().zip(sent) {
        *place = post;
    }
    player
}
