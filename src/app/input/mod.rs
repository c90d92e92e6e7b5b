//! Ways to play beside the mouse: one key, touch, wheel, Tab, wishes of the system.

pub mod one_key;
pub mod system_preferences;
pub(crate) mod tab_key;
pub(crate) mod tap_delay;
pub(crate) mod touch;
pub mod wheel;
