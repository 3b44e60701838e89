/** What a round needs before it can be paired. */
import type { TournamentEvent } from "../event/event.ts";
import { membersOf } from "../event/working-event.ts";
import { nameOf } from "../people/display-names.ts";
import { citing, type RowRefusal } from "../reasons/row-refusal.ts";
import type { RoundPlan } from "../settings/settings.ts";
import { sidesToPair, unteamed } from "./contenders.ts";

export interface Unreadiness {
  readonly refusal: RowRefusal;
  readonly missing: "teams" | "a captain" | "lists";
}

export function readinessRefusal(event: TournamentEvent, plan: RoundPlan): Unreadiness | undefined {
  const players = sidesToPair(event, plan.unit).flatMap(({ id }) => membersOf(event, id));
  const alone = plan.unit === "teams" ? unteamed(event) : [];
  const headless = [...event.teams.values()].find(({ status, captain }) => status === "playing" && captain === undefined);
  if (alone.length > 0 && (event.format.ranks === "teams" || alone.length >= event.format.teamSize))
    return unready(event, "teams", { key: "players without a team", players: namesOf(event, alone), rule: "ET-TEAM-01" });
  if (headless && event.format.ranks === "teams")
    return unready(event, "a captain", { key: "team without a captain", team: headless.name, rule: "ET-TLIST-01" });
  return unready(event, "lists", listsRefusal(event, players));
}

function unready({ format }: TournamentEvent, missing: Unreadiness["missing"], refusal: RowRefusal | undefined): Unreadiness | undefined {
  const cited = citing(format, refusal);
  return cited && { refusal: cited, missing };
}

/** Every player needs a list. */
export function listsRefusal(event: TournamentEvent, players: readonly string[]): RowRefusal | undefined {
  const without = players.filter((id) => event.players.get(id)?.status === "playing" && event.players.get(id)?.list === undefined);
  return without.length > 0 ? { key: "lists are missing", players: namesOf(event, without), rule: "ET-LIST-01" } : undefined;
}

const namesOf = (event: TournamentEvent, ids: readonly string[]): readonly string[] => ids.map((id) => nameOf(event, id));
