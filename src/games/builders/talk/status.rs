//! The whole table in words, as much of it as fits into one message.

use super::{
    units::{points, score},
    words::duty,
};
use crate::{
    board::Seat,
    games::builders::{
        pictures::facts::{
            self,
            Detail::{self, Full, Names as ByName, Numbers},
        },
        rules::view::{PlayerView, PublicView},
    },
    say,
    talk::{layout, names::Names, say::Text},
};

/// How much is said of teams, sites, rows and the line where there is less and less room.
const TRIES: [[Detail; 4]; 7] = [
    [Full; 4],
    [Full, Full, ByName, Full],
    [ByName, Full, ByName, ByName],
    [Numbers, Full, ByName, Numbers],
    [ByName; 4],
    [Numbers, ByName, ByName, Numbers],
    [Numbers; 4],
];

/// The table in words, the most important first: round and turn, the players with their sites, the rows, the line.
/// Everything stands in the parts (`near::parts`).
pub fn status(view: &PublicView, names: &Names) -> Text {
    layout::fitting(TRIES.map(|details| lines(view, names, details)))
}

fn lines(view: &PublicView, names: &Names, details: [Detail; 4]) -> Vec<Text> {
    let [team, sites, rows, line] = details;
    let mut lines = vec![headline(view, names)];
    lines.extend(this_turn(view, names));
    if let Some(seat) = view.last_round.filter(|_| view.to_move.is_some()) {
        let reached = points(view.players[seat.index()].points);
        lines.push(say!("builders-status-last-round", who = names.bold(seat), points = reached));
    }
    for (seat, player) in Seat::all(4).zip(&view.players) {
        lines.push(player_line(seat, player, view, names));
        lines.push(item(facts::team(player, team)));
        lines.extend(facts::sites(player, sites).map(item));
    }
    if view.to_move.is_some() {
        lines.extend([facts::buildings(view, rows), facts::workers(view, rows)]);
        lines.push(facts::line(&view.line, line));
    }
    if details != [Full; 4] {
        lines.push(say!("builders-status-more"));
    }
    lines
}

fn item(says: Text) -> Text {
    say!("builders-status-item", says)
}

/// What the seat in turn has left, what was done last, and whether the game stands still.
fn this_turn(view: &PublicView, names: &Names) -> Option<Text> {
    let turn = view.turn.map(|turn| say!("builders-status-turn", to_do = facts::to_do(turn)));
    let last = facts::last_site(view, |seat| names.bold(seat));
    let says: Vec<Text> = [turn, last, facts::idle(view)].into_iter().flatten().collect();
    (!says.is_empty() && view.to_move.is_some()).then(|| Text::sentences(says))
}

fn headline(view: &PublicView, names: &Names) -> Text {
    let round = view.round;
    match (view.to_move, view.winners) {
        (Some(seat), _) => {
            say!("builders-status-round", round, who = names.bold(seat), duty = duty(view))
        }
        (None, Some(winners)) if view.is_stalled => {
            say!("builders-status-stalled", winners = names.all(winners), round)
        }
        (None, Some(winners)) => {
            say!("builders-status-over", winners = names.all(winners), round)
        }
        (None, None) => say!("builders-status-ended"),
    }
}

/// All that is to be said of one player: points and holdings, the team, the sites, what is finished, a line each.
pub fn player(seat: Seat, player: &PlayerView, view: &PublicView, names: &Names) -> Vec<Text> {
    let next = facts::next_costs(player);
    let next = (!next.is_empty()).then(|| Text::sentences(next));
    let sites = [facts::sites(player, Full), next, facts::finished(player)];
    let items = std::iter::once(facts::team_in_full(player)).chain(sites.into_iter().flatten());
    std::iter::once(player_line(seat, player, view, names)).chain(items.map(item)).collect()
}

/// "**Anna** (first): **12 points**, 9 sesterces, the saw, 1 loan; 3 finished; score now 12.9."
fn player_line(seat: Seat, player: &PlayerView, view: &PublicView, names: &Names) -> Text {
    let mut who = Text::from(names.bold(seat));
    if view.first_player == seat {
        who = say!("builders-status-first", who);
    }
    let has = facts::purse(player);
    let (points, score) = (points(player.points), score(player.score.total));
    let finished = player.finished.len();
    if view.to_move.is_some() {
        say!("builders-status-player", who, points, has, finished, score)
    } else {
        say!("builders-status-player-over", who, points, has, finished, score)
    }
}
