//! From the state to the views, question 25.

use super::{
    kinds::{Aqueduct, ByKind, Kind},
    places::{Space, Vertex},
    state::{Marble, Post, Stage},
    view::{
        AqueductView, BridgeView, Decision, KnownBridge, Own, PlayerView, PostView, PublicView,
        SiteView, TileView, TurnView,
    },
};
use crate::board::Seat;

impl Marble {
    /// All that a spectator may know.
    pub(crate) fn look(&self) -> PublicView {
        let is_over = self.stage == Stage::Over;
        let left_out = self.bridges[self.grid.bridges().len()];
        PublicView {
            options: self.options,
            round: self.round,
            turn: self.turn_view(),
            first_player: self.opener,
            last_round: self.last_round,
            hills: self.drawn_hills().collect(),
            tiles: self.tile_views(),
            sites: self.finished().iter().map(|site| self.site_view(site)).collect(),
            aqueducts: Aqueduct::ALL.map(|aqueduct| self.aqueduct_view(aqueduct)).to_vec(),
            bridges: self.grid.bridges().map(|space| self.bridge_view(space)).collect(),
            left_out: is_over.then_some(left_out),
            places: self.places.iter().collect(),
            last: self.last,
            stacks: self.stacks,
            imperium: ByKind(Kind::ALL.map(|kind| self.imperium_left(kind))),
            coins: self.coins_left(),
            players: self.all_seats().map(|seat| self.player_view(seat)).collect(),
            winners: is_over.then(|| self.best_seats()),
        }
    }

    fn turn_view(&self) -> Option<TurnView> {
        let decision = match self.stage {
            Stage::Act => Decision::Action,
            Stage::Open => {
                Decision::Open { aqueducts: Aqueduct::of_bits(self.springs_due).collect() }
            }
            Stage::Finish => Decision::Finish { sites: self.due.iter().collect() },
            Stage::Reward(site) => Decision::Reward { site, building: self.building_at(site) },
            Stage::Over => return None,
        };
        let (active, to_move, actions) = (self.active, self.to_move, self.actions);
        Some(TurnView { active, to_move, actions, decision })
    }

    fn tile_views(&self) -> Vec<TileView> {
        let magistrate =
            |at| self.all_seats().find(|seat| self.player(*seat).posts().any(|post| post == at));
        let view = |at| TileView { tile: self.kind_at(at), at, magistrate: magistrate(at) };
        self.tiles.iter().map(view).collect()
    }

    fn site_view(&self, site: Vertex) -> SiteView {
        let owner = self.all_seats().find(|seat| self.owned[seat.index()].contains(site));
        SiteView { site, building: self.building_at(site), owner }
    }

    fn aqueduct_view(&self, aqueduct: Aqueduct) -> AqueductView {
        let course = self.course(aqueduct);
        AqueductView {
            aqueduct,
            spring: self.grid.spring(aqueduct),
            is_open: course.is_open,
            path: course.path.to_vec(),
            left: self.pieces_left(aqueduct),
            steps: self.next_steps(aqueduct).to_vec(),
        }
    }

    fn bridge_view(&self, space: Space) -> BridgeView {
        let has = |seat: &Seat| self.player(*seat).bridges & space.bit() != 0;
        BridgeView {
            space,
            taken_by: self.all_seats().find(has),
            value: (self.stage == Stage::Over).then(|| self.bridge_value(space)),
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let post = |tile| PostView {
            tile,
            kind: self.kind_at(tile),
            open_corners: self.open_corners(tile),
        };
        let knows = self.tally(|_| self.stage == Stage::Over);
        PlayerView {
            ready: player.ready,
            fresh: if seat == self.active { self.fresh } else { ByKind::default() },
            magistrates: player.count(Post::Ready),
            posts: player.posts().map(post).collect(),
            spaces: ByKind(Kind::ALL.map(|kind| player.count(Post::Imperium(kind)))),
            treasury: player.count(Post::Treasury),
            imperium: player.imperium,
            coins: player.coins,
            points: player.points,
            bridges: Space::of_bits(player.bridges).collect(),
            score: knows.score(&knows.players[seat.index()]),
        }
    }

    /// All that one seat knows.
    pub(crate) fn look_as(&self, seat: Seat) -> Own {
        let own = Space::of_bits(self.player(seat).bridges);
        let bridges = own.map(|space| KnownBridge { space, value: self.bridge_value(space) });
        Own { bridges: bridges.collect(), score: self.score_of(seat) }
    }
}
