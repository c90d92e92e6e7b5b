//! The settings as the program saves them.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

use kuba_store::settings_file::settings_values;

/// Name of the setting that turns the board around.
const TURNED: &str = "turned";
/// Name of the place of the window, which may change at any time.
const WINDOW: &str = "window";

/// Values by name, as RON, without the place of the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Settings(BTreeMap<String, String>);

impl Settings {
    /// Fails if the file is missing or not complete.
    pub(super) fn read(path: &Path) -> Result<Self, Box<dyn Error>> {
        let text = fs::read_to_string(path)?;
        let mut values = settings_values(&text)
            .map_err(|line| format!("the settings are broken in line {line}:\n{text}"))?;
        values.remove(WINDOW);
        if !values.contains_key(TURNED) {
            return Err(format!("the settings are not complete:\n{text}").into());
        }
        Ok(Self(values))
    }

    pub(super) fn is_turned(&self) -> bool {
        self.0[TURNED] == "true"
    }

    /// The same settings with the board turned around.
    pub(super) fn turned_over(&self) -> Self {
        let mut turned = self.clone();
        let value = (!self.is_turned()).to_string();
        turned.0.insert(TURNED.to_owned(), value);
        turned
    }
}
