/** Placing remotes on the table, and returning them to a ship's card. */
import type { Pose } from "@broadside/geometry";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { NOTHING } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { REMOTES } from "../facts/remote-kinds.ts";
import { objectIn, type Ship } from "../state/state.ts";
import { ruleOf } from "./rule.ts";

/**
 * Places a remote on the table, from reserve or from a ship's card (2E-REMOTE-16). It gets its charges when it is first placed. From a
 * card, it comes back with the damage and charges that it had.
 */
export const placeRemote = procedure("placeRemote", function* (game: Situation, remote: Ship, pose: Pose): Procedure {
  if (remote.status !== "reserve") return;
  const isNew = remote.carrier === undefined;
  game.setShip(remote, {
    status: "inPlay",
    pose,
    carrier: undefined,
    ...(isNew && { charges: game.factsOf(remote).charges.value }),
  });
  game.note({ note: "remote placed", ship: remote.id });
  const { unconfirmed } = REMOTES[game.factsOf(remote).remote ?? "satellite"];
  if (isNew && unconfirmed) game.note({ note: "unconfirmed figures", ship: remote.id, figures: unconfirmed });
  yield* ruleOf(game, remote)?.placed?.(game, remote) ?? NOTHING;
});

/**
 * Puts a remote on a ship's card. While it is there, nothing affects the remote, and its damage and charges stay as they are
 * (2E-REMOTE-16).
 */
export function putOnCard(game: Situation, remote: Ship, ship: Ship): void {
  if (remote.status !== "inPlay") return;
  game.setShip(remote, { status: "reserve", pose: undefined, carrier: ship.id, locks: [] });
  for (const other of game.state.ships)
    if (other.locks.some((lock) => objectIn(lock) === remote.id))
      game.setShip(other, { locks: other.locks.filter((lock) => objectIn(lock) !== remote.id) });
  game.note({ note: "remote on card", ship: remote.id, target: ship.id });
}
