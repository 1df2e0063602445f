//! The slash commands with the moves, one for each game of the list, made from the game's orders: `/builders open building:`.

use std::borrow::Cow;

use serenity::all::{
    CommandOptionType, CreateAutocompleteResponse, CreateCommandOption, ResolvedValue,
};

use super::{
    answering::{answer, asked, named, parent},
    choices::respond,
    worded::{others, worded},
};
use crate::{
    discord::{
        entry::{Command, Context, Never},
        handlers::{App, Asked, Refusal, game, play},
        wire::Reply,
    },
    games::games,
    play::{GameKind, OwnView},
    say,
    tables::{ChannelId, Table, UserId},
    talk::{
        paths::{self, Anyway, Meant, Order, Typed, Unsaid},
        say::{Language, Text},
        typed::Unreadable,
    },
};

type Parameter = poise::CommandParameter<App, Never>;

/// The order that leaves a standing order, and its option.
const ORDERS: &str = "orders";
const ORDER: &str = "order";

/// The option that goes without a second thought.
const ANYWAY: &str = "anyway";

/// The command with the moves of this game.
pub fn command(kind: GameKind) -> Command {
    let standing = (!kind.standing_orders().is_empty()).then(|| standing_order(kind));
    let subcommands = kind.orders().iter().map(order).chain(standing).collect();
    worded(parent(kind.command(), subcommands), kind.says())
}

/// The game whose command this is.
fn kind_of(ctx: Context<'_>) -> GameKind {
    let name = &ctx.command_tree.first().unwrap_or(&ctx.command()).name;
    let kind = GameKind::ALL.iter().find(|kind| kind.command() == *name);
    *kind.expect("only the commands of games lead here")
}

fn order(order: &'static Order) -> Command {
    let mut parameters: Vec<Parameter> = order.asks.iter().map(option).collect();
    if order.anyway == Anyway::Offered {
        parameters.push(parameter(ANYWAY, |option| option.kind(CommandOptionType::Boolean)));
    }
    Command {
        parameters,
        slash_action: Some(|ctx| {
            Box::pin(async move {
                let asked = asked(ctx);
                let done = act(ctx.data(), &asked, kind_of(ctx), typed(ctx));
                let Ok(()) = answer(ctx, &asked, done).await;
                Ok(())
            })
        }),
        ..named(order.id)
    }
}

/// `/marble orders`: what is decided for a player in another player's turn.
fn standing_order(kind: GameKind) -> Command {
    Command {
        parameters: vec![parameter(ORDER, orders_of(kind))],
        slash_action: Some(|ctx| {
            Box::pin(async move {
                let asked = asked(ctx);
                let wanted = typed(ctx);
                let done = leave(ctx.data(), &asked, kind_of(ctx), wanted.text(ORDER));
                let Ok(()) = answer(ctx, &asked, done).await;
                Ok(())
            })
        }),
        ..named(ORDERS)
    }
}

macro_rules! orders_of {
    ($dollar:tt $($(#[$doc:meta])* $variant:ident => $game:ty),+ $(,)?) => {
        /// What makes an option one of the standing orders of a game: poise takes a function that captures nothing.
        fn orders_of(kind: GameKind) -> fn(CreateCommandOption) -> CreateCommandOption {
            match kind { $(GameKind::$variant => |option| orders(GameKind::$variant, option),)+ }
        }
    };
}
games!($ orders_of);

fn orders(kind: GameKind, option: CreateCommandOption) -> CreateCommandOption {
    let option = option.kind(CommandOptionType::String);
    kind.standing_orders().iter().fold(option, |option, id| {
        let says = kind.standing_order(id);
        let names = others(&says).into_owned();
        option.add_string_choice_localized(says.to(Language::ENGLISH), *id, names)
    })
}

fn option(asked: &'static paths::Asked) -> Parameter {
    Parameter {
        required: asked.unsaid == Unsaid::Refused,
        autocomplete_callback: Some(|ctx, typed| Box::pin(offer(ctx, typed))),
        ..parameter(asked.id, |option| option.kind(CommandOptionType::String))
    }
}

fn parameter(
    name: &'static str,
    kind: fn(CreateCommandOption) -> CreateCommandOption,
) -> Parameter {
    poise::CommandParameter {
        name: Cow::Borrowed(name),
        name_localizations: Cow::default(),
        description: None,
        description_localizations: Cow::default(),
        required: false,
        channel_types: None,
        choices: Cow::default(),
        type_setter: Some(kind),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

/// What is typed: the order and its options.
fn typed(ctx: Context<'_>) -> Typed {
    let mut typed = Typed::new(ctx.command().name.clone());
    for option in ctx.args {
        match &option.value {
            ResolvedValue::String(text) | ResolvedValue::Autocomplete { value: text, .. } => {
                typed = typed.with(option.name, *text);
            }
            ResolvedValue::Boolean(is_sure) if option.name == ANYWAY => typed.is_sure = *is_sure,
            _ => {}
        }
    }
    typed
}

/// Offers what the player in turn may choose for the option that is being typed.
async fn offer(ctx: Context<'_>, text: &str) -> CreateAutocompleteResponse {
    let Some(view) = own_view(ctx).await else { return respond(ctx, &[], text) };
    let is_open = |value: &ResolvedValue<'_>| matches!(value, ResolvedValue::Autocomplete { .. });
    let option = ctx.args.iter().find(|option| is_open(&option.value));
    let option = option.map_or_else(String::new, |option| option.name.to_owned());
    let typed = typed(ctx);
    let offered = ctx.data().draw(move || view.guide().offer(&typed, &option)).await;
    match offered {
        Ok(choices) => respond(ctx, &choices.unwrap_or_default(), text),
        Err(error) => {
            tracing::error!(%error, "nothing could be offered");
            respond(ctx, &[], text)
        }
    }
}

/// What the player of the interaction, who is to move, sees at the table of its channel.
async fn own_view(ctx: Context<'_>) -> Option<OwnView> {
    let (kind, user) = (kind_of(ctx), UserId(ctx.interaction.user.id.get()));
    let channel = ChannelId(ctx.interaction.channel_id.get());
    let table = ctx.data().game_in(channel).await.ok().filter(|table| table.kind() == kind)?;
    let look = table.look(Some(user)).await.ok()?;
    let is_my_turn = look.is_my_turn();
    look.own.filter(|_| is_my_turn)
}

/// Plays what is typed at the table of the channel if it is one of this game and the player's turn; what cannot be read is told.
async fn act(app: &App, asked: &Asked, kind: GameKind, typed: Typed) -> Result<Reply, Refusal> {
    let table = table_of(app, asked, kind).await?;
    let look = table.look(Some(asked.user())).await?;
    let Some(own) = look.own.clone().filter(|_| look.is_my_turn()) else {
        return Ok(play::show(app, look, "").await);
    };
    match app.draw(move || own.guide().read(&typed)).await? {
        Ok(Meant::Play(mv)) => play::act(app, asked, &table, Some(look.number), mv).await,
        Ok(Meant::Ask(page)) => Ok(play::show(app, look, &page).await),
        Err(Unreadable(words)) => Ok(play::show_noting(app, look, words).await),
    }
}

/// Leaves a standing order at the table of the channel.
async fn leave(
    app: &App,
    asked: &Asked,
    kind: GameKind,
    wanted: Option<&str>,
) -> Result<Reply, Refusal> {
    let table = table_of(app, asked, kind).await?;
    game::order_here(app, asked, &table, wanted).await
}

/// The table of the channel, if it is one of this game.
async fn table_of(app: &App, asked: &Asked, kind: GameKind) -> Result<Table, Refusal> {
    let table = app.game_in(asked.channel).await?;
    if table.kind() == kind {
        return Ok(table);
    }
    Err(Refusal::says(elsewhere(kind, table.kind())))
}

/// That the command of this game fits no table of another.
fn elsewhere(kind: GameKind, played: GameKind) -> Text {
    let command = played.command();
    let (played, own, game) = (played.title(), kind.command(), kind.title());
    say!("command-other-game", played, command, own, game)
}
