//! Numbers by which things are named, as newtypes, so that a channel cannot be taken for a user.

/// Newtypes of a whole number, which is all that they are as text and in JSON.
macro_rules! ids {
    ($($(#[$about:meta])* $name:ident: $number:ty),* $(,)?) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ::std::num::ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }
    )*};
}

ids! {
    /// A table of ours. Never used twice.
    TableId: u64,
    /// A date in UTC, as whole days since 1970-01-01.
    DateNumber: u32,
    /// How many moves and undos a table has seen, which is also the number that the next one gets.
    ///
    /// It only grows, so a button that carries it is recognised as stale.
    MoveNumber: u32,
}

pub(crate) use ids;
