/**
 * The part of a format that set-up and the end of a game use: its sheet from the formats package, with distances in the units of the
 * geometry package.
 */
import { GAME_FORMAT_IDS, type GameSheet, gameSheet } from "@broadside/formats";
import {
  type Area,
  BAND,
  type Edge,
  firstOfPairRules,
  LIST_OBSTACLES,
  type ObstacleId,
  obstacleRules,
  type PlacementRule,
} from "@broadside/geometry";
import type { PlacementRows } from "../board/placement-refusal.ts";

/** A format's sheet with placement rules added. Area depths and obstacle distances are in micrometres. */
export interface SetUpFormat extends Pick<GameSheet, "table" | "sides" | "captains" | "order" | "tieBreak" | "decks" | "end"> {
  readonly edges: { readonly taken: GameSheet["edges"]["taken"]; readonly from: readonly Edge[] };
  readonly areas: GameSheet["areas"];
  readonly obstacles: ObstaclePool;
  readonly rules: Omit<GameSheet["rules"], "obstaclePlaces"> & { readonly obstaclePlaces?: PlacementRows };
}

interface ObstaclePool extends Pick<GameSheet["obstacles"], "each" | "total" | "filled" | "hugeShip"> {
  /** Returns the rules that an obstacle's place must meet, given the obstacles already placed. */
  rules(placed: readonly Area[]): readonly PlacementRule[];
  /**
   * The least distance that obstacles keep from the edges (`margin`) and from each other (`gap`). Used for drawing, and to find room
   * quickly.
   */
  readonly margin: number;
  readonly gap: number;
}

/** The rules for an obstacle's place, for each way of placing obstacles: one by one (1E-SETUP-04) or in pairs (ET-DEPLOY-16 to -19). */
const PLACES: Readonly<Record<GameSheet["obstacles"]["laid"], (edges: readonly Edge[]) => ObstaclePool["rules"]>> = {
  "one by one": () => obstacleRules,
  "in pairs": (edges) => (placed) => firstOfPairRules(placed, edges),
};

const inMeasures = ({ obstacles: { laid, fromEdges, apart, ...pool }, ...sheet }: GameSheet): SetUpFormat => ({
  ...sheet,
  obstacles: { ...pool, rules: PLACES[laid](sheet.edges.from), margin: fromEdges * BAND, gap: apart * BAND },
});

const FORMATS: ReadonlyMap<string, SetUpFormat> = new Map(GAME_FORMAT_IDS.map((id) => [id, inMeasures(gameSheet(id))]));

const CORE_RULES = inMeasures(gameSheet("standard-100"));

/** Returns a format's sheet. Without a format, the core rules apply. */
export const setUpFormatOf = (format: string | undefined): SetUpFormat => FORMATS.get(format ?? "") ?? CORE_RULES;

/** Returns the Damage decks allowed on a day, such as `2015-12-31`. */
export const decksAllowed = (format: string, day: string): readonly string[] =>
  setUpFormatOf(format).decks.find(({ from }) => day >= from)?.ids ?? [];

/** The asteroids that are added if lists bring too few obstacles. */
export const CORE_ASTEROIDS: readonly ObstacleId[] = [
  "coreasteroid0",
  "coreasteroid1",
  "coreasteroid2",
  "coreasteroid3",
  "coreasteroid4",
  "coreasteroid5",
];

/** The problem with a player's obstacles for a match: an unknown token, a token chosen twice, or the wrong number of tokens. */
export type ObstacleProblem = "unknown" | "twice" | "number";

/**
 * Checks a player's obstacles for a match. They aren't part of a locked list and may change between matches (ET-LIST-51-Q), but no two may
 * be the same (ET-GEAR-06, -51-Q, ET-DEPLOY-12).
 */
export function obstacleProblem(format: string, tokens: readonly string[]): ObstacleProblem | undefined {
  if (!tokens.every((token) => LIST_OBSTACLES.some((known) => known === token))) return "unknown";
  if (new Set(tokens).size < tokens.length) return "twice";
  return tokens.length === setUpFormatOf(format).obstacles.each ? undefined : "number";
}

/**
 * Whether a huge ship may be used as an obstacle. Outside events, the format must allow this without conditions. At an event, the tier must
 * be casual, and the organiser must have announced it (HS-HOBS-04).
 */
export function mayHaveHugeObstacle(format: string | undefined, event?: { readonly tier: string; readonly announced: boolean }): boolean {
  const { hugeShip } = setUpFormatOf(format).obstacles;
  if (!event) return hugeShip === "freely";
  return hugeShip !== "never" && event.tier === "casual" && event.announced;
}
