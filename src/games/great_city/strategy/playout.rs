//! A quick way to the end of the game: each seat plays what looks good at first sight, with some noise.

use super::{
    Outlook, Sketch,
    estimate::{harvest, means},
    weights::weights,
};
use crate::games::{
    Chance as _, Luck,
    great_city::{Bottom, Card, GreatCity, Move, Space, hand::kinds_of, view::Phase},
    strategy::BySeat,
};

/// How much luck is in a choice, in points.
const NOISE: f32 = 2.0;

impl GreatCity {
    pub(super) fn play_on(&mut self, luck: &mut Luck) -> BySeat {
        let mut sketches = self.players.map(|player| Sketch::of(&player));
        while self.phase != Phase::Over {
            let mv = self.next_of(&sketches[self.to_move.index()], luck);
            let seat = self.to_move;
            self.apply(mv);
            if let Move::Build { card, at, .. } = mv {
                let tokens = self.player(seat).building(at).map_or(0, |(_, tokens)| tokens);
                sketches[seat.index()].insert(card, at, tokens);
            }
        }
        self.expected()
    }

    fn next_of(&self, sketch: &Sketch, luck: &mut Luck) -> Move {
        let outlook = self.outlook(self.to_move);
        match self.phase {
            Phase::Draft => {
                let cards = self.drawn.cards().iter().copied();
                Move::Draft { card: self.best_card(cards, sketch, &outlook, luck) }
            }
            Phase::Place => self.next_place(&outlook, luck),
            Phase::Pick => {
                let cards = kinds_of(self.offered_kinds());
                Move::Pick { card: self.best_card(cards, sketch, &outlook, luck) }
            }
            Phase::Act => self.next_action(sketch, &outlook, luck),
            Phase::SchoolDeck => {
                let count = self.school_decks().count().to_le_bytes()[0];
                let chosen = luck.below(count.into()) as usize;
                Move::SchoolDeck { deck: self.school_decks().nth(chosen).expect("below the count") }
            }
            Phase::SchoolKeep => self.next_keep(sketch, &outlook, luck),
            Phase::Over => Move::Pass,
        }
    }

    fn best_card(
        &self,
        cards: impl Iterator<Item = Card>,
        sketch: &Sketch,
        outlook: &Outlook,
        luck: &mut Luck,
    ) -> Card {
        let coins = self.mover().coins;
        let (mut best, mut most) = (None, f32::MIN);
        for card in cards {
            let worth = super::promise(sketch, card, coins, outlook) + NOISE * luck.unit();
            if worth > most {
                (best, most) = (Some(card), worth);
            }
        }
        best.expect("there is a card to choose")
    }

    fn next_place(&self, outlook: &Outlook, luck: &mut Luck) -> Move {
        let harvest = harvest(self.mover(), outlook);
        let strip = self.strip_of(self.round);
        let (mut best, mut most) = (None, f32::MIN);
        let mut before = 0.0;
        for space in Space::all() {
            if self.spaces[space.index()].is_some() {
                before += 1.0;
                continue;
            }
            let worth =
                means(strip.gains(space), harvest) - weights().wait * before + NOISE * luck.unit();
            if worth > most {
                (best, most) = (Some(space), worth);
            }
        }
        Move::Place { space: best.expect("a strip has more spaces than emissaries, §4") }
    }

    fn next_action(&self, sketch: &Sketch, outlook: &Outlook, luck: &mut Luck) -> Move {
        let player = self.mover();
        if !self.turn.produced
            && let Some(buy) = self.produce_price()
            && harvest(player, outlook) > f32::from(buy) * outlook.coin
        {
            return Move::Produce { buy };
        }
        if self.turn.built {
            return Move::Pass;
        }
        let (mut best, mut most) = (Move::Pass, 0.0);
        for card in kinds_of(player.hand.kinds()) {
            let Some((at, gain)) = sketch.best(card, player.coins, outlook) else { continue };
            let Some((mv, cost)) = self.payment(card, at, outlook) else { continue };
            let worth = gain - cost + NOISE * luck.unit();
            if worth > most {
                (best, most) = (mv, worth);
            }
        }
        best
    }

    fn next_keep(&self, sketch: &Sketch, outlook: &Outlook, luck: &mut Luck) -> Move {
        let keep = self.best_card(self.drawn.cards().iter().copied(), sketch, outlook, luck);
        let mut rest = self.drawn;
        rest.take(keep);
        let bottom = Bottom::new(rest.cards()).expect("a school draws at most five cards, §13");
        Move::SchoolKeep { keep, bottom }
    }
}
