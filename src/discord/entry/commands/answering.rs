//! What every command does: say who asks, let a handler do it, send what it gives back.

use futures_util::{FutureExt as _, future::BoxFuture};

use crate::discord::{
    entry::{
        Context, Never,
        answer::{self, Line},
        asked,
    },
    handlers::{Asked, Refusal},
    wire::Reply,
};

/// Who typed this command, and where.
pub(super) fn asked(ctx: Context<'_>) -> Asked {
    asked::by_command(ctx.interaction)
}

/// Sends privately what a handler gives back. The handler does nothing when this interaction was delivered before.
///
/// Boxed, so that a command is not as large as all that its handler holds.
pub(super) fn answer<'a>(
    ctx: Context<'a>,
    asked: &'a Asked,
    handler: impl Future<Output = Result<Reply, Refusal>> + Send + 'a,
) -> BoxFuture<'a, Result<(), Never>> {
    let handler = handler.boxed();
    Box::pin(async move {
        let line = Line::new(&ctx.serenity_context().http, &ctx.interaction.token, asked);
        answer::answer(ctx.data(), line, handler).await;
        Ok(())
    })
}
