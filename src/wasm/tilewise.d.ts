// What goes in and what comes back. Keys are never renamed, only added.

/** A player, by the wind of the seat; the dealer is `"E"`. */
export type Seat = "E" | "S" | "W" | "N";

/** The answer to a house rule. */
export type OptionValue = string | number | boolean;

export type WinBy = "self-draw" | "discard" | "robbing-the-kong" | "bonus-tiles";

export interface Meld {
  kind: "chow" | "pung" | "kong" | "added-kong" | "concealed-kong";
  /** `"567s"` */
  tiles: string;
  /** Who discarded the claimed tile. */
  from?: Seat;
}

export interface Hand {
  /** Without the winning tile: `"22s456m"`. */
  concealed: string;
  /** In the order in which they were made. */
  melds?: Meld[];
  winning_tile?: string;
  /** `["f1", "g3", "a2"]` */
  bonus?: string[];
  /** Riichi: indicators. */
  dora?: string[];
  ura?: string[];
}

export interface Liability {
  key: string;
  /** Who fed it. */
  seat: Seat;
  fed: "winning-tile" | "set";
  exempt?: "no-choice" | "same-as-last-discard";
}

export type Circumstance = string | { key: string; count?: number; seat?: Seat };

interface House {
  /** The key of a rule book, such as `"hk-old-style"`. */
  ruleset: string;
  /** House rules; what is left out is as in the book. */
  options?: Record<string, OptionValue>;
}

export interface ScoreRequest extends House {
  hand: Hand;
  win: { by: WinBy; from?: Seat };
  seat: Seat;
  prevailing: Seat;
  circumstances?: Circumstance[];
  /** Who fed what, in the order in which it happened. It goes before what the melds tell. */
  liability?: Liability[];
}

/** Of `win` only `from` is looked at: who discards, else the next player of whom all can be true. */
export type WaitsRequest = Omit<ScoreRequest, "hand" | "win"> & {
  hand: Omit<Hand, "winning_tile">;
  win?: { by?: WinBy; from?: Seat };
};

export interface Reason {
  code: string;
  /** What is wrong, and what would be right. */
  message: string;
  /** The field, such as `hand.melds[0].tiles`. */
  at?: string;
}

/** No answer, and every reason why. */
export interface Refusal {
  ok: false;
  errors: Reason[];
}

export interface Element {
  key: string;
  name: string;
  /** The Chinese name, where the book has one. */
  chinese?: string;
  clause: string;
  count: number;
  value: number;
  total: number;
  limit: boolean;
  /** The sets, pairs and bonus tiles that matched: `["555z"]`. */
  sets: string[];
}

export interface Rejected {
  key: string;
  name: string;
  chinese?: string;
  clause: string;
  why: "not-met" | "included-in" | "switched-off";
  /** The element that includes it. */
  by?: string;
}

export interface Transfer {
  from: Seat;
  to: Seat;
  /** In the money of the house: a whole number, or one with at most two decimals. */
  amount: number;
  reason: string;
  clause: string;
}

/** What each player gains or loses; sums to 0, together with what a pot gains. */
export interface Payments {
  E: number;
  S: number;
  W: number;
  N: number;
}

/** What would have been paid if nobody were liable. */
export interface Otherwise {
  transfers: Transfer[];
  payments: Payments;
}

export interface Score {
  ok: true;
  ruleset: string;
  /** All of them, as used. */
  options: Record<string, OptionValue>;
  elements: Element[];
  rejected: Rejected[];
  /** Riichi. */
  fu?: { key: string; name: string; value: number }[];
  unit: "fan" | "faan" | "tai" | "han";
  /** The sum of the elements, before any limit. */
  total: number;
  /** What is paid, after the limit. */
  counted: number;
  limit: boolean;
  /** Scored and explained, but nobody pays. */
  below_minimum: boolean;
  /** The reading that pays most: `"123s 22s c567s p777s p555z"`; `""` for a hand that wins without being complete. */
  reading: string;
  transfers: Transfer[];
  payments: Payments;
  /** What would have been paid, where somebody is liable for the others. */
  otherwise?: Otherwise;
}

export type ScoreReport = Score | Refusal;

export interface Wait {
  tile: string;
  /** Copies that are not in the hand. */
  left: number;
  self_draw: ScoreReport;
  discard: ScoreReport;
}

export type WaitsReport = { ok: true; waits: Wait[] } | Refusal;

/** Tiles as one text, or as a list of texts. */
export type Tiles = string | string[];

export type EventRequest = House &
  (
    | { event: "settle-win"; seat: Seat; value: number; by: WinBy; from?: Seat; pot?: number }
    | {
        event: "multiple-wins";
        from: Seat;
        winners: { seat: Seat; value: number }[];
        pot?: number;
      }
    | {
        event: "claims-on-discard";
        from: Seat;
        claims: { seat: Seat; hand: "ordinary" | "thirteen-orphans" }[];
      }
    | {
        event: "claim-on-self-draw";
        seat: Seat;
        /** Who drew the tile. */
        from: Seat;
        /** Whether it is Thirteen Wonders that waits for all thirteen tiles. */
        pure?: boolean;
      }
    | {
        event: "claim";
        seat: Seat;
        action: "win" | "pung";
        tile: string;
        /** Who discarded it. It changes nothing. */
        from?: Seat;
        waiting?: Tiles;
        own_discards?: Tiles;
        /** Tiles that the player passed on in this go-around. */
        missed?: Tiles;
        /** What they could have been claimed for; left out, for either. */
        missed_for?: "win" | "pung" | "both";
        own_turn_since?: boolean;
        skipped?: boolean;
        /** Whether the hand is worth more than with the win that was passed on. */
        worth_more?: boolean;
      }
    | {
        event: "draw";
        pot: number;
        last_hand?: boolean;
        /** What each has put into the pot, where it isn't the same. */
        contributions?: Payments;
      }
    | {
        event:
          | "erroneous-mahjong"
          | "false-mahjong"
          | "wrong-tile-count"
          | "short-hand"
          | "long-hand";
        seat: Seat;
      }
    | { event: "false-win"; seat: Seat; by: WinBy; from?: Seat }
    | {
        event: "bonus-collected";
        seat: Seat;
        /** Bonus tiles: `["f1", "a2"]` or `"f1 a2"`. */
        held_before?: Tiles;
        tiles: Tiles;
        before_replacement?: boolean;
      }
    | {
        event: "kong";
        seat: Seat;
        kind: "from-discard" | "added" | "concealed";
        from?: Seat;
        robbed?: boolean;
        tiles_left?: number;
        fresh?: boolean;
      }
    | { event: "hidden-eighth"; holder: Seat; hider: Seat; cause: "draw" | "other-win" }
    | {
        event: "reveal-after-declaration";
        seat: Seat;
        declared: "eight-flowers" | "early-three-dragons" | "early-four-winds";
        hand_complete: boolean;
      }
  );

export interface Ruling {
  ok: true;
  clause: string;
  verdict: string;
  allowed?: boolean;
  winners?: Seat[];
  transfers: Transfer[];
  /** What each player gains or loses, the pot included. */
  payments: Payments;
  /** What lies in the pot afterwards. */
  pot?: number;
  /** What follows beside payments. */
  effects?: Record<string, boolean>;
}

export type EventReport = Ruling | Refusal;

/** A scoring element of a book. */
export interface BookElement {
  key: string;
  name: string;
  chinese?: string;
  says: string;
  clause: string;
  value: number;
  limit: boolean;
  /** A hand that scores it, in the text form of a hand. */
  example: string;
}

/** A house rule of a book. */
export interface BookOption {
  key: string;
  name: string;
  says: string;
  clause: string;
  default: OptionValue;
  /** Every answer that is allowed, where they can be listed. */
  values?: { value: OptionValue; says?: string }[];
  min?: number;
  max?: number;
  /** Whether `"none"` is an answer too. */
  none?: boolean;
  /** What is allowed, in words. */
  allowed: string;
}

/** A circumstance that a book knows. */
export interface BookCircumstance {
  key: string;
  name: string;
  says: string;
  clause: string;
  /** The ways of winning for which it is asked. */
  by: WinBy[];
  /** Whether it comes with a count. */
  count: boolean;
  /** Circumstances that can't hold beside it. */
  excludes: string[];
}

export interface RuleSet {
  key: string;
  name: string;
  unit: "fan" | "faan" | "tai" | "han";
  /** What payments are counted in: points, or a currency. */
  money: string;
  elements: BookElement[];
  options: BookOption[];
  circumstances: BookCircumstance[];
  liabilities: string[];
  events: string[];
}
