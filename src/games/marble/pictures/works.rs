//! The pages on which a player lays pieces of aqueducts, finishes a site, or takes a reward.

use crate::catalogue::Text;
use crate::games::marble::rules::{
    Aqueduct, Completed, Decision, Move, Piece, Placement, PostView, Prospects, PublicView,
    SeatView, SiteView, Vertex, VertexSet,
};
use crate::render::{Cast, OneSeat, Picture, theme};
use crate::say;

use super::board::{Asked, draw_dot, flow, on_edge};
use super::desk::Desk;
use super::ground::{point, slant_between};
use super::names::{at_site, list, outcome};
use super::overview::to_do;
use super::{lines, pieces};

/// The pieces that may be laid behind those of a move that is begun.
#[must_use]
pub fn next_pieces(view: &SeatView, laid: &[Piece]) -> Vec<Piece> {
    let mut next: Vec<Piece> = Vec::new();
    for mv in &view.legal {
        let pieces = mv.pieces();
        let is_begun = pieces.starts_with(laid);
        next.extend(pieces.get(laid.len()).filter(|piece| is_begun && !next.contains(piece)));
    }
    next
}

/// Where an aqueduct ends.
fn tail(view: &PublicView, aqueduct: Aqueduct) -> Vertex {
    let course = &view.aqueducts[aqueduct.index()];
    course.path.last().copied().unwrap_or(course.spring)
}

/// Draws the board with the next steps of the aqueducts, behind the pieces that are chosen already.
#[must_use]
pub fn aqueducts(view: &SeatView, laid: &[Piece], cast: &Cast) -> Picture<OneSeat> {
    let next = next_pieces(view, laid);
    let (mut public, mut chosen) = (view.public.clone(), Vec::new());
    for piece in laid {
        chosen.push((tail(&public, piece.aqueduct), piece.to));
        let course = &mut public.aqueducts[piece.aqueduct.index()];
        (course.is_open, course.left) = (true, course.left.saturating_sub(1));
        course.path.push(piece.to);
    }
    let mut desk = Desk::new(view, &public, cast, &say!("marble-picture-lays"), &Asked::default());
    for (from, to) in chosen {
        draw_dot(&mut desk.canvas, from, to, theme::WHITE);
    }
    for piece in &next {
        let from = tail(&public, piece.aqueduct);
        let step = lines::step(slant_between(from, piece.to));
        on_edge(&mut desk.canvas, from, piece.to, step);
    }
    for course in &public.aqueducts {
        desk.canvas
            .blit_centred(point(course.spring), pieces::spring(course.aqueduct, flow(course)));
    }
    let ends: VertexSet = next.iter().map(|piece| piece.to).collect();
    ends.iter().for_each(|end| desk.name(end));
    draw_courses(&mut desk, &public, laid, &next);
    desk.picture(&aqueducts_alt(laid, &next))
}

fn draw_courses(desk: &mut Desk<'_>, view: &PublicView, laid: &[Piece], next: &[Piece]) {
    desk.heading(None, &say!("marble-picture-aqueducts"));
    desk.text(&say!("marble-picture-dashes"), 3);
    for course in &view.aqueducts {
        desk.gap(7.0);
        let of = |pieces: &[Piece]| {
            let own = pieces.iter().filter(|piece| piece.aqueduct == course.aqueduct);
            own.map(|piece| piece.to).collect::<Vec<_>>()
        };
        let spring = pieces::spring(course.aqueduct, flow(course));
        let name = say!("marble-picture-aqueduct", colour = course.aqueduct);
        desk.strong(Some(spring), &name, &say!("marble-picture-left", left = course.left));
        desk.gap(2.0);
        let (now, steps) = (of(laid), of(next));
        if !now.is_empty() {
            desk.inked(theme::TEXT, &say!("marble-picture-now", places = Text::units(now)), 1);
        }
        let (count, places) = (steps.len(), Text::units(steps));
        desk.text(&say!("marble-picture-to", count, places), 2);
    }
}

/// Draws the board with the complete sites, or with the site that brings a reward and the tiles from which a magistrate
/// may be sent.
#[must_use]
pub fn site(view: &SeatView, cast: &Cast) -> Picture<OneSeat> {
    let open = |asked| {
        let says = view.public.turn.as_ref().map(to_do).unwrap_or_default();
        Desk::new(view, &view.public, cast, &says, &asked)
    };
    match view.public.turn.as_ref().map(|turn| &turn.decision) {
        Some(Decision::Reward { site, building }) => {
            let tiles: Vec<Placement> = own_posts(view).map(|post| post.tile).collect();
            let alt = say!("marble-alt-reward", building, site, tiles = list(&tiles));
            let mut desk = open(Asked { tiles, sites: vec![*site], ..Asked::default() });
            draw_reward(&mut desk, *site);
            desk.picture(&alt)
        }
        Some(Decision::Finish { sites }) => {
            let prospects = Prospects::new(view);
            let made: Vec<_> = sites.iter().map(|site| prospects.site(*site)).collect();
            let mut desk = open(Asked { sites: sites.clone(), ..Asked::default() });
            draw_sites(&mut desk, &made);
            let told = made.iter().map(|made| at_site(*made, view.seat, cast));
            desk.picture(&say!("marble-alt-sites", sites = Text::units(told)))
        }
        Some(Decision::Action | Decision::Open { .. }) | None => {
            open(Asked::default()).picture(&say!("marble-alt-nothing-due"))
        }
    }
}

fn draw_sites(desk: &mut Desk<'_>, sites: &[Completed]) {
    desk.heading(None, &say!("marble-picture-complete"));
    desk.text(&say!("marble-picture-becomes"), 3);
    for made in sites {
        desk.name(made.site);
        desk.gap(6.0);
        let drawing = pieces::building(made.building, 20.0);
        desk.strong(Some(drawing), &made.site.into(), &Text::default());
        desk.text(&outcome(*made, desk.view.seat, desk.cast), 2);
    }
}

/// The own magistrates that the reward may move.
fn own_posts(view: &SeatView) -> impl Iterator<Item = &PostView> {
    let may_go = |tile| view.legal.contains(&Move::Reward { tile: Some(tile) });
    view.own().posts.iter().filter(move |post| may_go(post.tile))
}

fn draw_reward(desk: &mut Desk<'_>, vertex: Vertex) {
    let Some(built) = desk.view.public.site(vertex) else { return };
    let drawing = pieces::building(built.building, 22.0);
    let SiteView { site, building, .. } = *built;
    desk.heading(Some(drawing), &say!("marble-picture-built", site, building));
    desk.text(&say!("marble-picture-may-go", building), 3);
    desk.gap(6.0);
    for tile in own_posts(desk.view) {
        let drawing = pieces::counter(tile.kind, 15.0);
        desk.strong(Some(drawing), &tile.tile.into(), &Text::default());
        desk.text(&say!("marble-picture-open-corners", corners = tile.open_corners), 2);
        desk.gap(4.0);
    }
}

/// The page of the aqueducts in words.
fn aqueducts_alt(laid: &[Piece], next: &[Piece]) -> Text {
    let told =
        |piece: &Piece| say!("marble-alt-piece", aqueduct = piece.aqueduct, place = piece.to);
    let mut said = vec![say!("marble-alt-pieces")];
    if !laid.is_empty() {
        said.push(say!("marble-alt-laid", pieces = Text::all_of(laid.iter().map(told))));
    }
    let pieces = Text::one_of(next.iter().map(told));
    said.push(say!("marble-alt-next", count = next.len(), pieces));
    Text::sentences(said)
}
