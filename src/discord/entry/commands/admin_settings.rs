//! `/admin settings`: what the server agrees on.

use serenity::all::{ChannelId, RoleId};

use super::{
    answering::{answer, asked},
    choices::{choices, languages},
    pace_options::{PaceChoice, pace as read_pace},
};
use crate::{
    catalogue::Language,
    discord::{
        entry::{Context, Never},
        handlers::{languages as known, server},
    },
    pace::{TimeOut, WantedTerms},
    tables::{self, ForumTags, OpenersWish, ServerChange},
};

choices!(OpenersWish: [
    ("everybody", Self::Everybody),
    ("role", Self::Role),
    ("managers", Self::Managers),
]);

/// Where tables stand, who opens them, what they get; shows it if you name nothing
#[poise::command(slash_command, guild_only)]
#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
pub(super) async fn settings(
    ctx: Context<'_>,
    #[channel_types("Text", "News", "Forum")] add_channel: Option<ChannelId>,
    #[channel_types("Text", "News", "Forum")] remove_channel: Option<ChannelId>,
    all_channels: Option<bool>,
    open_by: Option<OpenersWish>,
    role: Option<RoleId>,
    threads: Option<bool>,
    pace: Option<PaceChoice>,
    #[max_length = 40] custom_pace: Option<String>,
    on_time_out: Option<TimeOut>,
    #[min = 1]
    #[max = 60]
    lobby_days: Option<u16>,
    #[min = 1]
    #[max = 365]
    idle_days: Option<u16>,
    #[min = 1]
    #[max = 90]
    closing_days: Option<u16>,
    #[max_length = 20] tag_free: Option<String>,
    #[max_length = 20] tag_turn: Option<String>,
    #[max_length = 20] tag_finished: Option<String>,
    rated: Option<bool>,
    #[autocomplete = "languages"]
    #[max_length = 30]
    language: Option<String>,
    #[channel_types("Text", "News")] daily_channel: Option<ChannelId>,
    daily_off: Option<bool>,
) -> Result<(), Never> {
    let channels = (add_channel, remove_channel, all_channels);
    let days = [lobby_days, idle_days, closing_days];
    let tags = ForumTags { free: tag_free, turn: tag_turn, finished: tag_finished };
    let change = ServerChange {
        tags,
        rated,
        daily_channel: daily_channel.map(|id| tables::ChannelId(id.get())),
        daily_off: daily_off.unwrap_or(false),
        ..change(channels, (open_by, role, threads), days)
    };
    let asked = asked(ctx);
    answer(ctx, &asked, async {
        asked.as_manager()?;
        let language = language.as_deref().map(known::typed).transpose()?;
        let language = language.map(|wanted| wanted.map_or_else(String::new, tag));
        let change = ServerChange { language, ..change };
        let pace = read_pace(pace, custom_pace.as_deref())?;
        let terms = WantedTerms { pace, time_out: on_time_out, ..WantedTerms::default() };
        server::settle(ctx.data(), &asked, change, terms).await
    })
    .await
}

fn tag(language: Language) -> String {
    language.tag().to_owned()
}

/// What the options ask for, besides the usual pace.
fn change(
    (add, remove, everywhere): (Option<ChannelId>, Option<ChannelId>, Option<bool>),
    (openers, role, threads): (Option<OpenersWish>, Option<RoleId>, Option<bool>),
    [lobby_days, idle_days, closing_days]: [Option<u16>; 3],
) -> ServerChange {
    let channel = |id: ChannelId| tables::ChannelId(id.get());
    ServerChange {
        add: add.map(channel),
        remove: remove.map(channel),
        everywhere: everywhere.unwrap_or(false),
        openers,
        role: role.map(|id| tables::RoleId(id.get())),
        threads,
        lobby_days,
        idle_days,
        closing_days,
        ..ServerChange::default()
    }
}
