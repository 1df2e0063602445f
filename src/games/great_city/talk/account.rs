//! How the points of a seat come about, area by area and temple by temple, and what one more building would bring, §7.

use super::units::{coins, influence_tokens, points, stakes};
use crate::{
    board::Seat,
    games::great_city::rules::{
        cards::{Card, Kind},
        scoring::{Area, areas, temples},
        view::{PlayerView, PublicView},
        worth::worth,
    },
    say,
    talk::{say::Text, sight::Account},
};

/// The account of a seat.
pub fn account(view: &PublicView, seat: Seat) -> Option<Account> {
    let player = view.players.get(seat.index())?;
    let more = if view.winners.is_some() { Vec::new() } else { more(view, player) };
    Some(Account { lines: lines(view, player), total: player.score.total, more })
}

fn lines(view: &PublicView, player: &PlayerView) -> Vec<(Text, i32)> {
    let (score, city) = (&player.score, &player.city);
    let mut lines: Vec<(Text, i32)> =
        areas(city).into_iter().map(|area| (area_words(area), area.points())).collect();
    let aqueducts = city.buildings.iter().filter(|one| one.card.is_aqueduct()).count();
    lines.push((say!("great_city-account-aqueducts", number = aqueducts), score.aqueducts));
    let temples = temples(city, player.coins, &view.options).into_iter();
    lines.extend(temples.map(|(temple, points)| (temple.name(), points)));
    if score.shrine != 0 {
        lines.push((Card::Shrine.name(), score.shrine));
    }
    let won = &player.influence_cards;
    let cards = if won.is_empty() { say!("great_city-account-no-cards") } else { stakes(won) };
    let tokens = influence_tokens(player.influence);
    lines.extend([
        (coins(player.coins), score.coins),
        (say!("great_city-account-tokens", tokens), score.influence_tokens),
        (cards, score.influence_cards),
    ]);
    lines
}

/// "area of 2 houses of value 3, beside 2 colours: 2 × 3 × 2, and 4 for the baths"
fn area_words(area: Area) -> Text {
    let Area { value, houses, colours, bath, .. } = area;
    match bath {
        0 => say!("great_city-account-area", value, houses, colours),
        bath => say!("great_city-account-area-bath", value, houses, colours, bath),
    }
}

/// The houses and aqueducts one by one, and all temples that would bring something in one line, the best first.
fn more(view: &PublicView, player: &PlayerView) -> Vec<Text> {
    let gain = |card: Card| worth(player, card, &view.options).map(|it| (card, it.score));
    let brings = |(card, gain): (Card, i32)| {
        say!("great_city-account-brings", card = card.name(), points = points(gain))
    };
    let single = [Card::Residential2, Card::Residential3, Card::Residential4, Card::Aqueduct];
    let mut lines: Vec<Text> = single.into_iter().filter_map(gain).map(brings).collect();
    let is_temple = |card: &Card| card.kind() == Kind::Temple && *card != Card::Shrine;
    let mut temples: Vec<_> = Card::ALL.into_iter().filter(is_temple).filter_map(gain).collect();
    temples.retain(|(_, gain)| *gain > 0);
    temples.sort_by_key(|(_, gain)| std::cmp::Reverse(*gain));
    if !temples.is_empty() {
        lines.push(Text::units(temples.into_iter().map(brings)));
    }
    lines
}
