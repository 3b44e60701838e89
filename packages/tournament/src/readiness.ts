/** What must be in order before anybody is paired. */

import { sidesToPair } from "./contenders.ts";
import { nameOf } from "./display-names.ts";
import type { TournamentEvent } from "./event.ts";
import { firstOf, type Refusal, refuse } from "./refusal.ts";
import type { RoundPlan } from "./settings.ts";
import { membersOf, teamOf } from "./working.ts";

export function readinessRefusal(event: TournamentEvent, plan: RoundPlan): Refusal | undefined {
  const sides = sidesToPair(event, plan.unit);
  const players = sides.flatMap(({ id }) => membersOf(event, id)).filter((id) => event.players.get(id)?.status === "playing");
  const without = players.filter((id) => event.players.get(id)?.list === undefined);
  const alone =
    plan.unit === "teams" ? [...event.players.values()].filter(({ id, status }) => status === "playing" && !teamOf(event, id)) : [];
  const headless =
    plan.unit === "teams"
      ? [...event.teams.values()].find(({ status, captain }) => status === "playing" && captain === undefined)
      : undefined;
  return firstOf(
    alone.length > 0 &&
      refuse(
        `Players without a team: ${names(
          event,
          alone.map(({ id }) => id),
        )}`,
        "ET-TEAM-01",
      ),
    headless && event.format.ranks === "teams" && refuse(`The team ${headless.name} has no captain`, "ET-TLIST-01"),
    without.length > 0 &&
      refuse(`Lists are missing: ${names(event, without)}`, event.format.lists.squads > 1 ? "ES-LIST-01" : "ET-LIST-01"),
  );
}

const names = (event: TournamentEvent, ids: readonly string[]): string =>
  ids
    .slice(0, 20)
    .map((id) => nameOf(event, id))
    .join(", ") + (ids.length > 20 ? ` and ${ids.length - 20} more` : "");
