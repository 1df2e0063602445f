//! How a board is reckoned from its outline and its places for hills, bridges and springs, §3.

use super::{
    facts::{Facts, HillFacts, Outline, Way},
    grid::{Corner, DIRECTIONS, Grid, HillSpace, Lot, corners},
    kinds::Aqueduct,
    places::{Edge, Placement, PlacementSet, Space, Triangle, TriangleSet, Vertex, VertexSet},
    sets::Numbered,
};

impl Grid {
    /// The board of a data file.
    ///
    /// # Errors
    /// Why it describes no board that this program can play on.
    pub fn new(facts: &Facts) -> Result<Self, String> {
        let mut grid = Self::of_outline(facts.outline)?;
        let springs = Aqueduct::ALL.map(|aqueduct| {
            let spring = facts.springs.iter().find(|spring| spring.colour == aqueduct)?;
            grid.vertex(spring.q, spring.r).filter(|at| !grid.interior.contains(*at))
        });
        let [Some(grey), Some(brown), Some(white)] = springs else {
            return Err("each aqueduct needs a spring on the rim".to_owned());
        };
        grid.springs = [grey, brown, white];
        grid.springs_as_set = grid.springs.into_iter().collect();
        limited("hills", facts.hills.len(), 8)?;
        limited("bridge spaces", facts.bridges.len(), 8)?;
        let off_board = |what: &str| format!("{what} is not on the board");
        for HillFacts { name, q, r, tri } in &facts.hills {
            let triangle = grid.triangle(*q, *r, *tri).ok_or_else(|| off_board(name))?;
            grid.hills.push(HillSpace { id: name.to_lowercase(), triangle });
        }
        for (number, bridge) in (1..).zip(&facts.bridges) {
            let triangle = grid.triangle(bridge.q, bridge.r, bridge.tri);
            grid.bridges
                .push(triangle.ok_or_else(|| off_board(&format!("bridge space {number}")))?);
        }
        let hills = grid.hills.iter().map(|hill| hill.triangle).collect::<TriangleSet>();
        let touched = |corner: &Corner| corner.ground.and(hills).len();
        if grid.corners.iter().any(|corner| touched(corner) > 1) {
            return Err("two hills touch the same vertex".to_owned());
        }
        grid.mark_lots();
        Ok(grid)
    }

    /// The lattice within an outline, bare.
    fn of_outline(outline: Outline) -> Result<Self, String> {
        let rows = || outline.r_min..=outline.r_max;
        let row = |r| (outline.q_min - 1..=outline.q_max).map(move |q| (q, r));
        let all = || rows().flat_map(row);
        let on_board = |points: &[(i8, i8)]| points.iter().all(|(q, r)| outline.contains(*q, *r));
        let points: Vec<_> = all().filter(|point| on_board(&[*point])).collect();
        let triangles: Vec<_> = all()
            .flat_map(|(q, r)| [(q, r, Way::Up), (q, r, Way::Down)])
            .filter(|triangle| on_board(&corners(*triangle)))
            .collect();
        let edges: Vec<_> = all()
            .flat_map(|(q, r)| [(q, r, 0), (q, r, 1), (q, r, 2)])
            .filter(|edge| beside(*edge).iter().any(|triangle| triangles.contains(triangle)))
            .collect();
        limited("vertices", points.len(), 128)?;
        limited("triangles", triangles.len(), 192)?;
        limited("edges", edges.len(), 255)?;
        let mut grid = Self {
            outline,
            points,
            triangles,
            edges,
            lots: Vec::new(),
            corners: Vec::new(),
            interior: VertexSet::EMPTY,
            hills: Vec::new(),
            bridges: Vec::new(),
            springs: [Vertex::at(0); 3],
            springs_as_set: VertexSet::EMPTY,
        };
        grid.find_lots();
        grid.find_corners();
        Ok(grid)
    }

    fn find_lots(&mut self) {
        for (number, edge) in (0..).zip(&self.edges) {
            let [up, down] = beside(*edge).map(|(q, r, way)| self.triangle(q, r, way));
            if let (Some(up), Some(down)) = (up, down) {
                let lot = self.lot_of(Edge::at(number), [up, down]);
                self.lots.push(lot);
            }
        }
        let lots = self.lots.clone();
        let placements = || (0..).map(Placement::at).zip(&lots);
        for lot in &mut self.lots {
            let shares = |other: &Lot| other.ground.meets(&lot.ground);
            let others = || placements().filter(|(_, other)| !shares(other));
            lot.blocked = placements().filter(|(_, o)| shares(o)).map(|(p, _)| p).collect();
            lot.beside =
                others().filter(|(_, o)| o.sides.meets(&lot.sides)).map(|(p, _)| p).collect();
        }
    }

    /// A lot without its neighbours.
    fn lot_of(&self, diagonal: Edge, triangles: [Triangle; 2]) -> Lot {
        let ends = self.ends(diagonal);
        let tip = |triangle: Triangle| {
            let corners = self.corners_of(triangle);
            corners.into_iter().find(|corner| !ends.contains(corner)).unwrap_or(ends[0])
        };
        let tips = triangles.map(tip);
        let sides = tips.iter().flat_map(|tip| ends.map(|end| self.edge_between(*tip, end)));
        Lot {
            triangles,
            corners: [ends[0], ends[1], tips[0], tips[1]],
            diagonal,
            ground: triangles.into_iter().collect(),
            sides: sides.flatten().collect(),
            blocked: PlacementSet::EMPTY,
            beside: Vec::new(),
            bridges: 0,
            springs: 0,
        }
    }

    fn find_corners(&mut self) {
        for (number, (q, r)) in (0..).zip(&self.points) {
            let vertex = Vertex::at(number);
            let round = ROUND.map(|(dq, dr, way)| self.triangle(q + dq, r + dr, way));
            let way = |(dq, dr): (i8, i8)| {
                let to = self.vertex(q + dq, r + dr)?;
                Some((to, self.edge_between(vertex, to)?))
            };
            let ways: Vec<_> = DIRECTIONS.into_iter().filter_map(way).collect();
            let lots = (0..).map(Placement::at).zip(&self.lots);
            let corner = Corner {
                round,
                beyond: BEYOND.map(|(dq, dr, way)| self.triangle(q + dq, r + dr, way)),
                ground: round.into_iter().flatten().collect(),
                neighbours: ways.iter().map(|(to, _)| *to).collect(),
                lots: lots.filter(|(_, l)| l.corners.contains(&vertex)).map(|(p, _)| p).collect(),
                ways,
            };
            if round.iter().all(Option::is_some) {
                self.interior.insert(vertex);
            }
            self.corners.push(corner);
        }
    }

    /// Notes on each lot which bridges and springs a tile there meets.
    fn mark_lots(&mut self) {
        for lot in &mut self.lots {
            for (space, triangle) in (1..).map(Space).zip(&self.bridges) {
                lot.bridges |= if lot.triangles.contains(triangle) { space.bit() } else { 0 };
            }
            for (aqueduct, spring) in Aqueduct::ALL.into_iter().zip(self.springs) {
                lot.springs |= if lot.corners.contains(&spring) { aqueduct.bit() } else { 0 };
            }
        }
    }
}

/// The triangle in each sector round the vertex (0, 0).
const ROUND: [(i8, i8, Way); 6] = [
    (0, 0, Way::Up),
    (-1, 0, Way::Down),
    (-1, 0, Way::Up),
    (-1, -1, Way::Down),
    (0, -1, Way::Up),
    (0, -1, Way::Down),
];

/// The triangles on the far side of those of [`ROUND`], in the same order.
const BEYOND: [(i8, i8, Way); 6] = [
    (0, 0, Way::Down),
    (-1, 1, Way::Up),
    (-2, 0, Way::Down),
    (-1, -1, Way::Up),
    (0, -2, Way::Down),
    (1, -1, Way::Up),
];

/// The triangles beside an edge, on the board or not: the one that points up, the one that points down.
const fn beside((q, r, d): (i8, i8, u8)) -> [(i8, i8, Way); 2] {
    match d {
        0 => [(q, r, Way::Up), (q, r - 1, Way::Down)],
        1 => [(q, r, Way::Up), (q - 1, r, Way::Down)],
        _ => [(q - 1, r, Way::Up), (q - 1, r, Way::Down)],
    }
}

/// The sets of places have limits.
fn limited(what: &str, found: usize, most: usize) -> Result<(), String> {
    let fault = || format!("the board has {found} {what}, and there is room for {most}");
    if found > most { Err(fault()) } else { Ok(()) }
}
