/** Counts the tables that the current players need in the next round. Returns undefined for pods or fewer than two sides. */
import { nextPlan, type TournamentEvent } from "@broadside/tournament";

export function tablesNeeded(event: TournamentEvent): number | undefined {
  const unit = (nextPlan(event) ?? event.settings.rounds.at(-1))?.unit ?? event.format.units[0];
  const sides = unit === "teams" ? event.teams : event.players;
  const playing = [...sides.values()].filter(({ status }) => status === "playing").length;
  return unit === "pods" || playing < 2 ? undefined : Math.floor(playing / 2);
}
