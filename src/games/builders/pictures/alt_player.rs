//! One player in words.

use std::fmt::Write;

use crate::board::{Game, Seat, points};
use crate::games::builders::rules::view::{MemberView, PlayerView, PublicView, SiteView};
use crate::games::builders::rules::{cards, state::Builders, view::Score};
use crate::render::{ALT_LIMIT, Cast, saying};

use super::alt_code::amounts;
use super::names::{label, short_name};
use super::pieces::numeral;
use super::pip::letter;

/// How much is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Length {
    Whole,
    /// What is finished only as a number.
    Plain,
    /// And no prices; sites without their crews, which the team tells.
    Short,
}

/// One player in words: sites, team, tools, what is finished, points.
pub(super) fn player(view: &PublicView, seat: Seat, cast: &Cast) -> String {
    let name = saying::noted(cast, seat, 16);
    let player = &view.players[seat.index()];
    [Length::Whole, Length::Plain]
        .into_iter()
        .map(|length| words(view, &name, player, length))
        .find(|text| text.chars().count() <= ALT_LIMIT)
        .unwrap_or_else(|| words(view, &name, player, Length::Short))
}

fn words(view: &PublicView, name: &str, player: &PlayerView, length: Length) -> String {
    let goal = cards::rules().end_trigger_points;
    let mut text = format!(
        "{name}, round {}: sesterces {}, points {} of {goal}, finished {}, loans {}.",
        view.round,
        player.coins,
        player.points,
        player.finished.len(),
        player.loans
    );
    text.push_str(&sites_words(player, length));
    let team: Vec<_> = super::team::in_order(player)
        .into_iter()
        .map(|view| member_words(view, player, length < Length::Short))
        .collect();
    let _ = write!(text, "\nTeam: {}.", team.join("; "));
    if !player.tools.is_empty() {
        let tools = player.tools.iter().map(|tool| match tool.carried_by {
            Some(member) => format!("{} with {}", tool.tool, label(member)),
            None => tool.tool.to_string(),
        });
        let _ = write!(text, " Tools: {}.", tools.collect::<Vec<_>>().join(", "));
    }
    if length < Length::Plain && !player.finished.is_empty() {
        let finished: Vec<_> = player.finished.iter().map(|building| building.name()).collect();
        let _ = write!(text, "\nFinished: {}.", finished.join(", "));
    }
    let _ = write!(text, "\n{}", score_words(&player.score));
    text.push_str(" S stone, W wood, A architecture, D decoration.");
    text
}

/// " Site I Ziggurat lacks 1S1W. Site II Market lacks 2W.", each with a space before it.
fn sites_words(player: &PlayerView, length: Length) -> String {
    let mut text = String::new();
    for (number, site) in player.sites.iter().enumerate() {
        let _ = match length {
            Length::Short => {
                let name = short_name(site.building);
                write!(text, " {} {name} {}.", numeral(number), amounts(site.missing))
            }
            Length::Whole | Length::Plain => {
                write!(text, " Site {} {}.", numeral(number), site_words(site, player))
            }
        };
    }
    if length == Length::Short {
        text.push_str(" (Sites with what they lack.)");
    }
    if player.sites.is_empty() {
        text.push_str(" No open site.");
    }
    text
}

/// "Ziggurat lacks 1S1W; crew Master ad, Laborer wd, the next costs 3 actions"
fn site_words(site: &SiteView, player: &PlayerView) -> String {
    let mut text = format!("{} lacks {}", site.building, amounts(site.missing));
    let crew: Vec<_> = site
        .crew
        .iter()
        .filter_map(|member| player.member(*member))
        .map(|view| match view.tool {
            Some(tool) => format!("{} +{}", label(view.member), letter(tool)),
            None => label(view.member),
        })
        .collect();
    if !crew.is_empty() {
        let _ = write!(text, "; crew {}", crew.join(", "));
    }
    if site.next_cost > 1 {
        let _ = write!(text, "; the next costs {} actions", site.next_cost);
    }
    text
}

/// "Laborer wd 1W2D, 3 coins, on II"
fn member_words(view: &MemberView, player: &PlayerView, has_price: bool) -> String {
    let freed = if view.is_freed { " freed" } else { "" };
    let mut text = format!("{}{freed} {}", label(view.member), amounts(view.produces));
    if let Some(resource) = view.educated {
        let _ = write!(text, " (taught {resource})");
    }
    if has_price {
        let _ = write!(text, " for {}c", view.price);
    }
    let site = player.sites.iter().position(|site| Some(site.building) == view.at);
    if let Some(number) = site {
        let _ = write!(text, " on {}", numeral(number));
    }
    text
}

fn score_words(score: &Score) -> String {
    let [.., total] = score.lines();
    let lines: Vec<_> = Score::LINES
        .iter()
        .zip(score.lines())
        .take(Score::LINES.len() - 1)
        .map(|(name, tenths)| format!("{name} {}", points(tenths, Builders::POINT)))
        .collect();
    format!("Points so far: {}; total {}.", lines.join(", "), points(total, Builders::POINT))
}
