//! What ends a plan before its last step, and what a plan does behind it.

use super::{
    plans::{SOON, add, placing, planned, spaces},
    *,
};
use crate::{
    games::great_city::Phase,
    talk::{
        paths::Path,
        plans::{Alternative, Edit, Ended, Plan, Repeat},
    },
};

#[tokio::test]
async fn a_plan_ends_when_something_happens_that_it_watches_for_and_when_its_round_has_come() {
    let world = World::new();
    let (table, by, other) = placing(&world).await;
    let round = table.look(None).await.unwrap().public.typed::<GreatCity>().unwrap().round;
    world.plans(&table, &other, add(0, "place*")).await.unwrap();
    world.plans(&table, &other, Edit::Watch("place".to_owned())).await.unwrap();
    let own = table.look(Some(by.user)).await.unwrap().own.unwrap();
    table.play(by.clone(), world.click(), None, own.legal()[0].clone()).await.unwrap();
    let stage = planned(&table, &other).await.unwrap().stage;
    assert_eq!(stage, PlanStage::Over(Ended::Happened("place".to_owned())));
    let pass = Alternative::Move(Path::new("pass"));
    let until = Plan::again(pass, Repeat::UntilRound(u32::from(round)));
    world.step(&table, 0).await;
    world.plans(&table, &other, Edit::Set(until)).await.unwrap();
    world.play_until(&table, |look| look.to_move().unwrap().user() == Some(other.user)).await;
    let stage = planned(&table, &other).await.unwrap().stage;
    assert_eq!(stage, PlanStage::Over(Ended::RoundCame));
}

#[tokio::test]
async fn a_plan_ends_by_a_certain_place_or_a_certain_player_and_by_no_other() {
    for which in 0..5 {
        let world = World::new();
        let (table, by, other) = placing(&world).await;
        let look = table.look(Some(by.user)).await.unwrap();
        let (mv, free) = (look.own.unwrap().legal()[0].clone(), spaces(&table).await);
        let number = look.seat.unwrap().index() + 1;
        let watch = match which {
            0 => free[0].clone(),
            1 => format!("place@{number}"),
            2 => format!("@{number}"),
            3 => free[1].clone(),
            _ => format!("pick@{number}"),
        };
        world.plans(&table, &other, add(0, "place*")).await.unwrap();
        world.plans(&table, &other, Edit::Watch(watch.clone())).await.unwrap();
        table.play(by.clone(), world.click(), None, mv).await.unwrap();
        let stage = planned(&table, &other).await.unwrap().stage;
        if which < 3 {
            assert_eq!(stage, PlanStage::Over(Ended::Happened(watch)));
        } else {
            assert!(matches!(stage, PlanStage::Decides(_)), "{watch}: {stage:?}");
        }
    }
}

#[tokio::test]
async fn a_plan_does_not_end_a_turn_in_which_something_could_still_be_done() {
    let world = World::new();
    let table = world.game(2).await;
    let phase = |look: &Look| look.public.typed::<GreatCity>().unwrap().phase;
    world.play_until(&table, |look| phase(look) == Phase::Act).await;
    world.send_all().await;
    let (by, look) = mover(&table).await;
    let other = another(&look, &by);
    world.plans(&table, &other, add(0, "pick*")).await.unwrap();
    let is_others = |look: &Look| look.to_move().unwrap().user() == Some(other.user);
    world.play_until(&table, is_others).await;
    let number = table.look(None).await.unwrap().number;
    world.wait(SOON).await;
    let (mv, why) = world.decided(&table, number).await;
    assert!(mv.to_string().starts_with("pick:") && why == Why::Planned, "{mv}: {why:?}");
    let look = table.look(Some(other.user)).await.unwrap();
    assert!(is_others(&look) && phase(&look) == Phase::Act, "{:?}", phase(&look));
    assert!(look.own.unwrap().legal().len() > 1, "there is more to do than to pass");
    assert_eq!(planned(&table, &other).await, None, "the plan is used up");
}
