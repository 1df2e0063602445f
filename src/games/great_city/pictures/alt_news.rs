//! What is new, in words, behind the words for the whole table.

use crate::board::Seat;
use crate::games::great_city::rules::city::Cell;
use crate::games::great_city::rules::view::{PlayerView, PublicView};
use crate::render::Cast;

use super::alt_code::{brief, code};
use super::news::{Fresh, News};
use super::words::count;

/// "\nNew: Marcus on 2, took School, built M*, +2c -1i; Livia …", in the codes of the table; empty when nothing is.
pub(super) fn words(view: &PublicView, news: &News, cast: &Cast) -> String {
    if news.is_empty() {
        return String::new();
    }
    let seats = Seat::all(u8::try_from(view.players.len()).unwrap_or(0));
    let each = seats.zip(&view.players).filter_map(|(seat, player)| {
        let parts =
            [placed(view, news, seat), took(view, news, seat), city(player, &news.of(seat))];
        let said = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
        (!said.is_empty()).then(|| format!("{} {said}", brief(cast, seat)))
    });
    format!("\nNew: {}.", each.collect::<Vec<_>>().join("; "))
}

/// The same as numbers, for when there is little room.
pub(super) fn in_short(news: &News) -> String {
    let (built, emissaries, taken) = news.totals();
    let parts = [(built, "place"), (emissaries, "emissary"), (taken, "card")];
    let parts =
        parts.into_iter().filter(|(number, _)| *number > 0).map(|(number, what)| match what {
            "emissary" if number > 1 => format!("{number} emissaries"),
            _ => count(number, what),
        });
    let said = parts.collect::<Vec<_>>().join(", ");
    if said.is_empty() { String::new() } else { format!("\nNew: {said}.") }
}

/// "on 2 4"
fn placed(view: &PublicView, news: &News, seat: Seat) -> Option<String> {
    let spaces = view.strip.iter().flat_map(|strip| &strip.spaces).zip(news.spaces(view));
    let new: Vec<_> = spaces
        .filter(|(space, is_new)| *is_new && space.emissary == Some(seat))
        .map(|(space, _)| space.number.to_string())
        .collect();
    (!new.is_empty()).then(|| format!("on {}", new.join(" ")))
}

/// "took School"
fn took(view: &PublicView, news: &News, seat: Seat) -> Option<String> {
    let cards = view.offer.iter().zip(news.taken(view));
    let new: Vec<_> = cards
        .filter(|(offer, is_new)| *is_new && offer.taken_by == Some(seat))
        .map(|(offer, _)| offer.card.name())
        .collect();
    (!new.is_empty()).then(|| format!("took {}", new.join(" and ")))
}

/// "built M* Q, tokens G, +2c -1i"
fn city(player: &PlayerView, fresh: &Fresh) -> Option<String> {
    let codes = |cells: &[Cell]| {
        let there = cells
            .iter()
            .filter_map(|cell| player.city.buildings.iter().find(|building| building.at == *cell));
        there.map(|building| code(building.card)).collect::<Vec<_>>().join(" ")
    };
    let mut parts = Vec::new();
    if !fresh.built.is_empty() {
        parts.push(format!("built {}", codes(&fresh.built)));
    }
    if !fresh.tokens.is_empty() {
        parts.push(format!("tokens {}", codes(&fresh.tokens)));
    }
    let changed = fresh.counts.into_iter().zip(["c", "i", "h", "p"]);
    let counts: Vec<_> =
        changed.filter(|(by, _)| *by != 0).map(|(by, letter)| format!("{by:+}{letter}")).collect();
    if !counts.is_empty() {
        parts.push(counts.join(" "));
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}
