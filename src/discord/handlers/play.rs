//! What buttons and commands end in at a table: a move, an undo, a page of the panel.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use super::{App, Asked, Panicked, Refusal, asides, explained, incident};
use crate::{
    discord::{
        panels::{
            my_tables::next_button,
            player::{self, Occasion},
        },
        wire::{File, Follows, PanelPage, Reply},
        words::cast,
    },
    play::{AnyMove, AnyShot},
    tables::{Look, MoveNumber, Occupant, Stage, Table, TableError, UserId},
    talk::{layout::Panel, present::Seen, say::Text},
};

/// Plays a move and answers with the player's panel. The channel hears of it by the owed posts.
///
/// # Errors
/// When the table fails. A refusal comes with the panel as it stands now.
pub async fn act(
    app: &App,
    asked: &Asked,
    table: &Table,
    expected: Option<MoveNumber>,
    mv: AnyMove,
) -> Result<Reply, Refusal> {
    app.looks_at(asked.user(), table.id());
    match table.play(asked.player.clone(), asked.id, expected, mv).await {
        Ok(played) => {
            if !played.repeated {
                app.metrics.moves_played(played.steps.len());
            }
            moved(app, asked, played.look, None).await
        }
        Err(error) => refused(app, asked, table, error).await,
    }
}

/// Plays the moves of a turn one after the other, see [`act`].
///
/// # Errors
/// When the table fails. A refusal of the first move comes with the panel as it stands now.
pub async fn act_all(
    app: &App,
    asked: &Asked,
    table: &Table,
    (expected, moves): (MoveNumber, Vec<AnyMove>),
) -> Result<Reply, Refusal> {
    let mut moves = moves.into_iter();
    let Some(first) = moves.next() else {
        return Ok(show(app, table.look(Some(asked.user())).await?, "").await);
    };
    app.looks_at(asked.user(), table.id());
    let moves = (first, moves.collect());
    match table.play_together(asked.player.clone(), asked.id, Some(expected), moves).await {
        Ok(look) => {
            app.metrics.moves_played(look.number.0.saturating_sub(expected.0) as usize);
            moved(app, asked, look, None).await
        }
        Err(error) => refused(app, asked, table, error).await,
    }
}

/// The player's panel right after a move, after a note if there is one, with the way to the next table when the turn is over.
///
/// # Errors
/// When the panel can't be made.
pub async fn moved(
    app: &App,
    asked: &Asked,
    look: Look,
    note: Option<Text>,
) -> Result<Reply, Refusal> {
    let (look, panel) = page(app, look, "", Occasion::Moved).await?;
    let panel = lead_on(app, asked.user(), &look, panel).await;
    let panel = panel.with_note(note);
    Ok(draw(app, look, panel, Some(PanelPage::Now)).await)
}

/// Takes the player's last move back and answers with the panel.
///
/// # Errors
/// When the table fails. A refusal comes with the panel as it stands now.
pub async fn undo(
    app: &App,
    asked: &Asked,
    table: &Table,
    expected: Option<MoveNumber>,
) -> Result<Reply, Refusal> {
    match table.undo(asked.player.clone(), asked.id, expected).await {
        Ok(undone) => {
            // The channel has just lost the line that named the next player: it gets the one of this turn soon.
            app.looks_away(asked.user());
            Ok(turn_to(app, undone.look, "", (Occasion::Undone, None)).await)
        }
        Err(error) => refused(app, asked, table, error).await,
    }
}

/// Takes the player's last move back at the table of the channel, for the command.
///
/// # Errors
/// When there is no table, or it fails.
pub async fn undo_here(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let table = app.game_in(asked.channel).await?;
    undo(app, asked, &table, None).await
}

/// Shows a page of the panel.
pub async fn show(app: &App, look: Look, page: &str) -> Reply {
    turn_to(app, look, page, (Occasion::Opened, None)).await
}

/// Shows the panel after a note.
pub async fn show_noting(app: &App, look: Look, note: Text) -> Reply {
    turn_to(app, look, "", (Occasion::Turned, Some(note))).await
}

/// Shows a page of the panel for this reason, after a note if there is one.
pub async fn turn_to(
    app: &App,
    look: Look,
    name: &str,
    (occasion, note): (Occasion, Option<Text>),
) -> Reply {
    match page(app, look, name, occasion).await {
        Ok((look, panel)) => {
            let panel = panel.with_note(note);
            let page = match occasion {
                Occasion::Undone => PanelPage::Undone,
                Occasion::Opened | Occasion::Turned | Occasion::Moved => PanelPage::Now,
            };
            draw(app, look, panel, Some(page)).await
        }
        Err(error) => Refusal::from(error).into(),
    }
}

/// Makes a page of the panel where it blocks nobody: it tries moves to tell what they bring.
pub(super) async fn page(
    app: &App,
    look: Look,
    name: &str,
    occasion: Occasion,
) -> Result<(Look, Panel<AnyShot>), Panicked> {
    let name = name.to_owned();
    let explanation = if name.is_empty() { explained::here(app, &look).await } else { None };
    let noted = match occasion {
        Occasion::Opened if name.is_empty() => asides::noted(app, &look).await,
        _ => None,
    };
    let page = move || {
        let panel = player::panel(&look, &name, occasion);
        let more = [explanation, noted].into_iter().flatten();
        (look, more.fold(panel, Panel::with_more))
    };
    app.draw(page).await
}

/// How this page of a player goes on with the table, if it does.
pub fn follows(look: &Look, page: Option<PanelPage>) -> Option<Follows> {
    let goes_on = look.own.is_some() && look.state == Stage::Running && !look.is_private();
    let follow = |page| Follows { table: look.table, number: look.number, page, own: own(look) };
    page.filter(|_| goes_on).map(follow)
}

/// What of the table is the viewer's own, as a number: what the seat knows and holds besides what everybody sees, its last
/// decision, and who decides for it.
pub(super) fn own(look: &Look) -> u64 {
    let mut hasher = DefaultHasher::new();
    // What cannot be written down never changes: then the panel is only slower.
    look.own.as_ref().and_then(|view| view.own_json()).hash(&mut hasher);
    look.since.as_ref().and_then(|since| since.own).map(|number| number.0).hash(&mut hasher);
    let holder = look.players.iter().find(|player| Some(player.seat) == look.seat);
    holder.is_some_and(|holder| matches!(holder.who, Occupant::Person(_))).hash(&mut hasher);
    hasher.finish()
}

/// Draws the panel's picture. Without it the panel serves as well. A `page` of a player goes on with the table.
pub async fn draw(app: &App, look: Look, panel: Panel<AnyShot>, page: Option<PanelPage>) -> Reply {
    let Panel { text, rows, picture } = panel;
    let reply = Reply { rows, follows: follows(&look, page), ..Reply::text(text) };
    let Some(shot) = picture else { return reply };
    let cast = cast(&look.players);
    let dress = if look.imagined { Seen::imagined } else { |seen: Seen| seen };
    let news = look.since.as_ref().map(|since| since.after.news(&since.before));
    let drawn = app.draw(move || {
        let news = news.unwrap_or_default();
        let seen = look.public.draw(&shot, look.own.as_ref(), &news, &cast);
        seen.map(|seen| File::private(&dress(seen)))
    });
    match drawn.await {
        Ok(file) => reply.with_file(file),
        Err(error) => {
            incident::log("a picture was not drawn; the panel goes without it", &error);
            reply
        }
    }
}

/// A refusal at a table: the words, and the panel as it stands now, so that the player can go on.
///
/// # Errors
/// When the words are not for who asked, or the table fails.
pub async fn refused(
    app: &App,
    asked: &Asked,
    table: &Table,
    error: TableError,
) -> Result<Reply, Refusal> {
    let refusal = Refusal::from(error);
    let Some(words) = refusal.words() else { return Err(refusal) };
    match table.look(Some(asked.user())).await {
        Ok(look) if look.is_my_turn() => Ok(show_noting(app, look, words).await),
        // Where the game is over the refusal has said so.
        Ok(look) if look.own.is_some() && look.state == Stage::Running => {
            Ok(Reply::text(Text::lines([words, player::whose_turn(&look)])))
        }
        Ok(_) | Err(_) => Err(refusal),
    }
}

/// Adds the way to the next table that waits, if there is one, to a panel in which the turn has ended.
pub(super) async fn lead_on(
    app: &App,
    user: UserId,
    look: &Look,
    panel: Panel<AnyShot>,
) -> Panel<AnyShot> {
    if look.is_my_turn() {
        return panel;
    }
    match app.tables.next_of(user, look.table).await {
        Ok(Some(_)) => panel.buttons([next_button(look.spot())]),
        Ok(None) => panel,
        // The move is made; the way on can be found by `/me tables`.
        Err(error) => {
            tracing::warn!(%error, "the next table was not found");
            panel
        }
    }
}
