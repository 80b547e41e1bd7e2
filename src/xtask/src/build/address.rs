//! The public address of the page, for chats and search engines, which don't resolve relative addresses of
//! pictures. The page itself works in any folder.

use std::env;

use anyhow::{Result, ensure};

/// Variable with the address of a release.
const URL: &str = "TILEWISE_URL";

/// Returns the page with the address of the environment, if there is one.
pub fn with_address(page: &str) -> Result<String> {
    match env::var(URL) {
        Ok(url) if !url.is_empty() => with_url(page, &url),
        _ => Ok(page.to_owned()),
    }
}

fn with_url(page: &str, url: &str) -> Result<String> {
    const PICTURE: &str = "content=\"card.png\"";
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
    use super::with_url;

    const PAGE: &str = include_str!("../../../../index.html");

    #[test]
    fn picture_has_an_absolute_address() {
        for url in ["https://club.example/t/", "https://club.example/t"] {
            let page = with_url(PAGE, url).unwrap();
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
    fn invalid_address_is_refused() {
        for url in [
            "club.example",
            "https://",
            "https://a/?lang=en",
            "https://a/\"><script>",
        ] {
            assert!(with_url(PAGE, url).is_err(), "{url}");
        }
        assert!(with_url("<html></html>", "https://a/").is_err());
    }
}
