/** Lists for the seats of a table: what the worker finds fitting, the browser's drafts, and what was brought here. */
import { formatById } from "@broadside/squads";
import { useDrafts } from "../../build/drafts/draft-store.ts";
import type { Client } from "../../game-worker/client.ts";
import { useAsked } from "../use-asked.ts";
import type { ListTable, OfferedLists } from "./start-protocol.ts";

interface ListsOfSeats {
  offers(seat: number): readonly OfferedLists[];
  /** The one wanted, or that of the line-up. */
  chosen(seat: number): OfferedLists | undefined;
}

/** With the lists that each seat wants, by their id. */
export function useLists(
  client: Client,
  table: ListTable,
  own: readonly OfferedLists[],
  ids: readonly (string | undefined)[],
): ListsOfSeats | undefined {
  const found = useAsked(table, client.lists);
  const drafted = useDrafted(table);
  const known = (seat: number): readonly OfferedLists[] => [...(found ?? []).filter(({ fits }) => fits.includes(seat)), ...drafted, ...own];
  const wantedBy = (seat: number): OfferedLists | undefined => known(seat).find(({ id }) => id === ids[seat]);
  const chosen = Object.fromEntries(
    table.teams.flatMap((_, seat) => {
      const lists = wantedBy(seat);
      return lists ? [[seat, { title: lists.title, squads: lists.squads, options: lists.options }] as const] : [];
    }),
  );
  const lineUp = useAsked(found && { table, chosen }, client.lineUp);
  if (!found || !lineUp) return undefined;
  const linedUp = (seat: number): OfferedLists | undefined => {
    const lists = lineUp[seat];
    if (!lists) return undefined;
    const same = known(seat).find(({ squads }) => isSame(squads, lists.squads));
    return same ?? { ...lists, id: `line-up ${seat}`, source: "Put together" };
  };
  return {
    offers: (seat) => [...new Set([...known(seat), ...(wantedBy(seat) ? [] : [linedUp(seat)])])].flatMap((lists) => lists ?? []),
    chosen: (seat) => wantedBy(seat) ?? linedUp(seat),
  };
}

/** Drafts for a format of the first edition whole, as they are handed in; those of the second squad by squad. */
function useDrafted(table: ListTable): readonly OfferedLists[] {
  const { drafts } = useDrafts();
  return drafts.flatMap(({ id, name, entry }): readonly OfferedLists[] => {
    const own = { title: name, source: "My drafts" } as const;
    if (table.edition === "1e")
      return entry.format === table.format ? [{ ...own, id: `draft ${id}`, squads: entry.squads, options: entry.options }] : [];
    if (formatById(entry.format)?.edition !== table.edition) return [];
    return entry.squads.map((squad, at) => ({ ...own, id: `draft ${id} ${at}`, squads: [squad] }));
  });
}

/** Whatever they are called. */
const isSame = (some: OfferedLists["squads"], others: OfferedLists["squads"]): boolean => withoutNames(some) === withoutNames(others);
const withoutNames = (squads: OfferedLists["squads"]): string =>
  JSON.stringify(squads.map(({ faction, ships, builds, wings }) => [faction, ships, builds ?? [], wings ?? []]));
