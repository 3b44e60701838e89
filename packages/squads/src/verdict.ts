/** The verdict on an entry: every problem with its rule, its place and its fix, and the totals. */
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
  /** The hash of all lists' canonical forms. */
  readonly hash: string;
}

export interface ListTotals {
  readonly points: number;
  readonly limit?: number;
  /** The points left under the limit; negative if the list is over it. */
  readonly left?: number;
  readonly epicPoints: number;
  readonly threat: number;
  readonly ships: readonly ShipTotals[];
  readonly hash: string;
}

export interface ShipTotals {
  /** The points that the ship takes from its list's limit. */
  readonly points: number;
  /** The cost of all the ship's upgrades: part of its points, or of its loadout in 2.5. */
  readonly upgrades: number;
  readonly loadout?: number;
}
