//! Parts of the window by themselves.

mod about_dialog;
mod celebration;
mod clock_state;
mod command;
mod damage;
#[cfg(all(unix, not(target_os = "macos")))]
mod display;
mod feed;
mod fonts;
mod frame_clock;
mod game_summaries;
#[cfg(all(unix, not(target_os = "macos")))]
mod graphics;
mod handoff;
mod headless;
mod instance_channel;
#[cfg(unix)]
mod instance_socket;
mod kept_rules;
mod key_map;
mod keys;
mod launch_action;
mod level_results;
mod listed_puzzles;
mod loudspeaker;
mod mixer;
mod move_rows;
mod one_key_ring;
mod one_key_scanner;
mod panel_layout;
mod paste;
mod podium;
#[cfg(all(unix, not(target_os = "macos")))]
mod pulse;
#[cfg(all(unix, not(target_os = "macos")))]
mod pulse_address;
#[cfg(all(unix, not(target_os = "macos")))]
mod pulse_message;
mod puzzle_run;
mod ratings;
mod renderer;
mod resampler;
mod seats;
mod settings;
mod shortcut;
mod single_instance;
mod start;
mod study_graph;
mod synth;
mod system_preferences;
mod thinking;
mod wheel;
mod window;
mod window_place;
