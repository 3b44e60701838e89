/** Who plays a seat, as journals of record formats 1 and 2 stored it. They knew people only by their names. */
import type { State } from "@broadside/protocol";
import type { SeatPlayer } from "../people/seat-player.ts";

export type FormerPlayer =
  | { readonly kind: "person"; readonly name: string }
  | { readonly kind: "bot"; readonly level: string; readonly seed: number; readonly standsInFor?: string | undefined };

/** Converts a player to the current form. The state of the game shows the id of the person whose seat it is. */
export function playerNow(player: SeatPlayer | FormerPlayer, seat: number, { seats }: State): SeatPlayer {
  if (!("kind" in player)) return player;
  const id = seats[seat]?.player.id ?? "";
  if (player.kind === "person") return { id };
  const { level, seed, standsInFor } = player;
  return { id, bot: { level, seed, ...(standsInFor !== undefined && { isStandIn: true }) } };
}
