//! The own team and sites, in a panel.

use super::{labels, shot::Shot};
use crate::{
    games::builders::rules::{cards::Investment, view::SeatView},
    say,
    talk::{
        layout::{Panel, Row, Style},
        names::{count, list},
        present::Spot,
        verb::GameVerb,
    },
};

/// The own team and sites. One picture shows all, so there is one page.
#[must_use]
pub fn hand(view: &SeatView, _page: usize, spot: Spot) -> Panel<Shot> {
    let own = view.own();
    let free = own.team.iter().filter(|member| member.is_available()).count();
    let tools: Vec<String> =
        own.tools.iter().map(|tool| Investment::Tool(tool.tool).to_string()).collect();
    let tools = if tools.is_empty() { String::new() } else { format!(" Tools: {}.", list(&tools)) };
    let text = format!(
        "**Your team:** {} of {} can be sent; {}, {} finished, {}.{tools}",
        free,
        own.team.len(),
        count(own.sites.len(), "open site"),
        own.finished.len(),
        labels::sesterces(own.coins),
    );
    let back = spot.button(GameVerb::Go(String::new()), say!("button-back"), Style::Plain);
    Panel { text: text.into(), rows: Vec::new(), picture: Some(Shot::Team) }
        .row(Row::Buttons(vec![back]))
}
