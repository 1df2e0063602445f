//! One player in words.

use crate::board::{Game, Seat, points};
use crate::catalogue::Text;
use crate::games::builders::rules::view::{PlayerView, PublicView};
use crate::games::builders::rules::{cards, state::Builders, view::Score};
use crate::render::{Cast, saying};
use crate::say;

use super::facts::{
    self,
    Detail::{self, Full, Names, Numbers},
};
use super::score_lines::in_words;

/// One player in words: sites, team, what is finished, points; as much as fits, and the button *As text* tells the rest.
pub(super) fn player(view: &PublicView, seat: Seat, cast: &Cast) -> String {
    let player = &view.players[seat.index()];
    let head = head(view, &saying::noted(cast, seat, 32), player);
    let score = score_words(&player.score);
    let whole = rest(player, facts::team_in_full(player), Full);
    let whole = std::iter::once(head.clone())
        .chain(whole)
        .chain(facts::finished(player))
        .chain([score.clone()]);
    let whole = [whole.collect()].into_iter();
    saying::fitting(whole.chain(
        [(Full, Full), (Names, Full), (Names, Names), (Numbers, Names), (Numbers, Numbers)].map(
            |(team, sites)| {
                let rest = rest(player, facts::team(player, team), sites);
                let more = [score.clone(), say!("picture-more")];
                std::iter::once(head.clone()).chain(rest).chain(more).collect()
            },
        ),
    ))
}

fn head(view: &PublicView, who: &str, player: &PlayerView) -> Text {
    let (round, goal) = (view.round, u32::from(cards::rules().end_trigger_points));
    let (has, finished) = (facts::purse(player), player.finished.len());
    let goal = say!("builders-points", number = goal);
    let have = player.points;
    say!("builders-alt-one-player", who, round, have, goal, has, finished)
}

/// Team and sites.
fn rest(player: &PlayerView, team: Text, sites: Detail) -> impl Iterator<Item = Text> {
    let sites = facts::sites(player, sites).unwrap_or_else(|| say!("builders-alt-no-site"));
    let next = facts::next_costs(player);
    [Text::sentences(std::iter::once(sites).chain(next)), team].into_iter()
}

fn score_words(score: &Score) -> Text {
    let total = Text::decimal(points(score.total, Builders::POINT));
    say!("builders-alt-points", lines = in_words(score), total)
}
