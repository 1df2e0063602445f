//! The pages in words, for those who do not see the pictures.

use std::cmp::Reverse;

use crate::board::{Game, Seat, SeatSet, points};
use crate::catalogue::Text;
use crate::games::builders::rules::cards::{
    Building, Investment, Member, loan, rules, slave_penalty,
};
use crate::games::builders::rules::state::Builders;
use crate::games::builders::rules::view::PublicView;
use crate::render::parts::{Course, course_words, rank};
use crate::render::{Cast, saying};
use crate::say;

use super::facts;
use super::score_lines::{after, in_words};

/// What can be built, by the points.
pub(super) fn buildings() -> String {
    let mut buildings: Vec<_> = Building::all().collect();
    buildings.sort_by_key(|building| Reverse(building.points()));
    let groups = buildings.chunk_by(|one, other| one.points() == other.points());
    let groups = groups.map(|group| {
        let points = say!("builders-points", number = u32::from(group[0].points()));
        let names = Text::units(group.iter().map(|building| building.name()));
        say!("builders-alt-for-points", points, buildings = names)
    });
    let head = say!("builders-alt-buildings");
    Text::lines(std::iter::once(head).chain(groups).chain([say!("builders-alt-card")])).to_string()
}

/// Who builds and what can be bought.
pub(super) fn builders() -> String {
    let mut workers: Vec<_> = Member::workers().collect();
    workers.sort_by_key(|worker| worker.price());
    let ranks = workers.chunk_by(|one, other| one.price() == other.price());
    let ranks = ranks.map(|rank| {
        let price = say!("builders-sesterces", number = u32::from(rank[0].price()));
        say!("builders-alt-workers", number = rank.len(), name = rank[0].title(), price)
    });
    let machines = Building::all().filter_map(Building::machine);
    let machines = Text::units(machines.map(facts::card));
    let machines = say!("builders-alt-machines", machines);
    let all = std::iter::once(say!("builders-alt-builders")).chain(ranks).chain([machines]);
    let all = all.chain(investments()).chain([say!("builders-alt-card")]);
    Text::lines(all).to_string()
}

/// What can be bought, a sentence each.
fn investments() -> Vec<Text> {
    let prisoners: Vec<_> = Member::slaves().collect();
    let mut text = vec![say!(
        "builders-alt-to-buy",
        number = prisoners.len(),
        price = Investment::Slave(prisoners[0]).price(),
        penalty = slave_penalty(prisoners[0]),
        freed = prisoners[0].freed_price()
    )];
    text.extend(Investment::all().filter_map(|investment| {
        let (card, price) = (investment.name(), investment.price());
        match investment {
            Investment::Tool(tool) => {
                let resource = facts::resource(tool);
                Some(say!("builders-alt-buy-tool", card, price, resource))
            }
            Investment::University(taught) => {
                let resource = facts::resource(taught);
                Some(say!("builders-alt-buy-university", card, price, resource))
            }
            Investment::Slave(_) | Investment::Loan => None,
        }
    }));
    let loan = loan();
    text.push(say!(
        "builders-alt-buy-loans",
        cards = loan.cards,
        gain = loan.gain,
        repay = loan.repay,
        penalty = loan.penalty
    ));
    text
}

/// The scores in words.
pub(super) fn scores(view: &PublicView, cast: &Cast) -> String {
    let head = if view.winners.is_some() {
        say!("builders-alt-final", after = after(view))
    } else {
        say!("builders-alt-so-far", after = after(view))
    };
    let seats = Seat::all(u8::try_from(view.players.len()).unwrap_or(0));
    let totals: Vec<i32> = view.players.iter().map(|player| player.score.total).collect();
    let each = seats.zip(&view.players).map(|(seat, player)| {
        let (total, place) = (player.score.total, rank(&totals, view.winners, seat));
        let (name, lines) = (saying::noted(cast, seat, 32), in_words(&player.score));
        say!("builders-alt-score", name, place, total = tenths(total), lines)
    });
    Text::lines(std::iter::once(head).chain(each)).to_string()
}

/// The end in words: the scores, then what the winners have built and how the points grew, as much as fits.
pub(super) fn finale(view: &PublicView, course: &Course, cast: &Cast) -> String {
    let reached = view.last_round.map(|seat| {
        let (who, points) = (saying::name(cast, seat, 30), rules().end_trigger_points);
        say!("builders-alt-reached", who, points, round = view.round)
    });
    let scores = Text::verbatim(scores(view, cast));
    let scores = Text::lines(std::iter::once(scores).chain(reached));
    let winners = view.winners.into_iter().flat_map(SeatSet::iter);
    let built = winners.filter_map(|seat| {
        let built = facts::finished(&view.players[seat.index()])?;
        Some(say!("picture-built", name = saying::name(cast, seat, 30), built))
    });
    let built: Vec<Text> = built.collect();
    let with = |more: Vec<Text>| std::iter::once(scores.clone()).chain(more).collect::<Vec<_>>();
    let rounds = course_words(course, cast, Builders::POINT);
    let all = built.iter().cloned().chain(rounds).collect();
    saying::fitting([with(all), with(built), with(Vec::new())])
}

fn tenths(units: i32) -> Text {
    Text::decimal(points(units, Builders::POINT))
}
