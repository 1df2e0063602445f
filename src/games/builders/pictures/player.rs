//! One player in detail: open sites with crew and what is missing, the whole team, and beside them what else there is.

use crate::board::Seat;
use crate::games::builders::rules::view::{PlayerView, PublicView};
use crate::render::canvas::{Area, area, length};
use crate::render::parts::{footed_page, marks};
use crate::render::{Cast, Everybody, Picture};

use super::news::News;
use super::palette::seat_colours;
use super::player_parts::{GAP, HEADING, Layout};
use super::players::last_of;
use super::{alt_player, player_side, player_sites, player_team};

/// The height of the page.
const HEIGHT: f32 = 386.0;
/// What the panel beside leaves.
const LEFT: Area = area(10.0, 8.0, 332.0, 369.0);

impl Layout {
    /// The largest for what a player has; the last one has as many rows as there is room for.
    fn of(player: &PlayerView) -> Self {
        let tries = [(1, 62.0, 94.0, 62.0), (2, 62.0, 84.0, 62.0), (2, LEAST, 84.0, 45.0)];
        let sites = player.sites.len();
        let layout = |(columns, least, most, card): (usize, f32, f32, f32)| {
            let rows = sites.div_ceil(columns).max(1);
            let room = LEFT.h - HEADING - APART - player_team::height(player, card) + GAP;
            let site = |rows: usize| (room / length(rows) - GAP).min(most);
            let fitting = (1..=rows).rev().find(|rows| site(*rows) >= least).unwrap_or(1);
            (Self { columns, rows: fitting, site: site(fitting), card }, fitting == rows)
        };
        let [wide, large, dense] = tries.map(layout);
        let best =
            [wide, large].into_iter().filter(|(layout, _)| layout.columns == 2 || sites <= 2);
        best.into_iter().find(|(_, fits)| *fits).unwrap_or(dense).0
    }

    /// The height of all sites with their heading.
    fn sites(self, player: &PlayerView) -> f32 {
        let rows = length(self.rows) * (self.site + GAP) - GAP;
        HEADING + if player.sites.is_empty() { player_sites::NONE } else { rows }
    }
}

/// The least height of a site.
const LEAST: f32 = 37.0;
/// Between sites and team.
const APART: f32 = 3.0;

/// Draws one player as everybody sees them, what is new marked.
///
/// # Panics
/// When view or cast have no such seat.
pub fn player(view: &PublicView, seat: Seat, news: &News, cast: &Cast) -> Picture<Everybody> {
    let mut canvas = footed_page(HEIGHT);
    let (player, fresh) = (&view.players[seat.index()], news.of(seat));
    let layout = Layout::of(player);
    let height = layout.sites(player);
    let sites = area(LEFT.x, LEFT.y, LEFT.w, height);
    player_sites::draw_sites(&mut canvas, sites, player, layout, last_of(view, seat), &fresh);
    let top = LEFT.y + height + APART;
    let team = area(LEFT.x, top, LEFT.w, LEFT.y + LEFT.h - top);
    player_team::draw_team(&mut canvas, team, player, layout.card, &fresh);
    player_side::draw_side(
        &mut canvas,
        view,
        seat,
        &fresh,
        cast,
        &marks(cast, seat_colours(cast))[seat.index()],
    );
    Picture::new(canvas, &alt_player::player(view, seat, cast))
}
