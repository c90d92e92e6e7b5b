//! Days and times as they stand in files.

use jiff::Zoned;
use jiff::civil::{Date, DateTime};

/// Today's date where the user is, as records have it: `YYYY-MM-DD`.
pub fn today() -> String {
    Zoned::now().strftime("%Y-%m-%d").to_string()
}

/// The date and the time where the user is, fit for the name of a file.
pub(super) fn now() -> String {
    Zoned::now().strftime("%Y-%m-%d %H.%M.%S").to_string()
}

/// Whether a text is a date and a time as [`now`] gives it.
pub(super) fn is_time(text: &str) -> bool {
    DateTime::strptime("%Y-%m-%d %H.%M.%S", text).is_ok()
}

/// Whether a text is a day of the calendar, as `YYYY-MM-DD`.
pub(super) fn is_date(text: &str) -> bool {
    // What is written again must be what was read: shorter forms would be understood, too.
    Date::strptime("%Y-%m-%d", text).is_ok_and(|date| date.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_days_of_the_calendar_are_dates() {
        for text in ["1997-05-06", "2024-02-29", "0001-01-01", "9999-12-31"] {
            assert!(is_date(text), "{text}");
        }
        for text in [
            "2025-02-29",
            "2025-13-01",
            "2025-1-1",
            "25-01-01",
            " 2025-01-01",
            "2025-01-01 ",
            "2025-01-01T00:00",
            "+2025-01-01",
            "",
        ] {
            assert!(!is_date(text), "{text}");
        }
        assert!(is_date(&today()));
    }
}
