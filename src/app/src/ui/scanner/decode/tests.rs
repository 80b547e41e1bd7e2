//! Codes of known texts, drawn as a camera sees them.

use qrcodegen::{QrCode, QrCodeEcc};

use super::decode;

/// A text in the form of a link with a game.
const LINK: &str = "https://club.example/#/table/code/10002345678901234567890123456789";

/// How a camera sees a code.
#[derive(Clone, Copy)]
struct View {
    /// Size of a module in pixels.
    scale: f64,
    /// Rotation in degrees.
    angle: f64,
    /// How much further away one side is than the other; zero for none.
    tilt: f64,
    /// Brightness of black and white.
    colours: (f64, f64),
    /// Largest change of the brightness of a pixel.
    noise: f64,
}

/// A code from straight ahead, in clear black and white.
const PLAIN: View = View {
    scale: 4.0,
    angle: 0.0,
    tilt: 0.0,
    colours: (0.0, 255.0),
    noise: 0.0,
};

/// A picture: width, height and the brightness of the pixels.
type GreyPicture = (usize, usize, Vec<u8>);

/// Numbers that are the same in each run (xorshift).
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// Returns a number from 0 to 1.
    fn share(&mut self) -> f64 {
        (self.next() >> 40) as f64 / (1_u64 << 24) as f64
    }
}

fn code(text: &str) -> QrCode {
    QrCode::encode_text(text, QrCodeEcc::Medium).expect("a short text")
}

/// Draws a code in the middle of a white picture, each pixel the mean of four samples.
fn picture(code: &QrCode, view: View) -> GreyPicture {
    let modules = f64::from(code.size());
    // The quiet zone has four modules; a turned square needs up to half as much again.
    let side = ((modules + 8.0) * view.scale * 1.45).ceil();
    let (sin, cos) = view.angle.to_radians().sin_cos();
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    let is_black = |x: f64, y: f64| {
        let (x, y) = ((x - side / 2.0) / view.scale, (y - side / 2.0) / view.scale);
        let (x, y) = (x * cos + y * sin, y * cos - x * sin);
        let depth = 1.0 + view.tilt * x / modules;
        let (x, y) = (x / depth + modules / 2.0, y / depth + modules / 2.0);
        code.get_module(x.floor() as i32, y.floor() as i32)
    };
    let side = side as usize;
    let mut luma = Vec::with_capacity(side * side);
    for y in 0..side {
        for x in 0..side {
            let samples = (0..4).filter(|sample| {
                let across = f64::from(sample % 2) / 2.0 + 0.25;
                let down = f64::from(sample / 2) / 2.0 + 0.25;
                is_black(x as f64 + across, y as f64 + down)
            });
            let share = samples.count() as f64 / 4.0;
            let (black, white) = view.colours;
            let change = (numbers.share() - 0.5) * 2.0 * view.noise;
            luma.push((white + (black - white) * share + change).clamp(0.0, 255.0) as u8);
        }
    }
    (side, side, luma)
}

#[track_caller]
fn reads(text: &str, view: View, case: &str) {
    let (width, height, luma) = picture(&code(text), view);
    assert_eq!(decode(width, height, &luma), [text], "{case}");
}

#[test]
fn code_is_read_at_every_scale() {
    for scale in [2.0, 2.5, 3.0, 4.3, 7.0, 10.0] {
        let view = View { scale, ..PLAIN };
        reads(LINK, view, &format!("{scale} pixels"));
    }
}

#[test]
fn codes_of_all_lengths_are_read() {
    for length in [1, 20, 50, 100, 200, 350, 800, 2300] {
        let text: String = LINK.chars().cycle().take(length).collect();
        let view = View {
            scale: 3.0,
            ..PLAIN
        };
        reads(&text, view, &format!("{length} letters"));
    }
}

#[test]
fn turned_code_is_read() {
    for angle in (0..360).step_by(20) {
        let angle = f64::from(angle);
        let view = View { angle, ..PLAIN };
        reads(LINK, view, &format!("{angle} degrees"));
    }
}

#[test]
fn code_seen_at_an_angle_is_read() {
    for length in [10, 60, 350] {
        let text: String = LINK.chars().cycle().take(length).collect();
        for tilt in [-0.3, 0.15, 0.3] {
            for angle in [0.0, 200.0] {
                let view = View {
                    angle,
                    tilt,
                    ..PLAIN
                };
                reads(
                    &text,
                    view,
                    &format!("{length} letters, {tilt}, {angle} degrees"),
                );
            }
        }
    }
}

#[test]
fn pale_code_is_read() {
    for colours in [(110.0, 140.0), (0.0, 40.0), (200.0, 250.0)] {
        let view = View { colours, ..PLAIN };
        reads(LINK, view, &format!("{colours:?}"));
    }
}

#[test]
fn noisy_code_is_read() {
    for noise in [10.0, 30.0, 60.0] {
        let view = View {
            noise,
            colours: (60.0, 200.0),
            scale: 5.0,
            angle: 10.0,
            ..PLAIN
        };
        reads(LINK, view, &format!("{noise}"));
    }
}

#[test]
fn code_in_a_shadow_is_read() {
    let (width, height, mut luma) = picture(&code(LINK), PLAIN);
    // The white of the dark half is as dark as the black of the other.
    for (at, pixel) in luma.iter_mut().enumerate() {
        let (x, pixel_before) = (at % width, f64::from(*pixel));
        let light = 1.0 - 0.8 * x as f64 / width as f64;
        *pixel = (40.0 + pixel_before * 0.8 * light) as u8;
    }
    assert_eq!(decode(width, height, &luma), [LINK]);
}

#[test]
fn code_with_other_text_around_it_is_read() {
    let (width, height, mut luma) = picture(&code(LINK), PLAIN);
    for y in 0..20 {
        for x in 0..width {
            luma[y * width + x] = if (x / 3 + y / 5) % 2 == 0 { 20 } else { 240 };
        }
    }
    assert_eq!(decode(width, height, &luma), [LINK]);
}

#[test]
fn two_codes_in_a_picture_are_read() {
    let texts = [
        "the first code",
        "https://club.example/#/table/game/AeEi-_9",
    ];
    let (width, height, first) = picture(&code(texts[0]), PLAIN);
    let (other_width, other_height, second) = picture(&code(texts[1]), PLAIN);
    let both = width + other_width;
    let tallest = height.max(other_height);
    let mut luma = vec![255; both * tallest];
    for (start, wide, pixels) in [(0, width, first), (width, other_width, second)] {
        for (at, pixel) in pixels.into_iter().enumerate() {
            luma[at / wide * both + start + at % wide] = pixel;
        }
    }
    let mut found = decode(both, tallest, &luma);
    found.sort_unstable_by_key(|text| text != texts[0]);
    assert_eq!(found, texts);
}

#[test]
fn mirrored_code_is_read() {
    let (width, height, mut luma) = picture(&code(LINK), PLAIN);
    for row in luma.chunks_mut(width) {
        row.reverse();
    }
    assert_eq!(decode(width, height, &luma), [LINK]);
}

#[test]
fn text_in_other_alphabets_is_read() {
    reads(
        "https://club.example/#/table/game/漢字とかな",
        PLAIN,
        "UTF-8",
    );
}

#[test]
fn picture_without_a_code_has_no_text() {
    for (width, height) in [(0, 0), (1, 1), (21, 21), (640, 480), (1000, 3)] {
        for colour in [0, 127, 255] {
            assert!(decode(width, height, &vec![colour; width * height]).is_empty());
        }
    }
    // Sizes that don't match the number of pixels.
    assert!(decode(100, 100, &[0; 99]).is_empty());
    assert!(decode(usize::MAX, 2, &[0; 99]).is_empty());
}

/// Returns a picture without a code: noise, stripes, squares, and many patterns of corners.
fn meaningless(number: u64) -> GreyPicture {
    let mut numbers = Numbers(number * 7919 + 1);
    let (width, height) = (
        30 + numbers.next() as usize % 160,
        30 + numbers.next() as usize % 160,
    );
    let period = 1 + numbers.next() as usize % 12;
    let share = numbers.share();
    let corner = code("corner");
    let mut luma = Vec::with_capacity(width * height);
    for y in 0..height {
        for x in 0..width {
            let is_black = match number % 5 {
                0 => numbers.share() < share,
                1 => (x / period + y / period).is_multiple_of(2),
                2 => (x * y / period).is_multiple_of(3),
                3 => corner.get_module((x / period % 8) as i32, (y / period % 8) as i32),
                _ => {
                    let (x, y) = (x / 2 % 21, (y / 2 + x / (8 * period)) % 21);
                    corner.get_module(x as i32, y as i32) != (numbers.share() < share / 8.0)
                }
            };
            let colour = if is_black { 30 } else { 220 };
            luma.push(colour + (numbers.next() % 30) as u8);
        }
    }
    (width, height, luma)
}

#[test]
fn meaningless_pictures_end_without_a_panic() {
    for number in 0..300 {
        let (width, height, luma) = meaningless(number);
        let texts = decode(width, height, &luma);
        // Some contain a whole code.
        assert!(
            texts.iter().all(|text| text == "corner"),
            "{number}: {texts:?}"
        );
    }
}

#[test]
fn damaged_codes_end_without_a_panic() {
    let (width, height, clear) = picture(
        &code(LINK),
        View {
            scale: 3.0,
            ..PLAIN
        },
    );
    let mut numbers = Numbers(7);
    for round in 0..100 {
        let mut luma = clear.clone();
        for _ in 0..round {
            let (x, y) = (
                numbers.next() as usize % width,
                numbers.next() as usize % height,
            );
            let colour = (numbers.next() % 256) as u8;
            for at in (y..height.min(y + 9))
                .flat_map(|y| (x..width.min(x + 9)).map(move |x| y * width + x))
            {
                luma[at] = colour;
            }
        }
        // The code corrects errors or finds that there are too many: no other text is read.
        let texts = decode(width, height, &luma);
        assert!(texts.iter().all(|text| text == LINK), "{round}: {texts:?}");
        assert!(round > 0 || texts == [LINK]);
    }
}
