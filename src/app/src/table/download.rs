//! Downloads of generated files.

/// Returns the URL of a file of this media type with this text.
pub fn data_url(media: &str, text: &str) -> String {
    let text = String::from(js_sys::encode_uri_component(text));
    format!("data:{media};charset=utf-8,{text}")
}

/// Returns the URL of a game file.
pub fn game_file_url(text: &str) -> String {
    data_url("application/json", text)
}
