/** What the card of a remote says: as an ability, like any card in play, and where no card could speak, as steps of its own. */
import type { Pose } from "@broadside/geometry";
import type { Ability } from "../abilities/ability.ts";
import type { Bearer } from "../abilities/cards-in-play.ts";
import type { Procedure } from "../driver/ask.ts";
import type { Game } from "../driver/game.ts";
import type { RemoteKind } from "../facts/remote-kinds.ts";
import { shipsInPlay } from "../queries/relation.ts";
import { relationOf } from "../state/seat.ts";
import type { Ship, ShipId } from "../state/state.ts";

export interface RemoteRule {
  readonly ability?: Ability;
  /** A ship has moved over it, or stands on it now. */
  meets?(game: Game, remote: Ship, ship: Ship, how: "passed" | "overlapped"): Procedure;
  /** A ship has executed a maneuver, wherever it ended. */
  afterManeuver?(game: Game, remote: Ship, ship: Ship): Procedure;
  /** It lies on the table now, or lies elsewhere. */
  placed?(game: Game, remote: Ship): Procedure;
  /** It has been destroyed; where it was. */
  destroyed?(game: Game, remote: Ship, pose: Pose): Procedure;
}
export type RemoteRules = Readonly<Partial<Record<RemoteKind, RemoteRule>>>;

/** Its own turn, at its initiative (2E-REMOTE-14). */
export const isItsTurn = (_game: Game, self: Bearer, { ship }: { readonly ship: ShipId }): boolean => ship === self.ship.id;

export const ruleOf = (game: Game, remote: Ship): RemoteRule | undefined => {
  const kind = game.factsOf(remote).remote;
  return kind && game.edition.remoteRules[kind];
};

export const isOnTable = ({ status, pose }: Ship): boolean => status === "inPlay" && pose !== undefined;

/** By who controls it: for what its own card says of friends and enemies. Nobody is either to what nobody controls (EB-REMOTE-04). */
export const isFriendOf = ({ setup }: Game, remote: Ship, ship: Ship): boolean => relationOf(setup.seats, remote.seat, ship.seat) === "own";
export const isEnemyOf = ({ setup }: Game, remote: Ship, ship: Ship): boolean =>
  relationOf(setup.seats, remote.seat, ship.seat) === "enemy";

/** Enemy ships up to a range of it. */
export const enemiesWithin = (game: Game, remote: Ship, most: number): readonly Ship[] =>
  shipsInPlay(game).filter((ship) => isEnemyOf(game, remote, ship) && game.board.range(remote, ship) <= most);
