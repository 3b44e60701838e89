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
  /** "least difference": the sum of the differences in points, then closeness value by value. "from the top": only the latter. */
  readonly closeness: "least difference" | "from the top";
  /** How sides level on points are ordered: by margin and then by lot, or by lot alone. */
  readonly order: "margin" | "lot";
  /** Whether sides with the fewest byes come first in the order for the bye. */
  readonly fewestByesFirst: boolean;
}

/** Sorted by the better-ranked side of each pair, which comes first in it. */
export interface Pairing {
  readonly pairs: readonly (readonly [string, string])[];
  readonly bye?: string;
}
