//! Which files a file of the page makes the browser fetch at once.

/// What links ask for before the page can be used. A manifest or a touch icon comes later.
const FETCHED: [&str; 4] = ["stylesheet", "preload", "modulepreload", "icon"];

/// The files that `file`, which reads `text`, makes the browser fetch, relative to the folder
/// of the page. Addresses elsewhere are left out: the browser tests see to it that there are none.
pub fn of(file: &str, text: &str) -> Vec<String> {
    let folder = file.rfind('/').map_or("", |end| &file[..=end]);
    let addresses = match extension(file) {
        "html" => in_html(text),
        "js" => in_js(text),
        "css" => in_css(text),
        _ => Vec::new(),
    };
    addresses
        .into_iter()
        .filter(|address| !address.contains(':') && !address.starts_with(['#', '/']))
        .map(|address| address.split(['#', '?']).next().unwrap_or(address))
        .map(|path| format!("{folder}{}", path.trim_start_matches("./")))
        .collect()
}

fn extension(file: &str) -> &str {
    file.rsplit_once('.').map_or("", |(_, extension)| extension)
}

fn in_html(html: &str) -> Vec<&str> {
    html.split('<').skip(1).filter_map(in_tag).collect()
}

/// The address in a tag that starts after its `<`.
fn in_tag(tag: &str) -> Option<&str> {
    let (tag, _) = tag.split_once('>')?;
    let (name, attributes) = tag.split_once(char::is_whitespace)?;
    match name {
        "script" | "img" => attribute(attributes, "src"),
        "use" => attribute(attributes, "href"),
        "link" => attribute(attributes, "rel")
            .filter(|rel| rel.split_whitespace().any(|word| FETCHED.contains(&word)))
            .and_then(|_| attribute(attributes, "href")),
        _ => None,
    }
}

/// The value of an attribute, which minified HTML doesn't quote.
fn attribute<'a>(attributes: &'a str, name: &str) -> Option<&'a str> {
    let mut rest = attributes.trim_start();
    while !rest.is_empty() {
        let end = rest
            .find(|c: char| c == '=' || c.is_whitespace())
            .unwrap_or(rest.len());
        let (key, after) = rest.split_at(end);
        let Some(value) = after.strip_prefix('=') else {
            rest = after.trim_start();
            continue;
        };
        let (value, after) = match value.chars().next() {
            Some(quote @ ('"' | '\'')) => value[1..].split_once(quote)?,
            _ => value.split_once(char::is_whitespace).unwrap_or((value, "")),
        };
        if key == name {
            return Some(value);
        }
        rest = after.trim_start();
    }
    None
}

/// Other modules that a module names: wasm-bindgen's snippets.
fn in_js(script: &str) -> Vec<&str> {
    let pieces: Vec<&str> = script.split(['"', '\'']).collect();
    pieces
        .windows(2)
        .filter(|pair| {
            let before = pair[0].trim_end();
            before.ends_with("from") || before.ends_with("import")
        })
        .map(|pair| pair[1])
        .collect()
}

fn in_css(styles: &str) -> Vec<&str> {
    styles
        .split("url(")
        .skip(1)
        .filter_map(|text| text.split_once(')'))
        .map(|(address, _)| address.trim_matches(['"', '\'', ' ']))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn what_a_file_fetches_is_found() {
        let rows: [(&str, &str, &[&str]); 11] = [
            (
                "index.html",
                r#"<link rel="stylesheet" href="./a.css"/>"#,
                &["a.css"],
            ),
            (
                "index.html",
                "<link crossorigin href=./a.wasm as=fetch rel=preload>",
                &["a.wasm"],
            ),
            (
                "index.html",
                "<script type=module src=./a.js></script>",
                &["a.js"],
            ),
            (
                "index.html",
                "<link rel='shortcut icon' href='i.svg?v=2'>",
                &["i.svg"],
            ),
            (
                "index.html",
                "<link rel=manifest href=m.json><a href=b.html>b</a>",
                &[],
            ),
            (
                "index.html",
                "<script src=https://elsewhere.example/a.js></script>",
                &[],
            ),
            (
                "a.js",
                r#"import start from"./a.js";import{b}from'./s/b.js';"#,
                &["a.js", "s/b.js"],
            ),
            ("index.html", r#"<use href="t.svg#x"/>"#, &["t.svg"]),
            ("a.js", r#"x={"./a_bg.js":import0}"#, &[]),
            ("s/b.js", r#"import"./c.js""#, &["s/c.js"]),
            (
                "a.css",
                "a{b:url(\"t.svg#x\")}c{d:url(data:,)}e{f:url(#g)}",
                &["t.svg"],
            ),
        ];
        for (file, text, files) in rows {
            assert_eq!(of(file, text), files, "{text}");
        }
    }
}
