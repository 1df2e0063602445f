//! The curve of a lead in one line of text, which shows no card.

/// From far behind to far ahead.
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The number of moments.
const MOMENTS: usize = 8;

/// The lead at moments of a game, from its first decision to its end, as in "▄▄▃▅▅▆▇█": the middle is an even game.
pub fn curve(leads: &[i32]) -> String {
    let most = leads.iter().map(|lead| lead.unsigned_abs()).max().unwrap_or(0).max(1);
    let most = i64::from(most);
    let last = leads.len().saturating_sub(1);
    let moments = leads.len().min(MOMENTS);
    let block = |moment: usize| {
        let at = moment * last / moments.saturating_sub(1).max(1);
        let share = (i64::from(leads[at]) + most) * 7 + most;
        BLOCKS[usize::try_from(share / (2 * most)).unwrap_or(0).min(7)]
    };
    (0..moments).map(block).collect()
}
