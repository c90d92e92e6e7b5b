//! The open dialog and its keyboard focus.

use egui::Context;

use super::Chrome;
use crate::app::action::{DialogAction, GameId};
use crate::app::game::dialogs::comment::CommentDraft;
use crate::app::game::table::{Presentation, TableState};
use crate::app::shared::Shared;
use crate::app::shell::dialogs::find::{FindCommand, ListedCommand};
use crate::app::shell::dialogs::{Dialog, DialogContext, DialogResult};
use crate::session::NodeId;

impl Chrome {
    pub(crate) fn is_blocked(&self) -> bool {
        self.dialog.is_some()
    }

    pub(crate) fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// Returns the list of all commands, if it is open.
    pub(crate) fn find(&self) -> Option<&FindCommand> {
        match &self.dialog {
            Some(Dialog::Find(find)) => Some(find),
            _ => None,
        }
    }

    /// Sets the commands in the list of all commands.
    pub(crate) fn list_commands(&mut self, listed: Vec<ListedCommand>) {
        if let Some(Dialog::Find(find)) = &mut self.dialog {
            find.list(listed);
        }
    }

    /// Replaces the open dialog. A comment that was being typed is offered again.
    pub(crate) fn open(&mut self, dialog: Dialog) {
        if let Some(Dialog::Comment(field)) = self.dialog.replace(dialog) {
            self.comment_drafts.extend(field.into_draft());
        }
    }

    /// Closes a dialog about the game on the table, which is about to be replaced.
    pub(crate) fn forget_the_game(&mut self) {
        self.dialog.take_if(|dialog| dialog.is_about_the_game());
    }

    /// Takes the text that was typed as a comment on this move and neither kept nor cancelled.
    pub(crate) fn take_comment_draft(&mut self, game: GameId, node: NodeId) -> Option<String> {
        let is_it = |draft: &mut CommentDraft| (draft.0, draft.1) == (game, node);
        self.comment_drafts.extract_if(.., is_it).last().map(|(.., text)| text)
    }

    /// Closes the comment dialog, if it is open, and returns every comment that was typed and neither kept nor
    /// cancelled.
    pub(crate) fn take_typed_comments(&mut self) -> Vec<CommentDraft> {
        let mut typed = std::mem::take(&mut self.comment_drafts);
        let field = |dialog: &mut Dialog| matches!(dialog, Dialog::Comment(_));
        if let Some(Dialog::Comment(field)) = self.dialog.take_if(field) {
            typed.push(field.into_parts());
        }
        typed
    }

    /// Returns `true` while an export is written to a file.
    pub(crate) fn is_saving_export(&self) -> bool {
        matches!(&self.dialog, Some(Dialog::Share(share)) if share.is_saving())
    }

    /// Stops an export in progress before the program ends.
    pub(crate) fn finish_export(&mut self) {
        if let Some(Dialog::Share(share)) = &mut self.dialog {
            share.finish();
        }
    }

    /// Polls the jobs of the export dialog, which closes with the returned action.
    pub(crate) fn poll_export(&mut self, ctx: &Context) -> Option<DialogAction> {
        let Some(Dialog::Share(share)) = &mut self.dialog else {
            return None;
        };
        let action = share.poll(ctx)?;
        self.dialog = None;
        Some(action)
    }

    /// Closes a question that no longer applies: the player who was asked is not to move any more.
    pub(crate) fn withdraw_question(&mut self, state: &TableState) {
        let Some(Dialog::Confirm(confirm)) = &self.dialog else {
            return;
        };
        let stands = match confirm.action() {
            Some(DialogAction::Resign(player)) => state.resigning == Some(*player),
            Some(DialogAction::AgreeDraw(player)) => {
                state.ended.is_none() && state.to_move == *player
            }
            _ => true,
        };
        if !stands {
            self.dialog = None;
        }
    }

    /// Draws the open dialog and returns its action when it closes.
    pub(crate) fn show_dialog(
        &mut self,
        ctx: &Context,
        shared: &mut Shared,
        state: &TableState,
    ) -> Option<DialogAction> {
        let Some(mut dialog) = self.dialog.take() else {
            self.toasts.withdraw(&["drop-blocked", "paste-blocked", "launch-blocked"]);
            self.focus.watch(ctx);
            return None;
        };
        let look = shared.look(ctx, state.seen_from());
        let mut context = DialogContext {
            settings: &mut shared.settings,
            home: &mut shared.home,
            games: shared.games,
            ratings: &shared.ratings,
            game: state.game,
            presentation: Presentation {
                look,
                thinking: false,
                threats: false,
                aim: false,
                texts: &shared.texts,
            },
        };
        let progress = dialog.show(ctx, &mut context);
        self.focus.enter(ctx, dialog.title_key());
        match progress {
            DialogResult::Stay => {
                self.dialog = Some(dialog);
                None
            }
            DialogResult::Close => {
                if let Dialog::Comment(field) = dialog {
                    self.comment_drafts.extend(field.into_draft());
                }
                ctx.request_repaint();
                None
            }
            DialogResult::Do(action) => Some(action),
        }
    }
}
