//! Parts of the commands by themselves.

mod match_seatings;
mod match_standings;
mod match_stats;
mod opening;
mod printable;
