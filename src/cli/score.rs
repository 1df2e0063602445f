//! `aedile score`: the points of a city of *The Great City of Rome*, as §3 of the log format writes them.

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
};

use super::{Failure, options, print};
use crate::games::great_city::{BadCity, CityRecord, city_score};

/// Which city.
#[derive(clap::Args)]
pub(super) struct Score {
    /// A city as JSON, or `-` for the standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// An option of the game, for example `shrine_counts_as_temple=false`; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

/// Prints the score of the city as JSON.
pub(super) fn score(order: &Score) -> Result<(), Failure> {
    let options = options::read(&order.options).map_err(Failure::Usage)?;
    let (name, city) = if order.file == Path::new("-") {
        ("the standard input".to_owned(), CityRecord::read(io::stdin().lock()))
    } else {
        let city = File::open(&order.file).map_err(BadCity::from).and_then(CityRecord::read);
        (order.file.display().to_string(), city)
    };
    let score = city.and_then(|city| city_score(&city, &options));
    let score = score.map_err(|error| Failure::Usage(format!("{name}: {error}")))?;
    let json = serde_json::to_string(&score).expect("a score is plain data");
    print(&format!("{json}\n"))
}
