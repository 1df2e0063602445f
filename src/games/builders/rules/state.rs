//! The whole truth of one table, and its start, §2.
//!
//! Plain data: no heap, `Copy`, at most 256 bytes. The order of the decks cannot slip out of it: it has neither `Debug`
//! nor `Serialize` nor `PartialEq`, and its public methods speak of what lies open.

use super::{
    amounts::Amounts,
    cards::{Building, Member, MemberKind},
    crews::Crews,
    numbers::{NUMBERS, Numbers},
    options::Options,
    plots::Plots,
    resources::Resource,
    setup::{BadSetup, Setup},
};
use crate::board::{RulesVersion, Seat};

/// After so many full rounds in which everybody only took coins or passed the game ends (B13).
pub const IDLE_ROUNDS: u8 = 3;
/// After this round the game ends at the latest (B13).
pub const ROUND_LIMIT: u8 = 60;

/// The cards in each row, §2.
pub(crate) const ROW: usize = 5;

/// The Builders: Antiquity: the whole truth of one table.
#[derive(Clone, Copy)]
pub struct Builders {
    pub(crate) numbers: &'static Numbers,
    pub(crate) players: [Player; 4],
    /// What each open site still lacks.
    pub(crate) missing: [Amounts; Building::COUNT],
    pub(crate) plots: Plots,
    pub(crate) crews: Crews,
    /// The rows; a place whose deck was empty is `None` (B11).
    pub(crate) buildings: [Option<Building>; ROW],
    pub(crate) workers: [Option<Member>; ROW],
    /// Where each tool is, by its resource.
    pub(crate) tools: [Tool; 4],
    /// Whom each university educated, by its resource.
    pub(crate) students: [Option<Member>; 4],
    /// Who is educated, as bits.
    pub(crate) educated: u32,
    /// The slaves that were freed, as bits.
    pub(crate) freed: u32,
    pub(crate) last: Option<(Seat, Building)>,
    pub(crate) options: Options,
    pub(crate) rules: RulesVersion,
    pub(crate) turn: TurnState,
    /// The round, from 1.
    pub(crate) round: u8,
    pub(crate) seats: u8,
    pub(crate) opener: Seat,
    pub(crate) to_move: Seat,
    /// Who ended a turn with the points that end the game, first (§4).
    pub(crate) last_round: Option<Seat>,
    /// Full rounds in a row in which everybody only took coins or passed (B13).
    pub(crate) idle_rounds: u8,
    /// Whether this round so far was such a one.
    pub(crate) is_round_idle: bool,
    pub(crate) ending: Ending,
}

/// What one player has, but for sites.
#[derive(Clone, Copy)]
pub(crate) struct Player {
    /// The members of the team, as bits.
    pub team: u32,
    pub coins: u16,
    /// Points of finished buildings and machines.
    pub points: u8,
    pub loans: u8,
}

/// Where a tool is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tool {
    /// In the investment line.
    InLine,
    /// With its owner, ready for use.
    Ready(Seat),
    /// On a site with this member.
    Carried(Member),
}

/// What the seat in turn has, §3.
#[derive(Clone, Copy)]
pub(crate) struct TurnState {
    /// Actions left, without those that could be bought.
    pub actions: u8,
    /// Actions bought.
    pub bought: u8,
    /// Whether the investment is made (B6).
    pub invested: bool,
}

/// Whether and why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// The game goes on.
    None,
    /// Somebody had the points, §4.
    Points,
    /// Nothing happened any more, or it went on too long (B13).
    Stalled,
}

impl Member {
    /// The bit of this card in a set of members.
    pub(crate) const fn bit(self) -> u32 {
        1 << self.index()
    }

    /// The cards of a set, in their order.
    pub(crate) fn of_bits(mut bits: u32) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let place = bits.trailing_zeros().to_le_bytes()[0];
            bits &= bits - 1;
            Some(Self::at(place))
        })
    }
}

impl Player {
    /// Nothing at all; for a position that is rebuilt from a view.
    pub const BARE: Self = Self { team: 0, coins: 0, points: 0, loans: 0 };
}

impl Builders {
    /// The game at its start, §2.
    pub(crate) fn start(setup: &Setup) -> Result<Self, BadSetup> {
        setup.check()?;
        let mut game = Self::bare(setup.rules, setup.players, setup.options, setup.first_player);
        for (player, apprentice) in game.players.iter_mut().zip(&setup.apprentices) {
            player.team = apprentice.bit();
            player.coins = game.numbers.start_sesterces;
        }
        setup.buildings.iter().rev().for_each(|card| game.plots.put_on_deck(*card));
        setup.workers.iter().rev().for_each(|card| game.crews.put_on_deck(*card));
        game.buildings = std::array::from_fn(|_| game.plots.draw());
        game.workers = std::array::from_fn(|_| game.crews.draw());
        Ok(game)
    }

    /// A table without cards, at the start of round 1.
    pub(crate) fn bare(rules: RulesVersion, seats: u8, options: Options, opener: Seat) -> Self {
        let numbers = &*NUMBERS;
        Self {
            numbers,
            players: [Player::BARE; 4],
            missing: [Amounts::NONE; Building::COUNT],
            plots: Plots::EMPTY,
            crews: Crews::EMPTY,
            buildings: [None; ROW],
            workers: [None; ROW],
            tools: [Tool::InLine; 4],
            students: [None; 4],
            educated: 0,
            freed: 0,
            last: None,
            options,
            rules,
            turn: TurnState { actions: numbers.free_actions, bought: 0, invested: false },
            round: 1,
            seats,
            opener,
            to_move: opener,
            last_round: None,
            idle_rounds: 0,
            is_round_idle: true,
            ending: Ending::None,
        }
    }

    pub(crate) const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player in turn.
    pub(crate) const fn mover(&self) -> &Player {
        self.player(self.to_move)
    }

    pub(crate) const fn mover_mut(&mut self) -> &mut Player {
        &mut self.players[self.to_move.index()]
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    /// Who has this card in the team.
    pub(crate) fn owner(&self, member: Member) -> Option<Seat> {
        self.all_seats().find(|seat| self.player(*seat).team & member.bit() != 0)
    }

    /// What a member brings to a site now, without a tool.
    pub(crate) fn produces(&self, member: Member) -> Amounts {
        let plain = self.numbers.produces[self.side(member)][member.index()];
        if self.educated & member.bit() == 0 {
            return plain;
        }
        let learnt = Resource::ALL.into_iter().zip(self.students);
        learnt
            .filter(|(_, student)| *student == Some(member))
            .fold(plain, |amounts, (resource, _)| {
                amounts.with(resource, self.numbers.taught[resource.index()])
            })
    }

    /// What sending a member costs now.
    pub(crate) const fn price(&self, member: Member) -> u8 {
        self.numbers.prices[self.side(member)][member.index()]
    }

    /// The side of its card that counts: 1 for a freed slave.
    const fn side(&self, member: Member) -> usize {
        (self.freed >> member.index() & 1) as usize
    }

    /// Whether it is a worker or a freed slave, who alone may carry a tool and be educated, §3.
    pub(crate) const fn is_free_worker(&self, member: Member) -> bool {
        match member.kind() {
            MemberKind::Worker => true,
            MemberKind::Slave => self.freed & member.bit() != 0,
            MemberKind::Machine => false,
        }
    }

    /// The slaves in the investment line, as bits.
    pub(crate) fn slaves_in_line(&self) -> u32 {
        let owned = self.players.iter().fold(0, |owned, player| owned | player.team);
        Member::SLAVES & !owned
    }

    /// The loans in the investment line.
    pub(crate) fn loans_in_line(&self) -> u8 {
        self.numbers.loan.cards - self.players.iter().map(|player| player.loans).sum::<u8>()
    }

    /// Actions that an order of so many lacks: they are bought with it (B1).
    pub(crate) const fn lacking(&self, actions: u8) -> u8 {
        actions.saturating_sub(self.turn.actions)
    }

    /// What an order costs in sesterces, lacking actions included (B1).
    pub(crate) fn total_price(&self, actions: u8, price: u8) -> u16 {
        u16::from(price) + self.numbers.action_price * u16::from(self.lacking(actions))
    }

    pub(crate) fn can_pay(&self, actions: u8, price: u8) -> bool {
        self.total_price(actions, price) <= self.mover().coins
    }
}
