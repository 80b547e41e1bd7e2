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
