//! Why a move is good, in words for people: what it changes at once, and what it prepares.

use super::Scene;
use crate::games::builders::rules::{
    amounts::Amounts,
    cards::{self, Building, Investment, Loan, Member},
    moves::Move,
    resources::Resource,
    state::Builders,
    view::SeatView,
};

/// Why the seat of the view might make this legal move: one line.
pub(crate) fn of(view: &SeatView, mv: Move) -> String {
    let world = Builders::from_public(&view.public);
    let scene = Scene::of(&world);
    match mv {
        Move::Open { building } => scene.why_open(building),
        Move::Recruit { worker } => scene.why_hire(world.produces(worker), world.price(worker)),
        Move::Invest { card, student } => scene.why_invest(card, student),
        Move::Send { worker, building, tool } => scene.why_send(worker, building, tool),
        Move::Take { actions } => scene.why_take(actions),
        Move::Free { slave } => {
            let (price, points) =
                (cards::rules().free_slave_final_cost, cards::slave_penalty(slave));
            format!("saves {} or {} at the end", some(price, "sesterce"), some(points, "point"))
        }
        Move::End if world.turn.actions > 0 => "nothing else is to be done in this turn".to_owned(),
        Move::End => {
            let price = cards::rules().extra_action_cost;
            format!("nothing is worth {} for one more action", some(price, "sesterce"))
        }
    }
}

impl Scene<'_> {
    fn why_open(&self, building: Building) -> String {
        let need = self.game.numbers.needs[building.index()];
        let pays = yields(self.game, building);
        match self.desk.outlay(need, 1, &self.outlook, 0) {
            Some(_) if self.team_can_do(need) => {
                let crew = self.sendings(need);
                format!("{pays}; your team can do it in {}", some(crew, "sending"))
            }
            Some(_) => format!("{pays}; your team can do most of it with some help"),
            None => format!("{pays}, and nobody else gets it"),
        }
    }

    /// Whether the team has all the resources, wherever its members are now.
    fn team_can_do(&self, need: Amounts) -> bool {
        self.desk.hands().iter().fold(need, |missing, hand| missing.less(hand.load)).is_none()
    }

    /// How many of the team it takes, the most useful one first.
    fn sendings(&self, need: Amounts) -> u8 {
        let (mut missing, mut count) = (need, 0);
        while !missing.is_none() && count < 9 {
            let hands = self.desk.hands().iter();
            let Some(best) = hands.max_by_key(|hand| missing.covered(hand.load)) else { break };
            missing = missing.less(best.load);
            count += 1;
        }
        count
    }

    fn why_hire(&self, load: Amounts, price: u8) -> String {
        let fits = self.desk.sites().iter().max_by_key(|site| site.missing.covered(load));
        let price = some(price, "sesterce");
        let brings = format!("brings {} for {price}", some(load.sum(), "resource"));
        match fits.map(|site| (site, site.missing.covered(load))) {
            Some((site, useful)) if useful > 0 => {
                format!("{brings}; your {} lacks {useful} of them", site.building.name())
            }
            _ => brings,
        }
    }

    fn why_invest(&self, card: Investment, student: Option<Member>) -> String {
        match (card, student) {
            (Investment::Slave(slave), _) => {
                let hire = self.why_hire(self.game.produces(slave), 0);
                let points = some(cards::slave_penalty(slave), "point");
                format!("{hire}; costs {points} at the end unless freed")
            }
            (Investment::Tool(tool), _) => {
                let price = some(card.price(), "sesterce");
                format!("one more {tool} each time somebody takes it along, for {price} once")
            }
            (Investment::University(resource), Some(student)) => {
                let before = self.game.produces(student).sum();
                let after = before - self.game.produces(student).amount(resource)
                    + self.game.numbers.taught[resource.index()];
                format!("{} brings {after} instead of {before} at the same price", student.name())
            }
            (Investment::University(_), None) => "teaches a worker".to_owned(),
            (Investment::Loan, _) => {
                let Loan { gain, repay, penalty, .. } = cards::loan();
                let (gain, points) = (some(gain, "sesterce"), some(penalty, "point"));
                format!(
                    "{gain} now, when they speed you up most; {repay} back at the end, or {points}"
                )
            }
        }
    }

    fn why_send(&self, worker: Member, building: Building, tool: Option<Resource>) -> String {
        let missing = self.game.missing[building.index()];
        let rest = missing.less(self.game.brings(worker, tool));
        if rest.is_none() {
            return format!("finishes it: {}; the crew comes back", yields(self.game, building));
        }
        let brought = missing.sum() - rest.sum();
        format!(
            "brings {brought} of the {} that it lacks; then {} is missing",
            missing.sum(),
            rest.resources()
        )
    }

    fn why_take(&self, actions: u8) -> String {
        let gained = self.game.numbers.takes[usize::from(actions) - 1];
        let coins = some(gained, "sesterce");
        if actions < self.desk.actions && self.work_for(actions, gained).is_some() {
            format!("with {coins} more you can send somebody in this turn who is too dear now")
        } else if self.outlook.is_last() {
            counts(gained)
        } else {
            format!("{coins} to pay workers with; nothing else is worth its actions now")
        }
    }
}

/// What finishing a building brings.
fn yields(game: &Builders, building: Building) -> String {
    let place = building.index();
    let (points, coins) = (game.numbers.points[place], game.numbers.sesterces[place]);
    if building.machine().is_some() {
        return format!("{} and a machine that works for nothing", some(points, "point"));
    }
    if points == 0 {
        return some(coins, "sesterce");
    }
    format!("{} and {}", some(points, "point"), some(coins, "sesterce"))
}

/// What sesterces are worth in the tally.
fn counts(coins: u8) -> String {
    let (coins, worth) = (
        some(coins, "sesterce"),
        if coins == 1 { "counts a tenth of a point" } else { "count a tenth of a point each" },
    );
    format!("{coins} {worth}, and nothing else gains more")
}

fn some(number: u8, what: &str) -> String {
    match number {
        0 => format!("no {what}s"),
        1 => format!("1 {what}"),
        more => format!("{more} {what}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_sesterce_counts_and_several_count() {
        let more = "and nothing else gains more";
        assert_eq!(counts(1), format!("1 sesterce counts a tenth of a point, {more}"));
        assert_eq!(counts(3), format!("3 sesterces count a tenth of a point each, {more}"));
    }
}
