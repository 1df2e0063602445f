//! Moves that the program makes without asking, §11.4 and §11.5, and moves that cannot be taken back.
//!
//! All of it is decided by what everybody knows, so that an automatic move tells nobody anything about a hand.

use super::{
    cards::Card,
    hand::kinds_of,
    legal::MissingBricks,
    moves::{Bottom, Move, Space},
    state::GreatCity,
    view::Phase,
};

impl GreatCity {
    /// The move that the program makes by the options of the table.
    pub(crate) fn forced_move(&self) -> Option<Move> {
        match self.phase {
            Phase::Place => self.place_of_program().map(|space| Move::Place { space }),
            Phase::Draft if self.options.auto_play_forced => self.last_draft(),
            Phase::Pick if self.options.auto_play_forced => self.last_of_offer(),
            Phase::Act if self.options.auto_play_forced => {
                self.nothing_to_do().then_some(Move::Pass)
            }
            Phase::SchoolDeck if self.options.auto_play_forced => self.only_deck(),
            Phase::SchoolKeep if self.options.auto_play_forced => self.only_drawn(),
            Phase::Draft
            | Phase::Pick
            | Phase::Act
            | Phase::SchoolDeck
            | Phase::SchoolKeep
            | Phase::Over => None,
        }
    }

    /// Where the program places the last emissary of the round, at tables that agreed so: on the only sensible space.
    /// §11.4: a free space is dropped if one farther out has no opponent's emissary before it.
    pub(crate) fn place_of_program(&self) -> Option<Space> {
        if !self.options.emissary_auto_place {
            return None;
        }
        let placed = self.spaces.iter().flatten().count();
        if placed + 1 != usize::from(self.emissaries()) {
            return None;
        }
        let mut sensible = self.free_spaces().filter(|space| !self.is_dominated(*space));
        match (sensible.next(), sensible.next()) {
            (Some(space), None) => Some(space),
            (_, _) => None,
        }
    }

    /// Where the seat to move may place: on any free space (§5.2), but where the program places (§11.4).
    pub(crate) fn open_spaces(&self) -> impl Iterator<Item = Space> {
        let only = self.place_of_program();
        self.free_spaces().filter(move |space| only.is_none_or(|only| only == *space))
    }

    /// Whether a free space farther out has no opponent's emissary before it, §11.4.
    fn is_dominated(&self, space: Space) -> bool {
        let beyond =
            Space::all().skip(space.index() + 1).map(|farther| self.spaces[farther.index()]);
        let mut reachable =
            beyond.take_while(|emissary| emissary.is_none_or(|seat| seat == self.to_move));
        reachable.any(|emissary| emissary.is_none())
    }

    /// The first player gets the last card. Two equal cards are a secret, so only their number decides.
    fn last_draft(&self) -> Option<Move> {
        match self.drawn.cards() {
            [card] => Some(Move::Draft { card: *card }),
            _ => None,
        }
    }

    fn last_of_offer(&self) -> Option<Move> {
        let mut kinds = kinds_of(self.offered_kinds());
        match (kinds.next(), kinds.next()) {
            (Some(card), None) => Some(Move::Pick { card }),
            (_, _) => None,
        }
    }

    fn only_deck(&self) -> Option<Move> {
        let mut decks = self.school_decks();
        match (decks.next(), decks.next()) {
            (Some(deck), None) => Some(Move::SchoolDeck { deck }),
            (_, _) => None,
        }
    }

    /// A school that drew one card keeps it. Two equal cards are a secret, so only their number decides.
    fn only_drawn(&self) -> Option<Move> {
        match self.drawn.cards() {
            [card] => Some(Move::SchoolKeep { keep: *card, bottom: Bottom::default() }),
            _ => None,
        }
    }

    /// Whether everybody can see that only passing is left.
    fn nothing_to_do(&self) -> bool {
        let may_produce = !self.turn.produced && self.produce_price().is_some();
        let may_build = !self.turn.built && (self.may_build_open() || self.may_build_hidden());
        !may_produce && !may_build
    }

    fn may_build_open(&self) -> bool {
        let player = self.mover();
        let ground = player.frontier();
        let open = |card: &Card| player.hand.count(*card) > self.ledger.count(self.to_move, *card);
        kinds_of(player.hand.kinds()).filter(open).any(|card| {
            let mut places = self.places(player, card, ground).iter();
            places.any(|at| self.missing_bricks(player, card, Some(at)).payable())
        })
    }

    /// Whether a card that others do not know might be buildable: any that costs a brick, anywhere.
    fn may_build_hidden(&self) -> bool {
        let player = self.mover();
        let bricks = MissingBricks {
            missing: 1_u8.saturating_sub(self.turn.bricks),
            ..self.missing_bricks(player, Card::Aqueduct, None)
        };
        self.ledger.hidden_in(self.to_move) > 0 && bricks.payable()
    }

    /// Whether this legal move reveals a secret or lets chance decide, so that it cannot be taken back.
    pub(crate) fn is_sealed_by(&self, mv: Move) -> bool {
        let mut after = *self;
        after.apply(mv);
        let chance = after.round != self.round || after.phase == Phase::Over;
        chance
            || match mv {
                Move::Draft { .. } | Move::SchoolDeck { .. } => true,
                Move::Build { card, .. } => !self.lies_open(card),
                Move::Place { .. }
                | Move::Pick { .. }
                | Move::SchoolKeep { .. }
                | Move::Produce { .. }
                | Move::Pass => false,
            }
    }

    /// Whether everybody sees a card of this kind in the hand of the seat to move.
    fn lies_open(&self, card: Card) -> bool {
        let open = self.mover().hand.count(card) > self.ledger.count(self.to_move, card);
        open || (self.options.show_known_hands && self.open_draft(self.to_move) == Some(card))
    }
}
