//! The own team and sites, in a panel.

use super::{
    shot::Shot,
    units::{self, sesterces},
};
use crate::{
    games::builders::rules::view::SeatView,
    say,
    talk::{layout::Panel, present::Spot, say::Text},
};

/// The own team and sites. One picture shows all, so there is one page.
pub fn hand(view: &SeatView, _page: usize, spot: Spot) -> Panel<Shot> {
    let own = view.own();
    let team = say!(
        "builders-panel-team",
        free = own.team.iter().filter(|member| member.is_available()).count(),
        all = own.team.len(),
        sites = own.sites.len(),
        finished = own.finished.len(),
        sesterces = sesterces(own.coins)
    );
    let tools = Text::all_of(own.tools.iter().map(|owned| units::tool(owned.tool)));
    let tools = (!own.tools.is_empty()).then(|| say!("builders-panel-tools", tools));
    let text = Text::sentences(std::iter::once(team).chain(tools));
    spot.aside(text, Shot::Team)
}
