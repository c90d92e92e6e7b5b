//! Matches between the program's own players: each opening in every seating.

use kuba::cli::engine_match::seatings::orders;

#[test]
fn everybody_sits_everywhere_with_everybody_in_every_order() {
    assert_eq!(orders(2), [[0, 1], [1, 0]]);
    let three = orders(3);
    assert_eq!(three.len(), 6);
    for seat in 0..3 {
        for player in 0..3 {
            let times = three.iter().filter(|order| order[seat] == player);
            assert_eq!(times.count(), 2);
        }
    }
}
