#![doc = include_str!("../README.md")]

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use kuba_rules::phrase::{Phrase, Value};

/// A language of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct Language {
    /// The language tag, such as `en`.
    pub tag: &'static str,
    /// The name of the language in the language itself.
    pub name: &'static str,
    /// The texts of its Fluent files.
    pub sources: &'static [&'static str],
}

macro_rules! language {
    ($tag:literal, $name:literal) => {
        Language {
            tag: $tag,
            name: $name,
            sources: &[
                include_str!(concat!("../../../assets/locales/", $tag, "/rules.ftl")),
                include_str!(concat!("../../../assets/locales/", $tag, "/kuba.ftl")),
                include_str!(concat!("../../../assets/locales/", $tag, "/cubulus.ftl")),
                include_str!(concat!("../../../assets/locales/", $tag, "/qubism.ftl")),
                include_str!(concat!("../../../assets/locales/", $tag, "/bot.ftl")),
                include_str!(concat!("../../../assets/locales/", $tag, "/session.ftl")),
                include_str!(concat!("../../../assets/locales/", $tag, "/board.ftl")),
                include_str!(concat!("../../../assets/locales/", $tag, "/app.ftl")),
                include_str!(concat!("../../../assets/locales/", $tag, "/cli.ftl")),
            ],
        }
    };
}

/// The only list of the languages.
const LANGUAGES: &[Language] = &[
    language!("en", "English"),
    language!("de", "Deutsch"),
    language!("es", "Español"),
    language!("fr", "Français"),
    language!("ja", "日本語"),
    language!("ro", "Română"),
];

/// The language with this tag, if the program has it.
pub fn language(tag: &str) -> Option<&'static Language> {
    LANGUAGES.iter().find(|language| language.tag == tag)
}

/// All languages, English first.
pub fn catalogue() -> &'static [Language] {
    LANGUAGES
}

/// The messages in one language, with English as the fallback.
pub struct Texts {
    /// In the order of lookup: the wanted language first, English last.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Texts {
    /// The catalogue in the language that best fits `wanted`, a list of tags such as `fr-CA`.
    pub fn new(wanted: &[String]) -> Self {
        let wanted: Vec<LanguageIdentifier> =
            wanted.iter().filter_map(|tag| tag.parse().ok()).collect();
        let available: Vec<LanguageIdentifier> =
            LANGUAGES.iter().filter_map(|language| language.tag.parse().ok()).collect();
        let english: LanguageIdentifier = "en".parse().unwrap_or_default();
        let chosen = fluent_langneg::negotiate_languages(
            &wanted,
            &available,
            Some(&english),
            fluent_langneg::NegotiationStrategy::Filtering,
        );
        let bundles = chosen
            .into_iter()
            .filter_map(|id| {
                let language = LANGUAGES.iter().find(|language| id == &language.tag)?;
                Some(bundle(id.clone(), language.sources))
            })
            .collect();
        Self { bundles }
    }

    /// The catalogue in the language with this tag, or in the system's language if there is no tag or no such
    /// language.
    pub fn in_language(tag: Option<&str>) -> Self {
        match tag.and_then(language) {
            Some(language) => Self::new(&[language.tag.to_owned()]),
            None => Self::for_system(),
        }
    }

    /// The catalogue in the system's language.
    pub fn for_system() -> Self {
        Self::new(&sys_locale::get_locales().collect::<Vec<_>>())
    }

    /// The text of a message without values.
    pub fn text(&self, key: &str) -> String {
        self.message(key, &[])
    }

    /// The text of a phrase as a sentence, with a capital first letter.
    pub fn sentence(&self, phrase: &Phrase) -> String {
        capital(self.say(phrase))
    }

    /// The items joined to one list, as the language writes it.
    pub fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        let together = |first: String, next: String| {
            self.say(&Phrase::new("list-and").with("first", first).with("next", next))
        };
        things.into_iter().reduce(together).unwrap_or_default()
    }

    /// The text of a phrase. A key that is missing in every language is returned as it is.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.message(phrase.key, &phrase.values)
    }

    fn message(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            let value: FluentValue = match value {
                Value::Text(text) => text.as_str().into(),
                Value::Number(number) => (*number).into(),
                Value::Phrase(inner) => self.say(inner).into(),
            };
            args.set(*name, value);
        }
        for bundle in &self.bundles {
            let Some(pattern) = bundle.get_message(key).and_then(|m| m.value()) else {
                continue;
            };
            let mut faults = Vec::new();
            return bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
        }
        key.to_owned()
    }
}

/// The words with a capital first letter, unless they begin with a cell such as `a6`.
pub fn capital(words: String) -> String {
    let first = words.split(' ').next().unwrap_or_default();
    if first.contains(|letter: char| letter.is_ascii_digit()) {
        // The name of a cell or a move keeps its letters.
        return words;
    }
    let mut letters = words.chars();
    match letters.next() {
        Some(_) if letters.as_str().starts_with(|next: char| next.is_ascii_digit()) => words,
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => words,
    }
}

/// The English text of a phrase, for protocols between programs.
pub fn in_english(phrase: &Phrase) -> String {
    static ENGLISH: LazyLock<Texts> = LazyLock::new(|| Texts::new(&[]));
    ENGLISH.say(phrase)
}

fn bundle(id: LanguageIdentifier, sources: &[&str]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    for source in sources {
        // A file with errors still provides its valid messages; a test looks for errors.
        let resource =
            FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_stays_small_at_the_beginning_of_a_sentence() {
        let capital = |words: &str| capital(words.to_owned());
        assert_eq!(capital("a6-b6 is better."), "a6-b6 is better.");
        assert_eq!(capital("c11 is better."), "c11 is better.");
        assert_eq!(capital("ending the turn is better."), "Ending the turn is better.");
        assert_eq!(capital("élan"), "Élan");
        assert_eq!(capital(""), "");
    }
}
