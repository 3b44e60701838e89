/** The pieces' names and ids, which are the same in every language and every link. */
import { DEVICES, MISSION_TOKENS, OBSTACLES, type ObstacleId, type ObstacleKind } from "@broadside/geometry";
import type { PlacedFeature, PlacedShip, Position } from "@broadside/position";

/** The first word in the id of a new obstacle. */
const STEMS: Readonly<Record<ObstacleKind, string>> = {
  asteroid: "rock",
  debris: "debris",
  gascloud: "gas",
  electrochaff: "chaff",
  blaze: "blaze",
  hugeShip: "wreck",
};

export const obstacleStem = (token: ObstacleId): string => STEMS[OBSTACLES[token].kind];
export const featureStem = (token: PlacedFeature["token"]): string => ({ ...DEVICES, ...MISSION_TOKENS })[token].name.toLowerCase();

export const shipName = ({ id, name }: PlacedShip): string => name ?? id;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A ship's name, or any other piece's id: "Wedge", "Rock 2". */
export const nameOf = ({ ships }: Position, id: string): string => ships.find((ship) => ship.id === id)?.name ?? capital(id);
