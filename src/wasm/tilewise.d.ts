// Requests and reports. Keys are never renamed, only added.
// No function throws: errors are in a report with `ok: false`.

/** Scores a hand. */
export declare function score(request: ScoreRequest): ScoreReport;

/** Finds the tiles that complete a hand, with the value of each by self-draw and by discard. */
export declare function waits(request: WaitsRequest): WaitsReport;

/** Finds the possible discards of a hand with one tile too many, the best first, with the remaining hands. */
export declare function discards(request: DiscardsRequest): DiscardsReport;

/** Rules on an event: a draw, a pot, an instant payment, a foul. The promise is never rejected. */
export declare function event<Event extends EventRequest["event"]>(request: EventRequest & { event: Event }): Promise<ReportOn<Event>>;

/**
 * Resolves at once: the package is initialised when it is imported. Up to version 0.1 it loaded separate parts.
 *
 * @deprecated Not needed.
 */
export declare function load(what?: string): Promise<void>;

/** Replays a game: a log in, its state out. */
export declare function game(log: GameLog): GameReport;

/** All rule sets: their elements, options, circumstances and events. */
export declare function rulesets(): RuleSet[];

/** All penalty books: their fouls and questions. */
export declare function penaltyBooks(): Promise<PenaltyBook[]>;

/** A player, by the wind of the seat; the dealer is `"E"`. */
export type Seat = "E" | "S" | "W" | "N";

/** The value of an option. */
export type OptionValue = string | number | boolean;

export type WinBy = "self-draw" | "discard" | "robbing-the-kong" | "bonus-tiles";

export interface Meld {
  kind: "chow" | "pung" | "kong" | "added-kong" | "concealed-kong";
  /** `"567s"` */
  tiles: string;
  /** The discarder of the claimed tile. */
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
  /** Riichi: dora indicators. */
  dora?: string[];
  ura?: string[];
}

export interface Liability {
  key: string;
  /** The liable player. */
  seat: Seat;
  fed: "winning-tile" | "set";
  exempt?: "no-choice" | "same-as-last-discard";
}

export type Circumstance = string | { key: string; count?: number; seat?: Seat };

/** The rules of a request. */
export interface House {
  /** The key of a rule set, such as `"hk-old-style"`. */
  ruleset: string;
  /** Options that differ from the defaults. */
  options?: Record<string, OptionValue>;
}

export interface ScoreRequest extends House {
  hand: Hand;
  win: { by: WinBy; from?: Seat };
  seat: Seat;
  prevailing: Seat;
  circumstances?: Circumstance[];
  /**
   * Liabilities in the order in which they arose. They take precedence over those that follow from the melds.
   */
  liability?: Liability[];
  /** The amount in the pot, in rule sets with one. */
  pot?: number;
  /** Riichi: the stakes on the table for the winner. */
  on_table?: OnTable;
  /**
   * Requests near misses. `cargo xtask score` supports it; the npm package refuses it by name, to save size.
   */
  near?: boolean;
}

export interface OnTable {
  /** Counters, 0 to 99. */
  honba?: number;
  /** Bets on the table, 0 to 99; with `declared` only those of earlier hands. */
  bets?: number;
  /** The players who bet in this hand; includes the winner exactly after riichi. */
  declared?: Seat[];
}

/** An input without effect. */
export interface Ignored {
  /** The field, such as `win.from`. */
  at: string;
  message: string;
}

/** Of `win` only `from` is used: the discarder, else the next player who is consistent with the request. */
export type WaitsRequest = Omit<ScoreRequest, "hand" | "win"> & {
  hand: Omit<Hand, "winning_tile">;
  win?: { by?: WinBy; from?: Seat };
  /** The own discards of the player, in rule sets with furiten. */
  own_discards?: Tiles;
};

/** All tiles of a complete hand, including a winning tile. */
export type DiscardsRequest = Omit<WaitsRequest, "hand"> & { hand: Hand };

export interface Reason {
  code: string;
  /** The error and the expected content. */
  message: string;
  /** The field, such as `hand.melds[0].tiles`. */
  at?: string;
}

/** A refusal with all errors. */
export interface Refusal {
  ok: false;
  errors: Reason[];
}

export interface Element {
  key: string;
  name: string;
  /** The Chinese name, if the rule book has one. */
  chinese?: string;
  /** The Japanese name, if the rule book has one, in Japanese script and in Latin letters. */
  japanese?: string;
  romaji?: string;
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
  japanese?: string;
  romaji?: string;
  clause: string;
  why: "not-met" | "included-in" | "account-once" | "switched-off";
  /** The key of the element that includes it, or that uses its sets. */
  by?: string;
}

export interface Transfer {
  from: Seat;
  to: Seat;
  /** In the money of the rule set: a whole number, or one with at most two decimals. */
  amount: number;
  reason: string;
  clause: string;
}

/** Stakes that a player receives: no seat pays them. */
export interface Collected {
  seat: Seat;
  amount: number;
  reason: string;
  clause: string;
}

/**
 * The gain or loss of each player; with the change of a pot they sum to 0. Elsewhere, a number for each
 * player.
 */
export interface Payments {
  E: number;
  S: number;
  W: number;
  N: number;
}

/** The payments without liability. */
export interface Otherwise {
  transfers: Transfer[];
  payments: Payments;
}

export interface FuDetail {
  key: string;
  /** In words. */
  name: string;
  value: number;
  set?: string;
  facts?: FuFact[];
}

export type FuFact =
  | "concealed"
  | "open"
  | "by-ron"
  | "terminal-or-honor"
  | "dragon"
  | "seat"
  | "round"
  | "edge"
  | "middle"
  | "pair";

export interface Score {
  ok: true;
  ruleset: string;
  /** All options, as used. */
  options: Record<string, OptionValue>;
  elements: Element[];
  rejected: Rejected[];
  /** Riichi. */
  fu?: { key: string; name: string; value: number }[];
  /** The sum of `fu`. */
  fu_total?: number;
  /**
   * The fu of each set, the pair and the wait, in the order of the list: "Triplet, concealed" of `222z` is 8.
   *
   * `set` and `facts` are missing if a line can't be split. `facts` contains `concealed` or `open`, `by-ron`
   * (a concealed set that a discard completed, and that counts as open), `terminal-or-honor`; for the pair
   * `dragon`, `seat`, `round`; for the wait `edge`, `middle`, `pair`.
   */
  fu_details?: FuDetail[];
  unit: "fan" | "faan" | "tai" | "han";
  /** Riichi, like the next three: the sum of all elements and dora. */
  han?: number;
  /** The level of payment, from mangan on. */
  level?: "mangan" | "haneman" | "baiman" | "sanbaiman" | "counted-yakuman" | "yakuman" | null;
  /** The number of yakuman that are paid. */
  yakuman?: number;
  /** The base amount, of which all payments are multiples. */
  base?: number;
  /** The sum of the elements, before any limit. */
  total: number;
  /** The sum of the elements that count for the minimum, if some don't. */
  qualifying?: number;
  /** The value that is paid, after the limit. */
  counted: number;
  limit: boolean;
  /** Whether the hand is below the minimum: it is scored, but has no payments. */
  below_minimum: boolean;
  /** The consequence of a hand below the minimum, if the rule book has words for it. */
  no_win?: string;
  /**
   * The reading with the highest payment: `"123s 22s c567s p777s p555z"`; `""` for a win without a complete
   * hand.
   */
  reading: string;
  transfers: Transfer[];
  /** Riichi: the bets on the table that the winner receives. */
  collected?: Collected[];
  /** The gain or loss of each player, including the pot. */
  payments: Payments;
  /** The amount in the pot afterwards, if there was one. */
  pot?: number;
  /** The payments without liability, if a player is liable. */
  otherwise?: Otherwise;
  /** Inputs without effect. */
  ignored?: Ignored[];
  /** Near misses, if requested: all `rejected` elements, the nearest first. */
  near?: Near[];
}

/** An element that doesn't count, with its distance and the obstacles. */
export interface Near {
  key: string;
  name: string;
  clause: string;
  /**
   * Tiles and other facts that would differ; missing if no hand with the element is known under these
   * options.
   */
  away?: { tiles: number; otherwise: number };
  /** The obstacles in sentences: `"567 characters is a chow"`. */
  in_way: string[];
  /** The nearest known win with the element, in link notation. */
  hand?: string;
}

export type ScoreReport = Score | Refusal;

export interface Wait {
  tile: string;
  /** The number of copies that are not in the hand. */
  left: number;
  self_draw: ScoreReport;
  discard: ScoreReport;
  /** The same after a declaration (riichi), if the hand can declare. */
  declared?: { circumstance: string; self_draw: ScoreReport; discard: ScoreReport };
  /** The word of the rule book for a hand below the minimum, if it has one: `"no yaku"`. */
  no_win?: string;
  /** The ways to reach the minimum, each sufficient, if the hand is below it. */
  shortfall?: string[];
}

export type WaitsReport =
  | {
      ok: true;
      waits: Wait[];
      /**
       * With `near`: the number of wins without near misses, because there are too many. Request each by its
       * winning tile.
       */
      near_left_out?: number;
      /** Whether a wait is among `own_discards`, so that no discard can be won. */
      furiten?: boolean;
    }
  | Refusal;

/** The value of a win in short form; `null` if the win is invalid. */
export type WinValue = {
  total: number;
  counted: number;
  below_minimum: boolean;
  /** The amount that the winner would receive. */
  received: number;
  fu_total?: number;
  /** `null` below the first level. */
  level?: string | null;
} | null;

export interface DiscardWait {
  tile: string;
  left: number;
  self_draw: WinValue;
  discard: WinValue;
  declared?: { circumstance: string; self_draw: WinValue; discard: WinValue };
  no_win?: string;
  shortfall?: string[];
}

export interface Discard {
  tile: string;
  /** The number of tiles that the remaining hand needs until it waits. */
  shanten: number;
  /** The number of unseen tiles that reduce `shanten`. */
  left: number;
  accepts: { tile: string; left: number }[];
  /** The waits, if the remaining hand waits. */
  waits?: DiscardWait[];
}

export type DiscardsReport = { ok: true; discards: Discard[] } | Refusal;

/** Tiles as one text, or as a list of texts. */
export type Tiles = string | string[];

export type EventRequest = House &
  (
    | {
        event: "settle-win";
        seat: Seat;
        /** Fan, faan, tai or han; optional only with `yakuman`. */
        value?: number;
        /** Riichi, below 5 han. */
        fu?: number;
        /** Riichi: the number of yakuman, instead of han. */
        yakuman?: number;
        by: WinBy;
        from?: Seat;
        pot?: number;
        /** The player who is liable for the hand by a fact of the table; in riichi for one yakuman of it. */
        liable?: Seat;
        /** Riichi: liabilities for yakuman. */
        liability?: Liability[];
        /** Riichi. */
        on_table?: OnTable;
      }
    | {
        event: "multiple-wins";
        from: Seat;
        /**
         * Each with the player who is liable for the hand, if any. Riichi takes hands too, and scores them.
         */
        winners: (CountedWinner | HandWinner)[];
        /** Required for hands. */
        prevailing?: Seat;
        robbed?: boolean;
        pot?: number;
        /** Riichi: the players in riichi take back their bets, if the options say so. */
        on_table?: OnTable;
      }
    | {
        event: "claims-on-discard";
        from: Seat;
        /** Optional in MCR, where it has no effect. */
        claims: { seat: Seat; hand?: "ordinary" | "thirteen-orphans" }[];
      }
    | {
        event: "claim-on-self-draw";
        seat: Seat;
        /** The player who drew the tile. */
        from: Seat;
        /** Whether the claim is Thirteen Wonders waiting for all thirteen tiles. */
        pure?: boolean;
      }
    | {
        event: "claim";
        seat: Seat;
        action: "win" | "pung";
        tile: string;
        /** The discarder. It has no effect. */
        from?: Seat;
        /** Also under the key `waits`. */
        waiting?: Tiles;
        waits?: Tiles;
        /** Riichi: the player's tiles, instead of `waiting`. */
        hand?: Tiles;
        /** The own discards; in riichi those of the whole hand. */
        own_discards?: Tiles;
        /** Riichi: tiles that the player added to kongs. */
        added?: Tiles;
        /** Tiles that the player passed on in this go-around. */
        missed?: Tiles;
        /** The possible claim on them; by default either. */
        missed_for?: "win" | "pung" | "both";
        /** Riichi: whether the player is in riichi. */
        riichi?: boolean;
        own_turn_since?: boolean;
        /** Riichi: whether the player has claimed a tile since. */
        own_claim_since?: boolean;
        skipped?: boolean;
        /** Whether the hand has a higher value than with the win that was passed on. */
        worth_more?: boolean;
      }
    | {
        event: "draw";
        pot: number;
        last_hand?: boolean;
        /** The contribution of each player to the pot, if they differ. */
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
    | {
        event: "dropped-tile";
        seat: Seat;
        /** The player who dropped it; if the options let an opponent take it, neither of the two may win. */
        from?: Seat;
      }
    | {
        /** MCR: a draw without payments. */
        event: "draw";
      }
    | {
        /**
         * MCR: the places and the table points of a session; `effects.twelfths` has the exact values. With
         * results of earlier sessions, `effects.overall`, `scores` and `places` have the standings after all
         * of them.
         */
        event: "table-points";
        /** The final scores, including penalties. */
        table: Payments;
        /**
         * Players who were away or lost the session: they get no table points, and the three others 4, 2, 1.
         */
        absent?: Seat[];
        /** Table points that are deducted. */
        penalties?: Partial<Payments>;
        /** The table points of earlier sessions; by default 0. */
        overall?: Partial<Payments>;
        /** The sum of the scores of earlier sessions, which breaks ties. */
        scores_before?: Payments;
      }
    | { event: "drawn-hand"; kong: boolean }
    | (
        | {
            event: "false-win";
            seat: Seat;
            by: WinBy;
            from?: Seat;
            /** Whether the hand continues. */
            plays_on?: boolean;
          }
        | {
            /** MCR: the fault of the hand; the others play on. */
            event: "false-win";
            seat: Seat;
            fault: "below-minimum" | "wrong-tile" | "not-ready";
          }
      )
    | {
        event: "bonus-collected";
        seat: Seat;
        /** Bonus tiles: `["f1", "a2"]` or `"f1 a2"`. */
        held_before?: Tiles;
        tiles: Tiles;
        before_replacement?: boolean;
        /** Whether one of them was the last available tile. */
        last?: boolean;
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
    | {
        event: "hidden-eighth";
        holder: Seat;
        hider: Seat;
        /** Another player who broke up the hand before the inspection. */
        other_hider?: Seat;
        cause: "draw" | "other-win";
        /** Whether the holder demanded the inspection in time; by default true. */
        demanded?: boolean;
      }
    | {
        event: "reveal-after-declaration";
        seat: Seat;
        declared: "eight-flowers" | "early-three-dragons" | "early-four-winds";
        hand_complete: boolean;
      }
    | {
        /** Whether riichi may be declared, and with which discards: `effects.discards`. */
        event: "riichi";
        seat: Seat;
        /** Whether the player has an open hand. */
        open?: boolean;
        /** Required if the rules have a minimum of tiles. */
        tiles_left?: number;
        /** Required if the rules have a minimum of points. */
        points?: number;
        /** 14 tiles, three fewer for each concealed kong. */
        hand?: Tiles;
        /** The tiles of these kongs. */
        kongs?: Tiles;
      }
    | {
        /** Riichi: whether a kong may be declared after riichi. */
        event: "kong-after-riichi";
        seat?: Seat;
        kind: "concealed" | "from-discard";
        /** The drawn tile; required for a concealed kong. */
        tile?: string;
        /** The tiles before the draw: 13, three fewer for each concealed kong. */
        hand?: Tiles;
        /** Whether it was the last tile of the wall. */
        last?: boolean;
      }
    | {
        event: "abortive-draw";
        kind: "nine-kinds" | "four-winds" | "four-riichi" | "four-kongs" | "triple-ron";
        seat?: Seat;
        /** Whether one player made all four kongs. */
        one_player?: boolean;
        on_table?: OnTable;
      }
    | {
        /** The next dealer, or the end of the game. */
        event: "next-hand";
        /** Empty if `draw` has the kind of draw. */
        winners?: Seat[];
        draw?: "exhaustive" | "abortive";
        tenpai?: Seat[];
        /** The prevailing wind. */
        round: Seat;
        /** The number of the hand in the round. */
        hand: 1 | 2 | 3 | 4;
        /** After the hand; required if the end of the game depends on them. */
        scores?: Payments;
        on_table?: OnTable;
      }
    | {
        /**
         * An event of penalty books, which have no options. With the key of a rule set whose options choose
         * the penalty book, that book is used.
         */
        event: "foul";
        /**
         * A clause (`"F5"`, `"E1"`), or the key of a foul (`"noten-riichi"`), whose questions are required.
         */
        foul: string;
        /** Answers to its questions, by their keys. Answers without effect are ignored. */
        facts?: FoulFacts;
      }
    | {
        event: "exhaustive-draw";
        tenpai: Seat[];
        /**
         * Players who discarded only terminals and honours, none of them claimed, if the options pay for it.
         */
        nagashi?: Seat[];
        on_table?: OnTable;
      }
    | {
        event: "hanchan";
        /** The final points: together the starting points, or 1,000 less for each bet left on the table. */
        table: Payments;
        /** The bets that are left; the first player gets them if the options say so. */
        on_table?: OnTable;
        /** The seat of the first dealer; by default East. It decides ties under some options. */
        first_east?: Seat;
        /** The number of chombo of each player. */
        chombo?: Payments;
        /** The overall scores before; by default 0. */
        overall?: Partial<Payments>;
        /** Deductions from the overall scores, in points: `{ E: 20 }`. */
        penalties?: Partial<Payments>;
      }
  );

/** A winner with a counted hand. */
export interface CountedWinner {
  seat: Seat;
  /** Optional only with `yakuman`. */
  value?: number;
  /** Riichi, below 5 han. */
  fu?: number;
  /** Riichi: the number of yakuman, instead of han. */
  yakuman?: number;
  /** The player who is liable for the hand; in riichi for one yakuman of it. */
  liable?: Seat;
  /** Riichi: liabilities for yakuman. */
  liability?: Liability[];
}

/**
 * Riichi: a winner with a hand. All have the same `winning_tile` and `dora`, and all in riichi the same
 * `ura`. If a winner takes back the own bet, `on_table.declared` contains the players who bet.
 */
export interface HandWinner {
  seat: Seat;
  hand: Hand;
  circumstances?: Circumstance[];
  liability?: Liability[];
}

/**
 * Facts of a foul. `penaltyBooks()` lists the questions of each foul; with these facts about the table the
 * verdict also contains amounts.
 */
export interface FoulFacts {
  /** Whether the hand ended at the same moment; with a clause, `"nothing"` by default. */
  same_time?: "nothing" | "win" | "draw";
  /** The player who committed the foul. */
  seat?: Seat;
  /** The overall score of the player: a number with at most three decimals. */
  overall?: number | string;
  /** The players who declared riichi in this hand. */
  declared?: Seat[];
  /** The number of riichi bets on the table from earlier hands. */
  bets?: number;
  /** The number of counters. */
  counters?: number;
  /** The players who were tenpai. */
  tenpai?: Seat[];
  [question: string]: string | number | boolean | Seat[] | undefined;
}

export interface Ruling {
  ok: true;
  clause: string;
  verdict: string;
  allowed?: boolean;
  winners?: Seat[];
  transfers: Transfer[];
  /** Riichi: the bets on the table that players receive. */
  collected?: Collected[];
  /** Amounts that players lose to nobody at the table. */
  fines?: Collected[];
  /** The gain or loss of each player, including the pot. */
  payments: Payments;
  /** The amount in the pot afterwards. */
  pot?: number;
  /** Effects other than payments. */
  effects?: Record<string, EffectValue>;
  /** The scores of the winning hands, each as the only win and without stakes. */
  hands?: { seat: Seat; score: Score }[];
  /** Inputs without effect. */
  ignored?: Ignored[];
}

/** A flag, a number, a word, players or tiles, or an overall score for each player. */
export type EffectValue = boolean | number | string | string[] | Payments | Record<Seat, Seat>;

/** The ruling of a penalty book on a foul. `clause` is the line that was named, or found by the facts. */
export interface FoulRuling extends PenaltyRuling {
  effects: FoulEffects;
  /** The penalties among which the referee chooses. */
  offers?: Offer[];
  /** The lines of the book that led to the verdict, in order. */
  steps: BookLine[];
  /** Additional notes of the book on such a verdict. */
  notes?: BookLine[];
  /** The verdict in amounts, if facts about the table were given. */
  after?: FoulAfter;
}

/** The effects of a foul. Scores at the table only change by a `fine`. */
export interface FoulEffects {
  /**
   * `NP` not penalized, `WARN` warning, `PP` point penalty (as many points as `overall` says), `DH` dead hand,
   * `CH` chonbo, `REDEAL` dealt again, `FURITEN` furiten by the earliest tile, `FORCE` the first call must be
   * done, `EXC` noten without penalty, `REF` the referee decides, `DQ` disqualified, `INFO` no penalty, or scored and
   * not ranked, `FINE` points off the score at the table (`fine`), `DRAW` the win is void and the hand a draw.
   */
  outcome:
    | "NP"
    | "WARN"
    | "PP"
    | "DH"
    | "CH"
    | "REDEAL"
    | "FURITEN"
    | "FORCE"
    | "EXC"
    | "REF"
    | "DQ"
    | "INFO"
    | "FINE"
    | "DRAW";
  /** The change of the overall score, in points; `null` if the referee decides. */
  overall: number | null;
  hand:
    | "continues"
    | "dead hand"
    | "void"
    | "scored"
    | "exhaustive draw"
    | "draw"
    | "n/a (hanchan score 0)"
    | "n/a (session lost)"
    | "n/a";
  redeal: boolean;
  /** A fine on the score at the table, to nobody or paid to each of the others. */
  fine?: { points: number; to: "bank" | "each" };
  riichi_bets:
    | "stay"
    | "returned to declarers"
    | "returned to the player"
    | "to the winner"
    | "stay on table"
    | "n/a";
  honba: "normal" | "unchanged" | "+1" | "n/a";
  dealer: DealerAfter;
}

export type DealerAfter = "normal" | "stays" | "rotates if the offender is East" | "rotates" | "n/a";

/** A penalty that the referee may choose. Numbers are missing if the book has none. */
export interface Offer {
  penalty: "nothing" | "warning" | "points" | "dead-hand" | "chonbo" | "disqualification";
  /** The exact number of points, or several to choose from. */
  points?: number[];
  least?: number;
  most?: number;
}

export interface BookLine {
  clause: string;
  says: string;
}

/** The state after a foul, as far as it is known. */
export interface FoulAfter {
  /** The overall score of the player. */
  overall?: number;
  /** The number of riichi bets on the table. */
  riichi_bets?: number;
  /** The number of counters. */
  honba?: number;
  /** The riichi bets that are returned, in points of the table. */
  returned?: Payments;
  dealer: DealerAfter;
}

/** The noten payments and the next dealer. */
export interface DrawRuling extends PenaltyRuling {
  /** `honba` and `bets` as numbers if `on_table` has the state before. */
  effects: { dealer: "stays" | "rotates"; honba: "+1" | number; bets?: number };
}

/** The overall gain of each player in a hanchan. */
export interface HanchanRuling extends PenaltyRuling {
  effects: HanchanEffects;
}

export interface HanchanEffects {
  uma: Payments;
  /** The bonus of the first player, if the return points exceed the starting points. */
  oka?: Payments;
  /** The score minus the return points, in thousands, with uma and oka, less chombo. */
  score: Payments;
  /** `score` plus earlier overall scores minus penalties, if one of those is given. */
  overall?: Payments;
}

/** The common part of all reports of penalty books. */
export interface PenaltyRuling extends Omit<Ruling, "effects"> {
  /** A sentence that begins with the name of the outcome. */
  verdict: string;
}

export type EventReport = Ruling | FoulRuling | DrawRuling | HanchanRuling | Refusal;

/** The report on an event of this kind. */
export type ReportOn<Event extends EventRequest["event"]> =
  | (Event extends "foul"
      ? FoulRuling
      : Event extends "exhaustive-draw"
        ? DrawRuling
        : Event extends "hanchan"
          ? HanchanRuling
          : Ruling)
  | Refusal;

/** A scoring element of a rule set. */
export interface BookElement {
  key: string;
  name: string;
  chinese?: string;
  japanese?: string;
  romaji?: string;
  says: string;
  clause: string;
  value: number;
  limit: boolean;
  /** A hand with the element, in notation. */
  example: string;
}

/** An option of a rule set. */
export interface BookOption {
  key: string;
  name: string;
  says: string;
  clause: string;
  default: OptionValue;
  /**
   * The source confidence, if several rule sets share a table: the text was read, quoted by others, or is
   * assumed from similar books.
   */
  known?: "read" | "quoted" | "usual";
  /** All allowed values, if they can be listed. */
  values?: { value: OptionValue; says?: string }[];
  min?: number;
  max?: number;
  /** Whether `"none"` is a value too. */
  none?: boolean;
  /** The allowed values, in words. */
  allowed: string;
}

/** A circumstance of a rule set. */
export interface BookCircumstance {
  key: string;
  name: string;
  says: string;
  clause: string;
  /** The methods of winning to which it applies. */
  by: WinBy[];
  /** Whether it has a count. */
  count: boolean;
  /** Circumstances that exclude it. */
  excludes: string[];
}

export interface RuleSet {
  key: string;
  name: string;
  unit: "fan" | "faan" | "tai" | "han";
  /** The unit of payments: points, or a currency. */
  money: string;
  elements: BookElement[];
  options: BookOption[];
  circumstances: BookCircumstance[];
  liabilities: string[];
  events: string[];
}

/** A penalty book, as `penaltyBooks()` lists it. It is independent of the rule set that scores hands. */
export interface PenaltyBook {
  key: string;
  /** Other keys that a request may use. */
  aliases: string[];
  name: string;
  /** The game of the book. */
  game: string;
  /** The penalty for a chonbo, in points of the overall score. */
  chonbo: number;
  penalties: BookFoul[];
  events: string[];
}

/** A foul. */
export interface BookFoul {
  foul: string;
  name: string;
  /** The foul in plain words. */
  plain: string;
  /** The topic: `"Calls"`. */
  group: string;
  clauses: string[];
  questions: FoulQuestion[];
}

export interface FoulQuestion {
  /** The key of the answer in `facts`. */
  key: string;
  question: string;
  /** The accepted input, in words. */
  takes: string;
  /** The accepted words, if they can be listed. */
  values?: { value: string; says: string }[];
  /** Whether it is a fact about the table, which is never required. */
  optional: boolean;
}

/** A player of a game, as an index in the list of players. */
export type Player = number;

/** The player in each seat. */
export type Seating = Record<Seat, Player>;

/** A game: the entries in any order, without results. */
export interface GameLog {
  /** The version of the format. */
  "tilewise-game": 1;
  entries: GameEntry[];
}

/** A game event with its ID. A duplicate counts once. */
export interface GameEntry {
  /** A unique ID, made on the device. */
  id: string;
  device: string;
  /** The position in the order of all entries: one more than the highest that the device had received. */
  counter: number;
  /** Milliseconds since 1970. It isn't used for the order, because clocks differ. */
  time: number;
  author?: string;
  input: GameInput;
}

/** The rules of a game. */
export interface GameRules extends House {
  /** The penalty book for fouls. */
  penalty_book?: string;
}

/** The seating of an event, if it differs from that of the game. */
export interface Told {
  seats?: Seating;
}

/** A hand with its tiles: a `ScoreRequest` without derived facts. */
export type WonHand = Pick<ScoreRequest, "hand" | "win" | "seat" | "circumstances" | "liability">;

/** A counted hand: the fields of `settle-win` without derived facts. */
export interface WonCounted {
  ruleset?: string;
  seat: Seat;
  value?: number | null;
  fu?: number | null;
  yakuman?: number | null;
  by?: WinBy;
  from?: Seat | null;
  liable?: Seat | null;
  liability?: Liability[];
}

/** An event with the fields of an `EventRequest`, without derived facts. */
export interface Happening {
  event: string;
  ruleset?: string;
  [field: string]: unknown;
}

export type GameInput =
  | (GameRules & { told: "opened"; players: string[]; seats: Seating; start?: number })
  | { told: "bet"; player: Player }
  | (Told & { told: "won" } & (WonHand | WonCounted))
  | (Told & { told: "several-won"; wins: (WonHand | WonCounted)[] })
  | (Told & { told: "drawn" })
  | (Told & { told: "drawn" } & Happening)
  | (Told & { told: "happened" } & Happening)
  | (Told & { told: "foul"; penalty_book?: string; foul: string; clause?: string; facts?: Record<string, unknown> })
  | { told: "seats"; seats: Seating }
  | { told: "joined"; name: string }
  /** A substitute takes over for the player; without `name` the player is back. */
  | { told: "substitute"; player: Player; name?: string }
  | (GameRules & { told: "rules" })
  | { told: "corrected"; of: string; change: "delete" }
  | { told: "corrected"; of: string; change: "replace" | "insert-before"; input: GameInput }
  | { told: "chips"; chips: { player: Player; amount: number }[] }
  /** A payment between players outside the rules. */
  | { told: "paid"; from: Player; to: Player; amount: number; note?: string }
  | { told: "closed" }
  | { told: "reopened" }
  /** The device of the entry releases the write lock for another one. */
  | { told: "pen-given" }
  /** The device of the entry acquires the write lock. */
  | { told: "pen-taken" };

/** A player, a pot, or the bank. */
export type Holder = Player | "draw-pot" | "bets" | "jackpot" | "bank";

/** The state of a game. Amounts are in the money of the rule set. */
export interface GameState {
  ok: true;
  "tilewise-game": 1;
  ruleset: string;
  options: Record<string, OptionValue>;
  penalty_book?: string;
  players: GamePlayer[];
  dealer: Player;
  /** The prevailing wind. */
  round: Seat;
  /** The number of the hand in the round, from 1. */
  hand: number;
  counters: number;
  /** The number of hands played. */
  hands: number;
  pots: Record<"draw-pot" | "bets" | "jackpot", number>;
  /**
   * The balance of the bank: fines minus all starting scores. With the balances of players and pots it sums
   * to 0.
   */
  bank: number;
  /** The reason for the end of the game, if it is over; with empty texts if the players ended it. */
  over: GameClause | null;
  /** In order of place. */
  standings: GamePlace[];
  /** The fewest payments that balance all accounts. */
  settle: { from: Holder; to: Holder; amount: number }[];
  /** The debts from all payments, pair by pair, without offsetting the two debts of a pair. */
  debts: { from: Holder; to: Holder; amount: number }[];
  /** The sum of all counted chips. */
  chips?: GameChips;
  /** In the last round: the requirements of each player at the table for the hand in play. */
  needs?: GameNeed[];
  lines: GameLine[];
}

/** The smallest wins with which a player meets a goal after the hand in play. */
export interface GameNeed {
  player: Player;
  /** `positive` is a gain; with `place`, that place or a better one. */
  wish: "first" | "place" | "not-last" | "positive";
  place?: number;
  /** Whether the goal is met as the standings are. */
  met: boolean;
  /**
   * For each method of winning, whether any win suffices, and the minimal hands; empty if no hand suffices.
   */
  ways: {
    by: "self-draw" | "discard";
    from?: Player;
    any: boolean;
    least: { value?: number; fu?: number; yakuman?: number }[];
  }[];
}

export interface GamePlayer {
  name: string;
  score: number;
  /** `null` for a player without a seat. */
  seat: Seat | null;
  /** Whether the player has bet on the hand in play. */
  bet?: boolean;
  /** Whether the player has left or lost the session: the seat is empty, and pays as if occupied. */
  absent?: boolean;
  chips?: GameChips;
}

export interface GamePlace {
  /** `null` for a player who isn't ranked: never seated, or excluded by a foul. */
  place: number | null;
  player: Player;
  score: number;
  /** The score minus the starting score. */
  gained: number;
  /** The overall score. */
  overall?: number;
}

export interface GameChips {
  counted: number;
  book: number;
  /** The counted amount minus the balance. */
  apart: number;
}

export interface GameClause {
  clause: string;
  message: string;
}

/** The result of an entry, or the reason why it was refused. */
export interface GameLine {
  id: string;
  round: Seat;
  hand: number;
  counters: number;
  moves: GameMove[];
  ended?:
    | "east-won"
    | "others-won"
    | "drawn"
    | "drawn-east-ready"
    | "drawn-after-kong"
    | "broken-off"
    | "east-fouled"
    | "others-fouled"
    | "void";
  /** The ruling, if there was one. */
  ruled?: GameClause;
  /** The rule for the next hand: dealer, counters. */
  followed?: GameClause;
  /** The clause by which the players changed seats for the next hand. */
  reseated?: GameClause;
  /** The reasons for the refusal: `at` is the field of the input, if the error concerns one. */
  refused?: { code: string; message: string; at?: string }[];
}

export interface GameMove {
  from: Holder;
  to: Holder;
  amount: number;
  reason: string;
  clause: string;
}

export type GameReport = GameState | Refusal;
