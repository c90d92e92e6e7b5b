//! Kuba again, written from the rules alone: letters on a 7×7 board, slow and plain.
//!
//! It uses none of the program's own types, so a mistake in either shows up as a difference.

/// `board[rank][file]`, `.` for an empty cell.
type Board = [[char; 7]; 7];

/// The winner (`None` for a draw) and the kind of ending.
type Outcome = (Option<char>, &'static str);

/// Steps in files and ranks.
pub(crate) const STEPS: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

#[derive(Clone, Debug)]
struct LastPush {
    mover: char,
    front: (i32, i32),
    step: (i32, i32),
    captured: bool,
    before: Board,
}

#[derive(Clone, Debug)]
pub(crate) struct Oracle {
    ko: &'static str,
    extra: &'static str,
    repetition: bool,
    board: Board,
    turn: char,
    reds: [u32; 2],
    in_extra: bool,
    last: Option<LastPush>,
    boards: Vec<Board>,
    positions: Vec<String>,
    winner_by_marbles: Option<char>,
    outcome: Option<Outcome>,
}

impl Oracle {
    /// `ranks` from the top.
    pub(crate) fn new(
        rules: (&'static str, &'static str, bool),
        ranks: [&str; 7],
        turn: char,
        reds: [u32; 2],
    ) -> Self {
        let mut board = [['.'; 7]; 7];
        for (row, rank) in ranks.iter().enumerate() {
            for (file, letter) in rank.chars().enumerate() {
                board[6 - row][file] = letter;
            }
        }
        let mut oracle = Self {
            ko: rules.0,
            extra: rules.1,
            repetition: rules.2,
            board,
            turn,
            reds,
            in_extra: false,
            last: None,
            boards: vec![board],
            positions: Vec::new(),
            winner_by_marbles: None,
            outcome: None,
        };
        oracle.positions.push(oracle.position());
        oracle.outcome = oracle.find_outcome();
        oracle
    }

    fn at(&self, (file, rank): (i32, i32)) -> Option<char> {
        let file = usize::try_from(file).ok().filter(|&file| file < 7)?;
        let rank = usize::try_from(rank).ok().filter(|&rank| rank < 7)?;
        Some(self.board[rank][file])
    }

    /// The row that a push moves, beginning with the pushed marble.
    fn row(&self, from: (i32, i32), step: (i32, i32)) -> Vec<(i32, i32)> {
        let mut cells = vec![from];
        loop {
            let (file, rank) = cells[cells.len() - 1];
            let next = (file + step.0, rank + step.1);
            match self.at(next) {
                None | Some('.') => return cells,
                Some(_) => cells.push(next),
            }
        }
    }

    /// The marble that a push drives off the board.
    pub(crate) fn falls(&self, from: (i32, i32), step: (i32, i32)) -> Option<char> {
        let row = self.row(from, step);
        let front = row[row.len() - 1];
        match self.at((front.0 + step.0, front.1 + step.1)) {
            None => self.at(front),
            Some(_) => None,
        }
    }

    fn pushed(&self, from: (i32, i32), step: (i32, i32)) -> Board {
        let mut board = self.board;
        let row = self.row(from, step);
        for &(file, rank) in row.iter().rev() {
            let letter = board[rank as usize][file as usize];
            board[rank as usize][file as usize] = '.';
            if self.at((file + step.0, rank + step.1)).is_some() {
                board[(rank + step.1) as usize][(file + step.0) as usize] = letter;
            }
        }
        board
    }

    /// Reason why a push is illegal, as a word; `legal` if it is not.
    pub(crate) fn verdict(&self, from: (i32, i32), step: (i32, i32)) -> String {
        if self.over_before_moving() {
            return "over".into();
        }
        self.verdict_while_playing(from, step)
    }

    fn verdict_while_playing(&self, from: (i32, i32), step: (i32, i32)) -> String {
        match self.at(from) {
            Some('.') | None => return "empty".into(),
            Some('R') => return "neutral".into(),
            Some(letter) if letter != self.turn => return "not yours".into(),
            Some(_) => {}
        }
        if !matches!(self.at((from.0 - step.0, from.1 - step.1)), None | Some('.')) {
            return "blocked".into();
        }
        if self.falls(from, step) == Some(self.turn) {
            return "own marble off".into();
        }
        self.ko_verdict(from, step)
    }

    fn ko_verdict(&self, from: (i32, i32), step: (i32, i32)) -> String {
        let after = self.pushed(from, step);
        let answered = self.last.as_ref().filter(|last| last.mover != self.turn && !self.in_extra);
        if let Some(last) = answered {
            match self.ko {
                "straight-back" if last.front == from && (-last.step.0, -last.step.1) == step => {
                    return "straight back".into();
                }
                "straight-back" => {}
                _ if last.before == after => return "previous position".into(),
                _ => {}
            }
        }
        if self.ko == "superko"
            && let Some(ply) = self.boards.iter().position(|&board| board == after)
        {
            return format!("superko {ply}");
        }
        "legal".into()
    }

    /// All legal moves as text, sorted.
    pub(crate) fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut moves = self.pushes();
        if self.may_pass() {
            moves.push("pass".into());
        }
        moves.sort();
        moves
    }

    fn pushes(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for rank in 0..7 {
            for file in 0..7 {
                for step in STEPS {
                    if self.verdict_while_playing((file, rank), step) == "legal" {
                        moves.push(push_text((file, rank), step));
                    }
                }
            }
        }
        moves
    }

    pub(crate) fn may_pass(&self) -> bool {
        self.in_extra && self.extra.ends_with("may") && self.outcome().is_none()
    }

    /// The move must be legal.
    pub(crate) fn play(&mut self, text: &str) {
        let other = if self.turn == 'W' { 'B' } else { 'W' };
        if text == "pass" {
            self.turn = other;
            self.in_extra = false;
            self.remember();
            return;
        }
        let letters: Vec<i32> = text.bytes().map(i32::from).collect();
        let from = (letters[0] - 97, letters[1] - 49);
        let step = (letters[2] - 97 - from.0, letters[3] - 49 - from.1);
        let fallen = self.falls(from, step);
        let row = self.row(from, step);
        let end = row[row.len() - 1];
        let front = if fallen.is_some() { end } else { (end.0 + step.0, end.1 + step.1) };
        let before = self.board;
        self.board = self.pushed(from, step);
        self.last =
            Some(LastPush { mover: self.turn, front, step, captured: fallen.is_some(), before });
        if fallen == Some('R') {
            self.reds[usize::from(self.turn == 'B')] += 1;
        }
        if self.count(other) == 0 {
            self.winner_by_marbles = Some(self.turn);
        }
        self.in_extra = false;
        let decided = self.winner_by_marbles.is_some() || self.reds.iter().any(|&reds| reds >= 7);
        let again = match self.extra {
            "must" | "may" => fallen.is_some(),
            "red-must" | "red-may" => fallen == Some('R'),
            _ => false,
        };
        if again && !decided {
            self.in_extra = true;
            if self.pushes().is_empty() {
                self.in_extra = false;
                self.turn = other;
            }
        } else {
            self.turn = other;
        }
        self.remember();
    }

    fn remember(&mut self) {
        self.boards.push(self.board);
        self.positions.push(self.position());
        self.outcome = self.find_outcome();
    }

    fn count(&self, letter: char) -> usize {
        self.board.iter().flatten().filter(|&&c| c == letter).count()
    }

    fn over_before_moving(&self) -> bool {
        matches!(self.outcome(), Some((_, "seven reds" | "no marbles" | "repetition")))
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn find_outcome(&self) -> Option<Outcome> {
        if self.reds[0] >= 7 {
            return Some((Some('W'), "seven reds"));
        }
        if self.reds[1] >= 7 {
            return Some((Some('B'), "seven reds"));
        }
        if let Some(winner) = self.winner_by_marbles {
            return Some((Some(winner), "no marbles"));
        }
        if !self.in_extra && self.pushes().is_empty() {
            let winner = if self.turn == 'W' { 'B' } else { 'W' };
            return Some((Some(winner), "no push"));
        }
        let now = self.position();
        let times = self.positions.iter().filter(|&past| *past == now).count();
        (self.repetition && times >= 3).then_some((None, "repetition"))
    }

    /// The position as text with five fields.
    pub(crate) fn position(&self) -> String {
        let ranks: Vec<String> = self.board.iter().rev().map(rank_text).collect();
        let turn = self.turn.to_ascii_lowercase();
        let extra = if self.in_extra { '+' } else { '-' };
        let [white, black] = self.reds;
        let ko = self.ko_text().unwrap_or_else(|| "-".into());
        format!("{} {turn} {white}-{black} {extra} {ko}", ranks.join("/"))
    }

    /// The reverse of the last push, if a ko rule applies to it.
    fn ko_text(&self) -> Option<String> {
        let last = self.last.as_ref()?;
        let mine = self.at(last.front) == Some(self.turn);
        let banned = self.ko == "straight-back" || !last.captured;
        if self.in_extra || last.mover == self.turn || !mine || !banned {
            return None;
        }
        Some(push_text(last.front, (-last.step.0, -last.step.1)))
    }
}

fn rank_text(rank: &[char; 7]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for &letter in rank.iter().chain(&['|']) {
        if letter == '.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text += &empty.to_string();
            empty = 0;
        }
        if letter != '|' {
            text.push(letter);
        }
    }
    text
}

/// A push in the notation of files.
pub(crate) fn push_text((file, rank): (i32, i32), step: (i32, i32)) -> String {
    let name = |file: i32, rank: i32| {
        let file = "`abcdefgh".as_bytes()[(file + 1) as usize];
        format!("{}{}", char::from(file), rank + 1)
    };
    name(file, rank) + &name(file + step.0, rank + step.1)
}
