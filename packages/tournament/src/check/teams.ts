/** Teams with two factions: an organiser must allow them, but older logs may contain one that nobody allowed. */
import type { TournamentEvent } from "../event/event.ts";
import { isSameFaction } from "../lists/event-list.ts";
import type { Entry, ListHandIn } from "../log/log.ts";
import { undoneBy } from "../log/undo.ts";
import { nameOf } from "../people/display-names.ts";
import type { Finding } from "./finding.ts";

export function teamFindings(event: TournamentEvent, entries: readonly Entry[]): readonly Finding[] {
  if (event.format.ranks !== "teams") return [];
  const lists = listRows(entries);
  return [...event.teams.values()].flatMap(({ id, members }): readonly Finding[] => {
    const rows = members.flatMap((member) => lists.get(member) ?? []);
    if (rows.every(({ what }) => isSameFaction(rows[0]?.what.list, what.list))) return [];
    const played = rows.map(({ what }) => ({ player: nameOf(event, what.player), faction: what.list.faction }));
    const isWanted = rows.some(({ what }) => what.override !== undefined);
    return [
      {
        entry: Math.max(...rows.map(({ number }) => number)),
        rule: "ET-TEAM-09",
        found: { key: "team has two factions", team: nameOf(event, id), lists: played },
        weight: isWanted ? "note" : "broken",
      },
    ];
  });
}

/** For each player, the row with their current list. */
function listRows(entries: readonly Entry[]): ReadonlyMap<string, Entry<ListHandIn>> {
  const undone = undoneBy(entries);
  const isList = (entry: Entry): entry is Entry<ListHandIn> => entry.what.kind === "handed in" && !undone.has(entry.number);
  return new Map(entries.filter(isList).map((entry) => [entry.what.player, entry]));
}
