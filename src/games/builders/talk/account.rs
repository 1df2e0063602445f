//! How the points of a seat come about, building by building, and what its open sites would bring, §4.

use super::near::unfinished;
use crate::{
    board::{Game, Seat},
    games::builders::rules::{
        state::Builders,
        view::{PlayerView, PublicView},
    },
    say,
    talk::{say::Text, sight::Account},
};

/// The account of a seat, in tenths of a point.
#[must_use]
pub fn account(view: &PublicView, seat: Seat) -> Option<Account> {
    let player = view.players.get(seat.index())?;
    let sites = player.sites.iter().map(|site| site.building);
    let sites = sites.filter(|building| building.points() > 0 && view.winners.is_none());
    let more = sites.map(unfinished).collect();
    Some(Account { lines: lines(player), total: player.score.total, more })
}

fn lines(player: &PlayerView) -> Vec<(Text, i32)> {
    let score = &player.score;
    let built = |building: &crate::games::builders::rules::cards::Building| {
        (building.name(), Builders::POINT * i32::from(building.points()))
    };
    let mut lines: Vec<(Text, i32)> = player.finished.iter().map(built).collect();
    if score.prisoners != 0 {
        lines.push((say!("builders-account-prisoners"), score.prisoners));
    }
    if score.loans != 0 {
        lines.push((say!("builders-account-loans"), score.loans));
    }
    // A tenth of a point each: what is missing has gone for prisoners and loans.
    let spent = i32::from(player.coins) - score.sesterces;
    lines.push((say!("builders-account-sesterces", coins = player.coins, spent), score.sesterces));
    lines
}
