// What is chosen from in an evening at random.

/** Where somebody goes by an address: those that are given oftener are chosen oftener. */
export const PLACES = [
  "#/table",
  "#/table",
  "#/table/new",
  "#/table/drawn",
  "#/table/won/1",
  "#/table/won",
  "#/table/happened",
  "#/table/history",
  "#/table/end",
  "#/table/games",
  "#/table/save",
  "#/table/give",
  "#/table/seats",
  "#/table/need/2",
  "#/table/chips",
  "#/score/hk-old-style/",
  "#/score/hk-old-style/2223s.c567s.p777s.p555z.w1s@W.SE",
  "#/score/hk-old-style/2223s.c567s.p777s.p555z.SE",
  "#/score/mcr/123456m456p1178s.w9s@E.SE",
  "#/score/riichi-mleague/340m67p99s.ck5555s.p777z@W.w8p@N.SE.dora:4m9p.honba=2.bets=1",
  "#/score/riichi-tenhou/",
  "#/score/singapore/123m",
  "#/score/sparrows-nest/",
  "#/score/hk-old-style/hello.world",
  "#/score/no-such-book/123m",
  "#/nowhere",
  "#/fouls/hk-old-style",
  "#/fouls/riichi-wrc-2015",
  "#/fouls/singapore",
  "#/fouls/mcr",
  "#/rules/hk-old-style",
  "#/rules/singapore/half-flush",
  "#/rules/riichi-tenhou",
  "#/rules/which/minimum=1-fan",
];
/** In which language a link is opened. */
export const LANGUAGES = ["en", "zh-Hant", "zh-Hans", "ja"];
/** What is written into a field, right or wrong. */
export const TYPED = ["3", "12", "-5", "0", "560", "Ann", "伯", "123m 456p 99s", "hello", "", "99999999999", "1.5", " "];
/** What is pressed wherever the focus is. */
export const KEYS = ["Tab", "Tab", "ArrowRight", "ArrowDown", "Escape", "Enter", " ", "Home", "End", "1", "m", "Backspace", "z"] as const;
/** How the storage fails: not at all, and in every way. */
export const STORAGES = ["works", "works", "full", "aborts", "denied", "no-preferences"];
