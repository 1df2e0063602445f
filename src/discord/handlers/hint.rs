//! `/game hint`: the moves that an AI would make in the player's place, from the player's own view alone.

use std::{
    cell::RefCell,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use super::{App, Asked, Panicked, Refusal, play};
use crate::{
    ai::{Advice, Budget},
    board::{Level, Seed},
    discord::{
        panels::{
            foreseen::{Others, before_step, look_at},
            hint,
            hint::Asking,
            plan_step::about_step,
            player,
        },
        wire::{PanelPage, Reply},
    },
    pace::Terms,
    play::{AnyMove, OwnView},
    say,
    tables::{Look, RatedRefused, Stage, Table},
    talk::say::Text,
};

/// Which AI is asked.
const ADVISER: Level = Level::Normal;

/// How long it may think; Discord waits longer, people do not.
const LIMIT: Duration = Duration::from_millis(1500);

/// Shows the player the best moves, with buttons to make them. Only for the seat that decides.
///
/// # Errors
/// When the table or the search fails.
pub async fn hint(app: &App, asked: &Asked, table: &Table) -> Result<Reply, Refusal> {
    of_look(app, asked, table.look(Some(asked.user())).await?).await
}

/// Shows the best moves to who looks at a table or a lesson like this.
///
/// # Errors
/// When the search fails.
pub(super) async fn of_look(app: &App, asked: &Asked, look: Look) -> Result<Reply, Refusal> {
    no_hints_when_rated(&look.terms)?;
    if look.to_move().is_none() || look.state != Stage::Running {
        return Ok(Reply::text(player::whose_turn(&look)));
    }
    let (view, chance) = match (&look.own, look.hint) {
        (Some(view), Some(chance)) => (view.clone(), chance),
        (Some(_), None) => {
            return Ok(play::show_noting(app, look, say!("player-hint-not-now")).await);
        }
        (None, _) => return Ok(play::show_noting(app, look, say!("player-hint-not-you")).await),
    };
    if let Err(wait) = app.limits.hint(asked.user()) {
        return Ok(play::show_noting(app, look, too_many(wait)).await);
    }
    let ways = ways(app, view.clone(), chance).await?;
    let spot = look.spot();
    let panel = app.draw(move || hint::panel(&view, (ADVISER, &ways), spot, Asking::Turn)).await?;
    Ok(play::draw(app, look, panel, Some(PanelPage::Aside)).await)
}

/// Shows the player the best moves for a step of a plan, at the table as it may come, with buttons to plan them.
///
/// # Errors
/// When the search fails.
pub async fn for_step(app: &App, asked: &Asked, look: Look, step: usize) -> Result<Reply, Refusal> {
    no_hints_when_rated(&look.terms)?;
    let foresee = move || {
        let foreseen = before_step(&look, (step, Others::TakeBest));
        let foreseen = foreseen.map(|world| (look_at(&look, &world), world.view()));
        (look, foreseen)
    };
    let (now, foreseen) = app.draw(foresee).await?;
    let Some((look, view)) = foreseen else {
        return Ok(play::show_noting(app, now, say!("plan-no-further")).await);
    };
    if let Err(wait) = app.limits.hint(asked.user()) {
        return Ok(play::show_noting(app, now, too_many(wait)).await);
    }
    // What is foreseen is imagined anyway: chance that anybody may know gives nothing away.
    let chance = Seed::from_number(u64::from(look.number.0));
    let advice = advise(app, view.clone(), chance).await?;
    let spot = look.spot();
    let panel = app
        .draw(move || hint::panel(&view, (ADVISER, &hint::alone(&advice)), spot, Asking::Plan))
        .await?;
    Ok(play::draw(app, look, about_step(panel, (step, Others::TakeBest)), Some(PanelPage::Aside))
        .await)
}

/// Shows the best moves at the table of the channel, for the command.
///
/// # Errors
/// When there is no table, or it fails.
pub async fn here(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let table = app.game_in(asked.channel).await?;
    Box::pin(hint(app, asked, &table)).await
}

/// Lets no AI advise where the result is to tell how strong people are.
fn no_hints_when_rated(terms: &Terms) -> Result<(), RatedRefused> {
    if terms.stakes.are_rated() { Err(RatedRefused::NoHints) } else { Ok(()) }
}

/// When to ask again, after so many hints.
pub(super) fn too_many(wait: Duration) -> Text {
    say!("player-hint-too-many", seconds = wait.as_secs() + 1)
}

/// So many worlds the AI thinks of for each move of a turn after the first.
const THEN: u32 = 150;

/// The ways to play that the AI advises, each to the end of the turn.
pub(super) async fn ways(app: &App, view: OwnView, seed: Seed) -> Result<Vec<hint::Way>, Panicked> {
    let advice = advise(app, view.clone(), seed).await?;
    let think = move |budget: &Budget| {
        let then = |view: &OwnView| view.choose(ADVISER, seed, &budget.at_most(THEN));
        advice.into_iter().map(|advice| way(&view, advice.mv, &then)).collect()
    };
    within(app, LIMIT, think).await
}

/// A move and what comes after it, as the AI would go on.
fn way(view: &OwnView, first: AnyMove, choose: &dyn Fn(&OwnView) -> AnyMove) -> hint::Way {
    let says = RefCell::new(Vec::new());
    let choose = |view: &OwnView| {
        let mv = choose(view);
        let guide = view.guide();
        says.borrow_mut().push((guide.summary(&mv), guide.path(&mv)));
        mv
    };
    let moves = view.world().finish_turn(&first, &choose);
    let then = moves.into_iter().zip(says.into_inner()).map(|(mv, (says, path))| (mv, says, path));
    hint::Way { first, then: then.collect() }
}

/// What the AI advises within its time.
async fn advise(app: &App, view: OwnView, seed: Seed) -> Result<Vec<Advice<AnyMove>>, Panicked> {
    let think = move |budget: &Budget| {
        let advice = view.advise(ADVISER, seed, budget);
        if advice.is_empty() { at_first_sight(&view, seed) } else { advice }
    };
    within(app, LIMIT, think).await
}

/// Thinks, for so long at most.
///
/// # Errors
/// When it panics.
pub async fn within<T: Send + 'static>(
    app: &App,
    limit: Duration,
    think: impl FnOnce(&Budget) -> T + Send + 'static,
) -> Result<T, Panicked> {
    let enough = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&enough);
    let thought = app.think(move || think(&Budget::OF_LEVEL.until(&told)));
    tokio::pin!(thought);
    tokio::select! {
        thought = &mut thought => thought,
        () = tokio::time::sleep(limit) => {
            enough.store(true, Ordering::Relaxed);
            thought.await
        }
    }
}

/// What the greedy one would do, when there was no time to search.
fn at_first_sight(view: &OwnView, seed: Seed) -> Vec<Advice<AnyMove>> {
    let mv = view.choose(Level::Greedy, seed, &Budget::OF_LEVEL);
    vec![Advice { mv, lead: 0.0, confidence: 0.0 }]
}
