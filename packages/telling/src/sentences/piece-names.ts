/** Names of things on the table. */
import { DEVICES, type DeviceId, OBSTACLES, type ObstacleId, type ObstacleKind, type ScenarioPieceId } from "@broadside/geometry";
import type { WeaponLine } from "@broadside/protocol";
import type { SharedWords } from "../languages/words.ts";
import { entryOf, scenarioPieceName } from "./names.ts";

/** The short name shown beside an obstacle or a piece on the table. Plain asteroids have none. */
export const markOf = (kind: ObstacleKind | ScenarioPieceId, { names }: SharedWords): string | undefined => entryOf(names.marks, kind);

/** The attack value, with the range if the card prints one beside it, and the turret symbol (HS-PRIM-04, HS-TURRET-08). */
export function weaponInWords({ dice, range, isTurret }: WeaponLine, { names }: SharedWords): string {
  const { weapon } = names;
  if (range === undefined) return isTurret ? weapon.turret({ dice }) : weapon.dice({ dice });
  return isTurret ? weapon.rangedTurret({ dice, range }) : weapon.ranged({ dice, range });
}

export const isObstacle = (token: string): token is ObstacleId => Object.hasOwn(OBSTACLES, token);
export const isDevice = (token: string): token is DeviceId => Object.hasOwn(DEVICES, token);

/** The name of an obstacle, a device, or a scenario piece with its number. Anything else stays as it is. */
export const pieceName = (token: string, words: SharedWords): string =>
  isObstacle(token) ? OBSTACLES[token].name : isDevice(token) ? DEVICES[token].name : scenarioPieceName(token, words);
