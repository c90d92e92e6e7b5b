//! The nine planes of the cube: six faces, and the three slices between them.
//!
//! A plane is the pattern of its nine cells; each is empty, own, or of one of two other colours. Squares lie
//! in faces; a push brings balls out of a slice or along a face.

const CELLS: usize = 9;
const SETS: usize = 1 << CELLS;
/// Number of patterns of a plane: two bits per cell.
pub const PATTERNS: usize = 1 << (2 * CELLS);
/// Number of kinds of planes: a face, and a slice between two faces.
pub const KINDS: usize = 2;
/// Number of planes of a cube.
pub const PLANES: usize = 9;

/// Returns the kind and pattern of each plane in one number, `kind * PATTERNS + pattern`. The arguments are
/// the cell sets of the own balls, another player's, and those of a third colour.
#[inline]
pub fn planes(own: u32, other: u32, third: u32) -> [usize; PLANES] {
    let (low, high) = (sets(own | third), sets(other | third));
    std::array::from_fn(|plane| {
        let kind = usize::from(plane % 3 == 1);
        kind * PATTERNS + low[plane] + (high[plane] << CELLS)
    })
}

/// Cells of a set in each of the nine planes, three along each axis.
#[inline]
fn sets(cells: u32) -> [usize; PLANES] {
    std::array::from_fn(|plane| {
        let place = plane % 3;
        match plane / 3 {
            0 => {
                let column = cells >> place & 0o111_111_111;
                rows((column | column >> 2 | column >> 4) & 0o007_007_007)
            }
            1 => rows(cells >> (3 * place) & 0o007_007_007),
            _ => (cells >> (9 * place)) as usize & (SETS - 1),
        }
    })
}

/// Packs three rows of three cells, nine bits apart, into nine bits.
#[inline]
const fn rows(cells: u32) -> usize {
    (cells | cells >> 6 | cells >> 12) as usize & (SETS - 1)
}

/// Returns the eight rotations and reflections of a pattern.
pub fn turned(pattern: usize) -> [usize; 8] {
    let [low, high] = [pattern % SETS, pattern / SETS];
    std::array::from_fn(|way| turn(low, way) | turn(high, way) << CELLS)
}

/// Bit 0 of `way` mirrors x, bit 1 mirrors y, bit 2 swaps them.
fn turn(cells: usize, way: usize) -> usize {
    (0..CELLS)
        .filter(|cell| cells >> cell & 1 != 0)
        .map(|cell| {
            let (x, y) = (cell % 3, cell / 3);
            let x = if way & 1 == 0 { x } else { 2 - x };
            let y = if way & 2 == 0 { y } else { 2 - y };
            let (x, y) = if way & 4 == 0 { (x, y) } else { (y, x) };
            1 << (x + 3 * y)
        })
        .sum()
}

/// Returns the smallest pattern of each symmetry class, in ascending order.
pub fn canonical() -> impl Iterator<Item = usize> {
    (0..PATTERNS).filter(|&pattern| turned(pattern).into_iter().min() == Some(pattern))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_corner_lies_on_three_faces_and_the_core_in_three_slices() {
        let faces = |cells: u32| {
            let at = |plane: &usize| sets(cells)[*plane] != 0;
            (0..PLANES).filter(at).collect::<Vec<_>>()
        };
        assert_eq!(faces(1), [0, 3, 6]);
        assert_eq!(faces(1 << 13), [1, 4, 7]);
        assert_eq!(faces(1 << 26), [2, 5, 8]);
    }

    #[test]
    fn a_cell_of_its_own_is_found_in_the_same_place_on_every_plane() {
        let low_corner = planes(1, 0, 0);
        assert_eq!([low_corner[0], low_corner[3], low_corner[6]], [1, 1, 1]);
        let other = planes(0, 0, 1 << 26);
        let last = 1 << (CELLS - 1) | 1 << (2 * CELLS - 1);
        assert_eq!([other[2], other[5], other[8]], [last, last, last]);
    }

    #[test]
    fn what_can_be_turned_into_each_other_has_one_smallest_pattern() {
        let pattern = planes(0o35, 0o440, 0)[6];
        let smallest = |pattern| turned(pattern).into_iter().min();
        for other in turned(pattern) {
            assert_eq!(smallest(other), smallest(pattern));
        }
        assert_eq!(canonical().count(), 34_960);
    }
}
