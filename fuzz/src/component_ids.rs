//! What a button carries: an id that is read is written as one that is read the same way.

use aedile::talk::custom_id::ComponentId;

/// Reads the id of a component.
///
/// # Panics
/// When writing what was read loses something.
pub fn read(id: &[u8]) {
    let Ok(id) = str::from_utf8(id) else { return };
    if let Ok(read) = id.parse::<ComponentId>() {
        assert_eq!(read.to_string().parse::<ComponentId>().as_ref(), Ok(&read));
    }
}
