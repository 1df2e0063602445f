//! The table in words.

use crate::{
    board::Seat,
    games::great_city::{
        pictures::facts::{
            self,
            Detail::{self, Kinds, Names as ByName},
        },
        rules::view::PublicView,
    },
    talk::{layout, names::Names, say::Text},
};

/// The table in words, the most important first: round and turn, strip, offer, influence cards, and a line for each
/// player; as much as fits into one message. Where what is built stands is told in the parts (`near::parts`).
pub fn status(view: &PublicView, names: &Names) -> Text {
    layout::fitting([ByName, Kinds].map(|detail| lines(view, names, detail)))
}

fn lines(view: &PublicView, names: &Names, detail: Detail) -> Vec<Text> {
    let who = |seat| names.bold(seat);
    let begun = [Some(facts::first_player(view, who)), facts::last_build(view, who)];
    let begun = Text::sentences(begun.into_iter().flatten());
    let mut lines = vec![facts::turn(view, who), begun];
    lines.extend(facts::strip(view, who));
    lines.extend(facts::offer(view, who));
    lines.push(facts::influence_cards(view, who));
    lines.extend(Seat::all(4).zip(&view.players).map(|(seat, player)| {
        let says = facts::player(who(seat), facts::holds_and_points(player, detail));
        Text::sentences([says, facts::city(&player.city, detail)])
    }));
    lines
}
