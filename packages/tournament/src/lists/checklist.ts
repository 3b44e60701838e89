/** Everything that a player needs at check-in: the format's gear and the ships of their squads. */
import type { TournamentEvent } from "../event/event.ts";
import type { SubmittedSquad } from "./event-list.ts";

/**
 * The player must bring everything on the list, because nobody has to lend components (ET-GEAR-02). If a player has several squads, a ship
 * is listed as many times as in the squad that has the most copies of it.
 */
export function checklistOf({ format, players }: TournamentEvent, player: string): readonly string[] {
  const most = new Map<string, number>();
  for (const squad of players.get(player)?.list?.squads ?? [])
    for (const [name, copies] of copiesIn(squad)) most.set(name, Math.max(copies, most.get(name) ?? 0));
  return [...format.gear, ...[...most].map(([name, copies]) => (copies === 1 ? name : `${copies} x ${name}`))];
}

function copiesIn({ ships }: SubmittedSquad): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const { name } of ships) copies.set(name, (copies.get(name) ?? 0) + 1);
  return copies;
}
