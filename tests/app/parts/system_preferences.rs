//! Preferences of the system about contrast, motion and colours, which change while the program runs.

use kuba::app::input::system_preferences::SystemPreferences;
use mundy::{ColorScheme, Contrast, Preferences, ReducedMotion};

#[test]
fn a_system_that_says_nothing_wishes_nothing() {
    assert_eq!(SystemPreferences::from(Preferences::default()), SystemPreferences::default());
}

#[test]
fn what_the_system_prefers_becomes_a_wish() {
    let mut preferences = Preferences::default();
    preferences.contrast = Contrast::More;
    preferences.reduced_motion = ReducedMotion::Reduce;
    preferences.color_scheme = ColorScheme::Dark;
    let wishes = SystemPreferences { more_contrast: true, less_motion: true, dark: Some(true) };
    assert_eq!(SystemPreferences::from(preferences), wishes);
    preferences.contrast = Contrast::Less;
    assert!(!SystemPreferences::from(preferences).more_contrast);
}
