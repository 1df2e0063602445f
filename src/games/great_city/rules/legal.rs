//! The canonical legal moves, §5 and §14: exact payment, equal cards merged, every choice of spent tokens and every
//! distinct order of cards listed, pass always included.

use super::{
    cards::{Card, Deck},
    city::{Cell, CellSet},
    hand::kinds_of,
    moves::{Bottom, Move},
    state::{GreatCity, Player},
    view::Phase,
};

/// Bricks that a card still needs after the strip's, and what may pay for them, §5.4.
#[derive(Clone, Copy)]
pub(crate) struct MissingBricks {
    /// Bricks still missing.
    pub missing: u8,
    /// Own farms whose token may be spent for this building.
    pub tokens: CellSet,
    pub coins: u8,
    /// Whether tokens must be spent before coins, §11.2.
    pub tokens_first: bool,
}

impl MissingBricks {
    /// Coins that they come to with so many tokens spent.
    pub const fn coins_with(&self, spent: u8) -> u8 {
        2 * (self.missing - spent)
    }

    /// The most tokens that an exact payment spends.
    pub fn most_tokens(&self) -> u8 {
        self.missing.min(self.tokens.len().to_le_bytes()[0])
    }

    /// Whether so many tokens, with coins for the rest, is an exact payment that the player can make.
    fn allows(&self, spent: u8) -> bool {
        spent <= self.missing
            && self.coins_with(spent) <= self.coins
            && (!self.tokens_first || spent == self.most_tokens())
    }

    /// Whether the player can pay at all.
    pub fn payable(&self) -> bool {
        self.coins_with(self.most_tokens()) <= self.coins
    }
}

impl GreatCity {
    /// Appends the canonical moves of §14 of the seat to move, in an order that depends on the state alone. With the option
    /// `exact_payment` off, [`verdict`](Self::verdict) also accepts needless tokens, bricks and cogs; they are never useful
    /// (E50) and never listed.
    pub(crate) fn list_moves(&self, out: &mut Vec<Move>) {
        match self.phase {
            Phase::Draft => self.list_draft(out),
            Phase::Place => out.extend(self.open_spaces().map(|space| Move::Place { space })),
            Phase::Pick => {
                out.extend(kinds_of(self.offered_kinds()).map(|card| Move::Pick { card }));
            }
            Phase::Act => self.list_actions(out),
            Phase::SchoolDeck => {
                out.extend(self.school_decks().map(|deck| Move::SchoolDeck { deck }));
            }
            Phase::SchoolKeep => list_keeps(self.drawn.cards(), out),
            Phase::Over => {}
        }
    }

    fn list_draft(&self, out: &mut Vec<Move>) {
        let kinds = self.drawn.cards().iter().fold(0_u32, |kinds, card| kinds | 1 << *card as u8);
        out.extend(kinds_of(kinds).map(|card| Move::Draft { card }));
    }

    /// The kinds that still lie in the offer, as bits.
    pub(crate) fn offered_kinds(&self) -> u32 {
        let free = self.offer.iter().flatten().filter(|offered| offered.taken_by.is_none());
        free.fold(0, |kinds, offered| kinds | 1 << offered.card as u8)
    }

    /// The decks from which a school may draw: those in play but deck I (E11, E12) that have a card (E10).
    pub(crate) fn school_decks(&self) -> impl Iterator<Item = Deck> {
        Deck::in_play(self.seats)[1..].iter().copied().filter(|deck| self.piles.len(*deck) > 0)
    }

    fn list_actions(&self, out: &mut Vec<Move>) {
        if !self.turn.built {
            self.list_builds(out);
        }
        if !self.turn.produced
            && let Some(buy) = self.produce_price()
        {
            out.push(Move::Produce { buy });
        }
        out.push(Move::Pass);
    }

    fn list_builds(&self, out: &mut Vec<Move>) {
        let player = self.mover();
        let ground = player.frontier();
        for card in kinds_of(player.hand.kinds()) {
            let bricks = self.missing_bricks(player, card, None);
            if bricks.missing == 0 || bricks.tokens.is_empty() {
                let buy = bricks.missing;
                if bricks.coins_with(0) <= bricks.coins {
                    let build = |at| Move::Build { card, at, tokens: CellSet::EMPTY, buy };
                    out.extend(self.places(player, card, ground).iter().map(build));
                }
            } else if bricks.payable() {
                for at in self.places(player, card, ground).iter() {
                    list_payments(self.missing_bricks(player, card, Some(at)), card, at, out);
                }
            }
        }
    }

    /// Where a card may stand, given the [frontier](Player::frontier) of the city, §5.4.
    pub(crate) fn places(&self, player: &Player, card: Card, ground: CellSet) -> CellSet {
        if !card.is_aqueduct() {
            return ground;
        }
        let free_lines = ground.or(player.built).without(player.aqueducts.crosses());
        // E1: an aqueduct is alone in its row and column, so that another in its place keeps the rule.
        if self.options.aqueduct_over_aqueduct {
            free_lines.or(player.aqueducts)
        } else {
            free_lines
        }
    }

    /// What a card costs the player in this turn, if it goes to `at`; `None` for an empty space.
    pub(crate) fn missing_bricks(
        &self,
        player: &Player,
        card: Card,
        at: Option<Cell>,
    ) -> MissingBricks {
        let lost = match at {
            Some(at) if !self.options.spend_replaced_farm_token => at.alone(),
            Some(_) | None => CellSet::EMPTY,
        };
        MissingBricks {
            missing: card.bricks().saturating_sub(self.turn.bricks),
            tokens: player.bricks.without(lost),
            coins: player.coins,
            tokens_first: self.options.brick_tokens_first,
        }
    }

    /// The cogs to buy for producing, if that is allowed: §5.5, §11.3.
    pub(crate) fn produce_price(&self) -> Option<u8> {
        let player = self.mover();
        let missing = 2_u8.saturating_sub(self.turn.cogs);
        let bricks = player.granaries.without(player.bricks).len().to_le_bytes()[0];
        let gains = player.flocks > 0 || player.orchards + 2 * bricks > missing;
        let worth = !self.options.produce_requires_gain || missing == 0 || gains;
        (missing <= player.coins && worth).then_some(missing)
    }
}

impl Player {
    /// The empty spaces that share an edge with a building and keep the city within 4 x 4, §5.4 and E18.
    pub(crate) const fn frontier(&self) -> CellSet {
        self.built.neighbours().without(self.built).and(self.built.reach())
    }
}

/// Every choice of spent tokens, §14; coins pay the rest.
fn list_payments(bricks: MissingBricks, card: Card, at: Cell, out: &mut Vec<Move>) {
    let all = bricks.tokens.bits();
    let mut spent = 0_u64;
    loop {
        let count = spent.count_ones().to_le_bytes()[0];
        if bricks.allows(count) {
            let tokens = CellSet::from_bits(spent);
            out.push(Move::Build { card, at, tokens, buy: bricks.missing - count });
        }
        // The next subset of `all`, in counting order.
        spent = spent.wrapping_sub(all) & all;
        if spent == 0 {
            return;
        }
    }
}

/// Every card to keep with every distinct order of the others, §13: at most 120.
fn list_keeps(drawn: &[Card], out: &mut Vec<Move>) {
    let mut sorted = [Card::Shrine; 5];
    let sorted = &mut sorted[..drawn.len()];
    sorted.copy_from_slice(drawn);
    sorted.sort_unstable();
    for (place, keep) in sorted.iter().enumerate() {
        if place > 0 && sorted[place - 1] == *keep {
            continue;
        }
        let mut rest = [Card::Shrine; 4];
        let others = sorted.iter().enumerate().filter(|(other, _)| *other != place);
        others.zip(&mut rest).for_each(|((_, card), slot)| *slot = *card);
        let rest = &mut rest[..drawn.len() - 1];
        loop {
            let bottom = Bottom::new(rest).expect("a school draws at most five cards, §13");
            out.push(Move::SchoolKeep { keep: *keep, bottom });
            if !next_order(rest) {
                break;
            }
        }
    }
}

/// Turns a list into its next distinct order, from sorted to sorted backwards; `false` after the last.
pub(crate) fn next_order(cards: &mut [Card]) -> bool {
    let Some(fall) = (1..cards.len()).rev().find(|place| cards[place - 1] < cards[*place]) else {
        return false;
    };
    let other = (fall..cards.len())
        .rev()
        .find(|place| cards[*place] > cards[fall - 1])
        .expect("at least `fall`");
    cards.swap(fall - 1, other);
    cards[fall..].reverse();
    true
}
