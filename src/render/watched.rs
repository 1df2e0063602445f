//! What is lettered while somebody watches: for laws about room, which no finished picture can tell.

use std::cell::RefCell;

use super::geometry::Area;

thread_local! {
    /// What was lettered since the watch began; nobody watches but tests.
    static SEEN: RefCell<Option<Vec<Lettering>>> = const { RefCell::new(None) };
}

/// One line of text on a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Lettering {
    /// What it says.
    pub text: String,
    /// The size of its font, in units.
    pub size: f32,
    /// From its base line to the height of its capitals, in units.
    pub place: Area,
}

impl Lettering {
    /// Whether it stands over another one of the same page.
    pub fn meets(&self, other: &Self) -> bool {
        let (one, two) = (self.place, other.place);
        let apart = one.right() <= two.x
            || two.right() <= one.x
            || one.y + one.h <= two.y
            || two.y + two.h <= one.y;
        !apart
    }

    /// Whether it found no room and was cut.
    pub fn is_cut(&self) -> bool {
        self.text.ends_with('…')
    }
}

/// Does a piece of work, and says what it lettered, in the order in which it did.
pub fn lettered<T>(work: impl FnOnce() -> T) -> (T, Vec<Lettering>) {
    SEEN.set(Some(Vec::new()));
    let done = work();
    (done, SEEN.take().unwrap_or_default())
}

/// Somebody letters this.
pub(super) fn note(text: &str, size: f32, place: Area) {
    SEEN.with_borrow_mut(|seen| {
        if let Some(seen) = seen {
            seen.push(Lettering { text: text.to_owned(), size, place });
        }
    });
}
