//! A parsed source file for the rules on source: the paths that its code names, and the types it defines.
//! Comments do not count.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{
    Attribute, Expr, Item, ItemExternCrate, ItemMod, ItemUse, LitStr, Macro, Token, UseTree,
    Visibility,
};

#[derive(Default)]
pub(crate) struct Source {
    /// All named paths, written out: `use a::{b, c::*}` gives `a::b` and `a::c::*`.
    pub(crate) paths: Vec<Named>,
    /// Type names that other files may use.
    pub(crate) types: Vec<String>,
}

/// A path named in a file.
pub(crate) struct Named {
    pub(crate) path: Vec<String>,
    /// The inline modules around it.
    pub(crate) inside: Vec<String>,
    /// `true` if only tests contain it.
    pub(crate) in_tests: bool,
}

impl Source {
    /// # Panics
    /// If the text is not valid Rust.
    pub(crate) fn of(text: &str) -> Self {
        let file = syn::parse_file(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let types = file.items.iter().filter_map(|item| {
            let (vis, name) = match item {
                Item::Struct(item) => (&item.vis, &item.ident),
                Item::Enum(item) => (&item.vis, &item.ident),
                Item::Union(item) => (&item.vis, &item.ident),
                Item::Trait(item) => (&item.vis, &item.ident),
                Item::Type(item) => (&item.vis, &item.ident),
                _ => return None,
            };
            matches!(vis, Visibility::Public(_)).then(|| name.to_string())
        });
        let mut reader = Reader::default();
        reader.source.types = types.collect();
        reader.visit_file(&file);
        reader.source
    }
}

impl Named {
    /// `true` if these parts occur in a row.
    pub(crate) fn has(&self, parts: &[&str]) -> bool {
        self.path.windows(parts.len()).any(|some| some == parts)
    }

    /// Number of `super` steps that lead out of the file, not counting those out of inline modules.
    pub(crate) fn climbs(&self) -> usize {
        let path = self.path.iter().skip_while(|part| *part == "self");
        let supers = path.take_while(|part| *part == "super").count();
        supers.saturating_sub(self.inside.len())
    }
}

#[derive(Default)]
struct Reader {
    source: Source,
    inside: Vec<String>,
    in_tests: bool,
}

impl Reader {
    fn found(&mut self, path: Vec<String>) {
        if !path.is_empty() {
            self.source.paths.push(Named {
                path,
                inside: self.inside.clone(),
                in_tests: self.in_tests,
            });
        }
    }

    /// Writes out a `use` tree.
    fn spread(&mut self, before: &[String], tree: &UseTree) {
        let with = |name: String| [before, &[name]].concat();
        match tree {
            UseTree::Path(path) => self.spread(&with(path.ident.to_string()), &path.tree),
            UseTree::Name(name) => self.found(with(name.ident.to_string())),
            UseTree::Rename(name) => self.found(with(name.ident.to_string())),
            UseTree::Glob(_) => self.found(with("*".to_owned())),
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.spread(before, tree);
                }
            }
        }
    }

    /// Paths in token streams that are not parsed: macro input and attributes.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.found(std::mem::take(&mut path));
                    }
                    path.push(name.to_string());
                    colons = 0;
                }
                TokenTree::Punct(sign) if sign.as_char() == ':' => colons += 1,
                TokenTree::Group(group) => {
                    self.found(std::mem::take(&mut path));
                    self.tokens(group.stream());
                    colons = 0;
                }
                TokenTree::Literal(literal) => {
                    let text = syn::parse_str::<LitStr>(&literal.to_string());
                    // A path in a string for serde: `with = "super::paths"`.
                    let named = text.and_then(|text| text.parse::<syn::Path>());
                    if let Some(named) = named.ok().filter(|named| named.segments.len() > 1) {
                        self.visit_path(&named);
                    }
                    self.found(std::mem::take(&mut path));
                    colons = 0;
                }
                TokenTree::Punct(_) => {
                    self.found(std::mem::take(&mut path));
                    colons = 0;
                }
            }
        }
        self.found(path);
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let parts = path.segments.iter().map(|part| part.ident.to_string());
        self.found(parts.collect());
        visit::visit_path(self, path);
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.spread(&[], &item.tree);
    }

    fn visit_item_extern_crate(&mut self, item: &'ast ItemExternCrate) {
        self.found(vec![item.ident.to_string()]);
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        let outside = self.in_tests;
        self.in_tests |= item.attrs.iter().any(is_for_tests);
        self.inside.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.inside.pop();
        self.in_tests = outside;
    }

    fn visit_macro(&mut self, given: &'ast Macro) {
        self.visit_path(&given.path);
        let exprs = given.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated);
        match exprs {
            Ok(exprs) => {
                // The parsed expressions do not live as long as the file.
                let mut inner = Reader {
                    source: std::mem::take(&mut self.source),
                    inside: self.inside.clone(),
                    in_tests: self.in_tests,
                };
                for expr in &exprs {
                    inner.visit_expr(expr);
                }
                self.source = inner.source;
            }
            Err(_) => self.tokens(given.tokens.clone()),
        }
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if attribute.path().is_ident("doc") {
            return;
        }
        self.visit_path(attribute.path());
        if let syn::Meta::List(list) = &attribute.meta {
            self.tokens(list.tokens.clone());
        }
    }

    /// Visibility does not count as a use.
    fn visit_visibility(&mut self, _: &'ast Visibility) {}
}

/// Accepts `cfg(test)` and `cfg(all(test, …))`.
fn is_for_tests(attribute: &Attribute) -> bool {
    let Ok(list) = attribute.meta.require_list() else {
        return false;
    };
    let mut words = list.tokens.clone().into_iter();
    let (first, rest) = (words.next(), words.next());
    let is = |token: &Option<TokenTree>, name: &str| matches!(token, Some(TokenTree::Ident(ident)) if ident == name);
    let in_all = match &rest {
        Some(TokenTree::Group(group)) if is(&first, "all") => {
            is(&group.stream().into_iter().next(), "test")
        }
        _ => false,
    };
    list.path.is_ident("cfg") && (is(&first, "test") || in_all)
}

/// Each crate of the workspace with the folder of its sources; the crate of the window is `kuba`.
pub(crate) fn crates() -> Vec<(String, PathBuf)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut crates = vec![("kuba".to_owned(), root.join("src"))];
    for entry in fs::read_dir(root.join("crates")).expect("the crates") {
        let folder = entry.expect("an entry").path();
        let name = folder.file_name().expect("a name").to_string_lossy();
        crates.push((name.into_owned(), folder.join("src")));
    }
    crates.sort();
    crates
}

/// All source files, each as its crate and its path in there, with their texts.
pub(crate) fn source_files() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for (name, folder) in crates() {
        let mut files = Vec::new();
        collect(&folder, &mut files);
        for file in files {
            let text = fs::read_to_string(&file).expect("a source file");
            let below = file.strip_prefix(&folder).expect("below the crate");
            found.push((Path::new(&name).join(below), text));
        }
    }
    found.sort();
    found
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn every_path_is_found_wherever_it_stands() {
    let text = r#"
        use a::{self, b::{c, d as e}, f::*};
        /// Not doc::comment.
        #[serde(with = "super::paths", default)]
        pub struct Table<T: g::H>(Vec<i::J>);
        // Not line::comment.
        pub(super) struct Entry;
        pub(in crate::app) enum Hidden {}
        pub trait Draft: k::L { fn m(&self) -> n::O; }
        fn p() {
            q::r::<s::T>();
            vec![u::v(), w::X { y: 1 }];
            matches!(z, aa::Bb | aa::Cc if dd::ee());
            "not::text";
        }
        #[cfg(test)]
        mod tests {
            use super::*;
            fn f() { super::super::out() }
        }
    "#;
    let source = Source::of(text);
    assert_eq!(source.types, ["Table", "Draft"]);
    let found: Vec<String> = source.paths.iter().map(|named| named.path.join("::")).collect();
    for path in [
        "a::self",
        "a::b::c",
        "a::b::d",
        "a::f::*",
        "super::paths",
        "g::H",
        "i::J",
        "k::L",
        "n::O",
        "q::r",
        "s::T",
        "u::v",
        "w::X",
        "aa::Bb",
        "aa::Cc",
        "dd::ee",
        "super::*",
    ] {
        assert!(found.iter().any(|found| found == path), "{path} is not in {found:?}");
    }
    assert!(!found.iter().any(|path| path.starts_with("not") || path.contains("comment")));
    assert!(!found.contains(&"crate::app".to_owned()));
    let out = source.paths.iter().find(|named| named.has(&["super", "out"]));
    let out = out.expect("it is named");
    assert!(out.in_tests && out.climbs() == 1);
}
