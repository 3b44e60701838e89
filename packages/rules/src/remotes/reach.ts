/**
 * Remotes that ships may measure from. Friendly ships may measure locks and jam actions from a DRK-1 Probe Droid (2E-REMOTE-18). A ship at
 * range 0-1 of a Satellite may lock an object at range 0-1 of any Satellite (2E-SREM-02).
 */
import type { TableObject } from "../board/board.ts";
import { rangeToObject } from "../board/objects.ts";
import type { Situation } from "../contract/situation.ts";
import type { RemoteKind } from "../facts/remote-kinds.ts";
import type { Ship } from "../state/state.ts";
import { isFriendOf, isOnTable } from "./rule.ts";

const onTable = (game: Situation, kind: RemoteKind): readonly Ship[] =>
  game.state.remotes.filter((remote) => isOnTable(remote) && game.factsOf(remote).remote === kind);

/** The ship's probe droids. */
const probesOf = (game: Situation, ship: Ship): readonly Ship[] =>
  onTable(game, "probeDroid").filter((remote) => isFriendOf(game, remote, ship));

/** Returns the shortest range from any of the ship's probe droids to another ship; infinite if it has none. */
export const rangeFromProbes = (game: Situation, ship: Ship, other: Ship): number =>
  game.state.remotes.length === 0
    ? Number.POSITIVE_INFINITY
    : Math.min(...probesOf(game, ship).map((probe) => game.board.range(probe, other)));

/** Whether remotes let a ship lock an object that is too far away for the ship itself. */
export function isLockedThroughRemotes(game: Situation, ship: Ship, object: TableObject, reach: number): boolean {
  if (game.state.remotes.length === 0) return false;
  if (probesOf(game, ship).some((probe) => object.ship !== probe && rangeToObject(game, probe, object) <= reach)) return true;
  const satellites = onTable(game, "satellite");
  return (
    satellites.some((satellite) => game.board.range(ship, satellite) <= 1) &&
    satellites.some((satellite) => rangeToObject(game, satellite, object) <= 1)
  );
}
