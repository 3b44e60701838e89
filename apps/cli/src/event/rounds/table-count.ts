/** How many tables the next round needs with those who play now; undefined where that cannot be said. */
import { nextPlan, type TournamentEvent } from "@broadside/tournament";

export function tablesNeeded(event: TournamentEvent): number | undefined {
  const unit = (nextPlan(event) ?? event.settings.rounds.at(-1))?.unit ?? event.format.units[0];
  const sides = unit === "teams" ? event.teams : event.players;
  const playing = [...sides.values()].filter(({ status }) => status === "playing").length;
  return unit === "pods" || playing < 2 ? undefined : Math.floor(playing / 2);
}
