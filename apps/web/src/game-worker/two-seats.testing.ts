/** A first-edition game between Anna and Ben with ready-made lists. */
import type { FormatChoice } from "@broadside/content";
import type { SquadDraft } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";

function squadOf(id: string): SquadDraft {
  const squad = READY_MADE.find((list) => list.id === id)?.entry.squads[0];
  if (!squad) throw new Error(`no list ${id}`);
  return squad;
}

export const twoSeats = (annas: string, bens: string): FormatChoice => ({
  edition: "1e",
  format: "standard-100",
  seats: [
    { name: "Anna", team: 1, squad: squadOf(annas) },
    { name: "Ben", team: 2, squad: squadOf(bens) },
  ],
});
