//! A quick way to the end of the game: each seat plays what looks good at first sight, with some luck.

use super::{
    Sketch, Survey,
    estimate::{harvest, means},
    weights::Weights,
};
use crate::{
    board::{Beliefs, Chance as _, Luck, strategy::BySeat},
    games::great_city::rules::{
        cards::Card,
        hand::kinds_of,
        moves::{Bottom, Move, Space},
        state::GreatCity,
        view::Phase,
    },
};

impl GreatCity {
    /// Plays some rounds, or to the end, and tells what each seat may then expect.
    pub(crate) fn play_on(&mut self, beliefs: &Beliefs<Weights>, luck: &mut Luck) -> BySeat {
        let policy = &beliefs.policy;
        let last = self.round + policy.rounds;
        let mut sketches = self.players.map(|player| Sketch::of(&player));
        loop {
            match self.phase {
                Phase::Place if self.round > last => return self.expected(&beliefs.leaf),
                Phase::Place => self.apply(self.next_place(policy, luck)),
                Phase::Draft | Phase::Pick | Phase::Act | Phase::SchoolDeck | Phase::SchoolKeep => {
                    self.take_turn(policy, &mut sketches, luck);
                }
                Phase::Over => return self.expected(&beliefs.leaf),
            }
        }
    }

    /// The seat to move picks, produces and builds, as far as it has not yet.
    fn take_turn(&mut self, policy: &Weights, sketches: &mut [Sketch; 4], luck: &mut Luck) {
        let seat = self.to_move;
        let outlook = self.outlook(policy, seat);
        let sketch = &mut sketches[seat.index()];
        let survey = Survey::new(sketch, &outlook, self.mover().coins);
        match self.phase {
            Phase::Draft => {
                let card = best_card(self.drawn.cards().iter().copied(), &survey, luck);
                return self.apply(Move::Draft { card });
            }
            Phase::SchoolDeck => return self.apply(self.any_deck(luck)),
            Phase::SchoolKeep => return self.apply(self.next_keep(&survey, luck)),
            Phase::Pick => {
                let card = best_card(kinds_of(self.offered_kinds()), &survey, luck);
                self.apply(Move::Pick { card });
            }
            Phase::Place | Phase::Act | Phase::Over => {}
        }
        let mv = self.next_action(&survey, luck);
        self.apply(mv);
        if let Move::Build { card, at, .. } = mv {
            let tokens = self.player(seat).building(at).map_or(0, |(_, tokens)| tokens);
            sketch.insert(card, at, tokens);
        }
    }

    fn next_place(&self, policy: &Weights, luck: &mut Luck) -> Move {
        let harvest = harvest(policy, self.mover(), 1.2, 1.2);
        let strip = self.strip_of(self.round);
        let (mut best, mut most) = (None, f32::MIN);
        let mut before = 0.0;
        for space in Space::all() {
            if self.spaces[space.index()].is_some() {
                before += 1.0;
                continue;
            }
            let means = means(policy, strip.gains(space), harvest);
            let worth = means - policy.wait * before + policy.noise * luck.unit();
            if worth > most {
                (best, most) = (Some(space), worth);
            }
        }
        Move::Place { space: best.expect("a strip has more spaces than emissaries, §4") }
    }

    fn next_action(&self, survey: &Survey, luck: &mut Luck) -> Move {
        let player = self.mover();
        let outlook = survey.outlook;
        if !self.turn.produced
            && let Some(buy) = self.produce_price()
            && harvest(outlook.weights, player, outlook.coin, outlook.token)
                > f32::from(buy) * outlook.coin
        {
            return Move::Produce { buy };
        }
        if self.turn.built {
            return Move::Pass;
        }
        self.next_building(survey, luck)
    }

    /// The card that looks best for its price, where it gains most.
    fn next_building(&self, survey: &Survey, luck: &mut Luck) -> Move {
        let player = self.mover();
        let tokens = player.bricks.len().to_le_bytes()[0];
        let (mut best, mut most) = (None, 0.0);
        for card in kinds_of(player.hand.kinds()) {
            let missing = card.bricks().saturating_sub(self.turn.bricks);
            let buy = missing.saturating_sub(tokens);
            if 2 * buy > player.coins {
                continue;
            }
            let price = survey.outlook.coin * f32::from(missing + buy);
            let worth = survey.guess(card) - price + survey.outlook.weights.noise * luck.unit();
            if worth > most {
                (best, most) = (Some(card), worth);
            }
        }
        let found = best.and_then(|card| Some((card, survey.best(card)?.0)));
        let paid = found.and_then(|(card, at)| self.payment(card, at, survey.outlook));
        paid.map_or(Move::Pass, |(mv, _)| mv)
    }

    fn any_deck(&self, luck: &mut Luck) -> Move {
        let count = self.school_decks().count().to_le_bytes()[0];
        let chosen = luck.below(count.into()) as usize;
        Move::SchoolDeck { deck: self.school_decks().nth(chosen).expect("below the count") }
    }

    fn next_keep(&self, survey: &Survey, luck: &mut Luck) -> Move {
        let keep = best_card(self.drawn.cards().iter().copied(), survey, luck);
        let mut rest = self.drawn;
        rest.take(keep);
        let bottom = Bottom::new(rest.cards()).expect("a school draws at most five cards, §13");
        Move::SchoolKeep { keep, bottom }
    }
}

/// The card that looks most useful.
fn best_card(cards: impl Iterator<Item = Card>, survey: &Survey, luck: &mut Luck) -> Card {
    let weights = survey.outlook.weights;
    let (mut best, mut most) = (None, f32::MIN);
    for card in cards {
        let bricks = f32::from(card.bricks()) * weights.brick;
        let worth = survey.guess(card) - bricks + weights.noise * luck.unit();
        if worth > most {
            (best, most) = (Some(card), worth);
        }
    }
    best.expect("there is a card to choose")
}
