//! Rules on a score sheet: the name of a preset, and the options that differ from it. Sheets of older
//! versions have the rules in RON, as in a record.

use super::fault::{RecordError, RecordFault};
use super::recordable::Recordable;
use super::ron_error::ron_fault;
use super::ron_text::ron_text;
use kuba_rules::phrase::excerpt;
use kuba_rules::{RuleOption, set_option};

const RULES: &str = "Rules";

pub(super) fn is_rule<G: Recordable>(name: &str) -> bool {
    name == RULES || G::OPTIONS.iter().any(|option| option.name == name)
}

/// As few tags as possible; none for the default rules.
pub(super) fn entries<G: Recordable>(rules: &G::Rules) -> Vec<(&'static str, String)> {
    let usual = std::iter::once((None, G::Rules::default()));
    let named = G::named_rules().into_iter();
    let mixes = usual.chain(named.map(|(name, mix)| (Some(name), mix)));
    let told = mixes.map(|(name, mix)| -> Vec<_> {
        let name = name.map(|name| (RULES, name.to_owned()));
        let differing = differing::<G>(rules, &mix);
        name.into_iter().chain(differing).collect()
    });
    told.filter(|told| is_told::<G>(told, rules))
        .min_by_key(Vec::len)
        .unwrap_or_else(|| vec![(RULES, ron_text(rules))])
}

fn differing<G: Recordable>(rules: &G::Rules, mix: &G::Rules) -> Vec<(&'static str, String)> {
    let differs = |option: &&RuleOption<G::Rules>| {
        let own = G::rule_value(rules, option.name);
        own.is_some() || (option.get)(rules) != (option.get)(mix)
    };
    let told = |option: &RuleOption<G::Rules>| {
        let value = option.values.get((option.get)(rules)).copied();
        let own = G::rule_value(rules, option.name);
        (option.name, own.unwrap_or_else(|| value.unwrap_or_default().to_owned()))
    };
    G::OPTIONS.iter().filter(differs).map(told).collect()
}

/// Checks that the tags lead back to the same rules.
fn is_told<G: Recordable>(entries: &[(&'static str, String)], rules: &G::Rules) -> bool {
    let value = |name: &str| {
        let entry = entries.iter().find(|(other, _)| *other == name);
        entry.map(|(_, value)| (value.as_str(), 0))
    };
    read::<G>(value).is_ok_and(|read| read == *rules)
}

/// `entry` finds a tag by its name and returns its value and line.
pub(super) fn read<'a, G: Recordable>(
    entry: impl Fn(&str) -> Option<(&'a str, usize)>,
) -> Result<G::Rules, RecordError> {
    let mut rules = match entry(RULES) {
        None => G::Rules::default(),
        Some((value, line)) => mix::<G>(value, line)?,
    };
    for option in G::OPTIONS {
        let Some((value, line)) = entry(option.name) else {
            continue;
        };
        if G::read_rule(&mut rules, option.name, value) {
            continue;
        }
        set_option::<G>(&mut rules, option.name, value).map_err(|_| {
            let fault = RecordFault::WrongValue {
                found: excerpt(value),
                expected: option.values.join(", "),
            };
            RecordError::at(line, fault)
        })?;
    }
    Ok(rules)
}

/// `value` is the name of a preset, or RON on sheets of older versions.
fn mix<G: Recordable>(value: &str, line: usize) -> Result<G::Rules, RecordError> {
    let named = G::named_rules();
    if let Some((_, rules)) = named.iter().find(|(name, _)| *name == value) {
        return Ok(rules.clone());
    }
    if value.trim_start().starts_with('(') {
        return ron::from_str(value).map_err(|error| RecordError::at(line, ron_fault(error.code)));
    }
    let names: Vec<&str> = named.iter().map(|(name, _)| *name).collect();
    let fault = RecordFault::WrongValue { found: excerpt(value), expected: names.join(", ") };
    Err(RecordError::at(line, fault))
}
