//! What every command does: say who asks, let a handler do it, send what it gives back.

use std::borrow::Cow;

use futures_util::{FutureExt as _, future::BoxFuture};

use crate::discord::{
    entry::{
        Command, Context, Never,
        answer::{self, Responder},
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
        let (app, http) = (ctx.data(), &ctx.serenity_context().http);
        let responder = Responder::new(&app.metrics, http, &ctx.interaction.token, asked);
        answer::answer(ctx.data(), responder, handler).await;
        Ok(())
    })
}

/// What commands have in common that are made without a function of their own.
#[poise::command(slash_command, guild_only)]
#[expect(
    clippy::unused_async,
    reason = "poise wants an async function, which is replaced or never called"
)]
async fn common(_ctx: Context<'_>) -> Result<(), Never> {
    Ok(())
}

/// A command in servers with this name, which does nothing yet.
pub(super) fn named(name: &'static str) -> Command {
    let name = Cow::Borrowed(name);
    Command {
        name: name.clone(),
        qualified_name: name.clone(),
        identifying_name: name.clone(),
        source_code_name: name,
        ..common()
    }
}

/// A command that Discord never calls itself, only those below it.
pub(super) fn parent(name: &'static str, subcommands: Vec<Command>) -> Command {
    Command { subcommands, subcommand_required: true, ..named(name) }
}

/// Lets a handler answer the command of a context; it gets the app and who asks, and what is named behind it.
macro_rules! answer_by {
    ($ctx:ident, $($handler:ident)::+ $(, $more:expr)*) => {{
        use $crate::discord::entry::commands::answering;
        let asked = answering::asked($ctx);
        let handler = $($handler)::+($ctx.data(), &asked $(, $more)*);
        answering::answer($ctx, &asked, handler).await
    }};
}

pub(super) use answer_by;

/// A command without options: its name, the handler that answers it, and what that takes besides who asks.
macro_rules! plain {
    ($name:literal, $($handler:ident)::+ $(, $more:expr)*) => {{
        use $crate::discord::entry::{Command, commands::answering};
        Command {
            slash_action: Some(|ctx| {
                Box::pin(async move {
                    let Ok(()) = answering::answer_by!(ctx, $($handler)::+ $(, $more)*);
                    Ok(())
                })
            }),
            ..answering::named($name)
        }
    }};
}

pub(super) use plain;
