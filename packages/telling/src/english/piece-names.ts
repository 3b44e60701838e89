/** Names of things on the table, as the page shows them. */
import {
  DEVICES,
  type DeviceId,
  OBSTACLES,
  type ObstacleId,
  type ObstacleKind,
  type ScenarioPieceId,
  type Section,
} from "@broadside/geometry";
import type { WeaponLine } from "@broadside/protocol";
import { scenarioPieceName } from "./names.ts";

/** Kinds of obstacles, as they are marked on the table; a plain one is an asteroid. */
export const OBSTACLE_MARKS: Readonly<Record<ObstacleKind, string>> = {
  asteroid: "",
  debris: "debris",
  gascloud: "gas",
  electrochaff: "chaff",
  blaze: "blaze",
  hugeShip: "hulk",
};

/** Short, for the table. */
export const PIECE_MARKS: Readonly<Partial<Record<ScenarioPieceId, string>>> = {
  supplyCache: "cache",
  hyperspacePoint: "jump",
  satellite: "sat.",
};

export const SECTION_NAMES: Readonly<Record<Section, string>> = { fore: "Fore section", aft: "Aft section" };

/** The attack value, with the range where one is printed beside it and the sign of a turret (HS-PRIM-04, HS-TURRET-08). */
export const weaponInWords = ({ dice, range, isTurret }: WeaponLine): string =>
  [`${dice}`, ...(range === undefined ? [] : [`range ${range}`]), ...(isTurret ? ["⟳ turret"] : [])].join(", ");

export const isObstacle = (token: string): token is ObstacleId => Object.hasOwn(OBSTACLES, token);
export const isDevice = (token: string): token is DeviceId => Object.hasOwn(DEVICES, token);

/** An obstacle, a device, or a piece of a scenario with its number; anything else by the name it has. */
export const pieceName = (token: string): string =>
  isObstacle(token) ? OBSTACLES[token].name : isDevice(token) ? DEVICES[token].name : scenarioPieceName(token);
