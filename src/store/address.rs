//! Where a database is.

use std::{fmt, path::PathBuf, str::FromStr};

use super::Server;

/// A database: a file of SQLite, or a server with PostgreSQL. It never shows a password.
#[derive(Clone)]
pub enum Address {
    /// A file of SQLite.
    File(PathBuf),
    /// A database of a server.
    Server(Server),
}

impl FromStr for Address {
    type Err = String;

    /// Reads `sqlite:FILE` or `postgres://USER@HOST/DATABASE`; what is wrong is said without the text.
    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(path) = text.strip_prefix("sqlite:").filter(|path| !path.is_empty()) {
            return Ok(Self::File(path.into()));
        }
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err("must be sqlite:FILE or postgres://USER@HOST/DATABASE".to_owned());
        }
        Server::of(text).map(Self::Server)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Server(server) => server.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Result<Address, String> {
        text.parse()
    }

    #[cfg(feature = "postgres")]
    #[test]
    fn an_address_is_read_and_told_without_its_password() {
        let Ok(address) = of("postgres://aedile:hunter2@db.example.org/rome") else { panic!() };
        assert_eq!(address.to_string(), "postgres://db.example.org/rome");
        for (two, told) in [
            ("postgres://a@localhost:5432/b", "postgres://localhost/b"),
            ("postgres://a@localhost:5433/b", "postgres://localhost:5433/b"),
            ("postgres://a@/b?host=/run/postgresql&port=5433", "postgres:///run/postgresql:5433/b"),
        ] {
            assert_eq!(
                of(two).map(|server| server.to_string()).as_deref(),
                Ok(told),
                "two servers"
            );
        }
        assert_eq!(of("sqlite:a.db").map(|file| file.to_string()), Ok("a.db".to_owned()));
        for wrong in
            ["", "sqlite:", "aedile.db", "mysql://a@b/c", "postgres://a@b:hunter2/c", "postgres://"]
        {
            let said = of(wrong).err().unwrap_or_else(|| panic!("{wrong}"));
            assert!(said.starts_with("must ") && !said.contains("hunter2"), "{said}");
        }
    }

    #[cfg(not(feature = "postgres"))]
    #[test]
    fn a_program_without_postgresql_says_so() {
        assert!(of("sqlite:a.db").is_ok());
        let said = of("postgres://a@localhost/b").err();
        assert_eq!(
            said.as_deref(),
            Some("must be sqlite:FILE: this aedile was built without PostgreSQL")
        );
    }
}
