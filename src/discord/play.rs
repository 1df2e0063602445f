//! What buttons and commands end in: one move, one undo, one private answer.

use super::{
    App,
    answer::Answer,
    incident, my_tables,
    panel::{self, Occasion},
    wire::{File, Sheet},
    words,
};
use crate::discord::shown::Shown;
use crate::talk::{layout::Panel, names::Names, present::Seen};
use crate::{
    render::Cast,
    tables::{Look, MoveNumber, Seated, Table, TableError},
};

/// What a panel says before anything else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// Nothing.
    None,
    /// This.
    Says(String),
}

/// Plays a move and answers with the player's panel. The channel hears of it by the owed posts.
pub async fn act<G: Shown>(
    app: &App,
    answer: &Answer,
    table: &Table<G>,
    expected: Option<MoveNumber>,
    mv: G::Move,
) {
    match table.play(answer.player.clone(), answer.id, expected, mv).await {
        Ok(played) => {
            if !played.repeated {
                app.metrics.moves_played(played.steps.len());
            }
            let panel = panel::panel(&played.look, "", Occasion::Moved);
            let panel = my_tables::lead_on(app, answer, &played.look, panel).await;
            draw(app, answer, played.look, panel).await;
        }
        Err(error) => refuse_at(app, answer, table, &error).await,
    }
}

/// Takes the player's last move back and answers with the panel.
pub async fn undo<G: Shown>(
    app: &App,
    answer: &Answer,
    table: &Table<G>,
    expected: Option<MoveNumber>,
) {
    match table.undo(answer.player.clone(), answer.id, expected).await {
        Ok(undone) => {
            let panel = panel::panel(&undone.look, "", Occasion::Undone);
            draw(app, answer, undone.look, panel).await;
        }
        Err(error) => refuse_at(app, answer, table, &error).await,
    }
}

/// Shows a page of the panel.
pub async fn show<G: Shown>(app: &App, answer: &Answer, look: Look<G>, page: &str, note: Note) {
    let panel = match note {
        Note::None => panel::panel(&look, page, Occasion::Opened),
        Note::Says(note) => panel::panel(&look, page, Occasion::Turned).with_note(&note),
    };
    draw(app, answer, look, panel).await;
}

/// Draws the panel's picture and sends both.
pub async fn draw<G: Shown>(app: &App, answer: &Answer, look: Look<G>, panel: Panel<G::Shot>) {
    let Panel { text, rows, picture } = panel;
    let file = match picture {
        None => Ok(None),
        Some(shot) => {
            let cast = cast(&look.players);
            let news = look.since.as_ref().map(|since| G::news(&since.before, &since.after));
            app.draw(move || {
                let news = news.unwrap_or_default();
                G::draw(&shot, &look.public, look.own.as_ref(), &news, &cast)
                    .map(|seen: Seen| File::private(&seen))
            })
            .await
        }
    };
    let sheet = match file {
        Ok(file) => Sheet { text, rows, file },
        Err(error) => {
            let sorry = incident::report("a picture was not drawn", &error);
            tracing::debug!(%sorry, "the panel goes without its picture");
            Sheet { text, rows, file: None }
        }
    };
    answer.show(&sheet).await;
}

/// A refusal at a table: the words, and the panel as it stands now, so that the player can go on.
pub async fn refuse_at<G: Shown>(app: &App, answer: &Answer, table: &Table<G>, error: &TableError) {
    let Some(words) = words::refusal(error) else { return refuse(answer, error).await };
    match table.look(Some(answer.player.user)).await {
        Ok(look) if look.is_my_turn() => show(app, answer, look, "", Note::Says(words)).await,
        Ok(look) if look.own.is_some() => {
            let text = format!("{words}\n{}", panel::whose_turn(&look));
            draw(app, answer, look, Panel::text(text)).await;
        }
        Ok(_) | Err(_) => answer.show(&Sheet::text(words)).await,
    }
}

/// A refusal without a table: the words, or an incident if the fault is ours.
pub async fn refuse(answer: &Answer, error: &TableError) {
    let words = words::refusal(error).unwrap_or_else(|| incident::report("a table failed", error));
    answer.show(&Sheet::text(words)).await;
}

/// The players as the pictures show them.
#[must_use]
pub fn cast(players: &[Seated]) -> Cast {
    let names: Vec<_> = players
        .iter()
        .map(|player| (crate::talk::names::tame(&player.name), player.note()))
        .collect();
    Cast::with_notes(names.iter().map(|(name, note)| (name.as_str(), note.as_str())))
}

/// The players as the sentences name them.
#[must_use]
pub fn names(players: &[Seated]) -> Names {
    Names::new(players.iter().map(Seated::label))
}
