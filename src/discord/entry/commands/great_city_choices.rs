//! Autocomplete of `/rome`: legal choices only, best first.

use serenity::all::CreateAutocompleteResponse;

use super::choices::{self, option};
use crate::{
    discord::entry::Context,
    games::great_city::{
        GreatCity, Move, SeatView,
        talk::{
            bill,
            choices::{instead, keeps, orders, payments, places, simple},
            panel,
        },
    },
    talk::layout::Choice,
};

async fn offer(
    ctx: Context<'_>,
    typed: &str,
    list: impl FnOnce(&SeatView) -> Vec<Choice>,
) -> CreateAutocompleteResponse {
    choices::offer::<GreatCity>(ctx, typed, instead, list).await
}

/// The cards of the opening draft.
pub async fn draft(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(ctx, typed, |view| simple(view, |mv| matches!(mv, Move::Draft { .. }))).await
}

/// The free spaces of the strip.
pub async fn space(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(ctx, typed, |view| simple(view, |mv| matches!(mv, Move::Place { .. }))).await
}

/// The cards left in the offer.
pub async fn pick(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(ctx, typed, |view| simple(view, |mv| matches!(mv, Move::Pick { .. }))).await
}

/// The cards that can be built.
pub async fn card(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(ctx, typed, |view| panel::cards(&bill::builds(view))).await
}

/// Where the card that is already typed can go, best first.
pub async fn place(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let card = option(ctx, "card");
    offer(ctx, typed, |view| places(view, &card)).await
}

/// How the card that is already typed can be paid at its place.
pub async fn pay(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (card, place) = (option(ctx, "card"), option(ctx, "place"));
    offer(ctx, typed, |view| payments(view, &card, &place)).await
}

/// The decks or cards of a school.
pub async fn keep(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(ctx, typed, keeps).await
}

/// The orders in which the other cards of a school return.
pub async fn order(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let keep = option(ctx, "choice");
    offer(ctx, typed, |view| orders(view, &keep)).await
}
