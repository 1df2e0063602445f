//! Reads the results that are new since ratings were asked for last.

use std::sync::Arc;

use super::folds::{Key, RatedFold};
use crate::{
    play::GameKind,
    store::{RatedMark, RatedResultRow, RatedScope, Tx},
    tables::{TableError, Tables},
};

/// How many results are read at once.
const BATCH: u32 = 2_000;

/// What is stored behind what was read, and whether that is still as it was read.
fn read(tx: &Tx, (game, scope): Key, after: RatedMark) -> Result<Read, TableError> {
    Ok(Read {
        mark: tx.rated_mark(game.id(), scope, after.last)?,
        results: tx.rated_results(game.id(), scope, after.last, BATCH)?,
    })
}

struct Read {
    mark: RatedMark,
    results: Vec<RatedResultRow>,
}

impl Tables {
    /// The ratings of a game as they follow from all results: from those that are new, unless one before was made void or
    /// somebody was forgotten.
    ///
    /// # Errors
    /// Of the store.
    pub async fn rated_fold(
        &self,
        game: GameKind,
        scope: RatedScope,
    ) -> Result<Arc<RatedFold>, TableError> {
        let key = (game, scope);
        let mut kept = self.shared.folds.take(key).unwrap_or_else(|| Arc::new(RatedFold::new(0)));
        let mut is_checked = false;
        loop {
            let before = kept.mark;
            let Read { mark, results } = self.store().read(move |tx| read(tx, key, before)).await?;
            // What changes while it is read is seen at the next look: then as many results do not count any more.
            if !is_checked && mark != before {
                kept = Arc::new(RatedFold::new(mark.forgotten));
            }
            let is_anew = !is_checked && mark != before && before.count > 0;
            is_checked = true;
            if is_anew {
                continue;
            }
            if results.is_empty() {
                self.shared.folds.keep(key, &kept);
                return Ok(kept);
            }
            let fold = Arc::make_mut(&mut kept);
            for result in &results {
                fold.add(result);
            }
        }
    }
}
