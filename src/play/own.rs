//! The view of a seat of each game as an [`OwnView`], and the worlds that look like it.

use std::{any::Any, fmt, sync::Arc};

use super::{
    guide::AnyGuide,
    kind::TypedGame,
    moves::AnyMove,
    shot::AnyShot,
    views::{Next, OwnObject, OwnView, PublicView, World, WorldObject},
};
use crate::{
    ai::{
        self, Advice, Budget,
        review::{self, Estimate, FirstLook},
    },
    board::{Game, Level, Seat, Seed, ViewOf, WhatIf},
    render::{Cast, Everybody, Picture},
    talk::{
        layout::Panel,
        paths::{Path, Value, Ways},
        plans::{self, Decision, Plan, Step, decide_step, is_due},
        present::{Explanation, Spot},
        say::Text,
    },
};

/// No turn that is thought out has more moves after its first one.
const MOST_OF_A_TURN: usize = 8;

impl OwnView {
    /// This view of a seat of a game.
    pub fn of<G: TypedGame>(view: ViewOf<G>) -> Self {
        Self(Arc::new(OwnOf::<G>(view)))
    }

    /// The view by its type, where only views of this game come.
    pub(super) fn here<G: TypedGame>(&self) -> &ViewOf<G> {
        self.typed::<G>().expect("the views of a table are of its own game")
    }
}

struct OwnOf<G: Game>(ViewOf<G>);

impl<G: TypedGame> OwnObject for OwnOf<G> {
    fn view(&self) -> &dyn Any {
        &self.0
    }

    fn is(&self, other: &OwnView) -> bool {
        other.typed::<G>() == Some(&self.0)
    }

    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }

    fn seat(&self) -> Seat {
        self.0.seat
    }

    fn legal(&self) -> Vec<AnyMove> {
        self.0.legal.iter().copied().map(AnyMove::of::<G>).collect()
    }

    fn decides(&self) -> bool {
        !self.0.legal.is_empty()
    }

    fn own_json(&self) -> Option<String> {
        serde_json::to_string(&self.0.own).ok()
    }

    fn help(&self) -> Text {
        G::help(&self.0)
    }

    fn explain(&self) -> Vec<Explanation> {
        G::explain(&self.0)
    }

    fn reason(&self, mv: &AnyMove) -> Text {
        G::reason(&self.0, mv.here::<G>())
    }

    fn hand(&self, page: usize, spot: Spot) -> Panel<AnyShot> {
        AnyShot::panel::<G>(G::hand(&self.0, page, spot))
    }

    fn opened(&self, cast: &Cast) -> Option<Picture<Everybody>> {
        G::opened(&self.0, cast)
    }

    fn world(&self) -> World {
        World(Box::new(WhatIf::<G>::new(&self.0)))
    }

    fn guide(&self) -> AnyGuide<'_> {
        AnyGuide::of::<G>(&self.0)
    }

    fn watchable(&self, watch: &str) -> Vec<Value> {
        G::watchable(&self.0, watch)
    }

    fn decide(&self, plan: &Plan) -> Decision<AnyMove> {
        match plans::decide::<G>(plan, &self.0) {
            Decision::Play(mv) => Decision::Play(AnyMove::of::<G>(mv)),
            Decision::Ask => Decision::Ask,
            Decision::End(why) => Decision::End(why),
        }
    }

    fn is_due(&self, step: &Step) -> bool {
        plans::is_due::<G>(step, &self.0)
    }

    fn choose(&self, level: Level, seed: Seed, budget: &Budget<'_>) -> AnyMove {
        AnyMove::of::<G>(ai::choose::<G>(level, &self.0, seed, budget))
    }

    fn choose_by_hand(&self, level: Level, seed: Seed, budget: &Budget<'_>) -> AnyMove {
        AnyMove::of::<G>(ai::choose_by::<G>(G::by_hand(), level, &self.0, seed, budget))
    }

    fn is_blunder(&self, mv: &AnyMove, seed: Seed) -> bool {
        ai::is_blunder::<G>(&self.0, mv.here::<G>(), seed)
    }

    fn advise(&self, level: Level, seed: Seed, budget: &Budget<'_>) -> Vec<Advice<AnyMove>> {
        ai::advise::<G>(level, &self.0, seed, budget).into_iter().map(any::<G>).collect()
    }

    fn ranking(&self, iterations: u32, seed: Seed) -> Vec<Advice<AnyMove>> {
        let budget = Budget::iterations(iterations);
        ai::ranking::<G>(&self.0, seed, &budget).into_iter().map(any::<G>).collect()
    }

    fn first_look(&self, made: &AnyMove, iterations: u32, chance: Seed) -> FirstLook<AnyMove> {
        let FirstLook { better, loss, is_choice } =
            review::first_look::<G>(&self.0, made.here::<G>(), iterations, chance);
        FirstLook { better: AnyMove::of::<G>(better), loss, is_choice }
    }

    fn after(&self, mv: &AnyMove, iterations: u32, chance: Seed) -> Estimate {
        review::after::<G>(&self.0, mv.here::<G>(), iterations, chance)
    }

    fn expected(&self, iterations: u32, chance: Seed) -> Estimate {
        review::expected::<G>(&self.0, iterations, chance)
    }
}

fn any<G: TypedGame>(Advice { mv, lead, confidence }: Advice<G::Move>) -> Advice<AnyMove> {
    Advice { mv: AnyMove::of::<G>(mv), lead, confidence }
}

impl<G: TypedGame> WorldObject for WhatIf<G> {
    fn view(&self) -> OwnView {
        OwnView::of::<G>(self.view())
    }

    fn public(&self) -> PublicView {
        PublicView::of::<G>(self.public())
    }

    fn round(&self) -> u32 {
        self.round()
    }

    fn paths(&self) -> Vec<Path> {
        let (view, ideas) = (self.view(), self.ideas());
        let ways = Ways::of(&G::guide(&view));
        let mut all: Vec<_> = ways.all().iter().collect();
        all.sort_by_key(|(_, mv)| {
            ideas.iter().position(|idea| idea.mv == *mv).unwrap_or(usize::MAX)
        });
        all.into_iter().map(|(path, _)| path.clone()).collect()
    }

    fn make_best(&mut self) {
        self.make_best();
    }

    fn leave_best(&mut self) {
        self.leave_best();
    }

    fn finish_turn(
        &mut self,
        first: &AnyMove,
        choose: &dyn Fn(&OwnView) -> AnyMove,
    ) -> Vec<AnyMove> {
        self.make(first.here::<G>());
        let mut moves = Vec::new();
        while moves.len() < MOST_OF_A_TURN && self.goes_on() {
            let mv = choose(&OwnView::of::<G>(self.view()));
            self.make(mv.here::<G>());
            moves.push(mv);
        }
        moves
    }

    fn go_on(&mut self, order: Option<&str>) -> bool {
        self.go_on(order)
    }

    fn make(&mut self, step: &Step, order: Option<&str>) -> Next {
        let view = self.view();
        if !is_due::<G>(step, &view) {
            return Next::SameTurn;
        }
        match decide_step::<G>(step, &view) {
            Decision::Play(mv) => self.make(mv),
            Decision::Ask | Decision::End(_) => self.make_best(),
        }
        let in_turn = self.goes_on();
        match self.go_on(order) {
            true if in_turn => Next::SameTurn,
            true => Next::LaterTurn,
            false => Next::Nowhere,
        }
    }
}
