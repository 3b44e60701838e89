/** What only players may say: the staff must name the player for whom they write. */
import { nameOf, type TournamentEvent } from "@broadside/tournament";
import { complain } from "../../exit-codes.ts";

export function isSaidByPlayer(event: TournamentEvent, by: string): boolean {
  const plays = event.players.get(by)?.status === "playing";
  if (!plays) complain(`This is for players, and ${nameOf(event, by)} does not play; say who it is with --as PLAYER.`);
  return plays;
}
