//! Predictions of people who watch: who will win.

use crate::{
    board::Seat,
    discord::words::names,
    say,
    tables::{Look, Stage},
    talk::{
        layout::{Button, NoPicture, Panel},
        say::Text,
        verb::GameVerb,
    },
};

/// Whether this table takes predictions now: until half of the game is over.
pub fn are_taken(look: &Look) -> bool {
    look.state == Stage::Running && !look.is_private() && !look.public.is_half_over()
}

/// The way to a prediction, for people who watch.
pub fn offered(look: &Look) -> Option<Button> {
    let is_offered = look.seat.is_none() && are_taken(look);
    let ask = GameVerb::Tip(String::new());
    is_offered.then(|| look.spot().plain(ask, say!("button-tip")))
}

/// Asks who will win, and shows what this person has predicted so far.
pub fn page(look: &Look, tipped: Option<Seat>) -> Panel<NoPicture> {
    let names = names(&look.players);
    let already = tipped.map(|seat| say!("asides-tip-is", who = names.bold(seat)));
    let text = Text::lines([Some(say!("asides-tip-who")), already].into_iter().flatten());
    let button = |seat: Seat| {
        let tip = GameVerb::Tip(seat.index().to_string());
        look.spot().plain(tip, say!("asides-tip-seat", who = names.plain(seat)))
    };
    Panel::text(text).buttons(look.players.iter().map(|one| button(one.seat))).buttons([back(look)])
}

/// That a prediction is kept.
pub fn kept(look: &Look, tipped: Seat) -> Panel<NoPicture> {
    let who = names(&look.players).bold(tipped);
    Panel::text(say!("asides-tip-kept", who)).buttons([back(look)])
}

/// The way back to the table, from where people predict.
fn back(look: &Look) -> Button {
    look.spot().plain(GameVerb::Look(String::new()), say!("button-back"))
}
