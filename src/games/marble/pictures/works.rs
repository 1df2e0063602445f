//! The pages on which a player lays pieces of aqueducts, finishes a site, or takes a reward.

use crate::catalogue::Text;
use crate::games::marble::rules::{
    Aqueduct, Completed, Move, Piece, Placement, PublicView, SeatView, Stage, Vertex, VertexSet,
};
use crate::render::{Cast, OneSeat, Picture, theme};
use crate::say;

use super::board::{Asked, draw_dot, draw_spring, on_edge, spring};
use super::desk::Desk;
use super::ground::slant_between;
use super::names::{at_site, list, outcome};
use super::overview::to_do;
use super::{lines, pieces};

/// The pieces that may be laid behind those of a move that is begun.
pub fn next_pieces(view: &SeatView, laid: &[Piece]) -> Vec<Piece> {
    let mut next: Vec<Piece> = Vec::new();
    for mv in &view.legal {
        let pieces = mv.pieces();
        let is_begun = pieces.starts_with(laid);
        next.extend(pieces.get(laid.len()).filter(|piece| is_begun && !next.contains(piece)));
    }
    next
}

/// Draws the board with the next steps of the aqueducts, behind the pieces that are chosen already.
pub fn aqueducts(view: &SeatView, laid: &[Piece], cast: &Cast) -> Picture<OneSeat> {
    let next = next_pieces(view, laid);
    let (mut public, mut chosen) = (view.public, Vec::new());
    for piece in laid {
        chosen.push((public.tail(piece.aqueduct), piece.to));
        let course = &mut public.aqueducts[piece.aqueduct.index()];
        course.is_open = true;
        course.path.push(piece.to);
    }
    let mut desk = Desk::new(view, &public, cast, &say!("marble-picture-lays"), &Asked::default());
    for (from, to) in chosen {
        draw_dot(&mut desk.canvas, from, to, theme::WHITE);
    }
    for piece in &next {
        let from = public.tail(piece.aqueduct);
        let step = lines::step(slant_between(from, piece.to));
        on_edge(&mut desk.canvas, from, piece.to, step);
    }
    for aqueduct in Aqueduct::ALL {
        draw_spring(&mut desk.canvas, &public, aqueduct);
    }
    let ends: VertexSet = next.iter().map(|piece| piece.to).collect();
    ends.iter().for_each(|end| desk.name(end));
    draw_courses(&mut desk, &public, laid, &next);
    desk.picture(&aqueducts_alt(laid, &next))
}

fn draw_courses(desk: &mut Desk<'_>, view: &PublicView, laid: &[Piece], next: &[Piece]) {
    desk.heading(None, &say!("marble-picture-aqueducts"));
    desk.text(&say!("marble-picture-dashes"), 3);
    for colour in Aqueduct::ALL {
        desk.gap(7.0);
        let of = |pieces: &[Piece]| {
            let own = pieces.iter().filter(|piece| piece.aqueduct == colour);
            own.map(|piece| piece.to).collect::<Vec<_>>()
        };
        let name = say!("marble-picture-aqueduct", colour);
        let left = say!("marble-picture-left", left = view.pieces_left(colour));
        desk.strong(Some(spring(view, colour)), &name, &left);
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
pub fn site(view: &SeatView, cast: &Cast) -> Picture<OneSeat> {
    let open = |asked| {
        let says = view.public.decider().map(|_| to_do(&view.public)).unwrap_or_default();
        Desk::new(view, &view.public, cast, &says, &asked)
    };
    match view.public.stage {
        Stage::Reward(site) => {
            let tiles: Vec<Placement> = own_posts(view).collect();
            let building = view.public.building_at(site);
            let alt = say!("marble-alt-reward", building, site, tiles = list(&tiles));
            let mut desk = open(Asked { tiles, sites: vec![site], ..Asked::default() });
            draw_reward(&mut desk, site);
            desk.picture(&alt)
        }
        Stage::Finish => {
            let sites: Vec<Vertex> = view.public.due.iter().collect();
            let made: Vec<_> = sites.iter().map(|site| view.public.completed(*site)).collect();
            let mut desk = open(Asked { sites, ..Asked::default() });
            draw_sites(&mut desk, &made);
            let told = made.iter().map(|made| at_site(*made, view.seat, cast));
            desk.picture(&say!("marble-alt-sites", sites = Text::units(told)))
        }
        Stage::Act | Stage::Open | Stage::Over => {
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
fn own_posts(view: &SeatView) -> impl Iterator<Item = Placement> {
    let may_go = |tile| view.legal.contains(&Move::Reward { tile: Some(tile) });
    view.own().posts().filter(move |tile| may_go(*tile))
}

fn draw_reward(desk: &mut Desk<'_>, site: Vertex) {
    let (view, public) = (desk.view, &desk.view.public);
    let building = public.building_at(site);
    let drawing = pieces::building(building, 22.0);
    desk.heading(Some(drawing), &say!("marble-picture-built", site, building));
    desk.text(&say!("marble-picture-may-go", building), 3);
    desk.gap(6.0);
    for tile in own_posts(view) {
        let drawing = pieces::counter(public.kind_at(tile), 15.0);
        desk.strong(Some(drawing), &tile.into(), &Text::default());
        let corners = public.open_corners(tile);
        desk.text(&say!("marble-picture-open-corners", corners), 2);
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
