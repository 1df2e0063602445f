//! Autocomplete: legal choices only, best first, filtered by what is typed; a hint when there is none.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::typed::elsewhere;
use crate::{
    board::Game,
    discord::{entry::Context, words::Shown},
    tables::{ChannelId, Look, Refused, TableError, UserId},
    talk::{
        layout::{Choice, OPTION_LABEL, OPTIONS, shorten},
        typed::HINT,
    },
};

/// The choices that contain every typed word, in their order; at most 25.
#[must_use]
pub fn filter(choices: Vec<Choice>, typed: &str) -> Vec<Choice> {
    let typed = typed.to_lowercase();
    let words: Vec<&str> = typed.split_whitespace().collect();
    let fits = |choice: &Choice| {
        let text = format!("{} {}", choice.label.to_lowercase(), choice.value.to_lowercase());
        words.iter().all(|word| text.contains(word))
    };
    choices.into_iter().filter(fits).take(OPTIONS).collect()
}

/// The choices in Discord's form; the hint when there is none.
pub fn respond(choices: Vec<Choice>, typed: &str, hint: &str) -> CreateAutocompleteResponse {
    let is_empty = choices.is_empty();
    let mut fitting = filter(choices, typed);
    if fitting.is_empty() {
        let hint =
            if is_empty { hint } else { "Nothing that is possible now contains what you typed" };
        fitting.push(Choice { value: HINT.to_owned(), label: shorten(hint, OPTION_LABEL) });
    }
    CreateAutocompleteResponse::new().set_choices(
        fitting
            .into_iter()
            .map(|choice| AutocompleteChoice::new(choice.label, choice.value))
            .collect(),
    )
}

/// What the player of the interaction sees at the table of its channel; a hint if that is nothing.
async fn own_view<G: Shown>(ctx: Context<'_>) -> Result<G::SeatView, String> {
    let user = UserId(ctx.interaction.user.id.get());
    let channel = ChannelId(ctx.interaction.channel_id.get());
    let any = ctx.data().game_in(channel).await.map_err(|error| hint(&error))?;
    let table = G::table(any).map_err(elsewhere::<G>)?;
    let look: Look<G> = table.look(Some(user)).await.map_err(|error| hint(&error))?;
    let to_move = look.to_move().map(|seated| seated.name.clone());
    match (look.is_my_turn(), look.own, to_move) {
        (_, None, _) => Err("You do not sit at this table; /game board shows it".to_owned()),
        (true, Some(own), _) => Ok(own),
        (false, Some(_), Some(name)) => Err(format!("It is {name}'s turn, not yours")),
        (false, Some(_), None) => Err("The game is over".to_owned()),
    }
}

/// Why there is nothing to choose.
pub(crate) fn hint(error: &TableError) -> String {
    match error {
        TableError::Refused(Refused::NoTable) => {
            "There is no table here; open one with /game new".to_owned()
        }
        TableError::Refused(Refused::NotStarted) => {
            "This game has not started yet; /game start starts it".to_owned()
        }
        _ => "Nothing can be chosen now".to_owned(),
    }
}

/// Offers what the player in turn may choose here; `instead` says what to do when this command fits another moment.
pub(crate) async fn offer<G: Shown>(
    ctx: Context<'_>,
    typed: &str,
    instead: impl FnOnce(&<G as Game>::SeatView) -> String,
    list: impl FnOnce(&<G as Game>::SeatView) -> Vec<Choice>,
) -> CreateAutocompleteResponse {
    match own_view::<G>(ctx).await {
        Ok(view) => respond(list(&view), typed, &instead(&view)),
        Err(hint) => respond(Vec::new(), typed, &hint),
    }
}

/// What is typed in another option of the same command.
pub(crate) fn option(ctx: Context<'_>, name: &str) -> String {
    ctx.args
        .iter()
        .find(|option| option.name == name)
        .and_then(|option| match &option.value {
            ResolvedValue::String(text) => Some((*text).to_owned()),
            ResolvedValue::Autocomplete { value, .. } => Some((*value).to_owned()),
            _ => None,
        })
        .unwrap_or_default()
}
