//! How the points of a seat come about, §2.6.

use crate::board::Seat;
use crate::games::marble::rules::{Building, Kind, PublicView, Score, numbers};
use crate::say;
use crate::talk::say::Text;
use crate::talk::sight::Account;

use super::units;

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
