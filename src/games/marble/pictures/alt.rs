//! The table in words, for those who do not see the picture: so that the position can be rebuilt.

use crate::board::Seat;
use crate::catalogue::Text;
use crate::games::marble::rules::{
    AqueductView, ByKind, Kind, PlayerView, PublicView, TurnView, Vertex,
};
use crate::render::{Cast, saying};
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
    /// Nor the ways of the aqueducts, and names are cut.
    Short,
    /// Of what players hold only how much it is.
    Least,
}

/// The table in words, in at most [`ALT_LIMIT`](crate::render::ALT_LIMIT) characters: all, or in a late game without the
/// tiles, which the [board as text](board_text) names. What is new comes last.
pub(super) fn overview(view: &PublicView, news: &News, cast: &Cast) -> String {
    let new = alt_news::words(view, news, cast);
    let all = [Length::Whole, Length::Plain, Length::Short, Length::Least];
    let tries = all.map(|length| (length, new.clone()));
    let brief = [alt_news::in_short(news), None].map(|new| (Length::Least, new));
    saying::fitting(tries.into_iter().chain(brief).map(|(length, new)| {
        let more = (length > Length::Whole).then(|| say!("picture-more"));
        table(view, cast, length).into_iter().chain(more).chain(new).collect()
    }))
}

/// The whole table in words, however long.
#[must_use]
pub fn board_text(view: &PublicView, cast: &Cast) -> Text {
    Text::lines(table(view, cast, Length::Whole))
}

/// All that a player has and owns, in words.
#[must_use]
pub fn player_text(view: &PublicView, seat: Seat, cast: &Cast) -> Text {
    let owned = buildings(view, seat, cast, Length::Whole);
    Text::lines(std::iter::once(player(view, seat, cast, Length::Whole)).chain(owned))
}

fn table(view: &PublicView, cast: &Cast, length: Length) -> Vec<Text> {
    let mut lines = vec![heading(view, cast, length)];
    lines.extend(view.seats().map(|seat| player(view, seat, cast, length)));
    lines.extend(view.seats().filter_map(|seat| buildings(view, seat, cast, length)));
    lines.extend(fountains(view));
    lines.extend(tiles(view, length));
    lines.extend(aqueducts(view, length));
    lines.push(spaces(view));
    lines
}

/// The name of a seat, as long as there is room for.
fn name(cast: &Cast, seat: Seat, length: Length) -> String {
    match length {
        Length::Whole | Length::Plain => saying::noted(cast, seat, 16),
        Length::Short | Length::Least => saying::name(cast, seat, 10),
    }
}

fn heading(view: &PublicView, cast: &Cast, length: Length) -> Text {
    let mut said = Vec::new();
    let name = |seat| name(cast, seat, length);
    if let Some(winners) = view.winners {
        let winners = Text::all_of(winners.iter().map(name));
        said.push(say!("marble-alt-over", round = view.round, winners));
    } else if let Some(turn) = &view.turn {
        said.push(say!("marble-alt-round", round = view.round));
        said.push(in_turn(turn, name(turn.to_move)));
        said.extend(view.last_round.map(|seat| say!("marble-alt-last-round", name = name(seat))));
    }
    said.push(say!("marble-alt-stacks", stacks = counts(view.stacks)));
    Text::sentences(said)
}

fn in_turn(turn: &TurnView, name: String) -> Text {
    let (decision, site) = decision(turn);
    say!("marble-alt-turn", decision, name, actions = turn.actions, site)
}

fn player(view: &PublicView, seat: Seat, cast: &Cast, length: Length) -> Text {
    let player = &view.players[seat.index()];
    let has = Text::units(holdings(player, length));
    let (points, coins, bridges) = (view.points_of(seat), player.coins, player.bridges.len());
    say!("marble-alt-player", name = name(cast, seat, length), points, coins, bridges, has)
}

fn holdings(player: &PlayerView, length: Length) -> Vec<Text> {
    let counts = |held: ByKind| match length {
        Length::Whole | Length::Plain | Length::Short => counts(held),
        Length::Least => Text::verbatim(held.total().to_string()),
    };
    let mut has = vec![say!("marble-alt-ready", tiles = counts(player.ready))];
    let some = |held: ByKind| (held.total() > 0).then(|| counts(held));
    has.extend(some(player.fresh).map(|tiles| say!("marble-alt-fresh", tiles)));
    has.extend(some(player.imperium).map(|tiles| say!("marble-alt-imperium", tiles)));
    has.push(say!("marble-alt-at-hand", count = player.magistrates));
    if !player.posts.is_empty() {
        has.push(say!("marble-alt-on", tiles = list(player.posts.iter().map(|post| post.tile))));
    }
    let treasury = (0..player.treasury).map(|_| say!("marble-alt-treasury"));
    let sent: Vec<Text> = player.spaces.each().map(Text::from).chain(treasury).collect();
    if !sent.is_empty() {
        has.push(say!("marble-alt-sent", spaces = Text::units(sent)));
    }
    has
}

fn buildings(view: &PublicView, seat: Seat, cast: &Cast, length: Length) -> Option<Text> {
    let of_kind = |kind: Kind| {
        let own = view.sites.iter().filter(|site| site.owner == Some(seat));
        let sites =
            list(own.filter(|site| site.building.kind() == Some(kind)).map(|site| site.site));
        (!sites.is_empty()).then(|| say!("marble-alt-building", kind, sites))
    };
    let each: Vec<Text> = Kind::ALL.into_iter().filter_map(of_kind).collect();
    let name = name(cast, seat, length.max(Length::Short));
    (!each.is_empty()).then(|| say!("marble-alt-buildings", name, buildings = Text::units(each)))
}

fn fountains(view: &PublicView) -> Option<Text> {
    let sites = view.sites.iter().filter(|site| site.owner.is_none()).map(|site| site.site);
    let sites: String = list(sites);
    (!sites.is_empty()).then(|| say!("marble-alt-fountains", sites))
}

fn tiles(view: &PublicView, length: Length) -> Vec<Text> {
    let mut said = Vec::new();
    if length > Length::Whole {
        said.push(say!("marble-alt-tiles-short", count = view.tiles.len()));
    } else {
        for kind in Kind::ALL {
            let of_kind = view.tiles.iter().filter(|tile| tile.tile == kind);
            let tiles = list(of_kind.map(|tile| tile.at));
            said.extend((!tiles.is_empty()).then(|| say!("marble-alt-tiles", kind, tiles)));
        }
    }
    said.extend(view.last.map(|tile| say!("marble-alt-last", tile)));
    said
}

fn aqueducts(view: &PublicView, length: Length) -> Vec<Text> {
    let open = view.aqueducts.iter().filter(|aqueduct| aqueduct.is_open);
    let tell = |aqueduct: &AqueductView| {
        let path: Vec<Vertex> = match length {
            Length::Whole | Length::Plain => aqueduct.path.clone(),
            Length::Short | Length::Least => aqueduct.path.last().copied().into_iter().collect(),
        };
        let AqueductView { aqueduct: colour, spring, left, .. } = aqueduct;
        say!("marble-alt-aqueduct", colour, spring, path = list(path), left)
    };
    open.map(tell).collect()
}

/// Closed springs, hills, and bridges that nobody has taken.
fn spaces(view: &PublicView) -> Text {
    let closed = view.aqueducts.iter().filter(|aqueduct| !aqueduct.is_open);
    let spring = |aqueduct, place| say!("marble-alt-spring", aqueduct, place);
    let springs: Vec<Text> = closed.map(|closed| spring(closed.aqueduct, closed.spring)).collect();
    let free = view.bridges.iter().filter(|bridge| bridge.taken_by.is_none());
    let free: Vec<u8> = free.map(|bridge| bridge.space.number()).collect();
    let mut said = vec![say!("marble-alt-hills", hills = Text::units(&view.hills))];
    if !springs.is_empty() {
        said.push(say!("marble-alt-closed", springs = Text::units(springs)));
    }
    if !free.is_empty() {
        said.push(say!("marble-alt-bridges", spaces = list(free)));
    }
    Text::sentences(said)
}
