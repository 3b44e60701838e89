/** Who controls a remote: no player, or the seat that took it over (EB-REMOTE-03, -04). */
import type { Situation } from "../contract/situation.ts";
import type { RemoteKind } from "../facts/remote-kinds.ts";
import { NOBODY, type Seat } from "../state/seat.ts";
import type { Ship } from "../state/state.ts";

/** Returns all remotes of a kind, even those off the table. */
export const remotesOf = (game: Situation, kind: RemoteKind | undefined): readonly Ship[] =>
  game.state.remotes.filter((remote) => game.factsOf(remote).remote === kind);

export function giveControl(game: Situation, remote: Ship, seat: Seat | undefined): void {
  const to = seat ?? NOBODY;
  if (remote.seat === to) return;
  game.setShip(remote, { seat: to });
  if (seat !== undefined) game.note({ note: "takes control", seat, ship: remote.id, rule: "EB-REMOTE-03" });
}
