//! `--game ID`, and `--option name=value` for the options of any game.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::{Map, Value};

use crate::play::{GameKind, GameOptions};

/// Reads the id of a game.
pub(super) fn game() -> impl TypedValueParser<Value = GameKind> {
    PossibleValuesParser::new(GameKind::ALL.iter().map(|kind| kind.id()))
        .map(|id| GameKind::from_id(&id).expect("it is one of them"))
}

/// Reads `name=value` pairs over the defaults. A later pair overrides an earlier one of the same name.
///
/// A value is JSON, or a word, or words with commas between them: `shrine=true`, `tie_breakers=influence_tokens,coins`.
///
/// # Errors
/// What is wrong with the first bad pair, and what there is.
pub(super) fn read(kind: GameKind, pairs: &[String]) -> Result<GameOptions, String> {
    let mut chosen = Map::new();
    for pair in pairs {
        let (name, value) = pair.split_once('=').ok_or_else(|| {
            format!("`{pair}` must be name=value, for example auto_play_forced=true")
        })?;
        let meanings = [as_json(value), Some(Value::from(value)), Some(value.split(',').collect())];
        let mut errors = Vec::new();
        let understood = meanings.into_iter().flatten().find(|meaning| {
            let mut tried = chosen.clone();
            tried.insert(name.to_owned(), meaning.clone());
            kind.options_with(tried).map_err(|error| errors.push(error.to_string())).is_ok()
        });
        match understood {
            Some(meaning) => chosen.insert(name.to_owned(), meaning),
            None => return Err(complaint(name, &errors)),
        };
    }
    kind.options_with(chosen).map_err(|error| error.to_string())
}

fn as_json(value: &str) -> Option<Value> {
    serde_json::from_str(value).ok()
}

/// The most telling of the errors: not that of a meaning that was only tried.
fn complaint(name: &str, errors: &[String]) -> String {
    let telling = errors.iter().find(|error| !error.starts_with("invalid type")).or(errors.first());
    let error = telling.map_or("this value means nothing", String::as_str);
    match error.strip_prefix("unknown field ") {
        Some(rest) => {
            // With two names serde lists them without "one of".
            let rest = rest.replacen(", expected one of", "; there are", 1);
            format!("there is no option {}", rest.replacen(", expected", "; there are", 1))
        }
        None => format!("the option `{name}`: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::great_city::{GreatCity, Options, rules::options::TieBreakers};

    fn options(pairs: &[&str]) -> Result<Options, String> {
        let pairs: Vec<_> = pairs.iter().map(|pair| (*pair).to_owned()).collect();
        read(GameKind::GreatCity, &pairs).map(|options| *options.typed::<GreatCity>().unwrap())
    }

    #[test]
    fn values_are_json_words_or_lists() {
        assert_eq!(options(&[]), Ok(Options::PUBLISHER));
        let with_coins =
            Options { tie_breakers: TieBreakers::InfluenceThenCoins, ..Options::PUBLISHER };
        assert_eq!(options(&["tie_breakers=influence_tokens,coins"]), Ok(with_coins));
        assert_eq!(options(&[r#"tie_breakers=["influence_tokens","coins"]"#]), Ok(with_coins));
        assert_eq!(
            options(&["tie_breakers=influence_tokens,coins", "tie_breakers=influence_tokens"]),
            options(&[])
        );
        let shrine = Options { shrine: true, exact_payment: false, ..Options::PUBLISHER };
        assert_eq!(options(&["shrine=true", "exact_payment=false"]), Ok(shrine));
    }

    #[test]
    fn the_options_of_a_game_with_few_are_listed_as_well() {
        let read = read(GameKind::Builders, &["shrine=true".to_owned()]).map(drop);
        let says = "there is no option `shrine`; there are `first_player` or `auto_play_forced`";
        assert_eq!(read, Err(says.to_owned()));
    }

    #[test]
    fn bad_pairs_are_told_what_there_is() {
        for (pair, says) in [
            ("shrine", "must be name=value"),
            ("shrine=maybe", "the option `shrine`: "),
            ("shrin=true", "there is no option `shrin`; there are `shrine`, "),
            ("tie_breakers=coins", "tie_breakers is"),
        ] {
            let error = options(&[pair]).expect_err(pair);
            assert!(error.contains(says), "{error}");
        }
    }
}
