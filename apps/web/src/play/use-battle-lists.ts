/** Lists for the seats of a scenario: what the worker finds fitting, the browser's drafts, and what was brought here. */
import { formatById, type SquadDraft } from "@broadside/squads";
import { useDrafts } from "../build/draft-store.ts";
import type { BattleList, BattleLists } from "./battle-protocol.ts";
import type { Client } from "./client.ts";
import { useAsked } from "./use-asked.ts";

export interface OwnList {
  readonly id: string;
  readonly title: string;
  readonly source: BattleList["source"];
  readonly squad: SquadDraft;
}

interface OfferedLists {
  offers(seat: number): readonly OwnList[];
  /** The one wanted, or the seat's first: seats take the lists there are in turn. */
  chosen(seat: number, wanted: string | undefined): OwnList | undefined;
}

export function useBattleLists(client: Client, wanted: BattleLists, own: readonly OwnList[]): OfferedLists | undefined {
  const found = useAsked(wanted, client.battleLists);
  const { drafts } = useDrafts();
  if (!found) return undefined;
  const drafted = drafts
    .filter(({ entry }) => formatById(entry.format)?.edition === wanted.edition)
    .flatMap(({ id, name, entry }) =>
      entry.squads.map((squad, at): OwnList => ({ id: `draft ${id} ${at}`, title: name, source: "My drafts", squad })),
    );
  const offers = (seat: number): readonly OwnList[] => [...found.filter(({ fits }) => fits.includes(seat)), ...drafted, ...own];
  return {
    offers,
    chosen: (seat, id) => {
      const all = offers(seat);
      const fitting = found.filter(({ fits }) => fits.includes(seat));
      return all.find((list) => list.id === id) ?? fitting[seat % Math.max(1, fitting.length)] ?? all[0];
    },
  };
}
