//! The table in words.

use super::{
    units::{cards, coins, influence_tokens, points, stakes, symbol},
    words::duty,
};
use crate::{
    board::Seat,
    games::great_city::rules::view::{Fate, Phase, PlayerView, PublicView, SpaceView, StripView},
    say,
    talk::{names::Names, say::Text},
};

/// The table in words: round, offer, strip, and a line for each player.
pub fn status(view: &PublicView, names: &Names) -> Text {
    let mut lines = vec![headline(view, names)];
    lines.extend(view.strip.as_ref().map(|strip| strip_line(strip, names)));
    let is_open = view.offer.iter().filter(|card| card.taken_by.is_none());
    let offer: Vec<Text> = is_open.map(|card| card.card.name()).collect();
    if !offer.is_empty() {
        lines.push(say!("great_city-status-offer", cards = Text::all_of(offer)));
    }
    let seats = (0..).map_while(Seat::new).zip(&view.players);
    lines.extend(seats.map(|(seat, player)| player_line(player, names.bold(seat))));
    let is_waiting = view.stakes.iter().filter(|stake| stake.fate == Fate::Waiting);
    let waiting: Vec<u8> = is_waiting.map(|stake| stake.value).collect();
    if !waiting.is_empty() {
        lines.push(say!("great_city-status-waiting", cards = stakes(&waiting)));
    }
    Text::lines(lines)
}

fn headline(view: &PublicView, names: &Names) -> Text {
    let turn = match (view.to_move, view.winners) {
        (Some(seat), _) => {
            say!("great_city-status-must", who = names.bold(seat), duty = duty(view))
        }
        (None, Some(winners)) => say!("great_city-status-won-by", winners = names.all(winners)),
        (None, None) => Text::default(),
    };
    match view.phase {
        Phase::Over => say!("great_city-status-over", turn),
        Phase::Draft => say!("great_city-status-draft", turn),
        Phase::Place | Phase::Pick | Phase::Act | Phase::SchoolDeck | Phase::SchoolKeep => {
            say!("great_city-status-round", round = view.round, rounds = view.rounds, turn)
        }
    }
}

fn strip_line(strip: &StripView, names: &Names) -> Text {
    let spaces = strip.spaces.iter().map(|space| space_words(*space, names));
    say!("great_city-status-strip", spaces = Text::dotted(spaces))
}

fn space_words(space: SpaceView, names: &Names) -> Text {
    let (number, symbol) = (space.number.to_string(), symbol(space.symbol));
    match space.emissary {
        Some(seat) => {
            let who = names.bold(seat);
            say!("great_city-status-space-taken", space = number, symbol, who)
        }
        None => say!("great_city-status-space", space = number, symbol),
    }
}

/// "**Anna**: 5 coins, 1 influence token, 3 cards in hand, 4 built, 12 points, won influence card 3."
fn player_line(player: &PlayerView, who: String) -> Text {
    let (coins, influence) = (coins(player.coins), influence_tokens(player.influence));
    let (cards, built) = (cards(player.hand), player.city.buildings.len());
    let points = points(player.score.total);
    if player.influence_cards.is_empty() {
        return say!("great_city-status-player", who, coins, influence, cards, built, points);
    }
    let won = stakes(&player.influence_cards);
    say!("great_city-status-player-won", who, coins, influence, cards, built, points, won)
}
