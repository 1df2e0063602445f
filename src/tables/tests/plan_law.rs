//! The law of plans: with and without them the same is posted at the same moments, but for the mentions of players who have
//! planned.

use super::*;
use crate::{board::ShuffleSecret, talk::plans::Edit};

/// How many decisions a course has.
const DECISIONS: usize = 24;
/// How long somebody thinks who plays by hand.
const THOUGHT: Duration = Duration::from_secs(40);
/// The table is looked at so often.
const STEP: Duration = Duration::from_secs(10);

/// What happened at a table of three, and when.
#[derive(Default)]
struct Course {
    /// What was decided.
    moves: Vec<(Timestamp, AnyMove)>,
    posts: Vec<(Timestamp, PostKind)>,
    /// Where a plan decided first.
    planned: Vec<MoveNumber>,
}

impl Course {
    /// Lets time pass, does what is due and keeps what is posted.
    async fn pass(&mut self, world: &World, time: Duration) {
        world.clock.forward(time);
        world.tables.scheduler().settle().await.unwrap();
        let (now, sent) = (world.clock.now(), world.send_all().await);
        self.posts.extend(sent.into_iter().map(|post| (now, post.kind)));
    }

    async fn until(&mut self, world: &World, at: Timestamp) {
        while world.clock.now() < at {
            self.pass(world, STEP).await;
        }
    }

    async fn play(&mut self, world: &World, table: &Table, mv: AnyMove) {
        let (by, _) = mover(table).await;
        table.play(by, world.click(), None, mv.clone()).await.unwrap();
        self.moves.push((world.clock.now(), mv));
        self.pass(world, Duration::ZERO).await;
    }

    /// Waits until the plan has decided, and keeps what.
    async fn see_plan(&mut self, world: &World, table: &Table) {
        let before = table.look(None).await.unwrap().number;
        self.planned.push(before);
        while table.look(None).await.unwrap().number == before {
            self.pass(world, STEP).await;
        }
        let id = table.id();
        let records = world.tables.store().with(move |tx| tx.records(id)).await.unwrap();
        for record in &records[before.0 as usize..] {
            match &record.kind {
                RecordKind::Auto(json, why) if Why::read(why.as_deref()) == Some(Why::Planned) => {
                    let mv = GameKind::GreatCity.read_move(json).unwrap();
                    self.moves.push((world.clock.now(), mv));
                }
                RecordKind::Auto(..) | RecordKind::Move(..) | RecordKind::Undo(..) => {}
            }
        }
    }
}

/// The same deal each time, right after the start.
async fn dealt(world: &World, posting: Posting) -> Table {
    let terms = Terms { posting, ..EACH_TURN };
    let id = world.open(NewTable { terms, ..world.new_table(3, Options::PUBLISHER) }).await;
    let secret = ShuffleSecret([7; 32]);
    let blob = |bytes: &[u8]| {
        let hex = hex::encode(bytes);
        if world.is_in_a_file() { format!("X'{hex}'") } else { format!("'\\x{hex}'") }
    };
    let (hidden, promised) = (blob(&secret.0), blob(&secret.commitment().0));
    world.meddle(&format!("UPDATE tables SET secret = {hidden}, commitment = {promised}"));
    for index in 1..3 {
        world.tables.at_lobby(id, player(index), world.click(), LobbyStep::Join).await.unwrap();
    }
    world.table(id).await
}

/// Two steps, each with any move of any kind.
async fn plan(world: &World, table: &Table, by: &Player) {
    for step in 0..2 {
        for order in GameKind::GreatCity.orders() {
            let any = Edit::Add(step, format!("{}*", order.id).parse().unwrap());
            table.plan(by.clone(), world.click(), None, any).await.unwrap();
        }
    }
}

async fn stage(table: &Table, of: &Player) -> Option<PlanStage> {
    table.look(Some(of.user)).await.unwrap().plan.map(|plan| plan.stage)
}

/// A game in which these players plan, as soon as they have no plan and it is not their turn.
async fn with_plans(posting: Posting, planners: &[u8]) -> Course {
    let (world, mut course) = (World::new(), Course::default());
    let table = dealt(&world, posting).await;
    course.pass(&world, Duration::ZERO).await;
    while course.moves.len() < DECISIONS {
        let (by, look) = mover(&table).await;
        if matches!(stage(&table, &by).await, Some(PlanStage::Decides(_))) {
            course.see_plan(&world, &table).await;
            continue;
        }
        for planner in planners.iter().map(|index| player(*index)).filter(|one| one.user != by.user)
        {
            if stage(&table, &planner).await != Some(PlanStage::Waits) {
                plan(&world, &table, &planner).await;
            }
        }
        course.until(&world, world.clock.now().plus(THOUGHT)).await;
        course.play(&world, &table, first_move(&look)).await;
    }
    let (by, look) = mover(&table).await;
    if matches!(stage(&table, &by).await, Some(PlanStage::Decides(_))) {
        course.planned.push(look.number);
    }
    course
}

/// The same decisions at the same moments, all by hand.
async fn by_hand(posting: Posting, moves: &[(Timestamp, AnyMove)]) -> Course {
    let (world, mut course) = (World::new(), Course::default());
    let table = dealt(&world, posting).await;
    course.pass(&world, Duration::ZERO).await;
    for (at, mv) in moves {
        course.until(&world, *at).await;
        course.play(&world, &table, mv.clone()).await;
    }
    course
}

/// Where turns began, by the mentions of a course without plans.
fn mentions(course: &Course) -> Vec<MoveNumber> {
    let number = |(_, kind): &(_, PostKind)| match kind {
        PostKind::Ping { number, .. } => Some(*number),
        _ => None,
    };
    course.posts.iter().filter_map(number).collect()
}

/// Without the mentions in turns that plans began, and without what takes these away: who has planned only a part of the turn
/// is mentioned for the rest. Pictures of one moment count as one: what a plan decides in a turn is played together.
fn but_for_mentions(
    course: Course,
    turns: &[MoveNumber],
    planned: &[MoveNumber],
) -> Vec<(Timestamp, PostKind)> {
    let began = |number: MoveNumber| turns.iter().copied().filter(|turn| *turn <= number).max();
    let mut is_dropped = false;
    let mut kept: Vec<(Timestamp, PostKind)> = Vec::new();
    for (at, kind) in course.posts {
        match &kind {
            PostKind::Ping { number, .. }
                if began(*number).is_some_and(|turn| planned.contains(&turn)) =>
            {
                is_dropped = true;
            }
            PostKind::ClearPing | PostKind::DeletePing if is_dropped => is_dropped = false,
            _ => kept.push((at, kind)),
        }
    }
    kept.dedup_by(|later, earlier| match (later, earlier) {
        ((at, PostKind::Board { from, to }), (before, PostKind::Board { to: so_far, .. }))
            if at == before && from == so_far =>
        {
            *so_far = *to;
            true
        }
        _ => false,
    });
    kept
}

#[tokio::test]
async fn with_and_without_plans_all_posts_but_their_mentions_come_at_the_same_moments() {
    for posting in [Posting::Round, Posting::Turn, Posting::Move] {
        for planners in [&[0][..], &[1], &[0, 2], &[0, 1, 2]] {
            let with = with_plans(posting, planners).await;
            let planned = with.planned.clone();
            assert!(planned.len() > 2, "{posting:?} {planners:?}: {planned:?}");
            let without = by_hand(posting, &with.moves).await;
            let (called, turns) = (mentions(&with), mentions(&without));
            assert!(
                planned.iter().all(|number| !called.contains(number)),
                "{planned:?} {called:?}"
            );
            assert_eq!(
                but_for_mentions(with, &turns, &planned),
                but_for_mentions(without, &turns, &planned),
                "{posting:?} {planners:?}"
            );
        }
    }
}
