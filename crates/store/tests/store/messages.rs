//! Messages between two friends as programs and people send them. The user is White at the table `qyzy-63vm` and
//! waits for Black after five moves.

use std::fs;
use std::path::Path;

use kuba_rules::kuba::{GameState as Kuba, KubaRules};
use kuba_rules::{Game, Player};
use kuba_store::friends::{FriendGame, FriendMessage, ReceivedGame};
use kuba_store::{RecordFault, read_continuation, read_game, read_pasted};

const TABLE: &str = "qyzy-63vm";

/// Black's moves are played, whatever stands around them.
const READ: [&str; 44] = [
    "7pm-same-block",
    "7pm",
    "autocapital",
    "bold",
    "chat-before-b4",
    "cr",
    "crlf",
    "date-reply",
    "discord",
    "double-blank",
    "emoji",
    "en-dash-moves",
    "en-dash",
    "fence-body",
    "german-quotes",
    "guillemets-nbsp",
    "html-entities",
    "indent4",
    "irc",
    "lrm-lines",
    "matrix-reply",
    "nbsp",
    "new-then-old",
    "no-writer",
    "old-quoted-above-new",
    "one-line",
    "own-then-new",
    "paren",
    "plain",
    "quoted-bar",
    "quoted-printable",
    "quoted-twice",
    "quoted",
    "reply-with-old-quoted-below-2",
    "sig",
    "signal",
    "stars",
    "telegram",
    "upper-moves",
    "whatsapp-android-next",
    "whatsapp-prev",
    "whatsapp",
    "wink",
    "zwsp",
];

/// Nothing changes.
const UNCHANGED: [&str; 8] = [
    "forged-my-move",
    "illegal",
    "old-first",
    "own-letter",
    "seat-9",
    "trunc-moves",
    "trunc-tags",
    "undone-forged",
];

/// Moves without a message.
const TYPED: [&str; 4] = ["moves-only", "phone-3-f5-f4", "phone-f5-f4-g7-g6", "phone-f5f4"];

fn text(name: &str) -> String {
    let folder = Path::new("../../tests/data/cases/messages");
    fs::read_to_string(folder.join(name).with_extension("txt")).expect(name)
}

fn moves(sheet: &str) -> Vec<<Kuba as Game>::Move> {
    let (session, _) = read_game::<Kuba>(sheet).expect("a game");
    session.main_moves().to_vec()
}

/// The game after a text was pasted, if it is read as a message.
fn after(text: &str) -> Vec<<Kuba as Game>::Move> {
    let own = FriendMessage::of_sheet(&self::text("own-latest")).expect("a message");
    let known = moves(&self::text("own-latest"));
    let mut friend = FriendGame::joined(&own, Player::FIRST, 2, 1);
    friend.message = own;
    let messages = FriendMessage::all(text).into_iter();
    let others = messages.filter(|(message, _)| message.table == TABLE && message.seat == 1);
    let received = others.filter_map(|(message, sheet)| {
        let (session, _) = read_game::<Kuba>(&sheet).ok()?;
        Some(ReceivedGame {
            message,
            moves: session.main_moves().to_vec(),
            end: session.concession(),
        })
    });
    let received: Vec<ReceivedGame<Kuba>> = received.collect();
    let start = Kuba::start(&KubaRules::default());
    friend.agree(&start, (&known, None), &received).moves
}

#[test]
fn a_message_is_read_whatever_stands_around_it() {
    let expected = moves(&text("plain"));
    assert_eq!(expected.len(), 7);
    let unread = READ.iter().filter(|name| after(&text(name)) != expected);
    let unread: Vec<&&str> = unread.collect();
    assert!(unread.is_empty(), "{unread:?}");
}

#[test]
fn a_message_that_is_cut_forged_old_or_ones_own_changes_nothing() {
    let known = moves(&text("own-latest"));
    for name in UNCHANGED {
        assert_eq!(after(&text(name)), known, "{name}");
    }
    for name in ["trunc-moves", "trunc-tags"] {
        let error = read_game::<Kuba>(&text(name)).expect_err(name);
        assert_eq!(error.fault, RecordFault::CutMessage, "{name}");
    }
}

#[test]
fn typed_moves_go_on_from_the_present_position_or_from_the_start() {
    let known = moves(&text("own-latest"));
    let mut live = Kuba::start(&KubaRules::default());
    for &mv in &known {
        live.play(mv);
    }
    for name in TYPED {
        let text = text(name);
        assert!(FriendMessage::all(&text).is_empty(), "{name}");
        let typed = read_continuation(&live, &text).or_else(|| {
            let (session, _) = read_pasted::<Kuba>(&text, &KubaRules::default()).ok()?;
            Some(session.main_moves().strip_prefix(known.as_slice())?.to_vec())
        });
        let typed = typed.expect(name);
        assert_eq!(live.write_move(typed[0]), "f5f4xW", "{name}");
    }
    for text in ["", "f5-f4 and then?", "f7-f6", &"f5-f4 ".repeat(300)] {
        assert_ne!(read_continuation(&live, text).map(|moves| moves.len()), Some(1), "{text}");
    }
}
