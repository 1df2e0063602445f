//! The list of the games as objects.

use std::{io::BufRead, marker::PhantomData, ops::Deref};

use super::{
    about::{About, AboutGame, Checked},
    kind::GameKind,
};
use crate::{
    board::log::{self, LogFault},
    games::games,
};

macro_rules! objects {
    ($dollar:tt $($(#[$doc:meta])* $variant:ident => $game:ty),+ $(,)?) => {
        impl Deref for GameKind {
            type Target = dyn AboutGame;

            fn deref(&self) -> &'static Self::Target {
                match self { $(Self::$variant => &About::<$game>(PhantomData),)+ }
            }
        }
    };
}
games!($ objects);

/// Replays a whole log of whichever game its first line names.
///
/// # Errors
/// The first line that is not so, and why.
pub fn verify_log(log: impl BufRead) -> Result<Checked, LogFault> {
    let log: Box<dyn BufRead + '_> = Box::new(log);
    let log = log::open(log)?;
    let format = log.format()?;
    if let Some(kind) = GameKind::ALL.iter().find(|kind| kind.log_format() == format) {
        return kind.verify(log);
    }
    let known: Vec<_> =
        GameKind::ALL.iter().map(|kind| format!("{:?}", kind.log_format())).collect();
    Err(log.fault(format!("format must be {}, not {format:?}", known.join(" or "))))
}
