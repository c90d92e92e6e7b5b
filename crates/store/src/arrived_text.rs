//! Takes back what programs do to a text on its way: line ends of other systems, the encodings of mail and of
//! web pages. Each step costs no more than the length of the text.

use std::borrow::Cow;

use super::text::unmarked;

/// Entities of web pages, `&amp;` last.
const ENTITIES: [(&str, &str); 9] = [
    ("&quot;", "\""),
    ("&#34;", "\""),
    ("&#39;", "'"),
    ("&apos;", "'"),
    ("&lt;", "<"),
    ("&gt;", ">"),
    ("&nbsp;", " "),
    ("&#160;", " "),
    ("&amp;", "&"),
];

/// Returns the text as it was before it was sent.
pub(super) fn arrived(text: &str) -> String {
    let text = unmarked(text).replace("\r\n", "\n").replace('\r', "\n");
    let text = without_quoted_printable(&text);
    without_markup(&text).into_owned()
}

/// Signs without width that chats and mail programs put into a text, and the marks of its direction.
pub(super) fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'
        | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Undoes the encoding of mails in which a line ends with `=` and a sign is written as `=3D` (RFC 2045).
fn without_quoted_printable(text: &str) -> Cow<'_, str> {
    if !text.contains("=\n") && !text.contains("=3D") && !text.contains("=22") {
        return Cow::Borrowed(text);
    }
    let joined = text.replace("=\n", "");
    let mut plain = String::with_capacity(joined.len());
    let mut rest = joined.as_str();
    while let Some(place) = rest.find('=') {
        plain.push_str(&rest[..place]);
        rest = &rest[place..];
        let bytes = encoded(rest);
        // A single `=C1` may be the end of a move.
        let is_sure = bytes.len() > 1 || matches!(bytes.first(), Some(b'=' | b'"' | b' '));
        match String::from_utf8(bytes) {
            Ok(decoded) if is_sure => {
                rest = &rest[3 * decoded.len()..];
                plain.push_str(&decoded);
            }
            _ => {
                plain.push('=');
                rest = &rest[1..];
            }
        }
    }
    plain.push_str(rest);
    Cow::Owned(plain)
}

/// The bytes of a run such as `=C3=A9` at the begin of a text; a sign has at most four.
fn encoded(text: &str) -> Vec<u8> {
    let groups = text.as_bytes().chunks_exact(3).take(4);
    let bytes = groups.map_while(|group| {
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Some(byte - b'0'),
            b'A'..=b'F' => Some(byte - b'A' + 10),
            _ => None,
        };
        (group[0] == b'=').then_some(16 * digit(group[1])? + digit(group[2])?)
    });
    let bytes: Vec<u8> = bytes.collect();
    let first = bytes.first().map_or(0, |first| match first {
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => 1,
    });
    bytes.into_iter().take(first).collect()
}

/// Undoes the entities of a web page, and in its source takes each tag for the end of a line.
fn without_markup(text: &str) -> Cow<'_, str> {
    let is_source = text.trim_start().starts_with('<') && text.contains("</");
    let has_entities = text.contains("[Game &quot;") || text.contains("[Game &#34;");
    if !is_source && !has_entities {
        return Cow::Borrowed(text);
    }
    let mut plain = Cow::Borrowed(text);
    if is_source {
        let mut lines = String::with_capacity(text.len());
        let mut parts = text.split('<');
        lines.push_str(parts.next().unwrap_or_default());
        for part in parts {
            lines.push('\n');
            lines.push_str(part.split_once('>').map_or(part, |(_, behind)| behind));
        }
        plain = Cow::Owned(lines);
    }
    for (entity, sign) in ENTITIES {
        if plain.contains(entity) {
            plain = Cow::Owned(plain.replace(entity, sign));
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_programs_do_to_a_text_on_its_way_is_undone() {
        for (sent, plain) in [
            ("a\r\nb\rc\0\u{1a}", "a\nb\nc"),
            ("2026-=\n11 c13=3Dc12 =C3=A9 =22", "2026-11 c13=c12 é \""),
            ("C13=C12 c13=c12", "C13=C12 c13=c12"),
            ("C13=C12=\n =E2=82=AC=", "C13=C12 €="),
            ("[Game &quot;kuba&quot;] a &amp;amp; b", "[Game \"kuba\"] a &amp; b"),
            ("<p>[Game &quot;kuba&quot;]<br/>1. a1b1</p>", "\n[Game \"kuba\"]\n1. a1b1\n"),
            ("[White \"<b>A &amp; B</b>\"]", "[White \"<b>A &amp; B</b>\"]"),
        ] {
            assert_eq!(arrived(sent), plain, "{sent}");
        }
    }
}
