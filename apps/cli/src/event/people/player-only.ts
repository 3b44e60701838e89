/** Some rows come from players only. The staff must name the player they write for. */

import { nameOf, type TournamentEvent } from "@broadside/tournament";
import { complain } from "../../terminal/messages.ts";

export function isWrittenByPlayer(event: TournamentEvent, by: string): boolean {
  const plays = event.players.get(by)?.status === "playing";
  if (!plays) complain(`Only players can do this, and ${nameOf(event, by)} isn't one.`, "Add --as PLAYER to do it for a player.");
  return plays;
}
