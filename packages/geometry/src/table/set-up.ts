/** Set-up distances for obstacles, scenario features and deployment, as rules that `brokenRules` checks. */

import { BAND } from "../shapes/range.ts";
import type { Area } from "../shapes/shapes.ts";
import type { PlacementRule } from "./placement.ts";
import { EDGES, type Edge } from "./play-area.ts";

const ON_TABLE: PlacementRule = { must: "be on the table" };

/** Standard games of both editions: beyond range 1 of every other obstacle, beyond range 2 of every edge (1E-SETUP-04, 2E-SETUP-12). */
export const obstacleRules = (placed: readonly Area[]): readonly PlacementRule[] => [
  ON_TABLE,
  { must: "be beyond edges", bands: 2, edges: EDGES },
  { must: "be beyond", bands: 1, of: placed },
];

/** Epic Battles, unless a scenario says otherwise: beyond range 1 of every other obstacle (EB-SETUP-14). */
export const epicBattleObstacleRules = (placed: readonly Area[]): readonly PlacementRule[] => [
  ON_TABLE,
  { must: "be beyond", bands: 1, of: placed },
];

/**
 * Epic tournaments place obstacles in pairs: beyond range 2 of both player edges and of all earlier pairs, within range 1 of the partner
 * without overlapping it (ET-DEPLOY-16 to ET-DEPLOY-20).
 */
export const firstOfPairRules = (earlier: readonly Area[], playerEdges: readonly Edge[]): readonly PlacementRule[] => [
  ON_TABLE,
  { must: "be beyond edges", bands: 2, edges: playerEdges },
  { must: "be beyond", bands: 2, of: earlier },
];
export const pairedObstacleRules = (partner: Area, earlier: readonly Area[], playerEdges: readonly Edge[]): readonly PlacementRule[] => [
  ...firstOfPairRules(earlier, playerEdges),
  { must: "be at", least: 0, most: 1, of: partner },
  { must: "overlap none", of: [partner] },
];

/**
 * Markers and remotes may touch other pieces but not overlap them (EB-SETUP-16); the same goes for obstacles and features (SC-COMMON-10).
 */
export const clearOf = (others: readonly Area[]): PlacementRule => ({ must: "overlap none", of: others });

/**
 * Rules for a player's satellite or supply cache: at range 3 of the centre one, beyond range 2 of those already placed, and at range 2 to 4
 * of an edge (SC-SAT-02 to SC-SAT-05).
 */
export const featureRules = (centre: Area, placed: readonly Area[], edge: Edge): readonly PlacementRule[] => [
  ON_TABLE,
  { must: "be at", least: 3, most: 3, of: centre },
  { must: "be beyond", bands: 2, of: placed },
  { must: "be at edge", least: 2, most: 4, edge },
];

/** The depth of the deployment strip along a player's edge. */
export const DEPLOYMENT_DEPTH = { standard: BAND, epic: 2 * BAND } as const;

/**
 * Epic tournaments: a huge ship touches its owner's edge (ET-DEPLOY-23), and other ships are entirely within range 2 of it (ET-DEPLOY-25).
 */
export const epicHugeShipRules = (edge: Edge): readonly PlacementRule[] => [ON_TABLE, { must: "touch edge", edge }];
export const epicShipRules = (edge: Edge): readonly PlacementRule[] => [
  ON_TABLE,
  { must: "be within edge", bands: DEPLOYMENT_DEPTH.epic / BAND, edge },
];
