//! What is new in a picture: the difference between two public views. Visual language §6: last move and what is new.

use crate::board::Seat;
use crate::games::marble::rules::{
    Aqueduct, AqueductView, Kind, Placement, PlayerView, PublicView, SiteView, TileView, Vertex,
};

/// What has changed between an earlier view of a table and a later one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// By seat.
    players: Vec<Fresh>,
    /// The tiles that were put down.
    pub(super) tiles: Vec<TileView>,
    /// The sites that were finished.
    pub(super) sites: Vec<SiteView>,
    /// The pieces that were laid: whose, from where, to where.
    pub(super) pieces: Vec<(Aqueduct, Vertex, Vertex)>,
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
    #[must_use]
    pub fn between(before: &PublicView, after: &PublicView) -> Self {
        let was = |at| before.tile(at).is_some();
        let stood = |site| before.site(site).is_some();
        Self {
            players: after.seats().map(|seat| fresh(before, after, seat)).collect(),
            tiles: after.tiles.iter().filter(|tile| !was(tile.at)).copied().collect(),
            sites: after.sites.iter().filter(|site| !stood(site.site)).copied().collect(),
            pieces: before.aqueducts.iter().zip(&after.aqueducts).flat_map(laid).collect(),
        }
    }

    /// Whether nothing has changed.
    #[must_use]
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

fn laid(
    (before, after): (&AqueductView, &AqueductView),
) -> impl Iterator<Item = (Aqueduct, Vertex, Vertex)> + use<> {
    let (aqueduct, known) = (after.aqueduct, before.path.len());
    let from = [after.spring].into_iter().chain(after.path.iter().copied());
    let pieces: Vec<_> = from.zip(after.path.iter().copied()).skip(known).collect();
    pieces.into_iter().map(move |(from, to)| (aqueduct, from, to))
}

/// Where the magistrates of a player are: on which tiles, and how many on each kind of space.
fn posts(player: &PlayerView) -> (Vec<Placement>, [u8; 4], u8) {
    (player.posts.iter().map(|post| post.tile).collect(), player.spaces.0, player.treasury)
}

fn fresh(before: &PublicView, after: &PublicView, seat: Seat) -> Fresh {
    let points = after.points_of(seat) - before.points_of(seat);
    let (before, after) = (&before.players[seat.index()], &after.players[seat.index()]);
    let more = |of: fn(&PlayerView, Kind) -> u8| {
        Kind::ALL.map(|kind| i32::from(of(after, kind)) - i32::from(of(before, kind)))
    };
    let (was, is) = (posts(before), posts(after));
    let moved = is.0.iter().filter(|tile| !was.0.contains(tile)).count()
        + was.0.iter().filter(|tile| !is.0.contains(tile)).count();
    let spaces = was.1.iter().zip(is.1).map(|(was, is)| usize::from(was.abs_diff(is)));
    Fresh {
        tiles: more(|player, kind| player.ready.of(kind) + player.fresh.of(kind)),
        imperium: more(|player, kind| player.imperium.of(kind)),
        coins: i32::from(after.coins) - i32::from(before.coins),
        bridges: count(&after.bridges) - count(&before.bridges),
        points,
        magistrates: moved + spaces.sum::<usize>() + usize::from(was.2.abs_diff(is.2)),
    }
}

fn count<T>(things: &[T]) -> i32 {
    i32::try_from(things.len()).unwrap_or(i32::MAX)
}
