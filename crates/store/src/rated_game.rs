//! Facts of a saved game on which the rating of a player rests.

use super::dates::day_number;
use super::record::Record;
use super::recordable::Recordable;
use kuba_bot::Level;
use kuba_bot::match_player::LEVEL_PREFIX;
use kuba_bot::rating::{MoveLosses, RatedGame, WinShare};
use kuba_rules::Player;
use kuba_session::{Seat, Session};

/// Returns the facts of a player's game, without the losses of the moves.
///
/// A game counts as assisted if moves of the engine were shown, also as hints, if it has variations, which moves
/// taken back leave, or if it starts from a position of its own that is no head start. In a strict game nothing is taken
/// back: its variations come from a study after its end.
pub fn rated_game<G: Recordable>(
    session: &Session<G>,
    record: &Record<G::Rules>,
    player: Player,
) -> RatedGame {
    let others = record.seats.iter().enumerate();
    let others = others.filter(|(seat, _)| *seat != player.index());
    let opponents: Option<Vec<f64>> = others.map(|(_, seat)| level(seat)).collect();
    let share = |winner: Option<Player>| match winner {
        Some(winner) if winner == player => WinShare::Won,
        Some(_) => WinShare::Lost,
        None => WinShare::Drawn,
    };
    let head_start = session.start().head_start();
    let steps = head_start.map_or(0, |ahead| ahead.steps.cast_signed());
    let is_own = head_start.is_none_or(|ahead| ahead.player == player);
    let has_hints = session.main_line().iter().any(|&node| session.is_hinted(node));
    RatedGame {
        day: record.date.as_deref().and_then(day_number),
        opponents: opponents.unwrap_or_default(),
        share: session.outcome().map(|outcome| share(outcome.winner())),
        head_start: if is_own { steps } else { -steps },
        is_assisted: record.helped
            || has_hints
            || session.has_variations() && !record.strict
            || record.start.is_some() && head_start.is_none(),
        losses: MoveLosses::default(),
    }
}

/// Returns the only person of a game; `None` if there are several, or if the players are unknown.
pub fn only_person(seats: &[Seat]) -> Option<Player> {
    let mut people = seats.iter().enumerate().filter(|(_, seat)| seat.is_human());
    let (seat, _) = people.next()?;
    people.next().is_none().then(|| Player::seat(seat))
}

/// `None` if the strength of the player is unknown.
fn level(seat: &Seat) -> Option<f64> {
    match seat {
        Seat::Computer(level) => Some(f64::from(level.number())),
        Seat::Even(level) => Some(f64::from(level.tenths()) / 10.0),
        Seat::Human(name) => {
            let named = name.as_deref()?.strip_prefix(LEVEL_PREFIX)?;
            let levels = 1.0..=f64::from(Level::COUNT);
            named.parse().ok().filter(|level| levels.contains(level))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kuba_bot::FineLevel;
    use kuba_rules::kuba::{GameState, KubaRules};
    use kuba_rules::{Concession, Game, HeadStart};

    fn facts(seats: Vec<Seat>, conceded: Option<Concession>) -> RatedGame {
        let rules = KubaRules::default();
        let mut session: Session<GameState> = Session::new(Game::start(&rules));
        if let Some(concession) = conceded {
            session.concede(concession);
        }
        let record = Record::of(&session, rules, seats).dated(Some("2026-11-22".to_owned()));
        rated_game(&session, &record, Player::FIRST)
    }

    #[test]
    fn an_opponent_has_a_level_or_stands_for_one() {
        let even = Seat::Even(FineLevel::nearest(4.5));
        for (seat, level) in [
            (Seat::Computer(Level::CHAMPION), Some(12.0)),
            (even, Some(4.5)),
            (Seat::human("Level 3"), Some(3.0)),
            (Seat::human("Level 7.5"), Some(7.5)),
            (Seat::human("Level 13"), None),
            (Seat::human("Level NaN"), None),
            (Seat::human("Ann"), None),
            (Seat::Human(None), None),
        ] {
            let facts = facts(vec![Seat::Human(None), seat.clone()], None);
            assert_eq!(facts.opponents, Vec::from_iter(level), "{seat:?}");
            assert_eq!(facts.share, None);
        }
    }

    #[test]
    fn the_result_is_that_of_the_player() {
        let seats = || vec![Seat::Human(None), Seat::Computer(Level::FIRST)];
        for (conceded, share) in [
            (Concession::Resign(Player::FIRST), WinShare::Lost),
            (Concession::Resign(Player::SECOND), WinShare::Won),
            (Concession::AgreeDraw, WinShare::Drawn),
        ] {
            let facts = facts(seats(), Some(conceded));
            assert_eq!(facts.share, Some(share));
            assert!(!facts.is_assisted && facts.day.is_some());
        }
    }

    #[test]
    fn help_a_position_of_ones_own_and_variations_assist() {
        let rules = KubaRules::default();
        let mut session: Session<GameState> = Session::new(Game::start(&rules));
        let seats = vec![Seat::Human(None), Seat::Computer(Level::FIRST)];
        let mut record = Record::of(&session, rules, seats);
        let is_assisted = |session: &Session<GameState>, record: &Record<KubaRules>| {
            rated_game(session, record, Player::FIRST).is_assisted
        };
        assert!(!is_assisted(&session, &record));
        record.helped = true;
        assert!(is_assisted(&session, &record));
        record.helped = false;
        record.start = Some("7/1W3B1/7/2R1R2/7/3B1W1/W6 w 5-5".to_owned());
        assert!(is_assisted(&session, &record));
        record.start = None;
        let mut moves = Vec::new();
        session.live().legal_moves(&mut moves);
        session.play(moves[0]).expect("legal");
        session.undo();
        assert!(!is_assisted(&session, &record));
        session.play(moves[1]).expect("legal");
        assert!(is_assisted(&session, &record), "one was taken back");
        record.strict = true;
        assert!(!is_assisted(&session, &record), "looked at after a strict game");
        session.set_hinted(session.cursor());
        assert!(is_assisted(&session, &record), "played after a hint");
    }

    #[test]
    fn a_head_start_is_no_help_but_counts_for_its_player() {
        let rules = KubaRules::default();
        let facts = |player: Player| {
            let head_start = HeadStart { player: Player::SECOND, steps: 4 };
            let start = GameState::start_ahead(&rules, head_start, 0).expect("a head start");
            let session = Session::new(start);
            let record = Record::of(&session, rules, vec![Seat::Human(None), Seat::Human(None)]);
            assert!(record.start.is_some());
            let facts = rated_game(&session, &record, player);
            (facts.head_start, facts.is_assisted)
        };
        assert_eq!(facts(Player::SECOND), (4, false));
        assert_eq!(facts(Player::FIRST), (-4, false));
    }

    #[test]
    fn only_a_single_person_is_meant_without_a_name() {
        let computer = Seat::Computer(Level::FIRST);
        let person = Seat::Human(None);
        assert_eq!(only_person(&[computer.clone(), person.clone()]), Some(Player::SECOND));
        assert_eq!(only_person(&[person.clone(), person]), None);
        assert_eq!(only_person(&[computer.clone(), computer]), None);
        assert_eq!(only_person(&[]), None);
    }
}
