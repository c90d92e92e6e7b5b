//! Everything that a menu, a key and a button can all ask for.

use egui::{Key, KeyboardShortcut, Modifiers};
use strum::EnumIter;

use super::theme::ThemeChoice;
use crate::board::MarbleStyle;
use crate::board::editing::Edit;
use crate::bot::Level;
use crate::bot::study::Mark;
use crate::session::NodeId;

/// Something the user can ask for. The panels return it; `run` does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter)]
pub enum Command {
    /// Opens the dialog for a new game.
    NewGame,
    /// Starts the same game again, without asking how.
    SameAgain,
    /// Starts a game against a computer that a beginner may beat.
    PlayEasy,
    /// Starts a game against a computer of the middle.
    PlayMedium,
    /// Starts a game against a strong computer.
    PlayHard,
    /// Starts a game for two people.
    TwoPlayers,
    /// Offers the game with this number in the list of games, from 0.
    #[strum(disabled)]
    ChooseGame(usize),
    /// Chooses a game file to open.
    Open,
    /// Opens the recent file with this number, from 0.
    #[strum(disabled)]
    Recent(usize),
    /// Opens the game with this number, from 0, among those that have left the table.
    #[strum(disabled)]
    Earlier(usize),
    /// Saves the game where it was saved last.
    Save,
    /// Saves the game somewhere else.
    SaveAs,
    /// Copies the game as text.
    CopyGame,
    /// Copies the position as text.
    CopyPosition,
    /// Opens the list of all games that were played here.
    MyGames,
    /// Opens the dialog for pictures and films of the game.
    Share,
    /// Copies a picture of the position.
    CopyPicture,
    /// Opens the game or the position that was copied as text.
    Paste,
    /// Shows the ways to begin, and leaves the game on the table where it is.
    Welcome,
    /// Shows the game that was left for the welcome.
    BackToGame,
    /// Takes the game up again that was left for another one.
    BackToLeft,
    /// Opens the settings.
    Settings,
    /// Ends the program.
    Quit,
    /// Ends the turn without moving.
    EndTurn,
    /// Takes the last move back.
    Undo,
    /// Plays what was taken back.
    Redo,
    /// Asks the computer for advice.
    Hint,
    /// Gives advice in every turn, or stops doing so.
    Guide,
    /// Has a weak computer wait for whoever has thrown much away, or not.
    Warn,
    /// Makes the computer play what it has found so far, or go on although it has warned of a move.
    MoveNow,
    /// Shows what can be played against the move that was warned of, or stops doing so.
    ShowAnswer,
    /// Makes computers that play each other wait, or go on; else stops the clock, or lets it go on.
    Pause,
    /// Gives the game up.
    Resign,
    /// Offers a draw.
    OfferDraw,
    /// Looks at the start.
    First,
    /// Looks one move back.
    Previous,
    /// Looks one move on.
    Next,
    /// Looks at the newest position.
    Last,
    /// Looks at the position after this many moves.
    #[strum(disabled)]
    Show(usize),
    /// Plays the next game of the match.
    Rematch,
    /// Plays the next game of the match at the level that the result offers.
    RematchAtOffer,
    /// Goes through the finished game from the start, and studies it.
    Review,
    /// Studies the game on the table, or leaves the study.
    Study,
    /// Looks at the game that is studied, or stops doing so.
    LookAtGame,
    /// Shows what the computer would play, or stops doing so.
    Lines,
    /// Shows so many of the best lines.
    #[strum(disabled)]
    LineCount(usize),
    /// Points at the best line with this number, from 0, on the board; or at none.
    #[strum(disabled)]
    PointAtLine(Option<usize>),
    /// Plays the best line with this number, from 0, as a variation.
    #[strum(disabled)]
    EnterLine(usize),
    /// Looks at a position of the tree.
    #[strum(disabled)]
    Go(NodeId),
    /// Looks at what follows from the next mistake.
    NextMistake,
    /// Looks at what follows from the mistake before.
    PreviousMistake,
    /// Looks at what was played instead of the last move: the line below in the list.
    LineBelow,
    /// The same: the line above.
    LineAbove,
    /// Makes the line of a move the main line.
    #[strum(disabled)]
    Promote(NodeId),
    /// Takes a move out of the tree, with all that follows.
    #[strum(disabled)]
    DeleteFrom(NodeId),
    /// Asks for words about a move.
    #[strum(disabled)]
    Comment(NodeId),
    /// Marks a move, or takes its mark away.
    #[strum(disabled)]
    MarkMove(NodeId, Option<Mark>),
    /// Shows the list of moves where the window is too narrow for it.
    MoveDrawer,
    /// Turns the board round.
    TurnBoard,
    /// Shows the names of the files and ranks.
    Coordinates,
    /// Shows what somebody could do next, or stops doing so.
    Threats,
    /// Shows for a moment what somebody could do next.
    ShowThreats,
    /// Makes the layers of the board large, or small again.
    Layers,
    /// Switches the sound off, or on again.
    Sound,
    /// Makes everything that is heard this loud, in percent.
    #[strum(disabled)]
    Volume(u8),
    /// Says everything in the language with this tag, or in the system's.
    #[strum(disabled)]
    Language(Option<&'static str>),
    /// Light, dark, or as the system is.
    Theme(ThemeChoice),
    /// How pieces are told apart.
    Pieces(MarbleStyle),
    /// Shows nothing but the board.
    BoardOnly,
    /// Fills the screen.
    FullScreen,
    /// Makes everything larger.
    ZoomIn,
    /// Makes everything smaller.
    ZoomOut,
    /// Makes everything as large as it was meant.
    ZoomReset,
    /// Teaches the game on the board.
    Learn,
    /// Goes one step of the lesson back.
    PreviousStep,
    /// Goes on in the lesson, whether the step is done or not.
    NextStep,
    /// Goes to the step of the lesson with this number, from 0.
    #[strum(disabled)]
    GoToStep(usize),
    /// Leaves the lesson.
    LeaveLesson,
    /// Sets up a position, beginning with the one that is looked at.
    SetUp,
    /// Goes on with the position that was left half set up.
    BackToSetUp,
    /// Does something to the position that is set up.
    #[strum(disabled)]
    Edit(Edit),
    /// Plays a game from the position that is set up.
    PlayFromHere,
    /// Studies the position that is set up.
    StudyFromHere,
    /// Leaves the position that is set up.
    LeaveSetUp,
    /// Sets puzzles of the game on the board.
    Puzzles,
    /// Sets the puzzle of the day.
    TodaysPuzzle,
    /// Sets the puzzle of the game with this number, from 0.
    #[strum(disabled)]
    GoToPuzzle(usize),
    /// Sets the next puzzle that has not been solved.
    NextPuzzle,
    /// Plays the solution of the puzzle.
    Solution,
    /// Goes on with the puzzle before the wrong move.
    TryAgain,
    /// Shows what is against the wrong move, or stops doing so.
    ShowWhy,
    /// Leaves the puzzles.
    LeavePuzzles,
    /// Explains the rules.
    Rules,
    /// Lists the keys.
    Keys,
    /// Says what the program is.
    About,
}

const NONE: Modifiers = Modifiers::NONE;
const SHIFT: Modifiers = Modifiers::SHIFT;
const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
const ALT: Modifiers = Modifiers::ALT;

const fn key(modifiers: Modifiers, logical_key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, logical_key)
}

impl Command {
    /// The key of its name in the catalogue.
    pub const fn text_key(self) -> &'static str {
        match self {
            Self::NewGame | Self::ChooseGame(_) => "command-new-game",
            Self::SameAgain => "command-same-again",
            Self::PlayEasy => "command-play-easy",
            Self::PlayMedium => "command-play-medium",
            Self::PlayHard => "command-play-hard",
            Self::TwoPlayers => "command-two-players",
            Self::Open | Self::Recent(_) | Self::Earlier(_) => "command-open",
            Self::Save => "command-save",
            Self::SaveAs => "command-save-as",
            Self::CopyGame => "command-copy-game",
            Self::CopyPosition => "command-copy-position",
            Self::MyGames => "command-my-games",
            Self::Share => "command-share",
            Self::CopyPicture => "command-copy-picture",
            Self::Paste => "command-paste",
            Self::Welcome => "command-welcome",
            Self::BackToGame => "command-back-to-game",
            Self::BackToLeft => "command-back-to-left",
            Self::Settings => "command-settings",
            Self::Quit => "command-quit",
            Self::EndTurn => "command-end-turn",
            Self::Undo => "command-undo",
            Self::Redo => "command-redo",
            Self::Hint => "command-hint",
            Self::Guide => "command-guide",
            Self::Warn => "command-warn",
            Self::MoveNow => "command-move-now",
            Self::ShowAnswer => "command-show-answer",
            Self::Pause => "command-pause",
            Self::Resign => "command-resign",
            Self::OfferDraw => "command-offer-draw",
            Self::First => "command-first",
            Self::Previous => "command-previous",
            Self::Next => "command-next",
            Self::Last => "command-last",
            Self::Show(_) | Self::Go(_) => "command-show",
            Self::Rematch => "command-rematch",
            Self::RematchAtOffer => "command-rematch-at-offer",
            Self::Review => "command-review",
            Self::Study => "command-study",
            Self::LookAtGame => "command-look-at-game",
            Self::Lines | Self::LineCount(_) | Self::PointAtLine(_) => "command-lines",
            Self::EnterLine(_) => "command-enter-line",
            Self::NextMistake => "command-next-mistake",
            Self::PreviousMistake => "command-previous-mistake",
            Self::LineBelow => "command-line-below",
            Self::LineAbove => "command-line-above",
            Self::Promote(_) => "command-promote",
            Self::DeleteFrom(_) => "command-delete-from",
            Self::Comment(_) => "command-comment",
            Self::MarkMove(_, mark) => match mark {
                None => "command-mark-none",
                Some(Mark::Good) => "command-mark-good",
                Some(Mark::Mistake) => "command-mark-mistake",
                Some(Mark::Brilliant) => "command-mark-brilliant",
                Some(Mark::Blunder) => "command-mark-blunder",
                Some(Mark::Interesting) => "command-mark-interesting",
                Some(Mark::Doubtful) => "command-mark-doubtful",
            },
            Self::MoveDrawer => "command-move-drawer",
            Self::TurnBoard => "command-turn-board",
            Self::Coordinates => "command-coordinates",
            Self::Threats => "command-threats",
            Self::ShowThreats => "command-show-threats",
            Self::Layers => "command-layers",
            Self::Sound => "command-sound",
            Self::Volume(_) => "command-volume",
            Self::Language(_) => "language-of-the-system",
            Self::Theme(theme) => theme.text_key(),
            Self::Pieces(MarbleStyle::Glass) => "marbles-glass",
            Self::Pieces(MarbleStyle::Symbols) => "marbles-symbols",
            Self::BoardOnly => "command-board-only",
            Self::FullScreen => "command-full-screen",
            Self::ZoomIn => "command-zoom-in",
            Self::ZoomOut => "command-zoom-out",
            Self::ZoomReset => "command-zoom-reset",
            Self::Learn => "command-learn",
            Self::PreviousStep => "command-previous-step",
            Self::NextStep | Self::GoToStep(_) => "command-next-step",
            Self::LeaveLesson => "command-leave-lesson",
            Self::SetUp => "command-set-up",
            Self::BackToSetUp => "command-back-to-set-up",
            Self::Edit(edit) => match edit {
                Edit::Start => "command-edit-start",
                Edit::Clear => "command-edit-clear",
                Edit::Mirror => "command-edit-mirror",
                Edit::Undo => "command-undo",
                Edit::Redo => "command-redo",
                Edit::SwitchLayers => "command-layers",
                Edit::Choose(_) | Edit::Set(..) => "command-set-up",
            },
            Self::PlayFromHere => "command-play-from-here",
            Self::StudyFromHere => "command-study-from-here",
            Self::LeaveSetUp => "command-leave-set-up",
            Self::Puzzles => "command-puzzles",
            Self::TodaysPuzzle => "command-todays-puzzle",
            Self::NextPuzzle | Self::GoToPuzzle(_) => "command-next-puzzle",
            Self::Solution => "command-solution",
            Self::TryAgain => "command-try-again",
            Self::ShowWhy => "command-show-why",
            Self::LeavePuzzles => "command-leave-puzzles",
            Self::Rules => "command-rules",
            Self::Keys => "command-keys",
            Self::About => "command-about",
        }
    }

    /// The keys that ask for it; the first is the one that menus show.
    pub const fn shortcuts(self) -> &'static [KeyboardShortcut] {
        match self {
            Self::NewGame => &const { [key(CTRL, Key::N)] },
            Self::SameAgain => &const { [key(CTRL_SHIFT, Key::N)] },
            Self::Open => &const { [key(CTRL, Key::O)] },
            Self::Save => &const { [key(CTRL, Key::S)] },
            Self::SaveAs => &const { [key(CTRL_SHIFT, Key::S)] },
            Self::CopyGame => &const { [key(CTRL, Key::C)] },
            Self::CopyPosition => &const { [key(CTRL_SHIFT, Key::C)] },
            Self::CopyPicture => &const { [key(CTRL_SHIFT, Key::I)] },
            Self::Paste => &const { [key(CTRL, Key::V)] },
            Self::Settings => &const { [key(CTRL, Key::Comma)] },
            Self::Quit => &const { [key(CTRL, Key::Q)] },
            Self::EndTurn => &const { [key(SHIFT, Key::E), key(CTRL, Key::E)] },
            Self::Undo => &const { [key(CTRL, Key::Z)] },
            Self::Redo => &const { [key(CTRL_SHIFT, Key::Z), key(CTRL, Key::Y)] },
            Self::Hint => &const { [key(NONE, Key::H)] },
            Self::MoveNow => &const { [key(NONE, Key::M)] },
            Self::ShowAnswer => &const { [key(NONE, Key::S)] },
            Self::Pause => &const { [key(NONE, Key::P)] },
            Self::First => &const { [key(NONE, Key::Home)] },
            Self::Previous => &const { [key(NONE, Key::PageUp), key(ALT, Key::ArrowLeft)] },
            Self::Next => &const { [key(NONE, Key::PageDown), key(ALT, Key::ArrowRight)] },
            Self::Last => &const { [key(NONE, Key::End)] },
            Self::Study => &const { [key(CTRL, Key::R)] },
            Self::Lines => &const { [key(NONE, Key::A), key(SHIFT, Key::A)] },
            Self::NextMistake => &const { [key(SHIFT, Key::ArrowRight)] },
            Self::PreviousMistake => &const { [key(SHIFT, Key::ArrowLeft)] },
            Self::LineBelow => &const { [key(ALT, Key::ArrowDown)] },
            Self::LineAbove => &const { [key(ALT, Key::ArrowUp)] },
            Self::Rematch => &const { [key(NONE, Key::Enter)] },
            Self::RematchAtOffer => &const { [key(SHIFT, Key::Enter)] },
            Self::TurnBoard => &const { [key(CTRL, Key::T)] },
            Self::Sound => &const { [key(CTRL, Key::M)] },
            Self::BoardOnly => &const { [key(NONE, Key::F9)] },
            Self::FullScreen => &const { [key(NONE, Key::F11)] },
            Self::ZoomIn => &const { [key(CTRL, Key::Plus), key(CTRL, Key::Equals)] },
            Self::ZoomOut => &const { [key(CTRL, Key::Minus)] },
            Self::ZoomReset => &const { [key(CTRL, Key::Num0)] },
            Self::Puzzles => &const { [key(CTRL, Key::P)] },
            Self::NextPuzzle => &const { [key(NONE, Key::N)] },
            Self::Keys => &const { [key(NONE, Key::F1)] },
            Self::PlayEasy
            | Self::PlayMedium
            | Self::PlayHard
            | Self::TwoPlayers
            | Self::ChooseGame(_)
            | Self::Recent(_)
            | Self::Earlier(_)
            | Self::Welcome
            | Self::BackToGame
            | Self::BackToLeft
            | Self::MyGames
            | Self::Share
            | Self::Guide
            | Self::Warn
            | Self::Resign
            | Self::OfferDraw
            | Self::Show(_)
            | Self::Review
            | Self::LookAtGame
            | Self::LineCount(_)
            | Self::PointAtLine(_)
            | Self::EnterLine(_)
            | Self::Go(_)
            | Self::Promote(_)
            | Self::DeleteFrom(_)
            | Self::Comment(_)
            | Self::MarkMove(..)
            | Self::MoveDrawer
            | Self::Coordinates
            | Self::Threats
            | Self::ShowThreats
            | Self::Layers
            | Self::Volume(_)
            | Self::Language(_)
            | Self::Theme(_)
            | Self::Pieces(_)
            | Self::Learn
            | Self::PreviousStep
            | Self::NextStep
            | Self::GoToStep(_)
            | Self::LeaveLesson
            | Self::SetUp
            | Self::BackToSetUp
            | Self::Edit(_)
            | Self::PlayFromHere
            | Self::StudyFromHere
            | Self::LeaveSetUp
            | Self::TodaysPuzzle
            | Self::GoToPuzzle(_)
            | Self::Solution
            | Self::TryAgain
            | Self::ShowWhy
            | Self::LeavePuzzles
            | Self::Rules
            | Self::About => &[],
        }
    }
}

/// What decides whether a command can be asked for now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, each asked by name"
)]
pub struct Facts {
    /// No game has been begun: the welcome is shown.
    pub welcome: bool,
    /// A game was left for the welcome.
    pub left_a_game: bool,
    /// A game was left for another one, and can be taken up again.
    pub can_go_back: bool,
    /// A lesson is under way: nothing is asked of the table.
    pub lesson: bool,
    /// A position is being set up: nothing is asked of the table.
    pub editor: bool,
    /// A game can begin at the position that is set up.
    pub playable: bool,
    /// A puzzle is on the board: nothing is asked of the table.
    pub puzzle: bool,
    /// The user may go on solving it.
    pub puzzle_open: bool,
    /// There is something in it to be tried again.
    pub can_try_again: bool,
    /// There is something to show that is against a wrong move.
    pub can_show_why: bool,
    /// There is a move to take back.
    pub can_undo: bool,
    /// There is a move to play again.
    pub can_redo: bool,
    /// A person is to move, and the newest position is looked at or may be played from.
    pub human_to_move: bool,
    /// The player to move may end the turn.
    pub can_end_turn: bool,
    /// The computer is choosing a move.
    pub thinking: bool,
    /// The last move was warned of, and the computer waits.
    pub warned: bool,
    /// A person plays against computers that can be made to warn.
    pub can_warn: bool,
    /// There is advice in every turn.
    pub guided: bool,
    /// Computers play each other, and may be made to wait or to go on.
    pub can_pause: bool,
    /// The computer waits for the user although it is to move.
    pub paused: bool,
    /// The game is over, and its end is looked at.
    pub over: bool,
    /// The game is over, whatever position of it is looked at.
    pub ended: bool,
    /// There is a clock that can be stopped, or let go on.
    pub can_stop_clock: bool,
    /// The clock was stopped.
    pub clock_stands: bool,
    /// There is a person who may give the game up now.
    pub can_resign: bool,
    /// There is somebody to agree to a draw with.
    pub can_offer_draw: bool,
    /// The game is studied.
    pub studied: bool,
    /// What the computer would play is shown.
    pub shows_lines: bool,
    /// There is a move that may have been a mistake.
    pub has_mistakes: bool,
    /// Another move was played in the place of the last one.
    pub at_fork: bool,
    /// The level that would be more fun in the next game, after the same end twice in a row.
    pub offered_level: Option<Level>,
    /// Whether the layers of the board are large; `None` for a board without layers.
    pub large_layers: Option<bool>,
    /// The number of moves before the position that is looked at.
    pub shown: usize,
    /// The number of moves of the game.
    pub moves: usize,
}

impl Facts {
    /// Whether something else has the place of the table.
    pub const fn is_covered(self) -> bool {
        self.lesson || self.puzzle || self.editor
    }

    /// Whether a command can be asked for now.
    pub const fn allow(self, command: Command) -> bool {
        let is_elsewhere = self.editor && concerns_any_board(command);
        if self.is_covered() && concerns_the_table(command) && !is_elsewhere {
            return false;
        }
        match command {
            Command::Undo => self.can_undo,
            Command::Redo => self.can_redo,
            Command::Hint if self.puzzle => self.puzzle_open,
            // Nobody is helped while no time passes.
            Command::Hint => self.human_to_move && !self.over && !self.clock_stands,
            Command::EndTurn => self.human_to_move && self.can_end_turn,
            Command::MoveNow => self.thinking,
            Command::ShowAnswer => self.warned,
            Command::Warn => self.can_warn && !self.welcome,
            Command::Pause => (self.can_pause || self.can_stop_clock) && !self.welcome,
            Command::Resign => self.can_resign && !self.welcome,
            Command::OfferDraw => self.can_offer_draw && !self.welcome,
            Command::First | Command::Previous => self.shown > 0,
            Command::Next | Command::Last => self.shown < self.moves,
            Command::Show(ply) => ply <= self.moves,
            Command::Rematch | Command::Review => self.ended,
            Command::Study => !self.welcome && (self.moves > 0 || self.can_redo || self.studied),
            Command::LookAtGame
            | Command::LineCount(_)
            | Command::PointAtLine(_)
            | Command::EnterLine(_) => self.studied,
            Command::NextMistake | Command::PreviousMistake => self.studied && self.has_mistakes,
            Command::LineBelow | Command::LineAbove => self.at_fork,
            Command::RematchAtOffer => self.ended && self.offered_level.is_some(),
            Command::ChooseGame(_) => self.welcome,
            Command::Layers => self.large_layers.is_some(),
            Command::Lines
            | Command::Sound
            | Command::Volume(_)
            | Command::Go(_)
            | Command::Promote(_)
            | Command::DeleteFrom(_)
            | Command::Comment(_)
            | Command::MarkMove(..)
            | Command::SameAgain
            | Command::Guide
            | Command::Save
            | Command::SaveAs
            | Command::Share
            | Command::CopyPicture
            | Command::ShowThreats => !self.welcome,
            Command::SetUp | Command::BackToSetUp => !self.editor,
            Command::PlayFromHere | Command::StudyFromHere => self.editor && self.playable,
            Command::Edit(_) | Command::LeaveSetUp => self.editor,
            Command::Welcome => !self.welcome || self.is_covered(),
            Command::BackToGame => self.left_a_game,
            Command::BackToLeft => self.can_go_back,
            Command::PreviousStep
            | Command::NextStep
            | Command::GoToStep(_)
            | Command::LeaveLesson => self.lesson,
            Command::GoToPuzzle(_)
            | Command::NextPuzzle
            | Command::Solution
            | Command::LeavePuzzles => self.puzzle,
            Command::TryAgain => self.can_try_again,
            Command::ShowWhy => self.can_show_why,
            Command::NewGame
            | Command::PlayEasy
            | Command::PlayMedium
            | Command::PlayHard
            | Command::TwoPlayers
            | Command::Open
            | Command::Recent(_)
            | Command::Earlier(_)
            | Command::MyGames
            | Command::CopyGame
            | Command::CopyPosition
            | Command::Paste
            | Command::Settings
            | Command::Quit
            | Command::MoveDrawer
            | Command::TurnBoard
            | Command::Coordinates
            | Command::Threats
            | Command::Language(_)
            | Command::Theme(_)
            | Command::Pieces(_)
            | Command::BoardOnly
            | Command::FullScreen
            | Command::ZoomIn
            | Command::ZoomOut
            | Command::ZoomReset
            | Command::Learn
            | Command::Puzzles
            | Command::TodaysPuzzle
            | Command::Rules
            | Command::Keys
            | Command::About => true,
        }
    }
}

/// Whether a command is about the game on the table or how its board is shown, which a lesson or a
/// puzzle covers.
const fn concerns_the_table(command: Command) -> bool {
    matches!(
        command,
        Command::Study
            | Command::LookAtGame
            | Command::Lines
            | Command::LineCount(_)
            | Command::PointAtLine(_)
            | Command::EnterLine(_)
            | Command::Go(_)
            | Command::NextMistake
            | Command::PreviousMistake
            | Command::LineBelow
            | Command::LineAbove
            | Command::Promote(_)
            | Command::DeleteFrom(_)
            | Command::Comment(_)
            | Command::MarkMove(..)
            | Command::SameAgain
            | Command::Save
            | Command::SaveAs
            | Command::CopyGame
            | Command::CopyPosition
            | Command::Share
            | Command::CopyPicture
            | Command::Guide
            | Command::Warn
            | Command::MoveDrawer
            | Command::TurnBoard
            | Command::Coordinates
            | Command::Threats
            | Command::ShowThreats
            | Command::Layers
            | Command::BoardOnly
    )
}

/// Whether a command is also about a position that is set up, and how its board is shown.
const fn concerns_any_board(command: Command) -> bool {
    matches!(
        command,
        Command::CopyGame
            | Command::CopyPosition
            | Command::TurnBoard
            | Command::Coordinates
            | Command::Layers
    )
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator;

    use super::*;
    use crate::i18n::Texts;

    #[test]
    fn no_two_commands_share_a_shortcut() {
        let mut taken: Vec<(KeyboardShortcut, Command)> = Vec::new();
        for command in Command::iter() {
            for &shortcut in command.shortcuts() {
                if let Some((_, other)) = taken.iter().find(|(used, _)| *used == shortcut) {
                    panic!("{command:?} and {other:?} share {shortcut:?}");
                }
                taken.push((shortcut, command));
            }
        }
        assert!(taken.len() > 20, "the list of commands has lost its keys");
    }

    #[test]
    fn every_command_has_a_name() {
        let texts = Texts::new(&[]);
        for command in Command::iter() {
            let key = command.text_key();
            assert_ne!(texts.text(key), key, "{command:?} has no name");
        }
    }

    #[test]
    fn a_finished_game_allows_a_rematch_and_no_resignation() {
        let facts = Facts {
            over: true,
            ended: true,
            ..Facts::default()
        };
        assert!(facts.allow(Command::Rematch));
        assert!(!facts.allow(Command::Resign));
        assert!(!facts.allow(Command::Undo));
    }
}
