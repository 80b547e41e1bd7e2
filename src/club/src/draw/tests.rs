//! Tests of draws.

use super::*;

#[test]
#[ignore]
fn experiment() {
    use std::time::Instant;
    for n in [8, 12, 16, 20, 24, 40, 41] {
        for seeds in 0..3_u64 {
            let mut players: Vec<_> = (0..n)
                .map(|i| DrawPlayer::arriving(MemberId(format!("m{i:02}"))))
                .collect();
            let mut tonight = Meetings::default();
            let before = Meetings::default();
            let mut line = String::new();
            for round in 1..=9 {
                let request = DrawRequest {
                    players: &players,
                    round,
                    method: DrawMethod::Random,
                    seed: seeds * 100 + u64::from(round),
                    chart: None,
                    met_tonight: &tonight,
                    met_before: &before,
                    separate: &[],
                    sizes: TableSizes::default(),
                };
                let start = Instant::now();
                let draw = draw(&request).unwrap();
                let time = start.elapsed();
                let notes = draw_notes(&request, &draw);
                let mut excess = 0;
                for table in &draw.tables {
                    for (s, m) in table.seats.iter().enumerate() {
                        let p = players.iter_mut().find(|p| p.member == *m).unwrap();
                        if p.winds[s] > *p.winds.iter().min().unwrap() {
                            excess += 1;
                        }
                        p.winds[s] += 1;
                    }
                    tonight.add_table(&table.seats);
                }
                for m in &draw.waiting {
                    players.iter_mut().find(|p| p.member == *m).unwrap().waited += 1;
                }
                line += &format!(" {}/{excess}/{}us", notes.len(), time.as_micros());
            }
            println!("{n}:{line}");
        }
    }
}
