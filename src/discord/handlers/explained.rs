//! What a decision is about, for somebody who has not made many of its kind.

use super::{App, Asked, Refusal};
use crate::{
    discord::words::Shown,
    pace::{Explaining, Preferences},
    say,
    tables::{Look, Seated},
    talk::say::Text,
};

/// The line that explains the decision which the viewer of this look has to make, the first few times.
pub(super) async fn here<G: Shown>(app: &App, look: &Look<G>) -> Option<Text> {
    let own = look.own.as_ref().filter(|_| look.is_my_turn())?;
    let mut explanations = G::explain(own);
    let kinds: Vec<_> = explanations.iter().map(|one| format!("{}.{}", G::ID, one.kind)).collect();
    let user = look.players.get(look.seat?.index()).and_then(Seated::user)?;
    if look.is_lesson() {
        let tells = app.lessons.explains(user, &kinds, look.number)?;
        return Some(say!("lesson-explained", says = explanations.swap_remove(tells).says));
    }
    match app.tables.explains(user, kinds, (look.table, look.number)).await {
        Ok(tells) => Some(say!("player-explained", says = explanations.swap_remove(tells?).says)),
        // Whoever plays can play without it.
        Err(error) => {
            tracing::warn!(%error, "it is not known what was explained");
            None
        }
    }
}

/// Explains all anew to the one who asks, or nothing more.
pub(super) async fn set(app: &App, asked: &Asked, wanted: Explaining) -> Result<(), Refusal> {
    let change = move |set: &mut Preferences| {
        set.explained.set(wanted);
        Ok(())
    };
    app.tables.change_preferences(asked.user(), change).await?;
    Ok(())
}

/// What a button says of it.
pub(super) fn wanted(text: &str) -> Explaining {
    if text == "off" { Explaining::Off } else { Explaining::FirstTimes }
}
