/** What set-up and end read of a format: its sheet, which is data of the formats package, in the measures of geometry. */
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
import type { RowsBroken } from "../board/placement-refusal.ts";

/** A sheet, with the depth of its areas and the room about obstacles in micrometres, and the rules of their places. */
export interface SetUpFormat extends Pick<GameSheet, "table" | "sides" | "captains" | "order" | "tieBreak" | "decks" | "end"> {
  readonly edges: { readonly taken: GameSheet["edges"]["taken"]; readonly from: readonly Edge[] };
  readonly areas: GameSheet["areas"];
  readonly obstacles: ObstaclePool;
  readonly rules: Omit<GameSheet["rules"], "obstaclePlaces"> & { readonly obstaclePlaces?: RowsBroken };
}

interface ObstaclePool extends Pick<GameSheet["obstacles"], "each" | "total" | "filled" | "hugeShip"> {
  /** What a place must keep, besides obstacles that lie already. */
  rules(placed: readonly Area[]): readonly PlacementRule[];
  /** How far from the edges and from each other tokens lie at least: for what is drawn, and for a quick look for room. */
  readonly margin: number;
  readonly gap: number;
}

/** What a place must keep, by how obstacles are laid down: one by one (1E-SETUP-04), or in pairs (ET-DEPLOY-16 to -19). */
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

/** The core rules where a format has no sheet of its own. */
export const setUpFormatOf = (format: string | undefined): SetUpFormat => FORMATS.get(format ?? "") ?? CORE_RULES;

/** The Damage decks that may be brought on a day, written as 2015-12-31. */
export const decksAllowed = (format: string, day: string): readonly string[] =>
  setUpFormatOf(format).decks.find(({ from }) => day >= from)?.ids ?? [];

/** Asteroids that fill up where lists bring too few obstacles. */
export const CORE_ASTEROIDS: readonly ObstacleId[] = [
  "coreasteroid0",
  "coreasteroid1",
  "coreasteroid2",
  "coreasteroid3",
  "coreasteroid4",
  "coreasteroid5",
];

/** What is wrong with the obstacles that somebody brings to a match: a token that is none, one that comes twice, or another number of them. */
export type ObstacleFault = "unknown" | "twice" | "number";

/** They are no part of a locked list and may be others in the next match (ET-LIST-51-Q), but never two alike (ET-GEAR-06, -51-Q, ET-DEPLOY-12). */
export function obstacleFault(format: string, tokens: readonly string[]): ObstacleFault | undefined {
  if (!tokens.every((token) => LIST_OBSTACLES.some((known) => known === token))) return "unknown";
  if (new Set(tokens).size < tokens.length) return "twice";
  return tokens.length === setUpFormatOf(format).obstacles.each ? undefined : "number";
}

/** Whether it may be used outside events, or at one of this tier whose organiser has announced it or has not (HS-HOBS-04). */
export function mayHaveHugeObstacle(format: string | undefined, event?: { readonly tier: string; readonly announced: boolean }): boolean {
  const { hugeShip } = setUpFormatOf(format).obstacles;
  if (!event) return hugeShip === "freely";
  return hugeShip !== "never" && event.tier === "casual" && event.announced;
}
