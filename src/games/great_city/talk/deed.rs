//! A move in words, for whoever may make it.

use super::{bill, labels, school_pages};
use crate::games::great_city::rules::{moves::Move, view::SeatView};

/// "Build Market · row 1, col 0 · you pay 2 coins · score +3".
#[must_use]
pub fn deed(view: &SeatView, mv: Move) -> String {
    match mv {
        Move::Draft { card } | Move::SchoolKeep { keep: card, .. } => {
            format!("Keep {}", labels::fact(card))
        }
        Move::Place { space } => labels::space(space.number(), view.public.strip.as_ref()),
        Move::Pick { card } => format!("Take {}", labels::fact(card)),
        Move::Build { card, at, .. } => {
            let builds = bill::builds_of(view, card);
            let build = builds.iter().find(|build| build.mv == mv);
            let rest = build.map_or_else(String::new, |build| {
                let over = build.replaced.map(|old| format!(" · over {old}")).unwrap_or_default();
                let effect = match labels::effect(build) {
                    empty if empty.is_empty() => empty,
                    effect => format!(" · {effect}"),
                };
                format!("{over} · you pay {}{effect}", labels::payment(build))
            });
            format!("Build {card} · {}{rest}", labels::cell(at))
        }
        Move::SchoolDeck { deck } => format!("Draw from {}", school_pages::deck_label(view, deck)),
        Move::Produce { .. } => bill::production(view)
            .filter(|production| production.mv == mv)
            .map_or_else(|| "Produce".to_owned(), |production| labels::produce(&production)),
        Move::Pass => "Pass · end the turn".to_owned(),
    }
}
