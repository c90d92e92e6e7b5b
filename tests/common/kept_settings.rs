//! A property of the settings file. The function panics if it fails. The tests call it with random inputs,
//! the fuzzer with its own.
//!
//! It uses no other test module, because the fuzzer includes it.

use kuba::app::Settings;
use kuba::app::catalogue::CATALOGUE;
use kuba_store::settings_file::settings_from;

/// Settings are always complete: invalid values fall back to their defaults. They survive a round trip
/// without a warning, and every game can start with the rules in them.
pub(crate) fn settings(text: &str) {
    let Ok((settings, _)) = settings_from::<Settings>(text) else {
        return;
    };
    let written = ron::to_string(&settings).expect("settings can be written");
    let (again, warnings) = settings_from::<Settings>(&written).expect("what is written");
    assert_eq!(again, settings, "{written}");
    assert!(warnings.is_empty(), "{warnings:?} in {written}");
    for entry in CATALOGUE {
        let rules = entry.info.draft(settings.rules.get(entry.id)).rules();
        let again = entry.info.draft(Some(&rules)).rules();
        assert_eq!(again, rules, "{}: {written}", entry.id);
    }
}
