/** Which ships are friendly, allied or enemy to a ship. A ship is friendly to itself (1E-COMP-15, 2E-COMP-15). */
import type { BaseSize } from "@broadside/geometry";
import type { Situation } from "../contract/situation.ts";
import { relationOf, type Seat } from "../state/seat.ts";
import type { Ship, State } from "../state/state.ts";
import { may } from "./query.ts";

/**
 * Whether one of the ships is a remote. Remotes are neither friends nor enemies, except that attacker and defender are enemies during an
 * attack (2E-REMOTE-03).
 */
const isWithRemote = ({ ships }: State, one: Ship, other: Ship): boolean => one.place >= ships.length || other.place >= ships.length;
const areInAttack = ({ attack }: State, one: Ship, other: Ship): boolean =>
  attack !== undefined &&
  ((attack.attacker === one.id && attack.defender === other.id) || (attack.attacker === other.id && attack.defender === one.id));

export const isEnemy = ({ setup, state }: Situation, one: Ship, other: Ship): boolean =>
  isWithRemote(state, one, other) ? areInAttack(state, one, other) : relationOf(setup.seats, one.seat, other.seat) === "enemy";
/** Only in the first edition do teammates' allied ships count as friendly (1E-COMP-19, EB-MULTI-02). */
export const isFriendly = (game: Situation, one: Ship, other: Ship): boolean => {
  const { setup, edition, state } = game;
  if (isWithRemote(state, one, other)) return one === other;
  const relation = relationOf(setup.seats, one.seat, other.seat);
  if (relation === "own") return one === other || isOfOneMind(game, one, other);
  return relation === "allied" && edition.teamMates === "friendly";
};

/** Whether ships of two seats are friendly, if no card changes that. */
export const areFriendlySeats = ({ setup, edition }: Situation, one: Seat, other: Seat): boolean => {
  const relation = relationOf(setup.seats, one, other);
  return relation === "own" || (relation === "allied" && edition.teamMates === "friendly");
};

/**
 * Whether two ships of one seat are friendly. The rules check this very often, so cards are asked only if one of them can change the
 * answer.
 */
function isOfOneMind(game: Situation, one: Ship, other: Ship): boolean {
  const byRule = isOfOneSquad(game, one, other);
  return game.bearers.onPermission(game, "beFriends").length === 0 ? byRule : may(game, "beFriends", { ship: one, other }, byRule);
}

/**
 * Whether two ships of one seat are friendly by the rules. A guest from another faction is only allied to the rest of its squad
 * (2E-COMP-16).
 */
const isOfOneSquad = (game: Situation, one: Ship, other: Ship): boolean =>
  !game.facts.hasGuests || game.factsOf(one).isGuest === game.factsOf(other).isGuest;

export const shipsInPlay = ({ state }: Situation): readonly Ship[] => state.ships.filter(({ status }) => status === "inPlay");
export const enemiesOf = (game: Situation, ship: Ship): readonly Ship[] => shipsInPlay(game).filter((other) => isEnemy(game, ship, other));
export const hasEnemies = (game: Situation, ship: Ship): boolean =>
  game.state.ships.some((other) => other.status === "inPlay" && isEnemy(game, ship, other));
/**
 * Returns the seat that makes a choice against a ship: the first enemy seat in initiative order that still plays (HS-DMG-07, HS-AREA-91-Q).
 */
export const opposingSeat = ({ state, setup }: Situation, { seat }: Ship): Seat =>
  state.initiative.find((other) => state.seats[other]?.status === "playing" && relationOf(setup.seats, seat, other) === "enemy") ?? seat;
/** Returns friendly ships, including the ship itself. */
const friendsOf = (game: Situation, ship: Ship): readonly Ship[] => shipsInPlay(game).filter((other) => isFriendly(game, ship, other));
/** Returns ships on the same side that aren't friendly (2E-COMP-16, EB-MULTI-01). */
export const alliesOf = (game: Situation, ship: Ship): readonly Ship[] =>
  shipsInPlay(game).filter((other) => !isFriendly(game, ship, other) && !isEnemy(game, ship, other));
export const otherFriendsOf = (game: Situation, ship: Ship): readonly Ship[] => friendsOf(game, ship).filter((other) => other !== ship);

export const inRange = (game: Situation, ship: Ship, others: readonly Ship[], least: number, most: number): readonly Ship[] =>
  others.filter((other) => {
    const range = game.board.range(ship, other);
    return range >= least && range <= most;
  });

/** Whether two ships count as touching. They do after an overlap, unless a card says otherwise. */
export const areTouching = (game: Situation, ship: Ship, other: Ship): boolean =>
  ship.touching.includes(other.id) && may(game, "touch", { ship, other }, true);

const SIZES: readonly BaseSize[] = ["small", "medium", "large", "huge"];
/**
 * Whether a ship's base is larger than another's. A remote has no size, so it is neither larger nor smaller than anything (2E-REMOTE-06).
 */
export const isLarger = (game: Situation, one: Ship, other: Ship): boolean =>
  !isWithRemote(game.state, one, other) && SIZES.indexOf(game.factsOf(one).type.size) > SIZES.indexOf(game.factsOf(other).type.size);
