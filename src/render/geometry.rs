//! Places and lengths on a page, in units: one unit is a pixel of Discord's inline picture, and [`SCALE`] pixels of ours.

/// Pixels in a unit, visual language §1.
pub const SCALE: f32 = 3.0;

/// A place on a page, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// From the left edge.
    pub x: f32,
    /// From the upper edge.
    pub y: f32,
}

/// A rectangle on a page, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// The width.
    pub w: f32,
    /// The height.
    pub h: f32,
}

/// The place `x` units from the left and `y` from above.
pub const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// The rectangle with this upper left corner and extent.
pub const fn area(x: f32, y: f32, w: f32, h: f32) -> Area {
    Area { x, y, w, h }
}

impl Area {
    /// The rectangle that lies `by` units within this one.
    pub const fn inset(self, by: f32) -> Self {
        area(self.x + by, self.y + by, self.w - 2.0 * by, self.h - 2.0 * by)
    }

    /// The middle.
    pub const fn centre(self) -> Point {
        at(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The right edge.
    pub const fn right(self) -> f32 {
        self.x + self.w
    }

    /// The square of this side around a place.
    pub const fn square(centre: Point, side: f32) -> Self {
        area(centre.x - side / 2.0, centre.y - side / 2.0, side, side)
    }
}

/// Where text stands relative to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// It starts there.
    Left,
    /// Its middle is there.
    Centre,
    /// It ends there.
    Right,
}

/// A length in whole pixels.
#[expect(clippy::cast_possible_truncation, reason = "a page has less than 2000 pixels a side")]
pub fn pixels(units: f32) -> i32 {
    (units * SCALE).round() as i32
}

/// A whole number of pixels or units as a length.
#[expect(clippy::cast_precision_loss, reason = "far below 2^24")]
pub const fn length(count: usize) -> f32 {
    count as f32
}
