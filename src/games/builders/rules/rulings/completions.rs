//! Ways to finish a site in this turn.

use super::*;
use crate::games::builders::rules::completions::{Completion, finishing};

fn completions(game: &Builders) -> Vec<Completion> {
    finishing(&game.public_view(), ME)
}

/// Who goes with what tool, and what it costs.
fn told(completion: &Completion) -> String {
    let sends = completion.sends.iter().map(|send| {
        let tool = send.tool.map_or(String::new(), |tool| format!(" with {tool}"));
        format!("{}{tool}", send.worker.id())
    });
    let sends = sends.collect::<Vec<_>>().join(" + ");
    format!(
        "{sends}: {} actions, {} bought, {} sesterces",
        completion.actions, completion.bought, completion.coins
    )
}

#[test]
fn the_cheapest_way_stands_first() {
    let game = rich(30, "house", "");
    let mut game = team(game, "companion_all slave_wa");
    play(&mut game, "open:house");
    let found = completions(&game);
    assert_eq!(
        found.iter().map(told).collect::<Vec<_>>(),
        [
            "slave_wa: 1 actions, 0 bought, 0 sesterces",
            "apprentice_wa: 1 actions, 0 bought, 2 sesterces",
            "companion_all: 1 actions, 0 bought, 4 sesterces"
        ]
    );
    assert_eq!((found[0].sesterces, found[0].points), (10, 0));
    assert_eq!(found[0].moves().collect::<Vec<_>>(), [mv("send:slave_wa:house")]);
}

#[test]
fn nobody_is_sent_who_can_be_spared_and_no_more_than_can_be_paid() {
    let game = rich(16, "alexandria_lighthouse", "");
    let mut game = team(game, "companion_sa companion_wd laborer_wd");
    play(&mut game, "open:alexandria_lighthouse take:1 take:1");
    // Three cost six actions: 30 sesterces, and 11 for the three.
    assert_eq!(completions(&game), []);
    game.players[0].coins = 40;
    assert_eq!(completions(&game), []);
    game.players[0].coins = 41;
    let all = "laborer_wd + companion_sa + companion_wd: 6 actions, 6 bought, 41 sesterces";
    assert_eq!(completions(&game).iter().map(told).collect::<Vec<_>>(), [all]);
}

#[test]
fn who_was_sent_in_this_turn_makes_the_next_dearer() {
    let game = rich(60, "alexandria_lighthouse", "");
    let mut game = team(game, "companion_sa companion_wd laborer_wd");
    play(&mut game, "open:alexandria_lighthouse send:companion_sa:alexandria_lighthouse");
    let all = "laborer_wd + companion_wd: 5 actions, 4 bought, 27 sesterces";
    assert_eq!(completions(&game).iter().map(told).collect::<Vec<_>>(), [all]);
    next_turn(&mut game);
    let all = "laborer_wd + companion_wd: 3 actions, 0 bought, 7 sesterces";
    assert_eq!(completions(&game).iter().map(told).collect::<Vec<_>>(), [all]);
}

#[test]
fn a_tool_fills_a_gap_if_somebody_may_carry_it() {
    let mut game = team(rich(30, "armory", ""), "slave_sa");
    play(&mut game, "invest:tool_saw open:armory");
    assert_eq!(completions(&game)[0].sends.len(), 2);
    assert!(
        completions(&game)
            .iter()
            .all(|completion| completion.sends.iter().all(|send| send.tool.is_none()))
    );
    play(&mut game, "free:slave_sa");
    let with_saw = "slave_sa with wood: 1 actions, 1 bought, 9 sesterces";
    assert_eq!(told(&completions(&game)[0]), with_saw);
}

#[test]
fn a_game_that_is_over_has_no_completions_and_others_plan_for_their_next_turn() {
    let game = team(rich(30, "house", ""), "slave_wa");
    let mut game = game;
    play(&mut game, "open:house end");
    assert_eq!(completions(&game).len(), 2);
    assert_eq!(completions(&game)[0].bought, 0);
    game.ending = Ending::Points;
    assert_eq!(completions(&game), []);
}
