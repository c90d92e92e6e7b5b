//! Dates and times in the text form that files use.

use std::ffi::OsStr;
use std::path::Path;
use std::sync::LazyLock;
use std::time::SystemTime;
use std::{env, iter};

use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, Zoned};

use super::files::read_bytes;

/// Hours after midnight that still belong to a day of training.
const NIGHT: SignedDuration = SignedDuration::from_hours(4);

/// Today's date in the user's time zone, as `YYYY-MM-DD`.
pub fn today() -> String {
    here(timestamp(SystemTime::now())).strftime("%Y-%m-%d").to_string()
}

/// Today's date, or `None` from a clock that is behind the first day of the program and so is wrong.
pub(super) fn credible_today() -> Option<String> {
    Some(today()).filter(|today| today.as_str() >= "2026-01-01")
}

/// Local date and time as `YYYY-MM-DD HH.MM.SS`, which every system accepts in file names.
pub fn now() -> String {
    fit_for_a_file(timestamp(SystemTime::now()))
}

/// Local date and time as `YYYY-MM-DD HH:MM:SS`.
pub fn local_time() -> String {
    here(timestamp(SystemTime::now())).strftime("%Y-%m-%d %H:%M:%S").to_string()
}

/// Like [`now`] for another time; `None` if the time is out of range.
pub(super) fn then(time: SystemTime) -> Option<String> {
    Some(fit_for_a_file(Timestamp::try_from(time).ok()?))
}

/// Clamps the time of a wrong clock to the years 1970 to 9999.
fn timestamp(time: SystemTime) -> Timestamp {
    let nearest =
        if time < SystemTime::UNIX_EPOCH { Timestamp::UNIX_EPOCH } else { Timestamp::MAX };
    Timestamp::try_from(time).ok().filter(|time| *time >= Timestamp::UNIX_EPOCH).unwrap_or(nearest)
}

/// The time in a day; later stamps of files come from a clock that was ahead.
pub(super) fn a_day_ahead() -> String {
    let now = timestamp(SystemTime::now());
    let ahead = now.checked_add(SignedDuration::from_hours(24));
    fit_for_a_file(ahead.unwrap_or(now))
}

fn fit_for_a_file(time: Timestamp) -> String {
    here(time).strftime("%Y-%m-%d %H.%M.%S").to_string()
}

fn here(time: Timestamp) -> Zoned {
    // Read once: dates are asked for in every frame.
    static ZONE: LazyLock<TimeZone> =
        LazyLock::new(|| local_zone().unwrap_or_else(TimeZone::system));
    time.to_zoned(ZONE.clone())
}

/// Zone from `/etc/localtime`, unless the user has set `TZ`. The time zone library would search its whole
/// database for the zone's name, which delays the start.
fn local_zone() -> Option<TimeZone> {
    let chosen = env::var_os("TZ");
    if !cfg!(unix) || chosen.as_deref().is_some_and(is_usable) {
        return None;
    }
    let rules = read_bytes(Path::new("/etc/localtime")).ok();
    let zone = rules.and_then(|rules| TimeZone::tzif("", &rules).ok());
    zone.or_else(|| chosen.map(|_| TimeZone::UTC))
}

/// Returns `false` if the value of `TZ` names a path that is not a regular file; a device may have no end.
fn is_usable(zone: &OsStr) -> bool {
    let Some(zone) = zone.to_str() else {
        return false;
    };
    let path = Path::new(zone.strip_prefix(':').unwrap_or(zone));
    !path.is_absolute() || path.is_file()
}

/// The day of training (`YYYY-MM-DD`) to which a local time (`YYYY-MM-DD HH:MM:SS`) belongs: until four in the morning
/// the day before. A date without a time is that day.
pub fn training_day(time: &str) -> String {
    let read = DateTime::strptime("%Y-%m-%d %H:%M:%S", time).ok();
    let begun = read.and_then(|time| time.checked_sub(NIGHT).ok());
    match begun {
        Some(begun) => begun.date().to_string(),
        None => time.split(' ').next().unwrap_or_default().to_owned(),
    }
}

/// Age of a date relative to today.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Day {
    /// The same day.
    Today,
    /// The day before.
    Yesterday,
    /// Any other day, or an invalid date.
    Other,
}

/// Returns the age of `date` relative to `today`; both are `YYYY-MM-DD`.
pub fn day(date: &str, today: &str) -> Day {
    let read = |text| Date::strptime("%Y-%m-%d", text).ok();
    let Some((date, today)) = read(date).zip(read(today)) else {
        return Day::Other;
    };
    match date {
        date if date == today => Day::Today,
        date if date.tomorrow().ok() == Some(today) => Day::Yesterday,
        _ => Day::Other,
    }
}

/// Number of days from 1 January 1970 to a date (`YYYY-MM-DD`); `None` for earlier and invalid dates.
pub fn day_number(date: &str) -> Option<u32> {
    let date = Date::strptime("%Y-%m-%d", date).ok()?;
    let days = date.since(Date::new(1970, 1, 1).ok()?).ok()?.get_days();
    u32::try_from(days).ok()
}

/// Returns the date (`YYYY-MM-DD`) that [`day_number`] turns into this number; `None` after the year 9999.
pub fn date_of(number: u32) -> Option<String> {
    let days = jiff::Span::new().try_days(number).ok()?;
    let date = Date::new(1970, 1, 1).ok()?.checked_add(days).ok()?;
    Some(date.to_string())
}

/// Takes a day (`YYYY-MM-DD`) after tomorrow, which a wrong clock wrote, back to `today`; another user's day may
/// be tomorrow here. Without a sound `today` the day stays.
pub(super) fn not_after(day: &str, today: &str) -> String {
    let number = |day| day_number(day).filter(|_| is_date(day));
    let is_ahead = number(day).zip(number(today)).is_some_and(|(day, today)| day > today + 1);
    if is_ahead { today } else { day }.to_owned()
}

/// Number of consecutive days (`YYYY-MM-DD`) of a set up to `today`, or up to the day before if `today` is not
/// in it.
pub fn streak(today: &str, is_in: impl Fn(&str) -> bool) -> usize {
    let Ok(today) = Date::strptime("%Y-%m-%d", today) else {
        return 0;
    };
    let is_there = |day: &Date| is_in(&day.to_string());
    let begins = [Some(today), today.yesterday().ok()];
    let last = begins.into_iter().flatten().find(is_there);
    iter::successors(last, |day| day.yesterday().ok().filter(is_there)).count()
}

pub(super) fn is_time(text: &str) -> bool {
    DateTime::strptime("%Y-%m-%d %H.%M.%S", text).is_ok()
}

/// Reads a date as score sheets have it: `2026.11.25`, `2026/11/25`, `25.11.2026` or as in files.
pub(super) fn sheet_date(text: &str) -> Option<String> {
    let hyphens = text.trim().replace(['.', '/'], "-");
    let form = match (hyphens.find('-'), text.contains('/')) {
        (Some(4), _) => "%Y-%m-%d",
        // With slashes, the month may come first.
        (_, true) => return None,
        (_, false) => "%d-%m-%Y",
    };
    let date = Date::strptime(form, &hyphens).ok()?;
    (date.year() >= 1000).then(|| date.to_string())
}

/// Returns `true` if a text is a day of the calendar as `YYYY-MM-DD`.
pub fn is_date(text: &str) -> bool {
    // Dates must survive a round trip, but the parser also accepts shorter forms.
    Date::strptime("%Y-%m-%d", text).is_ok_and(|date| date.to_string() == text)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_day_is_told_from_the_one_before_also_over_the_end_of_a_year() {
        assert_eq!(day("2025-12-31", "2025-12-31"), Day::Today);
        assert_eq!(day("2025-12-31", "2026-01-01"), Day::Yesterday);
        assert_eq!(day("2024-02-28", "2024-03-01"), Day::Other);
        assert_eq!(day("2026-01-02", "2026-01-01"), Day::Other);
        assert_eq!(day("no day", "2026-01-01"), Day::Other);
    }

    #[test]
    fn a_wrong_clock_has_a_date_all_the_same() {
        let far = SystemTime::UNIX_EPOCH + Duration::from_hours(24 * 366 * 9_000);
        assert!(here(timestamp(far)).year() >= 9_999);
        let early = SystemTime::UNIX_EPOCH - Duration::from_hours(24 * 366);
        assert_eq!(timestamp(early), Timestamp::UNIX_EPOCH);
    }

    #[cfg(unix)]
    #[test]
    fn a_device_is_no_time_zone() {
        for zone in [":/dev/zero", "/dev/zero", ":/dev", "/no/such/file"] {
            assert!(!is_usable(OsStr::new(zone)), "{zone}");
        }
        for zone in ["Europe/Berlin", ":Europe/Berlin", "UTC", "", "CET-1CEST"] {
            assert!(is_usable(OsStr::new(zone)), "{zone}");
        }
    }

    #[test]
    fn a_time_is_told_as_the_library_for_time_zones_tells_it() {
        for seconds in [0, 954_000_000, 1_750_000_000, 1_766_000_000] {
            let time = Timestamp::from_second(seconds).expect("a time");
            let usual = time.to_zoned(TimeZone::system());
            assert_eq!(here(time).datetime(), usual.datetime(), "{time}");
        }
    }

    #[test]
    fn a_day_of_training_ends_at_four_in_the_morning() {
        for (time, day) in [
            ("2026-11-28 03:59:59", "2026-11-27"),
            ("2026-11-28 04:00:00", "2026-11-28"),
            ("2026-11-28 23:59:59", "2026-11-28"),
            ("2026-01-01 00:30:00", "2025-12-31"),
            ("2026-11-28", "2026-11-28"),
        ] {
            assert_eq!(training_day(time), day, "{time}");
        }
    }

    #[test]
    fn days_in_a_row_are_counted_up_to_today_or_yesterday() {
        let days: BTreeSet<String> =
            ["2025-12-29", "2025-12-31", "2026-01-01", "2026-01-02"].map(str::to_owned).into();
        for (today, row) in [
            ("2026-01-02", 3),
            ("2026-01-03", 3),
            ("2026-01-04", 0),
            ("2025-12-30", 1),
            ("no day", 0),
        ] {
            let counted = streak(today, |day| days.contains(day));
            assert_eq!(counted, row, "{today}");
        }
    }

    #[test]
    fn every_day_has_the_next_number() {
        let numbers = ["2026-02-27", "2026-02-28", "2026-03-01"].map(day_number);
        let first = numbers[0].expect("a day");
        assert_eq!(numbers, [Some(first), Some(first + 1), Some(first + 2)]);
        assert_eq!(day_number("1970-01-02"), Some(1));
        assert_eq!(date_of(first + 1).as_deref(), Some("2026-02-28"));
        assert_eq!(date_of(u32::MAX), None);
        assert_eq!(day_number("nonsense"), None);
    }

    #[test]
    fn a_day_of_a_clock_that_was_ahead_becomes_today() {
        let today = "2026-11-28";
        for (day, taken) in [
            ("2099-06-01", today),
            ("2026-11-30", today),
            ("2026-11-29", "2026-11-29"),
            ("2026-11-27", "2026-11-27"),
            ("0001-01-01", "0001-01-01"),
        ] {
            assert_eq!(not_after(day, today), taken);
        }
        assert_eq!(not_after("2099-06-01", "no day"), "2099-06-01");
    }

    #[test]
    fn a_date_of_a_sheet_is_read_unless_it_may_be_another_one() {
        for text in
            ["2026-11-05", "2026.11.05", "2026.11.5", "2026/11/05", "05.11.2026", " 5.11.2026"]
        {
            assert_eq!(sheet_date(text).as_deref(), Some("2026-11-05"), "{text}");
        }
        for text in ["", "?", "????.??.??", "2026.11.??", "2026", "05/11/2026", "5.11.26", "soon"] {
            assert_eq!(sheet_date(text), None, "{text}");
        }
    }

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
