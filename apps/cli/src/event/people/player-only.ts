/** Some rows can only come from players, so staff must name the player for whom they enter such a row. */

import { nameOf, type TournamentEvent } from "@broadside/tournament";
import { complain } from "../../terminal/messages.ts";

export function isWrittenByPlayer(event: TournamentEvent, by: string): boolean {
  const plays = event.players.get(by)?.status === "playing";
  if (!plays) complain(`Only players can do this, and ${nameOf(event, by)} isn't one.`, "Add --as PLAYER to do it for a player.");
  return plays;
}
