//! `/game seat` and `/admin replace`: seats that pass on.

use serenity::all::{CreateAutocompleteResponse, User};

use super::{
    answering::{answer, answer_by, asked, parent, plain},
    choices::{self, choices},
};
use crate::{
    board::{Level, Seat},
    discord::{
        entry::{Command, Context, Never},
        handlers::{Asked, Refusal, lobby, seats},
        panels::seats::{label, number, seat as seat_called},
        wire::Reply,
    },
    say,
    tables::{
        Authority, LobbyStep, Occupant, Recipient, Refused, SeatRefused, SeatStep, Seated,
        TableError, UserId,
    },
    talk::layout::Choice,
};

/// Who plays on in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Successor {
    /// Whoever takes it first.
    Anybody,
    /// Somebody who is named.
    Person,
    /// An AI.
    Ai(Level),
    /// An offer is taken back; by a moderator, the seat is freed.
    Nobody,
}

choices!(Successor: [
    ("anybody", Self::Anybody),
    ("person", Self::Person),
    ("gentle", Self::Ai(Level::Gentle)),
    ("easy", Self::Ai(Level::Easy)),
    ("normal", Self::Ai(Level::Normal)),
    ("hard", Self::Ai(Level::Hard)),
    ("master", Self::Ai(Level::Master)),
    ("nobody", Self::Nobody),
]);

/// Seats that pass on: yours, a free one, an AI's
pub(super) fn seat() -> Command {
    let subcommands =
        vec![plain!("resign", seats::resign), replace(), plain!("back", seats::back), dismiss()];
    parent("seat", subcommands)
}

/// Take a seat of your table from somebody before the game starts; they cannot join again
#[poise::command(slash_command, guild_only)]
async fn dismiss(ctx: Context<'_>, user: User) -> Result<(), Never> {
    let step = LobbyStep::Dismiss(UserId(user.id.get()));
    answer_by!(ctx, lobby::here, step)
}

/// Offer a seat to somebody else, or let an AI play it
#[poise::command(slash_command, guild_only)]
async fn replace(
    ctx: Context<'_>,
    #[autocomplete = "own_seats"]
    #[max_length = 100]
    seat: Option<String>,
    by: Option<Successor>,
    user: Option<User>,
) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, pass_on(ctx, &asked, Authority::Own, (seat, by, user))).await
}

/// Give a seat of this channel's table to somebody else, to an AI, or free it
#[poise::command(slash_command, guild_only, rename = "replace")]
pub(super) async fn admin_replace(
    ctx: Context<'_>,
    #[autocomplete = "all_seats"]
    #[max_length = 100]
    seat: String,
    by: Option<Successor>,
    user: Option<User>,
) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, async {
        asked.as_manager()?;
        pass_on(ctx, &asked, Authority::Moderator, (Some(seat), by, user)).await
    })
    .await
}

async fn pass_on(
    ctx: Context<'_>,
    asked: &Asked,
    authority: Authority,
    (seat, by, user): (Option<String>, Option<Successor>, Option<User>),
) -> Result<Reply, Refusal> {
    let (table, players) = seats::running(ctx.data(), asked.channel).await?;
    let seat = chosen(&players, asked.user(), seat.as_deref())?;
    let user = user.map(|user| player(ctx, &user)).transpose()?;
    let step = step(seat, by, user, authority)?;
    seats::pass_on(ctx.data(), asked, table, step).await
}

/// The person who is named, if they can play here.
fn player(ctx: Context<'_>, user: &User) -> Result<UserId, Refusal> {
    if user.bot {
        return Err(Refusal::says(say!("seats-no-bot")));
    }
    if !ctx.interaction.data.resolved.members.contains_key(&user.id) {
        return Err(Refusal::says(say!("seats-not-in-server")));
    }
    Ok(UserId(user.id.get()))
}

/// What the options ask for, if they fit together.
fn step(
    seat: Seat,
    by: Option<Successor>,
    user: Option<UserId>,
    authority: Authority,
) -> Result<SeatStep, Refusal> {
    let offer = |to| Ok(SeatStep::Offer { seat, to, authority });
    match (by, user, authority) {
        (None | Some(Successor::Person), Some(user), _) => offer(Recipient::Person(user)),
        (Some(_), Some(_), _) => Err(Refusal::says(say!("seats-two-successors"))),
        (Some(Successor::Person), None, _) => Err(Refusal::says(say!("seats-no-person-named"))),
        (None | Some(Successor::Nobody), None, Authority::Moderator) => {
            Ok(SeatStep::Vacate { seat })
        }
        (None | Some(Successor::Anybody), None, _) => offer(Recipient::Anybody),
        (Some(Successor::Nobody), None, Authority::Own) => {
            Ok(SeatStep::Withdraw { seat, authority })
        }
        (Some(Successor::Ai(level)), None, _) => Ok(SeatStep::LetAi { seat, level, authority }),
    }
}

/// The seat that is typed, by number or name; the own one if none is.
fn chosen(players: &[Seated], user: UserId, typed: Option<&str>) -> Result<Seat, TableError> {
    let Some(typed) = typed else {
        let own = players.iter().find(|one| one.user() == Some(user)).map(|one| one.seat);
        return own
            .ok_or_else(|| TableError::Refused(Refused::NotAtTable { players: players.to_vec() }));
    };
    seat_called(players, typed).ok_or_else(|| SeatRefused::NoSuchSeat.into())
}

/// The seats that the one who types may give to somebody else.
async fn own_seats(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let user = asked(ctx).user();
    let may_give = |seated: &Seated| match seated.who {
        Occupant::Person(holder) => holder == user,
        Occupant::Ai(_) | Occupant::Vacant => true,
    };
    offer(ctx, typed, may_give).await
}

/// The seats of other people.
pub(super) async fn other_people(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let user = asked(ctx).user();
    offer(ctx, typed, |seated| seated.user().is_some_and(|holder| holder != user)).await
}

async fn all_seats(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(ctx, typed, |_| true).await
}

async fn offer(
    ctx: Context<'_>,
    typed: &str,
    is_meant: impl Fn(&Seated) -> bool,
) -> CreateAutocompleteResponse {
    let choice = |seated: &Seated| Choice::new(number(seated.seat).to_string(), label(seated));
    match seats::running(ctx.data(), asked(ctx).channel).await {
        Ok((_, players)) => {
            let found: Vec<Choice> =
                players.iter().filter(|seated| is_meant(seated)).map(choice).collect();
            choices::respond(ctx, &found, typed)
        }
        Err(_) => choices::respond(ctx, &[], typed),
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
        assert!(own(Some(Successor::Ai(Level::Hard)), user).is_err());
        let authority = Authority::Own;
        let level = Level::Hard;
        assert_eq!(
            own(Some(Successor::Ai(Level::Hard)), None),
            Ok(SeatStep::LetAi { seat, level, authority })
        );
        assert_eq!(own(Some(Successor::Nobody), None), Ok(SeatStep::Withdraw { seat, authority }));
        let freed = step(seat, Some(Successor::Nobody), None, Authority::Moderator);
        assert_eq!(freed, Ok(SeatStep::Vacate { seat }));
    }
}
