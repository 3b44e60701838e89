/** Names of things on the table. */
import { DEVICES, type DeviceId, OBSTACLES, type ObstacleId, type ObstacleKind, type ScenarioPieceId } from "@broadside/geometry";
import type { DeviceKind, WeaponLine } from "@broadside/protocol";
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

/** The name of an obstacle, a device, a remote, or a scenario piece with its number. Anything else stays as it is. */
export function pieceName(token: string, words: SharedWords): string {
  const { obstacles, deviceTokens, devices, pieces, remotes } = words.names;
  if (isObstacle(token)) return obstacles[token];
  if (isDevice(token)) return deviceTokens[token];
  return entryOf(devices, token) ?? entryOf(pieces, token) ?? entryOf(remotes, token) ?? scenarioPieceName(token, words);
}

/** A bomb or mine by its kind. */
export const deviceName = (kind: DeviceKind, { names }: SharedWords): string => names.devices[kind];
