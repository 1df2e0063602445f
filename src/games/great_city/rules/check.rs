//! Whether a move is legal, rule by rule, and what would be right instead, §5.
//!
//! Written apart from `legal.rs`, which lists what is allowed; a law tests that both agree.

use super::{
    cards::{Card, Deck},
    city::{Cell, CellSet},
    hand::kinds_of,
    illegal::IllegalMove,
    moves::{Bottom, Move, Space},
    state::GreatCity,
    view::Phase,
};

type Verdict = Result<(), IllegalMove>;

/// Breaks off with this error unless the condition holds.
fn must(condition: bool, otherwise: impl FnOnce() -> IllegalMove) -> Verdict {
    if condition { Ok(()) } else { Err(otherwise()) }
}

impl GreatCity {
    /// Whether the seat to move may make this move.
    pub(crate) fn verdict(&self, mv: Move) -> Verdict {
        match (self.phase, mv) {
            (Phase::Draft, Move::Draft { card }) => self.check_draft(card),
            (Phase::Place, Move::Place { space }) => self.check_place(space),
            (Phase::Pick, Move::Pick { card }) => self.check_pick(card),
            (Phase::Act, Move::Build { card, at, tokens, buy }) => {
                self.check_build(card, at, tokens, buy)
            }
            (Phase::Act, Move::Produce { buy }) => self.check_produce(buy),
            (Phase::Act, Move::Pass) => Ok(()),
            (Phase::SchoolDeck, Move::SchoolDeck { deck }) => self.check_deck(deck),
            (Phase::SchoolKeep, Move::SchoolKeep { keep, bottom }) => self.check_keep(keep, bottom),
            (Phase::Over, _) => Err(IllegalMove::Over),
            (now, _) => Err(IllegalMove::OtherStep { now }),
        }
    }

    fn check_draft(&self, card: Card) -> Verdict {
        let choices = || self.drawn_sorted();
        must(self.drawn.cards().contains(&card), || IllegalMove::NotPassed {
            card,
            choices: choices(),
        })
    }

    fn drawn_sorted(&self) -> Vec<Card> {
        let mut cards = self.drawn.cards().to_vec();
        cards.sort_unstable();
        cards
    }

    fn check_place(&self, space: Space) -> Verdict {
        let mut free = self.free_spaces();
        must(self.spaces[space.index()].is_none(), || {
            let nearest = free.next().expect("a strip has more spaces than emissaries, §4");
            IllegalMove::SpaceTaken { space, nearest, free: self.free_spaces().collect() }
        })?;
        match self.place_of_program() {
            Some(sensible) if sensible != space => {
                Err(IllegalMove::PlacedByProgram { space, sensible })
            }
            Some(_) | None => Ok(()),
        }
    }

    fn check_pick(&self, card: Card) -> Verdict {
        if self.offered_kinds() >> card as u8 & 1 == 1 {
            return Ok(());
        }
        let choices = kinds_of(self.offered_kinds()).collect();
        let taken = self.offer.iter().flatten().find(|offered| offered.card == card);
        Err(match taken.and_then(|offered| offered.taken_by) {
            Some(by) => IllegalMove::CardTaken { card, by, choices },
            None => IllegalMove::NotOffered { card, choices },
        })
    }

    fn check_build(&self, card: Card, at: Cell, tokens: CellSet, buy: u8) -> Verdict {
        must(!self.turn.built, || IllegalMove::AlreadyBuilt)?;
        let hand = self.mover().hand;
        must(hand.count(card) > 0, || IllegalMove::NotInHand {
            card,
            hand: hand.cards().collect(),
        })?;
        self.check_ground(card, at)?;
        if card.is_aqueduct() {
            self.check_aqueduct(at)?;
        }
        self.check_payment(card, at, tokens, buy)
    }

    /// §5.4: an empty space beside a building, within 4 by 4; or for an aqueduct a building to replace.
    fn check_ground(&self, card: Card, at: Cell) -> Verdict {
        let player = self.mover();
        if let Some((building, _)) = player.building(at) {
            return must(card.is_aqueduct(), || IllegalMove::PlaceTaken { at, building });
        }
        must(!at.alone().neighbours().and(player.built).is_empty(), || IllegalMove::NotAdjacent {
            at,
        })?;
        let grown = Extent::of(player.built.with(at));
        must(grown.rows() <= 4 && grown.columns() <= 4, || IllegalMove::TooWide {
            at,
            rows: grown.rows(),
            columns: grown.columns(),
        })
    }

    /// §5.4: no other aqueduct in the row or column after building (E1).
    fn check_aqueduct(&self, at: Cell) -> Verdict {
        let aqueducts = self.mover().aqueducts;
        if aqueducts.contains(at) {
            return must(self.options.aqueduct_over_aqueduct, || {
                IllegalMove::AqueductOverAqueduct { at }
            });
        }
        let in_line = |other: &Cell| other.row() == at.row() || other.col() == at.col();
        aqueducts
            .iter()
            .find(in_line)
            .map_or(Ok(()), |other| Err(IllegalMove::AqueductInLine { at, other }))
    }

    fn check_payment(&self, card: Card, at: Cell, tokens: CellSet, buy: u8) -> Verdict {
        let player = self.mover();
        if let Some(at) = tokens.without(player.bricks).iter().next() {
            let farm_at = |at: Cell| player.building(at).map(|(farm, _)| farm);
            let farms = player.bricks.iter().filter_map(farm_at).collect();
            return Err(IllegalMove::NoToken { at, farms });
        }
        let bricks = self.missing_bricks(player, card, Some(at));
        must(tokens.without(bricks.tokens).is_empty(), || IllegalMove::TokenReplaced { at })?;
        let spent = tokens.len().to_le_bytes()[0];
        let (missing, paid) = (bricks.missing, buy.saturating_add(spent));
        must(paid >= missing, || IllegalMove::BricksShort { card, missing, paid })?;
        must(paid == missing || !self.options.exact_payment, || IllegalMove::BricksOver {
            card,
            missing,
            paid,
        })?;
        let price = 2 * u16::from(buy);
        must(price <= u16::from(player.coins), || IllegalMove::TooDear {
            card,
            price,
            held: player.coins,
        })?;
        let needed = bricks.most_tokens();
        let in_order = !bricks.tokens_first || spent >= needed;
        must(in_order, || IllegalMove::TokensFirst { needed, spent })
    }

    fn check_produce(&self, buy: u8) -> Verdict {
        must(!self.turn.produced, || IllegalMove::AlreadyProduced)?;
        let held = self.mover().coins;
        let missing = 2_u8.saturating_sub(self.turn.cogs);
        must(missing <= held, || IllegalMove::CogsTooDear { missing, held })?;
        must(self.produce_price().is_some(), || IllegalMove::NoGain { missing })?;
        must(buy >= missing, || IllegalMove::CogsShort { missing, buy })?;
        must(buy == missing || !self.options.exact_payment, || IllegalMove::CogsOver {
            missing,
            buy,
        })?;
        must(buy <= held, || IllegalMove::CogsTooDear { missing: buy, held })
    }

    fn check_deck(&self, deck: Deck) -> Verdict {
        let choices: Vec<Deck> = self.school_decks().collect();
        if choices.contains(&deck) {
            return Ok(());
        }
        Err(match deck {
            Deck::I => IllegalMove::DeckOne { choices },
            Deck::II | Deck::III | Deck::IV if Deck::in_play(self.seats).contains(&deck) => {
                IllegalMove::DeckEmpty { deck, choices }
            }
            Deck::II | Deck::III | Deck::IV => {
                IllegalMove::DeckNotInPlay { deck, players: self.seats, choices }
            }
        })
    }

    fn check_keep(&self, keep: Card, bottom: Bottom) -> Verdict {
        let mut rest = self.drawn_sorted();
        let Some(place) = rest.iter().position(|card| *card == keep) else {
            return Err(IllegalMove::NotDrawn { card: keep, drawn: rest });
        };
        rest.remove(place);
        let mut returned: Vec<Card> = bottom.iter().collect();
        returned.sort_unstable();
        must(returned == rest, || IllegalMove::OtherBottom { keep, rest })
    }
}

/// The bounding box of a city, E18.
pub(crate) struct Extent {
    pub top: i8,
    pub bottom: i8,
    pub left: i8,
    pub right: i8,
}

impl Extent {
    pub fn of(city: CellSet) -> Self {
        let none = Self { top: i8::MAX, bottom: i8::MIN, left: i8::MAX, right: i8::MIN };
        city.iter().fold(none, |extent, cell| Self {
            top: extent.top.min(cell.row()),
            bottom: extent.bottom.max(cell.row()),
            left: extent.left.min(cell.col()),
            right: extent.right.max(cell.col()),
        })
    }

    pub const fn rows(&self) -> u8 {
        (self.bottom - self.top + 1).cast_unsigned()
    }

    pub const fn columns(&self) -> u8 {
        (self.right - self.left + 1).cast_unsigned()
    }
}
