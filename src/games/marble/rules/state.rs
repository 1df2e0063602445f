//! What lies on a table, and its start, §2.1.
//!
//! The rules read and change the [`Table`], which lies open for everybody. A whole game, [`Marble`], adds the one secret: the
//! values of the bridges. They cannot slip out of it: it has neither `Debug` nor `Serialize` nor `PartialEq`. Both are plain
//! data without a heap.

use std::ops::{Deref, DerefMut};

use super::{
    facts::{Numbers, numbers},
    grid::{Grid, grid},
    kinds::{Aqueduct, Building, ByKind, Kind},
    moves::Move,
    options::{HillCorners, Options},
    places::{EdgeSet, Hill, Placement, PlacementSet, Space, TriangleSet, Vertex, VertexSet},
    setup::{BadSetup, Setup},
    table::{BridgeValues, Course, Player, Stage, Table},
};
use crate::board::{Seat, SeatSet};

/// Rome: City of Marble: the whole truth of one table, at most 512 bytes.
#[derive(Clone, Copy)]
pub struct Marble {
    pub(crate) table: Table,
    pub(crate) bridges: BridgeValues,
}

impl Deref for Marble {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl DerefMut for Marble {
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}

impl Marble {
    /// The game at its start, §2.1.
    pub(crate) fn start(setup: &Setup) -> Result<Self, BadSetup> {
        Self::start_on(grid(), numbers(), setup)
    }

    /// The same on another board.
    pub(crate) fn start_on(
        grid: &'static Grid,
        numbers: &'static Numbers,
        setup: &Setup,
    ) -> Result<Self, BadSetup> {
        setup.check(grid, numbers)?;
        let mut table =
            Table::bare(grid, numbers, setup.players, setup.options, setup.first_player);
        for player in &mut table.players[..usize::from(setup.players)] {
            player.ready = ByKind([numbers.hand; 4]);
        }
        for stack in &mut table.stacks.0 {
            *stack -= numbers.hand * setup.players;
        }
        setup.hills.iter().for_each(|hill| table.raise(*hill));
        let mut bridges = BridgeValues::default();
        for (place, value) in bridges.iter_mut().zip(setup.bridges.iter().chain([&setup.left_out]))
        {
            *place = *value;
        }
        Ok(Self { table, bridges })
    }

    /// Plays a move that `check` accepts. When the game is over, the values of the bridges lie open.
    pub(crate) fn apply(&mut self, mv: Move) {
        self.table.change(mv);
        if self.stage == Stage::Over {
            self.table.values = Some(self.bridges);
        }
    }

    /// The value of the bridge tile of a space. Only its taker may know it before the end.
    pub(crate) const fn bridge_value(&self, space: Space) -> u8 {
        self.bridges[space.index()]
    }
}

impl Table {
    /// A table without hills and hands, with full stacks.
    pub(crate) fn bare(
        grid: &'static Grid,
        numbers: &'static Numbers,
        seats: u8,
        options: Options,
        opener: Seat,
    ) -> Self {
        Self {
            grid,
            numbers,
            options,
            covered: TriangleSet::EMPTY,
            places: PlacementSet::EMPTY,
            tiles: PlacementSet::EMPTY,
            kinds: [PlacementSet::EMPTY; 2],
            streets: EdgeSet::EMPTY,
            wet: grid.springs_as_set,
            aqueducts: [Course::default(); 3],
            owned: [VertexSet::EMPTY; 4],
            fountains: VertexSet::EMPTY,
            due: VertexSet::EMPTY,
            players: [Player::BARE; 4],
            stacks: numbers.tiles,
            fresh: ByKind::default(),
            hills: 0,
            values: None,
            springs_due: 0,
            stage: Stage::Act,
            seats,
            opener,
            active: opener,
            to_move: opener,
            actions: numbers.turn.actions,
            last_round: None,
            round: 1,
            last: None,
        }
    }

    /// Draws a hill: its triangle is taken, and its sides support tiles, §2.3.
    pub(crate) fn raise(&mut self, hill: Hill) {
        self.hills |= hill.bit();
        let triangle = self.grid.hill(hill).triangle;
        self.covered.insert(triangle);
        let corners = self.grid.corners_of(triangle);
        let sides: EdgeSet = [(0, 1), (1, 2), (2, 0)]
            .into_iter()
            .filter_map(|(one, other)| self.grid.edge_between(corners[one], corners[other]))
            .collect();
        for place in self.grid.placements() {
            let lot = self.grid.lot(place);
            if lot.ground.meets(&self.covered) {
                self.places.remove(place);
            } else if lot.sides.meets(&sides) {
                self.places.insert(place);
            }
        }
    }

    /// Puts a tile on the board, no matter whose, and what it changes there.
    pub(crate) fn set_tile(&mut self, kind: Kind, at: Placement) {
        let lot = self.grid.lot(at);
        self.covered = self.covered.or(lot.ground);
        self.streets = self.streets.or(lot.sides);
        self.tiles.insert(at);
        for (bit, set) in self.kinds.iter_mut().enumerate() {
            if kind.index() >> bit & 1 == 1 {
                set.insert(at);
            }
        }
        self.places = self.places.without(lot.blocked);
        for place in &lot.beside {
            if !self.grid.lot(*place).ground.meets(&self.covered) {
                self.places.insert(*place);
            }
        }
    }

    /// What a seat has.
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is.
    pub(crate) const fn mover(&self) -> &Player {
        self.player(self.active)
    }

    pub(crate) const fn mover_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    /// The seats of those who play.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    /// All seats clockwise from this one.
    pub(crate) fn seats_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        std::iter::successors(Some(seat), move |seat| Some(seat.left(seats))).take(seats.into())
    }

    /// Those who play, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// Who decides next; `None` when the game is over.
    pub fn decider(&self) -> Option<Seat> {
        (self.stage != Stage::Over).then_some(self.to_move)
    }

    /// The winners; `None` until the game is over.
    pub fn winners(&self) -> Option<SeatSet> {
        (self.stage == Stage::Over).then(|| self.best_seats())
    }

    /// How few more tiles, if they are drawn, empty the stacks whose end begins the last round, §2.6; `None` once it has begun.
    pub fn tiles_to_last_round(&self) -> Option<u8> {
        let mut left = self.stacks.0;
        left.sort_unstable();
        let emptied = left.iter().take(self.numbers.turn.stacks_empty_to_end.into());
        self.last_round.is_none().then(|| emptied.sum())
    }

    /// The tiles that a seat has drawn in this turn, which it may play from the next on.
    pub fn fresh_of(&self, seat: Seat) -> ByKind {
        if seat == self.active { self.fresh } else { ByKind::default() }
    }

    /// Whose magistrate is on this tile.
    pub fn magistrate_at(&self, tile: Placement) -> Option<Seat> {
        let is_there = |seat: &Seat| self.player(*seat).posts().any(|post| post == tile);
        self.all_seats().find(is_there)
    }

    /// Whose civic building stands on this site; `None` for a fountain, or where nothing stands.
    pub fn owner_of(&self, site: Vertex) -> Option<Seat> {
        self.all_seats().find(|seat| self.owned[seat.index()].contains(site))
    }

    /// Who has taken the bridge tile of a space.
    pub fn taker_of(&self, space: Space) -> Option<Seat> {
        self.all_seats().find(|seat| self.player(*seat).bridges & space.bit() != 0)
    }

    /// The type of the tile here.
    pub fn kind_at(&self, tile: Placement) -> Kind {
        let bit = |bit: usize| usize::from(self.kinds[bit].contains(tile)) << bit;
        Kind::ALL[bit(0) | bit(1)]
    }

    /// The drawn hills.
    pub fn drawn_hills(&self) -> impl Iterator<Item = Hill> {
        self.grid.hills().filter(|hill| self.hills & hill.bit() != 0)
    }

    /// How many buildings meet in a vertex: tiles with a corner there, and hills if they count (question 1).
    pub(crate) fn size_at(&self, site: Vertex) -> usize {
        let tiles = self.grid.corner(site).lots.and(self.tiles).len();
        match self.options.buildings_per_hill_corner {
            HillCorners::Empty => tiles,
            HillCorners::Building => tiles + self.hills_at(site),
        }
    }

    fn hills_at(&self, site: Vertex) -> usize {
        let ground = self.grid.corner(site).ground;
        self.drawn_hills().filter(|hill| ground.contains(self.grid.hill(*hill).triangle)).count()
    }

    /// The type that the tiles at a complete site make, §2.4 step 1.
    pub(crate) fn kind_of_site(&self, site: Vertex) -> Option<Kind> {
        self.numbers.sites.get(self.size_at(site)).copied().flatten()
    }

    /// What was built on a finished site.
    pub fn building_at(&self, site: Vertex) -> Building {
        match self.kind_of_site(site) {
            Some(kind) if !self.fountains.contains(site) => Building::civic(kind),
            Some(_) | None => Building::Fountain,
        }
    }

    /// What stands on the site whose rewards are due.
    pub fn built(&self) -> Option<Building> {
        if let Stage::Reward(site) = self.stage { Some(self.building_at(site)) } else { None }
    }

    /// Whether all triangles round a vertex are covered.
    pub(crate) fn is_complete(&self, site: Vertex) -> bool {
        self.covered.covers(&self.grid.corner(site).ground)
    }

    /// Whether a site is complete, finished or not: on the rim is none.
    pub(crate) fn is_done(&self, site: Vertex) -> bool {
        self.grid.interior.contains(site) && self.is_complete(site)
    }

    /// The sites that are finished.
    pub fn finished(&self) -> VertexSet {
        self.owned.into_iter().fold(self.fountains, VertexSet::or)
    }

    /// Coins that nobody has.
    pub fn coins_left(&self) -> u8 {
        self.numbers.coins - self.players.iter().map(|player| player.coins).sum::<u8>()
    }

    /// Imperium tiles of a type that nobody has.
    pub fn imperium_left(&self, kind: Kind) -> u8 {
        let held: u8 = self.players.iter().map(|player| player.imperium.of(kind)).sum();
        self.numbers.imperium - held
    }

    /// The pieces of an aqueduct.
    pub const fn course(&self, aqueduct: Aqueduct) -> &Course {
        &self.aqueducts[aqueduct.index()]
    }

    /// The aqueducts that a tile here would open, or has just opened: whose springs it touches, and which are closed.
    pub(crate) fn opens(&self, at: Placement) -> impl Iterator<Item = Aqueduct> {
        let touched = Aqueduct::of_bits(self.grid.lot(at).springs);
        touched.filter(|aqueduct| !self.course(*aqueduct).is_open)
    }

    /// Where an aqueduct goes on from.
    pub fn tail(&self, aqueduct: Aqueduct) -> Vertex {
        let last = self.course(aqueduct).path.last();
        last.copied().unwrap_or(self.grid.spring(aqueduct))
    }

    /// Pieces of this colour that are not laid.
    pub fn pieces_left(&self, aqueduct: Aqueduct) -> u8 {
        self.numbers.aqueducts.pieces_per_colour - self.course(aqueduct).path.len().to_le_bytes()[0]
    }

    /// Who has a magistrate on a tile of this site.
    pub(crate) fn is_at(&self, seat: Seat, site: Vertex) -> bool {
        self.posts_at(seat, site).next().is_some()
    }

    /// The tiles of this site with a magistrate of the seat.
    pub(crate) fn posts_at(&self, seat: Seat, site: Vertex) -> impl Iterator<Item = Placement> {
        self.player(seat).posts().filter(move |tile| self.grid.touches(*tile, site))
    }
}
