import type { Bearer } from "../contract/ability.ts";
import type { RemoteRule } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { shipsInPlay } from "../queries/relation.ts";
import { relationOf } from "../state/seat.ts";
import type { Ship, ShipId } from "../state/state.ts";

/** Whether it is the remote's turn, at its initiative (2E-REMOTE-14). */
export const isItsTurn = (_game: Situation, self: Bearer, { ship }: { readonly ship: ShipId }): boolean => ship === self.ship.id;

export const ruleOf = (game: Situation, remote: Ship): RemoteRule | undefined => {
  const kind = game.factsOf(remote).remote;
  return kind && game.edition.remoteRules[kind];
};

export const isOnTable = ({ status, pose }: Ship): boolean => status === "inPlay" && pose !== undefined;

/**
 * Whether a ship is a friend in the sense of the remote's card. That depends on who controls the remote. A remote that nobody controls has
 * neither friends nor enemies (EB-REMOTE-04).
 */
export const isFriendOf = ({ setup }: Situation, remote: Ship, ship: Ship): boolean =>
  relationOf(setup.seats, remote.seat, ship.seat) === "own";
export const isEnemyOf = ({ setup }: Situation, remote: Ship, ship: Ship): boolean =>
  relationOf(setup.seats, remote.seat, ship.seat) === "enemy";

/** Returns enemy ships within a range of the remote. */
export const enemiesWithin = (game: Situation, remote: Ship, most: number): readonly Ship[] =>
  shipsInPlay(game).filter((ship) => isEnemyOf(game, remote, ship) && game.board.range(remote, ship) <= most);
