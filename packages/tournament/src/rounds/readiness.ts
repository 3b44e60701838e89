/** What must be in order before anybody is paired. */
import type { TournamentEvent } from "../event/event.ts";
import { membersOf } from "../event/working-event.ts";
import { firstOf, type RowRefusal, refuse } from "../log/refusal.ts";
import { nameOf } from "../people/display-names.ts";
import type { RoundPlan } from "../settings/settings.ts";
import { sidesToPair, unteamed } from "./contenders.ts";

export function readinessRefusal(event: TournamentEvent, plan: RoundPlan): RowRefusal | undefined {
  const players = sidesToPair(event, plan.unit).flatMap(({ id }) => membersOf(event, id));
  const alone = plan.unit === "teams" ? unteamed(event) : [];
  const headless = [...event.teams.values()].find(({ status, captain }) => status === "playing" && captain === undefined);
  return firstOf(
    alone.length > 0 &&
      (event.format.ranks === "teams" || alone.length >= event.format.teamSize) &&
      refuse(`Players without a team: ${names(event, alone)}; team them up, or drop them`, "ET-TEAM-01"),
    headless && event.format.ranks === "teams" && refuse(`The team ${headless.name} has no captain`, "ET-TLIST-01"),
    listsRefusal(event, players),
  );
}

/** Everybody who plays has handed in a list. */
export function listsRefusal(event: TournamentEvent, players: readonly string[]): RowRefusal | undefined {
  const without = players.filter((id) => event.players.get(id)?.status === "playing" && event.players.get(id)?.list === undefined);
  const rule = event.format.lists.squads > 1 ? "ES-LIST-01" : "ET-LIST-01";
  return without.length > 0 ? refuse(`Lists are missing: ${names(event, without)}; take them in, or drop the players`, rule) : undefined;
}

const names = (event: TournamentEvent, ids: readonly string[]): string =>
  ids
    .slice(0, 20)
    .map((id) => nameOf(event, id))
    .join(", ") + (ids.length > 20 ? ` and ${ids.length - 20} more` : "");
