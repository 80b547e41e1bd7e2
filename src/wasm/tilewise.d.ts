// Requests and reports. Generated from src/api/src/schema/. Keys are never renamed, only added.
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

/** Replays a club: a log in, its state out. */
export declare function club(log: ClubLog): ClubReport;

/** All rule sets: their elements, options, circumstances and events. */
export declare function rulesets(): RuleSet[];

/** All penalty books: their fouls and questions. */
export declare function penaltyBooks(): Promise<PenaltyBook[]>;

/** All tiles of a complete hand, including a winning tile. */
export type DiscardsRequest = Omit<WaitsRequest, "hand"> & { hand: Hand };

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

/** The rules of a game. */
export type GameRules = House & { penalty_book?: string };

/** The seating of an event, if it differs from that of the game. */
export type Told = { seats?: Seating };

/** The common part of all reports of penalty books. */
export type PenaltyRuling = Omit<Ruling, "effects">;

/** The rules of a request. */
export interface House {
  /** The key of a rule set, such as `"hk-old-style"`. */
  ruleset: string;
  /** Options that differ from the defaults. */
  options?: Record<string, OptionValue>;
}

/** The value of an option. */
export type OptionValue = string | number | boolean;

/** A request to score a hand. */
export interface ScoreRequest {
  /** The key of a rule set, such as `"hk-old-style"`. */
  ruleset: string;
  /** Options that differ from the defaults. */
  options?: Record<string, OptionValue>;
  hand: Hand;
  win: Win;
  /** The winner. */
  seat: Seat;
  /** The prevailing wind. */
  prevailing: Seat;
  circumstances?: Circumstance[];
  /**
   * Liabilities in the order in which they arose. They take precedence over those that follow from the melds.
   */
  liability?: Liability[];
  /** The amount in the pot, in rule sets with one. */
  pot?: number;
  /** The counters and bets on the table, in rule sets that have them. */
  on_table?: OnTable;
  /**
   * Requests near misses. `cargo xtask score` supports it; the npm package refuses it by name, to save size.
   */
  near?: boolean;
}

/** The tiles of a hand. */
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
  /** Riichi: ura-dora indicators. */
  ura?: string[];
}

/** A meld. */
export interface Meld {
  kind: "chow" | "pung" | "kong" | "added-kong" | "concealed-kong";
  /** `"567s"` */
  tiles: string;
  /** The discarder of the claimed tile. */
  from?: Seat;
}

/** A player, by the wind of the seat; the dealer is `"E"`. */
export type Seat = "E" | "S" | "W" | "N";

/** The method of winning. */
export interface Win {
  by: WinBy;
  /** The discarder, or the player whose kong was robbed. */
  from?: Seat;
}

/** The method of winning. */
export type WinBy = "self-draw" | "discard" | "robbing-the-kong" | "bonus-tiles";

/** A circumstance: only its key if it has no other fields. */
export type Circumstance = string | CircumstanceFields;

/** A circumstance with its count or seat. */
export interface CircumstanceFields {
  key: string;
  count?: number;
  seat?: Seat;
}

/** A stated liability. */
export interface Liability {
  key: string;
  /** The liable player. */
  seat: Seat;
  /** The tile that the liable player discarded. */
  fed: "winning-tile" | "set";
  /** The reason why the player isn't liable. */
  exempt?: "no-choice" | "same-as-last-discard";
}

/** The stakes on the table. */
export interface OnTable {
  /** Counters, 0 to 99. */
  honba?: number;
  /** The dealer's streak, 0 to 99, in rule sets that have it instead of `honba`. */
  streak?: number;
  /** Bets on the table, 0 to 99; with `declared` only those of earlier hands. */
  bets?: number;
  /** The players who bet in this hand; includes the winner exactly after riichi. */
  declared?: Seat[];
  /**
   * The debts before the win, by the seats of the hand, in rule sets that carry wins: the report then has
   * `carried`.
   */
  debts?: Debt[];
}

/** A debt between two players, by the seats of the hand. */
export interface Debt {
  /** The player who is owed the points. */
  creditor: Seat;
  /** The player who owes them. */
  debtor: Seat;
  /** At least 1. */
  points: number;
  /** The number of wins in a row, at least 1. */
  wins: number;
}

/** A request for the waits of a hand, or for its discards. */
export interface WaitsRequest {
  /** The own discards of the player, in rule sets with furiten. */
  own_discards?: Tiles;
  /** The key of a rule set, such as `"hk-old-style"`. */
  ruleset: string;
  /** Options that differ from the defaults. */
  options?: Record<string, OptionValue>;
  hand: WaitingHand;
  /** Only `from` is used: the discarder, else the next player who is consistent with the request. */
  win?: PartialWin;
  seat: Seat;
  /** The prevailing wind. */
  prevailing: Seat;
  circumstances?: Circumstance[];
  /**
   * Liabilities in the order in which they arose. They take precedence over those that follow from the melds.
   */
  liability?: Liability[];
  /** The amount in the pot, in rule sets with one. */
  pot?: number;
  /** The counters and bets on the table, in rule sets that have them. */
  on_table?: OnTable;
  /**
   * Requests near misses. `cargo xtask score` supports it; the npm package refuses it by name, to save size.
   */
  near?: boolean;
}

/** Tiles as one text, or as a list of texts. */
export type Tiles = string | string[];

/** A hand without its winning tile. */
export interface WaitingHand {
  /** Without the winning tile: `"22s456m"`. */
  concealed: string;
  /** In the order in which they were made. */
  melds?: Meld[];
  /** `["f1", "g3", "a2"]` */
  bonus?: string[];
  /** Riichi: dora indicators. */
  dora?: string[];
  /** Riichi: ura-dora indicators. */
  ura?: string[];
}

/** A method of winning that may be incomplete. */
export interface PartialWin {
  by?: WinBy;
  from?: Seat;
}

export type EventRequest = House & (
  | {
      /** A win, already counted. In hk-old-style, singapore. */
      event: "settle-win";
      /** Who won? */
      seat: Seat;
      /** How did the tile come? */
      by: WinBy;
      /** From whom? */
      from?: Seat;
      /** Fan, faan, tai or han; in riichi optional with `yakuman`. */
      value: number;
      /** The player who is liable for the hand by a fact of the table; in riichi for one yakuman of it. */
      liable?: Seat;
    }
  | {
      /**
       * Several want to win on one discard. In hk-old-style, sparrows-nest, singapore, riichi-ema-2025,
       * riichi-ema-2016, riichi-wrc-2015, riichi-wrc-2025, riichi-mleague, riichi-tenhou, riichi-majsoul,
       * riichi-jpml-a.
       */
      event: "claims-on-discard";
      /** Who discarded? */
      from: Seat;
      /** The players who claim it. In MCR, the hand has no effect. */
      claims: {
        seat: Seat;
        hand: "ordinary" | "thirteen-orphans";
      }[];
    }
  | {
      /** Missed win. In hk-old-style, sparrows-nest, singapore. */
      event: "claim";
      /** Who wants the tile? */
      seat: Seat;
      /** What is it claimed for? */
      action: "win" | "pung";
      /** Which tile? */
      tile: string;
      /** The discarder. It has no effect. */
      from?: Seat;
      /** The own discards; in riichi those of the whole hand. */
      own_discards?: Tiles;
      /** Tiles that the player passed on in this go-around. */
      missed?: Tiles;
      /** The possible claim on them; by default either. */
      missed_for?: "win" | "pung" | "both";
      /** The tiles for which the player waits. */
      waiting?: Tiles;
      /** Another key of `waiting`. */
      waits?: Tiles;
      /** Has the player drawn a tile since then? */
      own_turn_since?: boolean;
      /** Was the player skipped since then, by another player’s pung or kong? */
      skipped?: boolean;
      /** Whether the hand has a higher value than with the win that was passed on. */
      worth_more?: boolean;
    }
  | {
      /** False win. In hk-old-style. */
      event: "erroneous-mahjong";
      /** Who was it? */
      seat: Seat;
    }
  | {
      /** Too many or too few tiles. In hk-old-style, sparrows-nest. */
      event: "wrong-tile-count";
      /** Who was it? */
      seat: Seat;
    }
  | {
      /** A win, already counted. In sparrows-nest. */
      event: "settle-win";
      /** Who won? */
      seat: Seat;
      /** How did the tile come? */
      by: WinBy;
      /** From whom? */
      from?: Seat;
      /** Fan, faan, tai or han; in riichi optional with `yakuman`. */
      value: number;
      /** How much lies in the pot? */
      pot?: number;
      /** The player who is liable for the hand by a fact of the table; in riichi for one yakuman of it. */
      liable?: Seat;
    }
  | {
      /** Several win on one discard. In sparrows-nest. */
      event: "multiple-wins";
      /** Who discarded? */
      from: Seat;
      /** Each with the player who is liable for the hand, if any. Riichi takes hands too, and scores them. */
      winners: {
        seat: Seat;
        /** The value of the hand. */
        value: number;
        /** The player who is liable for the hand. */
        liable?: Seat;
      }[];
      /** Was it a robbed gong? */
      robbed?: boolean;
      /** How much lies in the pot? */
      pot?: number;
    }
  | {
      /** Nobody won. In sparrows-nest. */
      event: "draw";
      /** How much lies in the pot? */
      pot: number;
      /** Was it the last hand? */
      last_hand?: boolean;
      /** The contribution of each player to the pot, if they differ. */
      contributions?: Payments;
    }
  | {
      /** False win. In sparrows-nest. */
      event: "false-mahjong";
      /** Who was it? */
      seat: Seat;
    }
  | {
      /** Several win on one discard. In singapore. */
      event: "multiple-wins";
      /** Who discarded? */
      from: Seat;
      /** Each with the player who is liable for the hand, if any. Riichi takes hands too, and scores them. */
      winners: {
        seat: Seat;
        /** The value of the hand. */
        value: number;
        /** The player who is liable for the hand. */
        liable?: Seat;
      }[];
      /** Was it a robbed kong? */
      robbed?: boolean;
    }
  | {
      /** May a tile be taken that another player drew to win? In singapore. */
      event: "claim-on-self-draw";
      /** Who wants the tile? */
      seat: Seat;
      /** The player who drew the tile. */
      from: Seat;
      /** Whether the claim is Thirteen Wonders waiting for all thirteen tiles. */
      pure?: boolean;
    }
  | {
      /** Instant payments (bites). In singapore. */
      event: "bonus-collected";
      /** Who drew them? */
      seat: Seat;
      /** Bonus tiles: `["f1", "a2"]` or `"f1 a2"`. */
      held_before?: Tiles;
      /** Which came now? */
      tiles: Tiles;
      /** Whether one of them was the last available tile. */
      last?: boolean;
      /** Were they dealt, before any replacement? */
      before_replacement?: boolean;
    }
  | {
      /** Kong payment. In singapore. */
      event: "kong";
      /** Who made it? */
      seat: Seat;
      /** How was it made? */
      kind: "from-discard" | "added" | "concealed";
      /** Was it robbed? */
      robbed?: boolean;
      /** How many tiles could still be drawn? */
      tiles_left?: number;
      /** Was the discarded tile fresh? */
      fresh?: boolean;
      /** Who discarded the tile? */
      from?: Seat;
    }
  | {
      /** The eighth flower was hidden. In singapore. */
      event: "hidden-eighth";
      /** Who holds the other seven? */
      holder: Seat;
      /** How did the hand end? */
      cause: "draw" | "other-win";
      /** Whether the holder demanded the inspection in time; by default true. */
      demanded?: boolean;
      /** Who hid the eighth, or broke up the hand before the inspection? */
      hider: Seat;
      /** Another player who broke up the hand before the inspection. */
      other_hider?: Seat;
    }
  | {
      /** False win. In singapore. */
      event: "false-win";
      /** Who called it? */
      seat: Seat;
      /** How did the tile come? */
      by: WinBy;
      /** From whom? */
      from?: Seat;
      /** Whether the hand continues. */
      plays_on?: boolean;
    }
  | {
      /** Showed the hidden tiles after a declared win. In singapore. */
      event: "reveal-after-declaration";
      /** Who showed them? */
      seat: Seat;
      /** What was declared? */
      declared: "eight-flowers" | "early-three-dragons" | "early-four-winds";
      /** Was the hand complete all the same? */
      hand_complete: boolean;
    }
  | {
      /** Too few tiles. In singapore. */
      event: "short-hand";
      /** Who was it? */
      seat: Seat;
    }
  | {
      /** Too many tiles, or a wrong one taken. In singapore. */
      event: "long-hand";
      /** Who was it? */
      seat: Seat;
    }
  | {
      /** A dropped tile was taken. In singapore. */
      event: "dropped-tile";
      /** Who took it? */
      seat: Seat;
      /** The player who dropped it; if the options let an opponent take it, neither of the two may win. */
      from?: Seat;
    }
  | {
      /** Nobody won. In singapore. */
      event: "drawn-hand";
      /** Was there a kong in this hand? */
      kong: boolean;
    }
  | {
      /**
       * A win, already counted. In riichi-ema-2025, riichi-ema-2016, riichi-wrc-2015, riichi-wrc-2025,
       * riichi-mleague, riichi-tenhou, riichi-majsoul, riichi-jpml-a.
       */
      event: "settle-win";
      /** Who won? */
      seat: Seat;
      /** How did the tile come? */
      by: WinBy;
      /** From whom? */
      from?: Seat;
      /** Fan, faan, tai or han; in riichi optional with `yakuman`. */
      value?: number;
      /** Riichi, below 5 han. */
      fu?: number;
      /** Riichi: the number of yakuman, instead of han. */
      yakuman?: number;
      /** In rule sets that have counters, bets or debts. */
      on_table?: OnTable;
      /** The player who is liable for the hand by a fact of the table; in riichi for one yakuman of it. */
      liable?: Seat;
      /** Riichi: liabilities for yakuman. */
      liability?: Liability[];
    }
  | {
      /**
       * Several win on one discard. In riichi-ema-2025, riichi-ema-2016, riichi-wrc-2015, riichi-wrc-2025,
       * riichi-mleague, riichi-tenhou, riichi-majsoul, riichi-jpml-a.
       */
      event: "multiple-wins";
      /** Who discarded? */
      from: Seat;
      /** Each with the player who is liable for the hand, if any. Riichi takes hands too, and scores them. */
      winners: (CountedWinner | HandWinner)[];
      /** The prevailing wind; required for hands. */
      prevailing?: Seat;
      /** Was it a robbed kong? */
      robbed?: boolean;
      /** Riichi: the players in riichi take back their bets, if the options say so. */
      on_table?: OnTable;
    }
  | {
      /**
       * May riichi be declared? In riichi-ema-2025, riichi-ema-2016, riichi-wrc-2015, riichi-wrc-2025,
       * riichi-mleague, riichi-tenhou, riichi-majsoul, riichi-jpml-a.
       */
      event: "riichi";
      /** Who declares it? */
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
      /**
       * May a kong be declared after riichi? In riichi-ema-2025, riichi-ema-2016, riichi-wrc-2015,
       * riichi-wrc-2025, riichi-mleague, riichi-tenhou, riichi-majsoul, riichi-jpml-a.
       */
      event: "kong-after-riichi";
      /** Who declares it? */
      seat?: Seat;
      /** Of which tiles is the kong? */
      kind: "concealed" | "from-discard";
      /** The drawn tile; required for a concealed kong. */
      tile?: string;
      /** The tiles before the draw: 13, three fewer for each concealed kong. */
      hand?: Tiles;
      /** Whether it was the last tile of the wall. */
      last?: boolean;
    }
  | {
      /**
       * May a discard be claimed? In riichi-ema-2025, riichi-ema-2016, riichi-wrc-2015, riichi-wrc-2025,
       * riichi-mleague, riichi-tenhou, riichi-majsoul, riichi-jpml-a.
       */
      event: "claim";
      /** Who wants the tile? */
      seat: Seat;
      /** What is it claimed for? */
      action: "win" | "pung";
      /** Which tile? */
      tile: string;
      /** The discarder. It has no effect. */
      from?: Seat;
      /** The tiles for which the player waits. */
      waiting?: Tiles;
      /** Another key of `waiting`. */
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
      /** Has the player drawn a tile since then? */
      own_turn_since?: boolean;
      /** Riichi: whether the player has claimed a tile since. */
      own_claim_since?: boolean;
      /** Was the player skipped since then, by another player’s pung or kong? */
      skipped?: boolean;
      /** Whether the hand has a higher value than with the win that was passed on. */
      worth_more?: boolean;
    }
  | {
      /**
       * Nobody won: the wall has ended. In riichi-ema-2025, riichi-ema-2016, riichi-wrc-2015,
       * riichi-wrc-2025, riichi-mleague, riichi-tenhou, riichi-majsoul, riichi-jpml-a.
       */
      event: "exhaustive-draw";
      /** Whose hand waits for a tile (tenpai)? */
      tenpai: Seat[];
      /**
       * Players who discarded only terminals and honours, none of them claimed, if the options pay for it.
       */
      nagashi?: Seat[];
      /** In rule sets that have counters, bets or debts. */
      on_table?: OnTable;
    }
  | {
      /**
       * May the hand be broken off? In riichi-ema-2025, riichi-ema-2016, riichi-wrc-2015, riichi-wrc-2025,
       * riichi-mleague, riichi-tenhou, riichi-majsoul, riichi-jpml-a.
       */
      event: "abortive-draw";
      /** What happened? */
      kind: "nine-kinds" | "four-winds" | "four-riichi" | "four-kongs" | "triple-ron";
      /** Who was it? */
      seat?: Seat;
      /** Whether one player made all four kongs. */
      one_player?: boolean;
      /** In rule sets that have counters, bets or debts. */
      on_table?: OnTable;
    }
  | {
      /**
       * Who deals next? Is the game over? In riichi-ema-2025, riichi-ema-2016, riichi-wrc-2015,
       * riichi-wrc-2025, riichi-mleague, riichi-tenhou, riichi-majsoul, riichi-jpml-a.
       */
      event: "next-hand";
      /** Empty if `draw` has the kind of draw. */
      winners?: Seat[];
      /** How did it end? */
      draw?: "exhaustive" | "abortive";
      /** Whose hand waits for a tile (tenpai)? */
      tenpai?: Seat[];
      /** The prevailing wind. */
      round: Seat;
      /** The number of the hand in the round. */
      hand: 1 | 2 | 3 | 4;
      /** After the hand; required if the end of the game depends on them. */
      scores?: Payments;
      /** In rule sets that have counters, bets or debts. */
      on_table?: OnTable;
    }
  | {
      /**
       * The game is over: final scores. In riichi-ema-2025, riichi-ema-2016, riichi-wrc-2015,
       * riichi-wrc-2025, riichi-mleague, riichi-tenhou, riichi-majsoul, riichi-jpml-a.
       */
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
      overall?: SomePayments;
      /** Deductions from the overall scores, in points: `{ E: 20 }`. */
      penalties?: SomePayments;
    }
  | {
      /** A win, already counted. In mcr, mcr-wmo-2006. */
      event: "settle-win";
      /** Who won? */
      seat: Seat;
      /** How did the tile come? */
      by: WinBy;
      /** From whom? */
      from?: Seat;
      /** Fan, faan, tai or han; in riichi optional with `yakuman`. */
      value: number;
    }
  | {
      /**
       * Several want to win on one discard. In mcr, mcr-wmo-2006, taiwanese, taiwanese-cml, taiwanese-star31,
       * taiwanese-shenlaiye, taiwanese-home, taiwanese-southern, hk-taiwanese, hk-taiwanese-2025.
       */
      event: "claims-on-discard";
      /** Who discarded? */
      from: Seat;
      /** The players who claim it. In MCR, the hand has no effect. */
      claims: {
        seat: Seat;
        hand?: "ordinary" | "thirteen-orphans";
      }[];
    }
  | {
      /** Nobody won. In mcr, mcr-wmo-2006. */
      event: "draw";
    }
  | {
      /** False win. In mcr, mcr-wmo-2006. */
      event: "false-win";
      /** Who was it? */
      seat: Seat;
      /** The fault of the hand; the others play on. */
      fault: "below-minimum" | "wrong-tile" | "not-ready";
    }
  | {
      /** Who deals next? Who sits where? In mcr, mcr-wmo-2006. */
      event: "next-hand";
      /** The prevailing wind. */
      round: Seat;
      /** The number of the hand in the round. */
      hand: 1 | 2 | 3 | 4;
    }
  | {
      /** The session is over: table points. In mcr, mcr-wmo-2006. */
      event: "table-points";
      /** The final scores, including penalties. */
      table: Payments;
      /**
       * Players who were away or lost the session: they get no table points, and the three others 4, 2, 1.
       */
      absent?: Seat[];
      /** Table points that are deducted. */
      penalties?: SomePayments;
      /** The table points of earlier sessions; by default 0. */
      overall?: SomePayments;
      /** The sum of the scores of earlier sessions, which breaks ties. */
      scores_before?: Payments;
    }
  | {
      /**
       * A win, already counted. In taiwanese, taiwanese-cml, taiwanese-star31, taiwanese-shenlaiye,
       * taiwanese-home, taiwanese-southern.
       */
      event: "settle-win";
      /** Who won? */
      seat: Seat;
      /** How did the tile come? */
      by: WinBy;
      /** From whom? */
      from?: Seat;
      /** Fan, faan, tai or han; in riichi optional with `yakuman`. */
      value: number;
      /** In rule sets that have counters, bets or debts. */
      on_table?: OnTable;
      /** Riichi: liabilities for yakuman. */
      liability?: Liability[];
    }
  | {
      /**
       * Several win on one discard. In taiwanese, taiwanese-cml, taiwanese-star31, taiwanese-shenlaiye,
       * taiwanese-home, taiwanese-southern, hk-taiwanese, hk-taiwanese-2025.
       */
      event: "multiple-wins";
      /** Who discarded? */
      from: Seat;
      /** Each with the player who is liable for the hand, if any. Riichi takes hands too, and scores them. */
      winners: {
        seat: Seat;
        /** The value of the hand. */
        value: number;
        /** The player who is liable for the hand. */
        liable?: Seat;
      }[];
      /** Riichi: the players in riichi take back their bets, if the options say so. */
      on_table?: OnTable;
    }
  | {
      /**
       * False win. In taiwanese, taiwanese-cml, taiwanese-star31, taiwanese-shenlaiye, taiwanese-home,
       * taiwanese-southern, hk-taiwanese, hk-taiwanese-2025.
       */
      event: "false-win";
      /** Who was it? */
      seat: Seat;
      /** In rule sets that have counters, bets or debts. */
      on_table?: OnTable;
    }
  | {
      /**
       * Who deals next? Is the game over? In taiwanese, taiwanese-cml, taiwanese-star31, taiwanese-shenlaiye,
       * taiwanese-home, taiwanese-southern, hk-taiwanese, hk-taiwanese-2025.
       */
      event: "next-hand";
      /** Empty if `draw` has the kind of draw. */
      winners: Seat[];
      /** The prevailing wind. */
      round: Seat;
      /** The number of the hand in the round. */
      hand: 1 | 2 | 3 | 4;
      /** In rule sets that have counters, bets or debts. */
      on_table?: OnTable;
    }
  | {
      /** A win, already counted. In hk-taiwanese, hk-taiwanese-2025. */
      event: "settle-win";
      /** Who won? */
      seat: Seat;
      /** How did the tile come? */
      by: WinBy;
      /** From whom? */
      from?: Seat;
      /** Fan, faan, tai or han; in riichi optional with `yakuman`. */
      value: number;
      /** In rule sets that have counters, bets or debts. */
      on_table?: OnTable;
    }
  | {
      /** Debts after a hand. In hk-taiwanese, hk-taiwanese-2025. */
      event: "carry";
      /** Who owes whom how much? */
      debts: Debt[];
      /** Who won how much off whom? */
      wins: CarriedWin[];
      /** Was it a self-draw? */
      self_draw?: boolean;
    }
  | {
      /** May a debt be paid off now? In hk-taiwanese, hk-taiwanese-2025. */
      event: "carry-cut";
      /** Who owes whom how much? */
      debts: Debt[];
      /** Who is the creditor? */
      creditor: Seat;
      /** Who is the debtor? */
      debtor: Seat;
    }
  | {
      /** All debts at the end. In hk-taiwanese, hk-taiwanese-2025. */
      event: "carry-collect";
      /** Who owes whom how much? */
      debts: Debt[];
    }
  | {
      /** Flowers. In hk-taiwanese, hk-taiwanese-2025. */
      event: "bonus-collected";
      /** Who drew them? */
      seat: Seat;
      /** Bonus tiles: `["f1", "a2"]` or `"f1 a2"`. */
      held_before?: Tiles;
      /** Which came now? */
      tiles: Tiles;
    }
  | {
      /** A flower win is declined. In hk-taiwanese, hk-taiwanese-2025. */
      event: "flower-win-declined";
      /** Who declined it? */
      seat: Seat;
      /** Which win was it? */
      kind: "eight-flowers" | "seven-robs-one";
      /** Who drew the eighth? */
      from?: Seat;
    }
  | {
      /** Kong payment. In hk-taiwanese, hk-taiwanese-2025. */
      event: "kong";
      /** Who made it? */
      seat: Seat;
      /** How was it made? */
      kind: "from-discard" | "added" | "concealed";
    }
  | {
      /** All four discard the same tile. In hk-taiwanese, hk-taiwanese-2025. */
      event: "same-discard";
      /** Who was the first? */
      seat: Seat;
      /** Which tile? */
      tile: string;
    }
  | {
      /** A win is taken back. In hk-taiwanese, hk-taiwanese-2025. */
      event: "empty-win";
      /** Who was it? */
      seat: Seat;
      /** How many times has the player done this in this session, this time included? */
      times?: number;
    }
  | {
      /** A claim is taken back. In hk-taiwanese, hk-taiwanese-2025. */
      event: "claim-cancelled";
      /** Who was it? */
      seat: Seat;
      /** How many times has the player done this in this session, this time included? */
      times?: number;
    }
  | {
      /** A wrong concealed kong. In hk-taiwanese, hk-taiwanese-2025. */
      event: "false-kong";
      /** Who was it? */
      seat: Seat;
      /** How many times has the player done this in this session, this time included? */
      times?: number;
    }
  | {
      /** Red card. In hk-taiwanese, hk-taiwanese-2025. */
      event: "red-card";
      /** Who was it? */
      seat: Seat;
      /** How many times has the player done this in this session, this time included? */
      times?: number;
    }
  | FoulRequest
  | DrawRequest
  | HanchanRequest
);

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

/** A winner with a counted hand. */
export interface CountedWinner {
  seat: Seat;
  /** The value of the hand; optional only with `yakuman`. */
  value?: number;
  /** Fu. */
  fu?: number;
  /** The number of yakuman, instead of a value. */
  yakuman?: number;
  /** The player who is liable for the hand. */
  liable?: Seat;
  /** Liabilities for parts of the hand. */
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

/** A number for some of the players. */
export interface SomePayments {
  E?: number;
  S?: number;
  W?: number;
  N?: number;
}

/** What a player owes a winner for one hand. */
export interface CarriedWin {
  winner: Seat;
  payer: Seat;
  /** At least 1. */
  points: number;
}

/**
 * A foul. Penalty books have no options. With the key of a rule set whose options choose the penalty book,
 * that book is used.
 */
export interface FoulRequest {
  event: "foul";
  /** A clause (`"F5"`, `"E1"`), or the key of a foul (`"noten-riichi"`), whose questions are required. */
  foul: string;
  /** Answers to its questions, by their keys. Answers without effect are ignored. */
  facts?: FoulFacts;
}

/**
 * Facts of a foul. `penaltyBooks()` lists the questions of each foul; with these facts about the table the
 * verdict also contains amounts.
 */
export interface FoulFacts {
  /** Did anything else end the hand at that moment? */
  same_time?: "nothing" | "win" | "draw";
  /** Who was it? */
  seat?: Seat;
  /** What was the player’s overall score? */
  overall?: number | string;
  /** Who declared riichi in this hand? */
  declared?: Seat[];
  /** How many riichi bets lay there from hands before? */
  bets?: number;
  /** How many continuance counters? */
  counters?: number;
  /** Who was tenpai? */
  tenpai?: Seat[];
  [key: string]: string | number | boolean | Seat[] | undefined;
}

/** The noten payments and the next dealer, by a penalty book. */
export interface DrawRequest {
  event: "exhaustive-draw";
  tenpai: Seat[];
}

/** The overall gain of each player in a hanchan, by a penalty book. */
export interface HanchanRequest {
  event: "hanchan";
  /** The final points: together the starting points, or less by each bet left on the table. */
  table: Payments;
  /** The overall scores before; by default 0. */
  overall?: Payments;
  /** Deductions from the overall scores, in points: `{ E: 20 }`. */
  penalties?: SomePayments;
}

/** A game: the entries in any order, without results. */
export interface GameLog {
  /** The version of the format. */
  "tilewise-game": 1;
  entries: GameEntry[];
}

/** An entry of a log: an event with its ID. A duplicate counts once. */
export interface GameEntry {
  /** A unique ID, made on the device. */
  id: string;
  /** The device that made the entry. */
  device: string;
  /**
   * The position in the order of all entries: one more than the highest that the device had received. Entries
   * with equal counters are ordered by `device`, then `id`.
   */
  counter: number;
  /** Milliseconds since 1970. It isn't used for the order, because clocks differ. */
  time: number;
  /** The person who made the entry. In a game, the page doesn't write it. */
  author?: string;
  /** The event; its field `told` is the kind. */
  input: GameInput;
}

/** A game event. */
export type GameInput =
  | OpenedInput
  | BetInput
  | WonHandInput
  | WonCountedInput
  | SeveralWonInput
  | DrawnInput
  | HappenedInput
  | FoulInput
  | SeatsInput
  | JoinedInput
  | SubstituteInput
  | RulesInput
  | DeletedInput
  | ReplacedInput
  | ChipsInput
  | PaidInput
  | NotedInput
  | PlainInput;

/** The game is opened. `seats` has for each seat the index in `players`. */
export interface OpenedInput {
  told: "opened";
  /** The key of a rule set. */
  ruleset: string;
  /** Options that differ from the defaults. */
  options?: Record<string, OptionValue>;
  /** The penalty book for fouls. */
  penalty_book?: string;
  /** The names of at least four players. */
  players: string[];
  seats: Seating;
  /** The starting score of each player. */
  start?: number;
  /** The table of a club at which the game is played. It changes nothing in the game. */
  club?: OpenedClub;
}

/** The player in each seat. */
export interface Seating {
  E: Player;
  S: Player;
  W: Player;
  N: Player;
}

/** A player of a game, as an index in the list of players. */
export type Player = number;

/** A table of a club. */
export interface OpenedClub {
  /** The ID of the club. */
  club: string;
  /** The ID of the night. */
  night: string;
  /** The ID of the draw of the round. */
  draw: string;
  /** The round of the night, from 1. */
  round: number;
  /** The number of the table, from 1. */
  table: number;
  /** The IDs of the members, by player; empty for a player who is no member. */
  members: string[];
  /** The time at which the round is to end, in milliseconds since 1970, if its clock has started. */
  ends?: number;
}

/** A player bets (riichi). */
export interface BetInput {
  told: "bet";
  player: Player;
}

/** A hand was won, with its tiles: a `ScoreRequest` without the facts that the game derives. */
export interface WonHandInput {
  told: "won";
  /** The seating of the event, if it differs from that of the game. */
  seats?: Seating;
  hand: Hand;
  win: Win;
  /** The winner. */
  seat: Seat;
  circumstances?: Circumstance[];
  /** Liabilities in the order in which they arose. */
  liability?: Liability[];
}

/** A hand was won, already counted: the fields of `settle-win` without derived facts. */
export interface WonCountedInput {
  told: "won";
  /** The seating of the event, if it differs from that of the game. */
  seats?: Seating;
  /** The rule set that defines the fields; by default that of the game. */
  ruleset?: string;
  /** Who won? */
  seat: Seat | null;
  /** How did the tile come? */
  by?: WinBy | null;
  /** From whom? */
  from?: Seat | null;
  /** What is the hand worth? */
  value?: number | null;
  /** Who is liable for the hand? */
  liable?: Seat | null;
  /** How many fu? */
  fu?: number | null;
  /** How many yakuman is it? */
  yakuman?: number | null;
  liability?: Liability[] | null;
}

/** Several players won the hand. */
export interface SeveralWonInput {
  told: "several-won";
  /** The seating of the event, if it differs from that of the game. */
  seats?: Seating;
  wins: GameWin[];
}

/** A win of a game. */
export type GameWin = WonHand | WonCounted;

/** A hand with its tiles: a `ScoreRequest` without derived facts. */
export interface WonHand {
  hand: Hand;
  win: Win;
  /** The winner. */
  seat: Seat;
  circumstances?: Circumstance[];
  /** Liabilities in the order in which they arose. */
  liability?: Liability[];
}

/** A counted hand: the fields of `settle-win` without derived facts. An open answer is `null`. */
export interface WonCounted {
  /** The rule set that defines the fields; by default that of the game. */
  ruleset?: string;
  /** Who won? */
  seat: Seat | null;
  /** How did the tile come? */
  by?: WinBy | null;
  /** From whom? */
  from?: Seat | null;
  /** What is the hand worth? */
  value?: number | null;
  /** Who is liable for the hand? */
  liable?: Seat | null;
  /** How many fu? */
  fu?: number | null;
  /** How many yakuman is it? */
  yakuman?: number | null;
  liability?: Liability[] | null;
}

/**
 * The hand was drawn. Without `event`, by the first draw event of the rule set; if it requires fields
 * (riichi: `tenpai`), they must be present.
 */
export interface DrawnInput {
  told: "drawn";
  /** The seating of the event, if it differs from that of the game. */
  seats?: Seating;
  /** The key of the event. */
  event?: string;
  /** The rule set that defines the fields; by default that of the game. */
  ruleset?: string;
  /** Who won? */
  seat?: Seat | null;
  /** How did the tile come? */
  by?: WinBy | null;
  /** From whom? */
  from?: Seat | null;
  /** What is the hand worth? */
  value?: number | null;
  /** Who is liable for the hand? */
  liable?: Seat | null;
  /** Who claims it? */
  claims?:
    | {
        seat: Seat;
        hand: "ordinary" | "thirteen-orphans";
      }[]
    | {
        seat: Seat;
        hand?: "ordinary" | "thirteen-orphans";
      }[]
    | null;
  /** What is it claimed for? */
  action?: "win" | "pung" | null;
  /** Which tile? */
  tile?: string | null;
  /** What did the player discard on the last own turn? */
  own_discards?: Tiles | null;
  /** Which tiles did the player let pass since the last own turn? */
  missed?: Tiles | null;
  /** What could the player have claimed them for? */
  missed_for?: "win" | "pung" | "both" | null;
  /** What completes the hand? */
  waiting?: Tiles | null;
  /** Has the player drawn a tile since then? */
  own_turn_since?: boolean | null;
  /** Was the player skipped since then, by another player’s pung or kong? */
  skipped?: boolean | null;
  /** Is the hand worth more than with the win that was let pass? */
  worth_more?: boolean | null;
  /** Who won? */
  winners?:
    | {
        seat: Seat;
        /** The value of the hand. */
        value: number;
        /** The player who is liable for the hand. */
        liable?: Seat;
      }[]
    | (CountedWinner | HandWinner)[]
    | Seat[]
    | null;
  /** Was it a robbed gong? */
  robbed?: boolean | null;
  /** Is it Thirteen Wonders that waits for all thirteen tiles? */
  pure?: boolean | null;
  /** Which bonus tiles did the player have before? */
  held_before?: Tiles | null;
  /** Which came now? */
  tiles?: Tiles | null;
  /** Was one of them the last available tile? */
  last?: boolean | null;
  /** Were they dealt, before any replacement? */
  before_replacement?: boolean | null;
  /** How was it made? */
  kind?:
    | "from-discard"
    | "added"
    | "concealed"
    | "nine-kinds"
    | "four-winds"
    | "four-riichi"
    | "four-kongs"
    | "triple-ron"
    | "eight-flowers"
    | "seven-robs-one"
    | null;
  /** How many tiles could still be drawn? */
  tiles_left?: number | null;
  /** Was the discarded tile fresh? */
  fresh?: boolean | null;
  /** Who holds the other seven? */
  holder?: Seat | null;
  /** How did the hand end? */
  cause?: "draw" | "other-win" | null;
  /** Did that player demand to see all hands: before the last tile was drawn, or at once after the win? */
  demanded?: boolean | null;
  /** Who hid the eighth, or broke up the hand before the inspection? */
  hider?: Seat | null;
  /** Who else broke up the hand before the inspection? */
  other_hider?: Seat | null;
  /** Is the hand played on, without the player? */
  plays_on?: boolean | null;
  /** What was declared? */
  declared?: "eight-flowers" | "early-three-dragons" | "early-four-winds" | null;
  /** Was the hand complete all the same? */
  hand_complete?: boolean | null;
  /** Was there a kong in this hand? */
  kong?: boolean | null;
  /** How many fu? */
  fu?: number | null;
  /** How many yakuman is it? */
  yakuman?: number | null;
  liability?: Liability[] | null;
  /** Which wind is the prevailing one? */
  prevailing?: Seat | null;
  /** Has the player claimed a chow, a pung or a kong? */
  open?: boolean | null;
  /** How many points has the player? */
  points?: number | null;
  /** Which 14 tiles does the player hold? */
  hand?: Tiles | 1 | 2 | 3 | 4 | null;
  /** Of which tiles are the concealed kongs? */
  kongs?: Tiles | null;
  /** Which tiles has the player added to kongs? */
  added?: Tiles | null;
  /** Is the player in riichi? */
  riichi?: boolean | null;
  /** Has the player claimed a tile since then? */
  own_claim_since?: boolean | null;
  /** Whose hand waits for a tile (tenpai)? */
  tenpai?: Seat[] | null;
  /** Who discarded terminals and honors alone, none of them claimed (nagashi mangan)? */
  nagashi?: Seat[] | null;
  /** Did one player make all four? */
  one_player?: boolean | null;
  /** How did it end? */
  draw?: "exhaustive" | "abortive" | null;
  /** What did each have before? */
  overall?: SomePayments | null;
  /** What is taken from each? */
  penalties?: SomePayments | null;
  /** What is wrong with the hand? */
  fault?: "below-minimum" | "wrong-tile" | "not-ready" | null;
  /** Who was absent or forfeited? */
  absent?: Seat[] | null;
  /** What do the scores of the sessions before sum to? */
  scores_before?: Payments | null;
  /** Who won how much off whom? */
  wins?: CarriedWin[] | null;
  /** Was it a self-draw? */
  self_draw?: boolean | null;
  /** Who is the creditor? */
  creditor?: Seat | null;
  /** Who is the debtor? */
  debtor?: Seat | null;
  /** How many times has the player done this in this session, this time included? */
  times?: number | null;
  [key: string]: unknown;
}

/** An event with the fields of an `EventRequest`, without derived facts. */
export interface HappenedInput {
  told: "happened";
  /** The seating of the event, if it differs from that of the game. */
  seats?: Seating;
  /** The key of the event. */
  event: string;
  /** The rule set that defines the fields; by default that of the game. */
  ruleset?: string;
  /** Who won? */
  seat?: Seat | null;
  /** How did the tile come? */
  by?: WinBy | null;
  /** From whom? */
  from?: Seat | null;
  /** What is the hand worth? */
  value?: number | null;
  /** Who is liable for the hand? */
  liable?: Seat | null;
  /** Who claims it? */
  claims?:
    | {
        seat: Seat;
        hand: "ordinary" | "thirteen-orphans";
      }[]
    | {
        seat: Seat;
        hand?: "ordinary" | "thirteen-orphans";
      }[]
    | null;
  /** What is it claimed for? */
  action?: "win" | "pung" | null;
  /** Which tile? */
  tile?: string | null;
  /** What did the player discard on the last own turn? */
  own_discards?: Tiles | null;
  /** Which tiles did the player let pass since the last own turn? */
  missed?: Tiles | null;
  /** What could the player have claimed them for? */
  missed_for?: "win" | "pung" | "both" | null;
  /** What completes the hand? */
  waiting?: Tiles | null;
  /** Has the player drawn a tile since then? */
  own_turn_since?: boolean | null;
  /** Was the player skipped since then, by another player’s pung or kong? */
  skipped?: boolean | null;
  /** Is the hand worth more than with the win that was let pass? */
  worth_more?: boolean | null;
  /** Who won? */
  winners?:
    | {
        seat: Seat;
        /** The value of the hand. */
        value: number;
        /** The player who is liable for the hand. */
        liable?: Seat;
      }[]
    | (CountedWinner | HandWinner)[]
    | Seat[]
    | null;
  /** Was it a robbed gong? */
  robbed?: boolean | null;
  /** Is it Thirteen Wonders that waits for all thirteen tiles? */
  pure?: boolean | null;
  /** Which bonus tiles did the player have before? */
  held_before?: Tiles | null;
  /** Which came now? */
  tiles?: Tiles | null;
  /** Was one of them the last available tile? */
  last?: boolean | null;
  /** Were they dealt, before any replacement? */
  before_replacement?: boolean | null;
  /** How was it made? */
  kind?:
    | "from-discard"
    | "added"
    | "concealed"
    | "nine-kinds"
    | "four-winds"
    | "four-riichi"
    | "four-kongs"
    | "triple-ron"
    | "eight-flowers"
    | "seven-robs-one"
    | null;
  /** How many tiles could still be drawn? */
  tiles_left?: number | null;
  /** Was the discarded tile fresh? */
  fresh?: boolean | null;
  /** Who holds the other seven? */
  holder?: Seat | null;
  /** How did the hand end? */
  cause?: "draw" | "other-win" | null;
  /** Did that player demand to see all hands: before the last tile was drawn, or at once after the win? */
  demanded?: boolean | null;
  /** Who hid the eighth, or broke up the hand before the inspection? */
  hider?: Seat | null;
  /** Who else broke up the hand before the inspection? */
  other_hider?: Seat | null;
  /** Is the hand played on, without the player? */
  plays_on?: boolean | null;
  /** What was declared? */
  declared?: "eight-flowers" | "early-three-dragons" | "early-four-winds" | null;
  /** Was the hand complete all the same? */
  hand_complete?: boolean | null;
  /** Was there a kong in this hand? */
  kong?: boolean | null;
  /** How many fu? */
  fu?: number | null;
  /** How many yakuman is it? */
  yakuman?: number | null;
  liability?: Liability[] | null;
  /** Which wind is the prevailing one? */
  prevailing?: Seat | null;
  /** Has the player claimed a chow, a pung or a kong? */
  open?: boolean | null;
  /** How many points has the player? */
  points?: number | null;
  /** Which 14 tiles does the player hold? */
  hand?: Tiles | 1 | 2 | 3 | 4 | null;
  /** Of which tiles are the concealed kongs? */
  kongs?: Tiles | null;
  /** Which tiles has the player added to kongs? */
  added?: Tiles | null;
  /** Is the player in riichi? */
  riichi?: boolean | null;
  /** Has the player claimed a tile since then? */
  own_claim_since?: boolean | null;
  /** Whose hand waits for a tile (tenpai)? */
  tenpai?: Seat[] | null;
  /** Who discarded terminals and honors alone, none of them claimed (nagashi mangan)? */
  nagashi?: Seat[] | null;
  /** Did one player make all four? */
  one_player?: boolean | null;
  /** How did it end? */
  draw?: "exhaustive" | "abortive" | null;
  /** What did each have before? */
  overall?: SomePayments | null;
  /** What is taken from each? */
  penalties?: SomePayments | null;
  /** What is wrong with the hand? */
  fault?: "below-minimum" | "wrong-tile" | "not-ready" | null;
  /** Who was absent or forfeited? */
  absent?: Seat[] | null;
  /** What do the scores of the sessions before sum to? */
  scores_before?: Payments | null;
  /** Who won how much off whom? */
  wins?: CarriedWin[] | null;
  /** Was it a self-draw? */
  self_draw?: boolean | null;
  /** Who is the creditor? */
  creditor?: Seat | null;
  /** Who is the debtor? */
  debtor?: Seat | null;
  /** How many times has the player done this in this session, this time included? */
  times?: number | null;
  [key: string]: unknown;
}

/** A foul, by the rules of the penalty book. */
export interface FoulInput {
  told: "foul";
  /** The seating of the event, if it differs from that of the game. */
  seats?: Seating;
  /** The penalty book, if the game names none; by default that of its rules. */
  penalty_book?: string;
  /** The key of the foul. */
  foul: string;
  /** A clause of the foul. */
  clause?: string;
  /** Answers to the questions of the foul, without facts that the game derives. */
  facts?: Record<string, unknown>;
}

/** The players take other seats, in the first hand of a round. */
export interface SeatsInput {
  told: "seats";
  seats: Seating;
}

/** A new player without a seat. */
export interface JoinedInput {
  told: "joined";
  name: string;
}

/** A substitute takes over for the player; without `name` the player is back. */
export interface SubstituteInput {
  told: "substitute";
  player: Player;
  name?: string;
}

/** Other rules from now on. */
export interface RulesInput {
  told: "rules";
  /** The key of a rule set. */
  ruleset: string;
  /** Options that differ from the defaults. */
  options?: Record<string, OptionValue>;
  /** The penalty book for fouls. */
  penalty_book?: string;
}

/** An earlier entry is deleted. */
export interface DeletedInput {
  told: "corrected";
  /** The id of the entry. */
  of: string;
  change: "delete";
}

/** An earlier entry is replaced, or another event is inserted before it. */
export interface ReplacedInput {
  told: "corrected";
  /** The id of the entry. */
  of: string;
  change: "replace" | "insert-before";
  input: GameInput;
}

/** The chips of each player are counted. */
export interface ChipsInput {
  told: "chips";
  chips: PlayerChips[];
}

/** The counted chips of a player. */
export interface PlayerChips {
  player: Player;
  amount: number;
}

/** A payment between players outside the rules, such as a side bet. */
export interface PaidInput {
  told: "paid";
  from: Player;
  to: Player;
  /** Above 0; an integer where the rules have no fractions. */
  amount: number;
  note?: string;
}

/** The place and a note of the game, instead of earlier ones. */
export interface NotedInput {
  told: "noted";
  /** Where the game is played. */
  place?: string;
  note?: string;
}

/**
 * The game is closed, or open again; the device of the entry releases the write lock, or acquires it and
 * accepts all entries that others made.
 */
export interface PlainInput {
  told: "closed" | "reopened" | "pen-given" | "pen-taken";
}

/** A club: the entries in any order, without results. */
export interface ClubLog {
  /** The version of the format. */
  "tilewise-club": 1;
  entries: ClubEntry[];
}

/** An entry of a log: an event with its ID. A duplicate counts once. */
export interface ClubEntry {
  /** A unique ID, made on the device. */
  id: string;
  /** The device that made the entry. */
  device: string;
  /**
   * The position in the order of all entries: one more than the highest that the device had received. Entries
   * with equal counters are ordered by `device`, then `id`.
   */
  counter: number;
  /** Milliseconds since 1970. It isn't used for the order, because clocks differ. */
  time: number;
  /** The person who made the entry. In a game, the page doesn't write it. */
  author?: string;
  /** The event; its field `told` is the kind. */
  input: ClubInput;
}

/** An event of a club. */
export type ClubInput =
  | ProfileInput
  | MemberInput
  | ForgottenInput
  | SeparationInput
  | SeasonOpenedInput
  | SeasonClosedInput
  | NightClosedInput
  | NightPlannedInput
  | NightOpenedInput
  | AttendanceInput
  | FeePaidInput
  | RoundDrawnInput
  | ClockStartedInput
  | TimeAddedInput
  | GameResultInput
  | ScoresResultInput
  | CheckedInput
  | DisputedInput
  | RuledInput
  | AdjustedInput
  | DeletedInput
  | ClubReplacedInput
  | ClubPlainInput;

/** The club is founded, or its name, rules or language change. */
export interface ProfileInput {
  told: "founded" | "profile";
  name: string;
  /** The key of the rule set of its games. */
  ruleset: string;
  /** Options that differ from the defaults. */
  options?: Record<string, OptionValue>;
  /** The penalty book for fouls. */
  penalty_book?: string;
  /** The language of the club as a tag, such as `zh-HK`; without it, the language isn't known. */
  language?: string;
}

/** A member joins, or what is known of the member changes. Missing fields are empty from now on. */
export interface MemberInput {
  told: "member";
  /** The ID of the member, made at random on the device. */
  member: string;
  /** The name in the club. */
  name: string;
  /** The name in public standings, instead of the name in the club. */
  alias?: string;
  /** Whether public standings leave the name out. */
  hidden?: boolean;
  team?: string;
  class?: string;
  /** By default `usual`. Draws can put newcomers and mentors together. */
  experience?: "usual" | "newcomer" | "mentor";
}

/** A member is forgotten: the names go, the results stay. */
export interface ForgottenInput {
  told: "forgotten";
  member: string;
}

/** Two members are never drawn to one table, or may be again. */
export interface SeparationInput {
  told: "separated" | "together";
  /** The IDs of the two members. */
  members: string[];
}

/** A season begins. Its ID is that of the entry. */
export interface SeasonOpenedInput {
  told: "season-opened";
  name: string;
  /** What counts, such as `measure=place:3/2/-1/-3; minimum=6`. The empty text is the sum of all results. */
  policy: string;
}

/** The season is over. */
export interface SeasonClosedInput {
  told: "season-closed";
  /** The ID of the season. */
  season: string;
}

/** The night is over. */
export interface NightClosedInput {
  told: "night-closed";
  /** The ID of the night. */
  night: string;
}

/** The next night is planned. */
export interface NightPlannedInput {
  told: "night-planned";
  /** The date, such as `2026-12-06`; without it, the next night isn't planned any longer. */
  date?: string;
  /** With `date`: the time and the place. */
  details?: string;
}

/** A night begins. Its ID is that of the entry. */
export interface NightOpenedInput {
  told: "night-opened";
  /** The ID of the season. */
  season: string;
  /** The date, such as `2026-11-29`. */
  date: string;
  /** The name or the place. */
  name?: string;
  /** The fee of each member. */
  fee?: number;
}

/** A member is there, will come later, or has left. */
export interface AttendanceInput {
  told: "arrived" | "late" | "left";
  /** The ID of the night. */
  night: string;
  member: string;
}

/** A member pays the fee of the night, or a part of it. */
export interface FeePaidInput {
  told: "fee-paid";
  /** The ID of the night. */
  night: string;
  member: string;
  /** Above 0. */
  amount: number;
}

/** The tables of a round are drawn. The last draw of a round without results counts. */
export interface RoundDrawnInput {
  told: "draw";
  /** The ID of the night. */
  night: string;
  /** The round of the night, from 1. */
  round: number;
  method: "random" | "chart" | "swiss" | "ladder" | "teams";
  /** The number of rounds of the chart, with the method `chart` only. */
  chart_rounds?: number;
  /**
   * The number from which the draw can be repeated, in digits: a text, because it may be larger than JSON
   * numbers are exact.
   */
  seed: string;
  /** The IDs of the members at each table, East first. */
  tables: string[][];
  /** The IDs of the members who wait this round. */
  waiting?: string[];
}

/** The clock of a round starts, at the time of the entry. */
export interface ClockStartedInput {
  told: "clock-started";
  /** The ID of the night. */
  night: string;
  /** The round of the night, from 1. */
  round: number;
  /** The time for the round: at most a day. */
  minutes: number;
}

/** A table gets more time than the others of the round. */
export interface TimeAddedInput {
  told: "time-added";
  /** The ID of the night. */
  night: string;
  round: number;
  /** The number of the table in the draw, from 1. */
  table: number;
  minutes: number;
}

/** The result of a table, as the log of its game. */
export interface GameResultInput {
  told: "result";
  /** The ID of the night. */
  night: string;
  round: number;
  /** The number of the table in the draw, from 1. */
  table: number;
  game: GameLog;
  /** The member of each player. By default, those that the game names in `opened`. */
  players?: PlayerMember[];
}

/** The member who is a player of a game. */
export interface PlayerMember {
  player: Player;
  member: string;
}

/** The result of a table, as final scores that were typed. */
export interface ScoresResultInput {
  told: "result";
  /** The ID of the night. */
  night: string;
  round: number;
  /** The number of the table in the draw, from 1. */
  table: number;
  scores: MemberScore[];
  /** What was left in pots or went to the bank. */
  rest?: number;
}

/** The final score of a member. */
export interface MemberScore {
  member: string;
  score: number;
}

/** A second person confirms a result. */
export interface CheckedInput {
  told: "checked";
  /** The ID of the entry that reports the result. */
  result: string;
}

/** A result is disputed: it doesn't count until there is a ruling. */
export interface DisputedInput {
  told: "disputed";
  /** The ID of the entry that reports the result. */
  result: string;
  reason: string;
}

/** The organiser rules that a result counts, with its own scores or with others. */
export interface RuledInput {
  told: "ruled";
  /** The ID of the entry that reports the result. */
  result: string;
  reason: string;
  /** The final scores that count instead. */
  scores?: MemberScore[];
  /** With `scores`: what was left in pots or went to the bank. */
  rest?: number;
}

/** Points of the season are given to a member, or taken. */
export interface AdjustedInput {
  told: "adjusted";
  /** The ID of the season. */
  season: string;
  member: string;
  /** With at most three decimals; below 0 for a penalty. */
  points: number;
  /**
   * Whose standing changes: that of the member and with it that of the team (the default), or that of the
   * team only.
   */
  for?: "member" | "team";
  reason: string;
}

/** An earlier entry is replaced, or another event is inserted before it. */
export interface ClubReplacedInput {
  told: "corrected";
  /** The id of the entry. */
  of: string;
  change: "replace" | "insert-before";
  input: ClubInput;
}

/**
 * The device of the entry releases the write lock, or acquires it and accepts all entries that others made.
 */
export interface ClubPlainInput {
  told: "pen-given" | "pen-taken";
}

/** The public standings of a season: public names, places and numbers, without IDs. */
export interface PublicSeason {
  /** The version of the format. */
  "tilewise-season": 1;
  /** The name of the club. */
  club: string;
  /** The language of the club as a tag, such as `zh-HK`, if it is known. */
  language?: string;
  /** The name of the season. */
  season: string;
  /** What counts, as in the club. */
  policy: string;
  /** The date of the last night, such as `2026-11-29`. */
  last_night?: string;
  /** The next night, if it is planned. */
  next_night?: PublicNight;
  /** The number of nights. */
  nights: number;
  /**
   * In order of place; those with fewer results than the minimum come last. With classes, so in each class,
   * from the highest.
   */
  members: PublicMember[];
  /** In order of place; empty without teams. */
  teams?: PublicTeam[];
}

/** A planned night in public. */
export interface PublicNight {
  /** The date, such as `2026-12-06`. */
  date: string;
  /** The time and the place; may be missing. */
  details?: string;
}

/** The public standing of a member. */
export interface PublicMember {
  /** The place from 1, in the class if there are classes; missing below the minimum of results. */
  place?: number;
  /** The public name; missing for a member who is hidden or was forgotten. */
  name?: string;
  /** The team, if the member plays for one. */
  team?: string;
  /** The class, if the season has classes. */
  class?: string;
  /** The points by which the member is ranked. */
  points: number;
  /** The number of results. */
  results: number;
  /** The number of results that count. */
  counted: number;
  /** The number of first, second, third and fourth places at tables. A fifth place is in none of them. */
  places: number[];
}

/** The public standing of a team. */
export interface PublicTeam {
  place: number;
  name: string;
  points: number;
}

/** An event of a game. An open answer is `null`. */
export interface Happening {
  /** The key of the event. */
  event: string;
  /** The rule set that defines the fields; by default that of the game. */
  ruleset?: string;
  /** Who won? */
  seat?: Seat | null;
  /** How did the tile come? */
  by?: WinBy | null;
  /** From whom? */
  from?: Seat | null;
  /** What is the hand worth? */
  value?: number | null;
  /** Who is liable for the hand? */
  liable?: Seat | null;
  /** Who claims it? */
  claims?:
    | {
        seat: Seat;
        hand: "ordinary" | "thirteen-orphans";
      }[]
    | {
        seat: Seat;
        hand?: "ordinary" | "thirteen-orphans";
      }[]
    | null;
  /** What is it claimed for? */
  action?: "win" | "pung" | null;
  /** Which tile? */
  tile?: string | null;
  /** What did the player discard on the last own turn? */
  own_discards?: Tiles | null;
  /** Which tiles did the player let pass since the last own turn? */
  missed?: Tiles | null;
  /** What could the player have claimed them for? */
  missed_for?: "win" | "pung" | "both" | null;
  /** What completes the hand? */
  waiting?: Tiles | null;
  /** Has the player drawn a tile since then? */
  own_turn_since?: boolean | null;
  /** Was the player skipped since then, by another player’s pung or kong? */
  skipped?: boolean | null;
  /** Is the hand worth more than with the win that was let pass? */
  worth_more?: boolean | null;
  /** Who won? */
  winners?:
    | {
        seat: Seat;
        /** The value of the hand. */
        value: number;
        /** The player who is liable for the hand. */
        liable?: Seat;
      }[]
    | (CountedWinner | HandWinner)[]
    | Seat[]
    | null;
  /** Was it a robbed gong? */
  robbed?: boolean | null;
  /** Is it Thirteen Wonders that waits for all thirteen tiles? */
  pure?: boolean | null;
  /** Which bonus tiles did the player have before? */
  held_before?: Tiles | null;
  /** Which came now? */
  tiles?: Tiles | null;
  /** Was one of them the last available tile? */
  last?: boolean | null;
  /** Were they dealt, before any replacement? */
  before_replacement?: boolean | null;
  /** How was it made? */
  kind?:
    | "from-discard"
    | "added"
    | "concealed"
    | "nine-kinds"
    | "four-winds"
    | "four-riichi"
    | "four-kongs"
    | "triple-ron"
    | "eight-flowers"
    | "seven-robs-one"
    | null;
  /** How many tiles could still be drawn? */
  tiles_left?: number | null;
  /** Was the discarded tile fresh? */
  fresh?: boolean | null;
  /** Who holds the other seven? */
  holder?: Seat | null;
  /** How did the hand end? */
  cause?: "draw" | "other-win" | null;
  /** Did that player demand to see all hands: before the last tile was drawn, or at once after the win? */
  demanded?: boolean | null;
  /** Who hid the eighth, or broke up the hand before the inspection? */
  hider?: Seat | null;
  /** Who else broke up the hand before the inspection? */
  other_hider?: Seat | null;
  /** Is the hand played on, without the player? */
  plays_on?: boolean | null;
  /** What was declared? */
  declared?: "eight-flowers" | "early-three-dragons" | "early-four-winds" | null;
  /** Was the hand complete all the same? */
  hand_complete?: boolean | null;
  /** Was there a kong in this hand? */
  kong?: boolean | null;
  /** How many fu? */
  fu?: number | null;
  /** How many yakuman is it? */
  yakuman?: number | null;
  liability?: Liability[] | null;
  /** Which wind is the prevailing one? */
  prevailing?: Seat | null;
  /** Has the player claimed a chow, a pung or a kong? */
  open?: boolean | null;
  /** How many points has the player? */
  points?: number | null;
  /** Which 14 tiles does the player hold? */
  hand?: Tiles | 1 | 2 | 3 | 4 | null;
  /** Of which tiles are the concealed kongs? */
  kongs?: Tiles | null;
  /** Which tiles has the player added to kongs? */
  added?: Tiles | null;
  /** Is the player in riichi? */
  riichi?: boolean | null;
  /** Has the player claimed a tile since then? */
  own_claim_since?: boolean | null;
  /** Whose hand waits for a tile (tenpai)? */
  tenpai?: Seat[] | null;
  /** Who discarded terminals and honors alone, none of them claimed (nagashi mangan)? */
  nagashi?: Seat[] | null;
  /** Did one player make all four? */
  one_player?: boolean | null;
  /** How did it end? */
  draw?: "exhaustive" | "abortive" | null;
  /** What did each have before? */
  overall?: SomePayments | null;
  /** What is taken from each? */
  penalties?: SomePayments | null;
  /** What is wrong with the hand? */
  fault?: "below-minimum" | "wrong-tile" | "not-ready" | null;
  /** Who was absent or forfeited? */
  absent?: Seat[] | null;
  /** What do the scores of the sessions before sum to? */
  scores_before?: Payments | null;
  /** Who won how much off whom? */
  wins?: CarriedWin[] | null;
  /** Was it a self-draw? */
  self_draw?: boolean | null;
  /** Who is the creditor? */
  creditor?: Seat | null;
  /** Who is the debtor? */
  debtor?: Seat | null;
  /** How many times has the player done this in this session, this time included? */
  times?: number | null;
  [key: string]: unknown;
}

/** The report on a hand. */
export type ScoreReport = Score | Refusal;

/** The score of a hand. */
export interface Score {
  ok: true;
  ruleset: string;
  /** All options, as used. */
  options: Record<string, OptionValue>;
  elements: Element[];
  rejected: Rejected[];
  /** Riichi. */
  fu?: FuLine[];
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
  /** The level of payment, from mangan on; else `null`. */
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
  /** What is due now and what is carried, if `on_table` has the debts before the win. */
  carried?: Carried;
  /** The payments without liability, if a player is liable. */
  otherwise?: Otherwise;
  /** Inputs without effect. */
  ignored?: Ignored[];
  /** Near misses, if requested: all `rejected` elements, the nearest first. */
  near?: Near[];
}

/** An element that counts. */
export interface Element {
  key: string;
  name: string;
  /** The Chinese name, if the rule book has one. */
  chinese?: string;
  /** The Japanese name, if the rule book has one, in Japanese script. */
  japanese?: string;
  /** The Japanese name in Latin letters. */
  romaji?: string;
  clause: string;
  count: number;
  value: number;
  total: number;
  limit: boolean;
  /** The sets, pairs and bonus tiles that matched: `["555z"]`. */
  sets: string[];
}

/** An element that doesn't count. */
export interface Rejected {
  key: string;
  name: string;
  /** The Chinese name, if the rule book has one. */
  chinese?: string;
  /** The Japanese name, if the rule book has one, in Japanese script. */
  japanese?: string;
  /** The Japanese name in Latin letters. */
  romaji?: string;
  clause: string;
  why: "not-met" | "included-in" | "account-once" | "switched-off";
  /** The key of the element that includes it, or that uses its sets. */
  by?: string;
}

/** A line of an axis. */
export interface FuLine {
  key: string;
  name: string;
  value: number;
}

/** The fu of a set, the pair or the wait; or a line that can't be split. */
export interface FuDetail {
  key: string;
  /** In words. */
  name: string;
  value: number;
  set?: string;
  facts?: FuFact[];
}

/** A fact about a set, the pair or the wait. */
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

/** A payment. */
export interface Transfer {
  from: Seat;
  to: Seat;
  /** In the money of the rule set: a whole number, or one with at most two decimals. */
  amount: number;
  reason: string;
  clause: string;
}

/** An amount of a player that no other seat pays or receives. */
export interface Collected {
  seat: Seat;
  amount: number;
  reason: string;
  clause: string;
}

/** What is due now and what is carried, if the debts before the win are given. */
export interface Carried {
  /** The payments that are due now. */
  transfers: Transfer[];
  /** Their sum for each player. */
  payments: Payments;
  /** The debts afterwards, by the seats of this hand. */
  debts: Debt[];
}

/** The payments without liability. */
export interface Otherwise {
  transfers: Transfer[];
  payments: Payments;
}

/** An input without effect. */
export interface Ignored {
  /** The field, such as `win.from`. */
  at: string;
  /** The reason. */
  message: string;
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
  away?: Distance;
  /** The obstacles in sentences: `"567 characters is a chow"`. */
  in_way: string[];
  /** The nearest known win with the element, in link notation. */
  hand?: string;
}

/** The distance of a hand from an element. */
export interface Distance {
  tiles: number;
  otherwise: number;
}

/** A refusal with all errors. */
export interface Refusal {
  ok: false;
  /** All errors. */
  errors: Reason[];
}

/** An error in a request. */
export interface Reason {
  /** The stable code of the error. */
  code: string;
  /** The error and the expected content. */
  message: string;
  /** The field, such as `hand.melds[0].tiles`. */
  at?: string;
}

/** The report on waits. */
export type WaitsReport = Waits | Refusal;

/** The waits of a hand. */
export interface Waits {
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

/** A tile that completes the hand, with a result for each method of winning. */
export interface Wait {
  tile: string;
  /** The number of copies that are not in the hand. */
  left: number;
  self_draw: ScoreReport;
  discard: ScoreReport;
  /** The same after a declaration (riichi), if the hand can declare. */
  declared?: DeclaredWait;
  /** The word of the rule book for a hand below the minimum, if it has one: `"no yaku"`. */
  no_win?: string;
  /** The ways to reach the minimum, each sufficient, if the hand is below it. */
  shortfall?: string[];
}

/** The results of a wait after a declaration. */
export interface DeclaredWait {
  circumstance: string;
  self_draw: ScoreReport;
  discard: ScoreReport;
}

/** The report on discards. */
export type DiscardsReport = Discards | Refusal;

/** The possible discards of a hand, the best first. */
export interface Discards {
  ok: true;
  discards: Discard[];
}

/** A possible discard. */
export interface Discard {
  tile: string;
  /** The number of tiles that the remaining hand needs until it waits. */
  shanten: number;
  /** The number of unseen tiles that reduce `shanten`. */
  left: number;
  accepts: AcceptedTile[];
  /** The waits, if the remaining hand waits. */
  waits?: DiscardWait[];
}

/** A tile that reduces the distance. */
export interface AcceptedTile {
  tile: string;
  left: number;
}

/** A tile that completes the hand, with a result for each method of winning. */
export interface DiscardWait {
  tile: string;
  /** The number of copies that are not in the hand. */
  left: number;
  self_draw: WinValue;
  discard: WinValue;
  /** The same after a declaration (riichi), if the hand can declare. */
  declared?: DeclaredValue;
  /** The word of the rule book for a hand below the minimum, if it has one: `"no yaku"`. */
  no_win?: string;
  /** The ways to reach the minimum, each sufficient, if the hand is below it. */
  shortfall?: string[];
}

/** The value of a win in short form; `null` if the win is invalid. */
export type WinValue = WonValue | null;

/** The value of a win in short form. */
export interface WonValue {
  fu_total?: number;
  /** `null` below the first level. */
  level?: "mangan" | "haneman" | "baiman" | "sanbaiman" | "counted-yakuman" | "yakuman" | null;
  total: number;
  counted: number;
  below_minimum: boolean;
  /** The amount that the winner would receive. */
  received: number;
}

/** The results of a wait after a declaration. */
export interface DeclaredValue {
  circumstance: string;
  self_draw: WinValue;
  discard: WinValue;
}

/** The report on an event. */
export type EventReport = Ruling | FoulRuling | DrawRuling | HanchanRuling | Refusal;

/** A ruling by a rule set. */
export interface Ruling {
  ok: true;
  clause: string;
  verdict: string;
  allowed?: boolean;
  winners?: Seat[];
  transfers: Transfer[];
  /** Riichi: the bets on the table that players receive. */
  collected?: Collected[];
  /** Amounts that players pay and no player receives. */
  fines?: Collected[];
  /** The sum of the fines. `payments`, the change of a pot and this amount sum to 0. */
  bank?: number;
  /** The gain or loss of each player, including the pot. */
  payments: Payments;
  /** The amount in the pot afterwards. */
  pot?: number;
  /** Effects other than payments. */
  effects?: Record<string, EffectValue>;
  /** The scores of the winning hands, each as the only win and without stakes. */
  hands?: WinningHand[];
  /** What is due now and what is carried, if `on_table` has the debts before the win. */
  carried?: Carried;
  /** Inputs without effect. */
  ignored?: Ignored[];
}

/** A flag, a number, a word, players, tiles or debts, or a value for each player. */
export type EffectValue =
  | boolean
  | number
  | string
  | string[]
  | Debt[]
  | Payments
  | {
      E: Seat;
      S: Seat;
      W: Seat;
      N: Seat;
    };

/** The score of a winning hand. */
export interface WinningHand {
  seat: Seat;
  score: Score;
}

/** The ruling of a penalty book on a foul, an exhaustive draw or a hanchan. */
export interface FoulRuling {
  ok: true;
  /** The clause. For a foul: the line that was named, or found by the facts. */
  clause: string;
  /** A sentence that begins with the name of the outcome. */
  verdict: string;
  transfers: Transfer[];
  /** Amounts that players pay and no player receives. */
  fines?: Collected[];
  /** The gain or loss of each player. */
  payments: Payments;
  effects: FoulEffects;
  /** The penalties among which the referee chooses. */
  offers?: Offer[];
  /** The lines of the book that led to the verdict, in order. */
  steps?: BookLine[];
  /** Additional notes of the book on such a verdict. */
  notes?: BookLine[];
  /** The verdict in amounts, if facts about the table were given. */
  after?: FoulAfter;
}

/** The effects of a foul. Scores at the table only change by a `fine`. */
export interface FoulEffects {
  /**
   * `NP` not penalized, `WARN` warning, `PP` point penalty (as many points as `overall` says), `DH` dead
   * hand, `CH` chonbo, `REDEAL` dealt again, `FURITEN` furiten by the earliest tile, `FORCE` the first call
   * must be done, `EXC` noten without penalty, `REF` the referee decides, `DQ` disqualified, `INFO` no
   * penalty, or scored and not ranked, `FINE` points off the score at the table (`fine`), `DRAW` the win is
   * void and the hand a draw.
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
  /** A fine on the score at the table, to nobody or paid to each of the others. */
  fine?: Fine;
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

/** A fine on a score at the table. */
export interface Fine {
  points: number;
  to: "bank" | "each";
}

/** The next dealer after a foul. */
export type DealerAfter = "normal" | "stays" | "rotates if the offender is East" | "rotates" | "n/a";

/** A penalty that the referee may choose. Numbers are missing if the book has none. */
export interface Offer {
  penalty: "nothing" | "warning" | "points" | "dead-hand" | "chonbo" | "disqualification";
  /** The exact number of points, or several to choose from. */
  points?: number[];
  least?: number;
  most?: number;
}

/** A line of the book. */
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
export interface DrawRuling {
  ok: true;
  clause: string;
  verdict: string;
  allowed?: boolean;
  winners?: Seat[];
  transfers: Transfer[];
  /** Riichi: the bets on the table that players receive. */
  collected?: Collected[];
  /** Amounts that players pay and no player receives. */
  fines?: Collected[];
  /** The sum of the fines. `payments`, the change of a pot and this amount sum to 0. */
  bank?: number;
  /** The gain or loss of each player, including the pot. */
  payments: Payments;
  /** The amount in the pot afterwards. */
  pot?: number;
  effects: DrawEffects;
  /** The scores of the winning hands, each as the only win and without stakes. */
  hands?: WinningHand[];
  /** What is due now and what is carried, if `on_table` has the debts before the win. */
  carried?: Carried;
  /** Inputs without effect. */
  ignored?: Ignored[];
}

/** The effects of an exhaustive draw. `honba` and `bets` are numbers if `on_table` has the state before. */
export interface DrawEffects {
  dealer: "stays" | "rotates";
  honba: "+1" | number;
  bets?: number;
}

/** The overall gain of each player in a hanchan. */
export interface HanchanRuling {
  ok: true;
  clause: string;
  verdict: string;
  allowed?: boolean;
  winners?: Seat[];
  transfers: Transfer[];
  /** Riichi: the bets on the table that players receive. */
  collected?: Collected[];
  /** Amounts that players pay and no player receives. */
  fines?: Collected[];
  /** The sum of the fines. `payments`, the change of a pot and this amount sum to 0. */
  bank?: number;
  /** The gain or loss of each player, including the pot. */
  payments: Payments;
  /** The amount in the pot afterwards. */
  pot?: number;
  effects: HanchanEffects;
  /** The scores of the winning hands, each as the only win and without stakes. */
  hands?: WinningHand[];
  /** What is due now and what is carried, if `on_table` has the debts before the win. */
  carried?: Carried;
  /** Inputs without effect. */
  ignored?: Ignored[];
}

/** The overall gain of each player in a hanchan. */
export interface HanchanEffects {
  uma: OverallScores;
  /** The bonus of the first player, if the return points exceed the starting points. */
  oka?: OverallScores;
  /** The score minus the return points, in thousands, with uma and oka, less chombo. */
  score: OverallScores;
  /** `score` plus earlier overall scores minus penalties, if one of those is given. */
  overall?: OverallScores;
}

/** An overall score for each player. */
export interface OverallScores {
  E: number;
  S: number;
  W: number;
  N: number;
}

/** A rule set. */
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

/** A scoring element of a rule set. */
export interface BookElement {
  key: string;
  name: string;
  /** The Chinese name, if the rule book has one. */
  chinese?: string;
  /** The Japanese name, if the rule book has one, in Japanese script. */
  japanese?: string;
  /** The Japanese name in Latin letters. */
  romaji?: string;
  says: string;
  clause: string;
  /** The default value; in riichi that of a closed hand. */
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
  values?: AllowedValue[];
  min?: number;
  max?: number;
  /** Whether `"none"` is a value too. */
  none?: boolean;
  /** The allowed values, in words. */
  allowed: string;
}

/** A value of an option. */
export interface AllowedValue {
  value: OptionValue;
  says?: string;
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

/** A penalty book. It is independent of the rule set that scores hands. */
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

/** A question about a foul. */
export interface FoulQuestion {
  /** The key of the answer in `facts`. */
  key: string;
  question: string;
  /** The accepted input, in words. */
  takes: string;
  /** The accepted words, if they can be listed. */
  values?: AnswerWord[];
  /** Whether it is a fact about the table, which is never required. */
  optional: boolean;
}

/** A word that answers a question. */
export interface AnswerWord {
  value: string;
  says: string;
}

/** The report on a game. */
export type GameReport = GameState | Refusal;

/** The state of a game. Amounts are in the money of the rule set. */
export interface GameState {
  ok: true;
  "tilewise-game": 1;
  ruleset: string;
  /** All options of the current rules. */
  options: Record<string, OptionValue>;
  /**
   * The penalty book: the one that the game names, else the one that the options select, else the rule set's.
   */
  penalty_book?: string;
  /** All players, in the order of the log. */
  players: GamePlayer[];
  dealer: Player;
  /** The prevailing wind. */
  round: Seat;
  /** The number of the hand in the round, from 1. */
  hand: number;
  /** The number of counters. */
  counters: number;
  /** The number of hands played. */
  hands: number;
  /** The amounts that belong to no player. */
  pots: {
    "draw-pot": number;
    bets: number;
    jackpot: number;
  };
  /**
   * The balance of the bank: fines minus all starting scores. With the balances of players and pots it sums
   * to 0.
   */
  bank: number;
  /** The reason for the end of the game, if it is over; with empty texts if the players ended it. */
  over: GameClause | null;
  /** Where the game is played. */
  place?: string;
  /** A note about the game. */
  note?: string;
  /** In order of place. */
  standings: GamePlace[];
  /** The fewest payments that balance all accounts. */
  settle: GamePayment[];
  /** The debts from all payments, pair by pair, without offsetting the two debts of a pair. */
  debts: GamePayment[];
  /**
   * The debts that are carried from hand to hand, in rule sets that do so. They are no part of the scores.
   */
  carried?: GameDebt[];
  /** The sum of all counted chips. */
  chips?: GameChips;
  /** In the last round: the requirements of each player at the table for the hand in play. */
  needs?: GameNeed[];
  /** One line for each entry that counts. */
  lines: GameLine[];
}

/** A player of a game. */
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

/** Counted chips, compared with the account. */
export interface GameChips {
  counted: number;
  book: number;
  /** The counted amount minus the balance. */
  apart: number;
}

/** A clause and its content. */
export interface GameClause {
  clause: string;
  message: string;
}

/** The place of a player; ties share a place. */
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

/** A final payment, or a debt over all hands. */
export interface GamePayment {
  from: Holder;
  to: Holder;
  amount: number;
}

/** A player, a pot, or the bank. */
export type Holder = Player | "draw-pot" | "bets" | "jackpot" | "bank";

/** A debt that is carried from hand to hand. */
export interface GameDebt {
  creditor: Player;
  debtor: Player;
  points: number;
  /** The number of wins in a row of which it consists. */
  wins: number;
  /** These wins, oldest first. */
  origins: GameDebtOrigin[];
  /** What can happen to it, if both players are seated. */
  outlook?: GameDebtOutlook;
}

/** A win of which a debt consists. */
export interface GameDebtOrigin {
  round: Seat;
  hand: number;
  counters: number;
  points: number;
}

/** What can happen to a debt. */
export interface GameDebtOutlook {
  /** The points after a further win of the creditor off the debtor, without those of that win. */
  grown: number;
  /** What the debtor pays after a win off the creditor. */
  halved: number;
  /** Whether the debtor may pay it off now. */
  may_cut: boolean;
}

/** The smallest wins with which a player meets a goal after the hand in play. */
export interface GameNeed {
  player: Player;
  /** `positive` is a gain; with `place`, that place or a better one. */
  wish: "first" | "place" | "not-last" | "positive";
  place?: number;
  /** Whether the goal is met as the standings are. */
  met: boolean;
  /** The minimal hands for each method of winning. */
  ways: GameWay[];
}

/** The minimal hands for one method of winning. */
export interface GameWay {
  by: "self-draw" | "discard";
  from?: Player;
  /** Whether any win suffices. */
  any: boolean;
  /** The minimal hands; empty if no hand suffices. */
  least: HandValue[];
}

/** The value of a hand as answers to `settle-win`. */
export interface HandValue {
  value?: number;
  fu?: number;
  yakuman?: number;
}

/** The result of an entry, or the reason why it was refused. */
export interface GameLine {
  id: string;
  round: Seat;
  hand: number;
  counters: number;
  moves: GameMove[];
  /** The debts that are carried after the entry, if it changed them. */
  carried?: GameDebt[];
  /** How the hand ended. */
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
  refused?: Reason[];
}

/** A payment of a line. */
export interface GameMove {
  from: Holder;
  to: Holder;
  amount: number;
  reason: string;
  clause: string;
}

/** The report on a club. */
export type ClubReport = ClubState | Refusal;

/** The state of a club. Amounts are in the money of the rule set. */
export interface ClubState {
  ok: true;
  "tilewise-club": 1;
  /** The entry that founded the club. */
  id: string;
  /** The device that has the write lock, if one does. */
  lock_holder?: string;
  name: string;
  ruleset: string;
  /** All options of the current rules. */
  options: Record<string, OptionValue>;
  /** The penalty book of the rules, if the club names one. */
  penalty_book?: string;
  /** The language of the club as a tag, such as `zh-HK`, if it is known. */
  language?: string;
  /** In the order in which they joined. */
  members: ClubMember[];
  /** The pairs of members who are never drawn to one table, by ID. */
  separated?: string[][];
  /** In their order. */
  seasons: ClubSeason[];
  /** The next night, if it is planned. */
  next_night?: PlannedNight;
  /** One line for each entry, after corrections. */
  lines: ClubLine[];
}

/** A member of a club. */
export interface ClubMember {
  id: string;
  /** The name in the club; empty if the member was forgotten. */
  name: string;
  /** The name in public standings; empty for the name in the club. */
  alias: string;
  /** Whether public standings leave the name out. */
  hidden: boolean;
  /** The team; empty for none. */
  team: string;
  /** The class; empty for none. */
  class: string;
  experience: "usual" | "newcomer" | "mentor";
  /** Whether the member was forgotten. */
  forgotten: boolean;
}

/** A season of a club. */
export interface ClubSeason {
  /** The entry that opened the season. */
  id: string;
  name: string;
  /** What counts, as in the entry, in the order of the documentation. */
  policy: string;
  closed: boolean;
  /** In their order. */
  nights: ClubNight[];
  /** Points given or taken. */
  adjustments: ClubAdjustment[];
  standings: SeasonStandings;
}

/** A night of a season. */
export interface ClubNight {
  /** The entry that opened the night. */
  id: string;
  /** The short code for slips of paper, such as `K29`: a letter and the day of the month. */
  code: string;
  /** The date, such as `2026-11-29`. */
  date: string;
  /** The name or the place; may be empty. */
  name: string;
  /** The fee of each member. */
  fee: number;
  /** The sum of the fees that were paid. */
  paid: number;
  closed: boolean;
  /** The members who were announced or there, in the order of their first entry. */
  attendance: ClubAttendance[];
  /** In their order. */
  rounds: ClubRound[];
}

/** The presence of a member on a night. */
export interface ClubAttendance {
  /** The ID of the member. */
  member: string;
  /** Whether the member is there now. */
  state: "arrived" | "late" | "left";
  /** Whether the member was there at any time of the night. */
  was_there: boolean;
  /** The fee that the member paid. */
  paid: number;
}

/** A round of a night. */
export interface ClubRound {
  /** The entry of the draw. */
  id: string;
  /** The number of the round, from 1. */
  round: number;
  method: "random" | "chart" | "swiss" | "ladder" | "teams";
  /** The number of rounds of the chart, with the method `chart`. */
  chart_rounds?: number;
  /** The number from which the draw can be repeated, in digits. */
  seed: string;
  /** The IDs of the members who wait. */
  waiting: string[];
  /** The clock, if it was started. */
  clock?: ClubClock;
  tables: ClubTable[];
}

/** The clock of a round. */
export interface ClubClock {
  /** The time at which it started, in milliseconds since 1970. */
  started: number;
  /** The time for the round. */
  minutes: number;
}

/** A table of a round. */
export interface ClubTable {
  /** The number of the table, from 1. */
  table: number;
  /** The IDs of the members who were drawn, East first. */
  members: string[];
  /** The time that the table has longer than the others. */
  added_minutes?: number;
  /**
   * No result, one result, one that a second person confirmed, results that differ, a result that is
   * disputed, or one that the organiser ruled on.
   */
  state: "missing" | "reported" | "checked" | "differing" | "disputed" | "ruled";
  /** The result that counts, if one does. */
  counting_result?: ClubScores;
  /** All results that were reported, in the order of their first entries. */
  reports?: ClubReportedResult[];
}

/** The scores of a table. The gains and the rest sum to 0. */
export interface ClubScores {
  /** By seat; a member who wasn't drawn has the first free seat. */
  scores: ClubScore[];
  /** What was left in pots or went to the bank. */
  rest: number;
}

/** The result of a member at a table. */
export interface ClubScore {
  /** The ID of the member. */
  member: string;
  /** The final score. */
  score: number;
  /** The final score minus the starting score. */
  gain: number;
  /** The overall score, if the rule set has one. */
  overall?: number;
  /** The place at the table, from 1; ties share a place. */
  place: number;
}

/** A result that was reported. */
export interface ClubReportedResult {
  /** The entries that report it. */
  ids: string[];
  /** By seat; a member who wasn't drawn has the first free seat. */
  scores: ClubScore[];
  /** What was left in pots or went to the bank. */
  rest: number;
  /** Whether a second person confirmed it. */
  checked: boolean;
  /** The reason for which it is disputed. */
  disputed?: string;
  /** The reason of the ruling by which it counts. */
  ruled?: string;
}

/** Points given or taken. */
export interface ClubAdjustment {
  /** The entry. */
  id: string;
  /** The ID of the member. */
  member: string;
  points: number;
  /** Whose standing changes: that of the member and with it that of the team, or that of the team only. */
  for: "member" | "team";
  reason: string;
}

/** The standings of a season. */
export interface SeasonStandings {
  /**
   * In order of place; those with fewer results than the minimum come last. With classes, so in each class,
   * from the highest.
   */
  members: MemberStanding[];
  /** In order of place; empty without teams. */
  teams: TeamStanding[];
}

/** The standing of a member. */
export interface MemberStanding {
  /** The ID of the member. */
  member: string;
  /** The class, if the season has classes. */
  class?: string;
  /** The place from 1, in the class if there are classes; `null` below the minimum of results. */
  place: number | null;
  /** The points by which the member is ranked. */
  total: number;
  /** The parts of the total. */
  parts: TotalParts;
  /** The number of results. */
  results: number;
  /** The tables whose results count. */
  counting_tables: TablePlace[];
  /** The number of first, second, third and fourth places at tables. A fifth place is in none of them. */
  places: number[];
  /** The number of nights on which the member was there. */
  nights: number;
  /** The number of nights on which the member wasn't there, from joining on. */
  absences: number;
  /** The class after the season, if the season has classes. */
  next_class?: string;
}

/** The parts of a total. */
export interface TotalParts {
  /** The sum or the mean of the results that count. */
  results: number;
  /** The points for presence and absence. */
  attendance: number;
  /** The points given or taken. */
  adjustments: number;
  /** The points that were carried over from the season before. */
  last_season: number;
}

/** A table of a season. */
export interface TablePlace {
  /** The ID of the night. */
  night: string;
  round: number;
  table: number;
}

/** The standing of a team. */
export interface TeamStanding {
  team: string;
  /** The place, from 1. */
  place: number;
  /** The totals of the members who count, and the adjustments. */
  total: number;
  /** The points given or taken that count for the team only. */
  adjustments: number;
  /** The IDs of the members, the best first; those without a place come last. */
  members: string[];
  /** How many of the members count: the first ones. */
  counting_members: number;
}

/** A night that is planned. */
export interface PlannedNight {
  /** The date, such as `2026-12-06`. */
  date: string;
  /** The time and the place; may be empty. */
  details: string;
}

/** The result of an entry. */
export interface ClubLine {
  id: string;
  /** The reasons for the refusal: `at` is the field of the input, if the error concerns one. */
  refused?: Reason[];
}
