// Public standings for the tests, and their links.

/** A member in a file of standings. */
interface Row {
  place?: number;
  name?: string;
  team?: string;
  class?: string;
  points: number;
  results: number;
  counted: number;
  places: number[];
}

/** A file of standings. */
export interface Standings {
  "tilewise-season": 1;
  club: string;
  language: string;
  season: string;
  policy: string;
  last_night: string;
  next_night: { date: string; details: string };
  nights: number;
  members: Row[];
  teams?: { place: number; name: string; points: number }[];
}

/** Standings of a club in Hong Kong: one member is hidden, the last one has too few results. */
export const SEASON: Standings = {
  "tilewise-season": 1,
  club: "East Gate",
  language: "zh-HK",
  season: "Spring",
  policy: "minimum=2",
  last_night: "2026-11-26",
  next_night: { date: "2026-12-03", details: "19:00, Library" },
  nights: 3,
  members: [
    { place: 1, name: "Bo", points: 26.2, results: 3, counted: 3, places: [2, 1, 0, 0] },
    { place: 2, points: 5, results: 3, counted: 3, places: [1, 0, 2, 0] },
    { place: 3, name: "<script>ann", points: -7.75, results: 4, counted: 4, places: [0, 2, 1, 1] },
    { name: "Di", points: 9, results: 1, counted: 1, places: [1, 0, 0, 0] },
  ],
};

/** The bytes of a link to standings, as src/club/src/public_season/packed.rs describes them. */
export function packed(season: Standings): string {
  const out: number[] = [1];
  const number = (value: number) => {
    for (; value > 127; value = Math.floor(value / 128)) out.push((value % 128) + 128);
    out.push(value);
  };
  const signed = (value: number) => number(value < 0 ? -2 * value - 1 : 2 * value);
  const text = (value: string) => {
    const bytes = new TextEncoder().encode(value);
    number(bytes.length);
    out.push(...bytes);
  };
  const date = (value: string) => {
    const [year, month, day] = value.split("-").map(Number);
    number((year! * 12 + month! - 1) * 31 + day! - 1);
  };
  text(season.club);
  text(season.language);
  text(season.season);
  text(season.policy);
  date(season.last_night);
  date(season.next_night.date);
  text(season.next_night.details);
  number(season.nights);
  number(season.members.length);
  for (const { place, name, team, class: group, points, results, counted, places } of season.members) {
    number(place ?? 0);
    text(name ?? "");
    text(team ?? "");
    text(group ?? "");
    signed(Math.round(points * 1000));
    signed(results - places.reduce((sum, one) => sum + one));
    places.forEach(number);
    signed(results - counted);
  }
  const teams = season.teams ?? [];
  number(teams.length);
  for (const { place, name, points } of teams) {
    number(place);
    text(name);
    signed(Math.round(points * 1000));
  }
  let sum = 0xffff;
  for (const byte of out) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  out.push(sum >> 8, sum & 255);
  return Buffer.from(out).toString("base64url");
}

/** Standings with classes and teams whose texts are the same in every language. */
export const CLASSES: Standings = {
  ...SEASON,
  club: "東門",
  language: "",
  season: "2026",
  policy: "minimum=2; teams=all; classes=甲,乙; promoted=1; relegated=1",
  next_night: { date: "2026-12-03", details: "19:00" },
  members: [
    { place: 1, name: "伯", team: "東", class: "甲", points: 26.2, results: 3, counted: 3, places: [2, 1, 0, 0] },
    { place: 2, team: "西", class: "甲", points: 5, results: 3, counted: 3, places: [1, 0, 2, 0] },
    { place: 1, name: "仲", team: "東", class: "乙", points: -7.75, results: 4, counted: 3, places: [0, 2, 1, 1] },
    { name: "叔", team: "西", class: "乙", points: 9, results: 1, counted: 1, places: [1, 0, 0, 0] },
  ],
  teams: [
    { place: 1, name: "東", points: 18.45 },
    { place: 2, name: "西", points: 5 },
  ],
};
