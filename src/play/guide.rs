//! What is known of the moves of one seat's view, in any game.

use std::{cell::OnceCell, ops::Deref};

use super::{kind::TypedGame, moves::AnyMove, shot::AnyShot};
use crate::{
    board::ViewOf,
    talk::{
        layout::{Choice, Panel},
        paths::{self, Guide as _, Meant, Page, Path, Question, Typed, Ways},
        present::{Panels, Spot},
        say::Text,
        typed::Unreadable,
    },
};

/// Who knows the ways from one seat's view to its legal moves, see [`Guide`](paths::Guide).
pub struct AnyGuide<'v>(Box<dyn GuideObject + 'v>);

impl<'v> AnyGuide<'v> {
    pub(super) fn of<G: TypedGame>(view: &'v ViewOf<G>) -> Self {
        Self(Box::new(GuideOf::<G> { guide: G::guide(view), ways: OnceCell::new() }))
    }
}

impl<'v> Deref for AnyGuide<'v> {
    type Target = dyn GuideObject + 'v;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

/// What an [`AnyGuide`] can be asked.
pub trait GuideObject {
    /// The first page of the panel.
    fn first(&self, spot: Spot) -> Panel<AnyShot>;
    /// The page of the panel with this name; `None` when no legal move belongs to it.
    fn decision(&self, page: &str, spot: Spot) -> Option<Panel<AnyShot>>;
    /// What can be chosen for this option of an order, best first.
    ///
    /// # Errors
    /// When nothing can be chosen: why not, in words.
    fn offer(&self, typed: &Typed, option: &str) -> Result<Vec<Choice>, Text>;
    /// What somebody means who types this order.
    ///
    /// # Errors
    /// When something in it names nothing, or several things.
    fn read(&self, typed: &Typed) -> Result<Meant<AnyMove>, Unreadable>;
    /// A path in words, also where no legal move lies at its end.
    fn said(&self, path: &Path) -> Text;
    /// The only legal move below a path in a few words; `None` if there are several.
    fn only(&self, path: &Path) -> Option<Text>;
    /// Whether several legal moves lie below a path.
    fn has_several(&self, path: &Path) -> bool;
    /// The path to the legal move with this text form; `None` if it is not legal.
    fn path_of(&self, code: &str) -> Option<Path>;
    /// The path to a legal move.
    fn path(&self, mv: &AnyMove) -> Path;
    /// A move in a few words, with cost and effect.
    fn summary(&self, mv: &AnyMove) -> Text;
    /// A move for a button, in a few words.
    fn in_short(&self, mv: &AnyMove) -> Text;
    /// The move alone, before the reason of a hint.
    fn what(&self, mv: &AnyMove) -> Text;
    /// What the panel asks before it makes a move.
    fn question(&self, mv: &AnyMove) -> Question;
    /// Whether a move that ends the turn throws away something that could still be done in it.
    fn wastes(&self, mv: &AnyMove) -> bool;
    /// The move that a page shows before it is made, and what is asked about it; `None` for any other page.
    fn shown(&self, page: &str) -> Option<(AnyMove, Question)>;
    /// The picture on which these moves are marked; that of the first page where there is nothing to mark.
    fn suggested(&self, moves: &[AnyMove]) -> Option<AnyShot>;
    /// The same, if every one of them has a place there.
    fn marked(&self, moves: &[AnyMove]) -> Option<AnyShot>;
    /// The picture of the page that shows a move before it is done.
    fn confirmed(&self, mv: &AnyMove) -> Option<AnyShot>;
}

struct GuideOf<'v, G: Panels> {
    guide: G::Guide<'v>,
    /// Made when they are asked for.
    ways: OnceCell<Ways<G::Move>>,
}

impl<G: TypedGame> GuideOf<'_, G> {
    fn ways(&self) -> &Ways<G::Move> {
        self.ways.get_or_init(|| Ways::of(&self.guide))
    }
}

impl<G: TypedGame> GuideObject for GuideOf<'_, G> {
    fn first(&self, spot: Spot) -> Panel<AnyShot> {
        AnyShot::panel::<G>(paths::first(&self.guide, spot))
    }

    fn decision(&self, page: &str, spot: Spot) -> Option<Panel<AnyShot>> {
        paths::decision(&self.guide, page, spot).map(AnyShot::panel::<G>)
    }

    fn offer(&self, typed: &Typed, option: &str) -> Result<Vec<Choice>, Text> {
        paths::offer(&self.guide, typed, option)
    }

    fn read(&self, typed: &Typed) -> Result<Meant<AnyMove>, Unreadable> {
        paths::read(&self.guide, typed).map(|meant| match meant {
            Meant::Play(mv) => Meant::Play(AnyMove::of::<G>(mv)),
            Meant::Ask(page) => Meant::Ask(page),
        })
    }

    fn said(&self, path: &Path) -> Text {
        paths::said(&self.guide, path)
    }

    fn only(&self, path: &Path) -> Option<Text> {
        let mut below = self.ways().below(path);
        let only = below.next().filter(|_| below.next().is_none())?;
        Some(self.guide.summary(only))
    }

    fn has_several(&self, path: &Path) -> bool {
        self.ways().below(path).count() > 1
    }

    fn path_of(&self, code: &str) -> Option<Path> {
        let mv = code.parse().ok()?;
        self.guide.legal().contains(&mv).then(|| self.guide.path(mv))
    }

    fn path(&self, mv: &AnyMove) -> Path {
        self.guide.path(mv.here::<G>())
    }

    fn summary(&self, mv: &AnyMove) -> Text {
        self.guide.summary(mv.here::<G>())
    }

    fn in_short(&self, mv: &AnyMove) -> Text {
        self.guide.lines(mv.here::<G>()).0
    }

    fn what(&self, mv: &AnyMove) -> Text {
        self.guide.what(mv.here::<G>())
    }

    fn question(&self, mv: &AnyMove) -> Question {
        self.guide.question(mv.here::<G>())
    }

    fn wastes(&self, mv: &AnyMove) -> bool {
        self.guide.wastes(mv.here::<G>())
    }

    fn shown(&self, page: &str) -> Option<(AnyMove, Question)> {
        paths::panel::shown(&self.guide, page).map(|(mv, asks)| (AnyMove::of::<G>(mv), asks))
    }

    fn suggested(&self, moves: &[AnyMove]) -> Option<AnyShot> {
        let moves: Vec<_> = moves.iter().map(AnyMove::here::<G>).collect();
        let marked = self.guide.suggested(&moves);
        marked.or_else(|| self.guide.front(&Page::Start).picture).map(AnyShot::of::<G>)
    }

    fn marked(&self, moves: &[AnyMove]) -> Option<AnyShot> {
        let moves: Vec<_> = moves.iter().map(AnyMove::here::<G>).collect();
        let has_place = |mv: &G::Move| self.guide.suggested(&[*mv]).is_some();
        let marked = || self.guide.suggested(&moves).map(AnyShot::of::<G>);
        moves.iter().all(has_place).then(marked).flatten()
    }

    fn confirmed(&self, mv: &AnyMove) -> Option<AnyShot> {
        self.guide.front(&Page::Confirm(mv.here::<G>())).picture.map(AnyShot::of::<G>)
    }
}
