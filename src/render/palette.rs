//! A palette: the named shades of theme and style, and shades between them for edges.
//!
//! The shades between are data (`palette.txt` of each style), fitted once to its art and lettering by
//! [`fit`](super::fit). A palette never changes while the program runs, so sprites are matched to it once.

use std::sync::OnceLock;

use super::shade::LEVELS;
use super::theme;

/// The steps from one shade to another: entry `n` is `n` sixteenths of the ink over the ground.
type Ramp = [u8; LEVELS as usize + 1];

/// The colours and what is derived from them.
pub(crate) struct Palette {
    colours: Vec<[u8; 3]>,
    /// By ink, then ground; computed when first asked for, because few of the pairs ever meet.
    ramps: Vec<OnceLock<Ramp>>,
}

/// The most colours that an indexed PNG can have.
pub(crate) const MOST: usize = 256;

impl Palette {
    /// The shades of the theme, those `named` by the style as `0xRRGGBB`, and lines of `RRGGBB` with those `between`.
    pub fn new(named: &[u32], between: &str) -> Self {
        let between = between.lines().filter_map(|line| u32::from_str_radix(line, 16).ok());
        let named = theme::NAMED.iter().chain(named).copied();
        Self::of(named.chain(between).map(channels))
    }

    /// The shades of the theme, and steps between the colours of each pair, ink and ground.
    pub fn of_pairs(pairs: impl Iterator<Item = ([u8; 3], [u8; 3])>) -> Self {
        let steps = pairs.flat_map(|(ink, ground)| {
            let step = move |level| std::array::from_fn(|i| blend(ink[i], ground[i], level));
            (1..usize::from(LEVELS)).step_by(2).map(step)
        });
        Self::of(theme::NAMED.iter().copied().map(channels).chain(steps))
    }

    fn of(colours: impl Iterator<Item = [u8; 3]>) -> Self {
        let ramps = (0..MOST * MOST).map(|_| OnceLock::new()).collect();
        Self { colours: colours.take(MOST).collect(), ramps }
    }

    /// The colours in the order of their indices.
    pub fn colours(&self) -> &[[u8; 3]] {
        &self.colours
    }

    /// The index of the colour nearest to this one.
    pub fn nearest(&self, rgb: [u8; 3]) -> u8 {
        nearest(&self.colours, rgb)
    }

    /// What the shade of this index becomes over every ground.
    pub fn over_with(&self, ink: u8) -> Inks<'_> {
        let first = usize::from(ink) << 8;
        Inks { palette: self, ink, ramps: &self.ramps[first..first + MOST] }
    }

    /// The index of `ink` laid over `ground` with `level` of [`LEVELS`] opacity.
    #[inline]
    pub fn over(&self, ink: u8, ground: u8, level: u8) -> u8 {
        let ramp = self.ramps[usize::from(ink) << 8 | usize::from(ground)]
            .get_or_init(|| self.ramp(ink, ground));
        ramp[usize::from(level.min(LEVELS))]
    }

    /// The mixtures of those pairs among the first `named` shades that have met in a picture.
    #[cfg(test)]
    pub fn blends(&self, named: usize) -> Vec<[u8; 3]> {
        let pairs = (0..named).flat_map(|ink| (0..named).map(move |ground| (ink, ground)));
        let met = pairs.filter(|(ink, ground)| self.ramps[ink << 8 | ground].get().is_some());
        let mix = |(ink, ground): (usize, usize), level| {
            std::array::from_fn(|i| blend(self.colours[ink][i], self.colours[ground][i], level))
        };
        met.flat_map(|pair| (1..16).map(move |level| mix(pair, level))).collect()
    }

    fn ramp(&self, ink: u8, ground: u8) -> Ramp {
        let (over, under) = (self.colours[usize::from(ink)], self.colours[usize::from(ground)]);
        std::array::from_fn(|level| match level {
            0 => ground,
            16 => ink,
            _ => self.nearest(std::array::from_fn(|i| blend(over[i], under[i], level))),
        })
    }
}

/// The place of the colour nearest to this one.
pub(crate) fn nearest(colours: &[[u8; 3]], rgb: [u8; 3]) -> u8 {
    let distance = |colour: &[u8; 3]| -> u32 {
        // The eye's weights for red, green and blue, roughly.
        let part = |i: usize, weight: u32| weight * u32::from(colour[i].abs_diff(rgb[i])).pow(2);
        part(0, 2) + part(1, 4) + part(2, 3)
    };
    let best = colours.iter().zip(0..=u8::MAX).min_by_key(|(colour, _)| distance(colour));
    best.map_or(0, |(_, index)| index)
}

/// An ink with its steps over every ground.
pub(crate) struct Inks<'a> {
    palette: &'a Palette,
    ink: u8,
    ramps: &'a [OnceLock<Ramp>],
}

impl Inks<'_> {
    /// The index of the ink laid over `ground` with `level` of [`LEVELS`] opacity.
    #[inline]
    pub fn mix(&self, ground: u8, level: u8) -> u8 {
        let ramp =
            self.ramps[usize::from(ground)].get_or_init(|| self.palette.ramp(self.ink, ground));
        ramp[usize::from(level.min(LEVELS))]
    }
}

/// One channel of a mixture; `level` of [`LEVELS`].
fn blend(over: u8, under: u8, level: usize) -> u8 {
    let levels = usize::from(LEVELS);
    let sum = usize::from(over) * level + usize::from(under) * (levels - level) + levels / 2;
    u8::try_from(sum / levels).unwrap_or(u8::MAX)
}

/// Red, green and blue of `0xRRGGBB`.
pub(crate) fn channels(rgb: u32) -> [u8; 3] {
    let [_, red, green, blue] = rgb.to_be_bytes();
    [red, green, blue]
}
