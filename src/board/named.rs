//! Things that are known by a name: an enum without data, and all that follows from the names of its variants.

/// An enum whose variants have names, the same in logs, commands, the database and JSON.
macro_rules! named {
    ($(#[$about:meta])* $name:ident: $count:literal { $($(#[$of:meta])* $variant:ident = $called:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        pub enum $name {
            $($(#[$of])* #[serde(rename = $called)] $variant),+
        }

        impl $name {
            /// All, in their order.
            pub const ALL: [Self; $count] = [$(Self::$variant),+];

            /// The names in the order of [`ALL`](Self::ALL).
            pub const NAMES: [&'static str; $count] = [$($called),+];

            /// Its place in [`ALL`](Self::ALL).
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The name.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self.index()]
            }

            /// The one with this name.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.name() == name)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

/// A score: whole numbers in the lines of a score pad, by the names that logs have for them.
macro_rules! score_pad {
    ($(#[$about:meta])* $name:ident: $count:literal { $($(#[$of:meta])* $line:ident),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ::serde::Serialize)]
        pub struct $name {
            $($(#[$of])* pub $line: i32),+
        }

        impl $name {
            /// The lines in order, as the log names them.
            pub const LINES: [&'static str; $count] = [$(stringify!($line)),+];

            /// The numbers in the order of [`LINES`](Self::LINES).
            pub const fn lines(self) -> [i32; $count] {
                [$(self.$line),+]
            }
        }
    };
}

pub(crate) use {named, score_pad};
