//! What opponents learned: the files, and what is refused.

use aedile::board::{BadWeights, RulesVersion, Strategy, beliefs};

/// Makes a module with a test of each law for a game.
macro_rules! weights_of {
    ($module:ident: $game:ty) => {
        mod $module {
            #[test]
            fn the_file_fits_and_is_small() {
                super::weights::fits::<$game>();
            }

            #[test]
            fn a_file_that_does_not_fit_is_refused() {
                super::weights::refuses::<$game>();
            }
        }
    };
}
pub(crate) use weights_of;

/// The limit for one game.
const MOST_BYTES: usize = 200_000;

fn file<G: Strategy>() -> String {
    let path = format!("{}/assets/{}/weights.toml", env!("CARGO_MANIFEST_DIR"), G::ID);
    std::fs::read_to_string(path).unwrap()
}

pub fn fits<G: Strategy>() {
    let text = file::<G>();
    assert!(text.len() <= MOST_BYTES);
    let read = beliefs::read::<G, G::Weights>(&text).unwrap();
    assert_eq!(Ok(&read), G::learned());
    assert_ne!(read, *G::by_hand(), "something was learned");
    let written = beliefs::write::<G, _>(&read, &["again"]);
    assert_eq!(beliefs::read::<G, G::Weights>(&written), Ok(read), "decimals are exact");
}

pub fn refuses<G: Strategy>() {
    let text = file::<G>();
    let read = |text: &str| beliefs::read::<G, G::Weights>(text).unwrap_err();
    let noise = text.lines().find(|line| line.starts_with("noise = ")).unwrap();
    assert!(matches!(read(""), BadWeights::Unreadable { .. }), "no file");
    for other in [text.replace(noise, ""), text.replace(noise, &format!("{noise}\ncourage = 1.0"))]
    {
        assert!(matches!(read(&other), BadWeights::Unreadable { .. }), "other features");
    }
    let changed = read(&text.replacen(noise, "noise = 0.123", 1));
    assert!(matches!(changed, BadWeights::Changed { .. }), "{changed}");
    let rules = format!("rules = {}", G::RULES_VERSION.number());
    let later = format!("rules = {}", G::RULES_VERSION.number() + 1);
    assert!(text.contains("\nrules = "));
    let learned = RulesVersion::new(G::RULES_VERSION.number() + 1);
    let of_later = read(&text.replacen(&rules, &later, 1));
    assert!(matches!(of_later, BadWeights::OtherRules { learned: by, .. } if by == learned));
}
