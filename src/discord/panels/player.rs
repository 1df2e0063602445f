//! The private panel of a player, for every game: its own decision with the tools that every decision has.

use super::{plan_buttons, proposals, standing_order};
use crate::{
    board::Seat,
    discord::words::{self, people, seats, summary},
    pace::Explaining,
    play::AnyShot,
    say,
    tables::{Limit, Look, PlanStage, Stage},
    talk::{
        layout::{BUTTONS, CONTENT, Panel},
        present::Spot,
        say::Text,
        verb::{GameVerb, PersonVerb},
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
pub fn panel(look: &Look, page: &str, occasion: Occasion) -> Panel<AnyShot> {
    let spot = look.spot();
    let Some(own) = &look.own else { return spectator(look) };
    if look.state != Stage::Running {
        let look_at_all = spot.plain(GameVerb::Look(String::new()), say!("button-look"));
        return Panel::new(whose_turn(look), look.kind.board()).buttons([look_at_all]);
    }
    if !look.is_my_turn() {
        return waiting(look, occasion);
    }
    let guide = own.guide();
    let decision = guide
        .decision(page, spot)
        .unwrap_or_else(|| guide.first(spot).with_note(say!("player-no-such-page")));
    let names = words::names(&look.players);
    let planned = look.plan.as_ref().filter(|_| page.is_empty());
    let planned = planned.and_then(|planned| words::plans::note(look.kind, planned, &names));
    let note = match occasion {
        Occasion::Opened if page.is_empty() => summary::brief(look),
        Occasion::Opened | Occasion::Turned | Occasion::Moved => None,
        Occasion::Undone => Some(say!("player-taken-back")),
    };
    let notes: Vec<Text> = note.into_iter().chain(planned).collect();
    let above = (!notes.is_empty()).then(|| Text::sentences(notes));
    Panel { text: Text::lines(above.into_iter().chain([decision.text])).cut(CONTENT), ..decision }
        .buttons(tools(look, spot))
}

/// Undo while it is possible, and the ways to look around.
fn tools(look: &Look, spot: Spot) -> Vec<crate::talk::layout::Button> {
    let mut tools = Vec::new();
    if look.undo.is_ok() {
        tools.push(spot.plain(GameVerb::Undo, say!("button-undo")));
    }
    tools.push(spot.plain(GameVerb::Hand(String::new()), look.kind.own()));
    tools.push(spot.plain(GameVerb::Look(String::new()), say!("button-look")));
    tools.push(spot.plain(GameVerb::Help, say!("button-help")));
    // The plan decides soon: it can be dropped, and no hint is needed.
    let planned =
        look.plan.as_ref().is_some_and(|plan| matches!(plan.stage, PlanStage::Decides(_)));
    tools.extend(planned.then(|| plan_buttons::button(look)).flatten());
    if tools.len() < BUTTONS && !look.is_daily() {
        tools.push(spot.plain(GameVerb::Hint, say!("button-hint")));
    }
    tools
}

/// Somebody else decides. After an own move *Undo* stays, as long as it can, with the ways to look around.
fn waiting(look: &Look, occasion: Occasion) -> Panel<AnyShot> {
    let spot = look.spot();
    let undo = look.undo.is_ok().then(|| spot.plain(GameVerb::Undo, say!("button-undo")));
    match occasion {
        Occasion::Moved => {
            let ways = [
                spot.plain(GameVerb::Hand(String::new()), look.kind.own()),
                spot.plain(GameVerb::Look(String::new()), say!("button-look")),
            ];
            let buttons = undo.into_iter().chain(ways).chain(plan_buttons::button(look));
            Panel::new(turn(look, true), look.kind.board()).buttons(buttons)
        }
        Occasion::Opened | Occasion::Turned | Occasion::Undone => {
            let mut buttons: Vec<_> = undo.into_iter().collect();
            buttons.push(spot.plain(GameVerb::Hand(String::new()), look.kind.own()));
            buttons.push(spot.plain(GameVerb::Look(String::new()), say!("button-look")));
            buttons.extend(plan_buttons::button(look));
            buttons.extend(proposals::offered(look));
            Panel::new(whose_turn(look), look.kind.board()).buttons(buttons)
        }
    }
}

/// Somebody who does not sit here.
fn spectator(look: &Look) -> Panel<AnyShot> {
    Panel::text(Text::sentences([
        words::not_at_table(&look.players),
        whose_turn(look),
        say!("player-how-to-look"),
    ]))
}

/// "It is the turn of **Ben**, who can place an emissary. …"
pub fn whose_turn(look: &Look) -> Text {
    turn(look, false)
}

/// The same, behind that the viewer's move is made if it was made just now.
fn turn(look: &Look, has_moved: bool) -> Text {
    let over = match (look.state, look.to_move()) {
        (Stage::Running, Some(seated)) => {
            let limit = look.deadline.map(|at| Limit { at, then: look.terms.time_out });
            let turn = seats::whose_turn(seated, look.public.duty(), has_moved);
            return Text::sentences([turn].into_iter().chain(limit.map(words::time::limit)));
        }
        (Stage::Ended, _) => say!("player-ended"),
        (Stage::Lobby | Stage::Running | Stage::Finished, _) => over(look),
    };
    Text::sentences(has_moved.then(|| say!("player-done")).into_iter().chain([over]))
}

/// That the game is over, and who has won.
fn over(look: &Look) -> Text {
    match look.turn.winners() {
        Some(winners) => {
            let called = |seat: Seat| people::called(&look.players[seat.index()]);
            say!("player-won", winners = Text::all_of(winners.iter().map(called)))
        }
        None => say!("player-over"),
    }
}

/// A page of what is the viewer's own, with the standing order where the game has them; `None` without a seat.
pub fn hand(look: &Look, page: usize) -> Option<Panel<AnyShot>> {
    let own = look.own.as_ref()?;
    Some(standing_order::with(look, own.hand(page, look.spot())))
}

/// What can be done now, with the way back, and the one that turns explanations off or on; in practice the way out of it.
pub fn help(look: &Look, explaining: Explaining) -> Panel<AnyShot> {
    let text = look.own.as_ref().map_or_else(|| whose_turn(look), |own| own.help());
    let more = if look.is_lesson() {
        Some(say!("lesson-help"))
    } else {
        look.is_practice().then(|| say!("practice-help"))
    };
    let since = summary::summary(look);
    let text = Text::paragraphs([text].into_iter().chain(more).chain(since)).cut(CONTENT);
    let (other, label) = match explaining {
        Explaining::FirstTimes => ("off", say!("button-explain-off")),
        Explaining::Off => ("on", say!("button-explain-on")),
    };
    let spot = look.spot();
    let mut buttons = vec![spot.back()];
    if look.is_practice() {
        let label =
            if look.is_lesson() { say!("button-unlearn") } else { say!("button-end-practice") };
        buttons.push(spot.plain(PersonVerb::Unlearn, label));
    } else if !look.is_daily() {
        buttons.push(spot.plain(GameVerb::Explain(other.to_owned()), label));
    }
    Panel::text(text).buttons(buttons)
}
