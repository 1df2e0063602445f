//! The whole truth of a table, and what each viewer may know of it.

use std::ops::RangeInclusive;

use serde::Serialize;

use super::{
    moves::{Event, Move, NotInHand},
    setup::{self, BadSetup, CARDS, Options, Setup},
};
use crate::board::{self, Agreed, Chance, Game, Rng, RulesVersion, Seat, Seed, Turn};

/// All that lies open: what a spectator may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PublicView {
    /// The version of rules and cards.
    #[serde(skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    /// By seat, the cards that were not turned up, the lowest first: a bid that lies face down is among them.
    pub hands: Vec<Vec<u8>>,
    /// By seat, the prizes taken.
    pub won: Vec<Vec<u8>>,
    /// The prizes that were turned up, in order: as many as rounds have begun.
    pub turned: Vec<u8>,
    /// Those of them for which is bid now.
    pub stake: Vec<u8>,
    /// How many have bid in this round, from the first seat on.
    pub bids: u8,
}

/// All that one seat knows: beside what lies open its own bid that lies face down.
pub type SeatView = board::SeatView<PublicView, Move, Option<u8>>;

/// A table of Goofspiel.
#[derive(Clone)]
pub struct Goofspiel {
    pub(super) open: PublicView,
    options: Options,
    /// The prizes that were not turned up yet, the next one last: secret.
    pile: Vec<u8>,
    /// The bids of this round from the first seat on: secret.
    bids: Vec<u8>,
}

impl PublicView {
    /// The players' seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(4).take(self.hands.len())
    }

    /// Who decides, §2, or who has won, §4.
    #[must_use]
    pub fn turn(&self) -> Turn {
        let most = self.seats().map(|seat| self.points(seat)).max();
        let mover = self.seats().nth(self.bids.into());
        match mover.filter(|seat| !self.hands[seat.index()].is_empty()) {
            Some(seat) => Turn::ToMove(seat),
            None => Turn::Over {
                winners: self.seats().filter(|seat| Some(self.points(*seat)) == most).collect(),
            },
        }
    }

    /// The cards of the seat to move; none when the game is over.
    #[must_use]
    pub fn choices(&self) -> &[u8] {
        self.turn().seat().map_or(&[], |seat| &self.hands[seat.index()])
    }

    /// The round, from 1.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.turned.iter().map(|_| 1).sum()
    }

    /// The points of a seat.
    #[must_use]
    pub fn points(&self, seat: Seat) -> u8 {
        self.won[seat.index()].iter().sum()
    }

    /// The points for which is bid.
    #[must_use]
    pub fn at_stake(&self) -> u8 {
        self.stake.iter().sum()
    }
}

/// Who takes the stake, §3: the highest bid that one player alone made; until version 2 the highest bid, or nobody.
fn taker(rules: RulesVersion, bids: &[u8]) -> Option<Seat> {
    let is_single = |bid: &u8| {
        bids.iter().position(|other| other == bid) == bids.iter().rposition(|other| other == bid)
    };
    let best = bids.iter().filter(|bid| !rules.since(2) || is_single(bid)).max();
    let mut best = Seat::all(4).zip(bids).filter(|(_, bid)| Some(*bid) == best);
    best.next().filter(|_| best.next().is_none()).map(|(seat, _)| seat)
}

impl Goofspiel {
    /// Turns the next prize up, if there is one, §2.
    fn turn_up(&mut self) {
        let prize = self.pile.pop();
        self.open.turned.extend(prize);
        self.open.stake.extend(prize);
    }

    /// Turns the bids up and gives the stake to its taker, §3.
    fn reveal(&mut self) {
        let (open, bids) = (&mut self.open, std::mem::take(&mut self.bids));
        open.bids = 0;
        for (hand, bid) in open.hands.iter_mut().zip(&bids) {
            hand.retain(|card| card != bid);
        }
        if let Some(seat) = taker(open.rules, &bids) {
            open.won[seat.index()].append(&mut open.stake);
        }
        self.turn_up();
    }
}

impl Game for Goofspiel {
    const ID: &'static str = "goofspiel";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const RULES_VERSION: RulesVersion = RulesVersion::new(2);

    type Options = Options;
    type Setup = Setup;
    type BadSetup = BadSetup;
    type Move = Move;
    type Illegal = NotInHand;
    type Event = Event;
    type PublicView = PublicView;
    type Own = Option<u8>;

    fn deal_by(rules: RulesVersion, seats: u8, options: &Options, seed: Seed) -> Setup {
        assert!(Self::SEATS.contains(&seats), "§1: 2 to 4 players");
        let mut prizes: Vec<u8> = setup::prizes(rules).collect();
        Rng::new(seed).shuffle(&mut prizes);
        Setup { rules, players: seats, options: *options, prizes }
    }

    fn new(Setup { rules, players, options, prizes }: &Setup) -> Result<Self, BadSetup> {
        let needed = setup::prizes(*rules);
        let is_whole = prizes.len() == needed.clone().count()
            && needed.clone().all(|prize| prizes.contains(&prize));
        if !is_whole || !Self::SEATS.contains(players) {
            return Err(BadSetup(needed.collect()));
        }
        let of_each = |cards: Vec<u8>| vec![cards; (*players).into()];
        let (hands, won) = (of_each((1..=CARDS).collect()), of_each(Vec::new()));
        let (turned, stake) = (Vec::new(), Vec::new());
        let open = PublicView { rules: *rules, hands, won, turned, stake, bids: 0 };
        let pile = prizes.iter().rev().copied().collect();
        let mut table = Self { open, options: *options, pile, bids: Vec::new() };
        table.turn_up();
        Ok(table)
    }

    fn agreed(setup: &Setup) -> Agreed<Options> {
        let Setup { rules, players, options, .. } = *setup;
        Agreed { players, first_player: Seat::FIRST, options, rules }
    }

    fn seats(&self) -> u8 {
        self.open.hands.iter().map(|_| 1).sum()
    }

    fn turn(&self) -> Turn {
        self.open.turn()
    }

    fn round(&self) -> u32 {
        self.open.round().into()
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        out.extend(self.open.choices().iter().map(|card| Move::Bid { card: *card }));
    }

    fn check(&self, Move::Bid { card }: Move) -> Result<(), NotInHand> {
        let hand = self.open.choices();
        if hand.contains(&card) { Ok(()) } else { Err(NotInHand(card, hand.to_vec())) }
    }

    fn play_unchecked(&mut self, Move::Bid { card }: Move) {
        self.bids.push(card);
        self.open.bids += 1;
        if self.open.bids == self.seats() {
            self.reveal();
        }
    }

    fn forced(&self) -> Option<Move> {
        match *self.open.choices() {
            [card] if !self.options.ask_always => Some(Move::Bid { card }),
            _ => None,
        }
    }

    fn idle_move(&self) -> Option<Move> {
        self.open.choices().first().map(|card| Move::Bid { card: *card })
    }

    /// The last bid of a round turns all of them up.
    fn seals(&self, _mv: Move) -> bool {
        self.open.bids + 1 == self.seats()
    }

    fn events(before: &Self, Move::Bid { card }: Move, after: &Self) -> Vec<Event> {
        let mut events: Vec<Event> =
            before.turn().seat().map(|player| Event::Bid { player }).into_iter().collect();
        if before.seals(Move::Bid { card }) {
            let bids = [&before.bids[..], &[card]].concat();
            let taker = taker(before.open.rules, &bids);
            events.push(Event::Reveal { bids, stake: before.open.at_stake(), taker });
            let prize = |prize: &u8| Event::Round { round: after.open.round(), prize: *prize };
            let over = after.turn().winners().map(|winners| Event::Over { winners });
            events.extend(over.or(after.open.turned.last().map(prize)));
        }
        events
    }

    fn public_view(&self) -> PublicView {
        self.open.clone()
    }

    fn known_to(&self, seat: Seat) -> Option<u8> {
        self.bids.get(seat.index()).copied()
    }

    /// Others' bids and the pile are dealt anew.
    fn imagine(view: &SeatView, chance: &mut impl Chance) -> Self {
        let open = view.public.clone();
        let is_hidden = |prize: &u8| !open.turned.contains(prize);
        let mut pile: Vec<u8> = setup::prizes(open.rules).filter(is_hidden).collect();
        chance.shuffle(&mut pile);
        let bid = |seat: Seat| {
            let mut hand = open.hands[seat.index()].clone();
            chance.shuffle(&mut hand);
            view.own.filter(|_| seat == view.seat).or(hand.pop())
        };
        let bids = open.seats().take(open.bids.into()).filter_map(bid).collect();
        Self { open, options: Options::default(), pile, bids }
    }

    fn score_lines() -> &'static [&'static str] {
        &["prizes", "total"]
    }

    fn score(&self, seat: Seat) -> Vec<i32> {
        vec![self.open.points(seat).into(); 2]
    }
}
