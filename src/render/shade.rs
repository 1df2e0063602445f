//! Colours by their index in a palette: those that all palettes begin with, and those of one style alone.

use std::marker::PhantomData;

/// How many steps there are from a ground to an ink over it.
pub(crate) const LEVELS: u8 = 16;

/// A named shade of the [theme](super::theme): every palette begins with these, so they go on every canvas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Common(u8);

impl Common {
    pub(crate) const fn named(index: u8) -> Self {
        Self(index)
    }

    pub(crate) const fn index(self) -> u8 {
        self.0
    }
}

/// A shade of the palette of style `S`, by its index there. It goes on canvases of that style only:
///
/// ```compile_fail
/// # use aedile::games::{builders::pictures::palette::Canvas, great_city::pictures::palette::EMPEROR};
/// Canvas::new(10.0, EMPEROR);
/// ```
/// ```
/// # use aedile::games::great_city::pictures::palette::{Canvas, EMPEROR};
/// Canvas::new(10.0, EMPEROR);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shade<S> {
    index: u8,
    style: PhantomData<S>,
}

impl<S> Shade<S> {
    pub(crate) const fn named(index: u8) -> Self {
        Self { index, style: PhantomData }
    }

    pub(crate) const fn index(&self) -> u8 {
        self.index
    }
}

impl<S> From<Common> for Shade<S> {
    fn from(shade: Common) -> Self {
        Self::named(shade.0)
    }
}

/// Declares named shades in the order of their indices, and their colours as `NAMED`.
macro_rules! shades {
    ($kind:ty, from $first:expr; $($(#[$doc:meta])* $name:ident = $rgb:literal;)*) => {
        $crate::render::shade::shades!(@index $kind, $first; $($(#[$doc])* $name)*);
        /// The colours of the named shades, `0xRRGGBB`.
        pub(crate) const NAMED: &[u32] = &[$($rgb),*];
    };
    (@index $kind:ty, $at:expr; $(#[$doc:meta])* $name:ident $($rest:tt)*) => {
        $(#[$doc])*
        pub const $name: $kind = <$kind>::named($at);
        $crate::render::shade::shades!(@index $kind, $at + 1; $($rest)*);
    };
    (@index $kind:ty, $at:expr;) => {};
}
pub(crate) use shades;
