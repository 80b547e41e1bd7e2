//! The hands and events of a game: the table between two hands, and the forms for what happened.

pub mod bet;
pub mod carried_debts;
pub mod done_button;
pub mod double_tap;
pub mod draw_form;
pub mod entry_draft;
pub mod event_form;
pub mod names;
pub mod note_form;
pub mod paid;
pub mod players;
pub mod prompts;
pub mod scored_hand;
pub mod seats;
pub mod substitute;
pub mod tabletop;
pub mod win_form;
