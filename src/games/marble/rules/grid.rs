//! The geometry of a board, §3: who borders whom, as numbers and as bits. `lattice` reckons it.

use std::{fmt, sync::LazyLock};

use super::{
    facts::{FACTS, Outline, Way},
    kinds::Aqueduct,
    places::{
        Edge, EdgeSet, Hill, Placement, PlacementSet, Space, Triangle, TriangleSet, Vertex,
        VertexSet,
    },
    sets::Numbered,
};

/// The six directions from a vertex, counter-clockwise from the right.
pub const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// A board as tables.
pub struct Grid {
    pub(crate) outline: Outline,
    pub(crate) points: Vec<(i8, i8)>,
    pub(crate) triangles: Vec<(i8, i8, Way)>,
    pub(crate) edges: Vec<(i8, i8, u8)>,
    pub(crate) lots: Vec<Lot>,
    pub(crate) corners: Vec<Corner>,
    pub(crate) interior: VertexSet,
    pub(crate) hills: Vec<HillSpace>,
    pub(crate) bridges: Vec<Triangle>,
    pub(crate) springs: [Vertex; 3],
    pub(crate) springs_as_set: VertexSet,
}

/// One board is no other.
impl PartialEq for Grid {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.outline.fmt(f)
    }
}

/// A place for a tile.
#[derive(Clone, Debug)]
pub struct Lot {
    /// The two triangles, the one that points up first.
    pub triangles: [Triangle; 2],
    /// The corners: the ends of the short diagonal, at which the tile is obtuse, then the two others.
    pub corners: [Vertex; 4],
    /// The edge between the two triangles.
    pub diagonal: Edge,
    pub(crate) ground: TriangleSet,
    pub(crate) sides: EdgeSet,
    /// The placements that a tile here rules out, this one among them.
    pub(crate) blocked: PlacementSet,
    /// The placements that a tile here supports, were their triangles empty.
    pub(crate) beside: Vec<Placement>,
    /// The bridge spaces under it, as bits.
    pub(crate) bridges: u8,
    /// The aqueducts whose springs are at its corners, as bits.
    pub(crate) springs: u8,
}

/// A vertex and what meets in it.
#[derive(Clone, Debug)]
pub(crate) struct Corner {
    /// The triangles round it in the order of the directions, each between a direction and the next.
    pub round: [Option<Triangle>; 6],
    /// The triangles on the far side of these, which a tile with an acute corner here covers as well.
    pub beyond: [Option<Triangle>; 6],
    pub ground: TriangleSet,
    /// The neighbours, each with the edge that leads there, in the order of the directions.
    pub ways: Vec<(Vertex, Edge)>,
    pub neighbours: VertexSet,
    /// The placements with a corner here.
    pub lots: PlacementSet,
}

/// Where a hill may rise.
#[derive(Clone, Debug)]
pub struct HillSpace {
    /// The name in logs, for example "palatine".
    pub id: String,
    /// The triangle that it fills when it is drawn.
    pub triangle: Triangle,
}

/// The board of the game.
pub fn grid() -> &'static Grid {
    static GRID: LazyLock<Grid> =
        LazyLock::new(|| Grid::new(&FACTS).expect("the data file is tested"));
    &GRID
}

/// What a board tells of its places.
impl Grid {
    /// All vertices.
    pub fn vertices(&self) -> impl ExactSizeIterator<Item = Vertex> + use<> {
        (0..self.points.len().to_le_bytes()[0]).map(Vertex::at)
    }

    /// All triangles.
    pub fn triangles(&self) -> impl ExactSizeIterator<Item = Triangle> + use<> {
        (0..self.triangles.len().to_le_bytes()[0]).map(Triangle::at)
    }

    /// All edges.
    pub fn edges(&self) -> impl ExactSizeIterator<Item = Edge> + use<> {
        (0..self.edges.len().to_le_bytes()[0]).map(Edge::at)
    }

    /// All places for tiles.
    pub fn placements(&self) -> impl ExactSizeIterator<Item = Placement> + use<> {
        (0..self.lots.len().to_le_bytes()[0]).map(Placement::at)
    }

    /// The vertices at which a site can be completed: those with six triangles round them.
    pub const fn interior(&self) -> VertexSet {
        self.interior
    }

    /// The coordinates (q, r) of a vertex.
    pub fn point(&self, vertex: Vertex) -> (i8, i8) {
        self.points[vertex.index()]
    }

    /// The vertex with these coordinates.
    pub fn vertex(&self, q: i8, r: i8) -> Option<Vertex> {
        let found = self.points.binary_search_by_key(&(r, q), |(q, r)| (*r, *q));
        found.ok().map(|number| Vertex::at(number.to_le_bytes()[0]))
    }

    pub(crate) fn triangle(&self, q: i8, r: i8, way: Way) -> Option<Triangle> {
        let found = self.triangles.iter().position(|triangle| *triangle == (q, r, way));
        found.map(|number| Triangle::at(number.to_le_bytes()[0]))
    }

    /// The three corners of a triangle.
    ///
    /// # Panics
    /// When the triangle is one of another board.
    pub fn corners_of(&self, triangle: Triangle) -> [Vertex; 3] {
        let on_board = |(q, r)| self.vertex(q, r).expect("its corners make a triangle");
        corners(self.triangles[triangle.index()]).map(on_board)
    }

    /// Which way a triangle points.
    pub fn way(&self, triangle: Triangle) -> Way {
        self.triangles[triangle.index()].2
    }

    /// The two ends of an edge.
    ///
    /// # Panics
    /// When the edge is one of another board.
    pub fn ends(&self, edge: Edge) -> [Vertex; 2] {
        let (q, r, d) = self.edges[edge.index()];
        let (dq, dr) = DIRECTIONS[usize::from(d)];
        let on_board = |(q, r)| self.vertex(q, r).expect("an edge has two ends");
        [(q, r), (q + dq, r + dr)].map(on_board)
    }

    /// The edge that joins two neighbours.
    pub fn edge_between(&self, one: Vertex, other: Vertex) -> Option<Edge> {
        let (low, high) = (one.min(other), one.max(other));
        let ((q, r), (to_q, to_r)) = (self.point(low), self.point(high));
        let d = DIRECTIONS[..3].iter().position(|step| *step == (to_q - q, to_r - r))?;
        self.edge(q, r, d.to_le_bytes()[0])
    }

    pub(crate) fn edge(&self, q: i8, r: i8, d: u8) -> Option<Edge> {
        let found = self.edges.binary_search_by_key(&(r, q, d), |(q, r, d)| (*r, *q, *d));
        found.ok().map(|number| Edge::at(number.to_le_bytes()[0]))
    }

    /// The short diagonal of a placement, as a log names it.
    pub fn diagonal(&self, placement: Placement) -> (i8, i8, u8) {
        self.edges[self.lot(placement).diagonal.index()]
    }

    /// The placement with this short diagonal.
    pub fn placement(&self, diagonal: Edge) -> Option<Placement> {
        let found = self.lots.binary_search_by_key(&diagonal, |lot| lot.diagonal).ok()?;
        Some(Placement::at(found.to_le_bytes()[0]))
    }

    /// The placement with the short diagonal (q, r, d).
    pub fn placement_at(&self, q: i8, r: i8, d: u8) -> Option<Placement> {
        self.placement(self.edge(q, r, d)?)
    }

    /// A place for a tile.
    pub fn lot(&self, placement: Placement) -> &Lot {
        &self.lots[placement.index()]
    }

    pub(crate) fn corner(&self, vertex: Vertex) -> &Corner {
        &self.corners[vertex.index()]
    }

    /// Whether a tile there has a corner at the vertex.
    pub fn touches(&self, placement: Placement, vertex: Vertex) -> bool {
        self.corner(vertex).lots.contains(placement)
    }

    /// The places of the hills.
    pub fn hills(&self) -> impl ExactSizeIterator<Item = Hill> + use<> {
        (0..self.hills.len().to_le_bytes()[0]).map(Hill::at)
    }

    /// A hill's name and place.
    pub fn hill(&self, hill: Hill) -> &HillSpace {
        &self.hills[hill.index()]
    }

    /// The bridge spaces.
    pub fn bridges(&self) -> impl ExactSizeIterator<Item = Space> + use<> {
        (1..=self.bridges.len().to_le_bytes()[0]).map(Space)
    }

    /// The triangle of a bridge space.
    pub fn bridge_triangle(&self, space: Space) -> Triangle {
        self.bridges[space.index()]
    }

    /// What a bridge space is called by: the corner to which its triangle points; all of them point down.
    pub fn bridge_tip(&self, space: Space) -> Vertex {
        self.corners_of(self.bridge_triangle(space))[0]
    }

    /// Where an aqueduct begins.
    pub const fn spring(&self, aqueduct: Aqueduct) -> Vertex {
        self.springs[aqueduct.index()]
    }

    /// The rows of the board from the bottom: the coordinate r and the vertices of each.
    pub fn rows(&self) -> impl Iterator<Item = (i8, &[(i8, i8)])> {
        let rows = self.points.chunk_by(|one, other| one.1 == other.1);
        (self.outline.r_min..).zip(rows)
    }
}

/// The corners of a triangle, on the board or not.
pub(crate) const fn corners((q, r, way): (i8, i8, Way)) -> [(i8, i8); 3] {
    match way {
        Way::Up => [(q, r), (q + 1, r), (q, r + 1)],
        Way::Down => [(q + 1, r), (q + 1, r + 1), (q, r + 1)],
    }
}
