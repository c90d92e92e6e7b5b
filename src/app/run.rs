//! Where commands are carried out: the only place.

use egui::{Context, ViewportCommand};

use super::App;
use super::action::{DialogAction, Wish};
use super::command::Command;
use super::dialogs::Dialog;
use super::dialogs::about::About;
use super::dialogs::pages::Page;
use super::dialogs::preferences::Preferences;
use super::puzzle::PuzzleCommand;
use super::seating::Strength;
use super::table::TableCommand;
use super::toasts::Tone;

/// How much one step of the zoom is.
const ZOOM_STEP: f32 = 1.1;

/// Carries a command out.
pub fn run(app: &mut App, ctx: &Context, command: Command) {
    if !app.facts().allow(command) {
        return;
    }
    match command {
        Command::NewGame => app.open_new_game(),
        Command::SameAgain => app.play_again(ctx),
        Command::PlayEasy => app.play_computer(ctx, Strength::Easy),
        Command::PlayMedium => app.play_computer(ctx, Strength::Medium),
        Command::PlayHard => app.play_computer(ctx, Strength::Hard),
        Command::TwoPlayers => app.play_friends(ctx),
        Command::ChooseGame(index) => app.choose_game(ctx, index),
        Command::Open => app.pick(ctx, Wish::Open),
        Command::Recent(index) => app.open_recent(ctx, index),
        Command::Earlier(index) => app.open_earlier(ctx, index),
        Command::Save => app.save(ctx, app.saving()),
        Command::SaveAs => app.pick(ctx, Wish::Save(app.saving())),
        Command::CopyGame => app.copy_game(ctx),
        Command::CopyPosition => app.copy_position(ctx),
        Command::MyGames => app.open_my_games(ctx),
        Command::Share => app.open_share(ctx),
        Command::CopyPicture => app.begin_copy(ctx),
        Command::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
        Command::Welcome => app.show_welcome(ctx),
        Command::BackToGame => app.back_to_game(ctx),
        Command::BackToLeft => app.open_left(ctx),
        Command::Settings => app.chrome.open(Dialog::Preferences(Preferences::default())),
        Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
        Command::EndTurn => app.at_table(ctx, TableCommand::EndTurn),
        Command::Undo => app.undo(ctx),
        Command::Redo => app.redo(ctx),
        Command::Hint if app.facts().puzzle => app.at_puzzle(ctx, PuzzleCommand::Hint),
        Command::Hint => app.at_table(ctx, TableCommand::Hint),
        Command::Guide => app.at_table(ctx, TableCommand::Guide),
        Command::Warn => app.shared.settings.warn ^= true,
        Command::MoveNow => app.at_table(ctx, TableCommand::MoveNow),
        Command::ShowAnswer => app.at_table(ctx, TableCommand::ShowAnswer),
        Command::Pause => app.at_table(ctx, TableCommand::Pause),
        Command::Resign => app.ask_to_resign(ctx),
        Command::OfferDraw => app.offer_draw(ctx),
        Command::First => app.show(ctx, 0),
        Command::Review => app.review(ctx),
        Command::Study => app.toggle_study(ctx),
        Command::Lines => app.toggle_lines(ctx),
        Command::LineCount(count) => app.at_table(ctx, TableCommand::ShowLines(count)),
        Command::PointAtLine(line) => app.at_table(ctx, TableCommand::PointAtLine(line)),
        Command::EnterLine(line) => app.at_table(ctx, TableCommand::EnterLine(line)),
        Command::LookAtGame => app.at_table(ctx, TableCommand::LookAtGame),
        Command::Go(node) => app.at_table(ctx, TableCommand::Go(node)),
        Command::NextMistake => app.at_table(ctx, TableCommand::ShowMistake { back: false }),
        Command::PreviousMistake => app.at_table(ctx, TableCommand::ShowMistake { back: true }),
        Command::LineBelow => app.at_table(ctx, TableCommand::GoAside { above: false }),
        Command::LineAbove => app.at_table(ctx, TableCommand::GoAside { above: true }),
        Command::Promote(node) => app.at_table(ctx, TableCommand::Promote(node)),
        Command::DeleteFrom(node) => app.at_table(ctx, TableCommand::DeleteFrom(node)),
        Command::Comment(node) => app.ask_for_comment(node),
        Command::MarkMove(node, mark) => app.at_table(ctx, TableCommand::Mark(node, mark)),
        Command::Previous => app.show(ctx, app.facts().shown.saturating_sub(1)),
        Command::Next => app.show(ctx, app.facts().shown + 1),
        Command::Last => app.back_to_the_end(ctx),
        Command::Show(ply) => app.show(ctx, ply),
        Command::Rematch => app.rematch(ctx, None),
        Command::RematchAtOffer => app.rematch_at_offer(ctx),
        Command::MoveDrawer => app.chrome.toggle_drawer(),
        Command::TurnBoard => app.shared.settings.turned ^= true,
        Command::Coordinates => app.shared.settings.coordinates ^= true,
        Command::Threats => app.shared.settings.show_threats ^= true,
        Command::ShowThreats => app.at_table(ctx, TableCommand::ShowThreats),
        Command::Layers => app.switch_layers(ctx),
        Command::Sound => app.toggle_sound(),
        Command::Volume(percent) => app.set_volume(percent),
        Command::Language(tag) => app.speak(tag),
        Command::Theme(theme) => app.shared.settings.theme = theme,
        Command::Pieces(marbles) => app.shared.settings.marbles = marbles,
        Command::BoardOnly => app.chrome.toggle_board_only(),
        Command::FullScreen => toggle_full_screen(ctx),
        Command::ZoomIn => app.zoom_by(ctx, ZOOM_STEP),
        Command::ZoomOut => app.zoom_by(ctx, 1.0 / ZOOM_STEP),
        Command::ZoomReset => app.reset_zoom(),
        Command::Learn => app.learn(ctx),
        Command::PreviousStep => app.step_back(ctx),
        Command::NextStep => app.step_on(ctx),
        Command::GoToStep(step) => app.go_to_step(ctx, step),
        Command::LeaveLesson => app.leave_lesson(ctx),
        Command::SetUp => app.ask_to_set_up(ctx),
        Command::BackToSetUp => app.back_to_set_up(ctx),
        Command::Edit(edit) => app.edit(edit),
        Command::PlayFromHere => app.play_from_here(ctx),
        Command::StudyFromHere => app.study_from_here(ctx),
        Command::LeaveSetUp => app.leave_set_up(ctx),
        Command::Puzzles => app.set_puzzles(ctx),
        Command::TodaysPuzzle => app.set_todays_puzzle(ctx),
        Command::GoToPuzzle(place) => app.go_to_puzzle(ctx, place),
        Command::NextPuzzle => app.set_next_puzzle(ctx),
        Command::Solution => app.at_puzzle(ctx, PuzzleCommand::Solution),
        Command::TryAgain => app.at_puzzle(ctx, PuzzleCommand::TryAgain),
        Command::ShowWhy => app.at_puzzle(ctx, PuzzleCommand::ShowWhy),
        Command::LeavePuzzles => app.leave_puzzles(ctx),
        Command::Rules => app.chrome.open(Dialog::Page(Page::Rules)),
        Command::Keys => app.chrome.open(Dialog::Page(Page::Keys)),
        Command::About => app.chrome.open(Dialog::About(About::default())),
    }
    ctx.request_repaint();
}

/// Carries out what a dialog was closed with.
pub fn perform(app: &mut App, ctx: &Context, action: DialogAction) {
    match action {
        DialogAction::StartAsSet => app.start_as_set(ctx),
        DialogAction::Start(draft, seats) => app.start(ctx, draft.as_ref(), seats),
        DialogAction::Begin(found) => app.begin(ctx, found),
        DialogAction::OpenFile(path) => {
            app.chrome.forget_picker();
            app.open_file(ctx, &path);
        }
        DialogAction::SaveFile(saving, path) => {
            let other = app.chrome.forget_picker().and_then(Wish::saving);
            let saving = saving.or(other).unwrap_or_else(|| app.saving());
            app.save_to(ctx, saving, &path, false);
        }
        DialogAction::Overwrite(saving, path) => app.write_to(ctx, saving, &path),
        DialogAction::SaveAsThen(next) => app.pick(ctx, Wish::Save(app.saving_then(next))),
        DialogAction::Quit => {
            app.shelf.do_without();
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        DialogAction::SetUp => app.set_up(ctx),
        DialogAction::Resign(player) => app.at_table(ctx, TableCommand::Resign(player)),
        DialogAction::AgreeDraw(player) => app.at_table(ctx, TableCommand::AgreeDraw(player)),
        DialogAction::Comment(game, node, text) => app.comment(ctx, game, (node, &text)),
        DialogAction::Pick(wish) => app.pick(ctx, wish),
        DialogAction::ShareFile(request, path) => {
            let other = app.chrome.forget_picker().and_then(Wish::share);
            if let Some(request) = request.or(other) {
                app.share_to(ctx, request, &path, false);
            }
        }
        DialogAction::ShareTo(request, path, asked) => app.share_to(ctx, request, &path, asked),
        DialogAction::OpenKept(path, kind) => app.open_kept(ctx, path, &kind),
        DialogAction::CopyPicture(picture) => app.copy_picture(ctx, picture),
        DialogAction::TellSaved(path) => app.tell_saved(&path),
        DialogAction::TellFault(fault) => app.chrome.tell(Tone::Error, &fault),
        DialogAction::Command(command) => run(app, ctx, command),
    }
    ctx.request_repaint();
}

fn toggle_full_screen(ctx: &Context) {
    let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
}
