//! What an AI would do, in words, with buttons to do it.

use std::collections::HashSet;

use crate::{
    ai::Advice,
    board::Level,
    play::{AnyGuide, AnyMove, AnyShot, OwnView},
    say,
    talk::{
        custom_id::LONGEST,
        layout::{BUTTON_LABEL, CONTENT, Panel},
        paths::{Path, Thought},
        present::Spot,
        say::Text,
        verb::GameVerb,
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

/// The advice of this AI, with a button for each move.
pub fn panel(
    view: &OwnView,
    (adviser, advice): (Level, &[Advice<AnyMove>]),
    spot: Spot,
    asking: Asking,
) -> Panel<AnyShot> {
    let guide = view.guide();
    let lines = advice.iter().enumerate().map(|(place, advice)| {
        let reason = view.reason(&advice.mv);
        say!("player-hint-move", place = place + 1, move = guide.what(&advice.mv), reason)
    });
    let text = say!("player-hint", level = adviser.name(), moves = Text::lines(lines));
    let mut buttons = Vec::new();
    // Moves with equal cards lead to the same page; Discord takes no two buttons with one id.
    let mut verbs = HashSet::new();
    for (place, advice) in (1..).zip(advice) {
        let verb = match asking {
            Asking::Turn => way(&guide, &advice.mv, spot),
            Asking::Plan => GameVerb::Do(advice.mv.to_string()),
        };
        if !verbs.insert(spot.id(verb.clone()).to_string()) {
            continue;
        }
        // A price that is cut off misleads; the page to which the button leads names it.
        let [label, in_short] = [guide.deed(&advice.mv), guide.what(&advice.mv)]
            .map(|says| say!("player-hint-button", place, move = says));
        let label = if label.len() <= BUTTON_LABEL { label } else { in_short };
        buttons.push(spot.plain(verb, label));
    }
    buttons.push(spot.back());
    let moves: Vec<_> = advice.iter().map(|advice| advice.mv.clone()).collect();
    let picture = match asking {
        Asking::Turn => guide.suggested(&moves),
        // The table may differ from the one that is foreseen.
        Asking::Plan => None,
    };
    Panel::new(text.cut(CONTENT), picture).buttons(buttons)
}

/// What the button of a suggestion does: a move that needs a second look goes by the page that shows it.
fn way(guide: &AnyGuide<'_>, mv: &AnyMove, spot: Spot) -> GameVerb {
    if guide.thought(mv) == Thought::None {
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
        ai::{self, Budget},
        board::{Game, Rng, Seed, TableId},
        games::{
            builders::Builders,
            great_city::{GreatCity, Move, Options},
            marble::Marble,
        },
        play::TypedGame,
        tables::MoveNumber,
        talk::{layout::Row, verb::Verb},
    };

    #[test]
    fn a_build_that_is_suggested_is_shown_before_it_is_made() {
        let deal = GreatCity::deal(2, &Options::default(), Seed::from_number(3));
        let mut game = GreatCity::new(&deal).unwrap();
        let spot = Spot { table: TableId(1), number: MoveNumber(2) };
        loop {
            let view = game.seat_view(game.turn().seat().unwrap());
            let chance = Seed::from_number(1);
            let advice =
                ai::advise::<GreatCity>(Level::Normal, &view, chance, &Budget::iterations(60));
            let build = advice.iter().position(|one| matches!(one.mv, Move::Build { .. }));
            let Some(place) = build else {
                game.play_unchecked(advice[0].mv);
                continue;
            };
            let own = OwnView::of::<GreatCity>(view);
            let any = own.advise(Level::Normal, chance, &Budget::iterations(60));
            let panel = panel(&own, (Level::Normal, &any), spot, Asking::Turn);
            let Row::Buttons(buttons) = &panel.rows[0] else { panic!("buttons") };
            let Verb::Game(GameVerb::Go(page)) = &buttons[place].id.verb else {
                panic!("{:?}", buttons[place])
            };
            let shown = own.guide().decision(page, spot).unwrap();
            let does = format!("Do({:?})", advice[place].mv.to_string());
            assert!(format!("{:?}", shown.rows).contains(&does), "{:?}", shown.rows);
            return;
        }
    }

    /// Every move of some positions as a suggestion.
    fn no_label_is_cut<G: TypedGame>() {
        let mut game = G::new(&G::deal(2, &G::Options::default(), Seed::from_number(5))).unwrap();
        let mut rng = Rng::new(Seed::from_number(5));
        for _ in 0..60 {
            let Some(seat) = game.turn().seat() else { return };
            let view = game.seat_view(seat);
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            let spot = Spot { table: TableId(1), number: MoveNumber(2) };
            let view = OwnView::of::<G>(view);
            for mv in view.legal() {
                let advice = [Advice { mv: mv.clone(), lead: 0.0, confidence: 1.0 }];
                let panel = panel(&view, (Level::Normal, &advice), spot, Asking::Turn);
                let Some(Row::Buttons(buttons)) = panel.rows.first() else { panic!("buttons") };
                let says = buttons[0].label.to_string();
                // What is still too long is the move alone, which can be cut.
                let alone = format!("1. {}", view.guide().what(&mv));
                assert!(says.chars().count() <= BUTTON_LABEL || says == alone, "{says}");
            }
            game.play_unchecked(*rng.choose(&legal));
        }
    }

    #[test]
    fn no_price_is_cut_on_the_button_of_a_suggestion() {
        no_label_is_cut::<GreatCity>();
        no_label_is_cut::<Builders>();
        no_label_is_cut::<Marble>();
    }
}
