//! Parsing of numeric arguments, with error messages for the user.

use std::fmt::Display;
use std::ops::{Bound, RangeBounds};
use std::str::FromStr;

use super::TEXTS;
use crate::phrase::Phrase;

pub(super) fn whole<T, B>(bounds: B) -> impl Fn(&str) -> Result<T, String> + Clone
where
    T: FromStr + PartialOrd + Display,
    B: RangeBounds<T> + Clone,
{
    move |text| {
        let read = text.parse::<T>().ok().filter(|number| bounds.contains(number));
        read.ok_or_else(|| TEXTS.say(&needed(&bounds)))
    }
}

pub(super) fn decimal(text: &str) -> Result<f64, String> {
    text.parse().map_err(|_| TEXTS.text("cli-no-decimal"))
}

fn needed<T: Display>(bounds: &impl RangeBounds<T>) -> Phrase {
    let end = |bound: Bound<&T>| match bound {
        Bound::Included(number) | Bound::Excluded(number) => Some(number.to_string()),
        Bound::Unbounded => None,
    };
    let least = end(bounds.start_bound()).unwrap_or_default();
    match end(bounds.end_bound()) {
        Some(most) => Phrase::new("cli-no-number").with("least", least).with("most", most),
        None => Phrase::new("cli-no-number-from").with("least", least),
    }
}
