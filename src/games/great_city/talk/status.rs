//! The table in words.

use super::{
    units::{stakes, symbol},
    words::duty,
};
use crate::{
    board::Seat,
    games::great_city::rules::view::{Fate, Phase, PublicView, StripView},
    talk::names::{Names, count, list},
};

/// The table in words: round, offer, strip, and a line for each player.
#[must_use]
pub fn status(view: &PublicView, names: &Names) -> String {
    let mut lines = vec![headline(view, names)];
    if let Some(strip) = &view.strip {
        lines.push(strip_line(strip, names));
    }
    let offer: Vec<String> = view
        .offer
        .iter()
        .filter(|card| card.taken_by.is_none())
        .map(|card| card.card.to_string())
        .collect();
    if !offer.is_empty() {
        lines.push(format!("Offer: {}.", list(&offer)));
    }
    lines.extend(Seat::all(4).zip(&view.players).map(|(seat, player)| {
        format!(
            "{}: {}, {}, {} in hand, {} built, {}{}.",
            names.bold(seat),
            count(player.coins, "coin"),
            count(player.influence, "influence token"),
            count(player.hand, "card"),
            player.city.buildings.len(),
            count(player.score.total, "point"),
            if player.influence_cards.is_empty() {
                String::new()
            } else {
                format!(", won {}", stakes(&player.influence_cards))
            },
        )
    }));
    let waiting: Vec<u8> = view
        .stakes
        .iter()
        .filter(|stake| stake.fate == Fate::Waiting)
        .map(|stake| stake.value)
        .collect();
    if !waiting.is_empty() {
        lines.push(format!("Waiting for a sole leader in influence tokens: {}.", stakes(&waiting)));
    }
    lines.join("\n")
}

fn headline(view: &PublicView, names: &Names) -> String {
    let turn = match view.to_move {
        Some(seat) => format!("{} must {}", names.bold(seat), duty(view.phase)),
        None => view
            .winners
            .map_or_else(String::new, |winners| format!("won by {}", names.all(winners))),
    };
    match view.phase {
        Phase::Over => format!("The game is over, {turn}."),
        Phase::Draft => format!("Opening draft: {turn}."),
        Phase::Place | Phase::Pick | Phase::Act | Phase::SchoolDeck | Phase::SchoolKeep => {
            format!("Round {} of {}: {turn}.", view.round, view.rounds)
        }
    }
}

fn strip_line(strip: &StripView, names: &Names) -> String {
    let spaces: Vec<String> = strip
        .spaces
        .iter()
        .map(|space| match space.emissary {
            Some(seat) => format!("{} {} {}", space.number, symbol(space.symbol), names.bold(seat)),
            None => format!("{} {}", space.number, symbol(space.symbol)),
        })
        .collect();
    format!("Strip from the emperor: {}.", spaces.join(" · "))
}
