//! The drawings made so far, each once in each size.

use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use super::canvas::pixels;
use super::sprite::{Sprite, rasterise};

/// Which drawing in which size: family, member of the family, pixels across and down.
pub(crate) type Key = (&'static str, u16, u32, u32);

/// Drawings live as long as the program: their number is that of the pages' art and sizes. Read by every
/// picture, written when a drawing is first met.
static SPRITES: LazyLock<RwLock<HashMap<Key, &'static Sprite>>> = LazyLock::new(RwLock::default);

/// The drawing of this key; made from `svg` when it is first met.
pub fn sprite(key: Key, svg: impl FnOnce() -> String) -> &'static Sprite {
    if let Some(known) = SPRITES.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return known;
    }
    let (_, _, width, height) = key;
    let picture = rasterise(&svg(), width, height);
    #[cfg(test)]
    super::fit::seen(&picture);
    let made: &'static Sprite = Box::leak(Box::new(Sprite::new(&picture)));
    SPRITES.write().unwrap_or_else(PoisonError::into_inner).entry(key).or_insert(made)
}

/// A square icon of `side` units.
#[must_use]
pub fn icon(icon: Icon, side: f32) -> &'static Sprite {
    let side = pixels(side).cast_unsigned();
    sprite(("icon", icon as u16, side, side), || icon.svg().to_owned())
}

/// Declares the icons and their sources.
macro_rules! icons {
    ($($name:ident = $file:literal,)*) => {
        /// An icon of `assets/icons`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u16)]
        #[expect(missing_docs, reason = "the names are the drawings' names")]
        pub enum Icon { $($name,)* }

        impl Icon {
            /// The source.
            #[must_use]
            pub const fn svg(self) -> &'static str {
                match self { $(Self::$name => include_str!(concat!("../../assets/icons/", $file, ".svg")),)* }
            }
        }
    };
}

icons! {
    Aqueduct = "aqueduct", Arena = "arena", Brick = "brick", Cog = "cog", Coin = "coin", Colosseum = "colosseum",
    Crown = "crown", Cupid = "emblem-cupid", Fortuna = "emblem-fortuna", Juno = "emblem-juno",
    Jupiter = "emblem-jupiter", Luna = "emblem-luna", Mars = "emblem-mars", Mercury = "emblem-mercury",
    Minerva = "emblem-minerva", Saturn = "emblem-saturn", Venus = "emblem-venus", Emperor = "emperor",
    FirstPlayer = "first-player", ForumRomanum = "forum-romanum", GrainFarm = "grain-farm",
    GrandAqueduct = "grand-aqueduct", Hand = "hand", Home = "home", ImperialBaths = "imperial-baths",
    Laurel = "laurel", Market = "market", Residential2 = "residential-2", Residential3 = "residential-3",
    Residential4 = "residential-4", School = "school", SeatBrown = "seat-brown", SeatOrange = "seat-orange",
    SeatPurple = "seat-purple", SeatWhite = "seat-white", SheepFarm = "sheep-farm", Shrine = "shrine",
    Star = "star", TempleFrame = "temple-frame", Temple = "temple", ThermalBaths = "thermal-baths",
    University = "university", VegetableFarm = "vegetable-farm", Vineyard = "vineyard",
    ResourceStone = "resource-stone", ResourceWood = "resource-wood", ResourceArchitecture = "resource-architecture",
    ResourceDecoration = "resource-decoration", HollowStone = "resource-stone-hollow",
    HollowWood = "resource-wood-hollow", HollowArchitecture = "resource-architecture-hollow",
    HollowDecoration = "resource-decoration-hollow", Action = "action", Chain = "chain", ChainBroken = "chain-broken",
    Loan = "loan", Mallet = "tool-mallet", Saw = "tool-saw", SetSquare = "tool-set-square",
    Paintbrush = "tool-paintbrush", Apprentice = "worker-apprentice", Laborer = "worker-laborer",
    Companion = "worker-companion", Master = "worker-master", Prisoner = "worker-prisoner", Freed = "worker-freed",
    BuildArchery = "build-archery", BuildArchitectTable = "build-architect-table", BuildArmory = "build-armory",
    BuildBabel = "build-babel", BuildBarracks = "build-barracks", BuildColossus = "build-colossus",
    BuildFortress = "build-fortress", BuildForum = "build-forum", BuildGardens = "build-gardens",
    BuildHoist = "build-hoist", BuildLighthouse = "build-lighthouse", BuildNobleHouse = "build-noble-house",
    BuildPalace = "build-palace", BuildPhilosophy = "build-philosophy", BuildPort = "build-port",
    BuildPyramid = "build-pyramid", BuildQuarry = "build-quarry", BuildRuralHouse = "build-rural-house",
    BuildSawMachine = "build-saw-machine", BuildScaffold = "build-scaffold", BuildShipyard = "build-shipyard",
    BuildShop = "build-shop", BuildSphinx = "build-sphinx", BuildStable = "build-stable",
    BuildTheater = "build-theater", BuildTownHall = "build-town-hall", BuildTradingPost = "build-trading-post",
    BuildTrough = "build-trough", BuildUrbanHouse = "build-urban-house", BuildZiggurat = "build-ziggurat",
}

impl Icon {
    /// The drawing without its outer element, to be put into a larger one.
    #[must_use]
    pub fn inner(self) -> &'static str {
        let svg = self.svg();
        let start = svg.find('>').map_or(0, |end| end + 1);
        let end = svg.rfind("</svg>").unwrap_or(svg.len());
        &svg[start..end]
    }

    /// The side of the square in which it is drawn: the emblems have 40, all others 64.
    #[must_use]
    pub fn side(self) -> f32 {
        if self.svg().contains("viewBox=\"0 0 40 40\"") { 40.0 } else { 64.0 }
    }

    /// The drawing within a larger one, centred at a place, `side` of the larger one's units across.
    #[must_use]
    pub fn within(self, centre: (f32, f32), side: f32) -> String {
        let scale = side / self.side();
        let (x, y) = (centre.0 - side / 2.0, centre.1 - side / 2.0);
        format!("<g transform=\"translate({x:.3} {y:.3}) scale({scale:.5})\">{}</g>", self.inner())
    }
}
