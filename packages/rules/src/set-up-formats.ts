/** How a format sets up: obstacles, edges, the deployment strip, the Damage decks. A row a format. */
import {
  type Area,
  BAND,
  DEPLOYMENT_DEPTH,
  EDGES,
  type Edge,
  type ObstacleId,
  obstacleRules,
  type PlacementRule,
  type PlayAreaId,
} from "@broadside/geometry";

export interface SetUpFormat {
  readonly table: PlayAreaId;
  /** How a tie of points for initiative is broken: by an attack die (1E-SETUP-02), or by a coin (ES-DEPLOY-09). */
  readonly tieBreak: "die" | "coin";
  /** Edges are taken by seat before anything else, or chosen after the last obstacle by who has no initiative. */
  readonly edges: "by seat" | "chosen";
  /** Edges that may be a player's. */
  readonly playerEdges: readonly Edge[];
  readonly obstacles: ObstaclePool;
  /** How deep the deployment strip is. */
  readonly deploymentDepth: number;
  /** Damage decks that may be brought from a day on, latest first. */
  readonly decks: readonly { readonly from: string; readonly ids: readonly string[] }[];
}

interface ObstaclePool {
  /** Where lists bring too few for this many on the table, tokens of the core set fill up. */
  readonly total: number;
  readonly fillers: readonly ObstacleId[];
  /** What a place must keep, besides obstacles that lie already. */
  rules(placed: readonly Area[]): readonly PlacementRule[];
  /** How far from the edges and from each other tokens lie at least: for what is drawn, and for a quick look for room. */
  readonly margin: number;
  readonly gap: number;
}

const CORE_ASTEROIDS: readonly ObstacleId[] = [
  "coreasteroid0",
  "coreasteroid1",
  "coreasteroid2",
  "coreasteroid3",
  "coreasteroid4",
  "coreasteroid5",
];

/** Both sets of three in one pool; beyond Range 1 of each other and Range 2 of every edge (1E-SETUP-04, ES-DEPLOY-10, -13, -14). */
const SIX_OBSTACLES: ObstaclePool = {
  total: 6,
  fillers: CORE_ASTEROIDS,
  rules: obstacleRules,
  margin: 2 * BAND,
  gap: BAND,
};

/** Either core deck until the end of 2015, then the later one alone (ES-GEAR-51-Q, as ET-GEAR-03, -04). */
const DECKS_BY_DATE: SetUpFormat["decks"] = [
  { from: "2016-01-01", ids: ["core-tfa"] },
  { from: "", ids: ["core-tfa", "core"] },
];

const STANDARD_100: SetUpFormat = {
  table: "3x3",
  tieBreak: "die",
  edges: "chosen",
  playerEdges: EDGES,
  obstacles: SIX_OBSTACLES,
  deploymentDepth: DEPLOYMENT_DEPTH.standard,
  decks: [{ from: "", ids: ["core-tfa", "core"] }],
};

/** Two opposite edges are the players' (ES-TABLE-02), and who sits where is known before the game (ES-DEPLOY-03). */
const ESCALATION: SetUpFormat = {
  ...STANDARD_100,
  tieBreak: "coin",
  edges: "by seat",
  playerEdges: ["bottom", "top"],
  decks: DECKS_BY_DATE,
};

const FORMATS: Readonly<Record<string, SetUpFormat>> = { "standard-100": STANDARD_100, escalation: ESCALATION };

/** The core rules where a format has no row of its own. */
export const setUpFormatOf = (format: string): SetUpFormat => FORMATS[format] ?? STANDARD_100;

/** The Damage decks that may be brought on a day, written as 2015-12-31. */
export const decksAllowed = (format: string, day: string): readonly string[] =>
  setUpFormatOf(format).decks.find(({ from }) => day >= from)?.ids ?? [];
