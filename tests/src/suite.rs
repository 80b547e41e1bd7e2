//! Reads worked hands: one a line, six columns. The head of a suite file explains them.

/// A line of a suite.
#[derive(Clone, Debug)]
pub struct Worked<'a> {
    /// Its number in the file, from 1.
    pub number: usize,
    /// The clauses that it shows.
    pub clauses: Vec<&'a str>,
    /// The hand and its situation in notation.
    pub hand: &'a str,
    /// The options of the house.
    pub house: &'a str,
    /// What comes of it.
    pub expected: Expected<'a>,
}

/// What comes of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected<'a> {
    /// It is scored.
    Score {
        /// Key, fan once, how often; sorted.
        elements: Vec<(&'a str, u16, u16)>,
        /// The plain sum.
        total: u16,
        /// What is paid.
        counted: u16,
        /// Whether it is below the minimum.
        below: bool,
        /// What East, South, West and North gain.
        net: [i64; 4],
    },
    /// It is refused: the codes, sorted.
    Errors(Vec<&'a str>),
}

/// Reads a suite.
///
/// # Errors
/// The first line that is not as the head of the file says.
pub fn parse(text: &str) -> Result<Vec<Worked<'_>>, String> {
    (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(number, line)| {
            worked(number, line).map_err(|wrong| format!("line {number}: {wrong}"))
        })
        .collect()
}

fn worked(number: usize, line: &str) -> Result<Worked<'_>, String> {
    let columns: Vec<&str> = line.split('|').map(str::trim).collect();
    let [clauses, hand, house, elements, net, why] = columns[..] else {
        return Err(format!("{} columns instead of 6", columns.len()));
    };
    if why.is_empty() || clauses.is_empty() {
        return Err("a clause or a reason is missing".to_owned());
    }
    let expected = match elements.strip_prefix("error:") {
        Some(codes) => {
            let mut codes: Vec<&str> = codes.split(',').map(str::trim).collect();
            codes.sort_unstable();
            Expected::Errors(codes)
        }
        None => scored(elements, net)?,
    };
    Ok(Worked {
        number,
        clauses: clauses.split_whitespace().collect(),
        hand,
        house,
        expected,
    })
}

fn scored<'a>(text: &'a str, net: &str) -> Result<Expected<'a>, String> {
    let (list, sum) = text.split_once('=').ok_or("no sum")?;
    let mut elements = Vec::new();
    for one in list.split(',').map(str::trim).filter(|one| !one.is_empty()) {
        elements.push(match one.split_whitespace().collect::<Vec<_>>()[..] {
            [key, fan] => (key, whole(fan)?, 1),
            [key, fan, times] => {
                let times = times.strip_prefix('x').ok_or("how often is x2")?;
                (key, whole(fan)?, whole(times)?)
            }
            _ => return Err(format!("“{one}” is no element and its fan")),
        });
    }
    elements.sort_unstable();
    let mut words = sum.split_whitespace();
    let total = whole(words.next().ok_or("no sum")?)?;
    let (mut counted, mut below) = (total, false);
    for word in words {
        if word == "below" {
            below = true;
        } else {
            counted = whole(word.trim_matches(['(', ')']))?;
        }
    }
    if elements
        .iter()
        .map(|(_, fan, times)| fan * times)
        .sum::<u16>()
        != total
    {
        return Err("the fan don't add up to the sum".to_owned());
    }
    let net: Vec<i64> = net
        .split_whitespace()
        .map(|amount| {
            amount
                .parse()
                .map_err(|_| format!("“{amount}” is no amount"))
        })
        .collect::<Result<_, _>>()?;
    let net: [i64; 4] = net.try_into().map_err(|_| "four payments are needed")?;
    if net.iter().sum::<i64>() != 0 {
        return Err("the payments don't sum to zero".to_owned());
    }
    Ok(Expected::Score {
        elements,
        total,
        counted,
        below,
        net,
    })
}

fn whole(text: &str) -> Result<u16, String> {
    text.parse()
        .map_err(|_| format!("“{text}” is no whole number"))
}
