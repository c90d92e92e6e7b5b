//! Verdicts of the analysis as text, in files and on score sheets. In `0.35,52.1/47.9,120000,50.4,f1f2
//! a1b1`, the parts are the score, the win probability of each seat in percent, the number of nodes, the
//! win probability after the second-best move (or `-`), and the best line. A proved win in 5 plies has
//! the score `#5`, a proved loss `#-5`.

use kuba_bot::Score;
use kuba_bot::study::{Chance, Verdict};
use kuba_rules::Game;

pub(super) fn write<M: ToString>(verdict: &Verdict<M>) -> String {
    let chances: Vec<String> = verdict.chances.iter().map(|&chance| tenths(chance)).collect();
    let moves: Vec<String> = verdict.line.iter().map(M::to_string).collect();
    let second = verdict.second.map_or_else(|| "-".to_owned(), tenths);
    format!(
        "{},{},{},{second},{}",
        write_score(verdict.score),
        chances.join("/"),
        verdict.nodes,
        moves.join(" ")
    )
}

/// `None` if the text is not a verdict, or if its line cannot be played.
pub(super) fn read<G: Game>(text: &str, position: &G) -> Option<Verdict<G::Move>> {
    let mut parts = text.splitn(5, ',');
    let score = read_score(parts.next()?)?;
    let chances = parts.next()?.split('/').map(read_tenths);
    let chances: Vec<Chance> = chances.collect::<Option<_>>()?;
    let nodes = parts.next()?.parse().ok()?;
    let second = match parts.next()? {
        "-" => None,
        chance => Some(read_tenths(chance)?),
    };
    let mut here = position.clone();
    let mut line = Vec::new();
    for word in parts.next()?.split(' ').filter(|word| !word.is_empty()) {
        let mv = word.parse().ok()?;
        here.check(mv).ok()?;
        here.play(mv);
        line.push(mv);
    }
    (chances.len() == position.seats()).then_some(Verdict { score, chances, nodes, line, second })
}

fn write_score(score: Score) -> String {
    let centi = score.centi();
    let sign = if centi < 0 { "-" } else { "" };
    match score.plies_to_end() {
        Some(plies) => format!("#{sign}{}", plies.abs()),
        None => format!("{sign}{}.{:02}", centi.abs() / 100, centi.abs() % 100),
    }
}

fn read_score(text: &str) -> Option<Score> {
    if let Some(plies) = text.strip_prefix('#') {
        let is_loss = plies.starts_with('-');
        let plies: u16 = plies.trim_start_matches('-').parse().ok()?;
        let score =
            if is_loss { Score::loss_in(plies.into()) } else { Score::win_in(plies.into()) };
        return score.plies_to_end().map(|_| score);
    }
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text),
    };
    let (whole, part) = digits.split_once('.')?;
    let whole: u16 = whole.parse().ok()?;
    let part: u8 = part.parse().ok().filter(|_| part.len() == 2)?;
    Some(Score::estimate(sign * (i32::from(whole) * 100 + i32::from(part))))
}

fn tenths(chance: Chance) -> String {
    format!("{}.{}", chance.tenths() / 10, chance.tenths() % 10)
}

fn read_tenths(text: &str) -> Option<Chance> {
    let (whole, part) = text.split_once('.')?;
    let part: u16 = part.parse().ok().filter(|_| part.len() == 1)?;
    let whole: u16 = whole.parse().ok()?;
    let tenths = whole.checked_mul(10)?.checked_add(part)?;
    let chance = Chance::permille(tenths);
    (chance.tenths() == tenths).then_some(chance)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kuba_rules::kuba::{GameState, KubaRules};

    #[test]
    fn verdicts_are_read_as_they_were_written() {
        let start = GameState::start(&KubaRules::default());
        for text in [
            "0.35,52.1/47.9,120000,50.4,f1f2 f7f6",
            "-12.05,0.0/100.0,0,-,",
            "#5,100.0/0.0,18446744073709551615,-,f1f2",
            "#-0,0.0/100.0,1,0.1,",
        ] {
            let verdict = read(text, &start).expect(text);
            assert_eq!(write(&verdict), text);
        }
    }

    #[test]
    fn what_is_no_verdict_is_none() {
        let start = GameState::start(&KubaRules::default());
        for text in [
            "",
            "0.35",
            "0.35,52.1/47.9,12,-",
            "0.3,52.1/47.9,12,-,",
            "0.35,52.1,12,-,",
            "0.35,52.1/47.9/0.0,12,-,",
            "0.35,152.1/47.9,12,-,",
            "0.35,6553.9/47.9,12,-,",
            "0.35,52.1/47.9,-1,-,",
            "0.35,52.1/47.9,12,,",
            "#99999,52.1/47.9,12,-,",
            "0.35,52.1/47.9,12,-,d4d5",
            "0.35,52.1/47.9,12,-,f1f2 f1f2",
            "é,,,,",
        ] {
            assert_eq!(read(text, &start), None, "{text}");
        }
    }
}
