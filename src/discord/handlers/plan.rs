//! What a player plans: shown, made and changed by buttons and by `/game plan`.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use super::{App, Asked, Refusal, hint, play};
use crate::{
    board::Seed,
    discord::{
        panels::{
            foreseen::{self, Others, before_step},
            plan as panels,
            plan_buttons::may_plan,
            plan_step,
            plan_watch::{self, CERTAIN},
        },
        wire::{Follows, PanelPage, Reply},
    },
    play::GameKind,
    say,
    tables::{Look, MoveNumber, Refused, Table, TableError, UserId},
    talk::{
        layout::Choice,
        paths::Path,
        plans::{Alternative, BadPlan, Edit, MOST_STEPS, Plan, Repeat},
        say::Text,
    },
};

/// A change of a plan that somebody types, with what they typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanCommand {
    /// Show it.
    Show,
    /// Add a move to a step, counted from 1; to a new one if none is said.
    Add(String, Option<usize>),
    /// Let it depend on this, or no longer.
    Watch(String),
    /// Drop it.
    Drop,
}

/// A button or select about the viewer's plan.
///
/// # Errors
/// When the table fails. A refusal comes with the panel as it stands now.
pub async fn press(
    app: &App,
    asked: &Asked,
    table: &Table,
    number: MoveNumber,
    what: &str,
) -> Result<Reply, Refusal> {
    let look = table.look(Some(asked.user())).await?;
    if !may_plan(&look) {
        return Ok(play::show_noting(app, look, say!("plan-not-here")).await);
    }
    if number != look.number && !what.is_empty() {
        return show(app, look, Some(say!("player-moved-on"))).await;
    }
    let (first, rest) = what.split_once(':').unwrap_or((what, ""));
    let edit = match (first, rest) {
        ("", _) => return show(app, look, None).await,
        ("like", _) => like_the_hint(app, asked, &look).await?,
        ("drop", _) => Some(Edit::Drop),
        ("widen", _) => Some(Edit::Widen),
        ("rest", _) => Some(Edit::Rest),
        ("watch", name) if name.starts_with(CERTAIN) => {
            return watch_page(app, look, &name[CERTAIN.len_utf8()..]).await;
        }
        ("watch" | "watch_by", name) => Some(Edit::Watch(name.to_owned())),
        ("out", place) => removal(place),
        ("pass", round) => pass(look.kind, round).map(Edit::Set),
        (step, rest) => match step.parse::<usize>() {
            Ok(step) => return at_step(app, (asked, table), look, step, rest).await,
            Err(_) => None,
        },
    };
    match edit {
        Some(edit) => change(app, (asked, table), number, edit).await,
        None => show(app, look, Some(say!("player-foreign-button"))).await,
    }
}

/// The plan to play the next turn as the hint would; `None` where nothing can be foreseen.
async fn like_the_hint(app: &App, asked: &Asked, look: &Look) -> Result<Option<Edit>, Refusal> {
    let seen = look.clone();
    let view = app
        .draw(move || before_step(&seen, (0, Others::TakeBest)).map(|world| world.view()))
        .await?;
    let Some(view) = view else { return Ok(None) };
    app.limits.hint(asked.user()).map_err(|wait| Refusal::says(hint::too_many(wait)))?;
    let chance = Seed::from_number(u64::from(look.number.0));
    let Some(way) = hint::ways(app, view.clone(), chance).await?.into_iter().next() else {
        return Ok(None);
    };
    let first = view.guide().path(&way.first);
    let then = way.then.into_iter().map(|(_, _, path)| path);
    let mut plan = std::iter::once(first).chain(then).take(MOST_STEPS).enumerate();
    let plan = plan.try_fold(Plan::default(), |plan, (step, path)| {
        let added = plan.edited(Edit::Add(step, Alternative::Move(path)));
        added.ok().flatten()
    });
    Ok(plan.map(Edit::Set))
}

/// "2.0": the first alternative of the third step.
fn removal(place: &str) -> Option<Edit> {
    let (step, at) = place.split_once('.')?;
    Some(Edit::Remove(step.parse().ok()?, at.parse().ok()?))
}

/// The plan that passes until something happens, or until a round.
fn pass(kind: GameKind, round: &str) -> Option<Plan> {
    let pass = Alternative::Move(kind.pass()?.parse().ok()?);
    Some(match round.parse() {
        Ok(round) => Plan::again(pass, Repeat::UntilRound(round)),
        Err(_) => Plan::again(pass, Repeat::Always)
            .watching(kind.watches().iter().map(|watch| watch.name.to_owned())),
    })
}

/// What is done on the pages of a step.
async fn at_step(
    app: &App,
    (asked, table): (&Asked, &Table),
    look: Look,
    step: usize,
    what: &str,
) -> Result<Reply, Refusal> {
    let (does, rest) = what.split_once(':').unwrap_or((what, ""));
    let wanted = match does {
        "" | "go" => return page(app, look, (step, Others::TakeBest), rest).await,
        "all" => return page(app, look, (step, Others::LeaveBest), rest).await,
        "hint" => return hint::for_step(app, asked, look, step).await,
        "ask" => Ok(Some(Alternative::Ask)),
        "best" => rest.parse::<Path>().map(Alternative::Best).map(Some),
        "from" => rest.parse::<Path>().map(Alternative::AtLeast).map(Some),
        "do" | "any" => {
            let others = if does == "do" { Others::TakeBest } else { Others::LeaveBest };
            let code = rest.to_owned();
            let seen = look.clone();
            let path = app.draw(move || path_of(&seen, (step, others), &code)).await?;
            Ok(path.map(Alternative::Move))
        }
        _ => Ok(None),
    };
    match wanted {
        Ok(Some(wanted)) => add(app, (asked, table), &look, (step, wanted)).await,
        Ok(None) | Err(_) => show(app, look, Some(say!("plan-not-open"))).await,
    }
}

/// The path of a move that is legal where the step may be decided.
fn path_of(look: &Look, step: (usize, Others), code: &str) -> Option<Path> {
    foreseen::before_step(look, step)?.view().guide().path_of(code)
}

/// Plans this for a step; a new one leads on to the next while the turn that is planned goes on.
async fn add(
    app: &App,
    (asked, table): (&Asked, &Table),
    look: &Look,
    (step, wanted): (usize, Alternative),
) -> Result<Reply, Refusal> {
    let (number, edit) = (look.number, Edit::Add(step, wanted));
    if foreseen::open_plan(look).is_some_and(|plan| step < plan.steps().len()) {
        return change(app, (asked, table), number, edit).await;
    }
    match table.plan(asked.player.clone(), asked.id, Some(number), edit).await {
        Ok(look) => {
            let seen = look.clone();
            match app.draw(move || panels::next_step(&seen)).await? {
                Some((then, panel)) => {
                    Ok(play::draw(app, then, panel, Some(PanelPage::Aside)).await)
                }
                None => show(app, look, None).await,
            }
        }
        Err(error) => play::refused(app, asked, table, error).await,
    }
}

async fn change(
    app: &App,
    (asked, table): (&Asked, &Table),
    number: MoveNumber,
    edit: Edit,
) -> Result<Reply, Refusal> {
    match table.plan(asked.player.clone(), asked.id, Some(number), edit).await {
        Ok(look) if foreseen::open_plan(&look).is_none() => Ok(play::show(app, look, "").await),
        Ok(look) => show(app, look, None).await,
        Err(error) => play::refused(app, asked, table, error).await,
    }
}

/// The plan, below a note if there is one. It follows what becomes of the plan.
pub(super) async fn show(app: &App, look: Look, note: Option<Text>) -> Result<Reply, Refusal> {
    let follows = play::follows(&look, Some(PanelPage::Plan));
    let follows = follows.map(|follows| Follows { own: plan_of(&look), ..follows });
    let (look, panel) = app.draw(move || panels::panel(look)).await?;
    let panel = panel.with_note(note);
    Ok(Reply { follows, ..play::draw(app, look, panel, None).await })
}

/// The viewer's plan as a number that changes with it.
pub(super) fn plan_of(look: &Look) -> u64 {
    let mut hasher = DefaultHasher::new();
    format!("{:?}", look.plan).hash(&mut hasher);
    hasher.finish()
}

/// The page on which it is chosen what a plan watches for; without a plan there is nothing to choose.
async fn watch_page(app: &App, look: Look, name: &str) -> Result<Reply, Refusal> {
    let Some(plan) = foreseen::open_plan(&look) else { return show(app, look, None).await };
    let panel = plan_watch::panel(&look, plan, name);
    Ok(play::draw(app, look, panel, Some(PanelPage::Aside)).await)
}

async fn page(app: &App, look: Look, step: (usize, Others), page: &str) -> Result<Reply, Refusal> {
    let page = page.to_owned();
    let (look, panel) = app.draw(move || plan_step::panel(look, step, &page)).await?;
    Ok(play::draw(app, look, panel, Some(PanelPage::Aside)).await)
}

/// `/game plan` at the table of the channel.
///
/// # Errors
/// When there is no table, it has no plans, or what was typed means nothing.
pub async fn here(app: &App, asked: &Asked, typed: PlanCommand) -> Result<Reply, Refusal> {
    let table = app.game_in(asked.channel).await?;
    typed_at(app, asked, &table, typed).await
}

async fn typed_at(
    app: &App,
    asked: &Asked,
    table: &Table,
    typed: PlanCommand,
) -> Result<Reply, Refusal> {
    let look = table.look(Some(asked.user())).await?;
    if look.seat.is_none() {
        return Err(Refused::NotAtTable { players: look.players }.into());
    }
    let count = foreseen::open_plan(&look).map_or(0, |plan| plan.steps().len());
    let edit = match typed {
        PlanCommand::Show if may_plan(&look) => return show(app, look, None).await,
        PlanCommand::Show => return Err(Refusal::says(say!("plan-not-here"))),
        PlanCommand::Add(wanted, step) => {
            let wanted = wanted.trim().to_lowercase().parse().map_err(refused)?;
            Edit::Add(step.map_or(count, |step| step.saturating_sub(1)), wanted)
        }
        PlanCommand::Watch(name) => Edit::Watch(name),
        PlanCommand::Drop => Edit::Drop,
    };
    let look = table.plan(asked.player.clone(), asked.id, None, edit).await?;
    show(app, look, None).await
}

fn refused(why: BadPlan) -> Refusal {
    Refused::Plan(why).into()
}

/// The moves that can be planned for a step, counted from 1, or for a new one; best first.
///
/// # Errors
/// When there is no table, or it fails.
pub async fn offered(
    app: &App,
    asked: &Asked,
    step: Option<usize>,
) -> Result<Vec<Choice>, TableError> {
    let user = asked.user();
    let table = app.game_in(asked.channel).await?;
    offered_at(app, &table, user, step).await
}

async fn offered_at(
    app: &App,
    table: &Table,
    user: UserId,
    step: Option<usize>,
) -> Result<Vec<Choice>, TableError> {
    let look = table.look(Some(user)).await?;
    let count = foreseen::open_plan(&look).map_or(0, |plan| plan.steps().len());
    let step = step.map_or(count, |step| step.saturating_sub(1));
    let choices = app.draw(move || plan_step::choices(&look, step));
    Ok(choices.await.unwrap_or_default())
}

/// On what a plan of the viewer at the table of the channel may depend.
///
/// # Errors
/// When there is no table, or it fails.
pub async fn watches(app: &App, asked: &Asked) -> Result<Vec<Choice>, TableError> {
    let table = app.game_in(asked.channel).await?;
    Ok(plan_watch::all(&table.look(Some(asked.user())).await?))
}
