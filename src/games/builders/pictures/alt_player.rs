//! One player in words.

use crate::board::{Game, Seat, points};
use crate::catalogue::Text;
use crate::games::builders::rules::view::{MemberView, PlayerView, PublicView, SiteView};
use crate::games::builders::rules::{cards, state::Builders, view::Score};
use crate::render::{ALT_LIMIT, Cast, saying};
use crate::say;

use super::alt_code::amounts;
use super::names::{label, short_name};
use super::pieces::numeral;
use super::pip::letter;
use super::score_lines::in_words;

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
        .map(|length| words(view, &name, player, length).to_string())
        .find(|text| text.chars().count() <= ALT_LIMIT)
        .unwrap_or_else(|| words(view, &name, player, Length::Short).to_string())
}

fn words(view: &PublicView, name: &str, player: &PlayerView, length: Length) -> Text {
    let head = say!(
        "builders-alt-player",
        name,
        round = view.round,
        coins = player.coins,
        points = player.points,
        goal = cards::rules().end_trigger_points,
        finished = player.finished.len(),
        loans = player.loans
    );
    let head = Text::sentences(std::iter::once(head).chain(sites_words(player, length)));
    let team = super::team::in_order(player).into_iter();
    let team = team.map(|view| member_words(view, player, length < Length::Short));
    let team = say!("builders-alt-team", team = Text::joined("; ", team));
    let tools = player.tools.iter().map(|owned| {
        let tool = say!("builders-resource", resource = owned.tool.name());
        match owned.carried_by {
            Some(member) => say!("builders-alt-tool-of", tool, who = label(member)),
            None => tool,
        }
    });
    let tools =
        (!player.tools.is_empty()).then(|| say!("builders-alt-tools", tools = Text::units(tools)));
    let finished = (length < Length::Plain && !player.finished.is_empty()).then(|| {
        let buildings = Text::units(player.finished.iter().map(|building| building.name()));
        say!("builders-alt-finished-buildings", buildings)
    });
    let score = Text::sentences([score_words(&player.score), say!("builders-alt-letters")]);
    let team = Text::sentences(std::iter::once(team).chain(tools));
    Text::lines([head, team].into_iter().chain(finished).chain([score]))
}

/// "Site I Ziggurat lacks 1S1W. Site II Market lacks 2W.", a sentence each.
fn sites_words(player: &PlayerView, length: Length) -> Vec<Text> {
    let sites = player.sites.iter().enumerate().map(|(number, site)| {
        let number = numeral(number);
        match length {
            Length::Short => {
                let (building, missing) = (short_name(site.building), amounts(site.missing));
                say!("builders-alt-site-in-short", site = number, building, missing)
            }
            Length::Whole | Length::Plain => {
                say!("builders-alt-site", site = number, says = site_words(site, player))
            }
        }
    });
    let mut said: Vec<Text> = sites.collect();
    if length == Length::Short {
        said.push(say!("builders-alt-sites-in-short"));
    }
    if player.sites.is_empty() {
        said.push(say!("builders-alt-no-site"));
    }
    said
}

/// "Ziggurat lacks 1S1W; crew Master architect, Laborer decorator; the next costs 3 actions"
fn site_words(site: &SiteView, player: &PlayerView) -> Text {
    let (building, missing) = (site.building.name(), amounts(site.missing));
    let lacks = say!("builders-alt-lacks", building, missing);
    let crew = site.crew.iter().filter_map(|member| player.member(*member));
    let crew: Vec<Text> = crew
        .map(|view| match view.tool {
            Some(tool) => {
                let who = label(view.member);
                say!("builders-alt-with-tool", who, letter = letter(tool))
            }
            None => label(view.member).into(),
        })
        .collect();
    let crew = (!crew.is_empty()).then(|| say!("builders-alt-site-crew", crew = Text::units(crew)));
    let actions = site.next_cost;
    let next = (actions > 1).then(|| say!("builders-alt-site-next", actions));
    Text::joined("; ", std::iter::once(lacks).chain(crew).chain(next))
}

/// "Laborer decorator 1W2D (taught wood) for 3c on II"
fn member_words(view: &MemberView, player: &PlayerView, has_price: bool) -> Text {
    let mut who = Text::from(label(view.member));
    if view.is_freed {
        who = say!("builders-alt-freed", who);
    }
    let mut member = say!("builders-alt-member", who, brings = amounts(view.produces));
    if let Some(resource) = view.educated {
        let resource = say!("builders-resource", resource = resource.name());
        member = say!("builders-alt-taught", member, resource);
    }
    if has_price {
        member = say!("builders-alt-for", member, price = view.price);
    }
    match player.sites.iter().position(|site| Some(site.building) == view.at) {
        Some(number) => say!("builders-alt-on", member, site = numeral(number)),
        None => member,
    }
}

fn score_words(score: &Score) -> Text {
    let total = points(score.total, Builders::POINT);
    say!("builders-alt-points", lines = in_words(score), total)
}
