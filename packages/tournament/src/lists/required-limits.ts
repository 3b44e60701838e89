/** The points limits of lists. */
import type { TournamentEvent } from "../event/event.ts";
import { teamOf } from "../event/working-event.ts";
import type { RoundPlan } from "../settings/settings.ts";

/**
 * Returns the limit of each squad that a player hands in. If several rounds use the same squad, the smallest of their limits counts
 * (EB-EVENT-09). A team splits its limit evenly, and points are never pooled (ET-TEAM-03, EB-TEAM-01). `size` is the number of members, by
 * default the format's usual one.
 */
export function requiredLimits(event: TournamentEvent, size = event.format.teamSize): readonly number[] {
  const { rounds } = event.settings;
  const count = rounds.reduce((most, { squad }) => Math.max(most, squad + 1), event.format.lists.squads);
  return Array.from({ length: count }, (_, squad) => {
    const limits = rounds.filter((round) => round.squad === squad).map((plan) => limitOfMember(plan, size));
    return limits.length > 0 ? Math.min(...limits) : (event.format.limits[squad] ?? 0);
  });
}

/** The size of a player's team, or the usual size if there is none. */
export function teamSizeOf(event: TournamentEvent, player: string): number {
  const team = event.format.ranks === "players" ? teamOf(event, player) : undefined;
  return team?.status === "playing" ? team.members.length : event.format.teamSize;
}

const limitOfMember = ({ limit, unit }: RoundPlan, size: number): number => (unit === "teams" ? Math.floor(limit / size) : limit);
