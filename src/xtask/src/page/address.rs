//! Where the page will be, for those who show its links: chats, search engines. They don't resolve
//! the address of a picture, while the page itself works in any folder and names none.

use std::env;

use anyhow::{Result, ensure};

/// Holds the address under which a release will be found.
const URL: &str = "TILEWISE_URL";

/// The picture in `index.html`.
const PICTURE: &str = "content=\"card.png\"";

/// The page with the address of the environment, if there is one.
pub fn placed(page: &str) -> Result<String> {
    match env::var(URL) {
        Ok(url) if !url.is_empty() => placed_at(page, &url),
        _ => Ok(page.to_owned()),
    }
}

/// The page with the address in it.
fn placed_at(page: &str, url: &str) -> Result<String> {
    let rest = url
        .strip_prefix("https://")
        .or_else(|| url.strip_prefix("http://"));
    ensure!(
        rest.is_some_and(|rest| !rest.is_empty() && !rest.contains(['"', '<', '&', '?', '#', ' '])),
        "{URL} is the address of the folder, such as https://club.example/tilewise/, not {url}"
    );
    let url = url.trim_end_matches('/');
    ensure!(
        page.contains(PICTURE) && page.contains("</head>"),
        "index.html names no picture"
    );
    let head = format!(
        "<link rel=\"canonical\" href=\"{url}/\"><meta property=\"og:url\" content=\"{url}/\"></head>"
    );
    let picture = format!("content=\"{url}/card.png\"");
    Ok(page.replace(PICTURE, &picture).replace("</head>", &head))
}

#[cfg(test)]
mod tests {
    use super::placed_at;

    const PAGE: &str = include_str!("../../../../index.html");

    #[test]
    fn the_picture_gets_its_whole_address() {
        for url in ["https://club.example/t/", "https://club.example/t"] {
            let page = placed_at(PAGE, url).unwrap();
            for line in [
                "<meta property=\"og:image\" content=\"https://club.example/t/card.png\">",
                "<meta property=\"og:url\" content=\"https://club.example/t/\">",
                "<link rel=\"canonical\" href=\"https://club.example/t/\">",
            ] {
                assert_eq!(page.matches(line).count(), 1, "{line}");
            }
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for url in [
            "club.example",
            "https://",
            "https://a/?lang=en",
            "https://a/\"><script>",
        ] {
            assert!(placed_at(PAGE, url).is_err(), "{url}");
        }
        assert!(placed_at("<html></html>", "https://a/").is_err());
    }
}
