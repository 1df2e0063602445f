//! Points in tenths, the final payments, and who wins, §4.

use super::{
    Builders, Payment, Score,
    cards::{self, Member},
};
use crate::games::{Seat, SeatSet};

/// The tenths in a point.
pub(super) const POINT: i32 = 10;

impl Builders {
    /// What a seat would pay for if the game ended now (B9): slaves first, then loans, as long as the sesterces last.
    ///
    /// Each payment gains half a point, and a slave is cheaper, so this is best.
    pub(super) fn payment_of(&self, seat: Seat) -> Payment {
        let player = self.player(seat);
        let slaves = player.team & Member::SLAVES & !self.freed & !self.crews.busy();
        let affordable = |cards: u32, coins: u16, price: u8| {
            (0..cards).take_while(|paid| (paid + 1) * u32::from(price) <= u32::from(coins)).count()
        };
        let free_price = cards::rules().free_slave_final_cost;
        let freed = affordable(slaves.count_ones(), player.coins, free_price).to_le_bytes()[0];
        let left = player.coins - u16::from(freed) * u16::from(free_price);
        let repaid = affordable(player.loans.into(), left, self.numbers.loan.repay);
        Payment { freed, repaid: repaid.to_le_bytes()[0] }
    }

    /// The score that a seat would have if the game ended now, §4.
    pub(super) fn score_of(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let rules = cards::rules();
        let Payment { freed, repaid } = self.payment_of(seat);
        let loan = self.numbers.loan;
        let own = || self.plots.finished().filter(|(owner, _)| *owner == seat);
        let points = |is_machine: bool| -> i32 {
            let of_kind = own().filter(|(_, card)| card.machine().is_some() == is_machine);
            of_kind.map(|(_, card)| i32::from(self.numbers.points[card.index()])).sum()
        };
        let mut unfreed: Vec<i32> = Member::of_bits(player.team & Member::SLAVES & !self.freed)
            .map(|slave| i32::from(cards::slave_penalty(slave)))
            .collect();
        unfreed.truncate(unfreed.len() - usize::from(freed));
        let paid = u16::from(freed) * u16::from(rules.free_slave_final_cost)
            + u16::from(repaid) * u16::from(loan.repay);
        let score = Score {
            buildings: POINT * points(false),
            machines: POINT * points(true),
            prisoners: -POINT * unfreed.iter().sum::<i32>(),
            loans: -POINT * i32::from(loan.penalty) * i32::from(player.loans - repaid),
            sesterces: i32::from(rules.tenths_of_point_per_sesterce)
                * i32::from(player.coins - paid),
            total: 0,
        };
        Score { total: score.lines().iter().sum(), ..score }
    }

    /// Who would win if the game ended now; ties share, §4.
    pub(super) fn best_seats(&self) -> SeatSet {
        let total = |seat: &Seat| self.score_of(*seat).total;
        let best = self.all_seats().map(|seat| total(&seat)).max();
        self.all_seats().filter(|seat| Some(total(seat)) == best).collect()
    }
}
