/**
 * Lists what is on the table. Objects are ships, obstacles and devices, including remotes (2E-COMP-12), and a scenario's features
 * (SC-COMMON-16, -62-Q). Units are ships and remotes (2E-COMP-13).
 */
import type { Situation } from "../contract/situation.ts";
import { isObject, pieceArea, piecesOf } from "../scenario/pieces.ts";
import type { Ship } from "../state/state.ts";
import type { TableObject } from "./board.ts";

const isOnTable = ({ status, pose }: Ship): boolean => status === "inPlay" && pose !== undefined;

/** Lists ships first, then remotes. */
export const unitsOf = ({ state }: Situation): readonly Ship[] => [...state.ships, ...state.remotes].filter(isOnTable);

/** Lists objects that can be locked: ships and remotes, then obstacles and devices. */
export function lockableObjectsOf(game: Situation): readonly TableObject[] {
  const { state, board } = game;
  return [
    ...unitsOf(game).map((ship) => ({ id: ship.id, ship, area: board.body(ship) })),
    ...state.obstacles.map((one) => ({ id: one.id, ship: undefined, area: board.obstacle(one) })),
    ...state.devices.map((one) => ({ id: one.id, ship: undefined, area: board.device(one) })),
  ];
}

/** Lists all lockable objects, then features. */
export const objectsOf = (game: Situation): readonly TableObject[] =>
  game.state.scenario === undefined ? lockableObjectsOf(game) : [...lockableObjectsOf(game), ...featuresOf(game)];

const featuresOf = (game: Situation): readonly TableObject[] =>
  piecesOf(game).flatMap((piece) =>
    piece.pose && isObject(piece) ? [{ id: piece.id, ship: undefined, area: pieceArea(piece), feature: true }] : [],
  );

/** Returns the range in bands; 0 if the ship is in contact with the object or on it (2E-COMP-07). */
export const rangeToObject = (game: Situation, ship: Ship, { ship: other, area }: TableObject): number =>
  other ? game.board.range(ship, other) : game.board.rangeToArea(ship, area);
