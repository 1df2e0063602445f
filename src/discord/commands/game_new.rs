//! `/game new`: what is agreed, and whether the bot may do its work in this channel.

use std::borrow::Cow;

use serenity::all::Permissions;

use super::{
    Command, Context,
    ai::{Company, opponents},
    begin,
    pace_options::{PaceChoice, TermsWish, TimeOutChoice},
};
use crate::{
    discord::{
        Never, admission,
        answer::Answer,
        opponents, play,
        threads::{self, Site, Wish},
        wire::Sheet,
        wishes,
    },
    tables::{GameKind, GameOptions, Lobby, NewTable, UserId},
    talk::names::list,
};

/// Which game, for `/game new`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameChoice(GameKind);

impl poise::ChoiceParameter for GameChoice {
    fn list() -> Cow<'static, [poise::CommandParameterChoice]> {
        let choice = |kind: &GameKind| poise::CommandParameterChoice {
            name: kind.name().into(),
            localizations: Cow::default(),
            __non_exhaustive: (),
        };
        GameKind::ALL.iter().map(choice).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        GameKind::ALL.get(index).copied().map(Self)
    }

    fn from_name(name: &str) -> Option<Self> {
        GameKind::ALL.iter().copied().find(|kind| kind.name() == name).map(Self)
    }

    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn localized_name(&self, _locale: &str) -> Option<&'static str> {
        Some(self.name())
    }
}

/// `/game new` with the options of every game.
pub(super) fn new() -> Command {
    let mut command = open_table();
    command.parameters.extend(wishes::parameters());
    command
}

/// Opens a table in this channel
#[poise::command(slash_command, guild_only, rename = "new")]
#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
async fn open_table(
    ctx: Context<'_>,
    #[description = "Which game; The Great City of Rome if left out"] game: Option<GameChoice>,
    #[description = "AI players: hard; 3 normal; easy, hard. Without seats the game starts at once"]
    #[autocomplete = "opponents"]
    ai: Option<String>,
    #[description = "How many may sit, 2 to 4; 4 if left out"]
    #[min = 2]
    #[max = 4]
    seats: Option<u8>,
    #[description = "Moves without a choice are made for you; yes if left out"] automatic: Option<
        bool,
    >,
    #[description = "You begin; by lot if left out"] host_first: Option<bool>,
    #[description = "How long a turn may take; as the server says if left out"] pace: Option<
        PaceChoice,
    >,
    #[description = "Such as 36h or 3 days, from 1 hour to 14 days"]
    #[max_length = 40]
    custom_pace: Option<String>,
    #[description = "What happens when a turn's time runs out"] on_time_out: Option<TimeOutChoice>,
    #[description = "In a thread of its own; in this channel if left out"] thread: Option<bool>,
) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    let kind = game.map_or(GameKind::ALL[0], |choice| choice.0);
    let options = match wishes::read(kind, automatic, ctx.args) {
        Ok(options) if host_first == Some(true) => options.where_the_first_seat_begins(),
        Ok(options) => options,
        Err(foreign) => {
            answer.show(&Sheet::text(foreign.to_string())).await;
            return Ok(());
        }
    };
    let terms = TermsWish { pace, custom: custom_pace, time_out: on_time_out };
    let company = Company { ai: ai.unwrap_or_default(), seats };
    open(ctx, answer, options, Wanted { company, terms, thread: thread.unwrap_or(false) }).await;
    Ok(())
}

/// What is wished for the table, whatever its game.
struct Wanted {
    company: Company,
    terms: TermsWish,
    thread: bool,
}

async fn open(ctx: Context<'_>, answer: Answer, options: GameOptions, wanted: Wanted) {
    if let Some(missing) = missing_permissions(ctx) {
        return answer.show(&Sheet::text(missing)).await;
    }
    let Some(guild) = answer.guild else {
        return answer.show(&Sheet::text("Tables are opened in the channel of a server.")).await;
    };
    let set = match admission::welcome(ctx.data(), &answer).await {
        Ok(set) => set,
        Err(words) => return answer.show(&Sheet::text(words)).await,
    };
    let terms = match wanted.terms.over(set.terms) {
        Ok(terms) => terms,
        Err(refused) => return play::refuse(&answer, &refused.into()).await,
    };
    let kind: GameKind = options.kind();
    let (seats, opponents) = match wanted.company.read(kind) {
        Ok(read) => read,
        Err(unreadable) => return answer.show(&Sheet::text(unreadable.to_string())).await,
    };
    let site = site(ctx, &answer, kind, (wanted.thread, set.threads)).await;
    let new = NewTable {
        guild,
        channel: site.channel,
        own_thread: site.own_thread,
        host: answer.player.clone(),
        options,
        terms,
        seats,
        opponents,
        interaction: answer.id,
    };
    create(ctx, &answer, new, &site).await;
}

/// Opens the table where it will stand, and says so.
async fn create(ctx: Context<'_>, answer: &Answer, new: NewTable, site: &Site) {
    let http = &ctx.serenity_context().http;
    match ctx.data().tables.create(new).await {
        Ok(lobby) => {
            if site.own_thread {
                threads::announce(http, answer.channel, &lobby, &answer.player.name).await;
            }
            answer.show(&Sheet::text(opened(&lobby, answer.player.user, site))).await;
        }
        Err(error) => {
            if site.own_thread {
                threads::give_up(http, site.channel).await;
            }
            play::refuse(answer, &error).await;
        }
    }
}

fn opened(lobby: &Lobby, host: UserId, site: &Site) -> String {
    let mut text = opponents::opened(lobby, host);
    if site.own_thread {
        text = format!("{text}\nIt has a thread of its own: <#{}>.", site.channel);
    }
    if let Some(why) = &site.why_not {
        text = format!("{text}\n{why}");
    }
    text
}

/// Where the table will stand.
async fn site(
    ctx: Context<'_>,
    answer: &Answer,
    kind: GameKind,
    (thread, is_allowed): (bool, bool),
) -> Site {
    let wish = Wish {
        thread,
        is_thread: ctx.interaction.channel.as_ref().is_some_and(admission::is_thread),
        is_allowed,
        granted: ctx.interaction.app_permissions,
    };
    let name = threads::name(&kind.to_string(), &answer.player.name);
    threads::site(&ctx.serenity_context().http, answer.channel, &name, wish).await
}

/// What the bot needs here and does not have, in words; `None` when all is well or Discord does not say.
pub(super) fn missing_permissions(ctx: Context<'_>) -> Option<String> {
    let granted = ctx.interaction.app_permissions?;
    let is_thread = ctx.interaction.channel.as_ref().is_some_and(admission::is_thread);
    missing(granted, is_thread)
}

fn missing(granted: Permissions, is_thread: bool) -> Option<String> {
    let send = if is_thread {
        (Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads")
    } else {
        (Permissions::SEND_MESSAGES, "Send Messages")
    };
    let needed = [
        (Permissions::VIEW_CHANNEL, "View Channel"),
        send,
        (Permissions::ATTACH_FILES, "Attach Files"),
        (Permissions::EMBED_LINKS, "Embed Links"),
        (Permissions::READ_MESSAGE_HISTORY, "Read Message History"),
    ];
    let missing: Vec<String> = needed
        .iter()
        .filter(|(permission, _)| !granted.contains(*permission) && !granted.administrator())
        .map(|(_, name)| format!("*{name}*"))
        .collect();
    if missing.is_empty() {
        return None;
    }
    Some(format!(
        "I cannot run a table in this channel: I lack the permission {}. Somebody who manages the server can grant it \
         in the channel's settings; then try again.",
        list(&missing)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_permissions_are_named() {
        let granted =
            Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::EMBED_LINKS;
        insta::assert_snapshot!(missing(granted, false).unwrap(), @"I cannot run a table in this channel: I lack the permission *Attach Files* and *Read Message History*. Somebody who manages the server can grant it in the channel's settings; then try again.");
    }

    #[test]
    fn a_thread_needs_another_permission_to_send() {
        let all_but_threads =
            Permissions::all() - Permissions::SEND_MESSAGES_IN_THREADS - Permissions::ADMINISTRATOR;
        assert_eq!(missing(all_but_threads, false), None);
        assert!(missing(all_but_threads, true).unwrap().contains("*Send Messages in Threads*"));
    }

    #[test]
    fn the_game_that_is_played_if_none_is_named_is_the_first_of_the_list() {
        let command = new();
        let game = command.parameters.iter().find(|parameter| parameter.name == "game").unwrap();
        let says = format!("Which game; {} if left out", GameKind::ALL[0].name());
        assert_eq!(game.description.as_deref(), Some(&says[..]));
    }

    #[test]
    fn an_administrator_lacks_nothing() {
        assert_eq!(missing(Permissions::ADMINISTRATOR, true), None);
    }
}
