//! What a private panel shows once its table has gone on.

use super::{App, Refusal, play};
use crate::{
    discord::{
        panels::player::Occasion,
        wire::{Follows, Page, Reply},
        words::Shown,
    },
    tables::{Look, Stage, TableState, UserId, on_table},
};

/// What the panel of this person shows now; `None` if that is what it shows already, or its page stays.
///
/// # Errors
/// When the table fails.
pub async fn turned(app: &App, user: UserId, shown: Follows) -> Result<Option<Reply>, Refusal> {
    on_table!(app.game(shown.table).await?, |table| {
        let look = table.look(Some(user)).await?;
        if !is_overtaken(&look, shown) {
            return Ok(None);
        }
        let (look, panel) = play::page(app, look, "", Occasion::Opened).await?;
        let panel = play::lead_on(app, user, &look, panel).await;
        Ok(Some(play::draw(app, look, panel, Some(Page::Now)).await))
    })
}

fn is_overtaken<G: Shown>(look: &Look<G>, shown: Follows) -> bool {
    let is_over = look.state != TableState::Running;
    let plan_decides = look.plan.as_ref().is_some_and(|one| matches!(one.stage, Stage::Decides(_)));
    let has_gone_on = look.number != shown.number || is_over;
    let may_turn = match shown.page {
        Page::Now => true,
        Page::Aside => is_over || look.is_my_turn() && !plan_decides,
    };
    has_gone_on && may_turn
}
