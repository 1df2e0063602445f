//! What predictions of a winner are worth: a proper scoring rule, by which honest confidence pays best.

/// How a predicted game came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foretold {
    pub seats: u8,
    /// How many have won or shared the victory.
    pub winners: u8,
    /// Whether the predicted seat is one of them.
    pub came_true: bool,
}

/// The points of a prediction that gave its seat this chance and the others equal parts of the rest:
/// 100·(1 − Brier / Brier of the even guess). An even guess has 0. `None` where all share the victory: nothing could be predicted.
pub fn points(chance: f64, game: Foretold) -> Option<f64> {
    let [seats, winners] = [game.seats, game.winners].map(f64::from);
    let even = 1.0 / winners - 1.0 / seats;
    if even <= 0.0 {
        return None;
    }
    let (share, rest) = (1.0 / winners, (1.0 - chance) / (seats - 1.0));
    let (own, others) = if game.came_true { (share, winners - 1.0) } else { (0.0, winners) };
    let brier = (chance - own).powi(2)
        + others * (rest - share).powi(2)
        + (seats - 1.0 - others) * rest.powi(2);
    Some(100.0 * (1.0 - brier / even))
}

/// The points of several predictions of one person.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Points {
    /// How many there are.
    pub count: u32,
    sum: f64,
    squares: f64,
}

impl Points {
    /// Adds predictions that all have these points.
    pub fn add(&mut self, points: f64, count: u32) {
        self.count += count;
        self.sum += f64::from(count) * points;
        self.squares += f64::from(count) * points * points;
    }

    /// The points of a prediction on average; 0 without any.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / f64::from(self.count) }
    }

    /// The standard error of the mean; without two predictions, that of one with the largest deviation there is.
    pub fn error(&self) -> f64 {
        let count = f64::from(self.count);
        if self.count < 2 {
            return LARGEST_DEVIATION;
        }
        let spread = (self.squares - count * self.mean().powi(2)).max(0.0);
        (spread / (count - 1.0) / count).sqrt()
    }
}

/// In points; predictions deviate by 50 to 80.
const LARGEST_DEVIATION: f64 = 80.0;
