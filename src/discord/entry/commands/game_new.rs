//! `/game new`.

use serenity::all::ChannelId;

use super::{
    ai::opponents,
    answering::{answer, asked},
    game_choice::{PresetChoice, games, typed_game},
    pace_options::{PaceChoice, pace as read_pace},
};
use crate::{
    discord::{
        entry::{Context, Never, threads},
        handlers::{
            Asked, Refusal,
            opening::{self, Wanted},
        },
        panels::rules::which_game,
        wire::Reply,
    },
    pace::{OldCalls, Plans, Posting, Reminders, Stakes, TimeOut, WantedTerms},
    say,
    tables::{self, Authority, GameKind, GameOptions},
};

/// Opens a table in this channel
#[poise::command(slash_command, guild_only)]
#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
pub(super) async fn new(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: Option<String>,
    #[autocomplete = "opponents"] ai: Option<String>,
    #[min = 2]
    #[max = 4]
    seats: Option<u8>,
    automatic: Option<bool>,
    host_first: Option<bool>,
    pace: Option<PaceChoice>,
    #[max_length = 40] custom_pace: Option<String>,
    on_time_out: Option<TimeOut>,
    posts: Option<Posting>,
    keep_pings: Option<bool>,
    thread: Option<bool>,
    #[channel_types("Forum")] forum: Option<ChannelId>,
    preset: Option<PresetChoice>,
    plans: Option<bool>,
    #[max_length = 40] reminders: Option<String>,
    rated: Option<bool>,
    #[max_length = 80] name: Option<String>,
) -> Result<(), Never> {
    let asked = asked(ctx);
    let is_bare = ai.is_none()
        && seats.is_none()
        && [automatic, host_first, keep_pings, thread, plans].iter().all(Option::is_none)
        && (pace.is_none() && custom_pace.is_none() && on_time_out.is_none() && posts.is_none())
        && (forum.is_none() && preset.is_none() && reminders.is_none() && rated.is_none());
    answer(ctx, &asked, async {
        if game.is_none() && is_bare {
            asked.server()?;
            return match name {
                Some(name) => opening::rename(ctx.data(), &asked, &name, Authority::Own).await,
                None => Ok(which_game().into()),
            };
        }
        let game = game.as_deref().map(typed_game).transpose()?;
        let options = rules(game, preset, automatic)?;
        let pace = read_pace(pace, custom_pace.as_deref())?;
        let wanted = Wanted {
            name: name.as_deref().map(opening::read_name).transpose()?,
            options: match host_first {
                Some(true) => options.where_the_first_seat_begins(),
                Some(false) | None => options,
            },
            ai: ai.unwrap_or_default(),
            seats,
            terms: WantedTerms {
                pace,
                time_out: on_time_out,
                posting: posts,
                old_calls: keep_pings.map(old_calls),
                plans: plans.map(allowed),
                reminders: reminders.as_deref().map(Reminders::parse_wait).transpose()?,
                stakes: stakes(rated),
            },
            own_thread: thread.unwrap_or(false),
            forum: forum.map(|forum| tables::ChannelId(forum.get())),
        };
        open(ctx, &asked, wanted).await
    })
    .await
}

/// What becomes of mentions whose turn is over.
const fn old_calls(keep: bool) -> OldCalls {
    if keep { OldCalls::Kept } else { OldCalls::Deleted }
}

/// Whether the result is to change ratings.
const fn stakes(rated: Option<bool>) -> Stakes {
    match rated {
        Some(true) => Stakes::Rated,
        Some(false) | None => Stakes::Friendly,
    }
}

/// Whether players may plan.
const fn allowed(may: bool) -> Plans {
    if may { Plans::Allowed } else { Plans::Forbidden }
}

/// The rules that are asked for; the game of the preset if no game is named.
fn rules(
    game: Option<GameKind>,
    preset: Option<PresetChoice>,
    automatic: Option<bool>,
) -> Result<GameOptions, Refusal> {
    let usual = || preset.map_or(GameKind::ALL[0], |preset| preset.game);
    let kind = game.unwrap_or_else(usual);
    let place = match preset {
        Some(preset) if preset.game != kind => {
            return Err(Refusal::says(say!(
                "command-preset-of-other-game",
                of = preset.game.title(),
                game = kind.title()
            )));
        }
        Some(preset) => preset.place,
        None => 0,
    };
    Ok(kind.agree(place, automatic))
}

/// Opens the table where it can stand; the thread of a table that is refused after all is closed again.
async fn open(ctx: Context<'_>, asked: &Asked, wanted: Wanted) -> Result<Reply, Refusal> {
    let counted = &ctx.data().counted;
    let (table, site) = opening::agree(ctx.data(), asked, wanted).await?;
    let channels = ctx.data().channel_language(asked.server()?).await;
    let site = channels.during(threads::site(counted, asked.channel, site)).await?;
    let opened = opening::open(ctx.data(), asked, table, &site).await;
    if opened.is_err() {
        threads::give_up(counted, &site).await;
    }
    opened
}

#[cfg(test)]
mod tests {
    use super::{super::worded::worded, *};
    use crate::talk::say::Entry;

    #[test]
    fn the_game_that_is_played_if_none_is_named_is_the_first_of_the_list() {
        let command = worded(super::super::game::game(), Entry::says);
        let new = command.subcommands.iter().find(|command| command.name == "new").unwrap();
        let game = new.parameters.iter().find(|parameter| parameter.name == "game").unwrap();
        assert_eq!(game.description.as_deref(), Some("Which game (default: you are asked)"));
        assert_eq!(rules(None, None, None).ok().map(|it| it.kind()), Some(GameKind::ALL[0]));
    }

    #[test]
    fn a_game_is_named_by_its_id_its_title_or_a_part_of_it() {
        let named = |typed: &str| typed_game(typed).ok().map(GameKind::id);
        assert_eq!(named("Rome"), Some("great_city"));
        assert_eq!(named("rome: city of marble"), Some("marble"));
        assert_eq!(named("builders"), Some("builders"));
        assert_eq!(named(""), None);
        assert_eq!(named("chess"), None);
    }
}
