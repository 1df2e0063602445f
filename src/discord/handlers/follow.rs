//! What a private panel shows once its table has gone on.

use super::{App, Refusal, plan, play, review};
use crate::{
    discord::{
        panels::{foreseen::open_plan, player::Occasion},
        wire::{Follows, PanelPage, Reply},
    },
    tables::{Look, PlanStage, Stage, UserId},
};

/// How much a change of a table matters to the reader of a panel, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PanelChange {
    /// Others have moved.
    Others,
    /// Something of the reader's own is different.
    Own,
    /// The reader decides now, or the game is over.
    Decision,
}

/// The state of a panel compared with its table.
pub enum Turned {
    /// It shows what it is to show.
    Current,
    /// It is outdated by a change that matters less than what is shown now.
    Outdated,
    /// It shows this from now on.
    To(Box<Reply>),
}

/// Compares the panel of this person with its table; a change that matters at least so much is drawn.
///
/// # Errors
/// When the table fails.
pub async fn turned(
    app: &App,
    user: UserId,
    shown: Follows,
    least: PanelChange,
) -> Result<Turned, Refusal> {
    if let PanelPage::Review(seat) = shown.page {
        let reply = review::turned(app, user, shown, seat).await?;
        return Ok(reply.map_or(Turned::Current, |reply| Turned::To(Box::new(reply))));
    }
    let table = app.game(shown.table).await?;
    let look = table.look(Some(user)).await?;
    match change(&look, shown) {
        None => return Ok(Turned::Current),
        Some(change) if change < least => return Ok(Turned::Outdated),
        Some(_) => {}
    }
    let is_plan = shown.page == PanelPage::Plan && !look.is_my_turn() && open_plan(&look).is_some();
    if is_plan && look.state == Stage::Running {
        return Ok(Turned::To(Box::new(plan::show(app, look, None).await?)));
    }
    let (look, panel) = play::page(app, look, "", Occasion::Opened).await?;
    let panel = play::lead_on(app, user, &look, panel).await;
    Ok(Turned::To(Box::new(play::draw(app, look, panel, Some(PanelPage::Now)).await)))
}

/// What has changed since the panel was drawn; `None` for nothing that its page follows.
fn change(look: &Look, shown: Follows) -> Option<PanelChange> {
    let is_over = look.state != Stage::Running;
    if look.number == shown.number && !is_over {
        return None;
    }
    let plan_decides =
        look.plan.as_ref().is_some_and(|one| matches!(one.stage, PlanStage::Decides(_)));
    if is_over || look.is_my_turn() && !plan_decides {
        return Some(PanelChange::Decision);
    }
    match shown.page {
        PanelPage::Plan if plan::plan_of(look) != shown.own => Some(PanelChange::Own),
        PanelPage::Aside | PanelPage::Plan | PanelPage::Review(_) => None,
        PanelPage::Now | PanelPage::Undone if play::own(look) == shown.own => {
            Some(PanelChange::Others)
        }
        PanelPage::Now | PanelPage::Undone => Some(PanelChange::Own),
    }
}
