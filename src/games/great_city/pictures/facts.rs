//! What there is to tell of a table, in words: the one list that the texts of the pictures and the table as text share.
//!
//! `who` tells a name as the reader is to see it: in bold in a message, cut short in the text of a picture.

use crate::board::Seat;
use crate::catalogue::Text;
use crate::games::great_city::rules::cards::{Card, Kind};
use crate::games::great_city::rules::city::Cell;
use crate::games::great_city::rules::view::{
    BuildingView, CityView, Fate, OfferView, Phase, PlayerView, Progress, PublicView, SpaceView,
    Stake, Symbol,
};
use crate::say;

use super::extent::Extent;

/// How much is said of a player's hand and city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Each building in its row, and the hand cards that everybody knows.
    Rows,
    /// Which buildings there are, and the same hand cards.
    Names,
    /// Which buildings there are, and how many hand cards.
    Buildings,
    /// How many buildings of each kind there are, and how many hand cards.
    Kinds,
}

/// "1 coin", "2 coins".
pub fn coins(number: impl Into<u32>) -> Text {
    say!("great_city-coins", number = number.into())
}

/// "1 card", "2 cards".
pub fn cards(number: impl Into<u32>) -> Text {
    say!("great_city-cards", number = number.into())
}

/// "1 brick", "2 bricks".
pub fn bricks(number: impl Into<u32>) -> Text {
    say!("great_city-bricks", number = number.into())
}

/// "1 cog", "2 cogs".
pub fn cogs(number: impl Into<u32>) -> Text {
    say!("great_city-cogs", number = number.into())
}

/// "2 bricks and 1 cog".
pub fn symbols(bricks: u8, cogs: u8) -> Text {
    let some_bricks = (bricks > 0).then(|| self::bricks(bricks));
    let some_cogs = (cogs > 0 || bricks == 0).then(|| self::cogs(cogs));
    Text::all_of(some_bricks.into_iter().chain(some_cogs))
}

/// "1 influence token", "2 influence tokens".
pub fn influence_tokens(number: impl Into<u32>) -> Text {
    say!("great_city-influence-tokens", number = number.into())
}

/// "1 point", "2 points".
pub fn points(number: i32) -> Text {
    say!("great_city-points", number)
}

/// "1 token", "2 tokens": what lies on a building.
pub fn tokens(number: u8) -> Text {
    say!("great_city-facts-tokens", number)
}

/// "influence card 3", "influence cards 3 and 6".
pub fn stakes(values: &[u8]) -> Text {
    let number = values.len();
    let values = Text::all_of(values.iter().map(ToString::to_string));
    say!("great_city-stakes", number, values)
}

/// "brick", "cog".
pub fn symbol(symbol: Symbol) -> Text {
    let symbol = match symbol {
        Symbol::Brick => "brick",
        Symbol::Cog => "cog",
    };
    say!("great_city-symbol", symbol)
}

/// "take a card of the offer": what must be done in this phase.
pub fn duty(phase: Phase) -> Text {
    say!("great_city-duty", phase = phase.word())
}

/// "Round 6 of 14: Marcus must build, produce or end the turn, with 1 brick and 1 cog."
pub fn turn(view: &PublicView, who: impl Fn(Seat) -> String) -> Text {
    let Some(seat) = view.to_move else {
        let winners = view.winners.iter().flat_map(|winners| winners.iter());
        return say!("great_city-facts-over", winners = Text::all_of(winners.map(who)));
    };
    let duty = say!("great_city-facts-must", who = who(seat), duty = duty(view.phase));
    let duty = match &view.turn {
        Some(turn) => {
            let symbols = symbols(turn.bricks, turn.cogs);
            say!("great_city-facts-must-with", duty, symbols)
        }
        None => duty,
    };
    match view.round {
        0 => say!("great_city-facts-draft", duty),
        round => say!("great_city-facts-round", round, rounds = view.rounds, duty),
    }
}

/// "First player: Marcus."
pub fn first_player(view: &PublicView, who: impl Fn(Seat) -> String) -> Text {
    say!("great_city-facts-first", who = who(view.first_player))
}

/// "Last built: Market by Marcus."; nothing before the first build.
pub fn last_build(view: &PublicView, who: impl Fn(Seat) -> String) -> Option<Text> {
    let (seat, cell) = view.last_build?;
    let mut buildings = view.players.get(seat.index())?.city.buildings.iter();
    let built = buildings.find(|building| building.at == cell)?;
    Some(say!("great_city-facts-last", card = built.card.name(), who = who(seat)))
}

/// "Strip: 1 (brick) Livia done, 2 (cog) Marcus acts, 3 (brick) free."; nothing in the opening draft.
pub fn strip(view: &PublicView, who: impl Fn(Seat) -> String) -> Option<Text> {
    let strip = view.strip.as_ref()?;
    let spaces = strip.spaces.iter().map(|space| self::space(*space, &who));
    Some(say!("great_city-facts-strip", spaces = Text::units(spaces)))
}

fn space(space: SpaceView, who: impl Fn(Seat) -> String) -> Text {
    let (number, symbol) = (space.number.to_string(), symbol(space.symbol));
    let Some(seat) = space.emissary else {
        return say!("great_city-facts-space-free", number, symbol);
    };
    let progress = match space.done {
        Progress::Waiting => "waiting",
        Progress::Acting => "acting",
        Progress::Acted => "acted",
    };
    say!("great_city-facts-space", number, symbol, who = who(seat), progress)
}

/// "Offer: Market, School (to Livia)."; nothing while there is none.
pub fn offer(view: &PublicView, who: impl Fn(Seat) -> String) -> Option<Text> {
    let says = |offer: &OfferView| match offer.taken_by {
        Some(seat) => {
            say!("great_city-facts-taken", card = offer.card.name(), who = who(seat))
        }
        None => offer.card.name(),
    };
    let cards = || Text::units(view.offer.iter().map(says));
    (!view.offer.is_empty()).then(|| say!("great_city-facts-offer", cards = cards()))
}

/// "Influence cards: 3 to Claudia, 6 and 8 to win, 10 in round 10."
pub fn influence_cards(view: &PublicView, who: impl Fn(Seat) -> String) -> Text {
    let is_one = |one: &Stake, other: &Stake| one.fate == other.fate && one.fate != Fate::ToCome;
    let says = |same: &[Stake]| {
        let values = Text::all_of(same.iter().map(|stake| stake.value.to_string()));
        match same[0].fate {
            Fate::ToCome => say!("great_city-facts-to-come", values, round = same[0].round),
            Fate::Waiting => say!("great_city-facts-waiting", values),
            Fate::Won(seat) => say!("great_city-facts-won-by", values, who = who(seat)),
            Fate::Lost => say!("great_city-facts-lost", values),
        }
    };
    say!("great_city-facts-stakes", stakes = Text::units(view.stakes.chunk_by(is_one).map(says)))
}

/// "7 coins, 4 influence, 3 cards in hand (Market)".
pub fn holds(player: &PlayerView, detail: Detail) -> Text {
    let hand = say!("great_city-facts-hand", cards = cards(player.hand));
    let known = player.known_hand.iter().copied();
    let hand = match detail {
        Detail::Rows | Detail::Names if known.len() > 0 => {
            say!("great_city-facts-known", hand, cards = counted(known))
        }
        Detail::Rows | Detail::Names | Detail::Buildings | Detail::Kinds => hand,
    };
    let influence = say!("great_city-facts-influence", number = player.influence);
    Text::units([coins(player.coins), influence, hand])
}

/// The same with the points so far, which the picture of the table does not show.
pub fn holds_and_points(player: &PlayerView, detail: Detail) -> Text {
    Text::units([holds(player, detail), points(player.score.total)])
}

/// "Marcus: 7 coins, 4 influence, 3 cards in hand."
pub fn player(who: impl Into<Text>, holds: Text) -> Text {
    say!("great_city-facts-player", who = who.into(), holds)
}

/// "Won influence cards 3 and 6."; nothing for none.
pub fn won(player: &PlayerView) -> Option<Text> {
    let won = &player.influence_cards;
    (!won.is_empty()).then(|| say!("great_city-facts-won", stakes = stakes(won)))
}

/// "Row 1: Market, empty. Row 2: …", "Built: Market, 2 Residential 3." or "Built: 2 houses, 1 farm."
pub fn city(city: &CityView, detail: Detail) -> Text {
    let buildings = match detail {
        _ if city.buildings.is_empty() => return say!("great_city-facts-no-building"),
        Detail::Rows => return rows(city),
        Detail::Names | Detail::Buildings => counted(city.buildings.iter().map(|built| built.card)),
        Detail::Kinds => kinds(city),
    };
    say!("great_city-facts-built", buildings)
}

/// "Market, 2 Residential 3": cards by name, equal ones counted.
pub fn counted(cards: impl Iterator<Item = Card>) -> Text {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_unstable();
    let group = |same: &[Card]| match same {
        [one] => one.name(),
        several => {
            let (number, card) = (several.len(), several[0].name());
            say!("great_city-facts-several", number, card)
        }
    };
    if cards.is_empty() {
        return say!("great_city-facts-none");
    }
    Text::units(cards.chunk_by(|one, other| one == other).map(group))
}

/// "5 houses, 3 public, 1 temple".
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
    Text::units(some.map(|(number, kind)| say!("great_city-facts-kind", number, kind)))
}

/// The city from its upper left building on.
fn rows(city: &CityView) -> Text {
    let Some(extent) = Extent::of(city) else { return say!("great_city-facts-no-building") };
    let cell = |row: i8, col: i8| {
        let mut buildings = city.buildings.iter();
        let here = buildings.find(|built| (built.at.row(), built.at.col()) == (row, col));
        here.copied().map_or_else(|| say!("great_city-facts-empty"), building)
    };
    Text::sentences((1..).zip(extent.top..=extent.bottom).map(|(number, row)| {
        let cells = Text::units((extent.left..=extent.right).map(|col| cell(row, col)));
        say!("great_city-facts-row", row = number, cells)
    }))
}

/// "Grain Farm (1 token)".
fn building(building: BuildingView) -> Text {
    let card = building.card.name();
    match building.tokens {
        0 => card,
        number => say!("great_city-facts-with-tokens", card, tokens = tokens(number)),
    }
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
