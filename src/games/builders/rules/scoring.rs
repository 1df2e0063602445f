//! Points in tenths, the final payments, and who wins, §4.

use super::{
    cards::{self, Member},
    events::Payment,
    state::Builders,
    view::Score,
};
use crate::board::{Seat, SeatSet};

/// The tenths in a point.
pub(crate) const POINT: i32 = 10;

/// What counts for a player when the game ends.
#[derive(Clone, Copy)]
pub(crate) struct Holdings {
    /// Points of finished buildings.
    pub buildings: i32,
    /// Points of finished machines.
    pub machines: i32,
    pub coins: u32,
    pub loans: u8,
    /// The slaves that are not freed, as bits, and those of them that are on no site.
    pub slaves: u32,
    pub available: u32,
}

/// What a player pays for at the end (B9): slaves first, then loans, as long as the sesterces last.
///
/// Each payment gains half a point, and a slave is cheaper, so this is best.
fn best_payment(holdings: &Holdings) -> Payment {
    let affordable = |cards: u32, coins: u32, price: u32| {
        (0..cards).take_while(|paid| (paid + 1) * price <= coins).count().to_le_bytes()[0]
    };
    let free_price = u32::from(cards::rules().free_slave_final_cost);
    let freed = affordable(holdings.available.count_ones(), holdings.coins, free_price);
    let left = holdings.coins - u32::from(freed) * free_price;
    let repaid = affordable(holdings.loans.into(), left, cards::loan().repay.into());
    Payment { freed, repaid }
}

/// The score after the best payments, §4.
pub(crate) fn tally(holdings: &Holdings) -> Score {
    let (rules, loan) = (cards::rules(), cards::loan());
    let Payment { freed, repaid } = best_payment(holdings);
    let mut unfreed: Vec<i32> = Member::of_bits(holdings.slaves)
        .map(|slave| i32::from(cards::slave_penalty(slave)))
        .collect();
    unfreed.truncate(unfreed.len() - usize::from(freed));
    let paid = u32::from(freed) * u32::from(rules.free_slave_final_cost)
        + u32::from(repaid) * u32::from(loan.repay);
    let left = i32::try_from(holdings.coins - paid).unwrap_or(i32::MAX);
    let score = Score {
        buildings: POINT * holdings.buildings,
        machines: POINT * holdings.machines,
        prisoners: -POINT * unfreed.iter().sum::<i32>(),
        loans: -POINT * i32::from(loan.penalty) * i32::from(holdings.loans - repaid),
        sesterces: i32::from(rules.tenths_of_point_per_sesterce) * left,
        total: 0,
    };
    Score { total: score.lines().iter().sum(), ..score }
}

impl Builders {
    fn holdings(&self, seat: Seat) -> Holdings {
        let player = self.player(seat);
        let own = || self.plots.finished().filter(|(owner, _)| *owner == seat);
        let points = |is_machine: bool| -> i32 {
            let of_kind = own().filter(|(_, card)| card.machine().is_some() == is_machine);
            of_kind.map(|(_, card)| i32::from(self.numbers.points[card.index()])).sum()
        };
        let slaves = player.team & Member::SLAVES & !self.freed;
        Holdings {
            buildings: points(false),
            machines: points(true),
            coins: player.coins.into(),
            loans: player.loans,
            slaves,
            available: slaves & !self.crews.busy(),
        }
    }

    /// What a seat would pay for if the game ended now.
    pub(crate) fn payment_of(&self, seat: Seat) -> Payment {
        best_payment(&self.holdings(seat))
    }

    /// The score that a seat would have if the game ended now, §4.
    pub(crate) fn score_of(&self, seat: Seat) -> Score {
        tally(&self.holdings(seat))
    }

    /// Who would win if the game ended now; ties share, §4.
    pub(crate) fn best_seats(&self) -> SeatSet {
        let total = |seat: &Seat| self.score_of(*seat).total;
        let best = self.all_seats().map(|seat| total(&seat)).max();
        self.all_seats().filter(|seat| Some(total(seat)) == best).collect()
    }
}
