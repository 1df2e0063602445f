//! Pictures in words: what a page shows, so that the position can be rebuilt from the text alone.

use crate::board::Seat;
use crate::catalogue::Text;
use crate::games::great_city::rules::view::{
    CityView, Fate, OfferView, PlayerView, Progress, PublicView, SeatView, SpaceView, Stake, Symbol,
};
use crate::games::great_city::rules::{
    cards::{Card, Kind},
    city::Cell,
};
use crate::render::parts::rank;
use crate::render::{ALT_LIMIT, Cast, saying};
use crate::say;

use super::alt_code::{bricks, brief, cogs, coins, to_do, tokens};
use super::alt_news;
use super::extent::{Extent, letters};
use super::intent::Intent;
use super::news::News;
use super::purse::Purse;
use super::score_lines::lines;
use super::words::{brings, effect};

/// The most characters of a name, so that the longest names leave room for the cities.
const NAME: usize = 16;

/// How much is said of the cities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Length {
    /// Each building in its row.
    Rows,
    /// Which buildings there are.
    Buildings,
    /// How many of each kind there are.
    Kinds,
    /// The same, and short names without notes.
    Least,
}

/// The table in words: the most that fits into [`ALT_LIMIT`] characters. All of it tells the button *As text*.
///
/// What is new comes last, shorter when there is too little room.
pub(super) fn overview(view: &PublicView, news: &News, cast: &Cast) -> String {
    use Length::{Buildings, Kinds, Least, Rows};
    let line = |new: Option<Text>| new.map_or_else(String::new, |new| format!("\n{new}"));
    let (words, short) = (line(alt_news::words(view, news, cast)), line(alt_news::in_short(news)));
    let tries =
        [(Rows, &words), (Buildings, &words), (Kinds, &words), (Kinds, &short), (Least, &short)];
    let long = |text: &str| text.chars().count();
    let mut table = (None, String::new());
    for (length, new) in tries {
        if table.0 != Some(length) {
            table = (Some(length), self::table(view, cast, length).to_string());
        }
        if long(&table.1) + long(new) <= ALT_LIMIT {
            return table.1 + new;
        }
    }
    table.1
}

fn table(view: &PublicView, cast: &Cast, length: Length) -> Text {
    let strip = view.strip.as_ref().map(|strip| {
        let spaces = strip.spaces.iter().map(|space| space_words(*space, cast));
        say!("great_city-alt-strip", spaces = Text::units(spaces))
    });
    let offer = (!view.offer.is_empty()).then(|| {
        let cards = view.offer.iter().map(|offer| offer_words(*offer, cast));
        say!("great_city-alt-offer", cards = Text::units(cards))
    });
    let stakes = view.stakes.iter().map(|stake| stake_words(*stake, cast));
    let stakes = say!("great_city-alt-stakes", stakes = Text::units(stakes));
    let first = heading(view, cast).into_iter().chain(strip).chain(offer).chain([stakes]);
    let seats = Seat::all(u8::try_from(view.players.len()).unwrap_or(0));
    let players =
        seats.zip(&view.players).map(|(seat, player)| player_words(player, cast, seat, length));
    let more = (length != Length::Rows).then(|| say!("picture-more"));
    Text::lines(std::iter::once(Text::sentences(first)).chain(players).chain(more))
}

fn heading(view: &PublicView, cast: &Cast) -> Vec<Text> {
    let mut said = vec![if view.round == 0 {
        say!("great_city-alt-opening")
    } else {
        say!("great_city-alt-round", round = view.round, rounds = view.rounds)
    }];
    if let Some(winners) = view.winners {
        let winners = Text::all_of(winners.iter().map(|seat| name(cast, seat)));
        said.push(say!("great_city-alt-over", winners));
    } else if let Some(seat) = view.to_move {
        let deed = say!("great_city-alt-deed", who = name(cast, seat), to_do = to_do(view.phase));
        said.push(match &view.turn {
            Some(turn) => {
                let (bricks, cogs) = (bricks(turn.bricks), cogs(turn.cogs));
                say!("great_city-alt-turn-with", deed, bricks, cogs)
            }
            None => say!("great_city-alt-turn", deed),
        });
    }
    said.push(say!("great_city-alt-first", who = name(cast, view.first_player)));
    if let Some((seat, cell)) = view.last_build
        && let Some(player) = view.players.get(seat.index())
        && let Some(built) = player.city.buildings.iter().find(|building| building.at == cell)
    {
        let (card, who) = (built.card.name(), name(cast, seat));
        said.push(say!("great_city-alt-last", card, who));
    }
    said
}

/// A space: its symbol and who stands there, "brick Livia done" or "cog free".
fn space_words(space: SpaceView, cast: &Cast) -> Text {
    let symbol = match space.symbol {
        Symbol::Brick => "brick",
        Symbol::Cog => "cog",
    };
    let symbol = say!("great_city-symbol", symbol);
    let Some(seat) = space.emissary else { return say!("great_city-alt-space-free", symbol) };
    let progress = match space.done {
        Progress::Waiting => "waiting",
        Progress::Acting => "acting",
        Progress::Acted => "acted",
    };
    say!("great_city-alt-space", symbol, who = brief(cast, seat), progress)
}

fn offer_words(offer: OfferView, cast: &Cast) -> Text {
    let card = offer.card.name();
    match offer.taken_by {
        Some(seat) => say!("great_city-alt-taken", card, who = brief(cast, seat)),
        None => card,
    }
}

fn stake_words(stake: Stake, cast: &Cast) -> Text {
    let value = stake.value;
    match stake.fate {
        Fate::ToCome => say!("great_city-alt-stake-to-come", value, round = stake.round),
        Fate::Waiting => say!("great_city-alt-stake-waits", value),
        Fate::Won(seat) => say!("great_city-alt-stake-won", value, who = brief(cast, seat)),
        Fate::Lost => say!("great_city-alt-stake-lost", value),
    }
}

/// "Anna: 7 coins, 4 influence, 1 card in hand (Market). Row 1: School, empty."
fn player_words(player: &PlayerView, cast: &Cast, seat: Seat, length: Length) -> Text {
    let name = match length {
        Length::Rows | Length::Buildings | Length::Kinds => noted(cast, seat),
        Length::Least => brief(cast, seat),
    };
    let known = match length {
        Length::Rows | Length::Buildings => &player.known_hand[..],
        Length::Kinds | Length::Least => &[],
    };
    let hand = say!("great_city-cards", number = player.hand);
    let hand = if known.is_empty() {
        hand
    } else {
        say!("great_city-alt-hand", hand, cards = counted(known.iter().copied()))
    };
    let (coins, influence) = (coins(player.coins), player.influence);
    let counts = match stakes_of(player) {
        0 => say!("great_city-alt-player", name, coins, influence, hand),
        points => say!("great_city-alt-player-won", name, coins, influence, hand, points),
    };
    let city = match length {
        Length::Rows => city_rows(&player.city),
        Length::Buildings => {
            let buildings = counted(player.city.buildings.iter().map(|built| built.card));
            say!("great_city-alt-built", buildings)
        }
        Length::Kinds | Length::Least => kinds(&player.city),
    };
    Text::sentences([counts, city])
}

/// "Market, 2 Residential 3": cards by name, equal ones counted.
pub fn counted(cards: impl Iterator<Item = Card>) -> Text {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_unstable();
    let group = |same: &[Card]| match same {
        [one] => one.name(),
        several => {
            let (number, card) = (several.len(), several[0].name());
            say!("great_city-near-several", number, card)
        }
    };
    if cards.is_empty() {
        return say!("great_city-near-none");
    }
    Text::units(cards.chunk_by(|one, other| one == other).map(group))
}

/// "12 buildings: 5 houses, 3 public buildings, 4 others."
fn kinds(city: &CityView) -> Text {
    let number = |is_meant: fn(Kind) -> bool| {
        city.buildings.iter().filter(|built| is_meant(built.card.kind())).count()
    };
    let kinds = [
        (number(|kind| matches!(kind, Kind::Residential(_))), "houses"),
        (number(|kind| matches!(kind, Kind::Public(_))), "public"),
        (number(|kind| kind == Kind::Production), "farms"),
        (number(|kind| kind == Kind::Aqueduct), "aqueducts"),
        (number(|kind| kind == Kind::Temple), "temples"),
    ];
    let some = kinds.into_iter().filter(|(number, _)| *number > 0);
    let kinds = some.map(|(number, kind)| say!("great_city-alt-kind", number, kind));
    say!("great_city-alt-built", buildings = Text::units(kinds))
}

/// The points of the influence cards of a player.
fn stakes_of(player: &PlayerView) -> u32 {
    player.influence_cards.iter().map(|value| u32::from(*value)).sum()
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
    let of = say!(
        "great_city-alt-city",
        name = noted(cast, seat),
        round = view.round,
        coins = coins(player.coins),
        influence = player.influence,
        hand = player.hand,
        points = stakes_of(player)
    );
    let known = (!player.known_hand.is_empty()).then(|| {
        let cards = Text::units(player.known_hand.iter().map(|card| card.name()));
        say!("great_city-alt-known", cards)
    });
    let points = lines(view, &player.score).into_iter();
    let points =
        points.map(|it| say!("great_city-alt-line", line = (it.name)(), points = it.points));
    let total = player.score.total;
    let points = say!("great_city-alt-points", lines = Text::units(points), total);
    let rows = city_rows(&player.city);
    Text::sentences(std::iter::once(of).chain(known).chain([rows, points])).to_string()
}

/// "Row 1: Market, empty. Row 2: …".
pub fn city_rows(city: &CityView) -> Text {
    let Some(extent) = Extent::of(city) else { return say!("great_city-alt-no-building") };
    let cell = |row: i8, col: i8| {
        let mut buildings = city.buildings.iter();
        match buildings.find(|building| (building.at.row(), building.at.col()) == (row, col)) {
            None => say!("great_city-alt-empty"),
            Some(building) if building.tokens == 0 => building.card.name(),
            Some(building) => {
                let (card, tokens) = (building.card.name(), tokens(building.tokens));
                say!("great_city-alt-with-tokens", card, tokens)
            }
        }
    };
    Text::sentences((1..).zip(extent.top..=extent.bottom).map(|(number, row)| {
        let cells = Text::units((extent.left..=extent.right).map(|col| cell(row, col)));
        say!("great_city-alt-row", row = number, cells)
    }))
}

/// The places in words: where each letter lies.
pub(super) fn places(view: &SeatView, intent: &Intent) -> String {
    let city = &view.public.players[view.seat.index()].city;
    let lettered = letters(&intent.places);
    let (card, needed) = (intent.card.name(), bricks(intent.card.bricks()));
    let build = say!("great_city-alt-build", card, bricks = needed);
    let chosen = intent.chosen.as_ref().map(|chosen| {
        let letter =
            lettered.iter().find(|(_, cell)| *cell == chosen.at).map_or('?', |(letter, _)| *letter);
        let tokens = tokens(u8::try_from(chosen.tokens.len()).unwrap_or(u8::MAX));
        let coins = coins(2 * chosen.buy);
        say!("great_city-alt-chosen", letter = letter.to_string(), tokens, coins)
    });
    let place = |(letter, cell): &(char, Cell)| {
        let letter = letter.to_string();
        say!("great_city-alt-place", letter, place = whereabouts(city, *cell))
    };
    let places = lettered.iter().map(place);
    let places = say!("great_city-alt-places", places = Text::units(places));
    let all = std::iter::once(build).chain(chosen).chain([city_rows(city), places]);
    Text::sentences(all).to_string()
}

/// "row 2, column 1": where a cell lies, counted from 1 at the upper left of the built rectangle; 0 lies before it.
pub fn whereabouts(city: &CityView, cell: Cell) -> Text {
    let (row, column) = row_and_column(city, cell);
    say!("great_city-place", row, column)
}

/// The row and the column in which a cell lies, counted in the same way.
pub fn row_and_column(city: &CityView, cell: Cell) -> (i8, i8) {
    let (top, left) = Extent::of(city).map_or((0, 0), |extent| (extent.top, extent.left));
    (cell.row() - top + 1, cell.col() - left + 1)
}

/// A hand in words, with the effects as far as they fit.
pub(super) fn cards(view: &SeatView, heading: &Text, subtitle: &Text, cards: &[Card]) -> String {
    let purse = Purse::of(view);
    let symbols = purse.turn.map(|(some, others)| [bricks(some), cogs(others)]);
    let tokens = (purse.tokens > 0).then(|| say!("great_city-brick-tokens", number = purse.tokens));
    let has = std::iter::once(coins(purse.coins)).chain(symbols.into_iter().flatten());
    let has = Text::units(has.chain(tokens));
    let head = say!("great_city-alt-cards", heading, subtitle, has);
    let none = cards.is_empty().then(|| say!("great_city-alt-no-cards"));
    let head = Text::sentences(std::iter::once(head).chain(none));
    let each = cards.iter().map(|card| {
        let (name, effect) = (card.name(), effect(*card));
        let verdict = purse.verdict(*card).says(*card);
        match brings(view, *card).filter(|_| view.public.winners.is_none()) {
            Some(now) => say!("great_city-alt-card-now", card = name, verdict, effect, now),
            None => say!("great_city-alt-card", card = name, verdict, effect),
        }
    });
    Text::lines(std::iter::once(head).chain(each)).to_string()
}

/// The scores in words.
pub(super) fn scores(view: &PublicView, cast: &Cast) -> String {
    let head = if view.winners.is_some() {
        say!("great_city-alt-final")
    } else {
        say!("great_city-alt-so-far", round = view.round)
    };
    let seats = Seat::all(u8::try_from(view.players.len()).unwrap_or(0));
    let totals: Vec<i32> = view.players.iter().map(|player| player.score.total).collect();
    let each = seats.zip(&view.players).map(|(seat, player)| {
        let (total, place) = (player.score.total, rank(&totals, view.winners, seat));
        let points = lines(view, &player.score)
            .into_iter()
            .map(|it| say!("great_city-alt-line", line = (it.name)(), points = it.points));
        let (name, lines) = (noted(cast, seat), Text::units(points));
        say!("great_city-alt-score", name, place, total, lines)
    });
    Text::lines(std::iter::once(head).chain(each)).to_string()
}

/// A sheet of buildings in words.
pub(super) fn buildings(title: &str, cards: &[Card]) -> String {
    let each = cards.iter().map(|card| {
        let (name, bricks, number) = (card.name(), bricks(card.bricks()), card.copies());
        say!("great_city-alt-building", name, bricks, number, effect = effect(*card))
    });
    Text::lines(std::iter::once(title.into()).chain(each)).to_string()
}
