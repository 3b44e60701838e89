/** How a format sets up and ends: obstacles, edges, deployment, Damage decks, teams. A row a format. */
import { type GameFacts, type GameFormatId, gameFacts } from "@broadside/formats";
import {
  type Area,
  BAND,
  DEPLOYMENT_DEPTH,
  EDGES,
  type Edge,
  firstOfPairRules,
  LIST_OBSTACLES,
  type ObstacleId,
  obstacleRules,
  type PlacementRule,
} from "@broadside/geometry";
import type { RowsBroken } from "../board/placement-refusal.ts";

export interface SetUpFormat extends Pick<GameFacts, "table" | "sides"> {
  /** How a tie of points for initiative is broken: by an attack die (1E-SETUP-02), or by a coin (ES-DEPLOY-09). */
  readonly tieBreak: "die" | "coin";
  /** Edges are taken by seat before anything else, or chosen after the last obstacle by who has no initiative. */
  readonly edges: "by seat" | "chosen";
  /** Edges that may be a player's. */
  readonly playerEdges: readonly Edge[];
  readonly obstacles: ObstaclePool;
  /** How deep the deployment strip is. */
  readonly deploymentDepth: number;
  /** Huge ships go down among all others, in the strip (HS-SETUP-01, -02), or before them, touching their edge (ET-DEPLOY-22, -23). */
  readonly hugeShips: "in the strip" | "at the edge";
  /** Whether a huge ship may be an obstacle (HS-HOBS-01): as people like, only as a casual event has announced it (HS-HOBS-04), or never. */
  readonly hugeObstacle: "freely" | "announced" | "never";
  /** Damage decks that may be brought from a day on, latest first. */
  readonly decks: readonly { readonly from: string; readonly ids: readonly string[] }[];
  /** The first seat of a team speaks for it, and its members show each other their dials and share one Damage deck. */
  readonly captains: boolean;
  /** Whether a side without ships has lost at once (ET-END-02, ES-END-02), or when the round closes (1E-END-02). */
  readonly elimination: "at once" | "round closes";
  readonly rules: SetUpRules;
}

/** The rules by which set-up asks. */
interface SetUpRules {
  readonly decks: string;
  readonly initiative: string;
  readonly tie: string;
  readonly numerals: string;
  readonly obstacle: string;
  /** The rows that forbid a place for an obstacle, where they are others. */
  readonly obstaclePlaces?: RowsBroken;
  readonly leftOut: string;
  readonly shipOrder: string;
  readonly ship: string;
  readonly hugeShip: string;
}

interface ObstaclePool {
  /** So many different tokens a side brings. */
  readonly each: number;
  /** Where lists bring too few for this many on the table, these fill up: in one pool for all, or each side's own. */
  readonly total: number;
  readonly fillers: readonly ObstacleId[];
  readonly filled: "pool" | "each side";
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
  each: 3,
  total: 6,
  fillers: CORE_ASTEROIDS,
  filled: "pool",
  rules: obstacleRules,
  margin: 2 * BAND,
  gap: BAND,
};

const OPPOSITE_EDGES: readonly Edge[] = ["bottom", "top"];

/** Six of each side in one pool, laid down in pairs; beyond Range 2 of earlier pairs and of the long edges (ET-DEPLOY-12, -17 to -19). */
const TWELVE_OBSTACLES: ObstaclePool = {
  each: 6,
  total: 12,
  fillers: CORE_ASTEROIDS,
  filled: "each side",
  rules: (placed) => firstOfPairRules(placed, OPPOSITE_EDGES),
  margin: 2 * BAND,
  gap: 2 * BAND,
};

/** Either core deck until the end of 2015, then the later one alone (ET-GEAR-03, -04, ES-GEAR-51-Q); huge ships have their own (ET-GEAR-05). */
const DECKS_BY_DATE: SetUpFormat["decks"] = [
  { from: "2016-01-01", ids: ["core-tfa"] },
  { from: "", ids: ["core-tfa", "core"] },
];

const STANDARD_100: SetUpFormat = {
  ...gameFacts("standard-100"),
  tieBreak: "die",
  edges: "chosen",
  playerEdges: EDGES,
  obstacles: SIX_OBSTACLES,
  deploymentDepth: DEPLOYMENT_DEPTH.standard,
  hugeShips: "in the strip",
  hugeObstacle: "freely",
  decks: [{ from: "", ids: ["core-tfa", "core"] }],
  captains: false,
  elimination: "round closes",
  rules: {
    decks: "ES-DEPLOY-07",
    initiative: "1E-SETUP-02",
    tie: "1E-SETUP-02",
    numerals: "ES-MIRROR-03",
    obstacle: "1E-SETUP-04",
    leftOut: "ES-DEPLOY-51-Q",
    shipOrder: "1E-SETUP-10",
    ship: "1E-SETUP-06",
    hugeShip: "HS-SETUP-02",
  },
};

/** Two opposite edges are the players' (ES-TABLE-02), and who sits where is known before the game (ES-DEPLOY-03). */
const ESCALATION: SetUpFormat = {
  ...STANDARD_100,
  ...gameFacts("escalation"),
  tieBreak: "coin",
  edges: "by seat",
  playerEdges: OPPOSITE_EDGES,
  hugeObstacle: "announced",
  decks: DECKS_BY_DATE,
  elimination: "at once",
  rules: {
    ...STANDARD_100.rules,
    tie: "ES-DEPLOY-09",
    obstaclePlaces: { "be beyond edges": "ES-DEPLOY-13", "be beyond": "ES-DEPLOY-14" },
  },
};

/** Six feet by three with the long edges the players' (ET-TABLE-02, -03, -51-Q). */
const EPIC_DOGFIGHT: SetUpFormat = {
  ...ESCALATION,
  ...gameFacts("epic-dogfight"),
  obstacles: TWELVE_OBSTACLES,
  deploymentDepth: DEPLOYMENT_DEPTH.epic,
  hugeShips: "at the edge",
  hugeObstacle: "never",
  rules: {
    decks: "ET-DEPLOY-08",
    initiative: "ET-DEPLOY-10",
    tie: "ET-DEPLOY-11",
    numerals: "ET-MIRROR-06",
    obstacle: "ET-DEPLOY-15",
    obstaclePlaces: {
      "be on the table": "ET-DEPLOY-51-Q",
      "be at": "ET-DEPLOY-16",
      "be beyond edges": "ET-DEPLOY-17",
      "be beyond": "ET-DEPLOY-19",
      "overlap none": "ET-DEPLOY-51-Q",
    },
    leftOut: "ET-DEPLOY-52-Q",
    shipOrder: "ET-DEPLOY-54-Q",
    ship: "ET-DEPLOY-25",
    hugeShip: "ET-DEPLOY-23",
  },
};

const TEAM_EPIC: SetUpFormat = {
  ...EPIC_DOGFIGHT,
  ...gameFacts("team-epic"),
  captains: true,
  rules: {
    ...EPIC_DOGFIGHT.rules,
    decks: "ET-TDEPLOY-07",
    initiative: "ET-TDEPLOY-03",
    tie: "ET-TDEPLOY-04",
    obstacle: "ET-TDEPLOY-09",
    shipOrder: "ET-TEAM-58-Q",
    ship: "ET-TDEPLOY-11",
    hugeShip: "ET-TDEPLOY-10",
  },
};

const ROWS: Readonly<Record<GameFormatId, SetUpFormat>> = {
  "standard-100": STANDARD_100,
  escalation: ESCALATION,
  "epic-dogfight": EPIC_DOGFIGHT,
  "team-epic": TEAM_EPIC,
};

const FORMATS: ReadonlyMap<string, SetUpFormat> = new Map(Object.entries(ROWS));

/** The core rules where a format has no row of its own. */
export const setUpFormatOf = (format: string): SetUpFormat => FORMATS.get(format) ?? STANDARD_100;

/** The Damage decks that may be brought on a day, written as 2015-12-31. */
export const decksAllowed = (format: string, day: string): readonly string[] =>
  setUpFormatOf(format).decks.find(({ from }) => day >= from)?.ids ?? [];

/** What is wrong with the obstacles that somebody brings to a match: a token that is none, one that comes twice, or another number of them. */
export type ObstacleFault = "unknown" | "twice" | "number";

/** They are no part of a locked list and may be others in the next match (ET-LIST-51-Q), but never two alike (ET-GEAR-06, -51-Q, ET-DEPLOY-12). */
export function obstacleFault(format: string, tokens: readonly string[]): ObstacleFault | undefined {
  if (!tokens.every((token) => LIST_OBSTACLES.some((known) => known === token))) return "unknown";
  if (new Set(tokens).size < tokens.length) return "twice";
  return tokens.length === setUpFormatOf(format).obstacles.each ? undefined : "number";
}

/** Whether it may be used outside events, or at one of this tier whose organiser has announced it or has not (HS-HOBS-04). */
export function mayHaveHugeObstacle(format: string, event?: { readonly tier: string; readonly announced: boolean }): boolean {
  const { hugeObstacle } = setUpFormatOf(format);
  if (!event) return hugeObstacle === "freely";
  return hugeObstacle !== "never" && event.tier === "casual" && event.announced;
}
