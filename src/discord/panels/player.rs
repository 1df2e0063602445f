//! The private panel of a player, for every game: its own decision with the tools that every decision has.

use crate::{
    discord::words::{self, Shown, seats, summary},
    tables::{Limit, Look, TableState},
    talk::{
        layout::{BUTTONS, Panel, Row, Style},
        present::Spot,
        verb::GameVerb,
    },
};

/// Why a panel is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// Somebody opened it to see what has happened and what to do.
    Opened,
    /// Somebody turned a page in it, or it says why something was refused.
    Turned,
    /// A move was just made in it.
    Moved,
    /// A move was just taken back in it.
    Undone,
}

/// The panel of the viewer of this look; `page` is "" for the beginning.
#[must_use]
pub fn panel<G: Shown>(look: &Look<G>, page: &str, occasion: Occasion) -> Panel<G::Shot> {
    let spot = spot(look);
    let Some(own) = &look.own else { return spectator(look) };
    if look.state != TableState::Running {
        return Panel { picture: Some(G::BOARD), ..Panel::text(whose_turn(look)) };
    }
    if !look.is_my_turn() {
        return waiting(look, occasion);
    }
    let decision = match G::decision(own, page, spot) {
        Ok(panel) => panel,
        Err(no_such_page) => match G::decision(own, "", spot) {
            Ok(panel) => {
                panel.with_note(&format!("Sorry, {no_such_page}. This is what you can do now."))
            }
            Err(no_such_page) => Panel::text(no_such_page.to_string()),
        },
    };
    let note = match occasion {
        Occasion::Opened if page.is_empty() => {
            summary::summary(look, decision.picture == Some(G::BOARD))
        }
        Occasion::Opened | Occasion::Turned | Occasion::Moved => None,
        Occasion::Undone => Some("Your move is taken back.".to_owned()),
    };
    let decision = decision.row(Row::Buttons(tools(look, spot)));
    match note {
        Some(note) => decision.with_note(&note),
        None => decision,
    }
}

/// Undo while it is possible, and the ways to look around.
fn tools<G: Shown>(look: &Look<G>, spot: Spot) -> Vec<crate::talk::layout::Button> {
    let mut tools = Vec::new();
    if look.undo.is_ok() {
        tools.push(spot.button(GameVerb::Undo, "Undo", Style::Plain));
    }
    tools.push(spot.button(GameVerb::Hand(String::new()), G::OWN, Style::Plain));
    tools.push(spot.button(GameVerb::Look, "Look", Style::Plain));
    tools.push(spot.button(GameVerb::Help, "Help", Style::Plain));
    if tools.len() < BUTTONS {
        tools.push(spot.button(GameVerb::Hint, "Hint", Style::Plain));
    }
    tools
}

/// Somebody else decides. After an own move only *Undo* stays, as long as it can.
fn waiting<G: Shown>(look: &Look<G>, occasion: Occasion) -> Panel<G::Shot> {
    let spot = spot(look);
    let undo = look.undo.is_ok().then(|| spot.button(GameVerb::Undo, "Undo", Style::Plain));
    match occasion {
        Occasion::Moved => {
            let text = format!("Done. {}", whose_turn(look));
            Panel { text, rows: Vec::new(), picture: Some(G::BOARD) }
                .row(Row::Buttons(undo.into_iter().collect()))
        }
        Occasion::Opened | Occasion::Turned | Occasion::Undone => {
            let mut buttons: Vec<_> = undo.into_iter().collect();
            buttons.push(spot.button(GameVerb::Hand(String::new()), G::OWN, Style::Plain));
            buttons.push(spot.button(GameVerb::Look, "Look", Style::Plain));
            Panel { text: whose_turn(look), rows: Vec::new(), picture: Some(G::BOARD) }
                .row(Row::Buttons(buttons))
        }
    }
}

/// Somebody who does not sit here.
fn spectator<G: Shown>(look: &Look<G>) -> Panel<G::Shot> {
    Panel::text(format!(
        "You do not sit at this table; {}. {} *Look* or `/game board` shows the table.",
        words::who_sits(&look.players),
        whose_turn(look)
    ))
}

/// "It is **Ben**'s turn: place an emissary; …"
#[must_use]
pub fn whose_turn<G: Shown>(look: &Look<G>) -> String {
    match (look.state, look.to_move()) {
        (TableState::Running, Some(seated)) => {
            let limit = look.deadline.map(|at| Limit { at, then: look.terms.time_out });
            let limit =
                limit.map_or(String::new(), |limit| format!(" {}", words::time::limit(limit)));
            format!("{}{limit}", seats::whose_turn(seated, &G::duty(&look.public)))
        }
        (TableState::Ended, _) => "This table was ended.".to_owned(),
        _ => "The game is over. `/game score` shows the result.".to_owned(),
    }
}

/// Where the components of a panel for this look belong.
#[must_use]
pub const fn spot<G: Shown>(look: &Look<G>) -> Spot {
    Spot { table: look.table, number: look.number }
}

/// The public board in a panel, with the way back.
#[must_use]
pub fn board<G: Shown>(look: &Look<G>, names: &crate::talk::names::Names) -> Panel<G::Shot> {
    let text = format!("{}{}", G::status(&look.public, names), summary::legend(look));
    let text = crate::talk::layout::shorten(&text, crate::talk::layout::CONTENT);
    let back = spot(look).button(GameVerb::Go(String::new()), "Back", Style::Plain);
    Panel { text, rows: Vec::new(), picture: Some(G::BOARD) }.row(Row::Buttons(vec![back]))
}

/// The public board for anybody.
#[must_use]
pub fn spectacle<G: Shown>(look: &Look<G>, names: &crate::talk::names::Names) -> Panel<G::Shot> {
    Panel { rows: Vec::new(), ..board(look, names) }
}

/// What can be done now, with the way back.
#[must_use]
pub fn help<G: Shown>(look: &Look<G>) -> Panel<G::Shot> {
    let text = look.own.as_ref().map_or_else(|| whose_turn(look), G::help);
    let back = spot(look).button(GameVerb::Go(String::new()), "Back", Style::Plain);
    Panel { text, rows: Vec::new(), picture: None }.row(Row::Buttons(vec![back]))
}
