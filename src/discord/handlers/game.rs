//! Buttons at a game that runs, and the commands that end in the same.

use super::{
    App, Asked, Refusal, daily, ending, explained, film, hint, home::at_home, plan, play, play_on,
    practice, predictions, restored, review, seats, sight,
};
use crate::{
    discord::{
        panels::{
            player::{self, Occasion},
            standing_order,
        },
        wire::{self, Reply},
        words::story,
    },
    say,
    tables::{Look, MoveNumber, Table, daily_of, is_practice},
    talk::{
        custom_id::ComponentId,
        paths::Question,
        say::Text,
        sight::{Page, Sight},
        verb::{GameVerb, apart},
    },
};

/// A button at a game.
///
/// # Errors
/// When the table refuses.
pub async fn press(
    app: &App,
    asked: &Asked,
    id: &ComponentId,
    verb: &GameVerb,
) -> Result<Reply, Refusal> {
    if is_practice(id.table) {
        return practice::press(app, asked, id, verb).await;
    }
    if daily_of(id.table).is_some() {
        // Boxed, as what handles a button at a table would be as large as this.
        return Box::pin(daily::press_play(app, asked, id, verb)).await;
    }
    at_home(app, asked, id.table).await?;
    let found = app.game(id.table).await;
    let is_review = matches!(verb, GameVerb::Review(_));
    let table = if is_review { found.map_err(review::gone)? } else { found? };
    restored::admit(app, asked, &table, id.number).await?;
    Box::pin(at_table(app, asked, &table, id.number, verb)).await
}

async fn at_table(
    app: &App,
    asked: &Asked,
    table: &Table,
    number: MoveNumber,
    verb: &GameVerb,
) -> Result<Reply, Refusal> {
    match verb {
        GameVerb::Do(code) => match table.kind().parse(code) {
            Some(mv) => play::act(app, asked, table, Some(number), mv).await,
            None => open(app, asked, table, say!("player-foreign-button")).await,
        },
        GameVerb::Unasked(code) => match table.kind().parse(code) {
            Some(mv) => {
                app.tables.ask_no_more(asked.user(), table.id()).await?;
                play::act(app, asked, table, Some(number), mv).await
            }
            None => open(app, asked, table, say!("player-foreign-button")).await,
        },
        GameVerb::All(codes) => {
            let moves: Option<Vec<_>> = apart(codes).map(|code| table.kind().parse(code)).collect();
            match moves {
                Some(moves) => play::act_all(app, asked, table, (number, moves)).await,
                None => open(app, asked, table, say!("player-foreign-button")).await,
            }
        }
        GameVerb::Undo => play::undo(app, asked, table, Some(number)).await,
        GameVerb::Hint => hint::hint(app, asked, table).await,
        GameVerb::Turn => turn(app, asked, table, true).await,
        GameVerb::Panel => turn(app, asked, table, false).await,
        GameVerb::Hush => {
            app.tables.hush(table.id(), asked.user(), number).await?;
            Ok(Reply::text(say!("player-hushed")))
        }
        GameVerb::Still => {
            app.tables.still(table.id(), asked.user()).await?;
            Ok(Reply::text(say!("player-still")))
        }
        GameVerb::Look(what) => sight::show(app, asked, table, Sight::read(what)).await,
        GameVerb::Film => film::film(app, asked, table).await,
        GameVerb::Curve => film::curve(app, table).await,
        GameVerb::Show(what) => ending::show(app, asked, table, what).await,
        GameVerb::Hands(seat) => ending::hands(app, table, seat).await,
        GameVerb::Missed => ending::missed(app, asked, table).await,
        GameVerb::Review(what) => review::press(app, asked, table, what).await,
        GameVerb::PlayOn(what) => play_on::press(app, asked, table, what).await,
        GameVerb::Predict(what) => predictions::predict(app, asked, table, what).await,
        GameVerb::Hand(page) => {
            let look = table.look(Some(asked.user())).await?;
            Ok(hand(app, look, page.parse().unwrap_or(0)).await)
        }
        GameVerb::Plan(what) => plan::press(app, asked, table, number, what).await,
        GameVerb::Order(order) => self::order(app, asked, table, order).await,
        GameVerb::Help => help(app, asked, table).await,
        GameVerb::Explain(wanted) => {
            explained::set(app, asked, explained::wanted(wanted)).await?;
            help(app, asked, table).await
        }
        GameVerb::Go(page) => go(app, asked, table, number, page).await,
    }
}

/// Opens the panel. A player who was away may be back by that; who has no seat looks at the table.
async fn turn(
    app: &App,
    asked: &Asked,
    table: &Table,
    brings_back: bool,
) -> Result<Reply, Refusal> {
    if brings_back && seats::be_back(app, asked, table.id()).await {
        let look = table.look(Some(asked.user())).await?;
        let note = [Some(say!("seats-done-back")), story::meanwhile(&look)];
        let note = Text::lines(note.into_iter().flatten());
        return Ok(play::turn_to(app, look, "", (Occasion::Opened, Some(note))).await);
    }
    let look = table.look(Some(asked.user())).await?;
    if look.seat.is_none() && !brings_back {
        return sight::page(app, asked, look, (Page::Table, None)).await;
    }
    Ok(play::show(app, look, "").await)
}

/// Opens the panel with a note.
async fn open(app: &App, asked: &Asked, table: &Table, note: Text) -> Result<Reply, Refusal> {
    let look = table.look(Some(asked.user())).await?;
    Ok(play::turn_to(app, look, "", (Occasion::Opened, Some(note))).await)
}

/// A page of what is one's own.
async fn hand(app: &App, look: Look, page: usize) -> Reply {
    let panel = player::hand(&look, page);
    let panel = panel.unwrap_or_else(|| player::panel(&look, "", Occasion::Opened));
    play::draw(app, look, panel, Some(wire::PanelPage::Aside)).await
}

/// Leaves a standing order at the table of this channel, if it is one of this game; shows it as it is without a new one.
///
/// # Errors
/// When the user has no seat there, or the game has no such order.
pub async fn order_here(
    app: &App,
    asked: &Asked,
    table: &Table,
    wanted: Option<&str>,
) -> Result<Reply, Refusal> {
    match wanted {
        Some(wanted) => order(app, asked, table, wanted).await,
        None => Ok(order_kept(app, table.look(Some(asked.user())).await?).await),
    }
}

/// The page of what one has, below the standing order that holds now.
async fn order_kept(app: &App, look: Look) -> Reply {
    let says = look.standing_order.as_ref().map(|order| standing_order::says(look.kind, order));
    let reply = hand(app, look, 0).await;
    Reply { text: Text::lines(says.into_iter().chain([reply.text])), ..reply }
}

/// Leaves a standing order and shows it; where it has answered what was asked, with the panel as after any move.
///
/// # Errors
/// When the user has no seat, or the game has no such order.
async fn order(app: &App, asked: &Asked, table: &Table, order: &str) -> Result<Reply, Refusal> {
    let done = table.order(asked.player.clone(), asked.id, order.to_owned()).await?;
    if !done.answered {
        return Ok(order_kept(app, done.look).await);
    }
    play::moved(app, asked, done.look, Some(standing_order::says(table.kind(), order))).await
}

async fn help(app: &App, asked: &Asked, table: &Table) -> Result<Reply, Refusal> {
    let look = table.look(Some(asked.user())).await?;
    let panel = player::help(&look, app.tables.explaining(asked.user()).await?);
    Ok(play::draw(app, look, panel, Some(wire::PanelPage::Aside)).await)
}

/// Turns to a page, if the panel is not of an earlier move. A move about which nothing is asked is made instead of shown.
async fn go(
    app: &App,
    asked: &Asked,
    table: &Table,
    number: MoveNumber,
    page: &str,
) -> Result<Reply, Refusal> {
    let look = table.look(Some(asked.user())).await?;
    if number != look.number && look.own.is_some() && !page.is_empty() {
        return Ok(play::show_noting(app, look, say!("player-moved-on")).await);
    }
    let own = look.own.as_ref().filter(|_| look.is_my_turn() && !page.is_empty());
    let is_made = match own.and_then(|own| own.guide().shown(page)) {
        Some((mv, Question::None)) => Some(mv),
        Some((mv, Question::UnlessUnwanted)) => {
            let asks = app.tables.asks(asked.user(), table.id()).await?;
            (!asks).then_some(mv)
        }
        Some((_, Question::Always)) | None => None,
    };
    match is_made {
        Some(mv) => play::act(app, asked, table, Some(number), mv).await,
        None => Ok(play::turn_to(app, look, page, (Occasion::Turned, None)).await),
    }
}
