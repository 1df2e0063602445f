//! What several modules of tests need.

#[cfg(all(unix, feature = "postgres"))]
pub mod cluster;
pub mod languages;
pub mod limits;
pub mod openapi;
pub mod slow;
pub mod told;
