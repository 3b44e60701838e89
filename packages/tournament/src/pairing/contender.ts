/** A side (a player or a team) as the pairing sees it. Factions don't matter. */
export interface Contender {
  readonly id: string;
  /** Tournament points so far: whole numbers, zero or more. */
  readonly points: number;
  /** Total margin of victory. */
  readonly margin: number;
  /** Byes had. */
  readonly byes: number;
  /** Earlier opponents, and how often they have met. */
  readonly met: ReadonlyMap<string, number>;
  /** Labels of families and travel groups: sides that share one are kept apart in round 1. */
  readonly apart: readonly string[];
}

export interface PairingRules {
  /**
   * "least difference" compares the sum of the differences in points, then the differences value by value from the top. "from the top"
   * skips the sum.
   */
  readonly closeness: "least difference" | "from the top";
  /** How sides level on points are ordered: by margin and then by lot, or by lot alone. */
  readonly order: "margin" | "lot";
  /** Whether sides with the fewest byes come first in the order for the bye. */
  readonly fewestByesFirst: boolean;
}

/** The better-ranked side comes first in each pair, and the pairs are sorted by that side. */
export interface Pairing {
  readonly pairs: readonly (readonly [string, string])[];
  readonly bye?: string;
}
