/**
 * The basic facts of a scenario: players, table, limits and scoring. The scenarios package defines how it is played, the tournament package
 * how events use it.
 */
import type { EditionId } from "./edition.ts";
import type { TableId } from "./table.ts";

/** The families: the bare game, the four standard scenarios, and the Epic Battles scenarios. */
export const FAMILIES = ["dogfight", "standard", "epic"] as const;
export type Family = (typeof FAMILIES)[number];

export const SCENARIO_TYPES = ["free-for-all", "head-to-head", "team-battle"] as const;
export type ScenarioType = (typeof SCENARIO_TYPES)[number];

/**
 * How a side scores: its enemies' losses, with or without points for victory counters (EB-SCORE-02); victory counters alone (EB-SCORE-03);
 * or mission points (SC-COMMON-31).
 */
export type ScoredBy = "standard score" | "victory counters" | "mission points";

/** One scenario. Its id and name are literals in the table of all scenarios. */
export interface FactsOf<Id extends string, Name extends string> {
  readonly id: Id;
  readonly name: Name;
  /** Its other names. */
  readonly aliases?: readonly string[];
  /** The page in the Epic Battles rulebook, if the scenario is in it (EB-LIST-01). */
  readonly page?: number;
  readonly family: Family;
  readonly seats: Range;
  readonly types: readonly ScenarioType[];
  /** One entry for each edition it is played in. */
  readonly limits: readonly ScenarioLimits[];
  /** The tables; the first row that fits the number of seats and the game type applies. */
  readonly tables: readonly ScenarioTable[];
  readonly scoredBy: ScoredBy;
  /** What a victory counter adds to the standard score by default. */
  readonly counterWorth?: CounterWorth;
  /** The maximum number of mission points that one side can get from objectives per round. */
  readonly objectives?: number;
  /** True if the only side with ships left wins, whatever the score (SC-COMMON-41, 2E-END-05). */
  readonly survivorWins?: true;
  /** True if tied scores are a draw, without a tie-break (SC-COMMON-52-Q). */
  readonly noTiebreak?: true;
  /** Names of values for which there is no source, or only one. */
  readonly unconfirmed?: readonly string[];
}

export type Range = readonly [least: number, most: number];

/** A counter's worth in points, and in threat for squads of quick builds. */
export interface CounterWorth {
  readonly points: number;
  readonly threat: number;
}

/** The limit of a squad or team. Without a points limit, it applies to quick builds only. */
export interface ScenarioLimits {
  readonly edition: EditionId;
  readonly points?: number;
  readonly threat?: number;
  readonly binds: "player" | "team";
  readonly ships?: Range;
  /** True if no book has the scenario in this edition; we use another edition's figures. */
  readonly ours?: true;
}

export interface ScenarioTable {
  readonly seats?: Range;
  readonly types?: readonly ScenarioType[];
  readonly table: TableId;
}
