/** How pieces are called: by names and ids, which stay as they are in every language and in every link. */
import { DEVICES, MISSION_TOKENS, OBSTACLES, type ObstacleId, type ObstacleKind } from "@broadside/geometry";
import type { PlacedFeature, PlacedShip, Position } from "@broadside/position";
import { capital } from "../words/judge/pieces.ts";

/** What the ids of new obstacles begin with. */
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

/** A ship by its name, everything else by its id: "Wedge", "Rock 2". */
export const nameOf = ({ ships }: Position, id: string): string => ships.find((ship) => ship.id === id)?.name ?? capital(id);
