//! A style in one place: a type, its palette and what its pages are written with.

/// A style with its shades: the name of its type, the [colours between](super::palette::Palette::new) its shades, the shades. It
/// makes what its pages are written with: `Canvas`, `Shade` and `Sprite`.
macro_rules! style {
    ($(#[$doc:meta])* $name:ident, $between:expr; $($shades:tt)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {}

        impl $crate::render::gallery::Style for $name {
            fn gallery() -> &'static $crate::render::gallery::Gallery<Self> {
                static GALLERY: std::sync::LazyLock<$crate::render::gallery::Gallery<$name>> =
                    std::sync::LazyLock::new(|| {
                        $crate::render::gallery::Gallery::new(NAMED, $between)
                    });
                &GALLERY
            }
        }

        /// A page of this style under work.
        pub type Canvas = $crate::render::canvas::Canvas<$name>;
        /// A shade of this style, or a shared one.
        pub type Shade = $crate::render::shade::Shade<$name>;
        /// A drawing in the palette of this style.
        pub type Sprite = $crate::render::sprite::Sprite<$name>;

        $crate::render::shade::shades! { Shade, from $crate::render::theme::FIRST_OWN; $($shades)* }
    };
}
pub(crate) use style;
