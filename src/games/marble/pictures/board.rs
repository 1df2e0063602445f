//! The board: ground, hills, canal, tiles, the city that grows on them, its aqueducts.

use std::sync::LazyLock;

use crate::games::marble::rules::{
    Aqueduct, Building, EdgeSet, Kind, Placement, PublicView, Triangle, TriangleSet, Vertex,
    VertexSet, Way, grid,
};
use crate::render::canvas::{Point, at};
use crate::render::parts::{Mark, draw_mark};
use crate::render::shade::Common;
use crate::render::theme;

use super::ground::{SIDE, corner_of, heart, middle, point, slant, slant_between};
use super::lines::{self, MARGIN, Outline};
use super::news::News;
use super::palette::{self, Canvas, Sprite};
use super::pieces::{self, Flow, Tone};
use super::terrain;

/// A building on its site.
const BUILDING: f32 = 0.74 * SIDE;
/// Its owner's mark, and where it stands from the site.
const OWNER: (f32, Point) = (0.42 * SIDE, at(0.2 * SIDE, 0.3 * SIDE));
/// A magistrate.
pub(super) const MAGISTRATE: f32 = 0.54 * SIDE;

/// What is drawn of a board beside the view.
pub(super) struct Scene<'a> {
    pub view: &'a PublicView,
    pub marks: &'a [Mark],
    pub news: &'a News,
    pub asked: &'a Asked,
}

/// What may be chosen.
#[derive(Default)]
pub(super) struct Asked {
    /// The places whose ground a tile may cover.
    pub ground: Vec<Placement>,
    pub tiles: Vec<Placement>,
    pub sites: Vec<Vertex>,
}

/// What the sides of tiles, hills and the rim make of the board: kept by nobody, reckoned for each picture.
struct Survey {
    /// Vertices that some tile or hill touches.
    touched: VertexSet,
    /// Vertices on which something stands or nothing ever can.
    settled: VertexSet,
}

impl Survey {
    fn of(view: &PublicView) -> Self {
        let tiles = view.tiles.iter().flat_map(|tile| grid().lot(tile).corners);
        let hills =
            view.drawn_hills().flat_map(|hill| grid().corners_of(grid().hill(hill).triangle));
        let interior = grid().interior();
        let rim = grid().vertices().filter(|vertex| !interior.contains(*vertex));
        Self {
            touched: tiles.chain(hills).collect(),
            settled: rim.chain(view.finished().iter()).collect(),
        }
    }

    fn tone(&self, at: Placement) -> Tone {
        let is_quiet = grid().lot(at).corners.iter().all(|corner| self.settled.contains(*corner));
        if is_quiet { Tone::Quiet } else { Tone::Lively }
    }
}

/// The page with the bare board: the same for every picture.
static BARE: LazyLock<Canvas> = LazyLock::new(terrain::bare);

/// A page with the bare board.
pub(super) fn bare() -> Canvas {
    BARE.clone()
}

/// Draws all that lies on the board. What points something out lies below the city, so that it hides nobody's mark.
pub(super) fn draw_board(canvas: &mut Canvas, scene: &Scene<'_>) {
    let Scene { view, news, asked, .. } = scene;
    let survey = Survey::of(view);
    draw_spaces(canvas, view);
    let free: TriangleSet =
        asked.ground.iter().flat_map(|place| grid().lot(*place).triangles).collect();
    for triangle in free.iter() {
        on_triangle(canvas, triangle, pieces::free_ground(grid().way(triangle)));
    }
    terrain::draw_numbers(canvas, &survey.touched);
    for tile in view.tiles.iter() {
        draw_tile(canvas, view.kind_at(tile), tile, survey.tone(tile));
    }
    for tile in news.tiles.iter().filter(|tile| Some(**tile) != view.last) {
        draw_outline(canvas, *tile, Outline::New);
    }
    for tile in &asked.tiles {
        draw_outline(canvas, *tile, Outline::Chosen);
    }
    draw_city(canvas, scene);
}

/// Draws streets, aqueducts, what is built and who is there, and what is new of all that.
fn draw_city(canvas: &mut Canvas, Scene { view, marks, news, asked }: &Scene<'_>) {
    draw_streets(canvas, view);
    for aqueduct in Aqueduct::ALL {
        draw_aqueduct(canvas, view, aqueduct);
    }
    // The brackets of the last tile stand below what is built, unless hardly a corner of it is bare.
    let finished = view.finished();
    let is_bare = |corner: &&Vertex| !finished.contains(**corner);
    let is_seen = |tile: &Placement| grid().lot(*tile).corners.iter().filter(is_bare).count() > 1;
    if let Some(tile) = view.last.filter(is_seen) {
        draw_outline(canvas, tile, Outline::Last);
    }
    for site in &news.sites {
        canvas.blit_centred(point(*site), lines::new_ring());
    }
    for site in &asked.sites {
        canvas.blit_centred(point(*site), lines::due_ring());
    }
    for site in finished.iter() {
        draw_site(canvas, view, site, marks);
    }
    for (mark, player) in marks.iter().zip(view.players()) {
        for tile in player.posts() {
            let (_, place) = halves(tile);
            draw_mark(canvas, at(place.x, place.y + 0.8), MAGISTRATE, mark);
        }
    }
    for (_, from, to) in &news.pieces {
        draw_dot(canvas, *from, *to, theme::NEW);
    }
    if let Some(tile) = view.last.filter(|tile| !is_seen(tile)) {
        draw_outline(canvas, tile, Outline::Last);
    }
}

/// Draws hills and bridge spaces; what is covered by a tile is drawn over.
fn draw_spaces(canvas: &mut Canvas, view: &PublicView) {
    for hill in view.drawn_hills() {
        on_triangle(canvas, grid().hill(hill).triangle, pieces::hill());
    }
    for space in grid().bridges().filter(|space| view.taker_of(*space).is_none()) {
        on_triangle(canvas, grid().bridge_triangle(space), pieces::bridge());
    }
}

/// Copies the drawing of a triangle to where it lies.
fn on_triangle(canvas: &mut Canvas, triangle: Triangle, drawing: &Sprite) {
    canvas.blit(corner_of(&grid().corners_of(triangle)), drawing);
}

/// Copies the drawing of a line between two neighbours.
pub(super) fn on_edge(canvas: &mut Canvas, one: Vertex, other: Vertex, drawing: &Sprite) {
    canvas.blit_centred(middle(point(one), point(other)), drawing);
}

/// The triangle of a place in which the glyph stands, and the one for the magistrate: owners' marks reach into those
/// that point down.
pub(super) fn halves(at: Placement) -> (Point, Point) {
    let [one, other] = grid().lot(at).triangles;
    let (up, down) = if grid().way(one) == Way::Up { (one, other) } else { (other, one) };
    (heart(down), heart(up))
}

pub(super) fn draw_tile(canvas: &mut Canvas, tile: Kind, place: Placement, tone: Tone) {
    let corner = corner_of(&grid().lot(place).corners);
    canvas.blit(corner, pieces::tile(tile, slant(place), tone));
    if tone == Tone::Lively {
        let (glyph, _) = halves(place);
        canvas.blit_centred(at(glyph.x, glyph.y - 1.2), pieces::glyph(tile));
    }
}

/// Draws a street along each side of a tile that joins two finished sites.
fn draw_streets(canvas: &mut Canvas, view: &PublicView) {
    let finished = view.finished();
    let sides = view.tiles.iter().flat_map(|tile| grid().lot(tile).sides.iter());
    let mut drawn = EdgeSet::EMPTY;
    for side in sides {
        let [one, other] = grid().ends(side);
        if finished.contains(one) && finished.contains(other) && !drawn.contains(side) {
            drawn.insert(side);
            on_edge(canvas, one, other, lines::street(slant_between(one, other)));
        }
    }
}

fn draw_aqueduct(canvas: &mut Canvas, view: &PublicView, aqueduct: Aqueduct) {
    let mut from = grid().spring(aqueduct);
    for to in view.course(aqueduct).path {
        on_edge(canvas, from, to, lines::piece(aqueduct, slant_between(from, to)));
        from = to;
    }
    draw_spring(canvas, view, aqueduct);
}

/// Draws the spring of an aqueduct.
pub(super) fn draw_spring(canvas: &mut Canvas, view: &PublicView, aqueduct: Aqueduct) {
    canvas.blit_centred(point(grid().spring(aqueduct)), spring(view, aqueduct));
}

/// The drawing of a spring, with water or without.
pub(super) fn spring(view: &PublicView, aqueduct: Aqueduct) -> &'static Sprite {
    let flow = if view.course(aqueduct).is_open { Flow::Open } else { Flow::Closed };
    pieces::spring(aqueduct, flow)
}

/// Draws what stands on a site, and whose it is.
fn draw_site(canvas: &mut Canvas, view: &PublicView, site: Vertex, marks: &[Mark]) {
    let (place, building) = (point(site), view.building_at(site));
    let across = if building == Building::Fountain { 0.68 * SIDE } else { BUILDING };
    canvas.blit_centred(at(place.x, place.y - 1.0), pieces::building(building, across));
    if let Some(mark) = view.owner_of(site).and_then(|owner| marks.get(owner.index())) {
        let mark = Mark { colour: mark.colour, letter: String::new() };
        let (across, away) = OWNER;
        draw_mark(canvas, at(place.x + away.x, place.y + away.y), across, &mark);
    }
}

/// Marks a piece of an aqueduct.
pub(super) fn draw_dot(canvas: &mut Canvas, from: Vertex, to: Vertex, ink: Common) {
    let centre = middle(point(from), point(to));
    canvas.disc(centre, 3.6, palette::JOINT);
    canvas.disc(centre, 2.6, ink);
}

/// Draws the outline of a placement.
pub(super) fn draw_outline(canvas: &mut Canvas, place: Placement, kind: Outline) {
    let corner = corner_of(&grid().lot(place).corners);
    canvas.blit(at(corner.x - MARGIN, corner.y - MARGIN), lines::outlined(slant(place), kind));
}
