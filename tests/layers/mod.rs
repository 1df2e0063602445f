//! Arrows point in one direction only, as `src/lib.rs` and the `mod.rs` of each folder say, and there are no circles: a
//! change that needs an arrow the other way needs another design.

mod circles;
mod floors;
mod games;
mod graph;
mod lengths;
mod modules;
mod names;
mod source;
