//! What several modules of tests need.

#[cfg(unix)]
pub mod cluster;
pub mod limits;
pub mod openapi;
pub mod slow;
