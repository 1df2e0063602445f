//! A move in words, for whoever may make it.

use super::{card_texts, guide::Guide, labels};
use crate::games::great_city::rules::moves::Move;

/// "Build Market · row 1, col 0 · you pay 2 coins · score +3".
#[must_use]
pub fn deed(guide: &Guide<'_>, mv: Move) -> String {
    let view = guide.view;
    match mv {
        Move::Draft { card } | Move::SchoolKeep { keep: card, .. } => {
            format!("Keep {}", card_texts::fact(card))
        }
        Move::Place { space } => labels::space(space.number(), view.public.strip.as_ref()),
        Move::Pick { card } => format!("Take {}", card_texts::fact(card)),
        Move::Build { card, at, .. } => {
            let rest = guide.build(mv).map_or_else(String::new, |build| {
                let over = build.replaced.map(|old| format!(" · over {old}")).unwrap_or_default();
                let effect = match labels::effect(build) {
                    empty if empty.is_empty() => empty,
                    effect => format!(" · {effect}"),
                };
                format!("{over} · you pay {}{effect}", labels::payment(build))
            });
            format!("Build {card} · {}{rest}", labels::cell(at))
        }
        Move::SchoolDeck { deck } => format!("Draw from {}", labels::deck(view, deck)),
        Move::Produce { .. } => guide
            .production()
            .filter(|production| production.mv == mv)
            .map_or_else(|| "Produce".to_owned(), |production| labels::produce(&production)),
        Move::Pass => "Pass · end the turn".to_owned(),
    }
}
