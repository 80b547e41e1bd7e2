// What goes in and what comes back. Keys are never renamed, only added.
// No function throws: what is wrong with a request is said in a report with `ok: false`.

/** Scores a hand. By riichi and MCR once they are there: see `load`. */
export declare function score(request: ScoreRequest): ScoreReport;

/** Finds the tiles that complete a hand, and what each is worth by self-draw and by discard. */
export declare function waits(request: WaitsRequest): WaitsReport;

/**
 * Finds what a hand with one tile too many can discard, the best first, and what the others then are. It lies in
 * a file of its own, see `load`.
 */
export declare function discards(request: DiscardsRequest): DiscardsReport;

/**
 * Rules on an event beside the score of a hand: a draw, a pot, an instant payment, a foul.
 *
 * What it takes is loaded by the first call. The promise is broken only if that can't be had, and
 * the next call tries again.
 */
export declare function event<Event extends EventRequest["event"]>(request: EventRequest & { event: Event }): Promise<ReportOn<Event>>;

/**
 * Brings what lies in a file of its own: `await load("riichi")` and `await load("mcr")`, or the key of one of their rule
 * sets, and `await load("discards")` for the discards of all others. Until then `score`, `waits` and `discards` refuse
 * riichi and MCR by the code `not-loaded`, `rulesets` doesn't list them, and `discards` refuses the others so. Node needs no
 * `load`, and `event` loads what it takes by itself. The promise is broken only if the file can't be had, and the
 * next call tries again.
 */
export declare function load(what: string): Promise<void>;

/**
 * Replays a game: what was told in, how things stand out. Games lie in a file of their own: `await load("game")` once; until
 * then the answer is a refusal by the code `not-loaded`. Node needs no `load`.
 */
export declare function game(log: GameLog): GameReport;

/** All rule books that are there: their elements, options, circumstances and events. */
export declare function rulesets(): RuleSet[];

/** All books of penalties: what can go wrong at the table, and what is asked about it. Loaded by the first call. */
export declare function penaltyBooks(): Promise<PenaltyBook[]>;

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

/** The rules that a request is about. */
export interface House {
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
  /** What lies in the pot, in books that are played with one. */
  pot?: number;
  /** Riichi: what lies on the table for the winner. */
  on_table?: OnTable;
  /** Asks what the hand nearly is. `cargo xtask score` takes it; the npm package, which has no room for it, refuses it by name. */
  near?: boolean;
}

export interface OnTable {
  /** Counters, 0 to 99. */
  honba?: number;
  /** Bets on the table, 0 to 99; with `declared` those of earlier hands. */
  bets?: number;
  /** Who bet in this hand; the winner exactly after riichi. */
  declared?: Seat[];
}

/** What was told and changes nothing. */
export interface Ignored {
  /** The field, such as `win.from`. */
  at: string;
  message: string;
}

/** Of `win` only `from` is looked at: who discards, else the next player of whom all can be true. */
export type WaitsRequest = Omit<ScoreRequest, "hand" | "win"> & {
  hand: Omit<Hand, "winning_tile">;
  win?: { by?: WinBy; from?: Seat };
  /** What the player has discarded, where the rules know of furiten. */
  own_discards?: Tiles;
};

/** All tiles of a complete hand; a winning tile is one of them. */
export type DiscardsRequest = Omit<WaitsRequest, "hand"> & { hand: Hand };

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
  /** The Japanese name, where the book has one, as it is written and in Latin letters. */
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
  /** The element that includes it, or that takes its sets. */
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

/** What a player takes of what lies on the table: no seat pays it. */
export interface Collected {
  seat: Seat;
  amount: number;
  reason: string;
  clause: string;
}

/** What each player gains or loses; sums to 0, together with what a pot gains. Elsewhere, a number for each player. */
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
  /** All of them, as used. */
  options: Record<string, OptionValue>;
  elements: Element[];
  rejected: Rejected[];
  /** Riichi. */
  fu?: { key: string; name: string; value: number }[];
  /** Their sum. */
  fu_total?: number;
  /**
   * The same, each set, the pair and the wait by itself, in the order of the list: "Triplet, concealed" of `222z` is 8.
   * `set` and `facts` are left out where a line can't be split; `facts` has `concealed` or `open`, `by-ron` (a concealed
   * set that a discard completed, and that counts as open), `terminal-or-honor`, of the pair `dragon`, `seat`, `round`,
   * of the wait `edge`, `middle`, `pair`.
   */
  fu_details?: FuDetail[];
  unit: "fan" | "faan" | "tai" | "han";
  /** Riichi, as are the next three: what all elements and dora add up to. */
  han?: number;
  /** The name of what is paid, from mangan on. */
  level?: "mangan" | "haneman" | "baiman" | "sanbaiman" | "counted-yakuman" | "yakuman" | null;
  /** How many yakuman are paid. */
  yakuman?: number;
  /** What all shares are multiples of. */
  base?: number;
  /** The sum of the elements, before any limit. */
  total: number;
  /** The sum of those that help to reach the minimum, where some don't. */
  qualifying?: number;
  /** What is paid, after the limit. */
  counted: number;
  limit: boolean;
  /** Scored and explained, but nobody pays. */
  below_minimum: boolean;
  /** Below the minimum, where the book has words for that: what follows. */
  no_win?: string;
  /** The reading that pays most: `"123s 22s c567s p777s p555z"`; `""` for a hand that wins without being complete. */
  reading: string;
  transfers: Transfer[];
  /** Riichi: what the winner takes of the bets on the table. */
  collected?: Collected[];
  /** What each player gains or loses, the pot included. */
  payments: Payments;
  /** What lies in the pot afterwards, where there was one. */
  pot?: number;
  /** What would have been paid, where somebody is liable for the others. */
  otherwise?: Otherwise;
  /** What was told and changes nothing. */
  ignored?: Ignored[];
  /** Where it was asked for: all that is `rejected`, the nearest first. */
  near?: Near[];
}

/** An element that doesn't count, how far the hand is from it, and what is in the way. */
export interface Near {
  key: string;
  name: string;
  clause: string;
  /** Tiles that would be others, and what else would be otherwise; left out where no hand is known that has it in this house. */
  away?: { tiles: number; otherwise: number };
  /** In sentences: `"567 characters is a chow"`. */
  in_way: string[];
  /** The nearest win that is known to have it, as a link has it. */
  hand?: string;
}

export type ScoreReport = Score | Refusal;

export interface Wait {
  tile: string;
  /** Copies that are not in the hand. */
  left: number;
  self_draw: ScoreReport;
  discard: ScoreReport;
  /** The same had the hand declared itself first (riichi), where it can. */
  declared?: { circumstance: string; self_draw: ScoreReport; discard: ScoreReport };
  /** Where it is too little to win with, and the book has a word for that: `"no yaku"`. */
  no_win?: string;
  /** Where it is too little to win with: what would be enough, each alone. */
  shortfall?: string[];
}

export type WaitsReport =
  | {
      ok: true;
      waits: Wait[];
      /** With `near`: of so many wins it isn't said what they nearly are, since there are many. Ask for each by its winning tile. */
      near_left_out?: number;
      /** Whether one of them lies among `own_discards`, and so none can be won by discard. */
      furiten?: boolean;
    }
  | Refusal;

/** What a win would be worth, in short; `null` where it can't be. */
export type WinValue = {
  total: number;
  counted: number;
  below_minimum: boolean;
  /** What the winner would be paid. */
  received: number;
  fu_total?: number;
  /** `null` below the first. */
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
  /** How many tiles the others are from waiting for the last one. */
  shanten: number;
  /** How many tiles that bring them nearer nobody has seen. */
  left: number;
  accepts: { tile: string; left: number }[];
  /** Where they wait. */
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
        /** Fan, faan, tai or han; left out only for `yakuman`. */
        value?: number;
        /** Riichi, below 5 han. */
        fu?: number;
        /** Riichi: so many yakuman, instead of han. */
        yakuman?: number;
        by: WinBy;
        from?: Seat;
        pot?: number;
        /** Who is liable for the hand, as the table knows; in riichi for one yakuman of it. */
        liable?: Seat;
        /** Riichi: who is liable for which yakuman. */
        liability?: Liability[];
        /** Riichi. */
        on_table?: OnTable;
      }
    | {
        event: "multiple-wins";
        from: Seat;
        /** Each with who is liable for the hand, if somebody is. Riichi takes hands too, and scores them. */
        winners: (CountedWinner | HandWinner)[];
        /** Needed for hands. */
        prevailing?: Seat;
        robbed?: boolean;
        pot?: number;
        /** Riichi: who is in riichi takes the own bet back where the house has it so. */
        on_table?: OnTable;
      }
    | {
        event: "claims-on-discard";
        from: Seat;
        /** In MCR the hand says nothing, and may be left out. */
        claims: { seat: Seat; hand?: "ordinary" | "thirteen-orphans" }[];
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
        /** Also under the key `waits`. */
        waiting?: Tiles;
        waits?: Tiles;
        /** Riichi: the tiles that the player holds, instead of `waiting`. */
        hand?: Tiles;
        /** In riichi of the whole hand. */
        own_discards?: Tiles;
        /** Riichi: tiles that the player added to kongs. */
        added?: Tiles;
        /** Tiles that the player passed on in this go-around. */
        missed?: Tiles;
        /** What they could have been claimed for; left out, for either. */
        missed_for?: "win" | "pung" | "both";
        /** Riichi: whether the player is in riichi. */
        riichi?: boolean;
        own_turn_since?: boolean;
        /** Riichi: whether the player has claimed a tile since. */
        own_claim_since?: boolean;
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
    | {
        event: "dropped-tile";
        seat: Seat;
        /** Who dropped it; where the house lets an opponent take it, neither of the two may win. */
        from?: Seat;
      }
    | {
        /** MCR: nobody won, and nobody pays. */
        event: "draw";
      }
    | {
        /**
         * MCR: the places and the table points of a session; `effects.twelfths` has them exact. With something of the
         * sessions before, `effects.overall`, `scores` and `places` say how the players stand after all of them.
         */
        event: "table-points";
        /** The scores at the end, penalties included. */
        table: Payments;
        /** Who wasn't there, or has lost the session: no table points, and 4, 2, 1 to the three others. */
        absent?: Seat[];
        /** Table points that are taken from some. */
        penalties?: Partial<Payments>;
        /** The table points of the sessions before; left out, 0. */
        overall?: Partial<Payments>;
        /** What the scores of those sum to: it ranks those who have the same. */
        scores_before?: Payments;
      }
    | { event: "drawn-hand"; kong: boolean }
    | (
        | {
            event: "false-win";
            seat: Seat;
            by: WinBy;
            from?: Seat;
            /** Whether the hand is played on. */
            plays_on?: boolean;
          }
        | {
            /** MCR: what is wrong with the hand; the others play on. */
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
        /** Who else broke up the hand before the inspection. */
        other_hider?: Seat;
        cause: "draw" | "other-win";
        /** Whether the holder demanded the inspection in time; left out, so it was. */
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
        /** Whether the player has claimed a set. */
        open?: boolean;
        /** Needed where so many must be left. */
        tiles_left?: number;
        /** Needed where so many must be had. */
        points?: number;
        /** 14 tiles, three fewer for each concealed kong. */
        hand?: Tiles;
        /** Of which tiles those kongs are. */
        kongs?: Tiles;
      }
    | {
        /** Riichi: whether a kong may be declared after riichi. */
        event: "kong-after-riichi";
        seat?: Seat;
        kind: "concealed" | "from-discard";
        /** The tile that was drawn; needed for a concealed kong. */
        tile?: string;
        /** What the player held before that: 13 tiles, three fewer for each concealed kong. */
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
        /** Who deals next, or that the game is over. */
        event: "next-hand";
        /** Nobody, if `draw` says how the hand was drawn. */
        winners?: Seat[];
        draw?: "exhaustive" | "abortive";
        tenpai?: Seat[];
        /** The round wind. */
        round: Seat;
        /** Which hand of the round. */
        hand: 1 | 2 | 3 | 4;
        /** After the hand; needed where the end of the game depends on them. */
        scores?: Payments;
        on_table?: OnTable;
      }
    | {
        /**
         * Of the books of penalties, which have no options. With the key of a rule set whose options choose its
         * penalties, the book is the one that they choose.
         */
        event: "foul";
        /** A clause (`"F5"`, `"E1"`), or the key of a foul (`"noten-riichi"`), whose questions must be answered. */
        foul: string;
        /** Answers to its questions, by their keys. What changes nothing is not looked at. */
        facts?: FoulFacts;
      }
    | {
        event: "exhaustive-draw";
        tenpai: Seat[];
        /** Who discarded terminals and honours alone, none of them claimed, in houses that pay it. */
        nagashi?: Seat[];
        on_table?: OnTable;
      }
    | {
        event: "hanchan";
        /** The points at the end: together what all began with, or 1,000 less for each bet left on the table. */
        table: Payments;
        /** The bets that are left; they go to the first player where the house has it so. */
        on_table?: OnTable;
        /** Which of the seats dealt first; left out, East. It decides ties in some houses. */
        first_east?: Seat;
        /** How many chombo each had. */
        chombo?: Payments;
        /** The overall scores before; left out, 0. */
        overall?: Partial<Payments>;
        /** What is taken from the overall scores, in points: `{ E: 20 }`. */
        penalties?: Partial<Payments>;
      }
  );

/** A winner whose hand is counted already. */
export interface CountedWinner {
  seat: Seat;
  /** Left out only for `yakuman`. */
  value?: number;
  /** Riichi, below 5 han. */
  fu?: number;
  /** Riichi: so many yakuman, instead of han. */
  yakuman?: number;
  /** Who is liable for the hand; in riichi for one yakuman of it. */
  liable?: Seat;
  /** Riichi: who is liable for which yakuman. */
  liability?: Liability[];
}

/**
 * Riichi: a winner by the hand. All have the same `winning_tile` and `dora`, all in riichi the same `ura`. Where a winner
 * takes the own bet back, `on_table.declared` says who bet.
 */
export interface HandWinner {
  seat: Seat;
  hand: Hand;
  circumstances?: Circumstance[];
  liability?: Liability[];
}

/** `penaltyBooks()` lists the questions of each foul. These are about the table: with them the verdict comes in numbers too. */
export interface FoulFacts {
  /** Whether the hand ended at the same moment; with a clause, `"nothing"` if it is left out. */
  same_time?: "nothing" | "win" | "draw";
  /** Who it was. */
  seat?: Seat;
  /** The overall score of the player: a number with at most three decimals. */
  overall?: number | string;
  /** Who declared riichi in this hand. */
  declared?: Seat[];
  /** How many riichi bets lay there from hands before. */
  bets?: number;
  /** How many continuance counters there are. */
  counters?: number;
  /** Who was tenpai. */
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
  /** Riichi: what players take of the bets on the table. */
  collected?: Collected[];
  /** What players lose to nobody at the table. */
  fines?: Collected[];
  /** What each player gains or loses, the pot included. */
  payments: Payments;
  /** What lies in the pot afterwards. */
  pot?: number;
  /** What follows beside payments. */
  effects?: Record<string, EffectValue>;
  /** What the hands of the winners are worth, each as if it won alone and nothing lay on the table. */
  hands?: { seat: Seat; score: Score }[];
  /** What was told and changes nothing. */
  ignored?: Ignored[];
}

/** Whether something is so, how many, which word, which players or tiles, an overall score for each player. */
export type EffectValue = boolean | number | string | string[] | Payments | Record<Seat, Seat>;

/** What a book of penalties says about a foul. `clause` is the line that was named, or found by the facts. */
export interface FoulRuling extends PenaltyRuling {
  effects: FoulEffects;
  /** Where the referee decides: what the book allows. */
  offers?: Offer[];
  /** Every line of the book that led to the verdict, in their order. */
  steps: BookLine[];
  /** What else the book says about such a verdict. */
  notes?: BookLine[];
  /** The verdict in numbers, where something about the table was told. */
  after?: FoulAfter;
}

/** The scores of the table stay as they are, but for a `fine`. */
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
  /** What is added to the overall score, in points; `null` where the referee says. */
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
  /** What is taken from the score at the table: to nobody, or paid to each of the others. */
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

/** A penalty that the referee may choose. Without numbers the book says none. */
export interface Offer {
  penalty: "nothing" | "warning" | "points" | "dead-hand" | "chonbo" | "disqualification";
  /** So many, or one of these. */
  points?: number[];
  least?: number;
  most?: number;
}

export interface BookLine {
  clause: string;
  says: string;
}

/** As far as it is known. */
export interface FoulAfter {
  /** The overall score of the player. */
  overall?: number;
  /** How many riichi bets lie on the table. */
  riichi_bets?: number;
  /** How many continuance counters there are. */
  honba?: number;
  /** The riichi bets that go back, in points of the table. */
  returned?: Payments;
  dealer: DealerAfter;
}

/** Who pays for being noten, and who deals next. */
export interface DrawRuling extends PenaltyRuling {
  /** `honba` and `bets` in numbers where `on_table` says what was there. */
  effects: { dealer: "stays" | "rotates"; honba: "+1" | number; bets?: number };
}

/** What each player gains in a hanchan. */
export interface HanchanRuling extends PenaltyRuling {
  effects: HanchanEffects;
}

export interface HanchanEffects {
  uma: Payments;
  /** What the first player has beside, where the points to return are more than those at the start. */
  oka?: Payments;
  /** What the table has above or below the points to return, in thousands, with uma and oka, less chombo. */
  score: Payments;
  /** With it and what was before, less the penalties; where one of those was told. */
  overall?: Payments;
}

/** What every report of a book of penalties has. */
export interface PenaltyRuling extends Omit<Ruling, "effects"> {
  /** A sentence that begins with the name of the outcome. */
  verdict: string;
}

export type EventReport = Ruling | FoulRuling | DrawRuling | HanchanRuling | Refusal;

/** What comes back on an event of this kind. */
export type ReportOn<Event extends EventRequest["event"]> =
  | (Event extends "foul"
      ? FoulRuling
      : Event extends "exhaustive-draw"
        ? DrawRuling
        : Event extends "hanchan"
          ? HanchanRuling
          : Ruling)
  | Refusal;

/** A scoring element of a book. */
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
  /** How well it is known that the book says so, where several share a table: its text was read, others quote it, or it was seen nowhere and is what such books usually say. */
  known?: "read" | "quoted" | "usual";
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

/** A book of penalties, as `penaltyBooks()` lists it. It is chosen apart from the book by which hands are scored. */
export interface PenaltyBook {
  key: string;
  /** Other names by which a request may call it. */
  aliases: string[];
  name: string;
  /** The game that it is for. */
  game: string;
  /** What a chonbo costs, in points of the overall score. */
  chonbo: number;
  penalties: BookFoul[];
  events: string[];
}

/** Something that can go wrong. */
export interface BookFoul {
  foul: string;
  name: string;
  /** What happened, in plain words. */
  plain: string;
  /** What it has to do with: `"Calls"`. */
  group: string;
  clauses: string[];
  questions: FoulQuestion[];
}

export interface FoulQuestion {
  /** Its key among the facts. */
  key: string;
  question: string;
  /** What answers it, in words. */
  takes: string;
  /** The words that answer it, where they can be listed. */
  values?: { value: string; says: string }[];
  /** About the table: never needed. */
  optional: boolean;
}

/** A player of a game, by the place in the list of players, from 0. */
export type Player = number;

/** Who sits in each seat. */
export type Seating = Record<Seat, Player>;

/** A game: everything that was told, in whatever order. No result is in it. */
export interface GameLog {
  /** The version of this shape. */
  "tilewise-game": 1;
  entries: GameEntry[];
}

/** Something that was told. One that is there twice counts once. */
export interface GameEntry {
  /** Made on the device: nothing else has it. */
  id: string;
  device: string;
  /** Its place in the order of all entries: one more than the highest that the device had seen. */
  counter: number;
  /** Milliseconds since 1970. It orders nothing: clocks err. */
  time: number;
  author?: string;
  input: GameInput;
}

/** The rules that a game is played by. */
export interface GameRules extends House {
  /** By which fouls are ruled on. */
  penalty_book?: string;
}

/** Who sat where when it was told, where that isn't as the game has it. */
export interface Told {
  seats?: Seating;
}

/** A hand with its tiles: a `ScoreRequest` without what the game knows. */
export type WonHand = Pick<ScoreRequest, "hand" | "win" | "seat" | "circumstances" | "liability">;

/** A hand that is counted already: what `settle-win` asks, without what the game knows. */
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

/** An event, with its fields as an `EventRequest` has them, without what the game knows. */
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
  /** Plays for the player from here on; without `name` the player is back. */
  | { told: "substitute"; player: Player; name?: string }
  | (GameRules & { told: "rules" })
  | { told: "corrected"; of: string; change: "delete" }
  | { told: "corrected"; of: string; change: "replace" | "insert-before"; input: GameInput }
  | { told: "chips"; chips: { player: Player; amount: number }[] }
  /** One player pays another, by no rule of the game. */
  | { told: "paid"; from: Player; to: Player; amount: number; note?: string }
  | { told: "closed" }
  | { told: "reopened" }
  /** The device of the entry wrote, and another one is to. */
  | { told: "pen-given" }
  /** The device of the entry writes from here on. */
  | { told: "pen-taken" };

/** A player, what lies on the table, or nobody at it. */
export type Holder = Player | "draw-pot" | "bets" | "jackpot" | "bank";

/** How a game stands. Amounts are in the money of the house. */
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
  /** Which hand of the round, from 1. */
  hand: number;
  counters: number;
  /** How many hands were played. */
  hands: number;
  pots: Record<"draw-pot" | "bets" | "jackpot", number>;
  /** What the bank has: minus what all began with, plus fines. With what players and pots have it is 0. */
  bank: number;
  /** Why the game is over, if it is; empty texts where the table ended it. */
  over: GameClause | null;
  /** The first one first. */
  standings: GamePlace[];
  /** Who hands what to whom so that everybody comes out even. */
  settle: { from: Holder; to: Holder; amount: number }[];
  /** What each owes each other by all that has moved, pair by pair; both may owe the other something. */
  debts: { from: Holder; to: Holder; amount: number }[];
  /** All chips that were counted. */
  chips?: GameChips;
  /** In the last round: what each player at the table needs in the hand that is played. */
  needs?: GameNeed[];
  lines: GameLine[];
}

/** What a player needs for a wish to be met after the hand that is played. */
export interface GameNeed {
  player: Player;
  /** `positive` is a gain; with `place` that place or a better one. */
  wish: "first" | "place" | "not-last" | "positive";
  place?: number;
  /** Whether it is so as things stand. */
  met: boolean;
  /** By each way to win, whether any win does it, and the least hands that do: none where no hand does. */
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
  /** `null` for who doesn't sit now. */
  seat: Seat | null;
  /** Whether the player has bet on the hand that is played. */
  bet?: boolean;
  /** Whether the player isn't there, or has lost the session: the seat is empty, and pays as if somebody sat there. */
  absent?: boolean;
  chips?: GameChips;
}

export interface GamePlace {
  /** `null` for a player who isn't ranked: who never sat at the table, or whom a foul excludes. */
  place: number | null;
  player: Player;
  score: number;
  /** How far it is above what the player began with. */
  gained: number;
  /** What that is worth beyond the table. */
  overall?: number;
}

export interface GameChips {
  counted: number;
  book: number;
  /** How much more was counted than the book says. */
  apart: number;
}

export interface GameClause {
  clause: string;
  message: string;
}

/** What an entry did, or why it did nothing. */
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
  /** What was ruled, where something was. */
  ruled?: GameClause;
  /** What followed: who deals, what becomes of the counters. */
  followed?: GameClause;
  /** The clause by which the players moved to other seats for the next hand. */
  reseated?: GameClause;
  /** Why it moved nothing: `at` is the field of its input, where it is about one. */
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
