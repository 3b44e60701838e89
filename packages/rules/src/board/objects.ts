/**
 * What lies or flies on the table: objects are ships, obstacles and devices, remotes among these (2E-COMP-12), and features of a scenario
 * (SC-COMMON-16, -62-Q); units are ships and remotes (2E-COMP-13).
 */
import type { Situation } from "../driver/situation.ts";
import { isObject, pieceArea, piecesOf } from "../scenario/pieces.ts";
import type { Ship } from "../state/state.ts";
import type { TableObject } from "./board.ts";

const isOnTable = ({ status, pose }: Ship): boolean => status === "inPlay" && pose !== undefined;

/** Ships first, then remotes. */
export const unitsOf = ({ state }: Situation): readonly Ship[] => [...state.ships, ...state.remotes].filter(isOnTable);

/** Ships and remotes, then obstacles and devices: what can be locked. */
export function lockableObjectsOf(game: Situation): readonly TableObject[] {
  const { state, board } = game;
  return [
    ...unitsOf(game).map((ship) => ({ id: ship.id, ship, area: board.body(ship) })),
    ...state.obstacles.map((one) => ({ id: one.id, ship: undefined, area: board.obstacle(one) })),
    ...state.devices.map((one) => ({ id: one.id, ship: undefined, area: board.device(one) })),
  ];
}

/** All of these, then features. */
export const objectsOf = (game: Situation): readonly TableObject[] =>
  game.state.scenario === undefined ? lockableObjectsOf(game) : [...lockableObjectsOf(game), ...featuresOf(game)];

const featuresOf = (game: Situation): readonly TableObject[] =>
  piecesOf(game).flatMap((piece) =>
    piece.pose && isObject(piece) ? [{ id: piece.id, ship: undefined, area: pieceArea(piece), feature: true }] : [],
  );

/** In bands; 0 where the ship is in contact with it, or stands on it (2E-COMP-07). */
export const rangeToObject = (game: Situation, ship: Ship, { ship: other, area }: TableObject): number =>
  other ? game.board.range(ship, other) : game.board.rangeToArea(ship, area);
