/** The verdict on an entry: its totals, and every problem with its rule, its place and its fix. */
import type { Edition } from "@broadside/rulebook/row";
import type { ListProblem } from "./problem.ts";

export interface Verdict {
  readonly legal: boolean;
  readonly format: string;
  readonly edition: Edition;
  /** The catalogue's date. */
  readonly catalogue: string;
  readonly problems: readonly ListProblem[];
  readonly lists: readonly ListTotals[];
  readonly points: number;
  readonly epicPoints: number;
  readonly threat: number;
  /** A hash of the canonical forms of all lists. */
  readonly hash: string;
}

export interface ListTotals {
  readonly points: number;
  readonly limit?: number;
  /** How many points are left under the limit. Negative if the list is over it. */
  readonly left?: number;
  readonly epicPoints: number;
  readonly threat: number;
  readonly ships: readonly ShipTotals[];
  readonly hash: string;
}

export interface ShipTotals {
  /** How many points the ship uses up from its list's limit. */
  readonly points: number;
  /** The total cost of the ship's upgrades. This is part of the ship's points, or of its loadout in 2.5. */
  readonly upgrades: number;
  readonly loadout?: number;
}
