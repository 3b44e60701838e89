/**
 * What lies or flies on the table: objects are ships, obstacles and devices, remotes among these (2E-COMP-12), and features of a scenario
 * (SC-COMMON-16, -62-Q); units are ships and remotes (2E-COMP-13).
 */
import type { Area } from "@broadside/geometry";
import type { Game } from "../driver/game.ts";
import { isObject, pieceArea, piecesOf } from "../scenario/pieces.ts";
import type { Ship, TargetId } from "../state/state.ts";

/** By its id: a ship's or remote's, an obstacle's, a device's, a feature's. */
export interface TableObject {
  readonly id: TargetId;
  readonly ship: Ship | undefined;
  readonly area: Area;
  /** A feature is there to be measured to and placed around: nothing locks, moves, attacks, damages or destroys it (SC-COMMON-17 to -21). */
  readonly feature?: true;
}

const isOnTable = ({ status, pose }: Ship): boolean => status === "inPlay" && pose !== undefined;

/** Ships first, then remotes. */
export const unitsOf = ({ state }: Game): readonly Ship[] => [...state.ships, ...state.remotes].filter(isOnTable);

/** Ships and remotes, then obstacles and devices: what can be locked. */
export function lockableObjectsOf(game: Game): readonly TableObject[] {
  const { state, board } = game;
  return [
    ...unitsOf(game).map((ship) => ({ id: ship.id, ship, area: board.body(ship) })),
    ...state.obstacles.map((one) => ({ id: one.id, ship: undefined, area: board.obstacle(one) })),
    ...state.devices.map((one) => ({ id: one.id, ship: undefined, area: board.device(one) })),
  ];
}

/** All of these, then features. */
export const objectsOf = (game: Game): readonly TableObject[] =>
  game.state.scenario === undefined ? lockableObjectsOf(game) : [...lockableObjectsOf(game), ...featuresOf(game)];

const featuresOf = (game: Game): readonly TableObject[] =>
  piecesOf(game).flatMap((piece) =>
    piece.pose && isObject(piece) ? [{ id: piece.id, ship: undefined, area: pieceArea(piece), feature: true }] : [],
  );

/** In bands; 0 where the ship is in contact with it, or stands on it (2E-COMP-07). */
export const rangeToObject = (game: Game, ship: Ship, { ship: other, area }: TableObject): number =>
  other ? game.board.range(ship, other) : game.board.rangeToArea(ship, area);
