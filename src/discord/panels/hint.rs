//! What an AI would do, in words, with buttons to do it.

use std::collections::HashSet;

use crate::{
    ai::Advice,
    board::Level,
    play::{AnyGuide, AnyMove, AnyShot, OwnView},
    say,
    talk::{
        custom_id::LONGEST,
        layout::{CONTENT, LABEL, Panel, Style},
        paths::{Path, Question},
        present::Spot,
        say::Text,
        verb::{GameVerb, together},
    },
};

/// For what a hint is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// For the move that is to be made now.
    Turn,
    /// For a step of a plan, which can be changed.
    Plan,
}

/// A way to play that an AI advises: a move, and what comes after it until the turn is over.
#[derive(Clone, Debug)]
pub struct Way {
    /// The first move.
    pub first: AnyMove,
    /// The moves after it, each with what it is called where it is made, and with its path.
    pub then: Vec<(AnyMove, Text, Path)>,
}

impl Way {
    /// One move alone.
    pub const fn only(first: AnyMove) -> Self {
        Self { first, then: Vec::new() }
    }

    /// The codes of as many of its moves as a button can carry, if those are more than one.
    fn together(&self, spot: Spot) -> Option<GameVerb> {
        let codes = |many: usize| {
            let then = self.then.iter().take(many).map(|(mv, ..)| mv.to_string());
            GameVerb::All(together(std::iter::once(self.first.to_string()).chain(then)))
        };
        let fits = |verb: &GameVerb| spot.id(verb.clone()).to_string().chars().count() <= LONGEST;
        (1..=self.then.len()).rev().map(codes).find(fits)
    }
}

/// The first moves that an AI advises, each alone.
pub fn alone(advice: &[Advice<AnyMove>]) -> Vec<Way> {
    advice.iter().map(|advice| Way::only(advice.mv.clone())).collect()
}

/// The ways that this AI advises, with a button for the first move of each and one for all of its moves.
pub fn panel(
    view: &OwnView,
    (adviser, ways): (Level, &[Way]),
    spot: Spot,
    asking: Asking,
) -> Panel<AnyShot> {
    let guide = view.guide();
    let lines = ways.iter().enumerate().flat_map(|(place, way)| {
        let reason = view.reason(&way.first);
        let first =
            say!("player-hint-move", place = place + 1, move = guide.what(&way.first), reason);
        let then = way.then.iter().map(|(_, says, _)| says.clone());
        let then =
            (!way.then.is_empty()).then(|| say!("player-hint-then", moves = Text::clauses(then)));
        [Some(first), then].into_iter().flatten().collect::<Vec<_>>()
    });
    let text = say!("player-hint", level = adviser.name(), moves = Text::lines(lines));
    let mut buttons = Vec::new();
    // Moves with equal cards lead to the same page; Discord takes no two buttons with one id.
    let mut verbs = HashSet::new();
    for (place, Way { first, .. }) in (1..).zip(ways) {
        let verb = match asking {
            Asking::Turn => way(&guide, first, spot),
            Asking::Plan => GameVerb::Do(first.to_string()),
        };
        if !verbs.insert(spot.id(verb.clone()).to_string()) {
            continue;
        }
        let label = say!("player-hint-button", place, move = guide.in_short(first));
        buttons.push(spot.plain(verb, label.cut(LABEL)));
    }
    let all = (1..).zip(ways).filter(|_| asking == Asking::Turn).filter_map(|(place, way)| {
        let style = if place == 1 { Style::Main } else { Style::Plain };
        let verb =
            way.together(spot).filter(|verb| verbs.insert(spot.id(verb.clone()).to_string()));
        Some(spot.button(verb?, say!("player-hint-all", place), style))
    });
    let all: Vec<_> = all.chain([spot.back()]).collect();
    let moves: Vec<_> = ways.iter().map(|way| way.first.clone()).collect();
    let picture = match asking {
        Asking::Turn => guide.suggested(&moves),
        // The table may differ from the one that is foreseen.
        Asking::Plan => None,
    };
    Panel::new(text.cut(CONTENT), picture).buttons(buttons).buttons(all)
}

/// What the button of a suggestion does: a move that needs a second look goes by the page that shows it.
fn way(guide: &AnyGuide<'_>, mv: &AnyMove, spot: Spot) -> GameVerb {
    if guide.question(mv) == Question::None {
        return GameVerb::Do(mv.to_string());
    }
    let mut path = guide.path(mv);
    let is_long = |path: &Path| {
        let id = spot.id(GameVerb::Go(path.to_string())).to_string();
        id.chars().count() > LONGEST
    };
    while is_long(&path) && !path.values().is_empty() {
        path = path.back();
    }
    GameVerb::Go(path.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::{Rng, Seed, TableId},
        games::{builders::Builders, great_city::GreatCity, marble::Marble},
        play::TypedGame,
        tables::MoveNumber,
        talk::{layout::Row, verb::Verb},
    };

    /// Every move of some positions as a suggestion: what cannot be taken back is shown first, anything else is made at once.
    fn every_suggestion_is_short_and_asks_where_it_must<G: TypedGame>() -> usize {
        let mut game = G::new(&G::deal(2, &G::Options::default(), Seed::from_number(5))).unwrap();
        let mut rng = Rng::new(Seed::from_number(5));
        let mut asked = 0;
        for _ in 0..60 {
            let Some(seat) = game.turn().seat() else { break };
            let view = game.seat_view(seat);
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            let spot = Spot { table: TableId(1), number: MoveNumber(2) };
            let view = OwnView::of::<G>(view);
            for mv in view.legal() {
                let ways = [Way::only(mv.clone())];
                let panel = panel(&view, (Level::Normal, &ways), spot, Asking::Turn);
                let Some(Row::Buttons(buttons)) = panel.rows.first() else { panic!("buttons") };
                assert!(buttons[0].label.len() <= LABEL, "{}", buttons[0].label);
                let is_asked = view.guide().question(&mv) != Question::None;
                asked += usize::from(is_asked);
                let does = matches!(&buttons[0].id.verb, Verb::Game(GameVerb::Do(_)));
                assert_eq!(does, !is_asked, "{:?}", buttons[0]);
            }
            game.play_unchecked(*rng.choose(&legal));
        }
        asked
    }

    #[test]
    fn a_suggestion_is_made_at_once_unless_it_cannot_be_taken_back() {
        assert!(every_suggestion_is_short_and_asks_where_it_must::<GreatCity>() > 0);
        assert!(every_suggestion_is_short_and_asks_where_it_must::<Builders>() > 0);
        every_suggestion_is_short_and_asks_where_it_must::<Marble>();
    }
}
