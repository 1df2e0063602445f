//! The moves worth a thought, each with what it looks like at first sight.
//!
//! Left out: payments in coins while brick tokens would do (§11.2), orders of returned cards, and all but the most
//! promising places for buildings.

use super::{
    Outlook, Sketch, Survey,
    estimate::{harvest, means},
    weights::Weights,
};
use crate::{
    board::strategy::Idea,
    games::great_city::rules::{
        cards::Card,
        city::{Cell, CellSet},
        hand::kinds_of,
        moves::{Bottom, Move},
        state::GreatCity,
        view::Phase,
    },
};

/// The most buildings, cards with their places, that are worth a thought in one turn.
const BUILDS: usize = 10;

impl GreatCity {
    pub(crate) fn list_ideas(&self, policy: &Weights, out: &mut Vec<Idea<Move>>) {
        match self.phase {
            Phase::Draft => self.draft_ideas(policy, out),
            Phase::Place => self.place_ideas(policy, out),
            Phase::Pick => self.pick_ideas(policy, out),
            Phase::Act => self.act_ideas(policy, out),
            Phase::SchoolDeck => {
                out.extend(
                    self.school_decks()
                        .map(|deck| Idea { mv: Move::SchoolDeck { deck }, promise: 0.0 }),
                );
            }
            Phase::SchoolKeep => self.keep_ideas(policy, out),
            Phase::Over => {}
        }
    }

    fn draft_ideas(&self, policy: &Weights, out: &mut Vec<Idea<Move>>) {
        let (sketch, outlook) = (Sketch::of(self.mover()), self.outlook(policy, self.to_move));
        let survey = Survey::new(&sketch, &outlook, self.mover().coins);
        let mut kinds = 0_u32;
        for card in self.drawn.cards() {
            if kinds >> *card as u8 & 1 == 0 {
                kinds |= 1 << *card as u8;
                let promise = survey.promise(*card);
                out.push(Idea { mv: Move::Draft { card: *card }, promise });
            }
        }
    }

    fn place_ideas(&self, policy: &Weights, out: &mut Vec<Idea<Move>>) {
        let outlook = self.outlook(policy, self.to_move);
        let harvest = harvest(policy, self.mover(), outlook.coin, outlook.token);
        let strip = self.strip_of(self.round);
        for space in self.open_spaces() {
            let before = self.spaces[..space.index()].iter().flatten().count();
            let before = f32::from(before.to_le_bytes()[0]);
            let promise = means(policy, strip.gains(space), harvest) - policy.wait * before;
            out.push(Idea { mv: Move::Place { space }, promise });
        }
    }

    fn pick_ideas(&self, policy: &Weights, out: &mut Vec<Idea<Move>>) {
        let (sketch, outlook) = (Sketch::of(self.mover()), self.outlook(policy, self.to_move));
        let survey = Survey::new(&sketch, &outlook, self.mover().coins);
        for card in kinds_of(self.offered_kinds()) {
            let promise = survey.promise(card);
            out.push(Idea { mv: Move::Pick { card }, promise });
        }
    }

    fn keep_ideas(&self, policy: &Weights, out: &mut Vec<Idea<Move>>) {
        let (sketch, outlook) = (Sketch::of(self.mover()), self.outlook(policy, self.to_move));
        let survey = Survey::new(&sketch, &outlook, self.mover().coins);
        let mut drawn: Vec<Card> = self.drawn.cards().to_vec();
        drawn.sort_unstable();
        for (place, keep) in drawn.iter().enumerate() {
            if place > 0 && drawn[place - 1] == *keep {
                continue;
            }
            let mut rest = drawn.clone();
            rest.remove(place);
            let bottom = Bottom::new(&rest).expect("a school draws at most five cards, §13");
            let promise = survey.promise(*keep);
            out.push(Idea { mv: Move::SchoolKeep { keep: *keep, bottom }, promise });
        }
    }

    fn act_ideas(&self, policy: &Weights, out: &mut Vec<Idea<Move>>) {
        let outlook = self.outlook(policy, self.to_move);
        let first = out.len();
        if !self.turn.built {
            self.build_ideas(&outlook, out);
            out[first..].sort_unstable_by(|a, b| b.promise.total_cmp(&a.promise));
            out.truncate(first + BUILDS);
        }
        let harvest = self.harvest_idea(&outlook);
        out.extend(harvest);
        // A harvest that costs nothing is never worse than to pass.
        let is_free = |idea: &Idea<Move>| idea.mv == Move::Produce { buy: 0 } && idea.promise > 0.0;
        if !harvest.as_ref().is_some_and(is_free) {
            out.push(Idea { mv: Move::Pass, promise: 0.0 });
        }
    }

    /// Producing, unless it would cost all that it yields.
    fn harvest_idea(&self, outlook: &Outlook) -> Option<Idea<Move>> {
        if self.turn.produced {
            return None;
        }
        let (player, buy) = (self.mover(), self.produce_price()?);
        let empty = player.granaries.without(player.bricks).len().to_le_bytes()[0];
        let turns = if outlook.turns > 0.0 { outlook.weights.grain } else { 0.0 };
        let coins = f32::from(player.orchards) - f32::from(buy) + turns * f32::from(empty);
        let promise = coins * outlook.coin + f32::from(player.flocks) * outlook.token;
        (promise > 0.0).then_some(Idea { mv: Move::Produce { buy }, promise })
    }

    fn build_ideas(&self, outlook: &Outlook, out: &mut Vec<Idea<Move>>) {
        let player = self.mover();
        let sketch = Sketch::of(player);
        let survey = Survey::new(&sketch, outlook, player.coins);
        let ground = player.frontier();
        for card in kinds_of(player.hand.kinds()) {
            for at in self.places(player, card, ground).iter() {
                let Some((mv, cost)) = self.payment(card, at, outlook) else { continue };
                let gain = if player.built.contains(at) {
                    self.replacement(&sketch, card, at, outlook)
                } else {
                    survey.gain(card, at)
                };
                out.push(Idea { mv, promise: gain - cost });
            }
        }
    }

    /// How a building is best paid for: tokens before coins, that of the replaced farm first. With its cost.
    pub(crate) fn payment(&self, card: Card, at: Cell, outlook: &Outlook) -> Option<(Move, f32)> {
        let bricks = self.missing_bricks(self.mover(), card, Some(at));
        if !bricks.payable() {
            return None;
        }
        let spent = bricks.most_tokens();
        let mut tokens = CellSet::EMPTY;
        let farms =
            at.alone().and(bricks.tokens).iter().chain(bricks.tokens.without(at.alone()).iter());
        farms.take(spent.into()).for_each(|farm| tokens = tokens.with(farm));
        let buy = bricks.missing - spent;
        let cost = outlook.coin * (2.0 * f32::from(buy) + outlook.weights.grain * f32::from(spent));
        Some((Move::Build { card, at, tokens, buy }, cost))
    }

    /// What an aqueduct gains in the place of a building.
    fn replacement(&self, sketch: &Sketch, card: Card, at: Cell, outlook: &Outlook) -> f32 {
        let mut player = *self.mover();
        let lost = player.building(at).map_or(0.0, |(old, _)| outlook.yields(old));
        player.remove(at);
        player.insert(card, at, 0);
        let after = Sketch::of(&player);
        after.worth(player.coins, outlook) - sketch.worth(player.coins, outlook) - lost
            + f32::from(card.stars()) * outlook.token
    }
}
