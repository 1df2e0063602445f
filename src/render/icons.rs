//! Icons: drawings of vector art, each a file; here are those that belong to no game alone.

/// An icon: a drawing in a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Icon {
    name: &'static str,
    svg: &'static str,
}

impl Icon {
    /// The icon of this name, which no other has, and this source.
    pub(crate) const fn new(name: &'static str, svg: &'static str) -> Self {
        Self { name, svg }
    }

    /// The name: folder and file.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The source.
    pub const fn svg(self) -> &'static str {
        self.svg
    }

    /// The drawing without its outer element, to be put into a larger one.
    pub fn inner(self) -> &'static str {
        let start = self.svg.find('>').map_or(0, |end| end + 1);
        let end = self.svg.rfind("</svg>").unwrap_or(self.svg.len());
        &self.svg[start..end]
    }

    /// The side of the square in which it is drawn: emblems have 40, all others 64.
    pub fn side(self) -> f32 {
        if self.svg.contains("viewBox=\"0 0 40 40\"") { 40.0 } else { 64.0 }
    }

    /// The drawing within a larger one, centred at a place, `side` of the larger one's units across.
    pub fn within(self, centre: (f32, f32), side: f32) -> String {
        let scale = side / self.side();
        let (x, y) = (centre.0 - side / 2.0, centre.1 - side / 2.0);
        format!("<g transform=\"translate({x:.3} {y:.3}) scale({scale:.5})\">{}</g>", self.inner())
    }
}

/// Declares icons, each with its file in a folder, which is named from the root of the package.
macro_rules! icons {
    ($folder:literal: $($name:ident = $file:literal,)*) => { $(
        #[doc = concat!("The drawing `", $file, "`.")]
        pub const $name: $crate::render::icons::Icon = $crate::render::icons::Icon::new(
            concat!($folder, "/", $file),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $file, ".svg")),
        );
    )* };
}
pub(crate) use icons;

// What the shared parts draw, and what means the same in several games.
icons! { "assets/icons":
    COG = "cog", COIN = "coin", CROWN = "crown", FIRST_PLAYER = "first-player", HOME = "home", MARKET = "market",
    SEAT_BROWN = "seat-brown", SEAT_ORANGE = "seat-orange", SEAT_PURPLE = "seat-purple", SEAT_WHITE = "seat-white",
    STAR = "star", TEMPLE = "temple", UNIVERSITY = "university",
}
