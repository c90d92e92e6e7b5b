//! What one's own seat knows of a game with somebody elsewhere. It is saved with the game.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::message::{Ask, AskId, AskReply, FriendMessage, LONGEST_NOTE, Note};
use kuba_rules::Player;
use kuba_rules::random::Random;

/// Signs of ids; those that look alike are left out.
const SIGNS: &[u8] = b"23456789abcdefghjkmnpqrstuvwxyz";

/// A game with somebody elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FriendGame {
    /// What this seat tells the others.
    #[serde(rename = "letter")]
    pub message: FriendMessage,
    /// The last that was received from each of the others; none at first.
    #[serde(default)]
    pub others: Vec<FriendMessage>,
    /// Number of seats.
    pub seats: usize,
    /// The table in a folder; `None` if the players send messages.
    #[serde(default)]
    pub shared: Option<SharedGame>,
    /// Local time of the last move or answer, such as "2026-11-27 21:40:00"; `None` before the first.
    #[serde(default)]
    pub moved: Option<String>,
    /// `true` if the message has been copied since it changed.
    #[serde(default)]
    pub is_sent: bool,
    /// Number of moves that a friend may have seen: those of the last message that was copied or received.
    #[serde(default)]
    pub seen: usize,
    /// Number of moves before the first that the user typed for a friend; `None` if there is none. A message of that
    /// friend counts more.
    #[serde(default)]
    pub typed: Option<usize>,
    /// Another program has taken over this seat.
    #[serde(default)]
    pub is_lost: bool,
}

/// A table in a folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SharedGame {
    /// The folder.
    #[serde(with = "crate::paths::required")]
    pub folder: PathBuf,
    /// Name of the table, with which the names of its files begin.
    pub name: String,
}

impl FriendGame {
    /// A new game in which `own` plays here.
    pub fn new(own: Player, seats: usize, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let message = FriendMessage {
            table: table_id(&mut random),
            seat: own.index(),
            writer: format!("{}{}", id(&mut random), id(&mut random)),
            edition: 1,
            ..FriendMessage::default()
        };
        Self {
            message,
            others: Vec::new(),
            seats,
            shared: None,
            moved: None,
            is_sent: false,
            seen: 0,
            typed: None,
            is_lost: false,
        }
    }

    /// The next game with the same people, in which `own` plays here. Whoever of them begins it finds the same id,
    /// unless they mean different seats.
    #[must_use]
    pub fn rematch(&self, own: Player) -> Self {
        // The writer's id is a secret of this seat.
        let mut next = Self::new(own, self.seats, kuba_rules::random::seed());
        let turned = (own.index() + self.seats - self.message.seat) % self.seats;
        next.message.table = following_id(&format!("{}/{turned}", self.message.table));
        next.message.with_help = self.message.with_help;
        next
    }

    /// The game of another seat's message, in which `own` plays here.
    pub fn joined(invitation: &FriendMessage, own: Player, seats: usize, seed: u64) -> Self {
        let mut game = Self::new(own, seats, seed);
        game.message.table.clone_from(&invitation.table);
        game.message.with_help = invitation.with_help;
        game
    }

    /// Returns `false` for a damaged record of a game with this number of seats.
    pub fn is_sound(&self, seats: usize) -> bool {
        let is_seat = |message: &FriendMessage| message.seat < seats;
        self.seats == seats && is_seat(&self.message) && self.others.iter().all(is_seat)
    }

    /// The seat that plays here.
    pub fn own(&self) -> Player {
        Player::seat(self.message.seat)
    }

    /// Returns `true` if the user may move or ask for something: no request of theirs is open, and the seat is theirs.
    pub fn may_act(&self) -> bool {
        !self.is_lost && self.own_ask().is_none()
    }

    /// Returns `true` if another program tells the moves of this seat.
    pub fn is_taken_over_by(&self, message: &FriendMessage) -> bool {
        let own = &self.message;
        own.seat == message.seat
            && own.writer != message.writer
            && own.edition <= message.edition
            && !(self.sits_down_with(message) && own.writer < message.writer)
    }

    /// Returns `true` if another program took this seat in the same moment, and may keep it.
    pub fn yields_to(&self, message: &FriendMessage) -> bool {
        self.sits_down_with(message) && self.message.writer > message.writer
    }

    /// Two programs have taken this seat, and neither has seen the other's file.
    fn sits_down_with(&self, other: &FriendMessage) -> bool {
        let own = &self.message;
        own.seat == other.seat && own.edition == 1 && other.edition == 1
    }

    /// The message of a seat; `None` if nothing was received from it.
    pub fn message_of(&self, seat: usize) -> Option<&FriendMessage> {
        if seat == self.message.seat {
            return Some(&self.message);
        }
        self.others.iter().find(|message| message.seat == seat)
    }

    /// Takes over what another seat tells now. Returns `false` if it is older than what is known.
    pub(super) fn receive(&mut self, message: &FriendMessage) -> bool {
        let mut known = self.others.iter_mut();
        match known.find(|known| known.seat == message.seat) {
            Some(known) if known.edition > message.edition => false,
            Some(known) => {
                known.clone_from(message);
                true
            }
            None => {
                self.others.push(message.clone());
                true
            }
        }
    }

    /// Every request of every seat.
    pub(super) fn asks(&self) -> impl Iterator<Item = (AskId, Ask)> {
        let messages = self.others.iter().chain([&self.message]);
        messages.flat_map(|message| {
            let asks = message.asks.iter().enumerate();
            asks.map(|(number, &ask)| {
                let seat = message.seat;
                (AskId { seat, number }, ask)
            })
        })
    }

    /// Answer of a seat to a request; `None` without one.
    pub(super) fn answer_of(&self, seat: usize, ask: AskId) -> Option<bool> {
        let message = self.message_of(seat)?;
        let answer = message.answers.iter().find(|answer| answer.ask == ask);
        answer.map(|answer| answer.yes)
    }

    /// Answer of a seat to a request. Who offers a draw while another's offer is open agrees to it.
    fn agrees(&self, seat: usize, ask: AskId) -> Option<bool> {
        let offers = |of: usize| {
            let asks = self.message_of(of).map_or(&[][..], |message| &message.asks);
            asks.iter().enumerate().filter(|(_, ask)| **ask == Ask::Draw)
        };
        let is_draw = || offers(ask.seat).any(|(number, _)| number == ask.number);
        let is_open = |number| self.answer_of(ask.seat, AskId { seat, number }).is_none();
        let offers_too = || offers(seat).any(|(number, _)| is_open(number));
        self.answer_of(seat, ask).or_else(|| (is_draw() && offers_too()).then_some(true))
    }

    /// Returns `Some(true)` once all others have agreed to a request, `Some(false)` once one of them has not.
    pub(super) fn decision(&self, ask: AskId) -> Option<bool> {
        let others = (0..self.seats).filter(|&seat| seat != ask.seat);
        let mut all = Some(true);
        for seat in others {
            match self.agrees(seat, ask) {
                Some(false) => return Some(false),
                None => all = None,
                Some(true) => {}
            }
        }
        all
    }

    fn open_asks(&self) -> impl Iterator<Item = (AskId, Ask)> {
        self.asks().filter(|(id, _)| self.decision(*id).is_none())
    }

    /// The request of this seat that is not answered yet. Until then it does not move.
    pub fn own_ask(&self) -> Option<Ask> {
        let mut open = self.open_asks();
        let own = open.find(|(id, _)| id.seat == self.message.seat);
        own.map(|(_, ask)| ask)
    }

    /// The request of another seat that this one has not answered yet.
    pub fn ask_of_others(&self) -> Option<(AskId, Ask)> {
        let own = self.message.seat;
        let mut open = self.open_asks();
        open.find(|(id, _)| id.seat != own && self.answer_of(own, *id).is_none())
    }

    /// The message has changed and is to be sent.
    pub fn touch(&mut self) {
        self.message.edition = self.message.edition.saturating_add(1);
        self.is_sent = false;
    }

    /// The message with this edition and number of moves was copied.
    pub fn set_sent(&mut self, edition: u32, moves: usize) {
        self.is_sent = self.message.edition == edition;
        self.seen = self.seen.max(moves);
    }

    /// Asks the others, unless a request of this seat is open.
    pub fn ask(&mut self, ask: Ask) {
        if self.own_ask().is_none() {
            self.message.asks.push(ask);
            self.touch();
        }
    }

    /// Answers a request of another seat.
    pub fn answer(&mut self, ask: AskId, yes: bool) {
        self.message.answers.push(AskReply { ask, yes });
        self.touch();
    }

    /// This seat has moved after this many moves: that declines what the others have asked for.
    pub fn moved(&mut self, now: String) {
        while let Some((ask, _)) = self.ask_of_others() {
            self.message.answers.push(AskReply { ask, yes: false });
        }
        self.message.note = None;
        self.moved = Some(now);
        self.touch();
    }

    /// Sets the remark with the last of `ply` moves; an empty text removes it.
    pub fn set_note(&mut self, ply: usize, text: &str) {
        let shown = text.trim().chars().filter(|c| !c.is_control());
        let text: String = shown.take(LONGEST_NOTE).collect();
        self.message.note = (!text.is_empty()).then_some(Note { ply, text });
        self.touch();
    }

    /// The last remark of another seat, with the seat.
    pub fn note_of_others(&self, ply: usize) -> Option<(Player, &str)> {
        let noted = self.others.iter().filter_map(|message| {
            let note = message.note.as_ref().filter(|note| note.ply <= ply)?;
            Some((note.ply, Player::seat(message.seat), note.text.as_str()))
        });
        let last = noted.max_by_key(|(ply, ..)| *ply);
        last.map(|(_, player, text)| (player, text))
    }
}

fn table_id(random: &mut Random) -> String {
    format!("{}-{}", id(random), id(random))
}

/// Id of the game after the one with this id.
fn following_id(table: &str) -> String {
    // FNV-1a: every version of the program finds the same id.
    let hash = table.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    table_id(&mut Random::new(hash))
}

fn id(random: &mut Random) -> String {
    let sign = |_| char::from(SIGNS[random.below(SIGNS.len())]);
    (0..4).map(sign).collect()
}
