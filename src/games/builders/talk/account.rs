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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Rng, Seed},
        games::builders::rules::options::Options,
    };

    #[test]
    fn what_prisoners_and_loans_cost_in_the_end_is_told_beside_the_sesterces() {
        let setup = Builders::deal(2, &Options::default(), Seed::from_number(3));
        let mut game = Builders::new(&setup).unwrap();
        let (mut rng, mut legal) = (Rng::new(Seed::from_number(3)), Vec::new());
        let (mut less, mut all) = (0, 0);
        while game.turn().seat().is_some() {
            let view = game.public_view();
            for player in &view.players {
                let says = lines(player).pop().unwrap().0.to_string();
                let has_debts = player.score.sesterces != i32::from(player.coins);
                let coins = format!(": {}, minus ", player.coins);
                assert_eq!(says.contains(&coins), has_debts, "{says}");
                *(if has_debts { &mut less } else { &mut all }) += 1;
            }
            legal.clear();
            game.legal_moves(&mut legal);
            game.play_unchecked(*rng.choose(&legal));
        }
        assert!(less > 5 && all > 5, "{less} and {all}");
    }
}
