//! What is new, in words, behind the words for the whole table.

use crate::board::{Seat, signed};
use crate::catalogue::Text;
use crate::games::great_city::rules::city::Cell;
use crate::games::great_city::rules::view::{PlayerView, PublicView};
use crate::render::{Cast, saying};
use crate::say;

use super::news::{Fresh, News};

/// The beginning of a name: enough to know the player by within one text.
pub(super) fn brief(cast: &Cast, seat: Seat) -> String {
    saying::name(cast, seat, saying::NAMES[2])
}

/// "New: Marcus on 2, took School, built Forum Romanum, +2 coins; Livia …"; nothing when nothing is.
pub(super) fn words(view: &PublicView, news: &News, cast: &Cast) -> Option<Text> {
    if news.is_empty() {
        return None;
    }
    let seats = Seat::all(u8::try_from(view.players.len()).unwrap_or(0));
    let each = seats.zip(&view.players).filter_map(|(seat, player)| {
        let parts = [placed(view, news, seat), took(view, news, seat)];
        let parts = parts.into_iter().flatten().chain(city(player, &news.of(seat)));
        let said: Vec<Text> = parts.collect();
        let (who, is_new) = (brief(cast, seat), !said.is_empty());
        is_new.then(|| say!("great_city-alt-new-of", who, did = Text::units(said)))
    });
    Some(say!("great_city-alt-new", new = Text::clauses(each)))
}

/// The same as numbers, for when there is little room.
pub(super) fn in_short(news: &News) -> Option<Text> {
    let (built, emissaries, taken) = news.totals();
    let parts = [(built, "places"), (emissaries, "emissaries"), (taken, "cards")];
    let parts = parts.into_iter().filter(|(number, _)| *number > 0);
    let said: Vec<Text> =
        parts.map(|(number, what)| say!("great_city-alt-new-number", number, what)).collect();
    (!said.is_empty()).then(|| say!("great_city-alt-new", new = Text::units(said)))
}

/// "on 2 4"
fn placed(view: &PublicView, news: &News, seat: Seat) -> Option<Text> {
    let spaces = view.strip.iter().flat_map(|strip| &strip.spaces).zip(news.spaces(view));
    let new: Vec<_> = spaces
        .filter(|(space, is_new)| *is_new && space.emissary == Some(seat))
        .map(|(space, _)| space.number.to_string())
        .collect();
    (!new.is_empty()).then(|| say!("great_city-alt-new-on", spaces = new.join(" ")))
}

/// "took School"
fn took(view: &PublicView, news: &News, seat: Seat) -> Option<Text> {
    let cards = view.offer.iter().zip(news.taken(view));
    let new: Vec<_> = cards
        .filter(|(offer, is_new)| *is_new && offer.taken_by == Some(seat))
        .map(|(offer, _)| offer.card.name())
        .collect();
    (!new.is_empty()).then(|| say!("great_city-alt-new-took", cards = Text::all_of(new)))
}

/// "built Market and Aqueduct", "tokens on Grain Farm", "+2 coins, -1 influence"
fn city(player: &PlayerView, fresh: &Fresh) -> Vec<Text> {
    let cards = |cells: &[Cell]| {
        let there = cells
            .iter()
            .filter_map(|cell| player.city.buildings.iter().find(|building| building.at == *cell));
        Text::all_of(there.map(|building| building.card.name()))
    };
    let mut parts = Vec::new();
    if !fresh.built.is_empty() {
        parts.push(say!("great_city-alt-new-built", cards = cards(&fresh.built)));
    }
    if !fresh.tokens.is_empty() {
        parts.push(say!("great_city-alt-new-tokens", cards = cards(&fresh.tokens)));
    }
    let changed = fresh.counts.into_iter().zip(["coins", "influence", "hand", "points"]);
    let counts = changed.filter(|(by, _)| *by != 0);
    let counts: Vec<Text> = counts
        .map(|(by, what)| {
            let number = by.unsigned_abs();
            say!("great_city-alt-new-count", by = signed(by), number, what)
        })
        .collect();
    if !counts.is_empty() {
        parts.push(Text::units(counts));
    }
    parts
}
