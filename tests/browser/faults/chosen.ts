// Values for random sessions.

/** Addresses to visit; repeated entries are visited more often. */
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
/** Languages of links. */
export const LANGUAGES = ["en", "zh-Hant", "zh-Hans", "ja"];
/** Texts to type into fields, valid and invalid. */
export const TYPED = ["3", "12", "-5", "0", "560", "Ann", "伯", "123m 456p 99s", "hello", "", "99999999999", "1.5", " "];
/** Keys to press at the current focus. */
export const KEYS = ["Tab", "Tab", "ArrowRight", "ArrowDown", "Escape", "Enter", " ", "Home", "End", "1", "m", "Backspace", "z"] as const;
/** States of the storage: working and all kinds of failure. */
export const STORAGES = ["works", "works", "full", "aborts", "denied", "no-preferences"];
