/**
 * Which ships have had a turn this phase, whose turn it is, and who comes next, as far as that is known. The order follows from the phase's
 * own rules for turns. It uses current skills, so it changes if a skill does.
 */
import type { Turns } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { REMOTES } from "../facts/remote-kinds.ts";
import type { Ship, ShipId } from "../state/state.ts";
import { placeOfSeat, skillFor, turnOf } from "./skill-order.ts";

export interface TurnInOrder {
  readonly ship: ShipId;
  readonly state: "done" | "now" | "next";
}

/** Returns the turn order; empty in phases in which all players act at the same time. */
export function turnOrder(game: Situation): readonly TurnInOrder[] {
  const turns = game.edition.turns[game.state.cursor.phase];
  if (!turns) return [];
  const over = withFollowers(game, turns, turnsBegun(game, turns)).filter((ship) => turns.hasBegun(ship));
  const now = shipInTurn(game, turns);
  return [
    ...over.filter((ship) => ship !== now).map(({ id }): TurnInOrder => ({ ship: id, state: "done" })),
    ...(now ? [{ ship: now.id, state: "now" } as const] : []),
    ...shipsToCome(game, turns).map(({ id }): TurnInOrder => ({ ship: id, state: "next" })),
  ];
}

const isLastOf = (game: Situation, { isLast }: Turns, ship: Ship): boolean => isLast?.(ship, game) ?? false;

/**
 * Returns the ships that have begun their turn, sorted by skill, initiative order and place. The game doesn't store the order in which a
 * seat's ships with the same skill went.
 */
function turnsBegun(game: Situation, turns: Turns): readonly Ship[] {
  const { direction, hasBegun, leaderOf } = turns;
  const sign = direction === "rising" ? 1 : -1;
  return unitsOf(game, turns)
    .filter((ship) => ship.status === "inPlay" && hasBegun(ship) && !leaderOf?.(game, ship))
    .map((ship) => ({
      ship,
      keys: [
        isLastOf(game, turns, ship) ? 1 : 0,
        sign * skillFor(game, ship, direction),
        placeOfSeat(game, ship.seat),
        ship.place,
      ] as const,
    }))
    .sort(({ keys: one }, { keys: other }) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2] || one[3] - other[3])
    .map(({ ship }) => ship);
}

function shipsToCome(game: Situation, turns: Turns): readonly Ship[] {
  const { direction, waits, isLast, hasBegun } = turns;
  const waiting = unitsOf(game, turns).filter((ship) => waits(ship, game));
  const found: Ship[] = [];
  for (const last of isLast ? [false, true] : [false]) {
    const group = waiting.filter((ship) => isLastOf(game, turns, ship) === last);
    const isLeft = (ship: Ship): boolean => !found.includes(ship);
    for (let turn = turnOf(game, direction, isLeft, group); turn; turn = turnOf(game, direction, isLeft, group)) found.push(...turn.ships);
  }
  const { active } = game.state.cursor;
  const leading = game.state.ships.filter(({ id, status }) => id === active && status === "inPlay");
  const followers = leading.flatMap((ship) => followersOf(game, turns, ship));
  return [...followers, ...withFollowers(game, turns, found)].filter((ship) => !hasBegun(ship));
}

/** Returns the ship whose turn it is. While wingmates take their turns after their leader, that is the last wingmate to start. */
function shipInTurn(game: Situation, turns: Turns): Ship | undefined {
  const { active } = game.state.cursor;
  const ship = unitsOf(game, turns).find(({ id }) => id === active);
  if (!ship || !turns.hasBegun(ship)) return undefined;
  const inTurn = followersOf(game, turns, ship).findLast((mate) => turns.hasBegun(mate)) ?? ship;
  return inTurn.status === "inPlay" ? inTurn : undefined;
}

const withFollowers = (game: Situation, turns: Turns, ships: readonly Ship[]): readonly Ship[] =>
  ships.flatMap((ship) => [ship, ...followersOf(game, turns, ship)]);

/** Sorts followers by their ID numbers (EB-WPHASE-05). */
const followersOf = (game: Situation, { followersOf: of }: Turns, ship: Ship): readonly Ship[] => of?.(game, ship) ?? [];

/** Returns the ships and, in phases in which remotes take turns, the remotes that can act. */
function unitsOf(game: Situation, { ofRemotes }: Turns): readonly Ship[] {
  const { state, edition } = game;
  if (!ofRemotes || state.remotes.length === 0) return state.ships;
  const acts = (remote: Ship): boolean => {
    const kind = game.factsOf(remote).remote;
    return kind !== undefined && (REMOTES[kind].attack !== undefined || edition.remoteRules[kind]?.ability !== undefined);
  };
  return [...state.ships, ...state.remotes.filter(acts)];
}
