//! Execution of commands and dialog results: the only place that carries them out.

use egui::{Context, ViewportCommand};

use super::App;
use super::action::{DialogAction, FileTask};
use super::activity::BoardCommand;
use crate::app::activity::id::ActivityId;
use crate::app::game::dialogs::rules::RulesForm;
use crate::app::game::seats::Strength;
use crate::app::game::table::TableCommand;
use crate::app::shell::command::{
    AppCommand, Command, EditorCommand, FileCommand, FriendCommand, GameCommand, GameList,
    LessonCommand, PeopleCommand, PracticeCommand, PuzzleCommand, RunCommand, StartCommand,
    StudyCommand, TrainCommand, ViewCommand,
};
use crate::app::shell::dialogs::Dialog;
use crate::app::shell::dialogs::about::About;
use crate::app::shell::dialogs::keys_form::KeysForm;
use crate::app::shell::dialogs::settings_form::SettingsForm;
use crate::app::shell::keys;
use crate::app::shell::toasts::Tone;
use crate::store::runs::RunKind;

/// Zoom factor per step.
const ZOOM_STEP: f32 = 1.1;

/// Carries out a command if it is enabled.
pub fn run(app: &mut App, ctx: &Context, command: Command) {
    if !command.is_enabled(&app.command_state(ctx)) {
        return;
    }
    match command {
        Command::Start(command) => app.run_start(ctx, command),
        Command::File(command) => app.run_file(ctx, command),
        Command::Game(command) => app.run_game(ctx, command),
        Command::Study(command) => app.run_study(ctx, command),
        Command::View(command) => app.run_view(ctx, command),
        Command::Lesson(command) => app.run_lesson(ctx, command),
        Command::Editor(command) => app.run_editor(ctx, command),
        Command::Puzzle(command) => app.run_puzzle(ctx, command),
        Command::Run(command) => app.run_run(ctx, command),
        Command::Train(command) => app.run_train(ctx, command),
        Command::Practice(command) => app.run_practice(ctx, command),
        Command::You(command) => app.run_you(ctx, command),
        Command::Friend(command) => app.run_friend(ctx, command),
        Command::People(command) => app.run_people(ctx, command),
        Command::App(command) => app.run_app(ctx, command),
    }
    ctx.request_repaint();
}

impl App {
    fn run_people(&mut self, ctx: &Context, command: PeopleCommand) {
        match command {
            PeopleCommand::Open => self.open_people(),
            PeopleCommand::Next => self.become_person(ctx, self.shared.home.next()),
            PeopleCommand::TakeBack => self.restore_person(),
            PeopleCommand::Become(number) => self.become_person(ctx, number),
        }
    }

    fn run_start(&mut self, ctx: &Context, command: StartCommand) {
        match command {
            StartCommand::NewGame => self.open_new_game(false),
            StartCommand::Elsewhere => self.open_new_game(true),
            StartCommand::SameAgain => self.play_again(ctx),
            StartCommand::PlayLevel(level) => self.play_computer(ctx, level),
            StartCommand::PlayEven => self.play_even(ctx),
            StartCommand::PlayEasy => self.play_strength(ctx, Strength::Easy),
            StartCommand::PlayMedium => self.play_strength(ctx, Strength::Medium),
            StartCommand::PlayHard => self.play_strength(ctx, Strength::Hard),
            StartCommand::TwoPlayers => self.play_friends(ctx),
            StartCommand::ChooseGame(index) => self.choose_game(ctx, index),
            StartCommand::Rematch => self.rematch(ctx, None),
            StartCommand::RematchAtOffer => self.rematch_at_offer(ctx),
            StartCommand::StartPage => self.show_start_page(ctx),
            StartCommand::BackToGame => self.back_to_game(ctx),
            StartCommand::BackToLeft => self.open_left(ctx),
        }
    }

    fn run_file(&mut self, ctx: &Context, command: FileCommand) {
        match command {
            FileCommand::Open => self.pick(ctx, FileTask::Open),
            FileCommand::Recent(index) => self.open_recent(ctx, index),
            FileCommand::Earlier(index) => self.open_earlier(ctx, index),
            FileCommand::Save => self.save(ctx, self.saving()),
            FileCommand::SaveAs => self.pick(ctx, FileTask::Save(self.saving())),
            FileCommand::CopyGame => self.copy_game(ctx),
            FileCommand::CopyAnalysis => self.copy_analysis(ctx),
            FileCommand::CopyPosition => self.copy_position(ctx),
            FileCommand::CopyPicture => self.begin_copy(ctx),
            FileCommand::Paste => match &mut self.system.paste {
                Some(reader) => reader.request(ctx),
                None => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            },
            FileCommand::Share => self.open_share(ctx),
        }
    }

    fn run_game(&mut self, ctx: &Context, command: GameCommand) {
        let shown = self.state().commands.shown;
        let table_command = match command {
            GameCommand::Undo => return self.undo(ctx),
            GameCommand::Redo => return self.on_board(ctx, BoardCommand::Redo),
            GameCommand::Hint => return self.on_board(ctx, BoardCommand::Hint),
            GameCommand::Warn => {
                let warning = self.state().commands.warning;
                *self.shared.settings.warns_mut(warning) ^= true;
                return;
            }
            GameCommand::Resign => return self.ask_to_resign(ctx),
            GameCommand::OfferDraw => return self.offer_draw(ctx),
            GameCommand::Last => return self.back_to_the_end(ctx),
            GameCommand::EndTurn => TableCommand::EndTurn,
            GameCommand::Guide => TableCommand::Guide,
            GameCommand::MoveNow => TableCommand::MoveNow,
            GameCommand::ShowAnswer => TableCommand::ShowAnswer,
            GameCommand::Pause => TableCommand::Pause,
            GameCommand::ShowThreats => TableCommand::ShowThreats,
            GameCommand::Replay => TableCommand::Replay,
            GameCommand::First => TableCommand::Show(0),
            GameCommand::Previous => TableCommand::Show(shown.saturating_sub(1)),
            GameCommand::Next => TableCommand::Show(shown + 1),
            GameCommand::Show(ply) => TableCommand::Show(ply),
        };
        self.at_table(ctx, table_command);
    }

    fn run_study(&mut self, ctx: &Context, command: StudyCommand) {
        let table_command = match command {
            StudyCommand::Review => return self.review(ctx),
            StudyCommand::Toggle => return self.toggle_study(ctx),
            StudyCommand::ToggleLines => return self.toggle_lines(ctx),
            StudyCommand::PlayFromHere => return self.play_shown_position(ctx),
            StudyCommand::Comment(node) => return self.ask_for_comment(node),
            StudyCommand::ToggleAnalysis => TableCommand::LookAtGame,
            StudyCommand::LineCount(count) => TableCommand::ShowLines(count),
            StudyCommand::PointAtLine(line) => TableCommand::PointAtLine(line),
            StudyCommand::EnterLine(line) => TableCommand::EnterLine(line),
            StudyCommand::Go(node) => TableCommand::Go(node),
            StudyCommand::NextMistake => return self.show_mistake(ctx, false),
            StudyCommand::PreviousMistake => return self.show_mistake(ctx, true),
            StudyCommand::LineBelow => TableCommand::GoAside { above: false },
            StudyCommand::LineAbove => TableCommand::GoAside { above: true },
            StudyCommand::Promote(node) => TableCommand::Promote(node),
            StudyCommand::DeleteFrom(node) => return self.delete_from(ctx, node),
            StudyCommand::MarkMove(node, mark) => TableCommand::Mark(node, mark),
        };
        self.at_table(ctx, table_command);
    }

    fn run_view(&mut self, ctx: &Context, command: ViewCommand) {
        let settings = &mut self.shared.settings;
        match command {
            ViewCommand::TurnBoard => settings.turned ^= true,
            ViewCommand::Coordinates => settings.coordinates ^= true,
            ViewCommand::Threats => settings.show_threats ^= true,
            ViewCommand::Theme(theme) => settings.theme = theme,
            ViewCommand::Contrast(contrast) => settings.contrast = contrast,
            ViewCommand::Pieces(marbles) => settings.marbles = marbles,
            ViewCommand::MoveDrawer => self.chrome.toggle_drawer(),
            ViewCommand::Layers => self.on_board(ctx, BoardCommand::SwitchLayers),
            ViewCommand::Sound => self.toggle_sound(),
            ViewCommand::Volume(percent) => self.set_volume(percent),
            ViewCommand::Language(tag) => self.set_language(tag),
            ViewCommand::BoardOnly => {
                let (texts, keys) = (&self.shared.texts, &settings.keys);
                let key = keys::name_of(ctx, texts, keys, Command::View(command));
                self.chrome.toggle_board_only(key);
            }
            ViewCommand::OneKey => self.toggle_one_key(ctx),
            ViewCommand::OneKeySlower => settings.one_key.slow_down(),
            ViewCommand::OneKeyFaster => settings.one_key.speed_up(),
            ViewCommand::FullScreen => toggle_full_screen(ctx),
            ViewCommand::ZoomIn => self.zoom_by(ctx, ZOOM_STEP),
            ViewCommand::ZoomOut => self.zoom_by(ctx, 1.0 / ZOOM_STEP),
            ViewCommand::ZoomReset => self.reset_zoom(),
        }
    }

    fn run_lesson(&mut self, ctx: &Context, command: LessonCommand) {
        match command {
            LessonCommand::Begin => self.begin_lesson(ctx),
            LessonCommand::PreviousStep => self.step_back(ctx),
            LessonCommand::NextStep => self.step_on(ctx),
            LessonCommand::GoToStep(step) => self.go_to_step(ctx, step),
            LessonCommand::Leave => self.show_activity(ctx, ActivityId::Game),
        }
    }

    fn run_editor(&mut self, ctx: &Context, command: EditorCommand) {
        match command {
            EditorCommand::Begin => self.ask_to_edit(ctx),
            EditorCommand::Resume => self.resume_editing(ctx),
            EditorCommand::Edit(edit) => self.edit(edit),
            EditorCommand::PlayFromHere => self.play_from_here(ctx),
            EditorCommand::StudyFromHere => self.study_from_here(ctx),
            EditorCommand::KeepPuzzle => self.ask_to_keep_puzzle(),
            EditorCommand::Leave => self.leave_activity(ctx),
        }
    }

    fn run_puzzle(&mut self, ctx: &Context, command: PuzzleCommand) {
        match command {
            PuzzleCommand::Begin => self.begin_puzzles(ctx),
            PuzzleCommand::Today => self.begin_todays_puzzle(ctx),
            PuzzleCommand::GoTo(place) => self.go_to_puzzle(ctx, place),
            PuzzleCommand::Next => self.go_to_next_puzzle(ctx),
            PuzzleCommand::Solution => self.on_exercise(ctx, BoardCommand::Solution),
            PuzzleCommand::TryAgain => self.on_exercise(ctx, BoardCommand::TryAgain),
            PuzzleCommand::ShowWhy => self.on_exercise(ctx, BoardCommand::ShowWhy),
            PuzzleCommand::Mine => self.begin_own_puzzles(ctx),
            PuzzleCommand::Copy => self.copy_puzzle(ctx),
            PuzzleCommand::Delete => self.delete_puzzle(ctx),
            PuzzleCommand::Restore => self.restore_puzzle(ctx),
            PuzzleCommand::StopProving => self.stop_import(ctx),
            PuzzleCommand::Leave => self.leave_activity(ctx),
        }
    }

    fn run_run(&mut self, ctx: &Context, command: RunCommand) {
        match command {
            RunCommand::Open => self.show_runs(ctx),
            RunCommand::Minutes => self.begin_run(ctx, RunKind::Minutes),
            RunCommand::Streak => self.begin_run(ctx, RunKind::Streak),
            RunCommand::GoTo(index) => self.look_at_run(ctx, index),
            RunCommand::End => self.end_run(ctx),
            RunCommand::Leave => self.leave_activity(ctx),
        }
    }

    fn run_train(&mut self, ctx: &Context, command: TrainCommand) {
        match command {
            TrainCommand::Open => self.show_train(ctx),
            TrainCommand::Today => self.walk_today(ctx),
            TrainCommand::Unfold(grade) => self.activities.train.unfold(grade),
            TrainCommand::Leave => self.show_activity(ctx, ActivityId::Game),
        }
    }

    fn run_practice(&mut self, ctx: &Context, command: PracticeCommand) {
        match command {
            PracticeCommand::Begin => self.begin_practice(ctx),
            PracticeCommand::ThisGame => self.practise_game(ctx),
            PracticeCommand::Next => self.go_to_next_position(ctx),
            PracticeCommand::LeaveOut => self.leave_out(ctx),
            PracticeCommand::TakeIn => self.take_in(ctx),
            PracticeCommand::PlayFromHere => self.play_position(ctx),
            PracticeCommand::Study => self.study_position(ctx),
            PracticeCommand::ToggleSearch => self.toggle_search(),
            PracticeCommand::Leave => self.leave_activity(ctx),
        }
    }

    fn run_friend(&mut self, ctx: &Context, command: FriendCommand) {
        match command {
            FriendCommand::Copy => self.copy_message(ctx),
            FriendCommand::PlayTyped => self.play_for_friend(ctx),
            FriendCommand::Accept => self.answer_friend(ctx, true),
            FriendCommand::Decline => self.answer_friend(ctx, false),
            FriendCommand::Note => self.ask_for_note(),
            FriendCommand::TakeOver => self.ask_for_own_seat(),
            FriendCommand::List => self.show_you(ctx, GameList::WithFriends),
            FriendCommand::GoThere => self.go_to_caller(ctx),
        }
    }

    fn run_app(&mut self, ctx: &Context, command: AppCommand) {
        let dialog = match command {
            AppCommand::Quit => return ctx.send_viewport_cmd(ViewportCommand::Close),
            AppCommand::Settings => Dialog::Settings(SettingsForm::default()),
            AppCommand::Rules => Dialog::Rules(RulesForm::default()),
            AppCommand::OftenAsked => Dialog::Rules(RulesForm::often_asked()),
            AppCommand::Keys => Dialog::Keys(KeysForm::default()),
            AppCommand::Find => Dialog::Find(Box::default()),
            AppCommand::Accessibility => Dialog::Accessibility,
            AppCommand::About => Dialog::About(About::default()),
        };
        self.chrome.open(dialog);
    }
}

/// Carries out the action of a dialog.
pub fn perform(app: &mut App, ctx: &Context, action: DialogAction) {
    match action {
        DialogAction::StartAsSet => app.start_as_set(ctx),
        DialogAction::Start(draft, seats) => app.start(ctx, draft.as_ref(), seats),
        DialogAction::StartElsewhere(draft, seats, choice) => {
            let friend = choice.begin(seats.len());
            app.start_with_friend(ctx, (draft.as_ref(), seats), friend);
        }
        DialogAction::Join(shared, message) => app.look_for_seat(ctx, shared, *message),
        DialogAction::TakeOver(shared, message) => app.take_over_seat(ctx, shared, *message),
        DialogAction::FriendNote(text) => app.set_friend_note(ctx, &text),
        DialogAction::Begin(found) => app.begin(ctx, found),
        DialogAction::OpenFile(path) => {
            app.chrome.forget_picker();
            app.open_file(ctx, &path);
        }
        DialogAction::SaveFile(saving, path) => {
            let other = app.chrome.forget_picker().and_then(FileTask::saving);
            let saving = saving.or(other).unwrap_or_else(|| app.saving());
            app.save_to(ctx, saving, &path, false);
        }
        DialogAction::Overwrite(saving, path) => app.write_to(ctx, saving, &path),
        DialogAction::SaveAsThen(next) => app.pick(ctx, FileTask::Save(app.saving_then(next))),
        DialogAction::Quit => {
            app.saves.do_without();
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        DialogAction::EditPosition => app.edit_position(ctx),
        DialogAction::Resign(player) => app.at_table(ctx, TableCommand::Resign(player)),
        DialogAction::AgreeDraw(player) => app.at_table(ctx, TableCommand::AgreeDraw(player)),
        DialogAction::RemovePerson(number) => app.remove_person(number),
        DialogAction::StartAfresh => app.start_afresh(ctx),
        DialogAction::KeepPuzzle(puzzle) => app.keep_puzzle(ctx, puzzle),
        DialogAction::Comment(game, node, text) => app.comment(ctx, game, (node, &text)),
        DialogAction::Pick(task) => app.pick(ctx, task),
        DialogAction::ShareFile(request, path) => {
            let other = app.chrome.forget_picker().and_then(FileTask::share);
            if let Some(request) = request.or(other) {
                app.share_to(ctx, request, &path, false);
            }
        }
        DialogAction::ShareTo(request, path, asked) => app.share_to(ctx, request, &path, asked),
        DialogAction::CopyPicture(picture) => app.copy_picture(ctx, picture),
        DialogAction::TellSaved(path) => app.tell_saved(&path),
        DialogAction::TellFault(fault) => app.chrome.toast(Tone::Error, &fault),
        DialogAction::Command(command) => run(app, ctx, command),
    }
    ctx.request_repaint();
}

fn toggle_full_screen(ctx: &Context) {
    let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
}
