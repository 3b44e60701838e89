/**
 * Warhead: when destroyed, it may detonate. If it does, each ship in its full front arc at range 0-2 suffers 1 critical damage, or 3
 * critical damage if that ship is also in the front arc (2E-SREM-06).
 */
import type { Pose } from "@broadside/geometry";
import type { Procedure } from "../contract/ask.ts";
import type { RemoteRule } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { sufferDamage } from "../damage/damage.ts";
import { leavePlay } from "../damage/destruction.ts";
import { procedure } from "../driver/procedure.ts";
import { shipsInPlay } from "../queries/relation.ts";
import type { Ship } from "../state/state.ts";
import { remoteSight, strikeEach } from "./blast.ts";
import { detonatesByDie } from "./detonation.ts";

const REACH = 2;
const IN_FULL_FRONT = 1;
const IN_FRONT = 3;

const detonate = procedure("detonate", function* (game: Situation, remote: Ship, pose: Pose): Procedure {
  const outlook = remoteSight(game, remote, pose);
  const damageTo = (ship: Ship): number => {
    const area = game.board.body(ship);
    if (outlook.range(area) > REACH) return 0;
    return outlook.isInArc("front", area) ? IN_FRONT : outlook.isInArc("fullFront", area) ? IN_FULL_FRONT : 0;
  };
  game.note({ note: "detonated", ship: remote.id, deviceKind: "warhead" });
  const reached = new Map(
    shipsInPlay(game).flatMap((ship) => (ship.pose && damageTo(ship) > 0 ? [[ship.id, damageTo(ship)] as const] : [])),
  );
  yield* strikeEach(game, remote, [...reached.keys()], (ship) =>
    sufferDamage(game, ship, { hits: 0, crits: reached.get(ship.id) ?? 0, reason: "warhead" }),
  );
});

/**
 * Lets the remote's controller detonate it without rolling a die. The remote is removed first, so it doesn't count as destroyed by a
 * player.
 */
export const detonateAtWill = procedure("detonateAtWill", function* (game: Situation, remote: Ship): Procedure {
  const { pose, status } = remote;
  if (!pose || status !== "inPlay") return;
  leavePlay(game, remote, "destroyed");
  game.setShip(remote, { pose: undefined });
  yield* detonate(game, remote, pose);
});

export const warhead: RemoteRule = {
  *destroyed(game, remote, pose) {
    if (yield* detonatesByDie(game, remote)) yield* detonate(game, remote, pose);
  },
};
