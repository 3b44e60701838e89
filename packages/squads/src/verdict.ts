/** What is said of an entry: every fault with its rule, its place and what would mend it, and the totals. */
import type { Edition } from "@broadside/rulebook/row";

export interface Fault {
  readonly rule: string;
  /** A notice leaves the entry legal. */
  readonly weight: "illegal" | "notice";
  readonly place: Place;
  readonly text: string;
  readonly mend: string;
}

/** Counted from 0; a fault of the whole entry has none. */
export interface Place {
  readonly list?: number;
  readonly ship?: number;
  readonly upgrade?: number;
  readonly wing?: number;
}

export interface Verdict {
  readonly legal: boolean;
  readonly format: string;
  readonly edition: Edition;
  /** The date of the catalogue that was used. */
  readonly catalogue: string;
  readonly faults: readonly Fault[];
  readonly lists: readonly ListTotals[];
  readonly points: number;
  readonly epicPoints: number;
  readonly threat: number;
  /** Of the canonical form of all lists. */
  readonly hash: string;
}

export interface ListTotals {
  readonly points: number;
  readonly limit?: number;
  /** What the limit leaves unspent; negative when it is passed. */
  readonly left?: number;
  readonly epicPoints: number;
  readonly threat: number;
  readonly ships: readonly ShipTotals[];
  readonly hash: string;
}

export interface ShipTotals {
  /** What it counts against the list's limit. */
  readonly points: number;
  /** Its upgrades together: part of the points, or of the loadout in 2.5. */
  readonly upgrades: number;
  readonly loadout?: number;
}
