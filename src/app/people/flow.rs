//! The flow of people: the list, the change to another person, and who leaves.

use egui::Context;

use crate::app::App;
use crate::app::catalogue::Dependencies;
use crate::app::settings::Settings;
use crate::app::shell::command::{Command, PeopleCommand};
use crate::app::shell::dialogs::Dialog;
use crate::app::shell::toasts::Tone;
use crate::i18n::Texts;
use crate::phrase::{Phrase, ToPhrase};
use crate::store::paths::shown;
use crate::store::{FileError, SystemDisk, afresh, dates, load_as};

impl App {
    /// Opens the list of people.
    pub(crate) fn open_people(&mut self) {
        self.shared.home.refresh();
        self.chrome.open(Dialog::People(Box::default()));
    }

    /// Closes this home, with everything in it saved, and opens that of another person on the start page.
    pub(crate) fn become_person(&mut self, ctx: &Context, number: u32) {
        self.shared.home.refresh();
        let home = &self.shared.home;
        if number != home.number() && home.person(number).is_some() {
            self.reopen(ctx, number, || Ok(()));
        }
    }

    /// Forgets strength, practice and runs of the person who plays; games and solved puzzles stay.
    pub(crate) fn start_afresh(&mut self, ctx: &Context) {
        let now = dates::now();
        let before = self.shared.settings.afresh.replace(now.clone());
        let (number, places) = (self.shared.home.number(), self.shared.home.places());
        let is_done = self.reopen(ctx, number, || afresh::start_afresh(&SystemDisk, &places, &now));
        if is_done {
            self.chrome.toast(Tone::Info, &Phrase::new("people-afresh-done"));
        } else {
            self.shared.settings.afresh = before;
        }
    }

    /// Closes this home, does something while no home is open, and opens the home of a person. Returns `false` if
    /// something could not be saved; this home is open still.
    fn reopen(
        &mut self,
        ctx: &Context,
        number: u32,
        between: impl FnOnce() -> Result<(), FileError>,
    ) -> bool {
        let first = self.shared.home.first().clone();
        self.keep_typed_comments(ctx);
        self.keep_changes();
        self.saves.flush();
        if let Some(fault) = self.saves.loss(self.activities.game.on_table()) {
            let told = Phrase::new("people-not-saved").with("fault", fault.phrase());
            self.chrome.toast(Tone::Error, &told);
            return false;
        }
        self.close_home();
        let done = between();
        let loaded = load_as::<Settings>(first, number);
        let texts = Texts::in_language(loaded.settings.language.as_deref());
        let dependencies = Dependencies { texts, games: self.shared.games };
        let mut next = Self::new(ctx, loaded, dependencies, None);
        next.take_window_from(self);
        *self = next;
        self.show_start_page(ctx);
        if self.shared.home.is_shared() {
            self.remember_person();
        }
        if let Err(fault) = &done {
            self.tell_not_written(fault.fault.phrase());
        }
        done.is_ok()
    }

    /// Takes over what belongs to the window, whoever plays in it.
    fn take_window_from(&mut self, other: &mut Self) {
        std::mem::swap(&mut self.system, &mut other.system);
        std::mem::swap(&mut self.shared.calendar, &mut other.shared.calendar);
        std::mem::swap(&mut self.shared.clock, &mut other.shared.clock);
        std::mem::swap(&mut self.shared.wishes, &mut other.shared.wishes);
        self.friends.clipboard = other.friends.clipboard.take();
        self.shared.settings.window = other.shared.settings.window;
        self.chrome.take_speaker_from(&mut other.chrome);
        self.system.move_to(self.shared.home.places(), self.saves.holding());
    }

    /// Has the next start of the program open this home.
    pub(crate) fn remember_person(&mut self) {
        if let Err(fault) = self.shared.home.remember() {
            self.tell_not_written(fault);
        }
    }

    /// Moves the home of a person aside, and offers to take that back.
    pub(crate) fn remove_person(&mut self, number: u32) {
        let name = self.shared.home.person(number).map(|person| person.name.clone());
        match self.shared.home.remove(number) {
            Ok(removed) => {
                let folder = removed.moved.first().map(|(_, to)| shown(to)).unwrap_or_default();
                self.removed_person = Some(removed);
                let told = Phrase::new("people-removed");
                let told = told.with("name", name.unwrap_or_default()).with("folder", folder);
                self.chrome.offer(Tone::Info, &told, Command::People(PeopleCommand::TakeBack));
            }
            Err(fault) => self.tell_not_written(fault),
        }
    }

    fn tell_not_written(&mut self, fault: Phrase) {
        let told = Phrase::new("people-not-written").with("fault", fault);
        self.chrome.toast(Tone::Error, &told);
    }

    /// Takes the last removal back.
    pub(crate) fn restore_person(&mut self) {
        if let Some(removed) = self.removed_person.take()
            && let Err(fault) = self.shared.home.restore(&removed)
        {
            self.tell_not_written(fault);
            self.removed_person = Some(removed);
        }
    }
}
