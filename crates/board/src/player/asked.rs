//! What was asked for by a key or a button goes before what the pointer and the cursor happen to be on: it
//! stays until one of them is on another target.

use crate::HintPart;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Aside<P> {
    Nothing,
    /// From the next look at the pointer on.
    Wanted,
    /// The targets that are set aside.
    From {
        pointer: Option<P>,
        cursor: Option<P>,
    },
}

/// The marks that were asked for, and the targets that they set aside.
pub(super) struct Asked<P, M> {
    aside: Aside<P>,
    /// `true` if the last frame showed the hint.
    pub(super) shows_hint: bool,
    hint: Option<(M, HintPart)>,
    threats: bool,
    warns: bool,
}

impl<P, M> Default for Asked<P, M> {
    fn default() -> Self {
        Self { aside: Aside::Nothing, shows_hint: false, hint: None, threats: false, warns: false }
    }
}

impl<P: Copy + PartialEq, M: Copy + PartialEq> Asked<P, M> {
    pub(super) fn want(&mut self) {
        self.aside = Aside::Wanted;
    }

    /// The user does something else.
    pub(super) fn end(&mut self) {
        self.aside = Aside::Nothing;
    }

    /// The next hint is about another position.
    pub(super) fn forget_hint(&mut self) {
        self.hint = None;
        self.end();
    }

    /// Marks that were not there in the last frame have been asked for.
    pub(super) fn follow(&mut self, hint: Option<(M, HintPart)>, threats: bool, warns: bool) {
        let is_new =
            hint.is_some() && hint != self.hint || threats && !self.threats || warns && !self.warns;
        if is_new {
            self.want();
        }
        (self.hint, self.threats, self.warns) = (hint, threats, warns);
    }

    /// Looks at the targets once a frame.
    pub(super) fn look(&mut self, pointer: Option<P>, cursor: Option<P>) {
        match self.aside {
            Aside::Nothing => {}
            Aside::Wanted => self.aside = Aside::From { pointer, cursor },
            Aside::From { pointer: before, cursor: at } => {
                let is_elsewhere = pointer.is_some() && pointer != before;
                if is_elsewhere || cursor != at {
                    self.end();
                }
            }
        }
    }

    pub(super) fn sets_aside(&self) -> bool {
        self.aside != Aside::Nothing
    }
}
