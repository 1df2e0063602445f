//! Films: pictures one after the other as an animated GIF, at half their size, each frame only what has changed.

use std::time::Duration;

use gif::{Encoder, Frame, Repeat};

use super::halves::{CLEAR, Halver};
use super::page::Raster;
use super::palette::Palette;
use super::theme::{self, SCALE};
use super::{Everybody, Picture};

/// The most bytes of a film.
pub const LIMIT: usize = 4 << 20;
/// The most turns that a film shows: more take too long to draw, and to watch.
const MOST: usize = 150;
/// Pixels of a row that are compared at once.
const PIECE: usize = 32;
/// The width in pixels.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "825")]
pub const WIDTH: usize = (theme::WIDTH * SCALE) as usize / 2;

/// A picture and how long it stands.
#[derive(Clone, Debug)]
pub struct Still {
    page: Raster,
    hold: Duration,
}

impl Still {
    /// This picture for so long. Only what everybody may see is filmed.
    pub fn new(picture: Picture<Everybody>, hold: Duration) -> Self {
        Self { page: picture.page, hold }
    }
}

/// An animated GIF.
#[derive(Clone, Debug)]
pub struct Film {
    /// The file.
    pub gif: Vec<u8>,
    /// How many of the turns are shown.
    pub turns: usize,
}

/// Films so many turns, from the first to the last, and then the stills of the end. `draw` is asked for a turn, and which one
/// was shown before it. When all are too many, some are left out evenly; the last one never is.
///
/// # Panics
/// Never: writing to memory does not fail.
pub fn film(
    turns: usize,
    mut draw: impl FnMut(Option<usize>, usize) -> Picture<Everybody>,
    end: &[Still],
) -> Film {
    let mut step = turns.div_ceil(MOST).max(1);
    loop {
        let shown = every(turns, step);
        let hold = hold(shown.len());
        let mut cut = Cut::default();
        let mut before = None;
        for turn in shown.iter().copied() {
            cut.add(draw(before, turn).page, hold);
            before = Some(turn);
            if cut.bytes > LIMIT {
                break;
            }
        }
        for still in end {
            cut.add(still.page.clone(), still.hold);
        }
        let gif = cut.finish();
        if gif.len() <= LIMIT || step >= turns {
            return Film { gif, turns: shown.len() };
        }
        step += step.div_ceil(2);
    }
}

/// Each `step`th turn and the first, so that the last one is among them.
fn every(turns: usize, step: usize) -> Vec<usize> {
    let mut shown: Vec<usize> = (0..turns).rev().step_by(step).collect();
    if shown.last().is_some_and(|first| *first != 0) {
        shown.push(0);
    }
    shown.reverse();
    shown
}

/// How long a turn stands: all of them take about a minute, few of them less.
fn hold(turns: usize) -> Duration {
    let share = Duration::from_secs(60) / u32::try_from(turns.max(1)).unwrap_or(u32::MAX);
    share.clamp(Duration::from_millis(400), Duration::from_millis(1_200))
}

/// A film under work.
#[derive(Default)]
struct Cut {
    /// One for each palette, the film's own first.
    halvers: Vec<Halver>,
    /// The first frame waits for the end: it covers the whole height, and that is known when all is drawn.
    first: Option<(Vec<u8>, u16)>,
    /// All others, ready to be written.
    frames: Vec<Frame<'static>>,
    /// What is on the screen, and the page that it was made of.
    shown: Option<(Raster, Vec<u8>)>,
    bytes: usize,
}

impl Cut {
    fn add(&mut self, page: Raster, hold: Duration) {
        let delay = u16::try_from(hold.as_millis() / 10).unwrap_or(u16::MAX);
        let number = self.halver(page.palette);
        let halver = &mut self.halvers[number];
        let Some((was, mut on_screen)) = self.shown.take() else {
            let pixels = halver.halve(&page, None);
            self.first = Some((pixels.clone(), delay));
            self.shown = Some((page, pixels));
            return;
        };
        let is_same = std::ptr::eq(was.palette, page.palette);
        let known = is_same.then_some((&was, &on_screen[..]));
        let mut pixels = halver.halve(&page, known);
        let most = pixels.len().max(on_screen.len());
        pixels.resize(most, theme::PAGE.index());
        on_screen.resize(most, theme::PAGE.index());
        let frame =
            if is_same { changed(&on_screen, &pixels) } else { Some(whole(pixels.clone())) };
        self.shown = Some((page, pixels));
        match frame {
            Some(frame) => {
                let palette = (number > 0).then(|| self.halvers[number].table());
                self.push(Frame { delay, palette, ..frame });
            }
            None => self.hold_longer(delay),
        }
    }

    fn halver(&mut self, palette: &'static Palette) -> usize {
        let known = self.halvers.iter().position(|one| std::ptr::eq(one.palette(), palette));
        known.unwrap_or_else(|| {
            self.halvers.push(Halver::new(palette));
            self.halvers.len() - 1
        })
    }

    fn push(&mut self, mut frame: Frame<'static>) {
        frame.make_lzw_pre_encoded();
        self.bytes += frame.buffer.len();
        self.frames.push(frame);
    }

    /// Nothing has changed: what is shown stands for longer.
    fn hold_longer(&mut self, delay: u16) {
        let first = self.first.as_mut().map(|(_, delay)| delay);
        if let Some(last) = self.frames.last_mut().map(|frame| &mut frame.delay).or(first) {
            *last = last.saturating_add(delay);
        }
    }

    fn finish(self) -> Vec<u8> {
        let (Some((mut pixels, delay)), Some((_, last))) = (self.first, self.shown) else {
            return Vec::new();
        };
        pixels.resize(last.len(), theme::PAGE.index());
        let mut first = Frame { delay, ..whole(pixels) };
        first.make_lzw_pre_encoded();
        let file = Vec::with_capacity(self.bytes + first.buffer.len() + (64 << 10));
        let table = self.halvers[0].table();
        let mut encoder =
            Encoder::new(file, first.width, first.height, &table).expect("memory takes all bytes");
        encoder.set_repeat(Repeat::Infinite).expect("memory takes all bytes");
        for frame in std::iter::once(&first).chain(&self.frames) {
            encoder.write_lzw_pre_encoded_frame(frame).expect("memory takes all bytes");
        }
        encoder.into_inner().expect("memory takes all bytes")
    }
}

/// A frame of the whole screen.
fn whole(pixels: Vec<u8>) -> Frame<'static> {
    let (width, height) = (side(WIDTH), side(pixels.len() / WIDTH));
    Frame { width, height, buffer: pixels.into(), ..Frame::default() }
}

/// The smallest rectangle with all that differs, clear where nothing does; `None` when nothing does at all.
fn changed(before: &[u8], after: &[u8]) -> Option<Frame<'static>> {
    let rows = before.chunks_exact(WIDTH).zip(after.chunks_exact(WIDTH)).enumerate();
    let mut bounds: Option<[usize; 4]> = None;
    for (y, (before, after)) in rows.filter(|(_, (before, after))| before != after) {
        let differs = |x: &usize| before[*x] != after[*x];
        let left = (0..WIDTH).find(differs).unwrap_or(0);
        let right = (0..WIDTH).rev().find(differs).unwrap_or(0);
        let [least, top, most, _] = bounds.unwrap_or([left, y, right, y]);
        bounds = Some([least.min(left), top, most.max(right), y]);
    }
    let [left, top, right, bottom] = bounds?;
    let mut pixels = Vec::with_capacity((right + 1 - left) * (bottom + 1 - top));
    for y in top..=bottom {
        let row = y * WIDTH + left..=y * WIDTH + right;
        let pieces = before[row.clone()].chunks(PIECE).zip(after[row].chunks(PIECE));
        for (before, after) in pieces {
            if before == after {
                pixels.extend_from_slice(&[CLEAR; PIECE][..after.len()]);
            } else {
                let both = before.iter().zip(after);
                pixels.extend(both.map(|(old, new)| if old == new { CLEAR } else { *new }));
            }
        }
    }
    Some(Frame {
        left: side(left),
        top: side(top),
        width: side(right + 1 - left),
        height: side(bottom + 1 - top),
        transparent: Some(CLEAR),
        buffer: pixels.into(),
        ..Frame::default()
    })
}

fn side(pixels: usize) -> u16 {
    u16::try_from(pixels).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::canvas::{Canvas, area};
    use crate::render::gallery::Plain;

    fn page(height: f32, left: f32) -> Picture<Everybody> {
        let mut canvas: Canvas<Plain> = Canvas::new(height, theme::PAGE);
        canvas.fill(area(left, 10.0, 20.0, 8.0), theme::GOLD);
        Picture::new(canvas, "")
    }

    fn frames(gif: &[u8]) -> Vec<Frame<'static>> {
        let mut decoder = gif::DecodeOptions::new().read_info(gif).expect("a GIF");
        std::iter::from_fn(|| decoder.read_next_frame().expect("a whole file").cloned()).collect()
    }

    #[test]
    fn a_frame_is_what_has_changed_and_what_has_not_stands_for_longer() {
        let places = [0.0, 0.0, 40.0];
        let film = film(3, |_, turn| page(100.0, places[turn]), &[]);
        let frames = frames(&film.gif);
        let bounds = |frame: &Frame<'_>| (frame.left, frame.top, frame.width, frame.height);
        assert_eq!(
            frames.iter().map(bounds).collect::<Vec<_>>(),
            [(0, 0, 825, 150), (0, 15, 90, 12)]
        );
        assert_eq!(frames.iter().map(|frame| frame.delay).collect::<Vec<_>>(), [240, 120]);
    }

    #[test]
    fn a_film_is_as_high_as_its_highest_picture() {
        let film = film(2, |_, turn| page([100.0, 140.0][turn], 0.0), &[]);
        assert_eq!(frames(&film.gif)[0].height, 210);
    }

    #[test]
    fn what_is_left_out_is_left_out_evenly_and_never_the_last() {
        assert_eq!(every(7, 1), [0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(every(7, 2), [0, 2, 4, 6]);
        assert_eq!(every(8, 3), [0, 1, 4, 7]);
        let mut asked = Vec::new();
        let film = film(
            2 * MOST,
            |before, turn| {
                asked.push((before, turn));
                page(20.0, 0.0)
            },
            &[],
        );
        assert_eq!(film.turns, MOST + 1);
        assert_eq!(asked[..3], [(None, 0), (Some(0), 1), (Some(1), 3)]);
    }
}
