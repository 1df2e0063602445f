//! What a decision is about, for somebody who has not made many of its kind.

use super::{App, Asked, Refusal};
use crate::{
    pace::{Explaining, Preferences},
    say,
    tables::{Look, Seated},
    talk::say::Text,
};

/// The line that explains the decision which the viewer of this look has to make, the first few times.
pub(super) async fn here(app: &App, look: &Look) -> Option<Text> {
    let own = look.own.as_ref().filter(|_| look.is_my_turn())?;
    let mut explanations = own.explain();
    let kinds: Vec<_> =
        explanations.iter().map(|one| format!("{}.{}", look.kind.id(), one.kind)).collect();
    let user = look.players.get(look.seat?.index()).and_then(Seated::user)?;
    let tells = if look.is_lesson() {
        app.tables.explains_in_practice(user, kinds, look.number).await
    } else {
        app.tables.explains(user, kinds, (look.table, look.number)).await
    };
    match tells {
        Ok(tells) => {
            let says = explanations.swap_remove(tells?).says;
            Some(if look.is_lesson() {
                say!("lesson-explained", says)
            } else {
                say!("player-explained", says)
            })
        }
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
