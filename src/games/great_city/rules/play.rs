//! What a move changes, §5.

use super::{
    cards::{Card, Colour, Deck, Kind},
    city::{Cell, CellSet},
    moves::{Bottom, Move, Space},
    piles::Laid,
    scoring::sole_leader,
    setup::offered,
    state::{Drawn, GreatCity, Offered, TurnState},
    view::Phase,
    worth::yields,
};
use crate::board::Seat;

impl GreatCity {
    /// Plays a move that `check` accepts.
    pub(crate) fn apply(&mut self, mv: Move) {
        match mv {
            Move::Draft { card } => self.draft(card),
            Move::Place { space } => self.place(space),
            Move::Pick { card } => self.pick(card),
            Move::Build { card, at, tokens, buy } => self.build(card, at, tokens, buy),
            Move::SchoolDeck { deck } => self.school_deck(deck),
            Move::SchoolKeep { keep, bottom } => self.school_keep(keep, bottom),
            Move::Produce { buy } => self.produce(buy),
            Move::Pass => self.end_turn(),
        }
    }

    /// §3, step 5: counterclockwise, the first player last.
    fn draft(&mut self, card: Card) {
        self.drawn.take(card);
        self.take_hidden(card, Deck::II);
        if self.to_move == self.opener {
            self.start_round(1);
        } else {
            self.to_move = self.to_move.right(self.seats);
        }
    }

    /// A card comes into the hand of the seat to move, and nobody else sees it.
    fn take_hidden(&mut self, card: Card, deck: Deck) {
        self.ledger.enter(self.to_move, deck, card);
        let hand = &mut self.mover_mut().hand;
        hand.add(card);
        hand.hidden |= 1 << card as u8;
    }

    /// Upkeep, §5.1.
    fn start_round(&mut self, round: u8) {
        self.round = round;
        self.spaces = [None; 5];
        let decks = Deck::in_play(self.seats);
        let each = offered(self.seats);
        let deals = decks.iter().flat_map(|deck| std::iter::repeat_n(*deck, usize::from(each)));
        for (slot, deck) in deals.enumerate() {
            self.offer[slot] = Some(Offered { card: self.piles.draw(deck), taken_by: None });
        }
        if let Some(stake) = self.stakes().iter().position(|(_, appears)| *appears == round) {
            self.waiting |= 1 << stake;
        }
        self.phase = Phase::Place;
        self.to_move = self.first_player();
    }

    /// §5.2
    fn place(&mut self, space: Space) {
        self.spaces[space.index()] = Some(self.to_move);
        let placed = self.spaces.iter().flatten().count();
        if placed == usize::from(self.emissaries()) {
            self.next_turn(0);
        } else {
            self.to_move = self.to_move.left(self.seats);
        }
    }

    /// The turn of the nearest emissary on or beyond the space with this index, §5.3; else the round ends.
    fn next_turn(&mut self, from: usize) {
        let next =
            Space::all().skip(from).find_map(|space| Some((space, self.spaces[space.index()]?)));
        let Some((space, seat)) = next else { return self.end_round() };
        self.to_move = seat;
        self.turn = TurnState::at(space, self.strip_of(self.round).gains(space));
        self.phase = Phase::Pick;
    }

    /// Who decides after the seat to move: in the draft to the right, §3; then to the left, §5.2; then by the spaces, §5.3; and
    /// after the last of them whoever is first in the next round. Where the last emissary goes decides who comes after it.
    pub(crate) fn comes_next(&self) -> Option<Seat> {
        let mover = self.to_move;
        let left = mover.left(self.seats);
        match self.phase {
            Phase::Draft if mover != self.opener => Some(mover.right(self.seats)),
            Phase::Draft => Some(left),
            Phase::Place => {
                let placed = self.spaces.iter().flatten().count() + 1;
                (self.seats == 2 || placed < self.emissaries().into()).then_some(left)
            }
            Phase::Pick | Phase::Act | Phase::SchoolDeck | Phase::SchoolKeep => {
                let beyond = self.spaces.iter().skip(self.turn.space.index() + 1).flatten();
                let other = beyond.copied().find(|seat| *seat != mover);
                other.or_else(|| {
                    let first = self.first_player_in(self.round + 1);
                    let next = if first == mover { left } else { first };
                    (self.round < self.rounds()).then_some(next)
                })
            }
            Phase::Over => None,
        }
    }

    fn end_turn(&mut self) {
        self.next_turn(self.turn.space.index() + 1);
    }

    /// §5.6
    fn end_round(&mut self) {
        if self.waiting != 0
            && let Some(winner) = sole_leader(&self.influence_tokens())
        {
            let player = &mut self.players[winner.index()];
            player.won |= self.waiting;
            player.influence = 0;
            self.waiting = 0;
        }
        if self.round == self.rounds() {
            self.phase = Phase::Over;
        } else {
            self.start_round(self.round + 1);
        }
    }

    /// §5.3, step 1.
    fn pick(&mut self, card: Card) {
        let seat = self.to_move;
        let free = |offered: &&mut Offered| offered.card == card && offered.taken_by.is_none();
        if let Some(offered) = self.offer.iter_mut().flatten().find(free) {
            offered.taken_by = Some(seat);
        }
        self.turn.picked = Some(card);
        self.phase = Phase::Act;
        self.mover_mut().hand.add(card);
    }

    /// §5.4: pay, replace, set, then the effect.
    fn build(&mut self, card: Card, at: Cell, tokens: CellSet, buy: u8) {
        let seat = self.to_move;
        self.last_build = Some((seat, at));
        self.turn.built = true;
        let from_strip = card.bricks().min(self.turn.bricks);
        self.turn.bricks -= from_strip;
        self.leave_hand(card);
        let player = self.mover_mut();
        player.coins -= 2 * buy;
        player.bricks = player.bricks.without(tokens);
        if player.built.contains(at) {
            player.remove(at);
        }
        let n = at.alone().neighbours().and(player.built).len().to_le_bytes()[0];
        player.influence += card.stars();
        let gain = yields(card, n);
        let mut points = 0;
        match card.kind() {
            Kind::Public(Colour::Green) => player.coins += gain,
            Kind::Public(Colour::Red) => player.influence += gain,
            Kind::Public(Colour::Blue) => points = gain,
            Kind::Public(Colour::Yellow) => {
                player.insert(card, at, 0);
                self.turn.draws = gain;
                self.phase = Phase::SchoolDeck;
                return;
            }
            Kind::Production | Kind::Residential(_) | Kind::Aqueduct | Kind::Temple => {}
        }
        player.insert(card, at, points);
        self.action_done();
    }

    /// A card is built: an openly known one first, since equal cards are interchangeable, §9.
    fn leave_hand(&mut self, card: Card) {
        let seat = self.to_move;
        let bit = 1 << card as u8;
        if self.mover().hand.hidden & bit != 0 {
            let hidden = self.ledger.count(seat, card);
            if hidden == self.mover().hand.count(card) {
                self.ledger.show(seat, card);
                if hidden == 1 {
                    self.mover_mut().hand.hidden &= !bit;
                }
            }
        }
        self.mover_mut().hand.remove(card);
    }

    /// An action is complete: when both are, the turn ends by itself (log format §4.2).
    fn action_done(&mut self) {
        if self.turn.built && self.turn.produced {
            self.end_turn();
        } else {
            self.phase = Phase::Act;
        }
    }

    /// Draws for a school: what is there (E10).
    fn school_deck(&mut self, deck: Deck) {
        self.drawn = Drawn::EMPTY;
        for _ in 0..self.turn.draws.min(self.piles.len(deck)) {
            let card = self.piles.draw(deck);
            self.drawn.push(card);
        }
        self.turn.deck = Some(deck);
        self.phase = Phase::SchoolKeep;
    }

    /// Keeps one, returns the others under their deck: only this seat knows which and in what order, §9.
    fn school_keep(&mut self, keep: Card, bottom: Bottom) {
        let deck = self.turn.deck.expect("a school keeps after it drew");
        let seat = self.to_move;
        for card in bottom.iter() {
            self.piles.put_under(deck, Laid::seen_by(card, seat));
        }
        self.drawn = Drawn::EMPTY;
        self.turn.draws = 0;
        self.turn.deck = None;
        self.take_hidden(keep, deck);
        self.action_done();
    }

    /// §5.5
    fn produce(&mut self, buy: u8) {
        self.turn.produced = true;
        self.turn.cogs = self.turn.cogs.saturating_sub(2);
        let player = self.mover_mut();
        player.coins = player.coins - buy + player.orchards;
        player.influence += player.flocks;
        player.bricks = player.granaries;
        self.action_done();
    }

    /// Everybody's influence tokens, by seat.
    pub(crate) fn influence_tokens(&self) -> Vec<u8> {
        self.all_seats().map(|seat: Seat| self.player(seat).influence).collect()
    }
}
