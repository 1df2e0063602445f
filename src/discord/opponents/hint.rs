//! `/game hint`: the moves that an AI would make in the player's place, from the player's own view alone.

use crate::discord::shown::Shown;
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use crate::{
    ai::{self, Advice, Budget},
    board::{Level, Seed},
    discord::{
        App,
        answer::Answer,
        incident,
        panel::spot,
        play::{self, Note},
    },
    tables::{Look, Table},
    talk::{
        custom_id::Verb,
        layout::{CONTENT, Panel, Row, Style, shorten},
        present::Spot,
    },
};

/// Which AI is asked.
const ADVISER: Level = Level::Normal;

/// How long it may think; Discord waits longer, people do not.
const LIMIT: Duration = Duration::from_millis(1500);

/// Shows the player the best moves, with buttons to make them. Only for the seat that decides.
pub async fn hint<G: Shown>(app: &App, answer: &Answer, table: &Table<G>) {
    let look = match table.look(Some(answer.player.user)).await {
        Ok(look) => look,
        Err(error) => return play::refuse(answer, &error).await,
    };
    let Some(view) = look.own.clone().filter(|_| look.is_my_turn()) else {
        return not_now(app, answer, look).await;
    };
    answer.keep_waiting().await;
    let seed = seed(&look);
    let enough = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&enough);
    let advised = app.think(move || {
        let advice = ai::advise::<G>(ADVISER, &view, seed, &Budget::OF_LEVEL.until(&told));
        (if advice.is_empty() { at_first_sight::<G>(&view, seed) } else { advice }, view)
    });
    tokio::pin!(advised);
    let advised = tokio::select! {
        advised = &mut advised => advised,
        () = tokio::time::sleep(LIMIT) => {
            enough.store(true, Ordering::Relaxed);
            advised.await
        }
    };
    match advised {
        Ok((advice, view)) => {
            let panel = panel::<G>(&view, &advice, spot(&look));
            play::draw(app, answer, look, panel).await;
        }
        Err(error) => {
            let sorry = incident::report("a hint failed", &error);
            play::show(app, answer, look, "", Note::Says(sorry)).await;
        }
    }
}

/// What the greedy one would do, when there was no time to search.
fn at_first_sight<G: Shown>(view: &G::SeatView, seed: Seed) -> Vec<Advice<G::Move>> {
    let mv = ai::choose::<G>(Level::Greedy, view, seed, &Budget::OF_LEVEL);
    vec![Advice { mv, lead: 0.0, confidence: 0.0, reason: G::reason(view, mv) }]
}

async fn not_now<G: Shown>(app: &App, answer: &Answer, look: Look<G>) {
    let note = match look.own {
        Some(_) => "A hint is for the one whose turn it is.",
        None => "A hint is for those who play.",
    };
    play::show(app, answer, look, "", Note::Says(note.to_owned())).await;
}

/// The advice in words, with a button for each move.
#[must_use]
pub fn panel<G: Shown>(
    view: &G::SeatView,
    advice: &[Advice<G::Move>],
    spot: Spot,
) -> Panel<G::Shot> {
    let lines: Vec<String> = advice
        .iter()
        .enumerate()
        .map(|(place, advice)| {
            format!("{}. **{}**: {}", place + 1, G::deed(view, advice.mv), advice.reason)
        })
        .collect();
    let text = format!(
        "**Hint**, the opinion of an AI ({}) that knows no more than you:\n{}\n-# It may be wrong. You can just as well do something else.",
        ADVISER.id(),
        lines.join("\n")
    );
    let mut buttons: Vec<_> = advice
        .iter()
        .enumerate()
        .map(|(place, advice)| {
            let label = format!("{}. {}", place + 1, G::deed(view, advice.mv));
            spot.button(Verb::Do(advice.mv.to_string()), &label, Style::Plain)
        })
        .collect();
    buttons.push(spot.button(Verb::Go(String::new()), "Back", Style::Plain));
    Panel { text: shorten(&text, CONTENT), rows: Vec::new(), picture: None }
        .row(Row::Buttons(buttons))
}

/// The same hint for the same moment, other chance than that of the AI at the table.
fn seed<G: Shown>(look: &Look<G>) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&look.table.0.to_le_bytes());
    bytes[8..12].copy_from_slice(&look.number.0.to_le_bytes());
    bytes[31] = 1;
    Seed(bytes)
}
