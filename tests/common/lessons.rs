//! Requirements for the lesson and the rules page of every game.

use kuba::board::Playable;
use kuba::board::lesson::{Attempt, Goal, LessonJudgement, LessonStep};
use kuba::board::rules_page::RulesPicture;
use kuba::phrase::ToPhrase;

/// Largest number of moves that a step may require.
const LONGEST: usize = 3;

/// Asserts that every step starts before the end of the game and can be completed.
pub(crate) fn every_step_can_be_done<G: Playable>() {
    assert!(G::LESSON.len() >= 9, "{} is hardly taught", G::ID);
    for step in G::LESSON {
        let begun = begun(step);
        let name = step.title;
        assert!(begun.outcome().is_none(), "{name} is over before it begins");
        let arrow = step.arrow.map(str::parse::<G::Move>);
        let arrow = arrow.map(|mv| mv.ok().expect("an arrow is a move"));
        match &step.goal {
            Goal::Moves(judge) => {
                let mut line = vec![begun];
                assert!(is_solved(*judge, &mut line, &mut Vec::new()), "{name} cannot be done");
                if let Some(mv) = arrow {
                    assert!(line[0].check(mv).is_ok(), "{name} points at {mv}");
                }
            }
            Goal::Refusal { reasons, .. } => {
                let Some(mv) = arrow else { continue };
                let why = begun.check(mv).expect_err("it points at what is refused");
                let meant = reasons.iter().any(|reason| why.phrase().mentions(reason));
                assert!(meant, "{name}: {why}");
            }
        }
    }
}

/// The position of a step when the user's turn comes.
pub(crate) fn begun<G: Playable>(step: &LessonStep<G>) -> G {
    let begin = G::from_text(step.position, &G::Rules::default());
    let mut game = begin.unwrap_or_else(|error| panic!("{}: {error}", step.title));
    for text in step.before {
        let mv = game.read_move(text);
        game.play(mv.unwrap_or_else(|error| panic!("{}: {error}", step.title)));
    }
    game
}

/// `true` if legal moves complete the step; `moves` then holds them.
fn is_solved<G: Playable>(
    judge: fn(&Attempt<G>) -> LessonJudgement,
    positions: &mut Vec<G>,
    moves: &mut Vec<G::Move>,
) -> bool {
    let mut legal = Vec::new();
    positions[positions.len() - 1].legal_moves(&mut legal);
    for mv in legal {
        let mut next = positions[positions.len() - 1].clone();
        next.play(mv);
        positions.push(next);
        moves.push(mv);
        let solved = match judge(&Attempt { positions, moves }) {
            LessonJudgement::Done => true,
            LessonJudgement::GoOn(_) => moves.len() < LONGEST && is_solved(judge, positions, moves),
            LessonJudgement::Wrong(_) | LessonJudgement::Loses(_) => false,
        };
        if solved {
            return true;
        }
        positions.pop();
        moves.pop();
    }
    false
}

/// Asserts that every small board of the rules page has a valid position, moves played there, and a valid
/// next move.
pub(crate) fn every_picture_can_be_drawn<G: Playable>() {
    let mut pictures = 0;
    for section in G::RULES_PAGE.iter().chain(G::OFTEN_ASKED) {
        for picture in section.pictures {
            pictures += 1;
            pictured::<G>(picture, &G::Rules::default());
        }
        assert!(!section.pictures.is_empty(), "{} shows nothing", section.title);
    }
    assert!(pictures > 5, "{}: {pictures}", G::ID);
}

/// Game of a picture, and the reason why the move that it points at is not legal there.
fn pictured<G: Playable>(picture: &RulesPicture, rules: &G::Rules) -> (G, Option<G::Illegal>) {
    let begin = G::from_text(picture.position, rules);
    let mut game = begin.unwrap_or_else(|error| panic!("{}: {error}", picture.position));
    for text in picture.moves {
        let mv = game.read_move(text);
        game.play(mv.unwrap_or_else(|error| panic!("{}: {error}", picture.position)));
    }
    let illegal = picture.arrow.and_then(|text| {
        let mv = text.parse::<G::Move>().ok().expect("an arrow is a move");
        game.check(mv).err()
    });
    (game, illegal)
}

/// Game of the picture of an answer, by these rules, and the reason why the move that it points at is not legal there.
pub(crate) fn answered<G: Playable>(key: &str, rules: &G::Rules) -> (G, Option<G::Illegal>) {
    let section = G::OFTEN_ASKED.iter().find(|section| section.text == key);
    pictured(&section.unwrap_or_else(|| panic!("no answer {key}")).pictures[0], rules)
}
