//! `/me`: how somebody wants to be called to the table.

use super::{App, Asked, Refusal, languages};
use crate::{
    discord::{wire::Reply, words::me},
    pace::{PaceError, Preferences},
};

/// What is set.
pub async fn show(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let set = app.tables.preferences(asked.user()).await?;
    Ok(Reply::text(me::settings(&set, app.tables.now().into())))
}

/// Changes what is set, and shows all of it.
///
/// # Errors
/// When what was typed cannot be meant; then nothing is changed.
pub async fn change(
    app: &App,
    asked: &Asked,
    change: impl FnOnce(&mut Preferences) -> Result<(), PaceError> + Send + 'static,
) -> Result<Reply, Refusal> {
    let set = app.tables.change_preferences(asked.user(), change).await?;
    Ok(Reply::text(me::changed(&set, app.tables.now().into())))
}

/// Sets the language of direct messages.
///
/// # Errors
/// When what was typed is none of ours; then nothing is changed.
pub async fn language(app: &App, asked: &Asked, typed: String) -> Result<Reply, Refusal> {
    let wanted = languages::typed(&typed)?.map(|language| language.tag().to_owned());
    change(app, asked, move |set| {
        set.chosen_language = wanted;
        Ok(())
    })
    .await
}

/// Enters a holiday from now on, of which all tables are told.
///
/// # Errors
/// When what was typed cannot be meant; then nothing is changed.
pub async fn away(app: &App, asked: &Asked, until: String) -> Result<Reply, Refusal> {
    Ok(Reply::text(me::away(&app.tables.go_away(asked.user(), until).await?)))
}
