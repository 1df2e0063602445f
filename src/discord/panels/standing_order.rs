//! What is done for a player who has left a standing order for decisions in another player's turn.

use crate::{
    play::AnyShot,
    say,
    tables::{GameKind, Look, Stage},
    talk::{
        layout::{Choice, PLACEHOLDER, Panel},
        say::Text,
        verb::GameVerb,
    },
};

/// What this standing order does.
pub fn says(kind: GameKind, order: &str) -> Text {
    say!("player-standing-order", order = kind.standing_order(order))
}

/// The page with the viewer's standing order and the others to choose from; the page alone in a game without.
pub fn with(look: &Look, mut panel: Panel<AnyShot>) -> Panel<AnyShot> {
    let Some(left) = &look.standing_order else { return panel };
    if look.state != Stage::Running {
        return panel;
    }
    let choice = |id: &&str| Choice::new(*id, look.kind.standing_order(id));
    let others = look.kind.standing_orders().iter().filter(|id| *id != left);
    let order = GameVerb::Order(String::new());
    let now = says(look.kind, left).plain().cut(PLACEHOLDER);
    let select = look.spot().select(order, now, others.map(choice));
    panel.rows.insert(0, select);
    panel
}
