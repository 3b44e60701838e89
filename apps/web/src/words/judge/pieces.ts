/** Texts about pieces on the judge's table. Obstacles and tokens have the names printed on them or used in their rules. */
import { type BaseId, DEVICES, MISSION_TOKENS, OBSTACLES, type ObstacleId } from "@broadside/geometry";
import type { PlacedFeature } from "@broadside/position";
import { spoken, wordsOf } from "../spoken.ts";

export const PIECES = wordsOf("judge", "PIECES");
export const BASE_NAMES = wordsOf("judge", "BASES");

export const { obstacleName, featureName } = spoken({
  obstacleName: (token: ObstacleId): string => OBSTACLES[token].name,
  featureName: (token: PlacedFeature["token"]): string => ({ ...DEVICES, ...MISSION_TOKENS })[token].name,
});

export const obstacleKind = (token: ObstacleId): string => PIECES.obstacleKind[OBSTACLES[token].kind];

export const shipInWords = (name: string, base: BaseId, seat: number): string => PIECES.ship({ name, base: BASE_NAMES.name[base], seat });

/** The moment of a game that the table shows. Before the first round, the game is being set up. */
export const momentOfTable = (game: string, round: number): string =>
  round === 0 ? PIECES.setUp({ game }) : PIECES.moment({ game, round });
