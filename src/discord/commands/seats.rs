//! `/game resign`, `/game replace`, `/game back` and `/admin replace`: seats that pass on.

use serenity::all::{CreateAutocompleteResponse, User};

use super::{Context, begin, begin_as_manager, choices};
use crate::{
    board::{Level, Seat},
    discord::{
        App, Never,
        answer::Answer,
        app::not_started,
        play,
        seats::{choose, press, words},
        wire::Sheet,
    },
    tables::{
        Authority, ChannelId, Occupant, Recipient, SeatRefused, SeatStep, Seated, TableError,
        TableId, TableRef, TableState, UserId,
    },
    talk::layout::{Choice, OPTION_LABEL, Panel, shorten},
};

/// Who plays on in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum Successor {
    /// Whoever takes it first.
    #[name = "anybody in this channel"]
    Anybody,
    /// Somebody who is named.
    #[name = "a person: name them in the option user"]
    Person,
    /// An AI.
    #[name = "an AI, easy"]
    Easy,
    /// An AI.
    #[name = "an AI, normal"]
    Normal,
    /// An AI.
    #[name = "an AI, hard"]
    Hard,
    /// An AI.
    #[name = "an AI that looks one move ahead"]
    Greedy,
    /// An AI.
    #[name = "an AI that plays at random"]
    Random,
    /// An offer is taken back; by a moderator, the seat is freed.
    #[name = "nobody: an offer is taken back; of /admin: the seat is free"]
    Nobody,
}

impl Successor {
    const fn level(self) -> Option<Level> {
        match self {
            Self::Easy => Some(Level::Easy),
            Self::Normal => Some(Level::Normal),
            Self::Hard => Some(Level::Hard),
            Self::Greedy => Some(Level::Greedy),
            Self::Random => Some(Level::Random),
            Self::Anybody | Self::Person | Self::Nobody => None,
        }
    }
}

/// Give your seat up; somebody else or an AI plays on
#[poise::command(slash_command, guild_only)]
pub(super) async fn resign(ctx: Context<'_>) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    match running(ctx.data(), answer.channel).await {
        Ok((table, players)) => {
            let is_seated = players.iter().any(|one| one.user() == Some(answer.player.user));
            if !is_seated {
                play::refuse(&answer, &TableError::NotAtTable { players }).await;
                return Ok(());
            }
            let is_last = players.iter().filter(|one| one.user().is_some()).count() == 1;
            let Panel { text, rows, .. } = words::resign_question(table, is_last);
            answer.show(&Sheet { text, rows, file: None }).await;
        }
        Err(TableError::NotStarted) => {
            let words = "This game has not started yet, so there is nothing to give up: `/game leave` gives your seat back.";
            answer.show(&Sheet::text(words)).await;
        }
        Err(error) => play::refuse(&answer, &error).await,
    }
    Ok(())
}

/// Play your seat yourself again, after an AI has played for you
#[poise::command(slash_command, guild_only)]
pub(super) async fn back(ctx: Context<'_>) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    match running(ctx.data(), answer.channel).await {
        Ok((table, _)) => press::act(ctx.data(), &answer, table, SeatStep::Back).await,
        Err(error) => play::refuse(&answer, &error).await,
    }
    Ok(())
}

/// Offer a seat to somebody else, or let an AI play it
#[poise::command(slash_command, guild_only)]
pub(super) async fn replace(
    ctx: Context<'_>,
    #[description = "Which seat; yours if left out"]
    #[autocomplete = "own_seats"]
    #[max_length = 100]
    seat: Option<String>,
    #[description = "Who is to play on; anybody if left out"] by: Option<Successor>,
    #[description = "The person who is to play on; they must accept"] user: Option<User>,
) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    succeed(ctx, &answer, Authority::Own, (seat, by, user)).await;
    Ok(())
}

/// Give a seat of this channel's table to somebody else, to an AI, or free it
#[poise::command(slash_command, guild_only, rename = "replace")]
pub(super) async fn admin_replace(
    ctx: Context<'_>,
    #[description = "Which seat"]
    #[autocomplete = "all_seats"]
    #[max_length = 100]
    seat: String,
    #[description = "Who is to play on; nobody if left out, so the seat is free"] by: Option<
        Successor,
    >,
    #[description = "The person who is to play on; they must accept"] user: Option<User>,
) -> Result<(), Never> {
    let Some(answer) = begin_as_manager(ctx).await else { return Ok(()) };
    succeed(ctx, &answer, Authority::Moderator, (Some(seat), by, user)).await;
    Ok(())
}

async fn succeed(
    ctx: Context<'_>,
    answer: &Answer,
    authority: Authority,
    (seat, by, user): (Option<String>, Option<Successor>, Option<User>),
) {
    let (table, players) = match running(ctx.data(), answer.channel).await {
        Ok(running) => running,
        Err(error) => return play::refuse(answer, &error).await,
    };
    let seat = match chosen(&players, answer.player.user, seat.as_deref()) {
        Ok(seat) => seat,
        Err(error) => return play::refuse(answer, &error).await,
    };
    let is_here = |user: &User| ctx.interaction.data.resolved.members.contains_key(&user.id);
    let user = match user {
        Some(user) if user.bot => {
            return say(answer, "A bot cannot take a seat. To let the program play, choose an AI in the option `by`.").await;
        }
        Some(user) if !is_here(&user) => {
            return say(answer, "They are not in this server, so they could not play here.").await;
        }
        user => user.map(|user| UserId(user.id.get())),
    };
    match step(seat, by, user, authority) {
        Ok(SeatStep::LetAi { seat, level, authority }) => {
            press::let_ai(ctx.data(), answer, table, (seat, level, authority)).await;
        }
        Ok(step) => press::act(ctx.data(), answer, table, step).await,
        Err(words) => say(answer, words).await,
    }
}

async fn say(answer: &Answer, words: &str) {
    answer.show(&Sheet::text(words)).await;
}

/// What the options ask for; the words if they do not fit together.
fn step(
    seat: Seat,
    by: Option<Successor>,
    user: Option<UserId>,
    authority: Authority,
) -> Result<SeatStep, &'static str> {
    let offer = |to| Ok(SeatStep::Offer { seat, to, authority });
    match (by, user, authority) {
        (None | Some(Successor::Person), Some(user), _) => offer(Recipient::Person(user)),
        (Some(_), Some(_), _) => Err(
            "Choose one: a person in the option `user`, or something else in the option `by`. Nothing has changed.",
        ),
        (Some(Successor::Person), None, _) => {
            Err("Name the person in the option `user`. Nothing has changed.")
        }
        (None | Some(Successor::Nobody), None, Authority::Moderator) => {
            Ok(SeatStep::Vacate { seat })
        }
        (None | Some(Successor::Anybody), None, _) => offer(Recipient::Anybody),
        (Some(Successor::Nobody), None, Authority::Own) => {
            Ok(SeatStep::Withdraw { seat, authority })
        }
        (Some(by), None, _) => match by.level() {
            Some(level) => Ok(SeatStep::LetAi { seat, level, authority }),
            None => offer(Recipient::Anybody),
        },
    }
}

/// The running table of a channel, and who sits there.
async fn running(app: &App, channel: ChannelId) -> Result<(TableId, Vec<Seated>), TableError> {
    match app.tables.latest_in_channel(channel).await? {
        TableRef::Lobby(lobby) => Err(not_started(lobby.state)),
        TableRef::Game(any) => {
            let lobby = app.tables.lobby(any.id()).await?;
            match lobby.state {
                TableState::Running => Ok((lobby.table, lobby.players)),
                TableState::Finished => Err(TableError::Over),
                TableState::Ended => Err(TableError::Ended),
                TableState::Lobby => Err(TableError::NotStarted),
            }
        }
    }
}

/// The seat that is typed, by number or name; the own one if none is.
fn chosen(players: &[Seated], user: UserId, typed: Option<&str>) -> Result<Seat, TableError> {
    let Some(typed) = typed else {
        let own = players.iter().find(|one| one.user() == Some(user)).map(|one| one.seat);
        return own.ok_or_else(|| TableError::NotAtTable { players: players.to_vec() });
    };
    choose::seat(players, typed).ok_or_else(|| SeatRefused::NoSuchSeat.into())
}

/// The seats that the one who types may give to somebody else.
async fn own_seats(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let user = UserId(ctx.interaction.user.id.get());
    let may_give = |seated: &Seated| match seated.who {
        Occupant::Person(holder) => holder == user,
        Occupant::Ai(_) | Occupant::Vacant => true,
    };
    seats(ctx, typed, may_give).await
}

async fn all_seats(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    seats(ctx, typed, |_| true).await
}

async fn seats(
    ctx: Context<'_>,
    typed: &str,
    is_meant: impl Fn(&Seated) -> bool,
) -> CreateAutocompleteResponse {
    let channel = ChannelId(ctx.interaction.channel_id.get());
    let choice = |seated: &Seated| Choice {
        value: choose::number(seated.seat).to_string(),
        label: shorten(&choose::label(seated), OPTION_LABEL),
    };
    match running(ctx.data(), channel).await {
        Ok((_, players)) => {
            let found = players.iter().filter(|seated| is_meant(seated)).map(choice).collect();
            choices::respond(found, typed, "You do not sit at this table")
        }
        Err(error) => choices::respond(Vec::new(), typed, &choices::hint(&error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_options_of_replace_say_one_thing() {
        let (seat, user) = (Seat::FIRST, Some(UserId(7)));
        let own = |by, user| step(seat, by, user, Authority::Own);
        let offer = |to| Ok(SeatStep::Offer { seat, to, authority: Authority::Own });
        assert_eq!(own(None, None), offer(Recipient::Anybody));
        assert_eq!(own(None, user), offer(Recipient::Person(UserId(7))));
        assert_eq!(own(Some(Successor::Person), user), offer(Recipient::Person(UserId(7))));
        assert!(own(Some(Successor::Person), None).is_err());
        assert!(own(Some(Successor::Hard), user).is_err());
        let authority = Authority::Own;
        let level = Level::Hard;
        assert_eq!(
            own(Some(Successor::Hard), None),
            Ok(SeatStep::LetAi { seat, level, authority })
        );
        assert_eq!(own(Some(Successor::Nobody), None), Ok(SeatStep::Withdraw { seat, authority }));
        let freed = step(seat, Some(Successor::Nobody), None, Authority::Moderator);
        assert_eq!(freed, Ok(SeatStep::Vacate { seat }));
    }
}
