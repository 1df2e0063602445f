//! What can be looked at from near: what each player has, the supplies, and how points come about, §2.6.

use crate::board::Seat;
use crate::games::marble::pictures::player_text;
use crate::games::marble::rules::{Building, ByKind, Kind, PublicView, Score, numbers};
use crate::render::Cast;
use crate::say;
use crate::talk::names::Names;
use crate::talk::say::Text;
use crate::talk::sight::{Account, Part};

use super::shot::Shot;
use super::units;

fn cast(view: &PublicView, names: &Names) -> Cast {
    Cast::new(view.all_seats().map(|seat| names.plain(seat)))
}

/// A part for each player, and one for the supplies.
pub fn parts(view: &PublicView, names: &Names) -> Vec<Part<Shot>> {
    let cast = cast(view, names);
    let player = |seat: Seat| Part {
        name: say!("marble-near-player", who = names.bold(seat)),
        says: player_text(view, seat, &cast),
        shot: Some(Shot::Player(seat)),
    };
    let supplies = say!(
        "marble-near-stacks",
        tiles = units::kinds(view.stacks),
        imperium = units::kinds(ByKind(Kind::ALL.map(|kind| view.imperium_left(kind)))),
        coins = units::coins(view.coins_left())
    );
    let values = Text::units(numbers().bridges.iter().map(ToString::to_string));
    let bridges = say!("marble-near-bridges", values);
    let supplies = Part {
        name: say!("marble-near-supplies"),
        says: Text::lines([supplies, bridges]),
        shot: None,
    };
    view.all_seats().map(player).chain([supplies]).collect()
}

/// The account of a seat; while the game runs without the bridge tiles, whose values are secret.
pub fn account(view: &PublicView, seat: Seat) -> Option<Account> {
    view.players().get(seat.index())?;
    let brings = |kind: Kind| {
        let points = units::points(numbers().points.of(kind));
        say!("marble-account-brings", building = Building::civic(kind), points)
    };
    let to_come = Kind::ALL.into_iter().filter(|_| view.winners().is_none());
    let more = to_come.map(brings).collect();
    let score = view.open_score(seat);
    Some(Account { lines: lines(view, seat, &score), total: score.total, more })
}

fn lines(view: &PublicView, seat: Seat, score: &Score) -> Vec<(Text, i32)> {
    let own = view.owned[seat.index()].iter();
    let built = units::listed(own.filter_map(|site| view.kind_of_site(site)));
    let sites = built.kinds().map(|kind| {
        let (number, each) = (built.of(kind), numbers().points.of(kind));
        let sites = units::kinds(units::listed(std::iter::repeat_n(kind, number.into())));
        (say!("marble-account-sites", sites, each), i32::from(number) * i32::from(each))
    });
    let secret = view.winners().is_none().then(|| (say!("marble-account-bridges-secret"), 0));
    let others = [
        (say!("marble-account-bridges"), score.bridges),
        (say!("marble-account-aqueducts"), score.aqueducts),
        (say!("marble-account-fountains"), score.fountains),
        (units::coins(view.player(seat).coins), score.coins),
        (say!("marble-account-most-coins"), score.most_coins),
        (say!("marble-account-imperium"), score.imperium),
    ];
    sites.chain(secret).chain(others.into_iter().filter(|(_, points)| *points != 0)).collect()
}
