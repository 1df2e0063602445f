//! A world that looks like a view, found by trying every way: what [`imagine`](super::imagine) does when luck finds none soon.
//!
//! The ledger has at most eight entries, so the ways are few enough to be tried one after the other, and the table at which the
//! seat sits is one of them. So the search ends, and it finds a world.

use super::{
    cards::{Card, Deck},
    imagine::{Pools, take},
    state::GreatCity,
    view::SeatView,
};
use crate::board::Chance;

/// What has been assumed so far: the cards of the ledger's entries, and what is left for the others.
struct Trial {
    cards: Vec<Option<Card>>,
    /// What the seat passed on in the draft and nobody has been given yet.
    passed: Vec<Card>,
    pools: Pools,
    /// For each shown card the entry that it was.
    explained: Vec<usize>,
}

impl GreatCity {
    /// Fills the ledger so that the seat would not notice; what is left for the decks, and of what the seat passed on in the
    /// draft.
    pub(super) fn deal_by_search(
        &mut self,
        view: &SeatView,
        pools: &Pools,
        rng: &mut impl Chance,
    ) -> Option<(Pools, Vec<Card>)> {
        let taken = &view.public.record.taken;
        let mut own = view.memory.taken.iter().copied();
        let cards =
            taken.iter().map(|(seat, _)| if *seat == view.seat { own.next() } else { None });
        let mut trial = Trial {
            cards: cards.collect(),
            passed: view.memory.passed.clone(),
            pools: pools.clone(),
            explained: Vec::new(),
        };
        self.draft_from(view, 0, &mut trial, rng).then_some((trial.pools, trial.passed))
    }

    /// Gives each entry of the draft from this one on every card that it may be.
    fn draft_from(
        &mut self,
        view: &SeatView,
        entry: usize,
        trial: &mut Trial,
        rng: &mut impl Chance,
    ) -> bool {
        let taken = &view.public.record.taken;
        if entry == taken.len().min(usize::from(self.seats)) {
            return self.explain_from(view, trial, rng);
        }
        if trial.cards[entry].is_some() {
            return self.draft_from(view, entry + 1, trial, rng);
        }
        let is_later = taken[..entry].iter().any(|(seat, _)| *seat == view.seat);
        let mut open =
            if is_later { trial.passed.clone() } else { trial.pools[Deck::II as usize].clone() };
        open.sort_unstable();
        open.dedup();
        for card in open {
            take(trial.source(is_later), card);
            trial.cards[entry] = Some(card);
            if self.draft_from(view, entry + 1, trial, rng) {
                return true;
            }
            trial.cards[entry] = None;
            trial.source(is_later).push(card);
        }
        false
    }

    /// Gives each shown card from the next one on every entry that it may have been.
    fn explain_from(&mut self, view: &SeatView, trial: &mut Trial, rng: &mut impl Chance) -> bool {
        let record = &view.public.record;
        let Some(shown) = record.shown.get(trial.explained.len()) else {
            let mut pools = trial.pools.clone();
            let is_found = self.enter(record, &trial.cards, &trial.explained, &mut pools, rng)
                && self.looks_open_alike(view);
            if is_found {
                trial.pools = pools;
            }
            return is_found;
        };
        for place in 0..usize::from(shown.among) {
            let (seat, deck) = record.taken[place];
            let pool = deck as usize;
            let is_open = trial.cards[place].is_none();
            let fits = match trial.cards[place] {
                Some(card) => card == shown.card,
                None => trial.pools[pool].contains(&shown.card),
            };
            if seat != shown.seat || !fits || trial.explained.contains(&place) {
                continue;
            }
            if is_open {
                take(&mut trial.pools[pool], shown.card);
                trial.cards[place] = Some(shown.card);
            }
            trial.explained.push(place);
            if self.explain_from(view, trial, rng) {
                return true;
            }
            trial.explained.pop();
            if is_open {
                trial.cards[place] = None;
                trial.pools[pool].push(shown.card);
            }
        }
        false
    }
}

impl Trial {
    /// From where an entry of the draft comes: what the seat passed on, or deck II.
    fn source(&mut self, is_later: bool) -> &mut Vec<Card> {
        if is_later { &mut self.passed } else { &mut self.pools[Deck::II as usize] }
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        board::{Game, Rng, Seed, Turn},
        games::great_city::rules::{options::Options, state::GreatCity},
    };

    #[test]
    fn the_search_alone_finds_a_world_that_looks_like_any_view() {
        for (seats, options) in
            [(2, Options::PUBLISHER), (3, Options::yucata()), (4, Options::yucata())]
        {
            let seed = Seed::from_number(u64::from(seats));
            let mut game = GreatCity::new(&GreatCity::deal(seats, &options, seed)).unwrap();
            let mut rng = Rng::new(seed);
            let mut legal = Vec::new();
            while let Turn::ToMove(to_move) = game.turn() {
                for seat in game.all_seats() {
                    let view = game.seat_view(seat);
                    let world = GreatCity::imagined_after(0, &view, &mut rng);
                    assert!(world.seat_view(seat) == view, "another world after a search");
                }
                legal.clear();
                game.legal_moves(&mut legal);
                game.play(to_move, *rng.choose(&legal)).unwrap();
            }
        }
    }
}
