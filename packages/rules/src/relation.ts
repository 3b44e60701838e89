/** Which ships there are, seen from one of them. A ship is friendly to itself (1E-COMP-15). */
import type { Game } from "./game.ts";
import { relationOf, type Seat } from "./seat.ts";
import type { Ship } from "./state.ts";

export const isEnemy = ({ setup }: Game, one: Ship, other: Ship): boolean => relationOf(setup.seats, one.seat, other.seat) === "enemy";
export const isFriendly = (game: Game, one: Ship, other: Ship): boolean => !isEnemy(game, one, other);

export const shipsInPlay = ({ state }: Game): readonly Ship[] => state.ships.filter(({ status }) => status === "inPlay");
export const enemiesOf = (game: Game, ship: Ship): readonly Ship[] => shipsInPlay(game).filter((other) => isEnemy(game, ship, other));
export const hasEnemies = (game: Game, ship: Ship): boolean =>
  game.state.ships.some((other) => other.status === "inPlay" && isEnemy(game, ship, other));
/** Who answers against a ship: the first enemy in order of initiative that plays (HS-DMG-07, HS-AREA-91-Q). */
export const opposingSeat = ({ state, setup }: Game, { seat }: Ship): Seat =>
  state.initiative.find((other) => state.seats[other]?.status === "playing" && relationOf(setup.seats, seat, other) === "enemy") ?? seat;
/** Friendly ships, the ship itself included. */
const friendsOf = (game: Game, ship: Ship): readonly Ship[] => shipsInPlay(game).filter((other) => isFriendly(game, ship, other));
export const otherFriendsOf = (game: Game, ship: Ship): readonly Ship[] => friendsOf(game, ship).filter((other) => other !== ship);

export const inRange = (game: Game, ship: Ship, others: readonly Ship[], least: number, most: number): readonly Ship[] =>
  others.filter((other) => {
    const range = game.board.range(ship, other);
    return range >= least && range <= most;
  });
