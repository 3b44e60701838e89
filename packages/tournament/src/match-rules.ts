/** By which rules one match is counted. */
import type { Count, EventFormat, PointsTable } from "./formats.ts";

export interface MatchRules {
  readonly count: Count;
  readonly points: PointsTable;
  readonly margin: EventFormat["margin"];
  readonly fullValueOnWipe: boolean;
  readonly survivorWins: boolean;
  /** Points that a side may bring. */
  readonly limit: number;
  readonly pointsPerCounter: number;
  /** Everybody against everybody, in places, instead of one against one. */
  readonly pod: boolean;
}
