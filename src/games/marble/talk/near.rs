//! What can be looked at from near: what each player has, the supplies, and how points come about, §2.6.

use super::{shot::Shot, units};
use crate::{
    board::Seat,
    games::marble::{
        pictures::player_text,
        rules::{
            facts::{Numbers, numbers},
            kinds::{Building, Kind},
            view::{PlayerView, PublicView},
        },
    },
    render::Cast,
    say,
    talk::{
        names::Names,
        say::Text,
        sight::{Account, Part},
    },
};

/// A part for each player, and one for the supplies.
#[must_use]
pub fn parts(view: &PublicView, names: &Names) -> Vec<Part<Shot>> {
    let seats = || Seat::all(4).take(view.players.len());
    let cast = Cast::new(seats().map(|seat| names.plain(seat)));
    let player = |seat: Seat| Part {
        name: say!("marble-near-player", who = names.bold(seat)),
        says: player_text(view, seat, &cast),
        shot: None,
    };
    let supplies = say!(
        "marble-near-stacks",
        tiles = units::kinds(view.stacks),
        imperium = units::kinds(view.imperium),
        coins = units::coins(view.coins)
    );
    let values = Text::units(numbers().bridges.iter().map(ToString::to_string));
    let bridges = say!("marble-near-bridges", values);
    let supplies = Part {
        name: say!("marble-near-supplies"),
        says: Text::lines([supplies, bridges]),
        shot: None,
    };
    seats().map(player).chain([supplies]).collect()
}

/// The account of a seat; while the game runs without the bridge tiles, whose values are secret.
#[must_use]
pub fn account(view: &PublicView, seat: Seat) -> Option<Account> {
    let player = view.players.get(seat.index())?;
    let numbers = numbers();
    let more = if view.winners.is_some() {
        Vec::new()
    } else {
        let brings = |kind: Kind| {
            let (building, points) =
                (units::building(Building::civic(kind)), numbers.points.of(kind));
            say!("marble-account-brings", building, points = units::points(points))
        };
        Kind::ALL.into_iter().map(brings).collect()
    };
    let lines = lines(view, seat, player, numbers);
    Some(Account { lines, total: player.score.total, more })
}

fn lines(
    view: &PublicView,
    seat: Seat,
    player: &PlayerView,
    numbers: &Numbers,
) -> Vec<(Text, i32)> {
    let built = |kind: Kind| {
        let own = view.sites.iter().filter(|site| site.owner == Some(seat));
        let number = own.filter(|site| site.building.kind() == Some(kind)).count();
        (units::listed(std::iter::repeat_n(kind, number)), number, numbers.points.of(kind))
    };
    let sites = Kind::ALL.into_iter().map(built).filter(|(_, number, _)| *number > 0);
    let mut lines: Vec<(Text, i32)> = sites
        .map(|(kinds, number, each)| {
            let says = say!("marble-account-sites", sites = units::kinds(kinds), each);
            (says, i32::try_from(number).unwrap_or(0) * i32::from(each))
        })
        .collect();
    let score = &player.score;
    let secret = || (say!("marble-account-bridges-secret"), 0);
    lines.extend(view.winners.is_none().then(secret));
    let others = [
        (say!("marble-account-bridges"), score.bridges),
        (say!("marble-account-aqueducts"), score.aqueducts),
        (say!("marble-account-fountains"), score.fountains),
        (units::coins(player.coins), score.coins),
        (say!("marble-account-most-coins"), score.most_coins),
        (say!("marble-account-imperium"), score.imperium),
    ];
    lines.extend(others.into_iter().filter(|(_, points)| *points != 0));
    lines
}
