//! The home that is open, and the list of people it belongs to.

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::app::archive::duels::Duel;
use crate::phrase::{Phrase, ToPhrase};
use crate::store::friends::plain_name;
use crate::store::people::{Household, NameFault, People, Person, Removed};
use crate::store::{Places, SystemDisk};

/// The home that is open.
#[derive(Clone, Debug, Default)]
pub struct Home {
    /// Folders of the first person.
    first: Places,
    /// Number of the person whose home is open.
    number: u32,
    people: People,
}

impl Home {
    /// The home of the person with this number; `first` are the folders of the first person.
    pub fn new(first: Places, number: u32, people: People) -> Self {
        Self { first, number, people }
    }

    /// Returns `true` if several people play here.
    pub fn is_shared(&self) -> bool {
        !self.people.is_alone()
    }

    /// Folders of the first person.
    pub(crate) fn first(&self) -> &Places {
        &self.first
    }

    /// Folders of this home.
    pub(crate) fn places(&self) -> Places {
        self.first.of_person(self.number)
    }

    /// Everybody but the person whose home is open.
    pub(crate) fn others(&self) -> impl Iterator<Item = &Person> {
        self.people.all().iter().filter(|person| person.number != self.number)
    }

    /// Archives of the others, by their [`plain_name`].
    pub(crate) fn archives(&self) -> BTreeMap<String, PathBuf> {
        let archives = self.others().filter_map(|person| {
            let archive = self.first.of_person(person.number).finished()?;
            Some((plain_name(&person.name), archive))
        });
        archives.collect()
    }

    /// The other person of the latest game against somebody of the household, or the only other one, with the score of
    /// both in this game.
    pub(crate) fn rival<'a>(
        &'a self,
        game: &str,
        duels: &[Duel],
    ) -> Option<(&'a Person, [usize; 2])> {
        let name = self.name()?;
        let of_game = duels.iter().filter(|duel| duel.game == game);
        let mut known = of_game.flat_map(|duel| {
            self.others().filter_map(|other| Some((other, duel.score(name, &other.name)?)))
        });
        let mut others = self.others();
        let only = others.next().filter(|_| others.next().is_none());
        known.next().or(only.map(|only| (only, [0, 0])))
    }

    /// Number of the person whose home is open.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Everybody.
    pub fn people(&self) -> &People {
        &self.people
    }

    /// Name of the person whose home is open; `None` while nobody else plays here.
    pub fn name(&self) -> Option<&str> {
        let person = self.people.person(self.number).filter(|_| self.is_shared());
        person.map(|person| person.name.as_str()).filter(|name| !name.is_empty())
    }

    /// The person after the one whose home is open, in the order of the list.
    pub fn next(&self) -> u32 {
        let after = self.people.all().iter().find(|person| person.number > self.number);
        after.or(self.people.all().first()).map_or(0, |person| person.number)
    }

    /// Reads the list again, which another window may have changed.
    pub(crate) fn refresh(&mut self) {
        self.people = People::load(&SystemDisk, &self.first);
    }

    /// Remembers that this person played last.
    ///
    /// # Errors
    /// The list cannot be written.
    pub(crate) fn remember(&mut self) -> Result<(), Phrase> {
        let number = self.number;
        self.change(|household| household.change(|people| people.set_last(number)).map(drop))
    }

    /// Adds a person, and returns their number.
    ///
    /// # Errors
    /// The name cannot be used, or the list cannot be written.
    pub(crate) fn add(&mut self, name: &str, sign: u8) -> Result<u32, Phrase> {
        self.people.checked_name(name, None).map_err(refused)?;
        let added = self.change(|household| household.add(name, sign))?;
        added.ok_or_else(|| Phrase::new("people-too-many"))
    }

    /// Gives a person another name and sign.
    ///
    /// # Errors
    /// The name cannot be used, or the list cannot be written.
    pub(crate) fn rename(&mut self, number: u32, name: &str, sign: u8) -> Result<(), Phrase> {
        self.people.checked_name(name, Some(number)).map_err(refused)?;
        self.change(|household| household.rename(number, name, sign).map(drop))
    }

    /// Has the others know how strong this person is, by game for two, in tenths of a level.
    pub(crate) fn note_strengths(&mut self, strengths: BTreeMap<String, u8>) {
        let number = self.number;
        let is_new = |person: &Person| person.strengths != strengths;
        if self.is_shared() && self.person(number).is_some_and(is_new) {
            // Without it nobody is suggested a head start; the next change of the list tells what is wrong.
            let noted = strengths.clone();
            let _ = self.change(|household| household.note_strengths(number, noted).map(drop));
            self.people.set_strengths(number, strengths);
        }
    }

    /// Moves the home of a person aside.
    ///
    /// # Errors
    /// The home is open in another window, or it cannot be moved.
    pub(crate) fn remove(&mut self, number: u32) -> Result<Removed, Phrase> {
        let removed = self.change(|household| household.remove(number))?;
        removed.ok_or_else(|| Phrase::new("people-open-elsewhere"))
    }

    /// Takes a removal back.
    ///
    /// # Errors
    /// The home cannot be moved.
    pub(crate) fn restore(&mut self, removed: &Removed) -> Result<(), Phrase> {
        self.change(|household| household.restore(removed).map(drop))
    }

    fn change<T>(
        &mut self,
        change: impl FnOnce(&Household) -> Result<T, crate::store::FileError>,
    ) -> Result<T, Phrase> {
        let changed = change(&Household::new(&SystemDisk, &self.first));
        self.refresh();
        changed.map_err(|error| error.fault.phrase())
    }

    /// The person with this number.
    pub(crate) fn person(&self, number: u32) -> Option<&Person> {
        self.people.person(number)
    }
}

fn refused(fault: NameFault) -> Phrase {
    Phrase::new(match fault {
        NameFault::Empty => "people-name-empty",
        NameFault::TooLong => "people-name-too-long",
        NameFault::Taken => "people-name-taken",
    })
}
