//! What everybody saw happen: the lines of a board post and of the log.

use serde::Serialize;

use super::{
    cards::{Building, Investment, Member},
    moves::Move,
    resources::{Resource, Resources},
    state::{Builders, Ending},
};
use crate::board::Seat;

/// Something that everybody saw. `bought` actions were paid with the order, 5 sesterces each (B1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the records")]
pub enum Event {
    /// A building was taken as a site; `refill` came into the row.
    Open { player: Seat, building: Building, bought: u8, refill: Option<Building> },
    /// A worker was recruited; `refill` came into the row.
    Recruit { player: Seat, worker: Member, bought: u8, refill: Option<Member> },
    /// A card of the line was taken; `spent` sesterces without those for actions.
    Invest { player: Seat, card: Investment, student: Option<Member>, bought: u8, spent: u8 },
    /// Somebody was sent to a site; `spent` sesterces without those for actions. `brings` counts education and tool,
    /// whether all of it was needed or not; `missing` is what the site then lacked.
    Send {
        player: Seat,
        worker: Member,
        is_freed: bool,
        building: Building,
        tool: Option<Resource>,
        brings: Resources,
        actions: u8,
        bought: u8,
        spent: u8,
        missing: Resources,
    },
    /// A site was finished; `crew` and tools came back. Those of the crew who are `freed` are no part of the log, which
    /// has a record of each freeing.
    Finish {
        player: Seat,
        building: Building,
        sesterces: u8,
        points: u8,
        crew: Vec<Member>,
        #[serde(skip)]
        freed: Vec<Member>,
    },
    /// Actions became sesterces.
    Take { player: Seat, actions: u8, coins: u8 },
    /// A slave was freed.
    Free { player: Seat, slave: Member, bought: u8 },
    /// The turn was ended with this many actions unused.
    #[serde(rename = "end_turn")]
    End { player: Seat, unused: u8 },
    /// Somebody ended a turn with the points that end the game: this round is the last (§4).
    LastRound { player: Seat, points: u8 },
    /// A round began.
    Round { round: u8 },
    /// The game ended, `stalled` by B13; the final payments and the totals, in tenths of a point, by seat.
    Over { winners: Vec<Seat>, payments: Vec<Payment>, totals: Vec<i32>, stalled: bool },
}

/// What a player paid for in the tally (B9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Payment {
    /// How many slaves were freed.
    pub freed: u8,
    /// How many loans were repaid.
    pub repaid: u8,
}

impl Builders {
    /// What everybody saw when `mv` turned `self` into `after`: the move, then what followed it.
    pub(crate) fn seen(&self, mv: Move, after: &Self) -> Vec<Event> {
        let mut events = vec![self.seen_move(mv, after)];
        if let Move::Send { worker, building, .. } = mv
            && after.plots.finisher(building).is_some()
        {
            events.push(self.seen_finish(worker, building));
        }
        if let (None, Some(player)) = (self.last_round, after.last_round) {
            events.push(Event::LastRound { player, points: after.player(player).points });
        }
        if after.round != self.round {
            events.push(Event::Round { round: after.round });
        }
        if after.ending != Ending::None {
            events.push(after.seen_end());
        }
        events
    }

    fn seen_move(&self, mv: Move, after: &Self) -> Event {
        let player = self.to_move;
        let bought = after.turn.bought.saturating_sub(self.turn.bought);
        match mv {
            Move::Open { building } => {
                Event::Open { player, building, bought, refill: self.plots.deck().next() }
            }
            Move::Recruit { worker } => {
                Event::Recruit { player, worker, bought, refill: self.crews.deck().next() }
            }
            Move::Invest { card, student } => {
                Event::Invest { player, card, student, bought, spent: self.investment_price(card) }
            }
            Move::Send { worker, building, tool } => Event::Send {
                player,
                worker,
                is_freed: self.freed & worker.bit() != 0,
                building,
                tool,
                brings: self.brings(worker, tool).resources(),
                actions: self.numbers.send_actions(self.crews.sent(building)),
                bought,
                spent: self.price(worker),
                missing: after.missing[building.index()].resources(),
            },
            Move::Take { actions } => {
                Event::Take { player, actions, coins: self.numbers.takes[usize::from(actions) - 1] }
            }
            Move::Free { slave } => Event::Free { player, slave, bought },
            Move::End => Event::End { player, unused: self.turn.actions },
        }
    }

    /// The crew was that of the site, and who came last.
    fn seen_finish(&self, last: Member, building: Building) -> Event {
        let crew: Vec<Member> = self.crews.crew(building).chain([last]).collect();
        Event::Finish {
            player: self.to_move,
            building,
            sesterces: building.sesterces(),
            points: building.points(),
            freed: crew.iter().copied().filter(|card| self.freed & card.bit() != 0).collect(),
            crew,
        }
    }

    fn seen_end(&self) -> Event {
        Event::Over {
            winners: self.best_seats().iter().collect(),
            payments: self.all_seats().map(|seat| self.payment_of(seat)).collect(),
            totals: self.all_seats().map(|seat| self.score_of(seat).total).collect(),
            stalled: self.ending == Ending::Stalled,
        }
    }
}
