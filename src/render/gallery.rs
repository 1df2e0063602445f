//! The styles of games: a palette each, and the drawings matched to it so far, each once in each size.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

use parking_lot::RwLock;

use super::geometry::pixels;
use super::icons::Icon;
use super::palette::{Palette, channels};
use super::shade::{Common, Shade};
use super::sprite::{Sprite, rasterise};
use super::theme;

/// The style of a game's pages: a type without values, so that shades, drawings and canvases of different games do
/// not mix.
pub trait Style: Copy + Debug + Eq + Hash + Send + Sync + 'static {
    /// The palette with its drawings; the same value each time.
    fn gallery() -> &'static Gallery<Self>;
}

/// Which drawing in which size: family, member of the family, pixels across and down. Unique within a style.
pub(crate) type Key = (&'static str, u16, u32, u32);

/// A palette and the drawings matched to it.
pub struct Gallery<S: 'static> {
    palette: Palette,
    /// Drawings live as long as the program: their number is that of the pages' art and sizes. Read by every
    /// picture, written when a drawing is first met.
    sprites: RwLock<HashMap<Key, &'static Sprite<S>>>,
}

impl<S: Style> Gallery<S> {
    /// A gallery without drawings yet; see [`Palette::new`].
    pub(crate) fn new(named: &[u32], between: &str) -> Self {
        Self { palette: Palette::new(named, between), sprites: RwLock::default() }
    }

    /// The same of the theme's shades alone, with steps from one to the other of these pairs.
    pub(crate) fn of_pairs(pairs: &[(Common, Common)]) -> Self {
        let pairs = pairs.iter().map(|(ink, ground)| (ink.rgb(), ground.rgb()));
        Self { palette: Palette::of_pairs(pairs), sprites: RwLock::default() }
    }

    pub(crate) fn palette(&self) -> &Palette {
        &self.palette
    }

    fn sprite(&self, key: Key, svg: impl FnOnce() -> String) -> &'static Sprite<S> {
        if let Some(known) = self.sprites.read().get(&key) {
            return known;
        }
        let (_, _, width, height) = key;
        let picture = rasterise(&svg(), width, height);
        #[cfg(test)]
        super::fit::seen::<S>(&picture);
        let made: &'static Sprite<S> = Box::leak(Box::new(Sprite::new(&picture, &self.palette)));
        self.sprites.write().entry(key).or_insert(made)
    }
}

/// The drawing of this key; made from `svg` when it is first met.
pub fn sprite<S: Style>(key: Key, svg: impl FnOnce() -> String) -> &'static Sprite<S> {
    S::gallery().sprite(key, svg)
}

/// A square icon of `side` units: member 0 of the family of its name.
pub fn icon<S: Style>(icon: Icon, side: f32) -> &'static Sprite<S> {
    let side = pixels(side).cast_unsigned();
    sprite((icon.name(), 0, side, side), || icon.svg().to_owned())
}

impl<S: Style> Shade<S> {
    /// Red, green and blue, 0 to 255.
    pub fn rgb(self) -> [u8; 3] {
        S::gallery().palette.colours()[usize::from(self.index())]
    }
}

impl Common {
    /// Red, green and blue, 0 to 255.
    pub fn rgb(self) -> [u8; 3] {
        channels(theme::NAMED[usize::from(self.index())])
    }
}

/// A style of the theme's shades alone, for tests of the shared parts.
#[cfg(test)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Plain {}

#[cfg(test)]
impl Style for Plain {
    fn gallery() -> &'static Gallery<Self> {
        static GALLERY: std::sync::LazyLock<Gallery<Plain>> =
            std::sync::LazyLock::new(|| Gallery::new(&[], ""));
        &GALLERY
    }
}
