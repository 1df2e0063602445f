//! People and servers: who sits at tables, what they have set, and what is stored about them.
//!
//! | file | holds |
//! | --- | --- |
//! | `players` | who holds a seat, who held it before, who may end a table |
//! | `settings`, `server` | preferences of people and settings of servers |
//! | `away` | `/me away` |
//! | `languages` | which languages people and servers use in Discord |
//! | `audience` | who looks at a table just now |
//! | `asides` | notes |
//! | `privacy`, `retention` | data of a person: handed out, erased; how long games are stored |

mod asides;
pub(super) mod audience;
mod away;
mod languages;
pub(super) mod players;
mod privacy;
mod retention;
mod server;
pub(super) mod settings;

pub use away::Away;
pub use players::{Authority, Former, Occupant, Player, Seated, Whose, is_of_person};
pub use privacy::Traces;
pub use server::{
    ForumTags, Openers, OpenersWish, Opening, ServerChange, ServerRefused, ServerSettings,
    Unwelcome,
};
