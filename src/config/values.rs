//! The types of the values, read at the border. What is wrong is said without the value.

use std::{fmt, num::NonZero, path::PathBuf, time::Duration};

use toml::{Spanned, de::DeValue};

/// A value as it was written.
#[derive(Clone, Copy)]
pub(super) enum Given<'a> {
    /// Text of the file.
    Text(&'a str),
    /// A whole number of the file.
    Number(i64),
    /// A number with a fraction of the file.
    Fraction(f64),
    /// A list of the file.
    List(&'a [Spanned<DeValue<'a>>]),
    /// Anything else of the file.
    Other,
    /// A variable of the environment; it may stand for text and for a number.
    Variable(&'a str),
}

impl<'a> Given<'a> {
    /// A value of a TOML file.
    pub(super) fn of(value: &'a DeValue<'a>) -> Self {
        match value {
            DeValue::String(text) => Self::Text(text),
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
                .map_or(Self::Other, Self::Number),
            DeValue::Float(number) => number.as_str().parse().map_or(Self::Other, Self::Fraction),
            DeValue::Array(list) => Self::List(list),
            DeValue::Boolean(_) | DeValue::Datetime(_) | DeValue::Table(_) => Self::Other,
        }
    }

    /// The text; empty means not set.
    pub(super) fn text(self) -> Result<&'a str, String> {
        match self {
            Self::Text(text) | Self::Variable(text) => Ok(text.trim()),
            Self::Number(_) | Self::Fraction(_) | Self::List(_) | Self::Other => {
                Err("must be text in quotes".to_owned())
            }
        }
    }

    /// A file or directory.
    pub(super) fn path(self) -> Result<PathBuf, String> {
        match self.text()? {
            "" => Err("must name a file or directory".to_owned()),
            text => Ok(text.into()),
        }
    }

    /// Files and directories: a list of the file, or text of a variable as that of `PATH`.
    pub(super) fn paths(self) -> Result<Vec<PathBuf>, String> {
        let wrong =
            || "must be a list of files and directories: [\"/usr/share/fonts/a.ttf\"]".to_owned();
        match self {
            Self::List(list) => {
                let path = |value: &Spanned<DeValue<'_>>| {
                    value.get_ref().as_str().filter(|path| !path.is_empty()).map(PathBuf::from)
                };
                list.iter().map(path).collect::<Option<_>>().ok_or_else(wrong)
            }
            Self::Variable(text) => {
                let paths = std::env::split_paths(text.trim());
                Ok(paths.filter(|path| !path.as_os_str().is_empty()).collect())
            }
            Self::Text(_) | Self::Number(_) | Self::Fraction(_) | Self::Other => Err(wrong()),
        }
    }

    /// A whole number from 0 on, which may stand in a variable.
    fn whole(self) -> Option<u64> {
        match self {
            Self::Number(number) => number.try_into().ok(),
            Self::Variable(text) => text.trim().parse().ok(),
            Self::Text(_) | Self::Fraction(_) | Self::List(_) | Self::Other => None,
        }
    }

    /// A port, 0 to 65535.
    pub(super) fn port(self) -> Result<u16, String> {
        let wrong = || "must be a port, a whole number from 0 to 65535, without quotes".to_owned();
        self.whole().and_then(|number| number.try_into().ok()).ok_or_else(wrong)
    }

    /// A whole number from 0 on.
    pub(super) fn count(self, most: usize) -> Result<usize, String> {
        let count = self.whole().and_then(|number| usize::try_from(number).ok());
        let wrong = || format!("must be a whole number from 0 to {most}, without quotes");
        count.filter(|count| *count <= most).ok_or_else(wrong)
    }

    /// A whole number from 1 on; none for this word.
    pub(super) fn number_or(self, word: &str, most: u32) -> Result<Option<NonZero<u32>>, String> {
        if let Self::Text(text) | Self::Variable(text) = self
            && text.trim() == word
        {
            return Ok(None);
        }
        let number = self.whole().and_then(|number| u32::try_from(number).ok());
        let number = number.filter(|number| *number <= most).and_then(NonZero::new);
        let wrong =
            || format!("must be \"{word}\", or a whole number from 1 to {most} without quotes");
        number.map(Some).ok_or_else(wrong)
    }

    /// A length of time in seconds, with or without a fraction.
    pub(super) fn seconds(self, least: f64, most: f64) -> Result<Duration, String> {
        let seconds = match self {
            Self::Number(number) => i32::try_from(number).ok().map(f64::from),
            Self::Fraction(number) => Some(number),
            Self::Variable(text) => text.trim().parse().ok(),
            Self::Text(_) | Self::List(_) | Self::Other => None,
        };
        let wrong =
            || format!("must be a number of seconds from {least} to {most}, without quotes");
        let seconds =
            seconds.filter(|seconds| (least..=most).contains(seconds)).ok_or_else(wrong)?;
        Ok(Duration::from_secs_f64(seconds))
    }
}

/// Text that must not slip into a log or a message: it has no `Debug`, `Display` or `Serialize`.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    pub(super) fn new(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// Reads the bot's token.
    ///
    /// # Errors
    /// When it is empty or has characters that no token of Discord has.
    pub(super) fn token(text: &str) -> Result<Self, String> {
        let is_plain =
            |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'-');
        let text = text.strip_prefix("Bot ").unwrap_or(text);
        if !text.is_empty() && text.bytes().all(is_plain) {
            return Ok(Self::new(text));
        }
        let lacks = if text.is_empty() { "is empty; it " } else { "" };
        Err(format!(
            "{lacks}must be the bot's token as the Developer Portal shows it: letters, digits, `.`, `_` and `-`"
        ))
    }

    /// The text itself, for whoever needs it and for nothing else.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

/// The address of a server that speaks Discord's API, as `http://127.0.0.1:8087`: scheme, host and port, and a path if its
/// API does not begin at the root. `/api` or `/api/v10` at the end may be written or not: every request adds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiUrl(String);

impl ApiUrl {
    /// Reads an address; a slash and what every request adds are dropped from its end.
    ///
    /// # Errors
    /// When it is not a scheme, a host, perhaps a port and perhaps a path.
    pub fn new(text: &str) -> Result<Self, String> {
        let wrong = || "must be an address such as http://127.0.0.1:8087".to_owned();
        let url = text.trim_end_matches('/');
        let url = url.strip_suffix("/api/v10").or(url.strip_suffix("/api")).unwrap_or(url);
        let url = url.trim_end_matches('/');
        let place = url
            .strip_prefix("http://")
            .or_else(|| url.strip_prefix("https://"))
            .ok_or_else(wrong)?;
        let (host, path) = place.split_at(place.find('/').unwrap_or(place.len()));
        let authority: axum::http::uri::Authority = host.parse().map_err(|_| wrong())?;
        let port_is_good =
            authority.as_str().ends_with(authority.host()) || authority.port_u16().is_some();
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-._~".contains(&byte);
        if host.contains('@')
            || authority.host().is_empty()
            || !port_is_good
            || !path.bytes().all(is_plain)
        {
            return Err(wrong());
        }
        Ok(Self(url.to_owned()))
    }

    /// The address, without a slash at its end.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ApiUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What happens at the start to a database of an older version.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Migrate {
    /// It is refused.
    Never,
    /// It is brought up to date once a copy of it was made.
    #[default]
    AfterCopy,
    /// It is brought up to date, even when no copy can be made.
    Always,
}

impl Migrate {
    pub(super) fn new(text: &str) -> Result<Self, String> {
        match text {
            "never" => Ok(Self::Never),
            "after-copy" => Ok(Self::AfterCopy),
            "always" => Ok(Self::Always),
            _ => Err("must be after-copy, always or never".to_owned()),
        }
    }
}

/// The form of a log line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    Human,
    /// One JSON object a line, for programs.
    Json,
}

impl LogFormat {
    pub(super) fn new(text: &str) -> Result<Self, String> {
        match text {
            "human" => Ok(Self::Human),
            "json" => Ok(Self::Json),
            _ => Err("must be human or json".to_owned()),
        }
    }
}
