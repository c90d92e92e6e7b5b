//! The parts of a picture that differ from the one before, as a display takes them.

use crate::board::raster::Area;

/// How many pixels wide and high what is compared at once.
const TILE: usize = 8;
/// How many bytes it takes to say where a piece is.
const HEAD: usize = 24;

/// A part of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    /// Where it is.
    pub area: Area,
    /// What is to be seen there.
    pub content: Content,
}

/// What is to be seen in a part of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// One colour.
    Plain(u32),
    /// Pixels, row by row.
    Pixels(Vec<u32>),
}

impl Piece {
    /// About how many bytes it takes to send it.
    pub(super) fn cost(&self) -> usize {
        HEAD + match &self.content {
            Content::Plain(_) => HEAD,
            Content::Pixels(pixels) => size_of_val(pixels.as_slice()),
        }
    }
}

/// What a tile shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tile {
    Unchanged,
    Plain(u32),
    Pixels,
}

/// The parts of a picture that differ from the one before, which has the same width; all of it if
/// that has another size.
pub(super) fn pieces(before: &[u32], now: &[u32], width: usize) -> Vec<Piece> {
    let height = now.len().checked_div(width).unwrap_or_default();
    let before = (before.len() == now.len()).then_some(before);
    let mut pieces = Vec::new();
    for top in (0..height).step_by(TILE) {
        let bottom = (top + TILE).min(height);
        let mut run: Option<(Tile, Area)> = None;
        for left in (0..width).step_by(TILE) {
            let area = Area {
                left,
                top,
                right: (left + TILE).min(width),
                bottom,
            };
            let tile = tile(before, now, width, area);
            match &mut run {
                Some((kind, all)) if *kind == tile => all.right = area.right,
                _ => pieces.extend(
                    run.replace((tile, area))
                        .and_then(|run| piece(run, now, width)),
                ),
            }
        }
        pieces.extend(run.and_then(|run| piece(run, now, width)));
    }
    pieces
}

/// The pixels of an area, row by row.
fn rows(pixels: &[u32], width: usize, area: Area) -> impl Iterator<Item = &[u32]> {
    (area.top..area.bottom)
        .map(move |row| &pixels[row * width + area.left..][..area.right - area.left])
}

fn tile(before: Option<&[u32]>, now: &[u32], width: usize, area: Area) -> Tile {
    if before.is_some_and(|before| rows(before, width, area).eq(rows(now, width, area))) {
        return Tile::Unchanged;
    }
    let color = now[area.top * width + area.left];
    let is_plain = rows(now, width, area)
        .flatten()
        .all(|&pixel| pixel == color);
    if is_plain {
        Tile::Plain(color)
    } else {
        Tile::Pixels
    }
}

fn piece((tile, area): (Tile, Area), now: &[u32], width: usize) -> Option<Piece> {
    let content = match tile {
        Tile::Unchanged => return None,
        Tile::Plain(color) => Content::Plain(color),
        Tile::Pixels => Content::Pixels(rows(now, width, area).flatten().copied().collect()),
    };
    Some(Piece { area, content })
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDTH: usize = 50;
    const HEIGHT: usize = 31;

    /// A picture with something coloured on a ground.
    fn picture(spots: &[(usize, usize)]) -> Vec<u32> {
        let mut pixels = vec![0x00f3_eee7; WIDTH * HEIGHT];
        for &(x, y) in spots {
            pixels[y * WIDTH + x] = (x * 1000 + y) as u32;
        }
        pixels
    }

    #[test]
    fn a_display_that_takes_the_pieces_shows_the_picture() {
        let pictures = [
            picture(&[]),
            picture(&[(0, 0), (49, 30), (20, 7), (20, 8)]),
            picture(&[(0, 0), (49, 30), (30, 7)]),
            picture(&[(1, 0)]),
        ];
        let mut shown = Vec::new();
        for picture in pictures {
            let pieces = pieces(&shown, &picture, WIDTH);
            shown.resize(picture.len(), 0);
            for piece in &pieces {
                super::super::tests::put(&mut shown, WIDTH, piece);
            }
            assert!(shown == picture);
        }
    }

    #[test]
    fn what_is_the_same_is_not_sent() {
        let (before, now) = (picture(&[(3, 3)]), picture(&[(3, 3), (20, 20)]));
        assert_eq!(pieces(&now, &now, WIDTH), []);
        let [piece] = &pieces(&before, &now, WIDTH)[..] else {
            panic!("one pixel is in one piece");
        };
        assert!(piece.cost() < 300, "{}", piece.cost());
        assert_eq!((piece.area.left, piece.area.top), (16, 16));
    }

    #[test]
    fn a_plain_colour_takes_hardly_anything() {
        let cost: usize = pieces(&[], &picture(&[]), WIDTH)
            .iter()
            .map(Piece::cost)
            .sum();
        assert!(cost < 300, "{cost}");
    }
}
