//! Judgement of moves: what each lost, and why.

use super::{Chance, Experience, Mark, Verdict};
use crate::Evaluate;
use crate::explanation::{DECISIVE, LineWin, Shortcoming, explain, lost_chances};
use crate::search::Node;
use kuba_rules::Player;
use kuba_rules::phrase::Phrase;

/// Losses from which on strong players' moves are doubtful, mistakes and blunders, in tenths of a percent.
const DOUBTFUL: u16 = 100;
const MISTAKE: u16 = 200;
const BLUNDER: u16 = 300;
/// Loss below which no move of beginners is marked, in tenths of a percent.
const NOTICED: u16 = 150;
/// Loss by all other moves from which on the best move is the only good one, in tenths of a percent.
const ONLY: u16 = 200;
/// Chance below which there is nothing left to hold, in tenths of a percent.
const HELD: u16 = 300;
/// Chance of a player, or of all others, below which a position is decided, in tenths of a percent.
const DECIDED: u16 = 30;
/// Chance of a player who wins by force but cannot foresee it, in tenths of a percent.
const CLEAR_LEAD: u16 = 960;

/// Number of moves of each player that belong to the opening, in which only proofs are marked.
const OPENING: usize = 2;
/// Number of earlier positions among which a win is still the same one, and which a judgement looks at.
pub const SAME_WIN: usize = 16;

/// Move to be judged, with the verdicts on the positions before and after it.
#[derive(Clone, Copy, Debug)]
pub struct JudgedMove<'a, G: Evaluate> {
    /// Game before the move.
    pub game: &'a G,
    /// The move.
    pub mv: G::Move,
    /// Number of moves before it.
    pub ply: usize,
    /// Verdict on the position before it.
    pub before: &'a Verdict<G::Move>,
    /// Verdict on the position after it.
    pub after: &'a Verdict<G::Move>,
    /// Verdicts on the earlier positions of the game, the last one the latest, as far as they are known.
    pub past: &'a [Option<Verdict<G::Move>>],
}

impl<G: Evaluate> JudgedMove<'_, G> {
    /// Returns the game after the move.
    pub fn then(&self) -> G {
        let mut then = self.game.clone();
        then.play(self.mv);
        then
    }

    /// Returns the reason why the move is not judged; `None` if it is.
    pub fn unjudged(&self) -> Option<Unjudged> {
        if self.is_forced() {
            Some(Unjudged::Forced)
        } else {
            self.is_decided().then_some(Unjudged::Decided)
        }
    }

    /// Returns `true` if there is no choice: it is the only move, or it is made at random.
    pub(super) fn is_forced(&self) -> bool {
        let mut moves = Vec::new();
        self.game.legal_moves(&mut moves);
        moves.len() <= 1 || self.game.instant_move(0).is_some()
    }

    fn is_decided(&self) -> bool {
        let both = [self.before, self.after].map(|verdict| verdict.chance(self.game.turn()));
        both.iter().all(|chance| chance.tenths() < DECIDED)
            || both.iter().all(|chance| chance.complement().tenths() < DECIDED)
    }

    /// Returns `true` for a move that wins at once or takes something, as a player who takes whatever they
    /// can would play.
    pub(super) fn is_tempting(&self) -> bool {
        let mut tactical = Vec::new();
        self.game.node().tactical_moves(&mut tactical);
        tactical.contains(&self.mv)
    }

    pub(super) fn is_best(&self) -> bool {
        self.before.line.first() == Some(&self.mv)
    }

    /// Gap to the second best move, if this is the best one, in tenths of a percent.
    pub(super) fn lead(&self) -> Option<u16> {
        let second = self.before.second?;
        let kept = self.after.chance(self.game.turn());
        self.is_best().then(|| kept.tenths().saturating_sub(second.tenths()))
    }

    pub(super) fn is_opening(&self) -> bool {
        self.ply < OPENING * self.game.seats()
    }

    /// `true` if the player misses, or allows, a win that was missed or allowed shortly before.
    fn is_same_win(&self, horizon: usize) -> bool {
        let near = |verdict: &Verdict<G::Move>, player: Player| {
            let plies = verdict
                .score
                .plies_to_end()
                .map_or(usize::MAX, |plies| plies.unsigned_abs() as usize);
            verdict.chance(player) == Chance::WON && plies <= 2 * horizon
        };
        let first = self.past.len().saturating_sub(SAME_WIN);
        let recent: Vec<&Verdict<G::Move>> =
            self.past[first..].iter().flatten().chain([self.before]).collect();
        let has = |player, from: bool| {
            let changes = |pair: &[&Verdict<G::Move>]| {
                near(pair[0], player) == from && near(pair[1], player) != from
            };
            recent.windows(2).any(changes)
        };
        let me = self.game.turn();
        let misses = near(self.before, me);
        let mut others = (0..self.game.seats()).map(Player::seat).filter(|&seat| seat != me);
        let allowed = others.find(|&other| near(self.after, other));
        (misses && has(me, true)) || allowed.is_some_and(|winner| has(winner, false))
    }
}

/// Reason why a move is not judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unjudged {
    /// The move was the only one, or it is made at random.
    Forced,
    /// The game was decided before and after the move.
    Decided,
}

/// Judgement of a move: the only one, which the study, warnings, practice and the skills of a player read.
///
/// Chances are those of the player who made it, on the curve of strong players. A win by force that the players
/// at the table cannot foresee counts as a clear lead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Player who made the move.
    pub player: Player,
    /// Chance that the best move would have kept.
    pub before: Chance,
    /// Chance that the move has kept.
    pub after: Chance,
    /// Mark of the move, if it deserves one.
    pub mark: Option<Mark>,
    /// Reason for the loss: a counted fact, or for moves of strong players the lost chance itself. `None` for a
    /// loss of less than ten points.
    pub why: Option<Phrase>,
    /// Size of the counted fact in the game's unit; 0 without one, too. See [`Shortcoming`].
    pub units: usize,
    /// Reason why the move is not judged; `None` if it is.
    pub unjudged: Option<Unjudged>,
}

impl Judgement {
    /// Judges a move for players of this experience. The best move is never blamed. It is good (`!`) if it is
    /// the only one that keeps a chance worth keeping: the second best loses 20 points or more, it takes
    /// nothing, and it does not bring back an earlier position, as `recurs` says.
    ///
    /// A move of beginners is marked for what can be counted within four turns, if it loses 15 points besides: one
    /// unit is doubtful, two are a mistake, three a blunder. [`Shortcoming`] says what is too small. A move of advanced
    /// players is marked by its loss: 10, 20 or 30 points, or only from 30 on if nothing can be counted. The same win
    /// missed or allowed several times is marked once. In the opening only wins are marked, and moves of beginners that
    /// lose two units or more.
    pub fn of<G: Evaluate>(
        judged: &JudgedMove<'_, G>,
        experience: Experience,
        recurs: impl FnOnce() -> bool,
    ) -> Self {
        let (game, player) = (judged.game, judged.game.turn());
        let horizon = experience.horizon();
        let mut judgement = Self {
            player,
            before: compared(game, judged.before, player, horizon),
            after: compared(&judged.then(), judged.after, player, horizon),
            mark: None,
            why: None,
            units: 0,
            unjudged: judged.unjudged(),
        };
        if judgement.unjudged.is_some() {
            return judgement;
        }
        if judged.is_best() {
            let is_good = judgement.after.tenths() >= HELD
                && !judged.is_opening()
                && judged.lead().is_some_and(|lead| lead >= ONLY)
                && !judged.is_tempting()
                && !recurs();
            judgement.mark = is_good.then_some(Mark::Good);
        } else if judgement.loss() >= DOUBTFUL {
            judgement.blame(judged, experience);
        }
        judgement
    }

    /// Returns the loss against the best move, in tenths of a percent; 0 for a forced move.
    pub fn loss(&self) -> u16 {
        let loss = self.before.tenths().saturating_sub(self.after.tenths());
        if self.unjudged == Some(Unjudged::Forced) { 0 } else { loss }
    }

    fn blame<G: Evaluate>(&mut self, judged: &JudgedMove<'_, G>, experience: Experience) {
        let JudgedMove { game, mv, before, after, .. } = *judged;
        let horizon = experience.horizon();
        let loss = self.loss();
        let fact = explain(game, mv, before, after, horizon);
        self.units = fact.as_ref().map_or(0, |fact| fact.units);
        let decides = self.units >= DECISIVE;
        let mark = match experience {
            Experience::Beginner if loss < NOTICED => None,
            Experience::Beginner => by_units(self.units),
            Experience::Advanced if fact.is_none() && loss < BLUNDER => None,
            Experience::Advanced => by_loss(loss),
        };
        let is_known = decides && judged.is_same_win(horizon);
        let is_proved = self.before == Chance::WON || self.after == Chance::LOST;
        let is_plain = experience == Experience::Beginner && self.units > 1;
        let is_early = judged.is_opening() && !is_proved && !is_plain;
        self.mark = mark.filter(|_| !is_known && !is_early);
        self.why = fact.map(|Shortcoming { phrase, .. }| phrase).or_else(|| {
            let best = before.line.first().filter(|_| experience == Experience::Advanced)?;
            Some(lost_chances(game, *best, loss))
        });
    }
}

/// Chance of a player in a position as it is compared.
fn compared<G: Evaluate>(
    game: &G,
    verdict: &Verdict<G::Move>,
    player: Player,
    horizon: usize,
) -> Chance {
    let chance = verdict.chance(player);
    let is_certain = chance == Chance::WON || chance == Chance::LOST;
    let win = || LineWin::after(game, &verdict.line, verdict.standing());
    if !is_certain || win().is_none_or(|win| win.moves <= horizon) {
        return chance;
    }
    let lead = Chance::permille(CLEAR_LEAD);
    if chance == Chance::WON { lead } else { lead.complement() }
}

fn by_units(units: usize) -> Option<Mark> {
    match units {
        0 => None,
        1 => Some(Mark::Doubtful),
        2 => Some(Mark::Mistake),
        _ => Some(Mark::Blunder),
    }
}

fn by_loss(loss: u16) -> Option<Mark> {
    match loss {
        BLUNDER.. => Some(Mark::Blunder),
        MISTAKE.. => Some(Mark::Mistake),
        DOUBTFUL.. => Some(Mark::Doubtful),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Score;
    use kuba_rules::Game;
    use kuba_rules::cubulus::{CubulusRules, GameState as Cubulus};
    use kuba_rules::kuba::{GameState, KubaRules, Move};

    fn verdict(own: u16, line: Vec<Move>, second: Option<u16>) -> Verdict<Move> {
        let own = Chance::permille(own);
        Verdict {
            score: Score::DRAW,
            chances: vec![own, own.complement()],
            nodes: 1,
            line,
            second: second.map(Chance::permille),
        }
    }

    struct Case {
        chances: [u16; 2],
        best: bool,
        second: Option<u16>,
        ply: usize,
        recurs: bool,
        experience: Experience,
    }

    const CASE: Case = Case {
        chances: [600, 600],
        best: false,
        second: None,
        ply: 20,
        recurs: false,
        experience: Experience::Advanced,
    };

    impl Case {
        /// White, to move, has the first chance, and the second one after the move; `second` is known if the
        /// move is the best.
        fn judged(&self) -> Judgement {
            let game = GameState::start(&KubaRules::default());
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            let [before, after] = self.chances;
            let line = vec![moves[usize::from(!self.best)]];
            let judged = JudgedMove {
                game: &game,
                mv: moves[0],
                ply: self.ply,
                before: &verdict(before, line, self.second),
                after: &verdict(after, Vec::new(), None),
                past: &[],
            };
            Judgement::of(&judged, self.experience, || self.recurs)
        }
    }

    fn judged(before: u16, after: u16) -> Judgement {
        let chances = [before, after];
        Case { chances, ..CASE }.judged()
    }

    #[test]
    fn a_large_loss_is_marked_though_nothing_can_be_counted() {
        for (before, after, mark) in [
            (600, 301, None),
            (600, 300, Some(Mark::Blunder)),
            (1000, 0, Some(Mark::Blunder)),
            (600, 700, None),
            (999, 910, None),
        ] {
            let judgement = judged(before, after);
            assert_eq!(judgement.mark, mark, "{before} {after}");
            assert_eq!(judgement.unjudged, None);
        }
        let best = Case { chances: [600, 200], best: true, second: Some(100), ..CASE };
        assert_eq!(best.judged().mark, None, "it is the best");
    }

    /// Black can push along row 4, where so many reds lie in front of a marble; White could have blocked that.
    fn after_reds(reds: usize, loss: u16, ply: usize, experience: Experience) -> Judgement {
        let rank = format!("{}B{}", 6 - reds, "R".repeat(reds)).replace('0', "");
        let game = GameState::from_text(&format!("7/7/W6/{rank}/7/7/7 w"), &KubaRules::default());
        let game = game.expect("a position");
        let played = game.read_move("a5a6").expect("legal");
        let other = game.read_move("a5b5").expect("legal");
        let mut then = game.clone();
        then.play(played);
        let mut takes = Vec::new();
        let mut after = then.clone();
        for _ in 0..reds {
            let mut moves = Vec::new();
            after.legal_moves(&mut moves);
            let take =
                moves.into_iter().find(|&mv| matches!(after.clone().try_play(mv), Ok(Some(_))));
            takes.push(take.expect("a red falls"));
            after.play(takes[takes.len() - 1]);
        }
        let mut quiet = game.clone();
        quiet.play(other);
        let mut answers = Vec::new();
        quiet.legal_moves(&mut answers);
        answers.retain(|&mv| matches!(quiet.clone().try_play(mv), Ok(None)));
        let mut next = Vec::new();
        after.legal_moves(&mut next);
        takes.push(next[0]);
        let judged = JudgedMove {
            game: &game,
            mv: played,
            ply,
            before: &verdict(600, vec![other, answers[0]], None),
            after: &verdict(600 - loss, takes, None),
            past: &[],
        };
        Judgement::of(&judged, experience, || false)
    }

    #[test]
    fn moves_of_advanced_players_are_marked_by_what_they_lose() {
        for (loss, mark) in [
            (99, None),
            (100, Some(Mark::Doubtful)),
            (199, Some(Mark::Doubtful)),
            (200, Some(Mark::Mistake)),
            (299, Some(Mark::Mistake)),
            (300, Some(Mark::Blunder)),
        ] {
            let judgement = after_reds(1, loss, 20, Experience::Advanced);
            assert_eq!(judgement.mark, mark, "{loss}");
        }
    }

    #[test]
    fn beginners_are_marked_for_what_can_be_counted() {
        for (reds, mark) in [(1, Mark::Doubtful), (2, Mark::Mistake), (3, Mark::Blunder)] {
            let judgement = after_reds(reds, 300, 20, Experience::Beginner);
            assert_eq!((judgement.mark, judgement.units), (Some(mark), reds));
            let key = judgement.why.expect("a reason").key;
            assert_eq!(key.starts_with("kuba-why-row"), reds > 1, "{key}");
            // It must lose something besides.
            assert_eq!(after_reds(reds, 149, 20, Experience::Beginner).mark, None);
        }
        let early = |reds| after_reds(reds, 300, 2, Experience::Beginner).mark;
        assert_eq!([early(1), early(2)], [None, Some(Mark::Mistake)]);
        let unseen = Case { chances: [900, 300], experience: Experience::Beginner, ..CASE };
        assert_eq!((unseen.judged().mark, unseen.judged().why), (None, None));
    }

    /// White could have made threats on so many faces.
    fn missed_threats(faces: usize, experience: Experience) -> Judgement {
        let text = match faces {
            1 => "RRR/RRR/RRR/3/3/3/3/3/WW1 w wb -",
            _ => "RRR/RRR/RRR/3/3/WW1/3/WW1/3 w wb -",
        };
        let game = Cubulus::from_text(text, &CubulusRules::default()).expect("a position");
        let read = |text| game.read_move(text).expect(text);
        let better = read(if faces == 1 { "a21" } else { "a11" });
        let verdict = |own: u16, line| Verdict {
            score: Score::DRAW,
            chances: Chance::of_two(Chance::permille(own), Player::FIRST),
            nodes: 1,
            line,
            second: None,
        };
        let judged = JudgedMove {
            game: &game,
            mv: read("c32"),
            ply: 20,
            before: &verdict(900, vec![better]),
            after: &verdict(400, Vec::new()),
            past: &[],
        };
        Judgement::of(&judged, experience, || false)
    }

    #[test]
    fn a_threat_that_one_move_meets_is_no_mark_of_beginners_and_a_reason_for_all() {
        for experience in [Experience::Beginner, Experience::Advanced] {
            for (faces, key) in [(1, "cubulus-why-threatens"), (2, "cubulus-why-threatens-many")] {
                let judgement = missed_threats(faces, experience);
                let is_unmarked = faces == 1 && experience == Experience::Beginner;
                assert_eq!(judgement.mark.is_none(), is_unmarked, "{faces} {experience:?}");
                assert_eq!(judgement.why.map(|why| why.key), Some(key));
            }
        }
    }

    #[test]
    fn the_first_two_moves_of_each_player_are_marked_only_by_a_proof() {
        for (ply, chances, mark) in [
            (3, [600, 100], None),
            (4, [600, 100], Some(Mark::Blunder)),
            (0, [600, 0], Some(Mark::Blunder)),
            (0, [1000, 300], Some(Mark::Blunder)),
        ] {
            let case = Case { chances, ply, ..CASE };
            assert_eq!(case.judged().mark, mark, "{ply} {chances:?}");
        }
        let good = Case { best: true, second: Some(100), ply: 2, ..CASE };
        assert_eq!(good.judged().mark, None);
    }

    /// White wins by force within so many moves, and plays something else.
    fn given_up(moves: usize, past: &[Option<Verdict<Move>>], experience: Experience) -> Judgement {
        let game = GameState::start(&KubaRules::default());
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        let score = Score::win_in(2 * moves - 1);
        let mut line = Vec::new();
        let mut then = game.clone();
        for _ in 1..2 * moves {
            let mut next = Vec::new();
            then.legal_moves(&mut next);
            let is_quiet = |&mv: &Move| matches!(then.clone().try_play(mv), Ok(None));
            let mv = next.into_iter().rfind(is_quiet).expect("a quiet move");
            line.push(mv);
            then.play(mv);
        }
        let judged = JudgedMove {
            game: &game,
            mv: legal[0],
            ply: 20,
            before: &Verdict { score, ..verdict(1000, line, None) },
            after: &verdict(600, Vec::new(), None),
            past,
        };
        Judgement::of(&judged, experience, || false)
    }

    #[test]
    fn a_win_is_spoken_of_if_the_players_could_see_it_and_else_is_a_clear_lead() {
        let said = |moves, experience| {
            let judgement = given_up(moves, &[], experience);
            (judgement.why.map(|why| why.key), judgement.before.tenths(), judgement.mark)
        };
        let seen = (Some("why-misses"), 1000, Some(Mark::Blunder));
        assert_eq!(said(3, Experience::Beginner), seen);
        assert_eq!(said(4, Experience::Beginner), (None, CLEAR_LEAD, None));
        assert_eq!(said(5, Experience::Advanced), seen);
        let lead = (Some("why-keeps-chances"), CLEAR_LEAD, Some(Mark::Blunder));
        assert_eq!(said(6, Experience::Advanced), lead);
    }

    #[test]
    fn the_same_win_is_marked_once() {
        let lost = Verdict { score: Score::loss_in(4), ..verdict(1000, Vec::new(), None) };
        let won = Verdict { score: Score::win_in(5), ..lost.clone() };
        let quiet = verdict(600, Vec::new(), None);
        let mark = |past: &[&Verdict<Move>]| {
            let past: Vec<_> = past.iter().map(|&verdict| Some(verdict.clone())).collect();
            given_up(2, &past, Experience::Beginner).mark
        };
        // The other player has just allowed the win.
        assert_eq!(mark(&[&quiet, &quiet]), Some(Mark::Blunder));
        // The player has missed it once already.
        assert_eq!(mark(&[&quiet, &won, &quiet]), None);
        // The player was about to win.
        assert_eq!(mark(&[&quiet, &won, &lost]), Some(Mark::Blunder));
    }

    #[test]
    fn the_only_good_move_is_praised_unless_it_recurs_or_is_not_the_best() {
        for (kept, second, mark) in [
            (600, Some(400), Some(Mark::Good)),
            (600, Some(401), None),
            (600, None, None),
            (300, Some(100), Some(Mark::Good)),
            (299, Some(40), None),
        ] {
            let case = Case { chances: [kept, kept], best: true, second, ..CASE };
            assert_eq!(case.judged().mark, mark, "{kept}");
        }
        let second = Some(100);
        let recurring = Case { best: true, second, recurs: true, ..CASE };
        assert_eq!(recurring.judged().mark, None, "it brings back a position");
        let other = Case { second, ..CASE };
        assert_eq!(other.judged().mark, None, "not the best");
    }

    /// White could take the red on g1 at once.
    #[test]
    fn what_anybody_would_take_is_not_praised() {
        let game = GameState::from_text("7/7/7/7/2B4/7/5WR w 3-3", &KubaRules::default());
        let game = game.expect("a position");
        for (text, mark) in [("f1g1", None), ("f1f2", Some(Mark::Good))] {
            let mv = game.read_move(text).expect(text);
            let judged = JudgedMove {
                game: &game,
                mv,
                ply: 20,
                before: &verdict(600, vec![mv], Some(300)),
                after: &verdict(600, Vec::new(), None),
                past: &[],
            };
            let judgement = Judgement::of(&judged, Experience::Advanced, || false);
            assert_eq!(judgement.mark, mark, "{text}");
        }
    }

    #[test]
    fn what_is_decided_before_and_after_is_not_judged() {
        for (before, after, decided) in
            [(29, 1, true), (30, 0, false), (1000, 971, true), (1000, 970, false), (980, 10, false)]
        {
            let judgement = judged(before, after);
            let expected = decided.then_some(Unjudged::Decided);
            assert_eq!(judgement.unjudged, expected, "{before} {after}");
        }
    }
}
