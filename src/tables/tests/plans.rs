//! Plans: played when their decision comes and a while has passed, told to nobody before, and over when they do not fit.

use super::*;
use crate::{
    games::great_city::Phase,
    talk::{
        paths::Path,
        plans::{BadPlan, Edit, Ended},
    },
};

/// Longer than a planned move waits.
pub(super) const SOON: Duration = Duration::from_secs(90);
/// Shorter than any waits.
const AT_ONCE: Duration = Duration::from_secs(19);

impl World {
    pub(super) async fn plans(
        &self,
        table: &Table,
        by: &Player,
        edit: Edit,
    ) -> Result<Look, TableError> {
        table.plan(by.clone(), self.click(), None, edit).await
    }

    /// Lets time pass, does what is due and sends it.
    pub(super) async fn wait(&self, time: Duration) -> Vec<PostKind> {
        self.clock.forward(time);
        self.tables.scheduler().settle().await.unwrap();
        self.send_all().await.into_iter().map(|post| post.kind).collect()
    }
}

pub(super) fn add(step: usize, text: &str) -> Edit {
    Edit::Add(step, text.parse().unwrap())
}

/// A game of two at the placing of emissaries; who decides, and the other one.
pub(super) async fn placing(world: &World) -> (Table, Player, Player) {
    let table = world.game(2).await;
    world
        .play_until(&table, |look| look.public.typed::<GreatCity>().unwrap().phase == Phase::Place)
        .await;
    world.send_all().await;
    let (by, look) = mover(&table).await;
    let other = another(&look, &by);
    (table, by, other)
}

/// The spaces on which the one who decides may place an emissary, as plans name them.
pub(super) async fn spaces(table: &Table) -> Vec<String> {
    let (_, look) = mover(table).await;
    let own = look.own.unwrap();
    let guide = own.guide();
    own.legal().iter().map(|mv| guide.path(mv).to_string()).collect()
}

fn calls(kinds: &[PostKind]) -> usize {
    let is_call = |kind: &&PostKind| matches!(kind, PostKind::Ping { .. } | PostKind::Call { .. });
    kinds.iter().filter(is_call).count()
}

pub(super) async fn planned(table: &Table, of: &Player) -> Option<Planned> {
    table.look(Some(of.user)).await.unwrap().plan
}

#[tokio::test]
async fn the_first_legal_alternative_is_played_after_a_while_and_nobody_is_called_for_it() {
    let world = World::new();
    let (table, by, other) = placing(&world).await;
    let free = spaces(&table).await;
    let wanted = ["place:9", &free[0], &free[1]];
    for one in wanted {
        world.plans(&table, &other, add(0, one)).await.unwrap();
    }
    let before = table.look(None).await.unwrap().number;
    // Whoever decides now takes the space that the other one wants first.
    let own = table.look(Some(by.user)).await.unwrap().own.unwrap();
    table.play(by.clone(), world.click(), None, own.legal()[0].clone()).await.unwrap();
    let [PostKind::ClearPing, PostKind::Board { .. }] = world.wait(Duration::ZERO).await[..] else {
        panic!("everybody sees what was played, and nobody is called")
    };
    assert_eq!(calls(&world.wait(AT_ONCE).await), 0, "and nothing is played yet");
    assert_eq!(table.look(None).await.unwrap().number.0, before.0 + 1);
    let sent = world.wait(SOON).await;
    assert_eq!(calls(&sent), 1, "{sent:?}");
    assert!(sent.iter().any(|kind| matches!(kind, PostKind::Board { .. })), "{sent:?}");
    let (mv, why) = world.decided(&table, MoveNumber(before.0 + 1)).await;
    assert_eq!((mv.to_string(), why), (free[1].clone(), Why::Planned));
    assert_eq!(planned(&table, &other).await, None, "it is used up");
}

#[tokio::test]
async fn a_plan_that_fits_nothing_ends_and_its_player_is_called_at_once() {
    for (wanted, why) in
        [(vec!["place:9", "pick:school"], Ended::NothingLegal), (vec!["place"], Ended::Several)]
    {
        let world = World::new();
        let (table, by, other) = placing(&world).await;
        for one in &wanted {
            world.plans(&table, &other, add(0, one)).await.unwrap();
        }
        let own = table.look(Some(by.user)).await.unwrap().own.unwrap();
        table.play(by.clone(), world.click(), None, own.legal()[0].clone()).await.unwrap();
        assert_eq!(calls(&world.wait(Duration::ZERO).await), 1, "{wanted:?}");
        let stage = planned(&table, &other).await.map(|one| one.stage);
        assert_eq!(stage, Some(PlanStage::Over(why)), "{wanted:?}");
        world.step(&table, 0).await;
        assert_eq!(planned(&table, &other).await, None, "the player has read of it");
    }
}

#[tokio::test]
async fn the_best_below_a_path_is_played_and_a_plan_that_asks_goes_on_after_the_answer() {
    let world = World::new();
    let (table, by, other) = placing(&world).await;
    world.plans(&table, &other, add(0, "?")).await.unwrap();
    world.plans(&table, &other, add(1, "place*")).await.unwrap();
    let own = table.look(Some(by.user)).await.unwrap().own.unwrap();
    table.play(by.clone(), world.click(), None, own.legal()[0].clone()).await.unwrap();
    assert_eq!(calls(&world.wait(Duration::ZERO).await), 1, "it asks");
    let own = table.look(Some(other.user)).await.unwrap().own.unwrap();
    table.play(other.clone(), world.click(), None, own.legal()[0].clone()).await.unwrap();
    let steps = planned(&table, &other).await.unwrap().plan.steps().len();
    assert_eq!(steps, 1, "the question is answered");
    world.play_until(&table, |look| look.to_move().unwrap().user() == Some(other.user)).await;
    let number = table.look(None).await.unwrap().number;
    world.wait(SOON).await;
    assert_eq!(world.decided(&table, number).await.1, Why::Planned);
}

#[tokio::test]
async fn of_the_spaces_from_a_number_on_the_lowest_free_one_is_taken() {
    let world = World::new();
    let (table, by, other) = placing(&world).await;
    let free = spaces(&table).await;
    let number = |path: &String| path.parse::<Path>().unwrap().number().unwrap();
    let wanted = number(&free[1]);
    world.plans(&table, &other, add(0, "place:90+")).await.unwrap();
    world.plans(&table, &other, add(0, &format!("place:{wanted}+"))).await.unwrap();
    let own = table.look(Some(by.user)).await.unwrap().own.unwrap();
    let before = table.look(None).await.unwrap().number;
    table.play(by.clone(), world.click(), None, own.legal()[1].clone()).await.unwrap();
    world.wait(SOON).await;
    let (mv, why) = world.decided(&table, MoveNumber(before.0 + 1)).await;
    let lowest = free.iter().filter(|path| number(path) > wanted).min_by_key(|path| number(path));
    assert_eq!((&mv.to_string(), why), (lowest.unwrap(), Why::Planned));
    assert!(number(&free[0]) < wanted, "a lower one was free");
}

#[tokio::test]
async fn a_widened_plan_plays_a_move_of_the_same_kind_when_what_it_names_is_gone() {
    let world = World::new();
    let (table, by, other) = placing(&world).await;
    let taken = spaces(&table).await[0].clone();
    world.plans(&table, &other, add(0, &taken)).await.unwrap();
    world.plans(&table, &other, Edit::Widen).await.unwrap();
    let own = table.look(Some(by.user)).await.unwrap().own.unwrap();
    let before = table.look(None).await.unwrap().number;
    table.play(by.clone(), world.click(), None, own.legal()[0].clone()).await.unwrap();
    assert_eq!(calls(&world.wait(SOON).await), 1, "only for what comes after");
    let (mv, why) = world.decided(&table, MoveNumber(before.0 + 1)).await;
    assert!(mv.to_string().starts_with("place:") && mv.to_string() != taken, "{mv}");
    assert_eq!(why, Why::Planned);
}

#[tokio::test]
async fn a_step_that_answers_a_question_which_is_not_asked_is_passed_over() {
    let world = World::new();
    let (table, by, other) = placing(&world).await;
    for (step, wanted) in ["keep:market", "place*", "draft:market"].into_iter().enumerate() {
        world.plans(&table, &other, add(step, wanted)).await.unwrap();
    }
    let own = table.look(Some(by.user)).await.unwrap().own.unwrap();
    let before = table.look(None).await.unwrap().number;
    table.play(by.clone(), world.click(), None, own.legal()[0].clone()).await.unwrap();
    world.wait(SOON).await;
    let (mv, why) = world.decided(&table, MoveNumber(before.0 + 1)).await;
    assert!(mv.to_string().starts_with("place:"), "{mv}");
    assert_eq!(why, Why::Planned);
    world.play_until(&table, |look| look.to_move().unwrap().user() == Some(other.user)).await;
    let left = planned(&table, &other).await.unwrap();
    assert_eq!(left.stage, PlanStage::Over(Ended::NothingLegal), "none of what is left is asked");
    assert_eq!(left.plan.steps().len(), 1, "what came before is used up");
}

#[tokio::test]
async fn a_planned_move_survives_a_restart_and_is_played_once() {
    let world = World::new();
    let (table, by, other) = placing(&world).await;
    world.plans(&table, &other, add(0, "place*")).await.unwrap();
    let own = table.look(Some(by.user)).await.unwrap().own.unwrap();
    table.play(by.clone(), world.click(), None, own.legal()[0].clone()).await.unwrap();
    let (id, number) = (table.id(), table.look(None).await.unwrap().number);
    drop(table);
    let world = world.restart().await;
    let table = world.table(id).await;
    assert_eq!(table.look(None).await.unwrap().number, number);
    world.wait(AT_ONCE).await;
    assert_eq!(table.look(None).await.unwrap().number, number, "it still waits");
    world.wait(SOON).await;
    world.wait(SOON).await;
    assert_eq!(table.look(None).await.unwrap().number.0, number.0 + 1);
    assert_eq!(world.decided(&table, number).await.1, Why::Planned);
}

#[tokio::test]
async fn a_plan_is_dropped_before_its_move_is_played_and_its_player_is_called_then() {
    let world = World::new();
    let (table, by, other) = placing(&world).await;
    world.plans(&table, &other, add(0, "place*")).await.unwrap();
    let own = table.look(Some(by.user)).await.unwrap().own.unwrap();
    table.play(by.clone(), world.click(), None, own.legal()[0].clone()).await.unwrap();
    world.wait(AT_ONCE).await;
    world.plans(&table, &other, Edit::Drop).await.unwrap();
    assert_eq!(calls(&world.wait(Duration::ZERO).await), 1);
    let number = table.look(None).await.unwrap().number;
    world.wait(SOON).await;
    assert_eq!(table.look(None).await.unwrap().number, number, "nothing is played");
}

#[tokio::test]
async fn who_acts_while_the_plan_decides_decides_alone() {
    let world = World::new();
    let (table, by, other) = placing(&world).await;
    for step in 0..2 {
        world.plans(&table, &other, add(step, "place*")).await.unwrap();
    }
    let own = table.look(Some(by.user)).await.unwrap().own.unwrap();
    table.play(by.clone(), world.click(), None, own.legal()[0].clone()).await.unwrap();
    world.step(&table, 0).await;
    let number = table.look(None).await.unwrap().number;
    assert_eq!(planned(&table, &other).await.unwrap().stage, PlanStage::Over(Ended::Overtaken));
    world.wait(SOON).await;
    assert_eq!(table.look(None).await.unwrap().number, number);
}

#[tokio::test]
async fn a_planned_move_is_taken_back_by_its_player_and_the_plan_is_over_then() {
    let world = World::new();
    let (table, by, other) = placing(&world).await;
    for step in 0..2 {
        world.plans(&table, &other, add(step, "place*")).await.unwrap();
    }
    let own = table.look(Some(by.user)).await.unwrap().own.unwrap();
    table.play(by.clone(), world.click(), None, own.legal()[0].clone()).await.unwrap();
    world.wait(SOON).await;
    let undone = table.undo(other.clone(), world.click(), None).await.unwrap();
    assert_eq!(undone.moves, 1);
    assert_eq!(planned(&table, &other).await.unwrap().stage, PlanStage::Over(Ended::Undone));
    let number = table.look(None).await.unwrap().number;
    world.wait(SOON).await;
    assert_eq!(table.look(None).await.unwrap().number, number);
}

#[tokio::test]
async fn bad_plans_are_refused_and_change_nothing() {
    let world = World::new();
    let (table, by, other) = placing(&world).await;
    world.plans(&table, &other, add(0, "place*")).await.unwrap();
    let before = planned(&table, &other).await;
    let own = table.look(Some(other.user)).await.unwrap().seat.unwrap();
    let own = format!("@{}", own.index() + 1);
    let stranger = refusal(world.plans(&table, &player(9), add(0, "pass")).await);
    assert!(matches!(stranger, TableError::Refused(Refused::NotAtTable { .. })));
    for (edit, why) in [
        (add(0, "fly:away"), BadPlan::NoMeaning),
        (add(0, "keep:3+"), BadPlan::NoMeaning),
        (Edit::Watch("rain".to_owned()), BadPlan::NoMeaning),
        (Edit::Watch("pick:gazebo".to_owned()), BadPlan::NoMeaning),
        (Edit::Watch("round@1".to_owned()), BadPlan::NoMeaning),
        (Edit::Watch("@4".to_owned()), BadPlan::NoMeaning),
        (Edit::Watch(own), BadPlan::NoMeaning),
        (add(2, "pass"), BadPlan::NoSuchStep),
        (Edit::Remove(0, 7), BadPlan::NoSuchStep),
    ] {
        let refused = refusal(world.plans(&table, &other, edit.clone()).await);
        assert_eq!(refused, TableError::Refused(Refused::Plan(why)), "{edit:?}");
    }
    let stale = table.plan(other.clone(), world.click(), Some(MoveNumber(0)), add(0, "pass")).await;
    assert!(matches!(refusal(stale), TableError::Refused(Refused::Stale { .. })));
    assert_eq!(planned(&table, &other).await, before);
    assert_eq!(planned(&table, &by).await, None, "nobody else sees it");
    world.finish(&table).await;
    let over = refusal(world.plans(&table, &other, add(0, "pass")).await);
    assert_eq!(over, TableError::Refused(Refused::Over));
    assert_eq!(planned(&table, &other).await, None);
}

#[tokio::test]
async fn a_click_delivered_twice_plans_once() {
    let world = World::new();
    let (table, _, other) = placing(&world).await;
    let click = world.click();
    for _ in 0..2 {
        table.plan(other.clone(), click, None, add(0, "?")).await.unwrap();
    }
    let steps = planned(&table, &other).await.unwrap().plan.steps().len();
    assert_eq!(steps, 1);
    let undone = table.undo(other.clone(), click, None).await;
    assert!(undone.is_err(), "a click is used once");
}

#[tokio::test]
async fn a_table_that_has_agreed_on_no_plans_has_none() {
    let world = World::new();
    let terms = Terms { plans: Plans::Forbidden, ..EACH_TURN };
    let new = NewTable { terms, ..world.new_table(2, Options::PUBLISHER) };
    let id = world.open(new).await;
    world.tables.at_lobby(id, player(1), world.click(), LobbyStep::Join).await.unwrap();
    let table = world.table(id).await;
    let refused = refusal(world.plans(&table, &player(1), add(0, "pass")).await);
    assert_eq!(refused, TableError::Refused(Refused::NoPlansHere));
}

#[tokio::test]
async fn a_plan_goes_with_its_player_and_is_handed_out_and_forgotten() {
    let world = World::new();
    let (table, _, other) = placing(&world).await;
    world.plans(&table, &other, add(0, "pick:market")).await.unwrap();
    let data = world.tables.data_of(other.user).await.unwrap().unwrap();
    assert!(data.contains("pick:market"), "{data}");
    assert_eq!(world.places_of(&["pick:market"]).len(), 1);
    assert!(world.tables.forget(other.user).await.unwrap());
    assert_eq!(world.places_of(&["pick:market"]), [""; 0]);
    let (_, look) = mover(&table).await;
    assert_eq!(look.plan, None);
}

#[tokio::test]
async fn the_log_of_a_running_game_and_the_posts_tell_nothing_of_a_plan() {
    let (with, without) = (World::new(), World::new());
    let mut told = Vec::new();
    for world in [&with, &without] {
        let (table, by, other) = placing(world).await;
        if std::ptr::eq(world, &raw const with) {
            world.plans(&table, &other, add(0, "place")).await.unwrap();
        }
        let own = table.look(Some(by.user)).await.unwrap().own.unwrap();
        let played =
            table.play(by.clone(), world.click(), None, own.legal()[0].clone()).await.unwrap();
        let sent = world.wait(SOON).await;
        let sent: Vec<_> = sent.iter().map(std::mem::discriminant).collect();
        let steps = format!("{:?}", played.steps.iter().map(|one| &one.mv).collect::<Vec<_>>());
        told.push((sent, steps, played.look.plan));
    }
    assert_eq!(told[0].0, told[1].0, "a plan that ends is never seen");
    assert_eq!((&told[0].1, &told[0].2), (&told[1].1, &told[1].2));
}
