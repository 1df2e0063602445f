//! The shell around decisions: handles, tables in memory, one caller at a time, other processes.
//!
//! | file | holds |
//! | --- | --- |
//! | `handle`, `table` | handles to all tables and to one |
//! | `shared`, `awake` | what the handles and the poster share; the tables in memory |
//! | `locked` | a started table that one caller has to itself |
//! | `contained` | what is wrong with one table stays with it |
//! | `follow`, `newer` | what other processes on the same database do |

mod awake;
pub(super) mod contained;
mod follow;
mod handle;
pub(super) mod locked;
mod newer;
pub(super) mod shared;
mod table;

pub use handle::Tables;
pub use newer::Newer;
pub use table::Table;
