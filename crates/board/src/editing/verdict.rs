//! Verdict on the position in the editor as a puzzle, in words.

use super::editable::Editable;
use super::editor_verdict::{EditorVerdict, VerdictKind};
use kuba_bot::puzzle::{Composer, ComposerStage, PuzzleGoal, ReachedGoal};
use kuba_rules::phrase::{Phrase, ToPhrase};

/// Number of moves within which there must be no win before anything less than a win is told during the first
/// look.
const TOLD_FROM: u32 = 5;

/// The goal, once it may be told: a win comes before everything else.
pub(super) fn told<G: Editable>(composer: &Composer<G>) -> Option<&ReachedGoal<G::Move>> {
    let findings = composer.findings();
    let may_tell = composer.stage() != ComposerStage::Looking
        || findings.has_win()
        || findings.no_win_within >= TOLD_FROM;
    findings.reached.as_ref().filter(|_| may_tell)
}

/// Moves of a goal in the order of their indices.
pub(super) fn moves<M: Copy>(reached: &ReachedGoal<M>) -> Vec<M> {
    let rivals = reached.rivals.iter().flatten();
    reached.first_moves.iter().chain(rivals).copied().collect()
}

/// `None` without a position to examine.
pub(super) fn of<G: Editable>(
    composer: &Composer<G>,
    shown: Option<usize>,
) -> Option<EditorVerdict> {
    let game = composer.game()?;
    let (words, note, kind) = match (composer.stage(), told(composer)) {
        (ComposerStage::Idle, _) => return None,
        (ComposerStage::Impossible(why), _) => {
            let words = Phrase::new("composer-impossible").with("reason", why.phrase());
            (words, None, VerdictKind::Nothing)
        }
        (ComposerStage::Failed, _) => (Phrase::new("composer-failed"), None, VerdictKind::Nothing),
        (_, Some(reached)) => {
            let seat = G::seat_name(game.turn());
            let (note, kind) = note::<G>(reached, composer);
            let words = goal_words(reached, kind == VerdictKind::Puzzle);
            (words.with("seat", seat).with("of", G::ID), note, kind)
        }
        (_, None) => nothing_words::<G>(composer),
    };
    let listed = |moves: &[G::Move]| moves.iter().map(|&mv| game.list_text(mv)).collect();
    let reached = told(composer);
    let progress = composer.progress();
    let is_further = composer.stage() == ComposerStage::LookingFurther;
    Some(EditorVerdict {
        kind,
        words,
        note,
        first_moves: reached.map_or_else(Vec::new, |reached| listed(&reached.first_moves)),
        rivals: reached
            .map_or_else(Vec::new, |reached| listed(reached.rivals.as_deref().unwrap_or_default())),
        shown,
        is_settled: composer.stage() != ComposerStage::Looking && !is_further,
        can_keep: composer.grade().is_some(),
        can_look_further: composer.can_look_further(),
        progress: is_further.then(|| progress.done as f32 / progress.all.max(1) as f32),
    })
}

fn goal_words<M>(reached: &ReachedGoal<M>, is_only: bool) -> Phrase {
    let key = match (reached.goal, is_only) {
        (PuzzleGoal::Win(_), true) => "composer-win-only",
        (PuzzleGoal::Win(_), false) => "composer-win",
        (PuzzleGoal::Take(_), true) => "composer-take-only",
        (PuzzleGoal::Take(_), false) => "composer-take",
        (PuzzleGoal::Hold(_), _) => "composer-hold",
    };
    Phrase::new(key).with("number", reached.goal.number() as usize)
}

fn note<G: Editable>(
    reached: &ReachedGoal<G::Move>,
    composer: &Composer<G>,
) -> (Option<Phrase>, VerdictKind) {
    let of = |phrase: Phrase| phrase.with("of", G::ID);
    if reached.first_moves.len() > 1 {
        let count = reached.first_moves.len();
        let note = Phrase::new("composer-several").with("count", count);
        return (Some(of(note)), VerdictKind::Several);
    }
    let within = (reached.goal.number() + PuzzleGoal::WIN_MARGIN) as usize;
    match &reached.rivals {
        None => {
            let note = Phrase::new("composer-rivals-open").with("number", within);
            (Some(of(note)), VerdictKind::Open)
        }
        Some(rivals) if !rivals.is_empty() => {
            let note = Phrase::new("composer-rivals").with("number", within);
            (Some(of(note)), VerdictKind::Several)
        }
        Some(_) => {
            let note = composer
                .grade()
                .map(|grade| Phrase::new("composer-one").with("grade", usize::from(grade)));
            (note, VerdictKind::Puzzle)
        }
    }
}

fn nothing_words<G: Editable>(composer: &Composer<G>) -> (Phrase, Option<Phrase>, VerdictKind) {
    let within = composer.findings().no_win_within as usize;
    let of = |key: &'static str| {
        let phrase = Phrase::new(key).with("of", G::ID);
        phrase.with("number", within)
    };
    match composer.stage() {
        ComposerStage::Done => {
            (of("composer-none"), Some(Phrase::new("composer-no-puzzle")), VerdictKind::Nothing)
        }
        ComposerStage::Paused => {
            (of("composer-open"), Some(of("composer-open-note")), VerdictKind::Open)
        }
        _ => (
            Phrase::new("composer-looking").with("of", G::ID).with("number", within + 1),
            (within > 0).then(|| of("composer-open-note")),
            VerdictKind::Open,
        ),
    }
}
