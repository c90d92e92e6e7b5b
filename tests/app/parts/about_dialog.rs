//! The about page: version, games and licences.

use kuba::app::shell::dialogs::about::decoded;

#[test]
fn the_icon_is_a_picture() {
    assert_eq!(decoded().map(|icon| icon.size), Some([256, 256]));
}
