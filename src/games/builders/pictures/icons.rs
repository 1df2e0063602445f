//! The icons of this game's pages: its own and those of the shared ones that it shows.

use crate::render::icons::icons;
pub use crate::render::icons::{COG, COIN, HOME, MARKET, TEMPLE, UNIVERSITY};

icons! { "assets/builders/icons":
    RESOURCE_STONE = "resource-stone", RESOURCE_WOOD = "resource-wood",
    RESOURCE_ARCHITECTURE = "resource-architecture", RESOURCE_DECORATION = "resource-decoration",
    HOLLOW_STONE = "resource-stone-hollow", HOLLOW_WOOD = "resource-wood-hollow",
    HOLLOW_ARCHITECTURE = "resource-architecture-hollow", HOLLOW_DECORATION = "resource-decoration-hollow",
    BANNER = "banner", CHAIN = "chain", CHAIN_BROKEN = "chain-broken", LOAN = "loan", MALLET = "tool-mallet", SAW = "tool-saw",
    SET_SQUARE = "tool-set-square", PAINTBRUSH = "tool-paintbrush", APPRENTICE = "worker-apprentice",
    LABORER = "worker-laborer", COMPANION = "worker-companion", MASTER = "worker-master",
    PRISONER = "worker-prisoner", FREED = "worker-freed", BUILD_ARCHERY = "build-archery",
    BUILD_ARCHITECT_TABLE = "build-architect-table", BUILD_ARMORY = "build-armory", BUILD_BABEL = "build-babel",
    BUILD_BARRACKS = "build-barracks", BUILD_COLOSSUS = "build-colossus", BUILD_FORTRESS = "build-fortress",
    BUILD_FORUM = "build-forum", BUILD_GARDENS = "build-gardens", BUILD_HOIST = "build-hoist",
    BUILD_LIGHTHOUSE = "build-lighthouse", BUILD_NOBLE_HOUSE = "build-noble-house", BUILD_PALACE = "build-palace",
    BUILD_PHILOSOPHY = "build-philosophy", BUILD_PORT = "build-port", BUILD_PYRAMID = "build-pyramid",
    BUILD_QUARRY = "build-quarry", BUILD_RURAL_HOUSE = "build-rural-house", BUILD_SAW_MACHINE = "build-saw-machine",
    BUILD_SCAFFOLD = "build-scaffold", BUILD_SHIPYARD = "build-shipyard", BUILD_SHOP = "build-shop",
    BUILD_SPHINX = "build-sphinx", BUILD_STABLE = "build-stable", BUILD_THEATER = "build-theater",
    BUILD_TOWN_HALL = "build-town-hall", BUILD_TRADING_POST = "build-trading-post", BUILD_TROUGH = "build-trough",
    BUILD_URBAN_HOUSE = "build-urban-house", BUILD_ZIGGURAT = "build-ziggurat",
}
