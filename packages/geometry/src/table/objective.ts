/**
 * The objective token and the pieces in its shape: markers, scenario remotes and the features of standard scenarios. It has a number, a red
 * and a blue side, guides at both ends, front and rear arcs, and a centre line between full front and full rear.
 */
import { invariant } from "@broadside/kit";
import { type Arc, arcAt } from "../arcs/arcs.ts";
import type { GuidePair } from "../moves/departures.ts";
import { MISSION_TOKENS, type MissionTokenId } from "../pieces/devices.ts";
import { tokenAt } from "../pieces/tokens.ts";
import { type Point, type Pose, toTable } from "../shapes/pose.ts";
import type { Area, Polygon } from "../shapes/shapes.ts";
import { mm } from "../shapes/units.ts";

export const OBJECTIVE_SIDES = ["red", "blue"] as const;
export type ObjectiveSide = (typeof OBJECTIVE_SIDES)[number];

/** What each use means: a marker is not an object, a remote obstructs without effect, and a feature is an object that does not obstruct. */
export const OBJECTIVE_USES = {
  marker: { isObject: false, obstructs: false },
  remote: { isObject: true, obstructs: true },
  feature: { isObject: true, obstructs: false },
} as const;
export type ObjectiveUse = keyof typeof OBJECTIVE_USES;

interface PieceKind {
  readonly use: ObjectiveUse;
  readonly token: MissionTokenId;
}

/**
 * Every scenario remote uses the objective token (EB-REMOTE-02). Features have their own constant, because their size is unknown
 * (SC-COMMON-59-Q).
 */
export const SCENARIO_PIECES = {
  marker: { use: "marker", token: "objective" },
  hyperspacePoint: { use: "marker", token: "objective" },
  satelliteRemote: { use: "remote", token: "objective" },
  shuttle: { use: "remote", token: "objective" },
  keyCargo: { use: "remote", token: "objective" },
  turret: { use: "remote", token: "objective" },
  warhead: { use: "remote", token: "objective" },
  satellite: { use: "feature", token: "objective" },
  supplyCache: { use: "feature", token: "objective" },
} as const satisfies Record<string, PieceKind>;
export type ScenarioPieceId = keyof typeof SCENARIO_PIECES;

/** A scenario piece on the table. */
export interface ScenarioPiece {
  readonly kind: ScenarioPieceId;
  readonly number: number;
  readonly side: ObjectiveSide;
  readonly pose: Pose;
}

/** Returns the piece's outline including the guides, which count for every purpose (2E-COMP-10). */
export const scenarioPieceAt = (kind: ScenarioPieceId, pose: Pose): Polygon => tokenAt(pose, MISSION_TOKENS[SCENARIO_PIECES[kind].token]);

/** The outlines of the pieces that can obstruct a measured line. */
export const obstructingPieces = (pieces: readonly ScenarioPiece[]): readonly Area[] =>
  pieces.filter(({ kind }) => OBJECTIVE_USES[SCENARIO_PIECES[kind].use].obstructs).map(({ kind, pose }) => [scenarioPieceAt(kind, pose)]);

export const OBJECTIVE_ARCS = ["front", "rear", "fullFront", "fullRear"] as const;
export type ObjectiveArc = (typeof OBJECTIVE_ARCS)[number];

/** Returns an arc of the token. No source gives the angle of these arcs, so they spread from its centre like those of a small base. */
export function objectiveArcAt(name: ObjectiveArc, pose: Pose): Arc {
  const arc = arcAt("second", "small", name, pose);
  invariant(arc !== undefined, `an objective has a ${name} arc`);
  return arc;
}

/** Measures the token from its outline: half its width, and the tip of the guide at the front right. */
const { outline } = MISSION_TOKENS.objective;
const corners = outline.flatMap((right, at) => (at % 2 === 0 ? [{ right: mm(right), forward: mm(outline[at + 1]) }] : []));
const halfWidth = Math.max(...corners.map(({ right }) => right));
const guideEnd = Math.max(...corners.map(({ forward }) => forward));
const guideCorners = corners.filter(({ right, forward }) => right > 0 && forward === guideEnd);
const guideAcross = guideCorners.reduce((sum, { right }) => sum + right, 0) / guideCorners.length;

/** Returns the centre line from its left end to its right end. */
export const centreLineAt = (pose: Pose): readonly [left: Point, right: Point] => [
  toTable(pose, -halfWidth, 0),
  toTable(pose, halfWidth, 0),
];

/** Returns the tips of a pair of guides, the left one first. */
export function objectiveGuidesAt(guides: GuidePair, pose: Pose): readonly [left: Point, right: Point] {
  const end = guides === "front" ? guideEnd : -guideEnd;
  return [toTable(pose, -guideAcross, end), toTable(pose, guideAcross, end)];
}
