//! Pictures in words: what a page shows, so that the position can be rebuilt from the text alone.

use std::fmt::Write;

use crate::board::Seat;
use crate::games::great_city::rules::view::{
    CityView, Fate, OfferView, PlayerView, Progress, PublicView, SeatView, SpaceView, Stake, Symbol,
};
use crate::games::great_city::rules::{cards::Card, city::Cell};
use crate::render::parts::rank;
use crate::render::{ALT_LIMIT, Cast, saying};

use super::alt_code::{brief, code, to_do};
use super::alt_news;
use super::extent::{Extent, letters};
use super::intent::Intent;
use super::news::News;
use super::purse::Purse;
use super::score_lines::lines;
use super::words::{count, effect};

/// The most characters of a name, so that the longest names leave room for the cities.
const NAME: usize = 16;

/// The table in words. Cities are rows of codes, since names would not fit: see [`code`].
///
/// What is new comes last, shorter when there is too little room: no position is cut for it.
pub(super) fn overview(view: &PublicView, news: &News, cast: &Cast) -> String {
    let text = [true, false].map(|has_notes| table(view, cast, has_notes));
    let text = text.into_iter().find(|text| text.chars().count() <= ALT_LIMIT);
    let text = text.unwrap_or_else(|| table(view, cast, false));
    let room = ALT_LIMIT.saturating_sub(text.chars().count());
    let whole = alt_news::words(view, news, cast);
    let said =
        [whole, alt_news::in_short(news)].into_iter().find(|said| said.chars().count() <= room);
    text + &said.unwrap_or_default()
}

fn table(view: &PublicView, cast: &Cast, has_notes: bool) -> String {
    let mut text = heading(view, cast);
    if let Some(strip) = &view.strip {
        let spaces: Vec<_> = strip.spaces.iter().map(|space| space_words(*space, cast)).collect();
        let _ = write!(text, " Strip: {}.", spaces.join(", "));
    }
    if !view.offer.is_empty() {
        let cards: Vec<_> = view.offer.iter().map(|offer| offer_words(*offer, cast)).collect();
        let _ = write!(text, " Offer: {}.", cards.join(", "));
    }
    let stakes: Vec<_> = view.stakes.iter().map(|stake| stake_words(*stake, cast)).collect();
    let _ = write!(text, " Influence cards: {}.", stakes.join(", "));
    let seats = Seat::all(u8::try_from(view.players.len()).unwrap_or(0));
    for (seat, player) in seats.zip(&view.players) {
        let name = if has_notes { noted(cast, seat) } else { name(cast, seat) };
        let _ = write!(text, "\n{name}: {}.", counts(player));
        let _ = write!(text, " {}", city_codes(&player.city));
    }
    let _ = write!(text, "\n{LEGEND}");
    text
}

/// What the codes of [`code`] mean.
const LEGEND: &str = "c coins, i influence, h cards in hand, p influence card points. Rows of each city, - empty: V G S Y \
     vegetable, grain, sheep farm, vineyard; 2 3 4 homes; M A C B market, arena, school, baths; Q aqueduct; T temple; \
     H Shrine; * deck I; 'n tokens.";

fn heading(view: &PublicView, cast: &Cast) -> String {
    let mut text = if view.round == 0 {
        "Opening draft.".to_owned()
    } else {
        format!("Round {}/{}.", view.round, view.rounds)
    };
    if let Some(winners) = view.winners {
        let names: Vec<_> = winners.iter().map(|seat| name(cast, seat)).collect();
        let _ = write!(text, " Over; won by {}.", names.join(" and "));
    } else if let Some(seat) = view.to_move {
        let _ = write!(text, " {} {}", name(cast, seat), to_do(view.phase));
        if let Some(turn) = &view.turn {
            let _ = write!(
                text,
                " with {}, {}",
                count(u32::from(turn.bricks), "brick"),
                count(u32::from(turn.cogs), "cog")
            );
        }
        text.push('.');
    }
    let _ = write!(text, " First player {}.", name(cast, view.first_player));
    if let Some((seat, cell)) = view.last_build {
        let player = view.players.get(seat.index());
        let built = player
            .and_then(|player| player.city.buildings.iter().find(|building| building.at == cell));
        if let Some(building) = built {
            let _ = write!(text, " Last built: {} by {}.", building.card, name(cast, seat));
        }
    }
    text
}

/// A space: its symbol and who stands there, "brick Livia done" or "cog free".
fn space_words(space: SpaceView, cast: &Cast) -> String {
    let symbol = match space.symbol {
        Symbol::Brick => "brick",
        Symbol::Cog => "cog",
    };
    let Some(seat) = space.emissary else { return format!("{symbol} free") };
    let progress = match space.done {
        Progress::Waiting => "",
        Progress::Acting => " acts",
        Progress::Acted => " done",
    };
    format!("{symbol} {}{progress}", brief(cast, seat))
}

fn offer_words(offer: OfferView, cast: &Cast) -> String {
    match offer.taken_by {
        Some(seat) => format!("{} (to {})", offer.card, brief(cast, seat)),
        None => offer.card.to_string(),
    }
}

fn stake_words(stake: Stake, cast: &Cast) -> String {
    match stake.fate {
        Fate::ToCome => format!("{} in round {}", stake.value, stake.round),
        Fate::Waiting => format!("{} now", stake.value),
        Fate::Won(seat) => format!("{} to {}", stake.value, brief(cast, seat)),
        Fate::Lost => format!("{} lost", stake.value),
    }
}

/// "7c 4i 1h 3p": coins, influence, cards in hand, points of influence cards.
fn counts(player: &PlayerView) -> String {
    let points: u32 = player.influence_cards.iter().map(|value| u32::from(*value)).sum();
    format!("{}c {}i {}h {points}p", player.coins, player.influence, player.hand)
}

/// The rows of a city from above, parted by a stroke; "-" is an empty place.
fn city_codes(city: &CityView) -> String {
    let Some(extent) = Extent::of(city) else { return "no city".to_owned() };
    let row = |row: i8| {
        let cells = (extent.left..=extent.right).map(|col| {
            let here = city
                .buildings
                .iter()
                .find(|building| (building.at.row(), building.at.col()) == (row, col));
            here.map_or("-".to_owned(), |building| {
                let tokens = if building.tokens > 0 {
                    format!("'{}", building.tokens)
                } else {
                    String::new()
                };
                format!("{}{tokens}", code(building.card))
            })
        });
        cells.collect::<Vec<_>>().join(" ")
    };
    (extent.top..=extent.bottom).map(row).collect::<Vec<_>>().join("/")
}

fn name(cast: &Cast, seat: Seat) -> String {
    saying::name(cast, seat, NAME)
}

fn noted(cast: &Cast, seat: Seat) -> String {
    saying::noted(cast, seat, NAME)
}

/// One city in words: with names and coordinates, since there is room.
pub(super) fn city(view: &PublicView, seat: Seat, cast: &Cast) -> String {
    let player = &view.players[seat.index()];
    let mut text =
        format!("City of {}, round {}. {}.", noted(cast, seat), view.round, spoken_counts(player));
    if !player.known_hand.is_empty() {
        let _ = write!(text, " Known in hand: {}.", card_names(&player.known_hand));
    }
    let _ = write!(text, " {}", city_rows(&player.city));
    let points: Vec<_> = lines(view, &player.score)
        .iter()
        .map(|line| format!("{} {}", line.name, line.points))
        .collect();
    let _ = write!(text, " Points: {}; total {}.", points.join(", "), player.score.total);
    text
}

fn spoken_counts(player: &PlayerView) -> String {
    let points: u32 = player.influence_cards.iter().map(|value| u32::from(*value)).sum();
    let coins = count(u32::from(player.coins), "coin");
    format!(
        "{coins}, {} influence, {} in hand, influence cards {points} points",
        player.influence, player.hand
    )
}

/// "Row 1: Market, empty. Row 2: …".
fn city_rows(city: &CityView) -> String {
    let Some(extent) = Extent::of(city) else { return "No building.".to_owned() };
    let mut text = String::new();
    for (number, row) in (1..).zip(extent.top..=extent.bottom) {
        let cells = (extent.left..=extent.right).map(|col| {
            let here = city
                .buildings
                .iter()
                .find(|building| (building.at.row(), building.at.col()) == (row, col));
            here.map_or("empty".to_owned(), |building| match building.tokens {
                0 => building.card.to_string(),
                tokens => format!("{} ({})", building.card, count(u32::from(tokens), "token")),
            })
        });
        let _ = write!(
            text,
            "{}Row {number}: {}.",
            if number == 1 { "" } else { " " },
            cells.collect::<Vec<_>>().join(", ")
        );
    }
    text
}

fn card_names(cards: &[Card]) -> String {
    cards.iter().map(|card| card.name()).collect::<Vec<_>>().join(", ")
}

/// The places in words: where each letter lies.
pub(super) fn places(view: &SeatView, intent: &Intent) -> String {
    let city = &view.public.players[view.seat.index()].city;
    let lettered = letters(&intent.places);
    let mut text = format!(
        "Your city, to build {} ({}).",
        intent.card,
        count(u32::from(intent.card.bricks()), "brick")
    );
    if let Some(chosen) = &intent.chosen {
        let letter =
            lettered.iter().find(|(_, cell)| *cell == chosen.at).map_or('?', |(letter, _)| *letter);
        let _ = write!(
            text,
            " Chosen: {letter}, paid with {} and {}.",
            count(chosen.tokens.len(), "token"),
            count(2 * u32::from(chosen.buy), "coin")
        );
    }
    let _ = write!(text, " {}", city_rows(city));
    let extent = Extent::of(city);
    let places: Vec<_> = lettered
        .iter()
        .map(|(letter, cell)| format!("{letter} {}", whereabouts(extent, *cell)))
        .collect();
    let _ = write!(
        text,
        " Places, as row and column from the upper left building: {}.",
        places.join(", ")
    );
    text
}

/// Row and column of a cell, counted from 1 at the upper left of the built rectangle; 0 lies before it.
fn whereabouts(extent: Option<Extent>, cell: Cell) -> String {
    let (top, left) = extent.map_or((0, 0), |extent| (extent.top, extent.left));
    format!("{}-{}", cell.row() - top + 1, cell.col() - left + 1)
}

/// A hand in words, with the effects as far as they fit.
pub(super) fn cards(view: &SeatView, heading: &str, subtitle: &str, cards: &[Card]) -> String {
    let purse = Purse::of(view);
    let mut text =
        format!("{heading}, {subtitle}. You have {}", count(u32::from(purse.coins), "coin"));
    if let Some((bricks, cogs)) = purse.turn {
        let _ = write!(
            text,
            ", {}, {}",
            count(u32::from(bricks), "brick"),
            count(u32::from(cogs), "cog")
        );
    }
    if purse.tokens > 0 {
        let _ = write!(text, ", {}", count(u32::from(purse.tokens), "brick token"));
    }
    text.push('.');
    if cards.is_empty() {
        text.push_str(" No cards.");
    }
    for card in cards {
        let _ = write!(text, "\n{card}, {}: {}", purse.verdict(*card).says(*card), effect(*card));
    }
    text
}

/// The scores in words.
pub(super) fn scores(view: &PublicView, cast: &Cast) -> String {
    let mut text = if view.winners.is_some() {
        "Final scores.".to_owned()
    } else {
        format!("Scores so far, round {}.", view.round)
    };
    let seats = Seat::all(u8::try_from(view.players.len()).unwrap_or(0));
    for (seat, player) in seats.zip(&view.players) {
        let is_winner = view.winners.is_some_and(|winners| winners.contains(seat));
        let place = if is_winner {
            "winner"
        } else {
            rank(view.players.iter().map(|player| player.score.total), player.score.total)
        };
        let points: Vec<_> = lines(view, &player.score)
            .iter()
            .map(|line| format!("{} {}", line.name.to_lowercase(), line.points))
            .collect();
        let _ = write!(
            text,
            "\n{} {place}, {}: {}.",
            noted(cast, seat),
            player.score.total,
            points.join(", ")
        );
    }
    text
}

/// The sheet of all buildings in words.
pub(super) fn buildings() -> String {
    let stars = |card: Card| "*".repeat(usize::from(card.stars()));
    let each =
        Card::ALL.iter().map(|card| format!("{} {}{}", card.id(), card.bricks(), stars(*card)));
    format!(
        "All buildings with their ids, their cost in bricks, and a * for each influence: {}.",
        each.collect::<Vec<_>>().join(", ")
    )
}
