//! Whether anybody waits for a search: an AI seat, or a person for a hint. What is computed in the background waits for that.

use tokio::sync::watch;

/// How many searches somebody waits for.
pub(in crate::tables) struct Searching(watch::Sender<usize>);

/// Somebody waits for a search, until this is dropped.
pub struct Thinks(watch::Sender<usize>);

impl Default for Searching {
    fn default() -> Self {
        Self(watch::Sender::new(0))
    }
}

impl Drop for Thinks {
    fn drop(&mut self) {
        self.0.send_modify(|waiting| *waiting -= 1);
    }
}

impl Searching {
    /// Somebody waits for a search from now on, until what is returned is dropped.
    pub(super) fn begin(&self) -> Thinks {
        self.0.send_modify(|waiting| *waiting += 1);
        Thinks(self.0.clone())
    }

    /// Returns when nobody waits for a search.
    pub(super) async fn until_none(&self) {
        // The sender is there as long as this is.
        let _ = self.0.subscribe().wait_for(|waiting| *waiting == 0).await;
    }
}
