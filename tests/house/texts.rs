//! The message catalogue: complete, valid, and without unused messages.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use kuba::i18n::{Language, catalogue};
use proc_macro2::TokenTree;
use syn::visit::{self, Visit};
use syn::{Attribute, ItemImpl, Meta};

use crate::source::source_files;

/// Calls whose first argument, if a literal, is a message key.
const CALLS: [&str; 2] = ["Phrase::new(", ".text("];

/// The program's code without the test modules at the end of its files.
fn code() -> String {
    let files = source_files().into_iter();
    let of_program = files.filter(|(file, _)| !file.starts_with("lab"));
    let outside_tests = |(_, text): (_, String)| {
        let code = text.split("#[cfg(test)]").next();
        code.unwrap_or_default().to_owned()
    };
    of_program.map(outside_tests).collect()
}

/// String literals that look like words joined by hyphens.
fn hyphenated_literals(code: &str) -> BTreeSet<&str> {
    let literals = code.split('"').filter(|text| {
        let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        text.contains('-')
            && text.starts_with(|c: char| c.is_ascii_lowercase())
            && !text.ends_with('-')
            && text.chars().all(letters)
    });
    literals.collect()
}

fn literals_in_calls(code: &str) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for call in CALLS {
        for (at, _) in code.match_indices(call) {
            let argument = code[at + call.len()..].trim_start();
            let literal = argument.strip_prefix('"').and_then(|rest| rest.split('"').next());
            found.extend(literal);
        }
    }
    found
}

/// Messages of a language: each key with its variables. Panics if a key occurs twice.
fn messages(language: &Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    let mut key = String::new();
    for line in language.sources.iter().flat_map(|source| source.lines()) {
        let starts_message = line.starts_with(|c: char| c.is_ascii_alphabetic());
        if let Some((name, _)) = line.split_once(" =").filter(|_| starts_message) {
            name.clone_into(&mut key);
            let before = found.insert(key.clone(), BTreeSet::new());
            assert!(before.is_none(), "{}: {key} is there twice", language.tag);
        }
        for variable in line.split('$').skip(1).filter(|_| !line.starts_with('#')) {
            let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '-');
            let name = variable.split(ends).next().unwrap_or_default();
            found.get_mut(&key).expect("variables stand in messages").insert(name.to_owned());
        }
    }
    found
}

fn english() -> BTreeMap<String, BTreeSet<String>> {
    assert_eq!(catalogue()[0].tag, "en");
    messages(&catalogue()[0])
}

/// Counts implementations of `Error`, manual or derived. Such types may have messages outside the catalogue.
#[derive(Default)]
struct OwnErrors(usize);

impl OwnErrors {
    fn of(text: &str) -> usize {
        let file = syn::parse_file(text).expect("Rust");
        let mut errors = Self::default();
        errors.visit_file(&file);
        errors.0
    }
}

impl<'ast> Visit<'ast> for OwnErrors {
    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let of = item.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
        self.0 += usize::from(of.is_some_and(|of| of.ident == "Error"));
        visit::visit_item_impl(self, item);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if let Meta::List(derived) = &attribute.meta
            && derived.path.is_ident("derive")
        {
            let is_error =
                |token: &TokenTree| matches!(token, TokenTree::Ident(name) if name == "Error");
            self.0 += derived.tokens.clone().into_iter().filter(is_error).count();
        }
    }
}

#[test]
fn an_error_has_no_words_besides_those_of_the_catalogue() {
    for (code, own) in [
        ("impl std::error::Error for Illegal {}", 1),
        ("mod a { impl<T: Debug> Error for B<T> {} }", 1),
        ("#[derive(Debug, thiserror::Error)] enum Illegal {}", 1),
        ("said_error!(Illegal); impl Say for Illegal {}", 0),
        ("#[derive(Debug)] struct Error;", 0),
    ] {
        assert_eq!(OwnErrors::of(code), own, "{code}");
    }
    for (file, text) in source_files() {
        assert_eq!(OwnErrors::of(&text), 0, "{}", file.display());
    }
}

#[test]
fn every_file_of_the_catalogue_is_sound() {
    for language in catalogue() {
        for source in language.sources {
            if let Err((_, faults)) = FluentResource::try_new((*source).to_owned()) {
                panic!("{}: {faults:?} in\n{source}", language.tag);
            }
        }
    }
}

#[test]
fn every_key_that_is_said_is_in_the_catalogue() {
    let english = english();
    let code = code();
    let families: BTreeSet<&str> = english.keys().filter_map(|key| key.split('-').next()).collect();
    let in_family = |key: &&str| families.contains(key.split('-').next().unwrap_or_default());
    let mut wanted = literals_in_calls(&code);
    assert!(wanted.len() > 20, "the keys are not found in the code any more");
    wanted.extend(hyphenated_literals(&code).into_iter().filter(in_family));
    let missing: Vec<_> = wanted.into_iter().filter(|key| !english.contains_key(*key)).collect();
    assert!(missing.is_empty(), "not in the catalogue: {missing:?}");
}

#[test]
fn every_key_of_the_catalogue_is_said_somewhere() {
    let code = code();
    let unused: Vec<_> =
        english().into_keys().filter(|key| !code.contains(&format!("\"{key}\""))).collect();
    assert!(unused.is_empty(), "not used: {unused:?}");
}

#[test]
fn every_language_has_the_keys_and_variables_of_english() {
    let english = english();
    for language in catalogue() {
        assert_eq!(messages(language), english, "{}", language.tag);
    }
}

#[test]
fn english_uses_typographic_quotes() {
    for source in catalogue()[0].sources {
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let straight = line.contains('\'') || line.replace("{ \"\" }", "").contains('"');
            assert!(!straight, "straight quotes: {line}");
        }
    }
}
