//! A game with somebody elsewhere: what this seat may do, what it tells the others, and what it hears.

use super::{
    FriendState, FriendStep, GameTable, GuardedGame, MessageNews, Received, TableEvent, TableFriend,
};
use crate::board::film::{GameReplay, Replay};
use crate::board::{Hand, Playable};
use crate::phrase::Phrase;
use crate::rules::{Concession, Game, Player, Rounds};
use crate::session::Seat;
use crate::store::dates::local_time;
use crate::store::friends::{
    Ask, Disagreement, FriendGame, FriendMessage, ReceivedGame, SharedGame, common_moves,
};
use crate::store::{read_continuation, read_game, sheet_with};

impl<G: Playable> GameTable<G> {
    /// The friend's game while it goes on.
    pub(super) fn running_friend(&self) -> Option<&FriendGame> {
        self.friend.as_ref().filter(|_| self.session.outcome().is_none())
    }

    /// Returns `true` if this player sits elsewhere.
    pub(super) fn is_remote(&self, player: Player) -> bool {
        self.running_friend().is_some_and(|friend| friend.own() != player)
    }

    /// Reason why the user may not move now in a game with a friend.
    pub(super) fn friend_hand(&self) -> Option<Hand> {
        let friend = self.running_friend().filter(|_| !self.session.is_studied())?;
        let turn = self.session.live().turn();
        let key = if friend.is_lost {
            "hand-seat-lost"
        } else if friend.own_ask().is_some() {
            "hand-asked"
        } else if turn != friend.own() {
            "hand-elsewhere"
        } else if !self.session.is_live() {
            "hand-friend-earlier"
        } else {
            return None;
        };
        let mover = if turn == friend.own() { self.last_other() } else { turn };
        Some(Hand::Tied(self.with_name(Phrase::new(key), mover)))
    }

    /// The other player who moved last, or who comes next if no other has moved.
    fn last_other(&self) -> Player {
        let own = self.friend.as_ref().map_or(Player::FIRST, FriendGame::own);
        let movers = (0..self.session.main_moves().len()).rev();
        let mut others = movers.map(|index| self.mover(index));
        let last = others.find(|&mover| mover != own);
        last.unwrap_or_else(|| own.next(self.seats.len()))
    }

    fn with_name(&self, phrase: Phrase, player: Player) -> Phrase {
        match self.seats.as_slice().get(player.index()) {
            Some(Seat::Human(Some(name))) => phrase.with("name", name.as_str()),
            _ => phrase.with("name", G::seat_name(player)),
        }
    }

    /// State of play in a sentence, while somebody elsewhere is waited for.
    pub(super) fn friend_status(&self) -> Option<Phrase> {
        let friend = self.running_friend().filter(|_| self.session.is_live())?;
        let turn = self.session.live().turn();
        let key = match friend.shared {
            _ if friend.is_lost => "friend-lost",
            _ if turn == friend.own() => return None,
            Some(_) => "friend-status-folder",
            None if !friend.is_sent => "friend-status-to-send",
            None => "friend-status-letters",
        };
        Some(self.with_name(Phrase::new(key), turn))
    }

    pub(super) fn friend_state(&self) -> Option<FriendState> {
        let friend = self.friend.as_ref()?;
        let (own, turn) = (friend.own(), self.session.live().turn());
        let is_over = self.session.outcome().is_some();
        let step = next_step(friend, turn, is_over);
        let plies = self.session.main_moves().len();
        let note = friend.note_of_others(plies);
        let awaited = if turn == own || is_over { self.last_other() } else { turn };
        Some(FriendState {
            own,
            awaited,
            table: friend.message.table.clone(),
            shared: friend.shared.clone(),
            with_help: friend.message.with_help,
            step,
            note: note.map(|(player, text)| (player, text.to_owned())),
            moved: friend.moved.clone(),
            has_moves: plies > 0,
            news: if friend.own_ask().is_some() {
                MessageNews::Request
            } else if plies > friend.seen {
                MessageNews::Move
            } else if friend.message.note.as_ref().is_some_and(|note| note.ply == plies) {
                MessageNews::Note
            } else {
                MessageNews::Answer
            },
        })
    }

    /// Returns `true` if the user can take back moves: those that nobody has seen, or by asking.
    pub(super) fn can_undo_with(&self, friend: &FriendGame) -> bool {
        let moved = |index: usize| self.mover(index) == friend.own();
        let has_moved = (0..self.session.main_moves().len()).any(moved);
        has_moved && friend.may_act() && friend.ask_of_others().is_none()
    }

    /// Takes back what nobody has seen yet, or asks the others to take back the user's last move.
    pub(super) fn undo_with_friend(&mut self) {
        let Some(friend) = self.friend.as_mut() else {
            return;
        };
        let (own, plies) = (friend.own(), self.session.main_moves().len());
        if let Some(typed) = friend.typed.take_if(|typed| *typed < plies) {
            friend.touch();
            self.set_game(typed, &[]);
            self.board.set_browsed();
            return self.changed();
        }
        let positions = self.session.main_positions();
        let Some(last) = (0..plies).rfind(|&index| positions[index].turn() == own) else {
            return;
        };
        // All moves of that turn.
        let is_own = |index: &usize| positions[*index].turn() == own;
        let begin = (0..=last).rev().take_while(is_own).last().unwrap_or(last);
        // Games of earlier versions do not say what has been seen.
        let seen = if friend.is_sent { plies } else { friend.seen };
        let is_unseen = friend.shared.is_none() && seen <= begin && last + 1 == plies;
        if is_unseen {
            friend.touch();
            self.set_game(begin, &[]);
            self.board.set_browsed();
        } else {
            friend.ask(Ask::Undo(begin));
        }
        self.changed();
    }

    /// Moves in a text for the friend whose turn it is: a list from the start, or only what follows. `None` unless a
    /// friend is waited for.
    fn typed_moves(&self, text: &str) -> Option<Vec<G::Move>> {
        let friend = self.running_friend().filter(|friend| friend.may_act())?;
        let live = self.session.live();
        let turn = live.turn();
        let from_start = || self.rest_of(text).map(|(moves, _)| moves);
        let mut moves = read_continuation(live, text).or_else(from_start)?;
        let mut game = live.clone();
        let is_theirs = |mv: &&G::Move| {
            let is_theirs = game.turn() == turn && game.outcome().is_none();
            if is_theirs {
                game.play(**mv);
            }
            is_theirs
        };
        moves.truncate(moves.iter().take_while(is_theirs).count());
        (turn != friend.own() && friend.shared.is_none() && !moves.is_empty()).then_some(moves)
    }

    /// Keeps the first moves of the game and plays others after them.
    fn set_game(&mut self, kept: usize, moves: &[G::Move]) {
        self.set_studied(false);
        if let Some(&first) = self.session.main_line().get(kept + 1) {
            self.session.delete(first);
        }
        while self.session.concession().is_some() && self.session.undo() {}
        self.engine.cancel();
        self.engine.drop_report_after(kept);
        self.session.show_live();
        let before = self.session.shown_ply();
        for &mv in moves {
            // Checked by the agreement.
            let _ = self.session.play(mv);
        }
        if !moves.is_empty() {
            self.session.show(before);
            self.board.set_received_ply(Some(before));
        }
    }

    /// The user has moved, resigned or asked for something.
    pub(super) fn tell_friend(&mut self) {
        if let Some(friend) = &mut self.friend {
            friend.moved(local_time());
        }
    }

    /// The game in a message; `None` if it is no message of this game.
    fn received(&self, friend: &FriendGame, text: &str) -> Option<ReceivedGame<G>> {
        let (session, record) = read_game::<G>(text).ok()?;
        let is_same_start = session.start().position_text() == self.session.start().position_text();
        let is_same_rules = session.start().effective_rules(record.rules) == self.rules;
        let message = FriendMessage::of_sheet(text)?;
        let is_of_table = message.table == friend.message.table && message.seat < self.seats.len();
        (is_of_table && is_same_start && is_same_rules).then(|| ReceivedGame {
            message,
            moves: session.main_moves().to_vec(),
            end: session.concession(),
        })
    }

    fn merge(&mut self, texts: &[String]) -> Received {
        let Some(mut friend) = self.friend.take() else {
            return Received::default();
        };
        let (mut received, mut places, mut unread) = (Vec::new(), Vec::new(), None);
        for (place, text) in texts.iter().enumerate() {
            match self.received(&friend, text) {
                Some(game) => {
                    received.push(game);
                    places.push(place);
                }
                None => unread = unread.or(Some(place)),
            }
        }
        let before = friend.clone();
        let start = self.session.start().clone();
        let known = (self.session.main_moves(), self.session.concession());
        let agreed = friend.agree(&start, known, &received);
        let kept = common_moves(self.session.main_moves(), &agreed.moves);
        let new = agreed.moves.len() - kept;
        let is_cut = kept < self.session.main_moves().len();
        let has_ended = agreed.end != self.session.concession() && agreed.end.is_some();
        let talks = before.others != friend.others;
        if new > 0 || has_ended {
            friend.moved = Some(local_time());
        }
        let own = friend.own();
        let was_open = self.session.outcome().is_none();
        let sent_nothing = friend.message.edition == before.message.edition;
        self.friend = Some(friend);
        if new > 0 || is_cut || has_ended {
            self.set_game(kept, &agreed.moves[kept..]);
            if let Some(end) = agreed.end {
                self.session.concede(end);
            }
            if is_cut && new == 0 {
                self.board.set_browsed();
            }
        }
        let is_told =
            self.session.concession() != Some(Concession::AgreeDraw) && !received.is_empty();
        if self.session.outcome().is_some()
            && was_open
            && is_told
            && sent_nothing
            && let Some(friend) = &mut self.friend
        {
            // The others have told the end, so they know it.
            friend.is_sent = true;
        }
        if new > 0 || is_cut || has_ended || before != *self.friend.as_ref().unwrap_or(&before) {
            self.changed();
            self.ctx.request_repaint();
        }
        let disagreement = agreed.disagreements.first();
        Received {
            moves: new,
            is_cut,
            has_ended,
            talks: talks && new == 0 && !is_cut && !has_ended,
            problem: disagreement
                .map(|wrong| (places[wrong.place], self.in_words(wrong, &received, own))),
            unread,
        }
    }

    fn in_words(&self, wrong: &Disagreement, received: &[ReceivedGame<G>], own: Player) -> Phrase {
        let positions = self.session.main_positions();
        let other = &received[wrong.place];
        let written = |mv: Option<&G::Move>| {
            let mv = mv.zip(positions.get(wrong.ply));
            mv.map_or_else(String::new, |(&mv, position)| position.sheet_move(mv))
        };
        let key = if wrong.mover == own { "friend-other-move-yours" } else { "friend-other-move" };
        let phrase = Phrase::new(key)
            .with("theirs", written(other.moves.get(wrong.ply)))
            .with("mine", written(self.session.main_moves().get(wrong.ply)))
            .with("number", Rounds::of(positions.iter().take(wrong.ply + 1).map(Game::turn)));
        self.with_name(phrase, Player::seat(other.message.seat))
    }
}

/// Next step in a game in which this player is to move.
pub(super) fn next_step(friend: &FriendGame, turn: Player, is_over: bool) -> FriendStep {
    let to_send = friend.shared.is_none() && !friend.is_sent;
    match friend.ask_of_others() {
        _ if is_over && to_send => FriendStep::ToSend,
        _ if is_over => FriendStep::Over,
        _ if friend.is_lost => FriendStep::Lost,
        Some((id, ask)) => FriendStep::Asked(Player::seat(id.seat), ask),
        None => match friend.own_ask() {
            Some(_) if to_send => FriendStep::ToSend,
            Some(ask) => FriendStep::Asking(ask),
            None if turn == friend.own() => FriendStep::YourTurn,
            None if to_send => FriendStep::ToSend,
            None => FriendStep::Waiting,
        },
    }
}

impl<G: Playable> TableFriend for GameTable<G> {
    fn seat_with_friend(&mut self, friend: FriendGame) {
        self.friend = Some(friend);
        self.revisions.metadata += 1;
    }

    fn message(&self) -> Option<String> {
        let tags = self.friend.as_ref()?.message.tags();
        Some(sheet_with(&self.session, &self.plain_record(), &tags))
    }

    fn message_reel(&self) -> Option<Box<dyn Replay>> {
        let tags = self.friend.as_ref()?.message.tags();
        let record = self.plain_record();
        Some(Box::new(GameReplay::of_game(&self.session, &record, &tags)))
    }

    fn receive(&mut self, texts: &[String]) -> Received {
        self.merge(texts)
    }

    fn set_sent(&mut self, table: &str, (edition, moves): (u32, usize)) {
        if let Some(friend) = self.friend.as_mut().filter(|friend| friend.message.table == table) {
            friend.set_sent(edition, moves);
            self.revisions.metadata += 1;
        }
    }

    fn offered_moves(&self, text: &str) -> Option<Phrase> {
        let moves = self.typed_moves(text)?;
        let mut game = self.session.live().clone();
        let written = moves.iter().map(|&mv| {
            let written = game.sheet_move(mv);
            game.play(mv);
            written
        });
        let written: Vec<String> = written.collect();
        let offered = Phrase::new("friend-typed").with("moves", written.join(" "));
        Some(self.with_name(offered, self.session.live().turn()))
    }

    fn play_for_friend(&mut self, text: &str) -> usize {
        let Some((moves, friend)) = self.typed_moves(text).zip(self.friend.as_mut()) else {
            return 0;
        };
        let plies = self.session.main_moves().len();
        friend.typed = friend.typed.or(Some(plies));
        friend.moved = Some(local_time());
        friend.touch();
        friend.is_sent = true;
        self.set_game(plies, &moves);
        self.changed();
        moves.len()
    }

    fn example_move(&self) -> Option<String> {
        let live = self.session.live();
        let mut moves = Vec::new();
        live.legal_moves(&mut moves);
        moves.first().map(|&mv| live.sheet_move(mv))
    }

    fn answer_friend(&mut self, yes: bool) {
        let Some(friend) = &mut self.friend else {
            return;
        };
        if let Some((ask, _)) = friend.ask_of_others() {
            friend.answer(ask, yes);
            self.merge(&[]);
            self.revisions.metadata += 1;
            self.events.push(TableEvent::Changed);
        }
    }

    fn ask_friend_for_draw(&mut self) {
        if let Some(friend) = &mut self.friend {
            friend.ask(Ask::Draw);
            // The other may have offered one, too.
            self.merge(&[]);
            self.revisions.metadata += 1;
        }
    }

    fn friend_game(&self) -> Option<&FriendGame> {
        self.friend.as_ref()
    }

    fn keep_from_help(&mut self, games: &[GuardedGame]) -> Option<String> {
        let goes_on = self.session.outcome().is_none() && self.friend.is_none();
        let mut of_game = games.iter().filter(|game| game.game == G::ID && goes_on);
        let is_here = |guarded: &&GuardedGame| {
            let mut positions = self.session.main_positions().iter().rev();
            positions.any(|position| position.position_text() == guarded.position)
        };
        let guarded = of_game.find(is_here);
        let was_guarded = std::mem::replace(&mut self.is_guarded, guarded.is_some());
        let guarded = guarded.filter(|_| !was_guarded)?;
        self.set_studied(false);
        self.changed();
        Some(guarded.friend.clone())
    }

    fn take_seat(&mut self, seat: Player) {
        if let Some(friend) = &mut self.friend {
            friend.message.seat = seat.index();
            friend.is_lost = false;
            friend.touch();
            self.revisions.metadata += 1;
            self.events.push(TableEvent::Changed);
        }
    }

    fn move_to_folder(&mut self, shared: SharedGame) {
        if let Some(friend) = self.friend.as_mut().filter(|friend| friend.shared.is_some()) {
            friend.shared = Some(shared);
            self.revisions.metadata += 1;
            self.events.push(TableEvent::Changed);
        }
    }

    fn lose_seat(&mut self) {
        if let Some(friend) = &mut self.friend {
            friend.is_lost = true;
            self.revisions.metadata += 1;
            self.events.push(TableEvent::Changed);
        }
    }

    fn seats(&self) -> usize {
        self.seats.len()
    }

    fn seat_name(&self, player: Player) -> Phrase {
        G::seat_name(player)
    }

    fn is_over(&self) -> bool {
        self.session.outcome().is_some()
    }

    fn set_friend_note(&mut self, text: &str) {
        let plies = self.session.main_moves().len();
        if let Some(friend) = &mut self.friend {
            friend.set_note(plies, text);
            self.revisions.metadata += 1;
        }
    }
}
