/**
 * Basic facts about scenarios: players, table, limits and scoring. How a scenario is played is defined in the scenarios package, and how
 * events use it in the tournament package.
 */
import type { EditionId } from "./edition.ts";
import type { TableId } from "./table.ts";

/** The families of scenarios: the bare game, the four standard scenarios, and the Epic Battles scenarios. */
export const FAMILIES = ["dogfight", "standard", "epic"] as const;
export type Family = (typeof FAMILIES)[number];

export const SCENARIO_TYPES = ["free-for-all", "head-to-head", "team-battle"] as const;
export type ScenarioType = (typeof SCENARIO_TYPES)[number];

/**
 * What a side scores: its enemies' losses, perhaps with points for victory counters (EB-SCORE-02); only victory counters (EB-SCORE-03); or
 * mission points (SC-COMMON-31).
 */
export type ScoredBy = "standard score" | "victory counters" | "mission points";

/** One scenario. Its id and name are literals in the table of all scenarios. */
export interface FactsOf<Id extends string, Name extends string> {
  readonly id: Id;
  readonly name: Name;
  /** Its other names. */
  readonly aliases?: readonly string[];
  /** The scenario's page in the Epic Battles rulebook, if it is in that book (EB-LIST-01). */
  readonly page?: number;
  readonly family: Family;
  readonly seats: Range;
  readonly types: readonly ScenarioType[];
  /** The limits in each edition in which the scenario is played. */
  readonly limits: readonly ScenarioLimits[];
  /** The tables. The first one that fits the number of seats and the game type is used. */
  readonly tables: readonly ScenarioTable[];
  readonly scoredBy: ScoredBy;
  /** How much each victory counter adds to the standard score by default. */
  readonly counterWorth?: CounterWorth;
  /** The most mission points that one side can get from objectives in a round. */
  readonly objectives?: number;
  /** True if the only side with ships left wins, whatever the score (SC-COMMON-41, 2E-END-05). */
  readonly survivorWins?: true;
  /** True if a tied score is a draw, because there is no tie-break (SC-COMMON-52-Q). */
  readonly noTiebreak?: true;
  /** Names of this scenario's fields whose values no source confirms, or only one. */
  readonly unconfirmed?: readonly string[];
}

export type Range = readonly [least: number, most: number];

/** What a counter is worth: in points, or in threat if the squads are quick builds. */
export interface CounterWorth {
  readonly points: number;
  readonly threat: number;
}

/** A squad's or a team's limits in one edition. Without a points limit, only quick builds can be used. */
export interface ScenarioLimits {
  readonly edition: EditionId;
  readonly points?: number;
  readonly threat?: number;
  readonly binds: "player" | "team";
  readonly ships?: Range;
  /** True if no book has the scenario for this edition. The values are then taken from another edition. */
  readonly ours?: true;
}

export interface ScenarioTable {
  readonly seats?: Range;
  readonly types?: readonly ScenarioType[];
  readonly table: TableId;
}
