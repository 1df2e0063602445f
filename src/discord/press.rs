//! Buttons and selects: from the `custom_id` to the code that commands use as well.

use crate::discord::shown::Shown;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use super::{
    App,
    answer::Answer,
    app::not_started,
    my_tables,
    opponents::{self, AiStep},
    panel,
    play::{self, Note},
    privacy, rematch, seats, time,
    wire::Sheet,
};
use crate::tables::{AnyTable, Lobby, SeatStep, Table, TableId, TableRef, TableState, on_table};
use crate::talk::custom_id::{ComponentId, Verb};

/// What somebody can do at a lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyStep {
    /// Take a seat.
    Join,
    /// Give it back.
    Leave,
    /// Start the game.
    Start,
}

/// A player pressed a button or chose from a select.
pub async fn press(app: &App, answer: &Answer, component: &ComponentInteraction) {
    let Ok(id) = component.data.custom_id.parse::<ComponentId>() else {
        let words = "That button is none of mine, or from a version long ago. `/game board` shows this channel's table.";
        return answer.show(&Sheet::text(words)).await;
    };
    let id = match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => {
            id.chosen(values.first().map_or("", String::as_str))
        }
        _ => id,
    };
    match &id.verb {
        Verb::Forget => return privacy::forget(app, answer).await,
        Verb::Rematch => return rematch::again(app, answer, id.table).await,
        Verb::Next => return my_tables::next(app, answer, id.table).await,
        Verb::Tables(page) => return my_tables::show(app, answer, page.parse().unwrap_or(0)).await,
        _ => {}
    }
    if let Some(words) = strayed(app, answer, id.table).await {
        return answer.show(&Sheet::text(words)).await;
    }
    match (app.tables.by_id(id.table).await, &id.verb) {
        (Err(error), _) => play::refuse(answer, &error).await,
        (Ok(_), Verb::Join) => lobby(app, answer, id.table, LobbyStep::Join).await,
        (Ok(_), Verb::Leave) => lobby(app, answer, id.table, LobbyStep::Leave).await,
        (Ok(_), Verb::Start) => lobby(app, answer, id.table, LobbyStep::Start).await,
        (Ok(_), Verb::Seat(code)) => seats::press::press(app, answer, &id, code).await,
        (Ok(_), Verb::Back) => seats::press::act(app, answer, id.table, SeatStep::Back).await,
        (Ok(_), Verb::AddAi(level)) => opponents::add(app, answer, id.table, level).await,
        (Ok(_), Verb::RemoveAi) => {
            opponents::lobby(app, answer, id.table, AiStep::Remove).await;
        }
        (Ok(_), Verb::Hush | Verb::Still) => time::answer(app, answer, &id).await,
        (Ok(TableRef::Lobby(lobby)), _) => play::refuse(answer, &not_started(lobby.state)).await,
        (Ok(TableRef::Game(table)), _) => game(app, answer, table, &id).await,
    }
}

/// Why a button under a public message is none of this channel's table: the table was moved, or the id is forged. Private
/// panels and conversations may lead to any table of the player.
async fn strayed(app: &App, answer: &Answer, table: TableId) -> Option<String> {
    let guild = answer.guild.filter(|_| !answer.is_in_panel())?;
    let place = app.tables.place_of(table).await.ok()??;
    if place.channel == answer.channel {
        return None;
    }
    Some(if place.guild == guild {
        format!(
            "That button belongs to table {table}, which is in <#{}>. Use the one there.",
            place.channel
        )
    } else {
        "That button belongs to a table of another server; nothing has changed.".to_owned()
    })
}

async fn game(app: &App, answer: &Answer, table: AnyTable, id: &ComponentId) {
    on_table!(table, |table| at_table(app, answer, &table, id).await);
}

async fn at_table<G: Shown>(app: &App, answer: &Answer, table: &Table<G>, id: &ComponentId) {
    match &id.verb {
        Verb::Do(code) => match code.parse::<G::Move>() {
            Ok(mv) => play::act(app, answer, table, Some(id.number), mv).await,
            Err(_) => {
                look(
                    app,
                    answer,
                    table,
                    id,
                    Some("That button is none of mine; nothing has changed."),
                )
                .await;
            }
        },
        Verb::Hint => opponents::hint(app, answer, table).await,
        Verb::Undo => play::undo(app, answer, table, Some(id.number)).await,
        Verb::Turn => {
            let is_back = seats::press::be_back(app, answer, id.table).await;
            let note = is_back.then_some("Welcome back. Nobody plays for you any more.");
            look(app, answer, table, id, note).await;
        }
        Verb::Look
        | Verb::Hush
        | Verb::Still
        | Verb::Hand(_)
        | Verb::Help
        | Verb::Rematch
        | Verb::Forget
        | Verb::Next
        | Verb::Tables(_)
        | Verb::Go(_)
        | Verb::Join
        | Verb::Leave
        | Verb::Start
        | Verb::AddAi(_)
        | Verb::RemoveAi
        | Verb::Back
        | Verb::Seat(_) => {
            look(app, answer, table, id, None).await;
        }
    }
}

/// The verbs that only show something.
async fn look<G: Shown>(
    app: &App,
    answer: &Answer,
    table: &Table<G>,
    id: &ComponentId,
    note: Option<&str>,
) {
    let look = match table.look(Some(answer.player.user)).await {
        Ok(look) => look,
        Err(error) => return play::refuse(answer, &error).await,
    };
    let is_stale = id.number != look.number;
    let panel = match (&id.verb, &look.own) {
        (Verb::Look, _) if answer.is_in_panel() => panel::board(&look, &play::names(&look.players)),
        (Verb::Look, _) => panel::spectacle(&look, &play::names(&look.players)),
        (Verb::Hand(page), Some(own)) => {
            G::hand(own, page.parse().unwrap_or(0), panel::spot(&look))
        }
        (Verb::Help, _) => panel::help(&look),
        (Verb::Go(page), Some(_)) if is_stale && !page.is_empty() => {
            let note =
                "The table has moved on since that panel was opened. This is how it stands now.";
            return play::show(app, answer, look, "", Note::Says(note.to_owned())).await;
        }
        (Verb::Go(page), _) => panel::panel(&look, page, panel::Occasion::Turned),
        _ => panel::panel(&look, "", panel::Occasion::Opened),
    };
    let panel = match note {
        Some(note) => panel.with_note(note),
        None => panel,
    };
    play::draw(app, answer, look, panel).await;
}

/// Changes a lobby and says what became of it to the one who asked; the card tells the others.
pub async fn lobby(app: &App, answer: &Answer, table: TableId, step: LobbyStep) {
    let (tables, player) = (&app.tables, answer.player.clone());
    let done = match step {
        LobbyStep::Join => tables.join(table, player, answer.id).await,
        LobbyStep::Leave => tables.leave(table, player, answer.id).await,
        LobbyStep::Start => tables.start(table, player, answer.id).await,
    };
    match done {
        Ok(lobby) => answer.show(&Sheet::text(lobby_words(answer, step, &lobby))).await,
        Err(error) => play::refuse(answer, &error).await,
    }
}

fn lobby_words(answer: &Answer, step: LobbyStep, lobby: &Lobby) -> String {
    let free = usize::from(lobby.seats).saturating_sub(lobby.players.len());
    match (step, lobby.state) {
        (_, TableState::Running) => {
            "The game has started. You will be pinged when it is your turn.".to_owned()
        }
        (_, TableState::Ended) => {
            "You left, and as nobody sits there any more the table is ended.".to_owned()
        }
        (LobbyStep::Leave, _) => "You left the table.".to_owned(),
        _ => {
            let seat = lobby.seat_of(answer.player.user).map_or(0, |seat| seat.index() + 1);
            let (least, _) = lobby.game().seats();
            let start = if lobby.players.len() >= usize::from(least) {
                "it can start now, or wait until all seats are taken"
            } else {
                "it starts when enough have joined"
            };
            format!(
                "You have seat {seat}. {} left; {start}.",
                crate::talk::names::count(free, "free seat")
            )
        }
    }
}
