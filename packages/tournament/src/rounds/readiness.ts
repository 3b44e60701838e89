/** What must be in order before anybody is paired. */
import type { TournamentEvent } from "../event/event.ts";
import { membersOf } from "../event/working-event.ts";
import { citing, type RowRefusal, refuse } from "../log/refusal.ts";
import { nameOf } from "../people/display-names.ts";
import type { RoundPlan } from "../settings/settings.ts";
import { sidesToPair, unteamed } from "./contenders.ts";

export interface Unreadiness extends RowRefusal {
  readonly missing: "teams" | "a captain" | "lists";
}

export function readinessRefusal(event: TournamentEvent, plan: RoundPlan): Unreadiness | undefined {
  const players = sidesToPair(event, plan.unit).flatMap(({ id }) => membersOf(event, id));
  const alone = plan.unit === "teams" ? unteamed(event) : [];
  const headless = [...event.teams.values()].find(({ status, captain }) => status === "playing" && captain === undefined);
  if (alone.length > 0 && (event.format.ranks === "teams" || alone.length >= event.format.teamSize))
    return unready(event, "teams", refuse(`Players without a team: ${names(event, alone)}; team them up, or drop them`, "ET-TEAM-01"));
  if (headless && event.format.ranks === "teams")
    return unready(event, "a captain", refuse(`The team ${headless.name} has no captain`, "ET-TLIST-01"));
  return unready(event, "lists", listsRefusal(event, players));
}

function unready({ format }: TournamentEvent, missing: Unreadiness["missing"], refusal: RowRefusal | undefined): Unreadiness | undefined {
  const cited = citing(format, refusal);
  return cited && { ...cited, missing };
}

/** Everybody who plays has handed in a list. */
export function listsRefusal(event: TournamentEvent, players: readonly string[]): RowRefusal | undefined {
  const without = players.filter((id) => event.players.get(id)?.status === "playing" && event.players.get(id)?.list === undefined);
  return without.length > 0
    ? refuse(`Lists are missing: ${names(event, without)}; take them in, or drop the players`, "ET-LIST-01")
    : undefined;
}

const names = (event: TournamentEvent, ids: readonly string[]): string =>
  ids
    .slice(0, 20)
    .map((id) => nameOf(event, id))
    .join(", ") + (ids.length > 20 ? ` and ${ids.length - 20} more` : "");
