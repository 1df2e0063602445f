//! Autocomplete of `/builders`.

use serenity::all::CreateAutocompleteResponse;

use super::choices::{self, option};
use crate::games::builders::talk::choices::{
    captives, instead, instead_of_a_tool, instead_of_investing, instead_of_sending,
    instead_of_teaching, investments, openings, recruits, senders, sites, students, takes, tools,
};
use crate::{
    discord::entry::Context,
    games::builders::{Builders, SeatView},
    talk::layout::Choice,
};

async fn offer(
    ctx: Context<'_>,
    typed: &str,
    list: impl FnOnce(&SeatView) -> Vec<Choice>,
) -> CreateAutocompleteResponse {
    choices::offer::<Builders>(ctx, typed, instead, list).await
}

/// The buildings of the row.
pub async fn open(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(ctx, typed, openings).await
}

/// The workers of the row.
pub async fn recruit(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(ctx, typed, recruits).await
}

/// The cards of the investment line.
pub async fn invest(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::offer::<Builders>(ctx, typed, instead_of_investing, investments).await
}

/// Who can learn at the university that is already typed.
pub async fn student(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let card = option(ctx, "card");
    let nobody = |view: &SeatView| instead_of_teaching(view, &card);
    choices::offer::<Builders>(ctx, typed, nobody, |view| students(view, &card)).await
}

/// Who can be sent to the site that may already be typed.
pub async fn worker(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let building = option(ctx, "building");
    choices::offer::<Builders>(ctx, typed, instead_of_sending, |view| senders(view, &building))
        .await
}

/// Where the one who may already be typed can go.
pub async fn building(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let worker = option(ctx, "worker");
    choices::offer::<Builders>(ctx, typed, instead_of_sending, |view| sites(view, &worker)).await
}

/// Which tools can go along.
pub async fn tool(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (worker, building) = (option(ctx, "worker"), option(ctx, "building"));
    let none = |view: &SeatView| instead_of_a_tool(view, &worker, &building);
    choices::offer::<Builders>(ctx, typed, none, |view| tools(view, &worker, &building)).await
}

/// For how many actions sesterces can be taken.
pub async fn take(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(ctx, typed, takes).await
}

/// Which prisoners can be freed.
pub async fn free(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let nobody = |_: &SeatView| "No prisoner of yours can be freed now".to_owned();
    choices::offer::<Builders>(ctx, typed, nobody, captives).await
}
