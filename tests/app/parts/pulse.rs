//! Client for the sound server of the desktop, in the native protocol of `PulseAudio`, which `PipeWire` also
//! speaks. It supports what one playback stream needs; an unexpected answer ends the stream.

use std::io::{Read, Write};
use std::os::unix::net::UnixStream;
use std::thread;

use kuba::app::platform::sound::output::Output;
use kuba::app::platform::sound::pulse::CONTROL;
use kuba::app::platform::sound::pulse::HEADER;
use kuba::app::platform::sound::pulse::Stream;
use kuba::app::platform::sound::pulse::command;
use kuba::app::platform::sound::pulse::message::COOKIE;
use kuba::app::platform::sound::pulse::message::Message;

/// Reads a message as a server does; returns its channel and bytes.
fn heard(socket: &mut UnixStream) -> (u32, Vec<u8>) {
    let mut header = [0; HEADER];
    socket.read_exact(&mut header).expect("a header");
    let number = |at: usize| {
        let bytes = header[at..at + 4].try_into().expect("four bytes");
        u32::from_be_bytes(bytes)
    };
    let mut bytes = vec![0; number(0) as usize];
    socket.read_exact(&mut bytes).expect("a message");
    (number(4), bytes)
}

fn say(socket: &mut UnixStream, message: Message) {
    let bytes = message.into_bytes();
    let mut packet = Vec::new();
    for number in [bytes.len() as u32, CONTROL, 0, 0, 0] {
        packet.extend(number.to_be_bytes());
    }
    packet.extend(bytes);
    // Messages may arrive in pieces.
    let (first, rest) = packet.split_at(7);
    socket.write_all(first).expect("a listener");
    socket.write_all(rest).expect("a listener");
}

fn reply(tag: u32, numbers: &[u32]) -> Message {
    let mut reply = Message::new(command::REPLY, tag);
    for &number in numbers {
        reply.number(number);
    }
    reply
}

fn request(channel: u32, bytes: u32) -> Message {
    let mut request = Message::new(command::REQUEST, u32::MAX);
    request.number(channel).number(bytes);
    request
}

/// A server that answers like a real one and returns the sample messages it received.
fn server(mut socket: UnixStream) -> thread::JoinHandle<(u32, Vec<u8>)> {
    thread::spawn(move || {
        let (_, auth) = heard(&mut socket);
        assert_eq!(auth[..5], [b'L', 0, 0, 0, 8], "the first is the greeting");
        say(&mut socket, reply(0, &[35]));
        heard(&mut socket);
        say(&mut socket, reply(1, &[7]));
        heard(&mut socket);
        say(&mut socket, reply(2, &[5, 1, 8]));
        let mut samples = heard(&mut socket);
        say(&mut socket, request(5, 4));
        samples.1.extend(heard(&mut socket).1);
        samples
    })
}

#[test]
fn a_stream_sends_as_many_samples_as_are_wanted() {
    let (ours, theirs) = UnixStream::pair().expect("two sockets");
    let server = server(theirs);
    let mut stream = Stream::over(ours, [1; COOKIE]).expect("a stream");
    assert_eq!(stream.wanted().expect("a server"), 4);
    stream.write(&[1, 2, 3, -1]).expect("a server");
    assert_eq!(stream.wanted().expect("a server"), 2);
    stream.write(&[256, 0]).expect("a server");
    let (channel, bytes) = server.join().expect("no failure");
    assert_eq!(channel, 5);
    assert_eq!(bytes, [1, 0, 2, 0, 3, 0, 255, 255, 0, 1, 0, 0]);
    assert!(stream.wanted().is_err(), "the server has gone");
}

#[test]
fn a_refusal_or_an_invalid_answer_gives_no_stream() {
    let refusal = || Message::new(0, 0).into_bytes();
    let too_old = || reply(0, &[8]).into_bytes();
    let nonsense = || vec![b'x'; 40];
    for answer in [refusal(), too_old(), nonsense(), Vec::new()] {
        let (ours, mut theirs) = UnixStream::pair().expect("two sockets");
        let server = thread::spawn(move || {
            heard(&mut theirs);
            let mut packet = Vec::new();
            for number in [answer.len() as u32, CONTROL, 0, 0, 0] {
                packet.extend(number.to_be_bytes());
            }
            packet.extend(answer);
            theirs.write_all(&packet).expect("a listener");
        });
        assert!(Stream::over(ours, [0; COOKIE]).is_err());
        server.join().expect("no failure");
    }
}

#[test]
fn an_oversized_message_is_rejected() {
    let (ours, mut theirs) = UnixStream::pair().expect("two sockets");
    let server = thread::spawn(move || {
        heard(&mut theirs);
        theirs.write_all(&[0xff; HEADER]).expect("a listener");
        theirs
    });
    assert!(Stream::over(ours, [0; COOKIE]).is_err());
    server.join().expect("no failure");
}
