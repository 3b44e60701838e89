/**
 * Reasons why a piece may not be placed somewhere, or why a scenario action isn't offered. Each has a name and the thing it is about. The
 * `telling` package has the sentences.
 */
import type { Edge, ScenarioPieceId } from "@broadside/geometry";
import type { ShipId } from "./ids.ts";
import type { RuleName } from "./rule.ts";

/** Things that a place is measured from. */
export const NEIGHBOURS = [
  "a ship",
  "another ship",
  "the ship",
  "the huge ship",
  "the enemy",
  "a remote",
  "another obstacle",
  "another obstacle or a feature",
  "a ship or another obstacle",
  "an enemy or another device",
  "an earlier pair",
  "the other of its pair",
  "something else",
] as const;
/** Something to measure from: a thing in this list, another piece of a given kind, or the middle piece of a given kind. */
export type Neighbour = (typeof NEIGHBOURS)[number] | { readonly another: ScenarioPieceId } | { readonly inTheMiddle: ScenarioPieceId };

/** Reasons that are complete without a range, an edge or another piece. */
export const PLAIN_PROBLEMS = [
  "not wholly on the table",
  "not wholly inside its area",
  "not wholly inside its deployment area",
  "in an area that must stay free",
  "not where its card says",
  "not on the line of the template",
  "not where the ship stands",
  "on an obstacle",
  "with the template on an obstacle",
  "not in the ship's rear arc",
  "outside the full rear arc of the huge ship",
  "does not touch the ship",
  "not touching an edge",
  "too near an edge of the table",
  "no other token waits for it",
  "no other token fits beside it",
  "not with its rear guides at the own edge",
] as const;

export type PlaceProblem =
  | { readonly fault: (typeof PLAIN_PROBLEMS)[number] }
  | { readonly fault: "on top of"; readonly of: Neighbour }
  | { readonly fault: "on top of ship"; readonly ship: ShipId }
  /** The place is closer than allowed, or farther away. */
  | { readonly fault: "within range"; readonly range: number; readonly of: Neighbour }
  | { readonly fault: "beyond range"; readonly range: number; readonly of: Neighbour }
  | { readonly fault: "not at range"; readonly least: number; readonly most: number; readonly of: Neighbour }
  /** Distances from the table's edges. */
  | { readonly fault: "within range of edges"; readonly range: number; readonly edges: readonly Edge[] }
  | { readonly fault: "not at range of the edge"; readonly least: number; readonly most: number; readonly edge: Edge }
  | { readonly fault: "not within range of the edge"; readonly range: number; readonly edge: Edge }
  | { readonly fault: "not touching the edge"; readonly edge: Edge }
  | { readonly fault: "not within its deployment area along the edge"; readonly edge: Edge };

/** The rule that is broken, and how. */
export interface PlaceRefusal {
  readonly rule: RuleName;
  readonly why: PlaceProblem;
}

/** Why a scenario action is not offered (SC-COMMON-63-Q). */
export type NotOfferedReason =
  | { readonly notOffered: "too early"; readonly round: number }
  | { readonly notOffered: "carries one already"; readonly piece: ScenarioPieceId }
  | { readonly notOffered: "none in range"; readonly piece: ScenarioPieceId };
