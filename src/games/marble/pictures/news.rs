//! What is new in a picture: the difference between two public views. Visual language §6: last move and what is new.

use crate::board::Seat;
use crate::games::marble::rules::{
    Aqueduct, ByKind, Placement, Player, Post, PublicView, Vertex, grid,
};

/// What has changed between an earlier view of a table and a later one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// By seat.
    players: Vec<Fresh>,
    /// The tiles that were put down.
    pub(super) tiles: Vec<Placement>,
    /// The sites that were finished.
    pub(super) sites: Vec<Vertex>,
    /// The pieces that were laid: whose, from where, to where.
    pub(super) pieces: Vec<(Aqueduct, Vertex, Vertex)>,
    /// Whether the picture ends the round before that of the later view.
    pub closes: bool,
}

/// What has changed for one player, by how much.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Fresh {
    /// Tiles by type, ready and new together.
    pub tiles: [i32; 4],
    /// Imperium tiles by type.
    pub imperium: [i32; 4],
    pub coins: i32,
    pub bridges: i32,
    pub points: i32,
    /// Magistrates that went from one place to another.
    pub magistrates: usize,
}

impl News {
    /// What is new in `after` for somebody who last saw `before`, an earlier view of the same table.
    pub fn between(before: &PublicView, after: &PublicView) -> Self {
        Self {
            players: after.all_seats().map(|seat| fresh(before, after, seat)).collect(),
            tiles: after.tiles.without(before.tiles).iter().collect(),
            sites: after.finished().without(before.finished()).iter().collect(),
            pieces: Aqueduct::ALL.into_iter().flat_map(|one| laid(one, before, after)).collect(),
            closes: false,
        }
    }

    /// Whether nothing has changed.
    pub fn is_empty(&self) -> bool {
        self.players.iter().all(|player| *player == Fresh::default())
            && self.tiles.is_empty()
            && self.sites.is_empty()
            && self.pieces.is_empty()
    }

    /// What has changed for this seat.
    pub(super) fn of(&self, seat: Seat) -> Fresh {
        self.players.get(seat.index()).copied().unwrap_or_default()
    }
}

/// The pieces of an aqueduct that are new.
fn laid(
    aqueduct: Aqueduct,
    before: &PublicView,
    after: &PublicView,
) -> impl Iterator<Item = (Aqueduct, Vertex, Vertex)> + use<> {
    let (known, path) = (before.course(aqueduct).path.len(), after.course(aqueduct).path);
    let from = [grid().spring(aqueduct)].into_iter().chain(path);
    from.zip(path).skip(known).map(move |(from, to)| (aqueduct, from, to))
}

/// How many magistrates have gone: from tiles, to tiles, and from or to each space.
fn moved(before: &Player, after: &Player) -> usize {
    let gone = |from: &Player, to: &Player| {
        from.posts().filter(|tile| to.posts().all(|other| other != *tile)).count()
    };
    let spaces = before.spaces().0.into_iter().zip(after.spaces().0);
    let treasury = [before, after].map(|player| player.count(Post::Treasury));
    let spaces = spaces.chain([(treasury[0], treasury[1])]);
    gone(before, after)
        + gone(after, before)
        + spaces.map(|(was, is)| usize::from(was.abs_diff(is))).sum::<usize>()
}

/// By how much each number has grown.
fn grown(before: ByKind, after: ByKind) -> [i32; 4] {
    std::array::from_fn(|kind| i32::from(after.0[kind]) - i32::from(before.0[kind]))
}

fn fresh(before: &PublicView, after: &PublicView, seat: Seat) -> Fresh {
    let tiles = [before, after].map(|view| {
        let (ready, fresh) = (view.player(seat).ready, view.fresh_of(seat));
        ByKind(std::array::from_fn(|kind| ready.0[kind] + fresh.0[kind]))
    });
    let points = after.points_of(seat) - before.points_of(seat);
    let (before, after) = (before.player(seat), after.player(seat));
    let bridges = [before, after].map(|player| player.bridges.count_ones().cast_signed());
    Fresh {
        tiles: grown(tiles[0], tiles[1]),
        imperium: grown(before.imperium, after.imperium),
        coins: i32::from(after.coins) - i32::from(before.coins),
        bridges: bridges[1] - bridges[0],
        points,
        magistrates: moved(before, after),
    }
}
