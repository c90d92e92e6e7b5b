//! The people who play at this computer. Each has a home: the files of the first person lie where they would without
//! people, those of the others have the same names below `people/N/` in the folders of settings and data.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::dates::now;
use super::disk::Disk;
use super::files::{FileError, read_own, rename, set_aside, write_own};
use super::friends::is_same_name;
use super::places::{PEOPLE, Places};
use super::window_lock::{self, lock_shared};
use kuba_bot::Level;

/// Number of signs that tell people apart.
pub const SIGNS: u8 = 12;
/// Maximum number of people.
pub const MOST_PEOPLE: usize = 60;
/// Maximum length of a name, in characters.
pub const LONGEST_NAME: usize = 40;

/// A person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Number of the home, 0 for the first.
    pub number: u32,
    /// Name, empty for a first person who was never asked.
    pub name: String,
    /// Sign, from 0 to [`SIGNS`] - 1.
    pub sign: u8,
    /// Strength by game (for three players: with `/3` after its name), in tenths of a level, as far as it is known.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub strengths: BTreeMap<String, u8>,
}

impl Person {
    fn new(number: u32, name: &str, sign: u8) -> Self {
        Self { number, name: name.to_owned(), sign, strengths: BTreeMap::new() }
    }

    /// Level in a game; `None` if it is not known.
    pub fn level(&self, game: &str) -> Option<f64> {
        let tenths = *self.strengths.get(game)?;
        TENTHS.contains(&tenths).then(|| f64::from(tenths) / 10.0)
    }
}

/// Strengths that are possible, in tenths of a level.
const TENTHS: std::ops::RangeInclusive<u8> = 10..=10 * Level::COUNT;

/// The people of a household. Without a second person nothing is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct People {
    /// The person who played last.
    last: u32,
    people: Vec<Person>,
}

/// Reason for which a name is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameFault {
    /// There is nothing in it.
    Empty,
    /// It has more than [`LONGEST_NAME`] characters.
    TooLong,
    /// Somebody else has it, perhaps with other capitals.
    Taken,
}

impl Default for People {
    fn default() -> Self {
        Self { last: 0, people: vec![Person::new(0, "", 0)] }
    }
}

impl People {
    /// Reads the list of a household. A damaged list is set aside, and what can be read of it is kept. A home that is not
    /// in the list is found by its folder.
    pub fn load(disk: &dyn Disk, first: &Places) -> Self {
        let Some(path) = first.people() else {
            return Self::default();
        };
        let read = match read_own(&path) {
            Ok(text) => Self::parsed(&text).unwrap_or_else(|salvaged| {
                set_aside(disk, &path);
                salvaged
            }),
            Err(error) => {
                if error.fault.is_damage() {
                    set_aside(disk, &path);
                }
                Self { last: 0, people: Vec::new() }
            }
        };
        read.sound(&homes(first))
    }

    /// The list in a text: all of it, or what can be read of a damaged one.
    pub fn from_text(text: &str) -> Self {
        let (Ok(read) | Err(read)) = Self::parsed(text);
        read.sound(&BTreeSet::new())
    }

    /// Of a damaged text, the lines that are valid by themselves.
    fn parsed(text: &str) -> Result<Self, Self> {
        ron::from_str(text).map_err(|_| {
            let lines = text.lines();
            let people =
                lines.filter_map(|line| ron::from_str(line.trim().trim_end_matches(',')).ok());
            Self { last: 0, people: people.collect() }
        })
    }

    /// The list with one first person, with names that can be told apart, and with every home.
    fn sound(mut self, homes: &BTreeSet<u32>) -> Self {
        let mut sound = Self { last: self.last, people: Vec::new() };
        if self.people.iter().all(|person| person.number != 0) {
            self.people.insert(0, Person::new(0, "", 0));
        }
        let known: BTreeSet<u32> = self.people.iter().map(|person| person.number).collect();
        let lost = homes.difference(&known);
        let lost = lost.map(|&number| Person::new(number, "", SIGNS));
        // The first person is not cut off.
        self.people.sort_by_key(|person| person.number != 0);
        for mut person in self.people.into_iter().chain(lost).take(MOST_PEOPLE) {
            if sound.person(person.number).is_some() {
                continue;
            }
            let may_be_nameless = person.number == 0;
            match sound.checked_name(&person.name, None) {
                Ok(name) => person.name = name,
                Err(NameFault::Empty) if may_be_nameless => person.name = String::new(),
                Err(_) => person.name = sound.free_name(person.number),
            }
            if person.sign >= SIGNS {
                person.sign = sound.free_sign();
            }
            sound.people.push(person);
        }
        sound.people.sort_by_key(|person| person.number);
        if sound.person(sound.last).is_none() {
            sound.last = 0;
        }
        sound
    }

    /// The people, the first of the household first.
    pub fn all(&self) -> &[Person] {
        &self.people
    }

    /// Returns `true` if nobody but the first person plays here.
    pub fn is_alone(&self) -> bool {
        self.people.len() == 1
    }

    /// Number of the person who played last.
    pub fn last(&self) -> u32 {
        self.last
    }

    /// Remembers who plays.
    pub fn set_last(&mut self, number: u32) {
        if self.person(number).is_some() {
            self.last = number;
        }
    }

    /// Sets how strong a person is, by game, in tenths of a level.
    pub fn set_strengths(&mut self, number: u32, strengths: BTreeMap<String, u8>) {
        if let Some(person) = self.people.iter_mut().find(|person| person.number == number) {
            person.strengths = strengths;
        }
    }

    /// The person with this number.
    pub fn person(&self, number: u32) -> Option<&Person> {
        self.people.iter().find(|person| person.number == number)
    }

    /// The person with this name, as people read it.
    pub fn named(&self, name: &str) -> Option<&Person> {
        self.people.iter().find(|person| is_same_name(&person.name, name.trim()))
    }

    /// The name without white space around it and line ends in it, for a new person or for one that is renamed.
    ///
    /// # Errors
    /// The name is empty, too long or taken.
    pub fn checked_name(&self, name: &str, of: Option<u32>) -> Result<String, NameFault> {
        let is_kept = |letter: &char| letter.is_whitespace() || !letter.is_control();
        let name: String = name.chars().filter(is_kept).collect();
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return Err(NameFault::Empty);
        }
        if name.chars().count() > LONGEST_NAME {
            return Err(NameFault::TooLong);
        }
        let taken = self.named(&name).is_some_and(|person| Some(person.number) != of);
        if taken { Err(NameFault::Taken) } else { Ok(name) }
    }

    /// A sign that nobody has, or else the first.
    pub fn free_sign(&self) -> u8 {
        let is_free = |sign: &u8| self.people.iter().all(|person| person.sign != *sign);
        (0..SIGNS).find(is_free).unwrap_or(0)
    }

    /// A name for a person whose name is lost, such as "3".
    fn free_name(&self, number: u32) -> String {
        let names = (number + 1..).map(|number| number.to_string());
        names.into_iter().find(|name| self.named(name).is_none()).unwrap_or_default()
    }

    /// The list as it is written.
    pub fn to_text(&self) -> String {
        let lines = self.people.iter().map(|person| ron::to_string(person).unwrap_or_default());
        let lines: Vec<String> = lines.map(|line| format!("        {line},\n")).collect();
        format!("(\n    last: {},\n    people: [\n{}    ],\n)\n", self.last, lines.concat())
    }
}

/// The list of the household on the disk.
#[derive(Clone, Debug)]
pub struct Household<'a> {
    disk: &'a dyn Disk,
    first: &'a Places,
}

impl<'a> Household<'a> {
    /// The household whose first person has these folders.
    pub fn new(disk: &'a dyn Disk, first: &'a Places) -> Self {
        Self { disk, first }
    }

    /// Changes the list, as it is now, and writes it. Returns the new list.
    ///
    /// # Errors
    /// The list cannot be written.
    pub fn change(&self, change: impl FnOnce(&mut People)) -> Result<People, FileError> {
        let _turn = lock_shared(self.first);
        let mut people = People::load(self.disk, self.first);
        let before = people.clone();
        change(&mut people);
        if people != before
            && let Some(path) = self.first.people()
        {
            write_own(self.disk, &path, people.to_text().as_bytes())?;
        }
        Ok(people)
    }

    /// Adds a person, and returns the number of their home.
    ///
    /// # Errors
    /// The list cannot be written.
    pub fn add(&self, name: &str, sign: u8) -> Result<Option<u32>, FileError> {
        let homes = homes(self.first);
        let mut added = None;
        self.change(|people| {
            let name = people.checked_name(name, None);
            let numbers = people.people.iter().map(|person| person.number);
            let number = numbers.chain(homes).max().unwrap_or(0) + 1;
            if let Some(name) = name.ok().filter(|_| people.people.len() < MOST_PEOPLE) {
                people.people.push(Person::new(number, &name, sign));
                added = Some(number);
            }
        })?;
        Ok(added)
    }

    /// Gives a person another name and sign.
    ///
    /// # Errors
    /// The list cannot be written.
    pub fn rename(&self, number: u32, name: &str, sign: u8) -> Result<People, FileError> {
        self.change(|people| {
            let name = people.checked_name(name, Some(number));
            let person = people.people.iter_mut().find(|person| person.number == number);
            if let (Ok(name), Some(person)) = (name, person) {
                (person.name, person.sign) = (name, sign);
            }
        })
    }

    /// Notes how strong a person is, by game, in tenths of a level.
    ///
    /// # Errors
    /// The list cannot be written.
    pub fn note_strengths(
        &self,
        number: u32,
        strengths: BTreeMap<String, u8>,
    ) -> Result<People, FileError> {
        self.change(|people| people.set_strengths(number, strengths))
    }

    /// Moves the home of a person aside and takes them off the list. The first person stays, and whoever has a window
    /// open. Returns what undoes it.
    ///
    /// # Errors
    /// A folder cannot be moved, or the list cannot be written.
    pub fn remove(&self, number: u32) -> Result<Option<Removed>, FileError> {
        let places = self.first.of_person(number);
        let people = People::load(self.disk, self.first);
        let person = people.person(number).filter(|person| person.number != 0);
        let Some(person) = person.filter(|_| !window_lock::is_held(&places, 1)) else {
            return Ok(None);
        };
        let aside = format!("removed-{number}-{}", now());
        let mut moved = Vec::new();
        for home in [&places.data, &places.config].into_iter().flatten() {
            let to = home.with_file_name(&aside);
            if home.exists() && moved.iter().all(|(from, _)| from != home) {
                rename(self.disk, home, &to)?;
                moved.push((home.clone(), to));
            }
        }
        self.change(|people| {
            people.people.retain(|person| person.number != number);
            if people.last == number {
                people.last = 0;
            }
        })?;
        Ok(Some(Removed { person: person.clone(), moved }))
    }

    /// Takes a removal back.
    ///
    /// # Errors
    /// A folder cannot be moved, or the list cannot be written.
    pub fn restore(&self, removed: &Removed) -> Result<People, FileError> {
        for (from, to) in &removed.moved {
            rename(self.disk, to, from)?;
        }
        self.change(|people| {
            people.people.retain(|person| person.number != removed.person.number);
            let mut person = removed.person.clone();
            person.name = people
                .checked_name(&person.name, None)
                .unwrap_or_else(|_| people.free_name(person.number));
            people.people.push(person);
            people.people.sort_by_key(|person| person.number);
        })
    }
}

/// A person who was removed, and where their files lie now.
#[derive(Clone, Debug)]
pub struct Removed {
    /// The person.
    pub person: Person,
    /// Folders, before and now.
    pub moved: Vec<(PathBuf, PathBuf)>,
}

/// Numbers of the homes below `people/`.
fn homes(first: &Places) -> BTreeSet<u32> {
    let Some(folder) = first.data.as_ref().map(|data| data.join(PEOPLE)) else {
        return BTreeSet::new();
    };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let folders = entries.filter(|entry| entry.path().is_dir());
    let names = folders.filter_map(|entry| entry.file_name().into_string().ok());
    names.filter_map(|name| name.parse().ok().filter(|&number: &u32| number > 0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::disk::SystemDisk;
    use kuba_rules::random::Random;

    fn names(people: &People) -> Vec<(u32, &str)> {
        people.all().iter().map(|person| (person.number, person.name.as_str())).collect()
    }

    #[test]
    fn a_household_without_a_list_is_its_first_person() {
        let home = tempfile::tempdir().expect("a folder");
        let places = Places::at(home.path());
        let people = People::load(&SystemDisk, &places);
        assert_eq!(names(&people), [(0, "")]);
        assert!(people.is_alone());
        assert!(
            fs::read_dir(home.path()).expect("a folder").next().is_none(),
            "nothing is written"
        );
    }

    #[test]
    fn people_are_added_renamed_removed_and_taken_back() {
        let home = tempfile::tempdir().expect("a folder");
        let places = Places::at(home.path());
        let household = Household::new(&SystemDisk, &places);
        household.rename(0, "Ana", 3).expect("written");
        let ben = household.add(" Ben\n", 1).expect("written").expect("a number");
        let marta = household.add("Marta", 2).expect("written").expect("a number");
        assert_eq!((ben, marta), (1, 2));
        assert_eq!(household.add("BEN", 4).expect("read"), None, "the name is taken");
        household.change(|people| people.set_last(ben)).expect("written");
        let people = People::load(&SystemDisk, &places);
        assert_eq!(names(&people), [(0, "Ana"), (1, "Ben"), (2, "Marta")]);
        assert_eq!(people.last(), ben);
        assert_eq!(people.free_sign(), 0);

        let game = places.of_person(ben).current_game(1).expect("a path");
        fs::create_dir_all(game.parent().expect("a folder")).expect("a folder");
        fs::write(&game, "a game").expect("a file");
        let removed = household.remove(ben).expect("moved").expect("a person");
        assert!(!game.exists() && removed.moved[0].1.join("current.kuba").exists());
        let people = People::load(&SystemDisk, &places);
        assert_eq!((names(&people), people.last()), (vec![(0, "Ana"), (2, "Marta")], 0));
        household.add("ben", 5).expect("written").expect("a number");
        let people = household.restore(&removed).expect("moved");
        assert_eq!(fs::read_to_string(&game).expect("a file"), "a game");
        assert_eq!(names(&people), [(0, "Ana"), (1, "2"), (2, "Marta"), (3, "ben")]);
    }

    #[test]
    fn a_strength_is_noted_and_an_impossible_one_is_none() {
        let home = tempfile::tempdir().expect("a folder");
        let places = Places::at(home.path());
        let household = Household::new(&SystemDisk, &places);
        let ben = household.add("Ben", 1).expect("written").expect("a number");
        let strengths = [("kuba", 34), ("cubulus", 9), ("qubism", 121)];
        let strengths = strengths.map(|(game, tenths)| (game.to_owned(), tenths));
        household.note_strengths(ben, BTreeMap::from(strengths)).expect("written");
        let people = People::load(&SystemDisk, &places);
        let level = |game: &str| people.person(ben).and_then(|person| person.level(game));
        assert_eq!(level("kuba"), Some(3.4));
        assert_eq!(["cubulus", "qubism", "chess"].map(level), [None; 3]);
    }

    #[test]
    fn a_damaged_list_keeps_what_can_be_read_and_homes_are_found_by_their_folders() {
        let home = tempfile::tempdir().expect("a folder");
        let places = Places::at(home.path());
        let household = Household::new(&SystemDisk, &places);
        household.rename(0, "Ana", 3).expect("written");
        for name in ["Ben", "Marta"] {
            let number = household.add(name, 1).expect("written").expect("a number");
            fs::create_dir_all(places.of_person(number).data.expect("a path")).expect("a folder");
        }
        let path = places.people().expect("a path");
        let whole = fs::read(&path).expect("the list");
        let mut random = Random::new(1);
        for case in 0..200 {
            let mut text = whole.clone();
            match case % 4 {
                0 => text.truncate(random.below(text.len())),
                1 => {
                    let at = random.below(text.len());
                    text[at] = random.below(256) as u8;
                }
                2 => text.extend_from_slice(&whole),
                _ => {
                    let at = random.below(text.len());
                    text.drain(..at);
                }
            }
            fs::write(&path, &text).expect("a file");
            let people = People::load(&SystemDisk, &places);
            let numbers: Vec<u32> = people.all().iter().map(|person| person.number).collect();
            assert_eq!(numbers[..3], [0, 1, 2], "case {case}: {}", String::from_utf8_lossy(&text));
            let mut seen: Vec<&str> = people.all().iter().map(|person| &*person.name).collect();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), people.all().len(), "case {case}: names are told apart");
        }
        // The last damaged list may have been set aside.
        let _ = fs::remove_file(&path);
        let people = People::load(&SystemDisk, &places);
        assert_eq!(names(&people), [(0, ""), (1, "2"), (2, "3")]);
    }
}
