//! Pages of a private game that only look at it.

use super::{App, Asked, Refusal, play, sight};
use crate::{
    discord::{
        panels::player::{self, Occasion},
        wire::Reply,
    },
    pace::Explaining,
    play::AnyMove,
    say,
    tables::{Look, MoveNumber},
    talk::{paths::Question, sight::Sight, verb::GameVerb},
};

/// What a button shows of a private game.
pub(super) enum PrivatePage {
    Page(Box<Reply>),
    /// The page leaves no choice but this move.
    Move(AnyMove),
    /// It is for tables.
    NotHere,
}

/// What this button of a private game shows; decisions are the caller's.
///
/// # Errors
/// When a page cannot be made.
pub(super) async fn page(
    app: &App,
    asked: &Asked,
    look: Look,
    (number, verb): (MoveNumber, &GameVerb),
) -> Result<PrivatePage, Refusal> {
    let reply = match verb {
        GameVerb::Hand(page) => {
            let panel = player::hand(&look, page.parse().unwrap_or(0));
            let panel = panel.unwrap_or_else(|| player::panel(&look, "", Occasion::Turned));
            play::draw(app, look, panel, None).await
        }
        GameVerb::Help => {
            let panel = player::help(&look, Explaining::FirstTimes);
            play::draw(app, look, panel, None).await
        }
        GameVerb::Go(page) if page.is_empty() || number == look.number => {
            let shown = look.own.as_ref().and_then(|own| own.guide().shown(page));
            if let Some((mv, Question::None)) = shown {
                return Ok(PrivatePage::Move(mv));
            }
            play::turn_to(app, look, page, (Occasion::Turned, None)).await
        }
        GameVerb::Go(_) => play::show_noting(app, look, say!("player-moved-on")).await,
        GameVerb::Look(what) => {
            sight::page(app, asked, look, (Sight::read(what).page, None)).await?
        }
        GameVerb::Turn | GameVerb::Panel => play::show(app, look, "").await,
        GameVerb::Do(_)
        | GameVerb::Unasked(_)
        | GameVerb::All(_)
        | GameVerb::Undo
        | GameVerb::Hint
        | GameVerb::Hush
        | GameVerb::Still
        | GameVerb::Explain(_)
        | GameVerb::Order(_)
        | GameVerb::Plan(_)
        | GameVerb::Film
        | GameVerb::Curve
        | GameVerb::Hands(_)
        | GameVerb::Missed
        | GameVerb::Show(_)
        | GameVerb::Review(_)
        | GameVerb::PlayOn(_)
        | GameVerb::Predict(_) => return Ok(PrivatePage::NotHere),
    };
    Ok(PrivatePage::Page(Box::new(reply)))
}
