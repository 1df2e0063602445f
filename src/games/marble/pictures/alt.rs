//! The table in words, for those who do not see the picture: so that the position can be rebuilt.

use crate::board::Seat;
use crate::catalogue::Text;
use crate::games::marble::rules::{Aqueduct, ByKind, Kind, Post, PublicView, Vertex, grid};
use crate::render::{Cast, parts::after_round_alt, saying, saying::NAMES};
use crate::say;

use super::alt_news;
use super::names::{counts, decision, list};
use super::news::News;

/// How much is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Length {
    /// All.
    Whole,
    /// Of the tiles only how many there are.
    Plain,
    /// Nor the ways of the aqueducts, and names may be cut.
    Short,
    /// Of what players hold only how much it is, and nothing of hills, closed springs and free bridges.
    Least,
}

/// The table in words, in so many characters: all, or in a late game without the tiles, which the [board as text](board_text)
/// names. What is new comes last.
pub(super) fn overview(room: usize, view: &PublicView, news: &News, cast: &Cast) -> String {
    let new = alt_news::words(view, news, cast);
    let all = [Length::Whole, Length::Plain, Length::Short, Length::Least];
    let tries = all.map(|length| (length, new.clone()));
    let brief = [alt_news::in_short(view, news), None].map(|new| (Length::Least, new));
    let told = |(length, new): &(Length, Option<Text>)| {
        let more = (*length > Length::Whole).then(|| say!("picture-more"));
        table(view, cast, *length).into_iter().chain(more).chain(new.clone()).collect()
    };
    let tries = [tries.as_slice(), &brief].concat();
    saying::fitting_in(room, after_round_alt(news.closes, view.round).as_ref(), &tries, told)
}

/// The whole table in words, however long.
pub fn board_text(view: &PublicView, cast: &Cast) -> Text {
    Text::lines(table(view, cast, Length::Whole))
}

/// All that a player has and owns, in words.
pub fn player_text(view: &PublicView, seat: Seat, cast: &Cast) -> Text {
    let owned = buildings(view, seat, cast, Length::Whole);
    Text::lines(std::iter::once(player(view, seat, cast, Length::Whole)).chain(owned))
}

fn table(view: &PublicView, cast: &Cast, length: Length) -> Vec<Text> {
    let mut lines = vec![heading(view, cast, length)];
    lines.extend(view.all_seats().map(|seat| player(view, seat, cast, length)));
    lines.extend(view.all_seats().filter_map(|seat| buildings(view, seat, cast, length)));
    lines.extend(fountains(view));
    lines.extend(tiles(view, length));
    lines.extend(aqueducts(view, length));
    lines.extend((length < Length::Least).then(|| spaces(view)));
    lines
}

/// The name of a seat, as long as there is room for.
fn name(cast: &Cast, seat: Seat, length: Length) -> String {
    match length {
        Length::Whole | Length::Plain => saying::noted(cast, seat, NAMES[0]),
        Length::Short => saying::noted(cast, seat, NAMES[1]),
        Length::Least => saying::name(cast, seat, NAMES[2]),
    }
}

fn heading(view: &PublicView, cast: &Cast, length: Length) -> Text {
    let mut said = Vec::new();
    let name = |seat| name(cast, seat, length);
    if let Some(winners) = view.winners() {
        let winners = Text::all_of(winners.iter().map(name));
        said.push(say!("marble-alt-over", round = view.round, winners));
    } else {
        said.push(say!("marble-alt-round", round = view.round));
        said.push(in_turn(view, name(view.to_move)));
        said.extend(view.last_round.map(|seat| say!("marble-alt-last-round", name = name(seat))));
    }
    said.push(say!("marble-alt-stacks", stacks = counts(view.stacks)));
    Text::sentences(said)
}

fn in_turn(view: &PublicView, name: String) -> Text {
    let (decision, site) = decision(view);
    say!("marble-alt-turn", decision, name, actions = view.actions, site)
}

fn player(view: &PublicView, seat: Seat, cast: &Cast, length: Length) -> Text {
    let player = view.player(seat);
    let has = Text::units(holdings(view, seat, length));
    let bridges = i32::from(player.bridges.count_ones().to_le_bytes()[0]);
    let (points, coins) = (view.points_of(seat), player.coins);
    say!("marble-alt-player", name = name(cast, seat, length), points, coins, bridges, has)
}

fn holdings(view: &PublicView, seat: Seat, length: Length) -> Vec<Text> {
    let player = view.player(seat);
    let counts = |held: ByKind| match length {
        Length::Whole | Length::Plain | Length::Short => counts(held),
        Length::Least => Text::verbatim(held.total().to_string()),
    };
    let mut has = vec![say!("marble-alt-ready", tiles = counts(player.ready))];
    let some = |held: ByKind| (held.total() > 0).then(|| counts(held));
    has.extend(some(view.fresh_of(seat)).map(|tiles| say!("marble-alt-fresh", tiles)));
    has.extend(some(player.imperium).map(|tiles| say!("marble-alt-imperium", tiles)));
    has.push(say!("marble-alt-at-hand", count = player.count(Post::Ready)));
    if player.posts().next().is_some() {
        has.push(say!("marble-alt-on", tiles = list(player.posts())));
    }
    let treasury = (0..player.count(Post::Treasury)).map(|_| say!("marble-alt-treasury"));
    let away: Vec<Text> = player.spaces().each().map(Text::from).chain(treasury).collect();
    if !away.is_empty() {
        has.push(say!("marble-alt-sent", spaces = Text::units(away)));
    }
    has
}

fn buildings(view: &PublicView, seat: Seat, cast: &Cast, length: Length) -> Option<Text> {
    let of_kind = |kind: Kind| {
        let own = view.owned[seat.index()].iter();
        let sites = list(own.filter(|site| view.kind_of_site(*site) == Some(kind)));
        (!sites.is_empty()).then(|| say!("marble-alt-building", kind, sites))
    };
    let each: Vec<Text> = Kind::ALL.into_iter().filter_map(of_kind).collect();
    let name = name(cast, seat, length.max(Length::Least));
    (!each.is_empty()).then(|| say!("marble-alt-buildings", name, buildings = Text::units(each)))
}

fn fountains(view: &PublicView) -> Option<Text> {
    let sites = list(view.fountains.iter());
    (!sites.is_empty()).then(|| say!("marble-alt-fountains", sites))
}

fn tiles(view: &PublicView, length: Length) -> Vec<Text> {
    let mut said = Vec::new();
    if length > Length::Whole {
        said.push(say!("marble-alt-tiles-short", count = view.tiles.len()));
    } else {
        for kind in Kind::ALL {
            let tiles = list(view.tiles.iter().filter(|tile| view.kind_at(*tile) == kind));
            said.extend((!tiles.is_empty()).then(|| say!("marble-alt-tiles", kind, tiles)));
        }
    }
    said.extend(view.last.map(|tile| say!("marble-alt-last", tile)));
    said
}

fn aqueducts(view: &PublicView, length: Length) -> Vec<Text> {
    let open = Aqueduct::ALL.into_iter().filter(|colour| view.course(*colour).is_open);
    let tell = |colour: Aqueduct| {
        let path = &view.course(colour).path[..];
        let told: &[Vertex] = match length {
            Length::Whole | Length::Plain => path,
            Length::Short | Length::Least => path.last().map_or(&[], std::slice::from_ref),
        };
        let (spring, left) = (grid().spring(colour), view.pieces_left(colour));
        say!("marble-alt-aqueduct", colour, spring, path = list(told), left)
    };
    open.map(tell).collect()
}

/// Closed springs, hills, and bridges that nobody has taken.
fn spaces(view: &PublicView) -> Text {
    let closed = Aqueduct::ALL.into_iter().filter(|aqueduct| !view.course(*aqueduct).is_open);
    let spring = |aqueduct| say!("marble-alt-spring", aqueduct, place = grid().spring(aqueduct));
    let springs: Vec<Text> = closed.map(spring).collect();
    let free = grid().bridges().filter(|space| view.taker_of(*space).is_none());
    let free: Vec<Vertex> = free.map(|space| grid().bridge_tip(space)).collect();
    let mut said = vec![say!("marble-alt-hills", hills = Text::units(view.drawn_hills()))];
    if !springs.is_empty() {
        said.push(say!("marble-alt-closed", springs = Text::units(springs)));
    }
    if !free.is_empty() {
        said.push(say!("marble-alt-bridges", spaces = list(free)));
    }
    Text::sentences(said)
}
