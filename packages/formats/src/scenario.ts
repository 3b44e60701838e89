/**
 * What everybody must know of a scenario: who it is for, on which table, under which limits, and what its score is. How it is played stands in
 * the scenarios package, and what an event makes of it in the tournament package.
 */
import type { EditionId } from "./edition.ts";
import type { TableId } from "./table.ts";

/** The bare game, the four of standard play, and those of Epic Battles. */
export const FAMILIES = ["dogfight", "standard", "epic"] as const;
export type Family = (typeof FAMILIES)[number];

export const SCENARIO_TYPES = ["free-for-all", "head-to-head", "team-battle"] as const;
export type ScenarioType = (typeof SCENARIO_TYPES)[number];

/**
 * What a side's score is: what its enemies have lost, with or without points for victory counters (EB-SCORE-02), victory counters alone
 * (EB-SCORE-03), or mission points (SC-COMMON-31).
 */
export type ScoredBy = "standard score" | "victory counters" | "mission points";

/** One scenario; id and name are literals in the table of all. */
export interface FactsOf<Id extends string, Name extends string> {
  readonly id: Id;
  readonly name: Name;
  /** Other names it goes by. */
  readonly aliases?: readonly string[];
  /** Of the Epic Battles rulebook (EB-LIST-01). */
  readonly page?: number;
  readonly family: Family;
  readonly seats: Range;
  readonly types: readonly ScenarioType[];
  /** One for each edition it is played in. */
  readonly limits: readonly ScenarioLimits[];
  /** The first row that fits the number of seats and the type of the game. */
  readonly tables: readonly ScenarioTable[];
  readonly scoredBy: ScoredBy;
  /** What a victory counter adds to the standard score where nobody has set it otherwise. */
  readonly counterWorth?: CounterWorth;
  /** Mission points that objectives give one side in a round, at most. */
  readonly objectives?: number;
  /** Who alone has ships left wins, whatever the score (SC-COMMON-41, 2E-END-05). */
  readonly survivorWins?: true;
  /** Level scores are a draw: it names no tie-break (SC-COMMON-52-Q). */
  readonly noTiebreak?: true;
  /** What no source gives, so that the figure is ours, or what rests on a single one. */
  readonly unconfirmed?: readonly string[];
}

export type Range = readonly [least: number, most: number];

/** In points, and in threat where squads are of quick builds. */
export interface CounterWorth {
  readonly points: number;
  readonly threat: number;
}

/** What a squad, or a whole team, may count; one without points is for quick builds alone. */
export interface ScenarioLimits {
  readonly edition: EditionId;
  readonly points?: number;
  readonly threat?: number;
  readonly binds: "player" | "team";
  readonly ships?: Range;
  /** No book has the scenario in this edition: the figures of another one hold, by our own choice. */
  readonly ours?: true;
}

export interface ScenarioTable {
  readonly seats?: Range;
  readonly types?: readonly ScenarioType[];
  readonly table: TableId;
}
