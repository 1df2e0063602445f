//! What is wrong with a configuration, and where.

use std::{
    fmt,
    path::{Path, PathBuf},
};

/// All that is wrong with a configuration: at least one fault.
#[derive(Debug)]
pub struct ConfigError(pub Vec<Fault>);

/// One thing that is wrong. It never holds a value that was set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where the value stands, or should stand.
    pub place: Place,
    /// What, and what would be right.
    pub message: String,
}

/// Where a value comes from; ordered as one reads a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// A file as a whole.
    File(PathBuf),
    /// A place in a file.
    Line {
        path: PathBuf,
        /// Counted from 1.
        line: usize,
        /// Characters, counted from 1.
        column: usize,
    },
    /// A variable of the environment.
    Variable(String),
    /// A setting, wherever its value came from.
    Setting(&'static str),
}

impl Place {
    /// The place of the byte `offset` of a file with this text.
    pub(super) fn in_text(path: &Path, text: &str, offset: usize) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self::Line {
            path: path.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }

    /// Whether both are in the same line of the same file.
    pub(super) fn same_line(&self, other: &Self) -> bool {
        match (self, other) {
            (
                Self::Line { path, line, .. },
                Self::Line { path: other_path, line: other_line, .. },
            ) => path == other_path && line == other_line,
            (Self::File(_) | Self::Line { .. } | Self::Variable(_) | Self::Setting(_), _) => false,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Line { path, line, column } => write!(f, "{}:{line}:{column}", path.display()),
            Self::Variable(name) => f.write_str(name),
            Self::Setting(name) => f.write_str(name),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if index == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl std::error::Error for ConfigError {}
