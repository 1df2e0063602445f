//! What a seat knows of the others' hidden cards by elimination, §9.
//!
//! Cards picked from the offer and the Shrine are known to all. Of the rest, a seat that took part in the draft knows
//! which cards it passed on, hence what all later drafters took together. The formulation:
//!
//! > A *world* gives those cards to the later drafters in some order, and explains each hidden card that such a
//! > drafter has built since, as the drafted one or as one that a school of theirs drew before. The seat knows a
//! > drafted card when it is the same, and still in the hand, in every world.
//!
//! This gives the table of §9, equal cards, and the doubt that a school brings: a card built after a school kept one
//! may be either. A school's card itself stays hidden until built (§9), so cards left in the decks are not counted.

use super::{
    cards::Card,
    ledger::{Hidden, Shown},
    legal::next_order,
    state::GreatCity,
};
use crate::board::Seat;

/// How the hidden cards that a seat has built can be explained, if it drafted a certain card.
#[derive(Clone, Copy)]
struct Explained {
    /// With the drafted card still in the hand.
    kept: bool,
    /// With the drafted card among those built.
    built: bool,
}

impl GreatCity {
    /// The cards that the seat passed on in the draft: what all later drafters take together, in no order.
    pub(crate) fn passed_by(&self, viewer: Seat) -> Vec<Card> {
        let Some(place) = self.drafts().position(|entry| entry.seat == viewer) else {
            return Vec::new();
        };
        let mut passed: Vec<Card> = self.drafts().skip(place + 1).map(|entry| entry.card).collect();
        if self.round == 0 {
            passed.extend(self.drawn.cards());
        }
        passed.sort_unstable();
        passed
    }

    /// The entries of the draft, in its order.
    pub(crate) fn drafts(&self) -> impl Iterator<Item = &Hidden> + Clone {
        self.ledger.hidden().take(usize::from(self.seats))
    }

    /// The drafted card of `holder`, if `viewer` knows that it is in the hand.
    pub(crate) fn known_draft(&self, viewer: Seat, holder: Seat) -> Option<Card> {
        let mut world = self.passed_by(viewer);
        let later: Vec<Seat> =
            self.drafts().map(|e| e.seat).skip_while(|s| *s != viewer).skip(1).collect();
        let place = later.iter().position(|seat| *seat == holder)?;
        let mut known = None;
        loop {
            let explained = |(seat, card): (&Seat, &Card)| self.explain(*seat, *card);
            let possible = later.iter().zip(&world).map(explained).all(|how| how.kept || how.built);
            if possible {
                let card = world[place];
                if self.explain(holder, card).built || known.is_some_and(|other| other != card) {
                    return None;
                }
                known = Some(card);
            }
            if !next_order(&mut world) {
                return known;
            }
        }
    }

    /// The drafted card of `holder`, if all others know that it is in the hand.
    pub(crate) fn open_draft(&self, holder: Seat) -> Option<Card> {
        let mut others = self.all_seats().filter(|seat| *seat != holder);
        let known = self.known_draft(others.next()?, holder)?;
        others.all(|viewer| self.known_draft(viewer, holder) == Some(known)).then_some(known)
    }

    /// Whether a seat that drafted `card` can have built the hidden cards that it built.
    fn explain(&self, seat: Seat, card: Card) -> Explained {
        let shown: Vec<&Shown> = self.ledger.shown().filter(|shown| shown.seat == seat).collect();
        let schools: Vec<(usize, &Hidden)> =
            self.ledger.hidden().enumerate().skip(self.seats.into()).collect();
        let mut schools: Vec<_> =
            schools.into_iter().filter(|(_, entry)| entry.seat == seat).map(Some).collect();
        let kept = from_schools(&shown, &mut schools);
        let built =
            (0..shown.len()).filter(|drafted| shown[*drafted].card == card).any(|drafted| {
                let mut rest = shown.clone();
                rest.remove(drafted);
                from_schools(&rest, &mut schools)
            });
        Explained { kept, built }
    }
}

/// Whether each shown card can have come from a school of its own, taken before and from a deck that has such a card.
fn from_schools(shown: &[&Shown], schools: &mut [Option<(usize, &Hidden)>]) -> bool {
    let Some((first, rest)) = shown.split_first() else { return true };
    for place in 0..schools.len() {
        let fits = |(number, entry): (usize, &Hidden)| {
            number < usize::from(first.entries) && entry.deck.copies(first.card) > 0
        };
        if schools[place].is_some_and(fits) {
            let taken = schools[place].take();
            let explained = from_schools(rest, schools);
            schools[place] = taken;
            if explained {
                return true;
            }
        }
    }
    false
}
